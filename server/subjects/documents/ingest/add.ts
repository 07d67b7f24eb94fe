import { extensionOf } from '../../../../renderer/core'
import { insertRow, type Trx } from '../../../query'
import { askReading } from './ask'
import type { State } from './repository'

/** What documents that come together have in common. */
export interface Shared {
  readonly secretLevel: string
  readonly unstructurDocumentdataDocumentTypeId?: string | null
  readonly unstructurDocumentdataCompanyInformationId?: string | null
  readonly project?: string | null
  /** Where they came from. */
  readonly source?: string
}

const LONGEST_TITLE = 200

/** The title of a document out of the name of its file. */
export function titleOf(name: string): string {
  const extension = extensionOf(name)
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1)
  return stem.trim().slice(0, LONGEST_TITLE) || name.slice(0, LONGEST_TITLE)
}

const usual = { recognised: 'N', browseCount: 0 } as const

/** A document for a file that is kept, which is read once the transaction is through; its id. */
export async function addDocument(trx: Trx, name: string, path: string, shared: Shared): Promise<string> {
  const state: State = 'pending'
  const id = await insertRow(trx, 'document', { ...shared, ...usual, name: titleOf(name), file: path, state })
  await askReading(trx, id)
  return id
}

/** A document for a file that could not be kept: it says why; its id. */
export async function addRefused(trx: Trx, name: string, reason: string, shared: Shared): Promise<string> {
  const state: State = 'failed'
  const fileType = extensionOf(name).slice(0, 10) || null
  return insertRow(trx, 'document', { ...shared, ...usual, name: titleOf(name), state, stateReason: reason.slice(0, 500), fileType })
}
