import { askRun } from '../../../jobs'
import type { Trx } from '../../../query'
import * as rows from './repository'
import { IMPORT } from './run'

/** Has a run of this kind do a part of an import; `tells`: which ends of it its user is told. */
export async function askPart(trx: Trx, id: string, type: string, change: rows.ImportChange, tells = ''): Promise<void> {
  const runId = await askRun(trx, { type, params: { id }, tells })
  await rows.changeImport(trx, id, { ...change, runId, fault: null })
}

/** Has the rows of an import brought in that says how. */
export const askImport = (trx: Trx, id: string): Promise<void> => askPart(trx, id, IMPORT, { state: 'running' })
