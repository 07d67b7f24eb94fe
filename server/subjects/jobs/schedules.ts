import { CronError, isTimeZone, parseCron } from '../../../renderer/core'
import { answer } from '../../http/answers'
import type { Call, CallOf } from '../../http/module'
import { askRun, paramsOf, rightFault, scheduleKey, textFault, timeAfter, ZONE } from '../../jobs'
import type { GivenRecord } from '../../records/check-context'
import type { DeclaredEntity } from '../../records/entity-hooks'
import { fail } from '../../util/errors'
import { hideSealed } from '../../util/sealed-text'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import * as schedules from './repository'
import { keptSchedule } from './sealed-params'
import { texts } from './texts'
import { wallText } from './wall-text'

const COUNT = 5
const RUNNING = '0'
const STOPPED = '-1'

const refuse = (field: string, message: string): never => fail(message, 500, [{ field, message }])

/** What is wrong with an expression; undefined when it can be used. */
function cronFault(expression: string): string | undefined {
  try {
    parseCron(expression)
    return undefined
  } catch (error) {
    if (error instanceof CronError) return error.message
    throw error
  }
}

/** What stands of the record. */
async function storedOf(call: Call, { id }: GivenRecord) {
  return typeof id === 'string' && id !== '' ? call.readTenant(trx => schedules.findSchedule(trx, id)) : undefined
}

async function validate(call: Call, given: GivenRecord): Promise<void> {
  const stored = await storedOf(call, given)
  // What is given over what stands.
  const record: GivenRecord = { ...stored, ...given }
  const text = (name: string) => (typeof record[name] === 'string' ? String(record[name]) : '')
  const jobClassName = text('jobClassName')
  const type = call.catalog.jobs.of(jobClassName)
  if (jobClassName && (!type || type.scheduled === false)) refuse('jobClassName', texts.unknownType(jobClassName))
  const fault = type && textFault(type, text('parameter'))
  if (fault !== undefined) refuse('parameter', fault)
  const isKept = stored?.jobClassName === jobClassName && hideSealed(stored.parameter ?? '') === hideSealed(text('parameter'))
  if (type && !isKept) {
    const against = await type.mayAsk(paramsOf(text('parameter')), call)
    if (against !== undefined) refuse('parameter', against)
    const lacking = rightFault(type, call.can)
    if (lacking !== undefined) refuse('jobClassName', lacking)
  }
  if (text('timeZone') && !isTimeZone(text('timeZone'))) refuse('timeZone', texts.unknownZone(text('timeZone')))
  const taken = await call.readTenant(trx => schedules.isClassTaken(trx, jobClassName, text('name'), text('id')))
  if (taken) refuse(text('name') ? 'name' : 'jobClassName', texts.classTaken)
}

export const scheduleHooks: DeclaredEntity = {
  added: () => texts.added,
  edited: () => texts.edited,
  validate,
  kept: keptSchedule,
  check: ({ cronExpression }) => {
    const fault = typeof cronExpression === 'string' && cronExpression !== '' ? cronFault(cronExpression) : undefined
    return fault === undefined ? [] : [['cronExpression', fault]]
  },
}

async function setStatus(call: CallOf<'sysQuartzJobPause'>, status: '0' | '-1', message: string) {
  const { id, jobClassName } = call.query
  if (!id && !jobClassName) fail(texts.whichSchedule)
  const found = await call.withTenant(trx => schedules.setStatus(trx, { id, jobClassName }, status))
  if (found === 0) fail(texts.noSchedule)
  return answer({ message })
}

export const pause = (call: CallOf<'sysQuartzJobPause'>) => setStatus(call, STOPPED, texts.paused)
export const resume = (call: CallOf<'sysQuartzJobResume'>) => setStatus(call, RUNNING, texts.resumed)

export async function execute(call: CallOf<'sysQuartzJobExecute'>) {
  const { id } = call.query
  await call.withTenant(async trx => {
    const found = (await schedules.findSchedule(trx, id)) ?? fail(texts.noSchedule)
    await askRun(trx, {
      type: found.jobClassName,
      name: found.name || found.jobClassName,
      params: paramsOf(found.parameter),
      tells: found.tells ?? '',
      cause: 'hand',
      schedule: id,
      key: scheduleKey(id),
      limits: { attempts: found.attempts, pause: found.pauseSeconds, seconds: found.timeLimit },
    })
  })
  return answer({ message: texts.executed })
}

export const types = async (call: CallOf<'sysQuartzJobTypes'>) =>
  call.catalog.jobs.all().map(({ name, title, params, limits: { attempts, pause: pauseSeconds, seconds: timeLimit, once } }) => ({
    name,
    title: title(),
    params: { ...params() },
    attempts,
    pauseSeconds,
    timeLimit,
    once,
  }))

/** When a schedule runs next, by the clock of its zone; nothing while it, or all jobs, are held. */
export async function nextRuns(call: CallOf<'sysQuartzJobNextRuns'>) {
  const { id, count = COUNT } = call.query
  const { schedule, held } = await call.readTenant(async trx => ({
    schedule: await schedules.findSchedule(trx, id),
    held: (await schedules.holdOf(trx)).held,
  }))
  const found = schedule ?? fail(texts.noSchedule)
  if (held || found.status !== RUNNING) return []
  const times: { time: string }[] = []
  for (let at = timeAfter(found, Date.now()); at && times.length < count; at = timeAfter(found, at.getTime()))
    times.push({ time: wallText(at, found.timeZone || ZONE) })
  return times
}

export const hold = (call: CallOf<'sysQuartzJobHold'>) => call.readTenant(schedules.holdOf)

export async function setHold(call: CallOf<'sysQuartzJobHoldPut'>) {
  if (call.session.tenantId !== SYSTEM_TENANT) fail(texts.holdOfSystem)
  const { held } = call.body
  await call.withTenant(trx => schedules.setHold(trx, held, call.session.username))
  await call.audit({ table: 'sys_job_hold', action: held ? 'hold' : 'release' })
  return answer({ message: held ? texts.held : texts.released })
}
