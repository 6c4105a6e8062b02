/** What the extras ask of the server. */
import { ask } from '../lib/api.ts'
import type { ChanceCounted, Frames, LuckyMoment, Proof, ReportAnswer, WhatIf } from '../wire.ts'

export const getProof = (table: string) => ask<Proof>(`/api/tables/${encodeURIComponent(table)}/proof`)

/** The lucky moment of a finished game. */
export const getMoment = (table: string) => ask<LuckyMoment>(`/api/tables/${encodeURIComponent(table)}/moment`)

/** The luck of all finished games. */
export const getChance = () => ask<ChanceCounted>('/api/chance')

/** The proof of a transcript that somebody hands in: the rules, which weigh the outcomes, live in the server. */
export const postProof = (transcript: unknown) => ask<Proof>('/api/proof', transcript)

/** A stretch of a finished game; `viewer` is a seat, `spectator` or `all`. */
export const getFrames = (table: string, viewer: string, first: number, last: number) =>
  ask<Frames>(`/api/tables/${encodeURIComponent(table)}/frames?seat=${viewer}&from=${first}&to=${last}`)

/** The report of a finished game, or how far it has come. */
export const getReport = (table: string) => ask<ReportAnswer>(`/api/tables/${encodeURIComponent(table)}/report`)

/** The same for a transcript that somebody hands in; from then on it is asked for by its key. */
export const postReport = (transcript: unknown) => ask<ReportAnswer>('/api/reports', transcript)
export const getReportOf = (key: string) => ask<ReportAnswer>(`/api/reports/${encodeURIComponent(key)}`)

/** What else could have been done at a ply of a finished game. */
export const getWhatIf = (table: string, ply: number) => ask<WhatIf>(`/api/tables/${encodeURIComponent(table)}/what-if?ply=${ply}`)
