import { type Call, Done, type Handlers, Refusal } from '../call'
import type { Emulator } from '../emulator'
import { matches } from '../query'
import { newId, pageOf, type Row, timeText } from '../tables'
import { workbook } from './crud'
import { dictionariesOf } from './dictionaries'

/** Columns whose values are choices of a dictionary. */
const CHOICES = ['list', 'radio', 'checkbox', 'list_multi']
const NUMBERS = ['int', 'double', 'BigDecimal']

function headOf(emulator: Emulator, id: unknown): Row {
  const head = emulator.table('onl_cgform_head').find(id)
  if (!head) throw new Refusal('未找到对应实体')
  if (head.isDbSynch !== 'Y') throw new Refusal('NO_DB_SYNC')
  return head
}

const fieldsOf = (emulator: Emulator, headId: unknown) =>
  emulator
    .table('onl_cgform_field')
    .rows.filter(({ cgformHeadId }) => cgformHeadId === headId)
    .toSorted((left, right) => Number(left.orderNum) - Number(right.orderNum))

const on = (flag: unknown) => String(flag) === '1'

/** Sub-tables of a main table. */
const subsOf = (emulator: Emulator, { subTableStr }: Row): Row[] =>
  String(subTableStr ?? '')
    .split(',')
    .flatMap(name => emulator.table('onl_cgform_head').rows.filter(({ tableName }) => tableName === name))

const foreignOf = (emulator: Emulator, sub: Row) => fieldsOf(emulator, sub.id).find(({ mainTable }) => mainTable)

const rowsOf = (emulator: Emulator, head: Row): Row[] => {
  const name = String(head.tableName)
  const rows = emulator.records.get(name) ?? []
  emulator.records.set(name, rows)
  return rows
}

function columnOf(emulator: Emulator, field: Row): Row {
  const choice = CHOICES.includes(String(field.fieldShowType)) && field.dictField
  const render = emulator.generation.onlineTexts ? `${field.dbFieldName}_dictText` : field.dbFieldName
  const slot = { image: 'imgSlot', file: 'fileSlot', date: 'dateSlot' }[String(field.fieldShowType)]
  return {
    title: field.dbFieldTxt,
    dataIndex: field.dbFieldName,
    align: 'center',
    customRender: choice ? render : null,
    scopedSlots: slot ? { customRender: slot } : null,
    hrefSlotName: null,
    sorter: field.sortFlag === '1',
  }
}

/** Releases of 3.x list the buttons that every form has among the others. */
const builtIn = ({ generation }: Emulator): readonly Row[] =>
  generation.release === '2.4.2'
    ? []
    : ['add', 'edit', 'detail', 'delete', 'batch_delete', 'import', 'export', 'query', 'reset', 'super_query', 'bpm', 'form_confirm'].map(
        buttonCode => ({ id: buttonCode, buttonCode, buttonName: buttonCode, buttonStyle: 'button', buttonStatus: '1', optType: 'action' }),
      )

function listOf(emulator: Emulator, head: Row): Row {
  const fields = fieldsOf(emulator, head.id)
  const all = dictionariesOf(emulator)
  const dicts = fields
    .filter(({ dictField }) => dictField)
    .map(({ dbFieldName, dictField }) => [dbFieldName, [...(all[String(dictField)] ?? []), null]])
  const foreign = foreignOf(emulator, head)
  return {
    columns: fields.filter(({ isShowList }) => on(isShowList)).map(field => columnOf(emulator, field)),
    dictOptions: Object.fromEntries(dicts),
    fieldHrefSlots: [],
    currentTableName: head.tableName,
    description: head.tableTxt,
    tableType: head.tableType,
    formTemplate: '1',
    paginationFlag: 'Y',
    checkboxFlag: 'Y',
    scrollFlag: 0,
    cgButtonList: builtIn(emulator),
    enhanceJs: '',
    hideColumns: [],
    code: head.id,
    ...(head.isTree === 'Y' && { pidField: 'pid', hasChildrenField: 'has_child', textField: head.treeFieldname }),
    ...(foreign && { foreignKeys: [{ field: foreign.dbFieldName, key: foreign.mainField }], relationType: head.relationType }),
  }
}

