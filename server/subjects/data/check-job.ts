import { defineJob, type JobType, RUNS_JOBS } from '../../jobs'
import { tenantsOf } from '../documents'
import { removeOldImports } from './imports/repository'
import { removeStrayMeanings } from './meanings/repository'
import { removeOldMends } from './mends/repository'
import { removeStraySteps } from './recipes/repository'
import type { DataServicesLater } from './services'
import { texts } from './texts'
import { removeStray } from './versions/repository'

/** Days after which an import says no more how a file came in, and what was mended is gone. */
const IMPORT_DAYS = 30

/** Removes versions of sheets and recipes that are gone, files of such sheets, and imports of long ago. */
export const checkSheets = (services: DataServicesLater): JobType =>
  defineJob<Record<string, never>>({
    name: 'dataSheetCheck',
    title: () => texts.checkJob,
    right: RUNS_JOBS,
    params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
    limits: { attempts: 2, pause: 60 },
    key: () => 'dataSheetCheck',
    run: async context => {
      const { database, files } = services()
      let removed = 0
      for (const inTenant of await tenantsOf(context, () => database)) {
        await inTenant(trx => removeOldImports(trx, IMPORT_DAYS))
        await inTenant(trx => removeOldMends(trx, IMPORT_DAYS))
        await inTenant(removeStraySteps)
        await inTenant(removeStrayMeanings)
        const ids = await inTenant(removeStray)
        for (const id of ids) await files.bytes.remove(id)
        removed += ids.length
      }
      return { text: texts.checked(removed), data: { removed } }
    },
  })
