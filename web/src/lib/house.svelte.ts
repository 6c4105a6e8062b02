/** What all pages share: who we are, the list of games, the words, the connection, the tables that are watched. */
import type { FluentBundle } from '@fluent/bundle'
import { remembered, rememberTable } from '../extras/memory.ts'
import { alarmOf, Pledging } from '../extras/pledges.ts'
import type { Home, Language, NewTable, Person, LocalizedText, TableListed, TableShown, ToPage } from '../wire.ts'
import { ANIMAL_NAMES } from '../table/animals.ts'
import { getHome, postMe, postPutAway, postTable, Refused } from './api.ts'
import { go } from './route.svelte.ts'
import { settings } from './settings.svelte.ts'
import { Connection } from './socket.svelte.ts'
import { COACH, TableState } from './table.svelte.ts'
import { loadBundle, wordings, type T } from './texts.ts'

const NOTICE_TIME = 5000 // ms
const ACTION_TIME = 10_000 // ms, for a notice that asks for something

interface Notice {
  text: string
  tone: 'good' | 'bad'
  /** What the reader can do about it. */
  action?: { label: string; run: () => void }
}

class House {
  home = $state.raw<Home | null>(null)
  /** The words; null until the first texts are there. */
  t = $state.raw<T | null>(null)
  /** A sentence that goes away by itself. */
  notice = $state.raw<Notice | null>(null)
  readonly connection = new Connection((message) => this.#receive(message))
  readonly tables = new Map<string, TableState>()
  #invites = new Map<string, string>()
  #pledging = new Pledging()
  #beginning = new Set<string>() // tables that start as soon as our pledge is in
  #noticeTimer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.connection.onSignedOut = () => void this.#signedOut()
  }

  // ── words ──────────────────────────────────────────────────────────────────────────────────────

  async speak(language: Language): Promise<void> {
    const bundle = await loadBundle(language)
    if (settings.language === language) this.t = wordings(bundle, language)
  }

  /** The words of a game, with the names of its seats. */
  wordsOf(bundle: FluentBundle, names: readonly string[]): T {
    return wordings(bundle, bundle.locales[0] as Language, names)
  }

  async notifyRefusal(why: LocalizedText, tone: 'good' | 'bad' = 'bad'): Promise<void> {
    const bundle = await loadBundle(settings.language, why.game)
    this.notify(wordings(bundle, settings.language).localized(why), tone)
  }

  notify(text: string, tone: Notice['tone'] = 'good', action?: Notice['action'], time = action ? ACTION_TIME : NOTICE_TIME): void {
    this.notice = { text, tone, action }
    clearTimeout(this.#noticeTimer)
    this.#noticeTimer = setTimeout(() => (this.notice = null), time)
  }

  // ── people ─────────────────────────────────────────────────────────────────────────────────────

  async refresh(): Promise<void> {
    await this.try(async () => {
      this.home = await getHome()
    })
  }

  /** Somebody until a name is given: an animal and its name, drawn once for this browser. */
  drawn(): Person {
    const animal = drawnAnimal()
    return { name: this.t?.(`page-drawn-${animal}`) ?? animal, animal, language: settings.language }
  }

  /** Where links for others begin: on this very device “localhost” is of no use to them. */
  get origin(): string {
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
    return isHere && this.home?.address ? new URL(this.home.address).origin : location.origin
  }

  get me(): Person {
    return this.home?.me ?? this.drawn()
  }

  /** The server knows us as that person; a connection goes by who opened it, so there is a new one. */
  async become(person: Person): Promise<boolean> {
    return this.try(async () => {
      await postMe(person)
      if (this.home) this.home = { ...this.home, me: person }
      this.connection.restart()
    })
  }

  /** Makes sure that the server knows us, with a drawn name if none was given. */
  async introduce(): Promise<boolean> {
    return this.home?.me ? true : this.become(this.drawn())
  }

  /** Another device of ours has signed this one out: nothing that we saw as that player stays in sight. */
  async #signedOut(): Promise<void> {
    go('/', true)
    await this.refresh()
    if (this.t) this.notify(this.t('page-signed-out'), 'bad')
  }

  // ── tables ─────────────────────────────────────────────────────────────────────────────────────

