import { isChanged } from '../../../records/changed'
import type { RecordRow } from '../../../records/repository'
import { setWritten, type Trx } from './repository'

/** Where the articles stand as an entity. */
export const BASE = '/website/article'

/** What a second person has to approve. */
const APPROVED = [
  'title',
  'columnId',
  'pinned',
  'source',
  'author',
  'tags',
  'publishFrom',
  'publishUntil',
  'cover',
  'files',
  'summary',
  'body',
] as const

/** An article whose text is another is a draft again, also when it was published. */
export async function articleWritten(trx: Trx, id: string, before?: RecordRow): Promise<void> {
  if (before !== undefined && !(await isChanged(trx, BASE, APPROVED, id, before))) return
  await setWritten(trx, id, trx.reader?.username ?? null)
}
