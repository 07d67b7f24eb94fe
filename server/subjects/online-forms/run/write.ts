import type { Call } from '../../../http/module'
import { andSql, ChosenValues, type ListSpec } from '../../../query'
import type { GivenRecord } from '../../../records/check-context'
import { existsCheck } from '../../../records/exists'
import { entityOptions } from '../../../records/options'
import { find, findMany, type RecordRow } from '../../../records/repository'
import { addRecord, editRecord, removeRecords, type WriteContext } from '../../../records/writes'
import { errors, fail, ServerError } from '../../../util/errors'
import { writerOf } from '../../entities'
import * as access from '../access/repository'
import { treeOf } from '../model/form'
import { tableModel } from '../model/table'
import * as forms from '../repository'
import { texts } from '../texts'
import { rowsBelow, tieOf, wholeRecord } from './data'
import type { Governed, GovernedSub } from './governed'
import { withNumbers, withoutNumbers } from './numbers'
import type { Running, SubTable } from './standing'

type Writing = Call

/** What the engine of records needs for a write into a form; a column that the writer cannot fill in is not asked for. */
export async function writeContext(
  call: Writing,
  trx: forms.Trx,
  { whole, access: { writes }, writeSpec }: Governed,
  tables = false,
): Promise<WriteContext> {
  const fields = whole.entity.fields.map(field => (writes(field.name) ? field : { ...field, required: field.storage?.notNull === true }))
  return contextOf(call, trx, { ...whole, entity: { ...whole.entity, fields } }, writeSpec, tables)
}

async function contextOf(
  call: Writing,
  trx: forms.Trx,
  { form, entity }: Pick<Running, 'form' | 'entity'>,
  spec: ListSpec,
  tables = false,
): Promise<WriteContext> {
  const options = await entityOptions(trx, entity, tables)
  return {
    trx,
    entity,
    spec,
    uniqueIndexes: () => tableModel(form).indexes.filter(({ unique }) => unique),
    writer: writerOf(call),
    options,
    exists: existsCheck(call, trx, call.request.server.ownCall),
    chosen: new ChosenValues(trx),
  }
}

/** What of a record the writer may give. */
const writable = (given: GivenRecord, { access: { writes } }: Governed): GivenRecord =>
  Object.fromEntries(Object.entries(given).filter(([name]) => writes(name)))

/** A record must be one that the writer sees, after as before. */
async function checkSeen(trx: forms.Trx, { access: { rows }, writeSpec }: Governed, id: string): Promise<void> {
  if (rows && !(await find(trx, writeSpec, id))) fail(texts.outOfRules)
}

/** Adds a record of what the writer may give; `fixed` is what the server gives, and fill rules give the rest. */
async function addSeen(context: WriteContext, form: Governed, given: GivenRecord, fixed: GivenRecord = {}): Promise<string> {
  const id = await addRecord(context, await withNumbers(context, form.whole, { ...writable(given, form), ...fixed }))
  await checkSeen(context.trx, form, id)
  return id
}

/** Changes what the writer may change of a record; a conflict shows what the writer may see of it. */
async function editSeen(context: WriteContext, form: Governed, given: GivenRecord, fixed: GivenRecord = {}): Promise<void> {
  try {
    await editRecord(context, withoutNumbers(form.whole, { ...writable(given, form), ...fixed }))
  } catch (error) {
    if (!(error instanceof ServerError) || error.kind !== 'stale') throw error
    throw errors.stale((await find(context.trx, form.recordSpec, String(given.id ?? fixed.id ?? ''))) ?? null)
  }
  await checkSeen(context.trx, form, String(fixed.id ?? given.id ?? ''))
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

/** What a save may do with the rows of a sub-table is what its buttons are there for. */
function checkButtons({ access: { presses } }: Governed, added: boolean, removed: boolean): void {
  if (added && !presses('add')) throw errors.noPermission()
  if (removed && !presses('delete') && !presses('batch_delete')) throw errors.noPermission()
}

/** Saves the rows of one sub-table: new ones, changed ones, and the loss of those that are not among them. */
async function saveSub(call: Writing, trx: forms.Trx, sub: GovernedSub, main: RecordRow, rows: readonly GivenRecord[]): Promise<void> {
  const tie = tieOf(sub, main)
  if (tie === null) return rows.length > 0 ? fail(texts.noMainKey(sub.mainField)) : undefined
  const context = await writeContext(call, trx, sub)
  const stored = await rowsBelow(trx, sub, main, sub.writeSpec)
  const paired = rows.map(row => ({ row, known: knownRow(sub, row, stored) }))
  const kept = new Set(paired.map(({ known }) => known?.id))
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => String(id))
  checkButtons(
    sub,
    paired.some(({ known }) => !known),
    gone.length > 0,
  )
  if (gone.length > 0) await removeRecords(context, gone)
  for (const [line, { row, known }] of paired.entries())
    await inLine<unknown>(sub, line, async () => {
      if (!known) return addSeen(context, sub, row, { [sub.key]: tie })
      // Clients send every row; where the rows are not to be changed they stay.
      return sub.access.presses('update') ? editSeen(context, sub, row, { id: known.id, [sub.key]: tie }) : undefined
    })
  if (sub.single && (await rowsBelow(trx, sub, main, sub.whole.spec)).length > 1) fail(texts.oneOnly(sub.form.head.tableTxt))
}

