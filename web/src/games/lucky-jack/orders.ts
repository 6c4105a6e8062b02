/** Standing orders: what a seat always says when a card can be claimed. They only choose among the legal moves. */
import type { LuckyJackMove } from '../../wire.ts'
import { find, SYMBOLS } from './symbols.ts'

export interface Orders {
  /** The symbols that are always taken. */
  take: string[]
  /** Whether all others are left without asking. */
  rest: boolean
}

export const NO_ORDERS: Orders = { take: [], rest: false }

/** The answer that the orders give to the card on offer; null when the player is to say it. */
export function answer(orders: Orders, card: string, legal: readonly LuckyJackMove[]): LuckyJackMove | null {
  if (orders.take.includes(card)) return find(legal, 'take') ?? null
  return (orders.rest && find(legal, 'leave')) || null
}

export function toggled(orders: Orders, card: string): Orders {
  const take = orders.take.includes(card) ? orders.take.filter((other) => other !== card) : [...orders.take, card]
  return { ...orders, take }
}

const key = (who: string) => `fiveleaf-lucky-jack-orders-${who}`

/** The orders that somebody left in this browser. */
export function readOrders(who: string): Orders {
  try {
    const stored = JSON.parse(localStorage.getItem(key(who)) ?? 'null') as Partial<Orders> | null
    return { take: SYMBOLS.filter((card) => stored?.take?.includes(card)), rest: stored?.rest === true }
  } catch {
    return NO_ORDERS
  }
}

export function keepOrders(who: string, orders: Orders): void {
  try {
    if (orders.rest || orders.take.length) localStorage.setItem(key(who), JSON.stringify(orders))
    else localStorage.removeItem(key(who))
  } catch {
    // a browser that keeps nothing: they hold until the page is left
  }
}
