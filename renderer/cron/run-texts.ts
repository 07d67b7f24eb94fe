import { nextRuns } from './next'
import type { Cron } from './part'
import { wallAt } from './zone'

/** The next runs after an instant by the clock of a zone, as `YYYY-MM-DD HH:mm:ss`. */
export const runTexts = (cron: Cron, after: Date, zone: string, count: number): readonly string[] =>
  nextRuns(cron, after, zone, count).map(run => new Date(wallAt(run.getTime(), zone)).toISOString().slice(0, 19).replace('T', ' '))