function propertyOf(emulator: Emulator, field: Row): Row {
  const number = NUMBERS.includes(String(field.dbType)) && field.fieldShowType === 'text'
  const choices = field.dictField ? { enum: dictionariesOf(emulator)[String(field.dictField)] ?? [], dictCode: field.dictField } : {}
  return {
    view: number ? 'number' : field.fieldShowType,
    type: number ? 'number' : 'string',
    title: field.dbFieldTxt,
    order: field.orderNum,
    ...(field.dbType === 'string' && { maxLength: field.dbLength }),
    ...choices,
  }
}

/** Rows of a sub-table inside of the form of its main table. */
function subProperty(emulator: Emulator, sub: Row, order: number): Row {
  const shown = fieldsOf(emulator, sub.id).filter(({ isShowForm }) => on(isShowForm))
  const columns = shown.map(field => ({
    key: field.dbFieldName,
    title: field.dbFieldTxt,
    type: NUMBERS.includes(String(field.dbType)) ? 'inputNumber' : 'input',
    width: '160px',
    defaultValue: '',
    validateRules: on(field.fieldMustInput) ? [{ required: true, message: `${field.dbFieldTxt}不能为空!` }] : [],
  }))
  const foreign = foreignOf(emulator, sub)?.dbFieldName
  const about = { key: sub.tableName, id: sub.id, describe: sub.tableTxt, relationType: sub.relationType, foreignKey: foreign }
  return { view: 'tab', ...about, order, hideButtons: [], columns }
}

function formOf(emulator: Emulator, head: Row): Row {
  const shown = fieldsOf(emulator, head.id).filter(({ isShowForm }) => on(isShowForm))
  const own = shown.map(field => [field.dbFieldName, propertyOf(emulator, field)])
  const below = subsOf(emulator, head).map((sub, at) => [sub.tableName, subProperty(emulator, sub, 100 + at)])
  const required = shown.filter(({ fieldMustInput }) => on(fieldMustInput)).map(({ dbFieldName }) => dbFieldName)
  const schema = { table: head.tableName, required, properties: Object.fromEntries([...own, ...below]) }
  return { head, schema, formTemplate: '1', cgButtonList: [], enhanceJs: '' }
}

function queryOf(emulator: Emulator, head: Row): Row[] {
  return fieldsOf(emulator, head.id)
    .filter(({ isQuery }) => on(isQuery))
    .map(field => ({
      field: field.dbFieldName,
      label: field.dbFieldTxt,
      view: field.fieldShowType,
      mode: 'single',
      hidden: '0',
      config: '0',
      dictCode: field.dictField,
    }))
}

const isNumber = (text: unknown) => text === '' || text === null || /^-?\d+(\.\d+)?$/.test(String(text))

/** Writes the columns that the table has; what else was sent is ignored. */
function written(emulator: Emulator, head: Row, body: Row): Row {
  const fields = fieldsOf(emulator, head.id)
  const wrong = fields.find(({ dbType, dbFieldName }) => NUMBERS.includes(String(dbType)) && !isNumber(body[String(dbFieldName)] ?? null))
  if (wrong) throw new Refusal(`操作失败，数据类型错误：${wrong.dbFieldTxt}`)
  const names = fields.map(({ dbFieldName }) => String(dbFieldName)).filter(name => name !== 'id')
  return Object.fromEntries(names.map(name => [name, body[name] ?? null]))
}

function saveRows(emulator: Emulator, head: Row, body: Row, id: string): void {
  for (const sub of subsOf(emulator, head)) {
    const sent = body[String(sub.tableName)]
    const foreign = String(foreignOf(emulator, sub)?.dbFieldName)
    if (sent === undefined) continue
    const rows = Array.isArray(sent) ? (sent as Row[]) : []
    const others = rowsOf(emulator, sub).filter(row => row[foreign] !== id)
    const made = rows.map(row => ({ ...written(emulator, sub, row), id: String(row.id ?? newId()), [foreign]: id }))
    emulator.records.set(String(sub.tableName), [...others, ...made])
  }
}

