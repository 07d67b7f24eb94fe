import type { Asking, Trx } from '../../../query'
import type { RecordRow } from '../../../records/repository'
import { findReadable } from '../records/readable'
import { findVersion } from '../versions/repository'
import type { ReadRecord } from './repository'

/** The record whose text it is, if the caller may read it; a former file is read by who may read its document. */
export async function findText(trx: Trx, asking: Asking, { source, id }: ReadRecord): Promise<RecordRow | undefined> {
  if (source !== 'version') return findReadable(trx, asking, source, id)
  const version = await findVersion(trx, id)
  return version && findReadable(trx, asking, 'document', version.recordId)
}
