/** Where we are: `/`, `/?new=<game>`, `/t/<table>`, `/r/<table>`, `/rules/<game>`, `/report`, `/report/<table>`, `/v`, `/chance`. */
interface Route {
  page: 'home' | 'new' | 'table' | 'replay' | 'rules' | 'report' | 'verify' | 'chance' | 'lost'
  id: string
}

export function routeOf(path: string, search = ''): Route {
  const [, first = '', id = ''] = path.split('/')
  const game = new URLSearchParams(search).get('new')
  if (first === '' && game) return { page: 'new', id: game }
  const pages: Record<string, Route['page']> = { '': 'home', t: 'table', r: 'replay', rules: 'rules', report: 'report', v: 'verify', chance: 'chance' }
  const page = pages[first] ?? 'lost'
  const needsId = page === 'table' || page === 'replay' || page === 'rules'
  return needsId && !id ? { page: 'lost', id: '' } : { page, id: decodeURIComponent(id) }
}

let place = $state.raw({ path: location.pathname, search: location.search })

function look(): void {
  place = { path: location.pathname, search: location.search }
}

export const here = {
  get route(): Route {
    return routeOf(place.path, place.search)
  },
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  look()
  scrollTo(0, 0)
}

addEventListener('popstate', look)

/** Links inside the page change the route without a reload: `onclick={follow}`. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const foreign = !link || link.origin !== location.origin || link.hasAttribute('download') || link.target
  if (foreign || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
