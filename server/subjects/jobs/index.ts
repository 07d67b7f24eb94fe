import { defineModule } from '../../http/module'
import type { TellingDatabase } from './alarms/repository'
import { notifyOwners as notifyRunOwners } from './alarms/tell'
import { figures, today } from './day'
import * as flows from './flows'
import * as runs from './runs'
import * as schedules from './schedules'
import { sealStoredParams } from './sealed-params'
import { offerSampleKind } from './seeds/sample-kind'
import { maxWaiting } from './settings'
import { cleanUp } from './types/clean-up'
import { httpCall } from './types/http-call'
import { sample } from './types/sample'

export { askToStop as stopRun } from './repository'

/** Tells owners what has become of their runs and flows. */
export async function notifyOwners(database: TellingDatabase): Promise<void> {
  await notifyRunOwners(database)
  await flows.notifyFlowOwners(database)
}

/** Schedules and runs of jobs; what runs them is `server/jobs`. */
export const job = defineModule({
  name: 'job',
  rows: 'subject',
  outgoing: 'none',
  declare: ({ entities, jobs, settings }) => {
    settings.declare(maxWaiting)
    jobs.limitWaiting(() => settings.value(maxWaiting))
    entities.declare('/sys/quartzJob', schedules.scheduleHooks)
    entities.declare('/sys/jobFlow', flows.flowHooks)
    for (const type of [cleanUp, httpCall, flows.flowJob]) jobs.declare(type)
  },
  prepare: offerSampleKind,
  handlers: {
    sysQuartzJobPause: schedules.pause,
    sysQuartzJobResume: schedules.resume,
    sysQuartzJobExecute: schedules.execute,
    sysQuartzJobTypes: schedules.types,
    sysQuartzJobNextRuns: schedules.nextRuns,
    sysQuartzJobToday: today,
    sysQuartzJobHold: schedules.hold,
    sysQuartzJobHoldPut: schedules.setHold,
    sysJobRunList: runs.list,
    sysJobRunQueryById: runs.queryById,
    sysJobRunLines: runs.lines,
    sysJobRunCancel: runs.cancel,
    sysJobRunAgain: runs.again,
    sysJobRunMine: runs.mine,
    sysJobRunFigures: figures,
    sysJobFlowRun: flows.run,
    sysJobFlowRunList: flows.list,
    sysJobFlowRunSteps: flows.steps,
    sysJobFlowRunCancel: flows.cancel,
    sysJobFlowRunAgain: flows.again,
  },
})

/** The kind of job that schedules are tried with; of demonstrations alone, since its runs can hold places for a day. */
export const sampleJob = defineModule({
  name: 'sampleJob',
  rows: 'none',
  outgoing: 'none',
  declare: ({ jobs }) => jobs.declare(sample),
  handlers: {},
})

/** Secrets of jobs from before they were sealed; prepared after the tables of entities. */
export const storedJobSecrets = defineModule({
  name: 'storedJobSecrets',
  rows: 'none',
  outgoing: 'none',
  prepare: sealStoredParams,
  handlers: {},
})
