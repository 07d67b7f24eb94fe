import { errors, fail, ServerError } from '../../../errors'
import type { Call } from '../../../plugins/module'
import { andSql, ChosenValues } from '../../../query'
import type { GivenRecord } from '../../../records/check'
import { existsCheck } from '../../../records/exists'
import { writerOf } from '../../../records/handlers'
import { entityOptions } from '../../../records/options'
import { find, findMany, type RecordRow } from '../../../records/repository'
import { addRecord, editRecord, removeRecords, type WriteContext } from '../../../records/writes'
import * as forms from '../repository'
import { texts } from '../texts'
import { rowsBelow, tieOf, wholeRecord } from './data'
import type { Running, SubTable } from './standing'

type Writing = Call

/** What the engine of records needs for a write into a form. */
export async function writeContext(call: Writing, trx: forms.Trx, { entity, spec }: Running, tables = false): Promise<WriteContext> {
  const options = await entityOptions(trx, entity, tables)
  return { trx, entity, spec, writer: writerOf(call), options, exists: existsCheck(call, trx), chosen: new ChosenValues(trx) }
}

const isRow = (value: unknown): value is GivenRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows that a body gives for a sub-table; undefined when it says nothing of it. Clients write an empty list as ''. */
function givenRows(sub: SubTable, body: GivenRecord): readonly GivenRecord[] | undefined {
  const value = body[sub.table]
  if (value === undefined) return undefined
  const rows = value === '' || value === null ? [] : Array.isArray(value) ? value : [value]
  if (!rows.every(isRow)) fail(texts.subRows(sub.form.head.tableTxt))
  if (sub.single && rows.length > 1) fail(texts.oneOnly(sub.form.head.tableTxt))
  return rows as GivenRecord[]
}

/** A row that is refused is told with the sub-table and its line. */
async function inLine<T>(sub: SubTable, line: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ServerError) || error.kind !== 'refused') throw error
    const problems = Array.isArray(error.result) ? (error.result as { field?: string; message?: string }[]) : []
    const told = (message: string) => texts.subLine(sub.form.head.tableTxt, line + 1, message)
    return fail(
      told(error.message),
      error.code,
      problems.map(({ field, message }) => ({ field: sub.table, row: line, column: field, message: told(message ?? '') })),
    )
  }
}

/** The row that is there already: by its id, or the only one of a one-to-one sub-table. */
function knownRow(sub: SubTable, row: GivenRecord, stored: readonly RecordRow[]): RecordRow | undefined {
  const found = stored.find(({ id }) => id === row.id)
  return found ?? (sub.single && !row.id ? stored[0] : undefined)
}

/** Saves the rows of one sub-table: new ones, changed ones, and the loss of those that are not among them. */
async function saveSub(call: Writing, trx: forms.Trx, sub: SubTable, main: RecordRow, rows: readonly GivenRecord[]): Promise<void> {
  const tie = tieOf(sub, main)
  if (tie === null) return rows.length > 0 ? fail(texts.noMainKey(sub.mainField)) : undefined
  const context = await writeContext(call, trx, sub)
  const stored = await rowsBelow(trx, sub, main)
  const paired = rows.map(row => ({ row: { ...row, [sub.key]: tie }, known: knownRow(sub, row, stored) }))
  const kept = new Set(paired.map(({ known }) => known?.id))
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => String(id))
  if (gone.length > 0) await removeRecords(context, gone)
  for (const [line, { row, known }] of paired.entries())
    await inLine<unknown>(sub, line, () => (known ? editRecord(context, { ...row, id: known.id }) : addRecord(context, row)))
}

async function saveSubs(call: Writing, trx: forms.Trx, subs: readonly SubTable[], main: RecordRow, body: GivenRecord): Promise<void> {
  for (const sub of subs) {
    const rows = givenRows(sub, body)
    if (rows) await saveSub(call, trx, sub, main, rows)
  }
}

/** Saves a new record with the rows of its sub-tables; its id. */
export async function addForm(
  call: Writing,
  trx: forms.Trx,
  running: Running,
  subs: readonly SubTable[],
  body: GivenRecord,
): Promise<string> {
  const id = await addRecord(await writeContext(call, trx, running), body)
  const main = await find(trx, running.spec, id)
  if (main) await saveSubs(call, trx, subs, main, body)
  return id
}

/**
 * Saves a changed record. What the body leaves out stays as it is: fields, and sub-tables that it does not name. When the column to which
 * sub-rows are tied gets another value, they follow it.
 */
export async function editForm(
  call: Writing,
  trx: forms.Trx,
  running: Running,
  subs: readonly SubTable[],
  body: GivenRecord,
): Promise<void> {
  const id = String(body.id ?? '')
  const before = await find(trx, running.spec, id)
  if (!before) return fail(texts.noRow)
  // The conflict is told with the sub-rows too.
  if (typeof body.version === 'number' && body.version !== before.version)
    throw errors.stale((await wholeRecord(trx, running, subs, id)) ?? null)
  await editRecord(await writeContext(call, trx, running), body)
  const main = (await find(trx, running.spec, id)) ?? before
  for (const sub of subs) await follow(call, trx, sub, before, main)
  await saveSubs(call, trx, subs, main, body)
}

async function follow(call: Writing, trx: forms.Trx, sub: SubTable, before: RecordRow, now: RecordRow): Promise<void> {
  const [old, tie] = [tieOf(sub, before), tieOf(sub, now)]
  if (old === null || old === tie) return
  const rows = await rowsBelow(trx, sub, before)
  if (rows.length > 0 && tie === null) fail(texts.noMainKey(sub.mainField))
  const context = await writeContext(call, trx, sub)
  for (const row of rows) await editRecord(context, { id: row.id, [sub.key]: tie })
}

/** Deletes records with the rows of their sub-tables; how many records went. */
export async function removeForm(
  call: Writing,
  trx: forms.Trx,
  running: Running,
  subs: readonly SubTable[],
  ids: readonly string[],
): Promise<number> {
  const mains = [...(await findMany(trx, running.spec, ids)).values()]
  for (const sub of subs) {
    const ties = mains.flatMap(main => tieOf(sub, main) ?? [])
    const rows =
      ties.length === 0 ? [] : await forms.idsWhere(trx, { ...sub.spec, where: andSql(sub.spec.where, forms.belonging(sub.key, ties)) })
    if (rows.length > 0) await removeRecords(await writeContext(call, trx, sub), rows)
  }
  return removeRecords(await writeContext(call, trx, running), ids)
}
