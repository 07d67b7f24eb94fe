import { CronError, isTimeZone, nextRun, parseCron } from '../../../renderer/core'
import type { JobTypes } from '../catalog'
import { limitsOf, scheduleKey } from '../limits'
import { paramsFault, paramsOf } from '../params'
import { alone, isFull, type JobsTrx } from '../repository'
import { texts } from '../texts'
import { addRun, type DueSchedule, isUnderWay, keepPlan, takeDue } from './repository'

/** Only one server plans at a time. */
const PLANNING = 1
const MOST = 200
/** A time that is noticed later than this was missed. */
const ON_TIME = 60_000
/** Missed times that are counted; more are more. */
const MOST_COUNTED = 1000

export const ZONE = 'Asia/Shanghai'

/** The first time of a schedule after an instant, within its from and until; null when there is none. */
export function timeAfter(
  schedule: Pick<DueSchedule, 'cronExpression' | 'timeZone' | 'startTime' | 'endTime'>,
  after: number,
): Date | null {
  const zone = schedule.timeZone || ZONE
  if (!isTimeZone(zone)) return null
  try {
    const found = nextRun(parseCron(schedule.cronExpression), new Date(Math.max(after, (schedule.startTime ?? 0) - 1000)), zone)
    return found && schedule.endTime !== null && found.getTime() > schedule.endTime ? null : found
  } catch (error) {
    if (error instanceof CronError) return null
    throw error
  }
}

/** The last time that has come, how many have, and the one after it. */
function timesUntil(schedule: DueSchedule, first: number, now: number): { last: number; count: number; next: Date | null } {
  let last = first
  let count = 1
  for (;;) {
    const next = timeAfter(schedule, last)
    if (next === null || next.getTime() > now) return { last, count, next }
    if (count >= MOST_COUNTED) return { last, count, next: timeAfter(schedule, now) }
    last = next.getTime()
    count++
  }
}

/** Why a time that has come makes no run; undefined: it does. */
async function skipReason(trx: JobsTrx, schedule: DueSchedule, times: { last: number; count: number }, now: number, maxWaiting: number) {
  if (now - times.last > ON_TIME && schedule.missed === 'skip') return texts.missed(times.count)
  if (schedule.overlap === 'skip' && (await isUnderWay(trx, schedule))) return texts.overlapping
  return (await isFull(trx, maxWaiting, schedule.tenantId)) ? texts.full(maxWaiting) : undefined
}

async function fire(trx: JobsTrx, schedule: DueSchedule, types: JobTypes, times: { last: number; count: number }, now: number) {
  const type = types.of(schedule.jobClassName)
  const params = paramsOf(schedule.parameter)
  const fault = type ? paramsFault(type, params) : texts.unknownType(schedule.jobClassName)
  const skipped = await skipReason(trx, schedule, times, now, types.maxWaiting)
  await addRun(trx, schedule, {
    planned: new Date(times.last),
    params,
    key: (fault === undefined && type?.key(params)) || scheduleKey(schedule.id),
    ...limitsOf(type, { attempts: schedule.attempts, pause: schedule.pauseSeconds, seconds: schedule.timeLimit }),
    skipped,
    failed: skipped === undefined ? fault : undefined,
  })
}

/**
 * Makes the runs of schedules whose time has come, and plans those that have changed. Of times that were missed one is made up for, or
 * none. Two servers make one run of a time: it is unique in the database.
 */
export async function plan(db: JobsTrx, types: JobTypes, now = Date.now()): Promise<void> {
  await db.transaction().execute(async trx => {
    if (!(await alone(trx, PLANNING))) return
    for (const schedule of await takeDue(trx, MOST)) {
      const { nextTime } = schedule
      if (nextTime === null || nextTime > now) {
        await keepPlan(trx, schedule, timeAfter(schedule, now))
        continue
      }
      const times = timesUntil(schedule, nextTime, now)
      await fire(trx, schedule, types, times, now)
      await keepPlan(trx, schedule, schedule.plannedVersion === schedule.version ? times.next : timeAfter(schedule, now))
    }
  })
}
