import { type EntityField, type EntityModel, isEmptyValue, ruleTexts, translated } from '../../renderer/core'
import type { Trx } from '../db/database'
import { fail } from '../util/errors'
import { checkRecord } from './check'
import type { GivenRecord, TakenCheck } from './check-context'
import { checksOf, learnChoices } from './checks'
import { withComputed } from './computed'
import { entityOptions } from './options'
import { insert, linesOf, type RecordRow, remove, update } from './repository'
import { type RowsField, rowFields, rowsEntity } from './storage/lines'
import { texts } from './texts'
import type { StoredValue } from './values'
import type { WriteContext } from './writes'

/** Whose lines are saved, by whom. */
export type LinesContext = Pick<WriteContext, 'trx' | 'entity' | 'writer' | 'exists' | 'chosen'>

interface LineFailure {
  readonly field: string
  readonly message: string
  /** The message without its line. */
  readonly cause: string
  /** From 0. */
  readonly row: number
  readonly column: string
}

/** Gives records the rows of their fields of rows. */
export async function withLines(trx: Trx, entity: EntityModel, records: readonly RecordRow[]): Promise<void> {
  for (const field of rowFields(entity)) {
    const child = rowsEntity(entity, field)
    const lines = await linesOf(
      trx,
      child,
      records.map(record => String(record.id)),
    )
    withComputed(child, lines)
    const byParent = new Map<unknown, RecordRow[]>(records.map(({ id }) => [id, []]))
    for (const line of lines) byParent.get(line._parent)?.push(lineOf(field, line))
    for (const record of records) record[field.name] = byParent.get(record.id) ?? []
  }
}

export const hasLines = async (trx: Trx, entity: EntityModel, field: RowsField, id: string): Promise<boolean> =>
  (await linesOf(trx, rowsEntity(entity, field), [id])).length > 0

/** What a line is outside: its id and its own fields. */
function lineOf(field: RowsField, line: RecordRow): RecordRow {
  const names = ['id', ...field.fields.flatMap(({ name }) => [name, `${name}_dictText`])]
  return Object.fromEntries(names.filter(name => name in line).map(name => [name, line[name]]))
}

/** Saves the lines that the record gives, in their order: new ones, changed ones, and the loss of those that are not among them. */
export async function saveLines(context: LinesContext, id: string, given: GivenRecord): Promise<void> {
  for (const field of rowFields(context.entity)) {
    const lines = given[field.name]
    if (lines !== undefined) await saveField(context, field, id, Array.isArray(lines) ? lines : [], given)
  }
}

async function saveField(
  { entity, ...context }: LinesContext,
  field: RowsField,
  id: string,
  lines: readonly GivenRecord[],
  form: GivenRecord,
): Promise<void> {
  const { trx } = context
  const child = rowsEntity(entity, field)
  const stored = new Map((await linesOf(trx, child, [id])).map(line => [String(line.id), line]))
  const checks = checksOf({ ...context, entity: child, options: await entityOptions(trx, child, false) })
  await learnChoices({ entity: child, chosen: context.chosen }, lines)
  const failures: LineFailure[] = []
  const checked: { known: RecordRow | undefined; values: ReadonlyMap<string, StoredValue> }[] = []
  for (const [index, line] of lines.entries()) {
    const known = line.id === undefined ? undefined : stored.get(String(line.id))
    const placed = { ...line, _parent: id, _order: index + 1 }
    const found = await checkRecord(child, placed, {
      ...checks,
      form,
      taken: amongLines(field, lines),
      stored: known,
    })
    if ('values' in found) checked.push({ known, values: found.values })
    else
      for (const [column, message] of found.messages)
        failures.push({ field: field.name, message: texts.line(index + 1, message), cause: message, row: index, column })
  }
  if (failures.length > 0) fail(failures[0]?.message ?? '', 500, failures)
  const kept = new Set(checked.map(({ known }) => known?.id))
  const gone = [...stored.keys()].filter(line => !kept.has(line))
  if (gone.length > 0) await remove(trx, child, gone)
  for (const { known, values } of checked) {
    if (known === undefined) await insert(trx, child, values)
    else if (differs(child, known, values)) await update(trx, child, { id: String(known.id), version: undefined, values })
  }
}

/** Values that have to be unique are so among the lines of one record. */
function amongLines(field: RowsField, lines: readonly GivenRecord[]): TakenCheck {
  return async (column, value, target) => {
    if (target !== undefined || !field.fields.some(({ name }) => name === column.name)) return undefined
    const same = lines.filter(line => !isEmptyValue(line[column.name]) && String(line[column.name]) === String(value))
    return same.length > 1 ? ruleTexts.unique(translated(column.title)) : undefined
  }
}

function differs(child: EntityModel, known: RecordRow, values: ReadonlyMap<string, StoredValue>): boolean {
  const columns = child.fields.flatMap((field: EntityField) => (field.storage ? [{ name: field.name, column: field.storage.column }] : []))
  return columns.some(({ name, column }) => values.has(column) && String(known[name] ?? '') !== String(values.get(column) ?? ''))
}
