import type { ResultFiles } from '../../jobs'
import type { Files } from './files'
import * as rows from './repository'
import { RESULTS } from './uses'

/** Where runs of jobs keep what they have made. */
export const resultFiles = (files: Files): ResultFiles => ({
  write: async (file, content) => {
    const received = await files.receive(content)
    return { keep: trx => files.keepUpload(trx, { ...file, biz: RESULTS, received }), discard: () => received.discard() }
  },
  expire: async (trx, days) => {
    const ids = await rows.removeOld(trx, RESULTS, days)
    return { count: ids.length, removeBytes: async () => void (await Promise.all(ids.map(id => files.bytes.remove(id)))) }
  },
})
