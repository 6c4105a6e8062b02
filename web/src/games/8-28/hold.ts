/** A standing Stay: it declines every offer of a round until the player releases it. */
import type { Eight28Move, Eight28View } from '../../wire.ts'
import type { QuestionOf } from '../contract.ts'

/** For which seat and round it was asked for. */
export interface Hold {
  seat: number
  round: number
}

/** Whether there is something to hold on to: offers may still come to this seat in this round. */
export function canHold(view: Eight28View, seat: number | null): seat is number {
  if (seat === null || view.ending !== null || view.phase === 'aim') return false
  return !view.out[seat] && !view.passed[seat]
}

/** Whether it holds on: new cards and a choice of treasure let it go by themselves. */
export function holds(hold: Hold | undefined, view: Eight28View, seat: number | null): boolean {
  return hold !== undefined && canHold(view, seat) && hold.seat === seat && hold.round === view.rounds
}

/** The answer that it gives: the `decline` that was sent as legal, or nothing. */
export function answer(question: QuestionOf<'8-28'> | null): Eight28Move | null {
  return question?.legal.find((move) => move.move === 'decline') ?? null
}
