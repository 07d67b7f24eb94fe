import type { OnlineFormAddAll, OnlineFormEditAll } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { type Asking, type Choice, lastNumberGiven, lockFor, mayChooseBy } from '../../../query'
import { errors, fail } from '../../../util/errors'
import { fieldChoices } from '../model/choices'
import { type Field, type Form, foreignKey, ownFields, SUB } from '../model/form'
import { sameTable } from '../model/table'
import * as forms from '../repository'
import { texts } from '../texts'
import { type Problem, problemsOf, refuse, type Surroundings } from './check'
import { mustOwnForm } from './find'
import { fieldsValues, headValues, indexValues, wouldBe } from './given'
import { nameProblem } from './names'

type Given = OnlineFormAddAll | OnlineFormEditAll

/** Main tables that a sub-table names, with their columns. */
async function mainsOf(trx: forms.Trx, { head, fields }: Form): Promise<Surroundings['mains']> {
  const key = head.tableType === SUB ? foreignKey({ fields }) : undefined
  const main = key?.mainTable ? await forms.headOf(trx, key.mainTable) : undefined
  if (main?.tableType !== 2 || main.copyType === 1) return new Map()
  const columns = ownFields(await forms.formOf(trx, main)).map(({ dbFieldName }) => dbFieldName)
  return new Map([[main.tableName, new Set(['id', ...columns])]])
}

/** Tables that the author of the form may not choose out of; what the stored form chooses by stays. */
async function strangeChoices(trx: forms.Trx, asking: Asking, { fields }: Form, stored?: Form): Promise<readonly Problem[]> {
  const problems: Problem[] = []
  const keyOf = ({ dict, filters }: Choice) => JSON.stringify([dict, filters])
  const before = new Set(stored?.fields.flatMap(fieldChoices).map(keyOf))
  for (const [index, field] of fields.entries())
    for (const choice of fieldChoices(field)) {
      const { dict, filters } = choice
      if (!before.has(keyOf(choice)) && !(await mayChooseBy(trx, asking, dict, filters)))
        problems.push({
          field: `fields.${index}.dictTable`,
          message: texts.check.row(index + 1, field.dbFieldName, texts.check.noChoice(dict)),
        })
    }
  return problems
}

async function namedTwice(trx: forms.Trx, tableName: string, id?: string): Promise<readonly Problem[]> {
  const message = await nameProblem(trx, tableName, id)
  return message === undefined ? [] : [{ field: 'head.tableName', message }]
}

/** A new form with its columns and indexes; its id. */
export async function addWhole(trx: forms.Trx, asking: Asking, { head, fields, indexs = [] }: OnlineFormAddAll): Promise<string> {
  const form = wouldBe(headValues(head), fieldsValues(fields), indexs.map(indexValues))
  refuse([
    ...problemsOf(form, { mains: await mainsOf(trx, form) }),
    ...(await namedTwice(trx, form.head.tableName)),
    ...(await strangeChoices(trx, asking, form)),
  ])
  const cgformHeadId = await forms.insert(trx, 'onl_form_head', headValues(head))
  for (const field of form.fields) await forms.insert(trx, 'onl_form_field', { ...field, cgformHeadId })
  for (const index of form.indexes) await forms.insert(trx, 'onl_form_index', { ...index, cgformHeadId })
  return cgformHeadId
}

export async function addAll(call: CallOf<'onlineCgformApiAddAll'>) {
  const result = await call.withTenant(trx => addWhole(trx, call, call.body))
  return answer({ message: texts.saved, result })
}

/** Rows that are given, with the ids of those that are there already; then those that are neither given nor deleted. */
function merged<Row extends { readonly id: string }, Values extends object>(
  stored: readonly Row[],
  given: readonly { readonly id?: string | null; readonly values: Values }[],
  gone: readonly string[] | null | undefined,
) {
  const byId = new Map(stored.map(row => [row.id, row]))
  const deleted = new Set(gone ?? [])
  const rows = given.filter(({ id }) => !deleted.has(id ?? '')).map(({ id, values }) => ({ known: byId.get(id ?? ''), values }))
  const named = new Set(rows.map(({ known }) => known?.id))
  const untouched = stored.filter(({ id }) => !named.has(id) && !deleted.has(id))
  return { rows, untouched, removed: stored.filter(({ id }) => deleted.has(id) && !named.has(id)) }
}

