import type { DataLineage } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { mustRead } from '../readable'
import { Lineage } from './lineage'

/** Where the rows of a sheet come from, and what was made of them, step by step. */
export const lineageOf = (call: CallOf<'dataSheetLineage'>) =>
  call.readTenant(async (trx): Promise<DataLineage> => {
    const { id } = call.query
    await mustRead(trx, call, id)
    return new Lineage(trx, call).around(id)
  })