async function saveSubs(call: Writing, trx: forms.Trx, subs: readonly GovernedSub[], main: RecordRow, body: GivenRecord): Promise<void> {
  for (const sub of subs) {
    const rows = givenRows(sub, body)
    if (rows) await saveSub(call, trx, sub, main, rows)
  }
}

/** Saves a record of a workbook with the rows of its sub-tables that stand there; its id. */
export async function addImported(
  call: Writing,
  context: WriteContext,
  form: Governed,
  subs: readonly GovernedSub[],
  record: GivenRecord,
): Promise<string> {
  const id = await addSeen(context, form, record)
  const filled = subs.filter(sub => (givenRows(sub, record)?.length ?? 0) > 0)
  const main = filled.length === 0 ? undefined : await find(context.trx, form.writeSpec, id)
  if (main) await saveSubs(call, context.trx, filled, main, record)
  return id
}

/** Saves a new record with the rows of its sub-tables; its id. */
export async function addForm(
  call: Writing,
  trx: forms.Trx,
  form: Governed,
  subs: readonly GovernedSub[],
  body: GivenRecord,
): Promise<string> {
  const id = await addSeen(await writeContext(call, trx, form), form, body)
  const main = await find(trx, form.writeSpec, id)
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
  form: Governed,
  subs: readonly GovernedSub[],
  body: GivenRecord,
): Promise<void> {
  const id = String(body.id ?? '')
  const before = await find(trx, form.writeSpec, id)
  if (!before) return fail(texts.noRow)
  // The conflict is told with the sub-rows too.
  if (typeof body.version === 'number' && body.version !== before.version)
    throw errors.stale((await wholeRecord(trx, form, subs, id)) ?? null)
  await editSeen(await writeContext(call, trx, form), form, body)
  const main = (await find(trx, form.writeSpec, id)) ?? before
  for (const sub of subs) await follow(call, trx, sub, before, main)
  await saveSubs(call, trx, subs, main, body)
}

/** Sets columns of a record, those too that its user cannot change by hand; sub-rows follow where they are tied to one. */
export async function setColumns(
  call: Writing,
  trx: forms.Trx,
  form: Governed,
  subs: readonly GovernedSub[],
  before: RecordRow,
  values: GivenRecord,
): Promise<void> {
  const { id } = before
  await editSeen(await writeContext(call, trx, form), form, {}, { ...values, id })
  const main = (await find(trx, form.writeSpec, String(id))) ?? before
  for (const sub of subs) await follow(call, trx, sub, before, main)
}

/** Every row follows its record, also one that the writer does not see. */
async function follow(call: Writing, trx: forms.Trx, sub: GovernedSub, before: RecordRow, now: RecordRow): Promise<void> {
  const [old, tie] = [tieOf(sub, before), tieOf(sub, now)]
  if (old === null || old === tie) return
  const { spec } = sub.whole
  const rows = await rowsBelow(trx, sub, before, spec)
  if (rows.length > 0 && tie === null) fail(texts.noMainKey(sub.mainField))
  const context = await contextOf(call, trx, sub.whole, spec)
  for (const row of rows) await editRecord(context, { id: row.id, [sub.key]: tie })
}

/** Deletes records with the rows of their sub-tables; how many records went. */
export async function removeForm(
  call: Writing,
  trx: forms.Trx,
  form: Governed,
  subs: readonly GovernedSub[],
  ids: readonly string[],
): Promise<number> {
  const { rows: seen } = form.access
  const tree = treeOf(form.form.head)
  const mains = [...(await findMany(trx, form.writeSpec, ids)).values()]
  const found = mains.map(({ id }) => String(id))
  const place = tree && { place: form.writeSpec.table, parent: tree.parent }
  if (seen && place && (await access.hidesBelow(trx, place, found, seen))) fail(texts.hidesBelow)
  for (const sub of subs) {
    const { spec } = sub.whole
    const ties = mains.flatMap(main => tieOf(sub, main) ?? [])
    const rows = ties.length === 0 ? [] : await forms.idsWhere(trx, { ...spec, where: andSql(spec.where, forms.belonging(sub.key, ties)) })
    if (rows.length > 0) await removeRecords(await contextOf(call, trx, sub.whole, spec), rows)
  }
  return (await removeRecords(await writeContext(call, trx, form), ids)).length
}