/** A column as it is kept. */
type Values = ReturnType<typeof fieldsValues>[number]

type Merged = ReturnType<typeof merged<Form['fields'][number], Values>>

/** A view keeps what its form says of the table. */
function ofOriginal(values: Values, original: readonly Field[]) {
  const own = original.find(({ dbFieldName }) => dbFieldName === values.dbFieldName)
  if (!own) return values
  const { dbType, dbLength, dbPointLength, dbIsNull, dbDefaultVal, mainTable, mainField } = own
  return {
    ...values,
    dbType,
    dbLength,
    dbPointLength,
    dbIsNull,
    dbDefaultVal: dbDefaultVal ?? null,
    mainTable: mainTable ?? null,
    mainField: mainField ?? null,
  }
}

function headOf(stored: Form, given: Given['head']) {
  const values = headValues(given)
  if (stored.head.copyType !== 1) {
    const made = stored.fields.some(({ dbFieldNameOld }) => dbFieldNameOld)
    if (made && values.tableName !== stored.head.tableName) refuse([{ field: 'head.tableName', message: texts.check.tableFixed }])
    return values
  }
  const { tableName, tableType, relationType, isTree, treeParentIdField = null, treeIdField = null } = stored.head
  if (values.tableName !== tableName || values.tableType !== tableType)
    refuse([{ field: 'head.tableName', message: texts.check.typeFixed }])
  return { ...values, relationType, isTree: isTree ?? 'N', treeParentIdField, treeIdField }
}

/** Views follow their form: columns that are called otherwise are so there too, and those that are gone are gone there. */
async function followed(trx: forms.Trx, headId: string, { rows, removed }: Merged): Promise<void> {
  for (const view of await forms.viewsOf(trx, headId)) {
    const fields = new Map((await forms.fieldsOf(trx, view.id)).map(field => [field.dbFieldName, field]))
    const gone = removed.flatMap(({ dbFieldName }) => fields.get(dbFieldName)?.id ?? [])
    await forms.remove(trx, 'onl_form_field', gone)
    for (const { known, values } of rows) {
      const shown = known && fields.get(known.dbFieldName)
      if (!shown) continue
      const { dbFieldName, dbType, dbLength, dbPointLength, dbIsNull, dbDefaultVal, mainTable, mainField } = values
      const changes = { dbFieldName, dbType, dbLength, dbPointLength, dbIsNull, dbDefaultVal, mainTable, mainField }
      await forms.update(trx, 'onl_form_field', { id: shown.id }, changes)
    }
    await forms.update(trx, 'onl_form_head', { id: view.id }, { tableVersion: view.tableVersion + 1 })
  }
}

async function saveRows(
  trx: forms.Trx,
  table: 'onl_form_field' | 'onl_form_index',
  cgformHeadId: string,
  { rows, removed }: { rows: readonly { known: { id: string } | undefined; values: object }[]; removed: readonly { id: string }[] },
): Promise<void> {
  await forms.remove(
    trx,
    table,
    removed.map(({ id }) => id),
  )
  for (const { known, values } of rows) {
    if (known) await forms.update(trx, table, { id: known.id }, values)
    else await forms.insert(trx, table, { ...values, cgformHeadId })
  }
}

