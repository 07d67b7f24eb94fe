import { type EntityModel, type ExistsCheck, type Option, ruleTexts } from '../../renderer/core'
import type { Trx } from '../db/database'
import { type ChosenValues, holderOf, type ListSpec, takenReason } from '../query'
import { errors, fail } from '../util/errors'
import { snakeCase } from '../util/snake-case'
import { type Checked, checkRecord } from './check'
import type { GivenRecord, TakenCheck, Writer } from './check-context'
import { checksOf } from './checks'
import { hasLines, saveLines, withLines } from './lines'
import { countChildren, find, hidesBelow, insert, isInside, isTaken, parentsOf, type RecordRow, remove, update } from './repository'
import type { RowsField } from './storage/lines'
import { parentName } from './storage/statements'
import { refusingTaken, type UniqueIndex, uniqueIndexes } from './taken-together'
import { texts } from './texts'
import { readValue, type StoredValue } from './values'

/** What a write needs to know of who writes and what they may see. */
export interface WriteContext {
  readonly trx: Trx
  readonly entity: EntityModel
  /** The rows that are the writer's to change. */
  readonly spec: ListSpec
  /** Those that they may see, where others share rows with them. */
  readonly seen?: ListSpec
  readonly writer: Writer
  readonly options: ReadonlyMap<string, readonly Option[]>
  /** Asks the calls of rules, as who writes. */
  readonly exists: ExistsCheck
  /** What the writer may choose out of tables. */
  readonly chosen: ChosenValues
  /** What keeps values of the table unique. Default: the indexes of the entity. */
  readonly uniqueIndexes?: () => readonly UniqueIndex[]
  /** True for what comes of a workbook; see `CheckContext`. */
  readonly imported?: boolean
}

/** The parent of the topmost rows of a tree. */
export const TREE_ROOT = '0'

/** Asks the database whether another record holds a value. */
export function takenCheck({ trx, entity }: WriteContext, id?: string): TakenCheck {
  return async (field, value, target) => {
    if (target) {
      const holder = await holderOf(trx, null, { table: target.table, column: snakeCase(target.column), value: String(value), id })
      return holder && takenReason(holder)
    }
    const read = readValue(field, value)
    return 'value' in read && (await isTaken(trx, entity, field, read.value, id)) ? ruleTexts.taken : undefined
  }
}

/** Refuses with the first message for people and every field's own for the form. */
function passed(checked: Checked): ReadonlyMap<string, StoredValue> {
  if ('values' in checked) return checked.values
  const list = [...checked.messages].map(([field, message]) => ({ field, message }))
  return fail(list[0]?.message ?? '', 500, list)
}

/** The parent's column of a tree, checked; nothing for other entities. */
async function parentOf({ trx, entity, spec }: WriteContext, given: GivenRecord, id?: string): Promise<ReadonlyMap<string, string>> {
  const parent = entity.tree && parentName(entity.tree)
  if (parent === undefined || given[parent] === undefined) return new Map()
  const pid = String(given[parent] || TREE_ROOT)
  if (pid !== TREE_ROOT && !(await find(trx, spec, pid))) fail(texts.parentMissing)
  if (id !== undefined && pid !== TREE_ROOT && (await isInside(trx, entity, pid, id))) fail(texts.parentInside)
  return new Map([[parent, pid]])
}

const untaken = <T>({ entity, uniqueIndexes: known }: WriteContext, write: () => Promise<T>): Promise<T> =>
  refusingTaken(entity, known ?? (() => uniqueIndexes(entity)), write)

/** The record as the module of its entity has it kept. */
const keptOf = async ({ trx, entity }: WriteContext, asked: GivenRecord, id?: string): Promise<GivenRecord> =>
  (await trx.catalog.entities.of(entity.base).kept?.(trx, asked, id)) ?? asked

/** Saves a new record that the rules accept; its id. */
export async function addRecord(context: WriteContext, asked: GivenRecord): Promise<string> {
  const { trx, entity, imported = false } = context
  const given = await keptOf(context, asked)
  const known = { ...checksOf(context), imported, taken: takenCheck(context) }
  const values = passed(await checkRecord(entity, given, known))
  const whole = new Map([...values, ...(await parentOf(context, given))])
  const id = await untaken(context, () => insert(trx, entity, whole))
  await countChildren(trx, entity, await parentsOf(trx, entity, [id]))
  await saveLines(context, id, given)
  await mustSee(context, id)
  await trx.catalog.entities.of(entity.base).written?.(trx, id)
  return id
}

/** Changes a record; fields that the request leaves out keep their value. A stale version is refused with the row as it is. */
export async function editRecord(context: WriteContext, asked: GivenRecord): Promise<void> {
  const { trx, entity, spec, seen } = context
  const id = String(asked.id ?? '')
  const stored = await find(trx, spec, id)
  if (!stored) return fail(seen && (await find(trx, seen, id)) ? texts.onlyShared : texts.notFound)
  const version = typeof asked.version === 'number' ? asked.version : undefined
  if (version !== undefined && version !== stored.version) throw errors.stale(await whole(context, stored))
  const given = await keptOf(context, asked, id)
  const hasRows = (field: RowsField) => hasLines(trx, entity, field, id)
  const values = passed(await checkRecord(entity, given, { ...checksOf(context), stored, hasRows, taken: takenCheck(context, id) }))
  const parents = await parentsOf(trx, entity, [id])
  const changes = new Map([...values, ...(await parentOf(context, given, id))])
  const isDone = await untaken(context, () => update(trx, entity, { id, version, values: changes }))
  if (!isDone) throw errors.stale(await whole(context, await find(trx, spec, id)))
  await countChildren(trx, entity, [...parents, ...(await parentsOf(trx, entity, [id]))])
  await saveLines(context, id, given, stored)
  await mustSee(context, id)
  await trx.catalog.entities.of(entity.base).written?.(trx, id, stored)
}

/** Refuses what would put a record out of the writer's own sight. */
async function mustSee({ trx, spec }: WriteContext, id: string): Promise<void> {
  if (spec.where && !(await find(trx, spec, id))) fail(texts.outOfRules)
}

/** The record with its lines, as a conflict shows it; null where it is gone. */
async function whole({ trx, entity }: WriteContext, row: RecordRow | undefined): Promise<RecordRow | null> {
  if (row === undefined) return null
  await withLines(trx, entity, [row])
  return row
}

/** Deletes the records that the caller may see; which rows went, of a tree also those below. */
export async function removeRecords({ trx, entity, spec }: WriteContext, ids: readonly string[]): Promise<readonly string[]> {
  const parents = await parentsOf(trx, entity, ids)
  if (entity.tree && spec.where && (await hidesBelow(trx, entity, ids, spec.where))) fail(texts.hidesBelow)
  const removed = await remove(trx, entity, ids, spec.where)
  await countChildren(trx, entity, parents)
  if (removed.length > 0) await trx.catalog.entities.of(entity.base).removed?.(trx, removed)
  return removed
}
