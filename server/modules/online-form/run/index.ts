import { answer } from '../../../answers'
import { commaList } from '../../../comma-list'
import { errors, fail } from '../../../errors'
import type { CallOf, Handlers } from '../../../plugins/module'
import type { RawListQuery } from '../../../query'
import * as forms from '../repository'
import { texts } from '../texts'
import { querySelectOptions } from './cascade'
import { erpPart, listColumns } from './columns'
import { dataOf, rowsBelow, treeDataOf, wholeRecord } from './data'
import { formItem } from './form-item'
import { queryInputs } from './query-info'
import { demand, type FormAction, rightsOf } from './rights'
import { exportForm, importForm, importTemplate } from './sheet'
import { type Running, runningForm, type SubTable, subTables } from './standing'
import { addForm, editForm, removeForm } from './write'

type ById = Pick<CallOf<'onlineCgformApiGetColumns'>, 'session' | 'can' | 'readTenant' | 'withTenant' | 'params'>

/** Reads of a form that the caller may see. */
const reading = <T>(call: ById, work: (trx: forms.Trx, running: Running) => Promise<T>): Promise<T> =>
  call.readTenant(async trx => {
    const running = await runningForm(trx, 'id', call.params.headId)
    await demand(call, trx, running, 'list')
    return work(trx, running)
  })

/** Writes into a form, with its sub-tables, in one transaction. */
const writing = <T>(
  call: ById,
  action: FormAction,
  work: (trx: forms.Trx, running: Running, subs: readonly SubTable[]) => Promise<T>,
): Promise<T> =>
  call.withTenant(async trx => {
    const running = await runningForm(trx, 'id', call.params.headId)
    await demand(call, trx, running, action)
    return work(trx, running, await subTables(trx, running))
  })

async function erpColumns(call: CallOf<'onlineCgformApiGetErpColumns'>) {
  return reading(call, async (trx, running) => {
    const rights = await rightsOf(call, trx, running)
    const subList = []
    for (const sub of await subTables(trx, running)) subList.push(await erpPart(trx, sub, await rightsOf(call, trx, sub)))
    return { main: await erpPart(trx, running, rights), subList }
  })
}

/** The rows of a sub-table, by its name and the record that they belong to. */
async function below(call: CallOf<'onlineCgformApiSubform'> | CallOf<'onlineCgformApiSubformList'>) {
  const { subTable, mainId } = call.params
  return call.readTenant(async trx => {
    const running = await runningForm(trx, 'tableName', subTable)
    await demand(call, trx, running, 'list')
    const main = await mainOf(trx, running, subTable)
    const sub = main && (await subTables(trx, main)).find(({ table }) => table === subTable)
    if (!main || !sub) return fail(texts.noSub(subTable))
    const record = await wholeRecord(trx, main, [], mainId)
    return record ? rowsBelow(trx, sub, record) : []
  })
}

async function mainOf(trx: forms.Trx, { form }: Running, subTable: string): Promise<Running | undefined> {
  const mainTable = form.fields.find(field => field.mainTable && field.mainField)?.mainTable
  return mainTable ? runningForm(trx, 'tableName', mainTable) : fail(texts.noSub(subTable))
}

async function doButton(call: CallOf<'onlineCgformApiDoButton'>) {
  const { formId, buttonCode } = call.body
  return call.readTenant(async trx => {
    const running = await runningForm(trx, 'id', formId)
    await demand(call, trx, running, 'list')
    const button = (await forms.buttonsOf(trx, formId)).find(known => known.buttonCode === buttonCode)
    if (!button) return fail(texts.noButton)
    if (button.buttonStatus !== '1') return fail(texts.buttonOff(button.buttonName))
    return fail(texts.buttonWithoutAction(button.buttonName))
  })
}

/** A body that names its record may not be saved as another. */
function refuseOther(body: { readonly id?: unknown }): void {
  if (typeof body.id !== 'string' || body.id === '') throw errors.refused(texts.noRow)
}

export const runHandlers = {
  onlineCgformApiGetColumns: call => reading(call, async (trx, running) => listColumns(trx, running, await rightsOf(call, trx, running))),
  onlineCgformApiGetErpColumns: erpColumns,
  onlineCgformApiGetQueryInfo: call => reading(call, async (_, { form }) => queryInputs(form)),
  onlineCgformApiGetFormItem: call => reading(call, async (trx, running) => formItem(trx, running, await subTables(trx, running))),
  onlineCgformApiGetErpFormItem: call => reading(call, (trx, running) => formItem(trx, running, [])),
  onlineCgformApiGetFormItemBytbname: call =>
    call.readTenant(async trx => {
      const running = await runningForm(trx, 'tableName', call.params.table)
      await demand(call, trx, running, 'list')
      return formItem(trx, running, await subTables(trx, running))
    }),
  onlineCgformApiGetEnhanceJs: call => reading(call, async () => ''),
  onlineCgformApiGetData: call => reading(call, (trx, running) => dataOf(trx, running, call.query as RawListQuery)),
  onlineCgformApiGetTreeData: call => reading(call, (trx, running) => treeDataOf(trx, running, call.query as RawListQuery)),
  onlineCgformApiSubform: async call => (await below(call))[0] ?? null,
  onlineCgformApiSubformList: below,
  onlineCgformApiFormGet: call =>
    reading(call, async (trx, running) => {
      const record = await wholeRecord(trx, running, await subTables(trx, running), call.params.id)
      return record ?? fail(texts.noRow)
    }),
  onlineCgformApiFormPost: async call => {
    const result = await writing(call, 'add', (trx, running, subs) => addForm(call, trx, running, subs, call.body))
    return answer({ message: texts.added, result })
  },
  onlineCgformApiFormPut: async call => {
    refuseOther(call.body)
    await writing(call, 'edit', (trx, running, subs) => editForm(call, trx, running, subs, call.body))
    return answer({ message: texts.edited, result: String(call.body.id) })
  },
  onlineCgformApiFormDelete: async call => {
    const ids = commaList(call.params.id)
    if (ids.length === 0) fail(texts.nothingChosen)
    const removed = await writing(call, 'delete', (trx, running, subs) => removeForm(call, trx, running, subs, ids))
    return removed === 0 ? fail(texts.noRow) : answer({ message: texts.deleted })
  },
  onlineCgformApiDoButton: doButton,
  onlineCgformApiQuerySelectOptions: querySelectOptions,
  onlineCgformApiExportXls: exportForm,
  onlineCgformApiImportTemplate: importTemplate,
  onlineCgformApiImportXls: importForm,
} satisfies Handlers