function save({ emulator, params, body, user }: Call, known?: Row): string {
  const head = headOf(emulator, params.headId)
  const row = written(emulator, head, body)
  const id = String(known?.id ?? newId())
  const parent = head.isTree === 'Y' ? rowsOf(emulator, head).find(one => one.id === row.pid) : undefined
  if (parent) parent.has_child = '1'
  if (known) Object.assign(known, row, { update_time: timeText() })
  else {
    const tree = head.isTree === 'Y' ? { pid: row.pid || '0', has_child: '0' } : {}
    rowsOf(emulator, head).push({ ...row, ...tree, id, create_by: user.username, create_time: timeText() })
  }
  saveRows(emulator, head, body, id)
  return id
}

function recordOf({ emulator, params }: Call): Row {
  const row = rowsOf(emulator, headOf(emulator, params.headId)).find(({ id }) => id === params.id)
  if (!row) throw new Refusal('未找到对应实体')
  return row
}

const below = (emulator: Emulator, sub: Row, mainId: unknown) => {
  const foreign = String(foreignOf(emulator, sub)?.dbFieldName)
  return rowsOf(emulator, sub).filter(row => row[foreign] === mainId)
}

function subBy({ emulator, params }: Call): Row[] {
  const sub = emulator.table('onl_cgform_head').rows.find(({ tableName }) => tableName === params.table)
  if (!sub) throw new Refusal('未找到对应实体')
  return below(emulator, sub, params.mainId)
}

function data(call: Call): object {
  const { emulator, params, query } = call
  const head = headOf(emulator, params.headId)
  const fields = fieldsOf(emulator, head.id)
  const columns = Object.fromEntries([...fields.map(({ dbFieldName }) => [String(dbFieldName), 'text' as const]), ['id', 'text' as const]])
  const root = head.isTree === 'Y' && query.hasQuery === 'false' && query.pid === undefined ? { pid: '0' } : {}
  // A parameter that asks for the children of a row is no filter by itself.
  const { has_child: _, ...asked }: Record<string, string> = { ...query, ...root }
  const found = rowsOf(emulator, head).filter(row => matches(row, columns, asked))
  const page = pageOf(found, query)
  const texts = dictionariesOf(emulator)
  const withTexts = (row: Row) =>
    Object.fromEntries(
      fields
        .filter(({ dictField }) => dictField)
        .map(({ dbFieldName, dictField }) => [
          `${dbFieldName}_dictText`,
          texts[String(dictField)]?.find(({ value }) => value === row[String(dbFieldName)])?.text,
        ]),
    )
  if (!emulator.generation.onlineTexts) return { total: page.total, records: page.records }
  return { total: String(page.total), records: page.records.map(row => ({ ...row, ...withTexts(row) })) }
}

function saveHead({ emulator, body, user }: Call, add: boolean): Done {
  const { head, fields, indexs, deleteFieldIds } = body as { head?: Row; fields?: Row[]; indexs?: Row[]; deleteFieldIds?: string[] }
  if (!head || !Array.isArray(fields) || !Array.isArray(indexs)) throw new Refusal('操作失败，java.lang.NullPointerException')
  const heads = emulator.table('onl_cgform_head')
  const by = String(user.username)
  const kept = add
    ? heads.add({ tableVersion: 1, copyType: 0, ...head, id: newId(), isDbSynch: 'N' }, by)
    : heads.edit({ ...head, isDbSynch: 'N' }, by)
  if (!kept) throw new Refusal('未找到对应实体')
  const columns = emulator.table('onl_cgform_field')
  columns.remove(deleteFieldIds ?? [])
  for (const field of fields) if (!columns.edit(field, by)) columns.add({ ...field, cgformHeadId: kept.id }, by)
  return new Done(add ? '添加成功！' : '修改成功！')
}

