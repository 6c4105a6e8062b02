/** Waits for a report, and says how far it has come. */
import { getReport, getReportOf, postReport } from '../extras/requests.ts'
import type { ReportAnswer, ReportShown } from '../wire.ts'

export type Progress = Pick<ReportAnswer, 'stage' | 'ahead'>

/** Asks until the report is there; the server answers within a second each time. Null: nobody wants it any more. */
async function untilDone(answer: ReportAnswer, ask: () => Promise<ReportAnswer>, onprogress: (progress: Progress) => boolean): Promise<ReportShown | null> {
  while (!answer.report) {
    if (!onprogress(answer)) return null
    answer = await ask()
  }
  return answer.report
}

/** The report of a finished game; `onprogress` returns whether it is still wanted. */
export async function fetchReport(table: string, onprogress: (progress: Progress) => boolean): Promise<ReportShown | null> {
  return untilDone(await getReport(table), () => getReport(table), onprogress)
}

/** The report of a transcript. */
export async function reportOf(transcript: unknown, onprogress: (progress: Progress) => boolean): Promise<ReportShown | null> {
  const answer = await postReport(transcript)
  return untilDone(answer, () => getReportOf(answer.key), onprogress)
}