  async make(table: NewTable): Promise<void> {
    if (!(await this.introduce())) return
    await this.try(async () => {
      const made = await postTable({ ...table, start: false })
      if (table.start) this.#beginning.add(made.table)
      go(`/t/${made.table}`)
    })
  }

  /** Puts a table of ours away, which can be undone for a while, or brings it back. */
  async putAway(listed: TableListed, away: boolean): Promise<void> {
    const { t } = this
    const isDone = await this.try(async () => {
      await postPutAway({ table: listed.table, away })
    })
    await this.refresh()
    if (!isDone || !away || !t) return
    const text = t(listed.status === 'running' ? 'page-put-away-running' : 'page-put-away-done')
    this.notify(text, 'good', { label: t('page-undo'), run: () => void this.putAway(listed, false) })
  }

  /** Says who has left the table to a bot, and who is back. */
  #notifySeatChanges(before: TableShown | null, now: TableShown): void {
    const { t } = this
    if (!before || !t || now.status === 'lobby') return
    for (const [seat, { name, left }] of now.seats.entries()) {
      const had = before.seats[seat]
      if (!had || had.left === left || before.yours.includes(seat)) continue
      this.notify(left === null ? t('page-is-back', { name }) : t('page-has-left', { name: left, bot: name }))
    }
  }

  /** Sends what our browser adds to the luck of a table, and the start of one that was to begin at once. */
  prepare(shown: TableShown): void {
    for (const message of this.#pledging.messages(shown, this.connection.number)) this.connection.send(message)
    if (this.#beginning.delete(shown.table)) this.#start(shown.table)
  }

  #start(table: string): void {
    const known = this.tables.get(table)
    if (known) known.startedOn = this.connection.number
    this.connection.send({ type: 'start', table, fill: settings.bot })
  }

  /** Tells the player when something is wrong with the seal of a running game; the lobby shows it by itself. */
  #watchSeal(shown: TableShown, known: TableState): void {
    const alarm = alarmOf(remembered(shown.table), shown.seal.broken)
    if (alarm && alarm !== known.seenAlarm && shown.status === 'running' && this.t) {
      known.seenAlarm = alarm
      this.notify(this.t(`page-alarm-${alarm}`), 'bad')
    }
    known.alarm = alarm
  }

  watch(id: string, invite: string | null): TableState {
    const known = this.tables.get(id) ?? new TableState()
    this.tables.set(id, known)
    known.beginning ||= this.#beginning.has(id)
    if (invite) this.#invites.set(id, invite)
    this.connection.watch(id, () => ({ type: 'watch', table: id, invite: this.#invites.get(id) ?? null, after: known.known }))
    return known
  }

  unwatch(id: string): void {
    this.connection.unwatch(id)
    this.tables.delete(id)
  }

  #receive(message: ToPage): void {
    if (message.type === 'table') {
      rememberTable(message)
      const known = this.tables.get(message.table)
      if (!known) return
      this.prepare(message)
      if (known.startedOn !== null && known.startedOn !== this.connection.number) known.beginning = false // it may be lost
      this.#watchSeal(message, known)
      this.#notifySeatChanges(known.shown, message)
      if (!known.take(message)) this.watch(message.table, null)
    } else if (message.type === 'spoken') {
      this.tables.get(message.table)?.receivePhrase(message)
    } else if (message.type === 'advised') {
      this.tables.get(message.table)?.advise(message)
    } else if (message.type === 'refused') {
      const known = this.tables.get(message.table ?? '')
      if (message.id === COACH) {
        if (known) known.unadvised = { ...message.why }
        return
      }
      if (known && !known.shown) {
        known.trouble = message.why
        return
      }
      if (known) {
        known.refusals++
        known.beginning = false
      }
      void this.notifyRefusal(message.why)
    }
  }

  /** Does something; what the server refuses is shown. */
  async try(what: () => Promise<void>): Promise<boolean> {
    try {
      await what()
      return true
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault
      void this.notifyRefusal(fault.why)
      return false
    }
  }
}

function drawnAnimal(): string {
  const place = 'fiveleaf-animal'
  const known = localStorage.getItem(place)
  if (known && ANIMAL_NAMES.includes(known)) return known
  const drawn = ANIMAL_NAMES[Math.floor(Math.random() * ANIMAL_NAMES.length)] ?? 'fox'
  localStorage.setItem(place, drawn)
  return drawn
}

export const house = new House()
