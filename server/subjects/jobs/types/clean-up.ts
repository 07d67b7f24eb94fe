import { defineJob, RUNS_JOBS } from '../../../jobs'
import { removeOldRuns } from '../repository'
import { texts } from '../texts'

/** Runs are removed in parts, so that no transaction takes long. */
const PART = 1000

/** Removes what has been kept long enough: runs that have ended, with what they logged. */
export const cleanUp = defineJob<{ readonly days: number; readonly fileDays: number }>({
  name: 'cleanUp',
  title: () => texts.cleanUp,
  right: RUNS_JOBS,
  params: () => ({
    type: 'object',
    properties: {
      days: { type: 'integer', title: texts.cleanUpDays, minimum: 1, maximum: 3650, default: 30 },
      fileDays: { type: 'integer', title: texts.cleanUpFileDays, minimum: 1, maximum: 3650, default: 7 },
    },
    additionalProperties: false,
  }),
  limits: { seconds: 3600, attempts: 3, pause: 60 },
  key: () => 'cleanUp',
  run: async ({ params: { days, fileDays }, withTenant, expireFiles, signal }) => {
    let removed = 0
    for (let part = PART; part === PART; removed += part) {
      signal.throwIfAborted()
      part = await withTenant(trx => removeOldRuns(trx, days, PART))
    }
    return { text: texts.cleanUpDone(removed, await expireFiles(fileDays)) }
  },
})
