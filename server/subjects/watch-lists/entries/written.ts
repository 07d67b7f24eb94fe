import { isChanged } from '../../../records/changed'
import type { GivenRecord } from '../../../records/check-context'
import type { RecordRow } from '../../../records/repository'
import { fail } from '../../../util/errors'
import { formKeyOf, plainNumber } from '../match/forms'
import { isCardNumber, isCreditCode } from '../match/numbers'
import { texts } from '../texts'
import { findEntry, type StoredEntry, sameEntry, setEntries, type Trx } from './repository'

/** Where the entries stand as an entity. */
export const BASE = '/unstructur/documentdata/watchlist'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What is wrong with the number of an entry. */
function numberFault(kind: string, given: string): string | undefined {
  if (given === '') return undefined
  const number = plainNumber(given)
  if (number === '' || /[^\p{L}\p{N}\s\-()（）]/u.test(given)) return texts.wrongNumber
  if (kind === 'company' && number.length === 18 && !isCreditCode(number)) return texts.wrongCode
  if (kind === 'person' && /^\d{17}[\dX]$/.test(number) && !isCardNumber(number)) return texts.wrongCard
  return undefined
}

/** What the rules of single fields cannot say of an entry: messages by field. */
export function checkEntry(record: GivenRecord): (readonly [string, string])[] {
  const [kind, name, number] = [text(record.kind), text(record.name), text(record.number)]
  const fault = numberFault(kind, number)
  const account = kind === 'account' && !/^[0-9A-Z]{6,40}$/.test(plainNumber(name))
  const empty = formKeyOf(kind as StoredEntry['kind'], name) === ''
  return [
    ...(account ? [['name', texts.wrongAccount] as const] : empty ? [['name', texts.emptyName] as const] : []),
    ...(fault === undefined ? [] : [['number', fault] as const]),
  ]
}

/** What a second person has to approve; who watches an entry is not part of it. */
const APPROVED = [
  'kind',
  'side',
  'level',
  'listName',
  'name',
  'aliases',
  'number',
  'wins',
  'reason',
  'source',
  'validFrom',
  'validUntil',
  'citations',
  'files',
] as const

/**
 * Of an entry that was written: one that is there already is refused, and what has been approved is a draft again once its content is another;
 * the version in force stays in force until the change is approved.
 */
export async function entryWritten(trx: Trx, id: string, before?: RecordRow): Promise<void> {
  const entry = await findEntry(trx, id)
  if (!entry) return
  const nameKey = formKeyOf(entry.kind, entry.name)
  const number = plainNumber(entry.number ?? '')
  const same = await sameEntry(trx, entry, nameKey, number)
  if (same) {
    const message = same.sameNumber ? texts.sameNumber(same.name) : texts.sameName(same.name)
    fail(message, 500, [{ field: same.sameNumber ? 'number' : 'name', message }])
  }
  const draft = before === undefined || (await isChanged(trx, BASE, APPROVED, id, before))
  await setEntries(trx, [id], {
    nameKey,
    ...(entry.number !== null && { number }),
    ...(draft && { state: 'draft', changedBy: trx.reader?.username ?? entry.createBy, submitBy: null, approveBy: null, opinion: null }),
  })
}