const removeHead: Handlers[string] = ({ emulator, query }) => {
  emulator.table('onl_cgform_head').remove((query.ids ?? query.id ?? '').split(','))
  return new Done('删除成功!')
}

/** What the closed part of their servers answers about online forms, as their clients read it. */
export const onlineForms: Handlers = {
  'GET /online/cgform/head/list': ({ emulator, query }) => pageOf(emulator.table('onl_cgform_head').list(query), query),
  'DELETE /online/cgform/head/delete': removeHead,
  'DELETE /online/cgform/head/deleteBatch': removeHead,
  'DELETE /online/cgform/head/removeRecord': removeHead,
  'GET /online/cgform/field/listByHeadId': ({ emulator, query }) => fieldsOf(emulator, query.headId),
  'GET /online/cgform/index/listByHeadId': () => [],
  'GET /online/cgform/button/list/{headId}': ({ query }) => pageOf([], query),
  'GET /online/cgform/api/checkOnlyTable': ({ emulator, query }) => {
    if (emulator.table('onl_cgform_head').rows.some(({ tableName, id }) => tableName === query.tbname && id !== query.id))
      throw new Refusal('表名已存在')
    return new Done('成功')
  },
  'POST /online/cgform/api/addAll': call => saveHead(call, true),
  'PUT /online/cgform/api/editAll': call => saveHead(call, false),
  'POST /online/cgform/api/doDbSynch/{id}/{method}': ({ emulator, params }) => {
    Object.assign(emulator.table('onl_cgform_head').find(params.id) ?? {}, { isDbSynch: 'Y' })
    return new Done('同步数据库成功！')
  },
  'GET /online/cgform/api/getColumns/{headId}': ({ emulator, params }) => listOf(emulator, headOf(emulator, params.headId)),
  'GET /online/cgform/api/getErpColumns/{headId}': ({ emulator, params }) => {
    const head = headOf(emulator, params.headId)
    return { main: listOf(emulator, head), subList: subsOf(emulator, head).map(sub => listOf(emulator, sub)) }
  },
  'GET /online/cgform/api/getQueryInfo/{headId}': ({ emulator, params }) => queryOf(emulator, headOf(emulator, params.headId)),
  'GET /online/cgform/api/getFormItem/{headId}': ({ emulator, params }) => formOf(emulator, headOf(emulator, params.headId)),
  'GET /online/cgform/api/getErpFormItem/{headId}': ({ emulator, params }) =>
    formOf(emulator, { ...headOf(emulator, params.headId), subTableStr: '' }),
  'GET /online/cgform/api/getData/{headId}': data,
  'GET /online/cgform/api/getTreeData/{headId}': data,
  'GET /online/cgform/api/form/{headId}/{id}': call => {
    const head = headOf(call.emulator, call.params.headId)
    const row = recordOf(call)
    const parts = subsOf(call.emulator, head).map(sub => [sub.tableName, below(call.emulator, sub, row.id)])
    return { ...row, ...Object.fromEntries(parts) }
  },
  'POST /online/cgform/api/form/{headId}': call => new Done('添加成功！', save(call)),
  'PUT /online/cgform/api/form/{headId}': call => {
    const known = rowsOf(call.emulator, headOf(call.emulator, call.params.headId)).find(({ id }) => id === call.body.id)
    if (!known) throw new Refusal('未找到对应实体')
    return new Done('修改成功！', save(call, known))
  },
  'DELETE /online/cgform/api/form/{headId}/{id}': ({ emulator, params }) => {
    const head = headOf(emulator, params.headId)
    const ids = String(params.id).split(',')
    const name = String(head.tableName)
    emulator.records.set(
      name,
      rowsOf(emulator, head).filter(({ id }) => !ids.includes(String(id))),
    )
    return new Done('删除成功!')
  },
  'GET /online/cgform/api/subform/list/{table}/{mainId}': subBy,
  'GET /online/cgform/api/subform/{table}/{mainId}': call => subBy(call)[0] ?? null,
  'GET /online/cgform/api/exportXls/{headId}': workbook,
  'GET /online/cgform/api/exportXlsOld/{headId}': workbook,
}
