import type { Trx } from '../../db/database'
import type { GivenRecord } from '../../records/check-context'
import { findByValues, type RecordRow } from '../../records/repository'
import { columnKind, type StoredField, storedFields } from '../../records/storage/statements'
import { addRecord, editRecord, type WriteContext } from '../../records/writes'
import { fail } from '../../util/errors'
import { texts } from './texts'

/** What a saved row came to. */
export type Saved = 'added' | 'changed' | 'same'

/** Saves rows of one run. */
export interface Saver {
  /** Looks up at once what the rows of a part are in the database. */
  readonly prepare: (trx: Trx, records: readonly GivenRecord[]) => Promise<void>
  readonly save: (record: GivenRecord) => Promise<Saved>
}

/** Kinds of columns whose values are the same text here and in the database. */
const KINDS: ReadonlySet<string> = new Set(['text', 'integer', 'date'])

/** Fields that rows are found again by; the title of the first that cannot be one. */
export function keyFields(entity: WriteContext['entity'], names: readonly string[]): readonly StoredField[] | string {
  const stored = storedFields(entity)
  const fields: StoredField[] = []
  for (const name of names) {
    const field = stored.find(each => each.name === name)
    if (!field || !KINDS.has(columnKind(field))) return field?.title ?? name
    fields.push(field)
  }
  return fields
}

const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Numbers count, however they are written. */
function isSame(one: unknown, other: unknown): boolean {
  const [left, right] = [textOf(one), textOf(other)]
  return left === right || (left !== '' && right !== '' && typeof one !== typeof other && Number(left) === Number(right))
}

/** Adds rows that no record has the keys of, and changes those that one record has. */
function keyedSaver(context: WriteContext, keys: readonly StoredField[]): Saver {
  const known = new Map<string, RecordRow[]>()
  const seen = new Set<string>()
  const valuesOf = (record: GivenRecord) => keys.map(({ name }) => textOf(record[name]))
  return {
    prepare: async (trx, records) => {
      known.clear()
      const wanted = records.map(valuesOf).filter(values => values.every(Boolean))
      for (const row of await findByValues(trx, context.spec, keys, wanted)) {
        const key = JSON.stringify(valuesOf(row))
        known.set(key, [...(known.get(key) ?? []), row])
      }
    },
    save: async record => {
      const values = valuesOf(record)
      const empty = values.indexOf('')
      if (empty >= 0) return fail(texts.emptyKey(keys[empty]?.title ?? ''))
      const key = JSON.stringify(values)
      if (seen.has(key)) return fail(texts.sameKey)
      seen.add(key)
      const [stored, other] = known.get(key) ?? []
      if (other) return fail(texts.manyRecords)
      if (!stored) {
        await addRecord({ ...context, imported: true }, record)
        return 'added'
      }
      if (Object.entries(record).every(([name, value]) => isSame(stored[name], value))) return 'same'
      await editRecord(context, { ...record, id: stored.id })
      return 'changed'
    },
  }
}

export function saverOf(context: WriteContext, keys: readonly StoredField[]): Saver {
  if (keys.length > 0) return keyedSaver(context, keys)
  const save = async (record: GivenRecord): Promise<Saved> => {
    await addRecord({ ...context, imported: true }, record)
    return 'added'
  }
  return { prepare: async () => undefined, save }
}
