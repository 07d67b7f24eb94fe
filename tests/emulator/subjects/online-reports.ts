import { type Call, Done, type Handlers, Refusal } from '../call'
import type { Emulator } from '../emulator'
import { inColumns, matches } from '../query'
import { newId, pageOf, type Row } from '../tables'
import { workbook } from './crud'
import { dictionariesOf } from './dictionaries'

const SELECT = /^\s*select\s+(.+?)\s+from\s+(\w+)/is

interface Parsed {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** Statements here read columns of one table. */
function run(emulator: Emulator, sql: unknown): Parsed {
  const [, list = '', table = ''] = SELECT.exec(String(sql)) ?? []
  if (table === '') throw new Refusal('SQL解析失败')
  const columns = list.split(',').map(column => column.trim())
  const all = emulator.table(table).rows.map(inColumns)
  return { columns, rows: all.map(row => Object.fromEntries(columns.map(column => [column, row[column] ?? null]))) }
}

const itemsOf = (emulator: Emulator, headId: unknown, part: 'item' | 'param') =>
  emulator
    .table(`onl_cgreport_${part}`)
    .rows.filter(({ cgrheadId }) => cgrheadId === headId)
    .toSorted((left, right) => Number(left.orderNum) - Number(right.orderNum))

/** A report by its id, or by its code where that is what a client has. */
function headOf(emulator: Emulator, key: unknown): Row {
  const head = emulator.table('onl_cgreport_head').rows.find(({ id, code }) => id === key || code === key)
  if (!head) throw new Refusal('实体不存在')
  return head
}

const shown = ({ isShow }: Row) => String(isShow) === '1'

function columnsOf(emulator: Emulator, head: Row): object {
  const items = itemsOf(emulator, head.id, 'item')
  const all = dictionariesOf(emulator)
  const dicts = items
    .filter(({ dictCode }) => dictCode)
    .map(({ fieldName, dictCode }) => [fieldName, [...(all[String(dictCode)] ?? []), null]])
  return {
    columns: items.filter(shown).map(({ fieldName, fieldTxt, dictCode, isOrder }) => ({
      title: fieldTxt,
      dataIndex: fieldName,
      align: 'center',
      sorter: String(isOrder) === '1',
      customRender: dictCode ? fieldName : null,
    })),
    dictOptions: Object.fromEntries(dicts),
    cgRpConfigId: head.id,
    cgRpConfigName: head.name,
  }
}

function data({ emulator, params, query }: Call): { readonly records: readonly Row[]; readonly total: number } {
  const { columns, rows } = run(emulator, headOf(emulator, params.id).cgrSql)
  const asked = Object.fromEntries(columns.map(column => [column, 'text' as const]))
  const { records, total } = pageOf(
    rows.filter(row => matches(row, asked, query)),
    query,
  )
  return { records, total }
}

function save({ emulator, body, user }: Call, add: boolean): Done {
  const { head, items, params, deleteItemIds, deleteParamIds } = body as {
    head?: Row
    items?: Row[]
    params?: Row[]
    deleteItemIds?: unknown
    deleteParamIds?: unknown
  }
  if (!head || !Array.isArray(items) || !Array.isArray(params)) throw new Refusal('操作失败，java.lang.NullPointerException')
  if (typeof deleteItemIds !== 'string' || typeof deleteParamIds !== 'string') throw new Refusal('操作失败，java.lang.ClassCastException')
  const by = String(user.username)
  const heads = emulator.table('onl_cgreport_head')
  const kept = add ? heads.add({ ...head, id: newId() }, by) : heads.edit(head, by)
  if (!kept) throw new Refusal('未找到对应实体')
  for (const [part, rows, gone] of [
    ['item', items, deleteItemIds],
    ['param', params, deleteParamIds],
  ] as const) {
    const table = emulator.table(`onl_cgreport_${part}`)
    table.remove(gone.split(','))
    for (const row of rows) if (!table.edit(row, by)) table.add({ ...row, cgrheadId: kept.id }, by)
  }
  return new Done(add ? '添加成功！' : '修改成功！')
}

const remove: Handlers[string] = ({ emulator, query }) => {
  emulator.table('onl_cgreport_head').remove((query.ids ?? query.id ?? '').split(','))
  return new Done('删除成功!')
}

/** What the closed part of their servers answers about online reports. */
export const onlineReports: Handlers = {
  'GET /online/cgreport/head/list': ({ emulator, query }) => pageOf(emulator.table('onl_cgreport_head').list(query), query),
  'POST /online/cgreport/head/add': call => save(call, true),
  'PUT /online/cgreport/head/editAll': call => save(call, false),
  'DELETE /online/cgreport/head/delete': remove,
  'DELETE /online/cgreport/head/deleteBatch': remove,
  'GET /online/cgreport/head/parseSql': ({ emulator, query }) => ({
    fields: run(emulator, query.sql).columns.map((fieldName, orderNum) => ({
      fieldName,
      fieldTxt: fieldName,
      fieldType: 'String',
      isShow: 1,
      orderNum,
    })),
    params: [],
  }),
  'GET /online/cgreport/item/listByHeadId': ({ emulator, query }) => itemsOf(emulator, query.headId, 'item'),
  'GET /online/cgreport/param/listByHeadId': ({ emulator, query }) => itemsOf(emulator, query.headId, 'param'),
  'GET /online/cgreport/api/getRpColumns/{code}': ({ emulator, params }) => {
    const head = emulator.table('onl_cgreport_head').rows.find(({ code }) => code === params.code)
    if (!head) throw new Refusal('实体不存在')
    return columnsOf(emulator, head)
  },
  'GET /online/cgreport/api/getParamsInfo/{id}': ({ emulator, params }) => itemsOf(emulator, headOf(emulator, params.id).id, 'param'),
  'GET /online/cgreport/api/getQueryInfo/{id}': ({ emulator, params }) =>
    itemsOf(emulator, headOf(emulator, params.id).id, 'item')
      .filter(({ isSearch }) => String(isSearch) === '1')
      .map(({ fieldName, fieldTxt, searchMode, dictCode }) => ({
        field: fieldName,
        label: fieldTxt,
        view: dictCode ? 'list' : 'text',
        mode: searchMode,
        hidden: '0',
        dictCode,
      })),
  'GET /online/cgreport/api/getData/{id}': data,
  'GET /online/cgreport/api/getColumnsAndData/{id}': call => {
    const head = headOf(call.emulator, call.params.id)
    return { ...columnsOf(call.emulator, head), data: data(call), fieldHrefSlots: [], cgreportHeadName: head.name, isGroupTitle: false }
  },
  'GET /online/cgreport/api/exportXls/{id}': workbook,
}
