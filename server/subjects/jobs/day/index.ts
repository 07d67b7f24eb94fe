import type { JobTime } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { timeAfter, ZONE } from '../../../jobs'
import { fail } from '../../../util/errors'
import { holdOf, type Schedule } from '../repository'
import { texts } from '../texts'
import { wallText } from '../wall-text'
import { figuresOfToday, livingSchedules, runsOfDay } from './repository'

/** Runs of a day that are shown. */
const MOST_RUNS = 500
/** Coming times of one schedule that are shown. */
const MOST_TIMES = 24
/** Coming times of one schedule that are counted. */
const MOST_COUNTED = 10_000
const DAY = 24 * 3_600_000

const stateOf = (state: string): string => texts.states[state] ?? state

/** The times of a schedule between two instants; the last line says how many more there are. */
function timesBetween(schedule: Schedule, from: number, until: number): readonly JobTime[] {
  const times: JobTime[] = []
  let count = 0
  for (let at = timeAfter(schedule, from - 1); at && at.getTime() < until && count < MOST_COUNTED; at = timeAfter(schedule, at.getTime())) {
    count++
    if (times.length === MOST_TIMES) continue
    const { id: scheduleId, name, jobClassName } = schedule
    times.push({
      time: wallText(at, ZONE),
      name: name || jobClassName,
      scheduleId,
      runId: null,
      state: 'planned',
      stateText: stateOf('planned'),
      note: null,
    })
  }
  const last = times.at(-1)
  if (last && count > times.length) last.note = texts.moreTimes(count - times.length)
  return times
}

/** What has run and will run on a day, in the order of the times; nothing is to come while all jobs are held. */
export async function today(call: CallOf<'sysQuartzJobToday'>): Promise<JobTime[]> {
  const now = Date.now()
  const { ahead = 0, day = wallText(new Date(now + ahead * DAY), ZONE).slice(0, 10) } = call.query
  const begin = Date.parse(`${day}T00:00:00+08:00`)
  if (!Number.isFinite(begin)) fail(texts.noDay(day))
  return call.readTenant(async trx => {
    const runs = await runsOfDay(trx, day, MOST_RUNS)
    const { held } = await holdOf(trx)
    const schedules = held ? [] : await livingSchedules(trx)
    const coming = schedules.flatMap(schedule => timesBetween(schedule, Math.max(now, begin), begin + DAY))
    const past = runs.map(run => ({ ...run, stateText: stateOf(run.state) }))
    return [...past, ...coming].sort((left, right) => (left.time < right.time ? -1 : left.time > right.time ? 1 : 0))
  })
}

export const figures = (call: CallOf<'sysJobRunFigures'>) => call.readTenant(figuresOfToday)
