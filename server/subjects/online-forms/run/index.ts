import { answer } from '../../../http/answers'
import type { CallOf, Handlers } from '../../../http/module'
import type { Asking, RawListQuery } from '../../../query'
import { find } from '../../../records/repository'
import { commaList } from '../../../util/comma-list'
import { errors, fail } from '../../../util/errors'
import { buttonsFor } from '../admin/buttons'
import { foreignKey } from '../model/form'
import type * as forms from '../repository'
import { texts } from '../texts'
import { doButton } from './button'
import { querySelectOptions } from './cascade'
import { erpPart, listColumns } from './columns'
import { dataOf, rowsBelow, treeDataOf, wholeRecord } from './data'
import { downloadFiles, fieldFiles } from './field-files'
import { formItem } from './form-item'
import { type FormAction, type Governed, type GovernedSub, governedForm, governedSubs, withLines } from './governed'
import { queryInputs } from './query-info'
import { demand, demandButton, rightsOf } from './rights'
import { exportForm, importForm, importTemplate, previewForm } from './sheet'
import { addForm, editForm, removeForm } from './write'

type ById = Pick<CallOf<'onlineCgformApiGetColumns'>, 'session' | 'can' | 'readTenant' | 'withTenant' | 'params'>

/** Reads of a form that the caller may see. */
const reading = <T>(call: ById, work: (trx: forms.Trx, form: Governed) => Promise<T>): Promise<T> =>
  call.readTenant(async trx => work(trx, await readForm(call, trx, 'id', call.params.headId)))

async function readForm(call: Asking, trx: forms.Trx, by: 'id' | 'tableName', value: string): Promise<Governed> {
  const form = await governedForm(trx, call.session.userId, by, value)
  await demand(call, trx, form, 'list')
  return form
}

/** Reads of rows, which an advanced query may ask by their sub-tables. */
const asking = <T>(call: ById & { readonly query: object }, read: (trx: forms.Trx, form: Governed, query: RawListQuery) => Promise<T>) => {
  const query = call.query as RawListQuery
  return reading(call, async (trx, form) => read(trx, await withLines(trx, call.session.userId, form, query), query))
}

const subsOf = (call: Asking, trx: forms.Trx, form: Governed) => governedSubs(trx, call.session.userId, form)

/** Writes into a form, with its sub-tables, in one transaction. */
const writing = <T>(
  call: ById,
  action: FormAction,
  work: (trx: forms.Trx, form: Governed, subs: readonly GovernedSub[]) => Promise<T>,
): Promise<T> =>
  call.withTenant(async trx => {
    const form = await governedForm(trx, call.session.userId, 'id', call.params.headId)
    await demand(call, trx, form, action)
    return work(trx, form, await subsOf(call, trx, form))
  })

/** What a form can be asked, in the words of its form. */
async function querySchema(trx: forms.Trx, form: Governed) {
  const { tableName, tableTxt } = form.form.head
  const { schema } = await formItem(trx, form, [])
  const searchFieldList = queryInputs(form.form).map(({ field }) => field)
  return { table: tableName, title: tableTxt, properties: { ...schema.properties }, searchFieldList, joinQuery: false }
}

const columns = (call: CallOf<'onlineCgformApiGetColumns'>) =>
  reading(call, async (trx, form) => {
    const found = await listColumns(trx, form, await rightsOf(call, trx, form.whole))
    return { ...found, cgButtonList: buttonsFor(call.request, form.form.head.id, found) }
  })

async function erpColumns(call: CallOf<'onlineCgformApiGetErpColumns'>) {
  return reading(call, async (trx, form) => {
    const part = async (own: Governed | GovernedSub) => {
      const found = await erpPart(trx, own, await rightsOf(call, trx, own.whole))
      return { ...found, cgButtonList: buttonsFor(call.request, found.code, found) }
    }
    const subList = []
    for (const sub of await subsOf(call, trx, form)) subList.push(await part(sub))
    return { main: await part(form), subList }
  })
}

