import { defineModule } from '../../http/module'
import { figures, today } from './day'
import * as runs from './runs'
import * as schedules from './schedules'
import { cleanUp } from './types/clean-up'
import { httpCall } from './types/http-call'
import { sample } from './types/sample'

export { notifyOwners } from './alarms/tell'

/** Schedules and runs of jobs; what runs them is `server/jobs`. */
export const job = defineModule({
  name: 'job',
  declare: ({ entities, jobs }) => {
    entities.declare('/sys/quartzJob', schedules.scheduleHooks)
    for (const type of [sample, cleanUp, httpCall]) jobs.declare(type)
  },
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
  },
})