/** A change of one form, as it is kept. */
async function save(trx: forms.Trx, asking: Asking, body: OnlineFormEditAll): Promise<void> {
  const stored = await mustOwnForm(trx, body.head.id)
  const { id, version } = stored.head
  if (typeof body.head.version === 'number' && body.head.version !== version) throw errors.stale(stored.head)
  const values = headOf(stored, body.head)
  const original = stored.head.physicId ? await forms.fieldsOf(trx, stored.head.physicId) : undefined
  const given = fieldsValues(body.fields).map((own, index) => ({
    id: body.fields[index]?.id ?? null,
    values: original ? ofOriginal(own, original) : own,
  }))
  const fields = merged(stored.fields, given, body.deleteFieldIds)
  const indexes = merged(
    stored.indexes,
    (body.indexs ?? []).map(index => ({ id: index.id ?? null, values: indexValues(index) })),
    body.deleteIndexIds,
  )
  const form = wouldBe(
    { ...stored.head, ...values },
    [...fields.rows.map(row => row.values), ...fields.untouched],
    [...indexes.rows.map(row => row.values), ...indexes.untouched],
  )
  const around = { mains: await mainsOf(trx, form), ...(original && { original: new Set(original.map(({ dbFieldName }) => dbFieldName)) }) }
  refuse([
    ...problemsOf(form, around),
    ...(await namedTwice(trx, values.tableName, id)),
    ...(await strangeChoices(trx, asking, form, stored)),
  ])
  const isDbSynch = sameTable(stored, form) ? stored.head.isDbSynch : 'N'
  const head = { ...values, isDbSynch, tableVersion: stored.head.tableVersion + 1 }
  if (!(await forms.update(trx, 'onl_form_head', { id, version }, head))) throw errors.stale((await forms.findHead(trx, id)) ?? null)
  await saveRows(trx, 'onl_form_field', id, fields)
  await saveRows(trx, 'onl_form_index', id, indexes)
  if (!original) await followed(trx, id, fields)
}

export async function editAll(call: CallOf<'onlineCgformApiEditAll'>) {
  await call.withTenant(trx => save(trx, call, call.body))
  return answer({ message: texts.edited })
}

/** A form without columns, which its page then asks for. */
export async function addHead(call: CallOf<'onlineCgformHeadAdd'>) {
  const values = headValues(call.body)
  const result = await call.withTenant(async trx => {
    const form = wouldBe(values, [], [])
    const problems = problemsOf(form, { mains: new Map() }).filter(({ field }) => field.startsWith('head.'))
    refuse([...problems, ...(await namedTwice(trx, values.tableName))])
    return forms.insert(trx, 'onl_form_head', values)
  })
  return answer({ message: texts.saved, result })
}

export async function editHead(call: CallOf<'onlineCgformHeadEdit'>) {
  await call.withTenant(async trx => {
    const stored = await mustOwnForm(trx, call.body.id)
    // A form that has no columns yet may be called otherwise.
    if (stored.fields.length > 0)
      return save(trx, call, { head: call.body, fields: [], indexs: [], deleteFieldIds: [], deleteIndexIds: [] })
    const values = headValues(call.body)
    const form = wouldBe({ ...stored.head, ...values }, [], [])
    const problems = problemsOf(form, { mains: new Map() }).filter(({ field }) => field.startsWith('head.'))
    refuse([...problems, ...(await namedTwice(trx, values.tableName, stored.head.id))])
    const key = { id: stored.head.id, version: call.body.version ?? null }
    if (!(await forms.update(trx, 'onl_form_head', key, { ...values, tableVersion: stored.head.tableVersion + 1 })))
      throw errors.stale((await forms.findHead(trx, stored.head.id)) ?? null)
  })
  return answer({ message: texts.edited })
}

/** Other columns of the same table: a view, whose name is that of its form and a number. */
export async function copyOnline(call: CallOf<'onlineCgformHeadCopyOnline'>) {
  const result = await call.withTenant(async trx => {
    const { head, fields } = await mustOwnForm(trx, call.query.code)
    if (head.copyType === 1) fail(texts.isView)
    const prefix = `${head.tableName}$`
    await lockFor(trx, prefix)
    const copyVersion = (await lastNumberGiven(trx, 'onl_form_head', prefix)) + 1
    const view = { ...headValues(head), tableName: `${prefix}${copyVersion}`, copyType: 1, copyVersion, physicId: head.id }
    const cgformHeadId = await forms.insert(trx, 'onl_form_head', { ...view, isDbSynch: head.isDbSynch })
    for (const field of fieldsValues(fields)) await forms.insert(trx, 'onl_form_field', { ...field, cgformHeadId })
    return cgformHeadId
  })
  return answer({ message: texts.copied, result })
}