/** The rows of a sub-table, by its name and the record that they belong to. */
async function below(call: CallOf<'onlineCgformApiSubform'> | CallOf<'onlineCgformApiSubformList'>) {
  const { subTable, mainId } = call.params
  return call.readTenant(async trx => {
    const { whole } = await readForm(call, trx, 'tableName', subTable)
    const mainTable = foreignKey(whole.form)?.mainTable
    const main = mainTable ? await governedForm(trx, call.session.userId, 'tableName', mainTable) : undefined
    const sub = main && (await subsOf(call, trx, main)).find(({ table }) => table === subTable)
    if (!main || !sub) return fail(texts.noSub(subTable))
    const record = await find(trx, main.writeSpec, mainId)
    return record ? rowsBelow(trx, sub, record, sub.recordSpec) : []
  })
}

/** A body that names its record may not be saved as another. */
function refuseOther(body: { readonly id?: unknown }): void {
  if (typeof body.id !== 'string' || body.id === '') throw errors.refused(texts.noRow)
}

export const runHandlers = {
  onlineCgformApiGetColumns: columns,
  onlineCgformApiGetErpColumns: erpColumns,
  onlineCgformApiGetQueryInfo: call => reading(call, async (_, { form }) => queryInputs(form)),
  onlineCgformApiGetQueryInfoVue3: call => reading(call, querySchema),
  onlineCgformApiGetFormItem: call => reading(call, async (trx, form) => formItem(trx, form, await subsOf(call, trx, form))),
  onlineCgformApiGetErpFormItem: call => reading(call, (trx, form) => formItem(trx, form, [])),
  onlineCgformApiGetFormItemBytbname: call =>
    call.readTenant(async trx => {
      const form = await readForm(call, trx, 'tableName', call.params.table)
      return formItem(trx, form, await subsOf(call, trx, form))
    }),
  onlineCgformApiGetEnhanceJs: call => reading(call, async () => ''),
  onlineCgformApiGetData: call => asking(call, dataOf),
  onlineCgformApiGetTreeData: call => asking(call, treeDataOf),
  onlineCgformApiSubform: async call => (await below(call))[0] ?? null,
  onlineCgformApiSubformList: below,
  onlineCgformApiFormGet: call =>
    reading(call, async (trx, form) => {
      demandButton(form, 'detail', 'update')
      const record = await wholeRecord(trx, form, await subsOf(call, trx, form), call.params.id)
      return record ?? fail(texts.noRow)
    }),
  onlineCgformApiFormPost: async call => {
    const result = await writing(call, 'add', (trx, form, subs) => addForm(call, trx, form, subs, call.body))
    return answer({ message: texts.added, result })
  },
  onlineCgformApiFormPut: async call => {
    refuseOther(call.body)
    await writing(call, 'edit', (trx, form, subs) => editForm(call, trx, form, subs, call.body))
    return answer({ message: texts.edited, result: String(call.body.id) })
  },
  onlineCgformApiFormDelete: async call => {
    const ids = commaList(call.params.id)
    if (ids.length === 0) fail(texts.nothingChosen)
    const removed = await writing(call, 'delete', async (trx, form, subs) => {
      if (ids.length > 1) demandButton(form, 'batch_delete')
      return removeForm(call, trx, form, subs, ids)
    })
    return removed === 0 ? fail(texts.noRow) : answer({ message: texts.deleted })
  },
  onlineCgformFieldDownload: async call => downloadFiles(call, await reading(call, (trx, form) => fieldFiles(call, trx, form))),
  onlineCgformApiDoButton: doButton,
  onlineCgformApiQuerySelectOptions: querySelectOptions,
  onlineCgformApiExportXls: exportForm,
  onlineCgformApiImportTemplate: importTemplate,
  onlineCgformApiImportXls: importForm,
  onlineCgformApiImportPreview: previewForm,
} satisfies Handlers
