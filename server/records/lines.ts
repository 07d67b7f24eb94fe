import { type EntityField, type EntityModel, isEmptyValue, ruleTexts, translated } from '../../renderer/core'
import type { Trx } from '../db/database'
import { fail } from '../util/errors'
import { checkRecord } from './check'
import type { CheckContext, GivenRecord, TakenCheck } from './check-context'
import { checksOf, learnChoices } from './checks'
import { closedRows } from './closed-fields'
import { codecOf } from './codec'
import { complete } from './complete'
import { withComputed } from './computed'
import { entityOptions } from './options'
import { placeOf } from './record-place'
import { hasLine, insert, linesOf, type RecordRow, remove, update } from './repository'
import { type RowsField, rowFields, rowsEntity } from './storage/lines'
import type { StoredField } from './storage/statements'
import { texts } from './texts'
import type { StoredValue } from './values'
import type { WriteContext } from './writes'

/** Whose lines are saved, by whom. */
type LinesContext = Omit<WriteContext, 'spec'>

/** The record whose lines they are. */
interface LinesOwner {
  readonly id: string
  readonly record: GivenRecord
  /** As it was before the write; undefined for a new one. */
  readonly before: GivenRecord | undefined
  readonly context: CheckContext
}

/** A line as it is given, and what is known of it. */
interface LineContext {
  readonly line: GivenRecord
  readonly context: CheckContext
}

/** What speaks against a field of a line. */
export interface LineProblem {
  readonly message: string
  /** From 0. */
  readonly row: number
  readonly column: string
}

/** Refuses the lines of a field: the first message with its line for people, and each at its place for the form. */
export function refuseLines(field: string, problems: readonly LineProblem[]): never {
  const failures = problems.map(({ row, column, message }) => ({
    field,
    message: texts.line(row + 1, message),
    cause: message,
    row,
    column,
  }))
  return fail(failures[0]?.message ?? '', 500, failures)
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

export const hasLines = (trx: Trx, entity: EntityModel, field: RowsField, id: string): Promise<boolean> =>
  hasLine(trx, rowsEntity(entity, field), id)

/** What a line is outside: its id and its own fields. */
function lineOf(field: RowsField, line: RecordRow): RecordRow {
  const names = ['id', ...field.fields.flatMap(({ name }) => [name, `${name}_dictText`])]
  return Object.fromEntries(names.filter(name => name in line).map(name => [name, line[name]]))
}

/** Saves the lines that the record gives, in their order: new ones, changed ones, and the loss of those that are not among them. */
export async function saveLines(context: LinesContext, id: string, given: GivenRecord, stored?: GivenRecord): Promise<void> {
  const fields = rowFields(context.entity).filter(({ name }) => given[name] !== undefined)
  if (fields.length === 0) return
  const owner = ownerOf(context, id, given, stored)
  for (const field of fields) {
    const lines = given[field.name]
    await saveField(context, field, Array.isArray(lines) ? lines : [], owner)
  }
}

function ownerOf(context: LinesContext, id: string, given: GivenRecord, stored: GivenRecord | undefined): LinesOwner {
  const { entity } = context
  const known = { ...checksOf(context), taken: async () => undefined, stored, place: placeOf(entity, given, stored) }
  const recordOf = (values: GivenRecord) => complete(entity.fields, values, known).record
  return { id, record: recordOf(given), before: stored && recordOf({}), context: known }
}

async function saveField(
  { entity, ...context }: LinesContext,
  field: RowsField,
  lines: readonly GivenRecord[],
  owner: LinesOwner,
): Promise<void> {
  const { trx } = context
  const { id } = owner
  const child = rowsEntity(entity, field)
  const stored = new Map((await linesOf(trx, child, [id])).map(line => [String(line.id), line]))
  const checks = checksOf({ ...context, entity: child, options: await entityOptions(trx, child, false) })
  await learnChoices({ entity: child, chosen: context.chosen }, lines)
  const problems: LineProblem[] = []
  const checked: { known: RecordRow | undefined; values: ReadonlyMap<string, StoredValue> }[] = []
  const knownOf = (line: GivenRecord) => (line.id === undefined ? undefined : stored.get(String(line.id)))
  const around = { ...checks, form: owner.record, before: owner.before }
  const taken = amongLines(
    field,
    lines.map(line => ({ line, context: { ...around, taken: async () => undefined, stored: knownOf(line) } })),
  )
  for (const [index, line] of lines.entries()) {
    const known = knownOf(line)
    const placed = { ...line, _parent: id, _order: index + 1 }
    const found = await checkRecord(child, placed, { ...around, taken, stored: known })
    if ('values' in found) checked.push({ known, values: found.values })
    else for (const [column, message] of found.messages) problems.push({ message, row: index, column })
  }
  if (problems.length > 0) refuseLines(field.name, problems)
  const kept = new Set(checked.map(({ known }) => known?.id))
  const gone = [...stored.keys()].filter(line => !kept.has(line))
  const changed = checked.filter(({ known, values }) => known === undefined || differs(child, known, values))
  const closed = changed.length + gone.length > 0 ? closedRows(entity, field, owner.record, owner.context) : undefined
  if (closed !== undefined) fail(closed, 500, [{ field: field.name, message: closed }])
  if (gone.length > 0) await remove(trx, child, gone)
  for (const { known, values } of changed) {
    if (known === undefined) await insert(trx, child, values)
    else await update(trx, child, { id: String(known.id), version: undefined, values })
  }
}

/** What lines hold of a column once they are read, as texts: 1.50 is 1.5, and blanks around a text are not part of it. */
function heldTexts(column: StoredField, lines: readonly LineContext[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { line, context } of lines) {
    const value = complete([column], line, context).record[column.name]
    if (isEmptyValue(value)) continue
    const text = String(codecOf(column, context.options.get(column.name)).encode(value))
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}

/** Values that have to be unique are so among the lines of one record. */
function amongLines(field: RowsField, lines: readonly LineContext[]): TakenCheck {
  const known = new Map<string, ReadonlyMap<string, number>>()
  return async (column, value, target) => {
    if (target !== undefined || !field.fields.some(({ name }) => name === column.name)) return undefined
    const counts = known.get(column.name) ?? heldTexts(column, lines)
    known.set(column.name, counts)
    return (counts.get(String(value)) ?? 0) > 1 ? ruleTexts.unique(translated(column.title)) : undefined
  }
}

function differs(child: EntityModel, known: RecordRow, values: ReadonlyMap<string, StoredValue>): boolean {
  const columns = child.fields.flatMap((field: EntityField) => (field.storage ? [{ name: field.name, column: field.storage.column }] : []))
  return columns.some(({ name, column }) => values.has(column) && String(known[name] ?? '') !== String(values.get(column) ?? ''))
}
