import { workbook } from '../../helpers/workbook'
import type { Maker, Request } from './requests'
import { fresh } from './samples'
import type { World } from './world'

const API = '/online/cgform/api'
const column = (dbFieldName: string, dbFieldTxt: string, more: object = {}) => ({
  dbFieldName,
  dbFieldTxt,
  dbType: 'string',
  dbLength: 100,
  fieldShowType: 'text',
  isQuery: 1,
  ...more,
})
const LINK = { table: 'sys_category', txt: 'name', key: 'id', idField: 'id', pidField: 'pid', condition: "pid = '0'" }

const name = column('name', '名称')
const cascade = column('first', '一级', { fieldShowType: 'link_down', dictTable: JSON.stringify({ ...LINK, linkField: 'second' }) })

/** What a world answers, or why it does not. */
export async function done(answer: Promise<{ body: { success: boolean; message: string; result: unknown } }>): Promise<string> {
  const { body } = await answer
  if (!body.success) throw new Error(body.message)
  return String(body.result)
}

const whole = (more: object = {}, fields: object[] = [name]) => ({
  head: { tableName: `sample_${fresh()}`, tableTxt: '样本', tableType: 1, ...more },
  fields,
  indexs: [{ indexName: 'ix_name', indexField: String((fields[0] as { dbFieldName: string }).dbFieldName), indexType: 'normal' }],
})

/** A form of a world's own without a table. */
const add = (world: World, more?: object, fields?: object[]) => done(world.admin.post(`${API}/addAll`, whole(more, fields)))

export async function made(world: World, more?: object, fields?: object[]): Promise<string> {
  const id = await add(world, more, fields)
  await done(world.admin.post(`${API}/doDbSynch/${id}/normal`))
  return id
}

interface Kept {
  readonly single: string
  readonly tree: string
  readonly main: string
  readonly sub: string
  readonly subTable: string
  /** A record of the main table, with a row below it. */
  readonly order: string
  readonly button: string
}

/** Forms that are not deleted, with records; their texts hold the word of the world. */
async function keep(world: World): Promise<Kept> {
  const { tableTxt: word } = await world.sample('/online/cgform')
  const single = await made(world, { tableTxt: word }, [name, cascade, column('second', '二级')])
  await done(world.admin.post(`${API}/form/${single}`, { name: word }))
  const tree = await made(world, { isTree: 'Y', treeFieldname: 'name' })
  await done(world.admin.post(`${API}/form/${tree}`, { name: word }))
  const [mainTable, subTable] = [`sample_${fresh()}`, `sample_${fresh()}`]
  const main = await made(world, { tableName: mainTable, tableType: 2 })
  const key = column('main_id', '主表', { mainTable, mainField: 'id' })
  const sub = await made(world, { tableName: subTable, tableType: 3, relationType: 1 }, [name, key])
  const order = await done(world.admin.post(`${API}/form/${main}`, { name: word, [subTable]: [{ name: word }] }))
  const button = { cgformHeadId: single, buttonCode: 'approve', buttonName: word, optType: 'action' }
  await done(world.admin.post('/online/cgform/button/add', button))
  const [row] = await world.rows(`select id from onl_form_button where cgform_head_id = '${single}'`)
  return { single, tree, main, sub, subTable, order, button: row?.id ?? '' }
}

const worlds = new WeakMap<World, Promise<Kept>>()

function kept(world: World): Promise<Kept> {
  const known = worlds.get(world) ?? keep(world)
  worlds.set(world, known)
  return known
}

const ofSingle: Maker = async world => ({ params: { headId: (await kept(world)).single } })
const ofCode: Maker = async world => ({ query: { code: (await kept(world)).main } })
const ofMain: Maker = async world => ({ params: { headId: (await kept(world)).main } })

/** A workbook for the form without sub-tables. */
const bookOfSingle = async (world: World) => ({
  ...(await ofSingle(world)),
  file: { name: 'rows.xlsx', content: workbook([['名称'], [`导入${fresh()}`]]) },
})

async function newRow(world: World): Promise<{ headId: string; id: string }> {
  const { single: headId } = await kept(world)
  return { headId, id: await done(world.admin.post(`${API}/form/${headId}`, { name: `行${fresh()}` })) }
}

async function newButton(world: World): Promise<string> {
  const cgformHeadId = (await kept(world)).single
  const buttonCode = `press${fresh()}`
  await done(world.admin.post('/online/cgform/button/add', { cgformHeadId, buttonCode, buttonName: '按' }))
  const [row] = await world.rows(`select id from onl_form_button where button_code = '${buttonCode}'`)
  return row?.id ?? ''
}

const enhanced: Maker = async world => ({ ...(await ofSingle(world)), body: { content: 'x' } })

async function edited(world: World): Promise<Request> {
  const id = await add(world)
  const [row] = await world.rows<{ id: string; tableName: string }>(`select id, table_name from onl_form_head where id = '${id}'`)
  const head = { id, tableName: row?.tableName ?? '', tableTxt: '改过', tableType: 1 }
  return { body: { head, fields: [column('more', '更多')], indexs: [], deleteFieldIds: [], deleteIndexIds: [] } }
}

/** A form in the recycle bin. */
async function discarded(world: World): Promise<string> {
  const id = await add(world)
  await done(world.admin.delete('/online/cgform/head/delete', { id }))
  return id
}

/** What calls of online forms need. */
export const onlineForms: Readonly<Record<string, Maker>> = {
  onlineCgformHeadRemoveRecord: async world => ({ query: { id: await add(world) } }),
  onlineCgformHeadDeleteList: async world => {
    await discarded(world)
    return {}
  },
  onlineCgformHeadPutRecycleBin: async world => ({ body: { ids: await discarded(world) } }),
  onlineCgformHeadDeleteRecycleBin: async world => ({ query: { ids: await discarded(world) } }),
  onlineCgformHeadTransTables: async world => {
    const id = await made(world)
    const [row] = await world.rows<{ id: string; tableName: string }>(`select id, table_name from onl_form_head where id = '${id}'`)
    await done(world.admin.post(`${API}/form/${id}`, { name: '留下' }))
    await done(world.admin.delete('/online/cgform/head/removeRecord', { id }))
    return { params: { names: row?.tableName ?? '' } }
  },
  onlineCgformButtonBuiltInList: ofSingle,
  onlineCgformHeadTableInfo: ofCode,
  onlineCgformApiCodeGenerate: async world => ({ body: { code: (await kept(world)).main } }),
  onlineCgformApiDownGenerateCode: ofCode,
  onlineCgformApiDownGenerateCodePost: ofCode,
  onlineCgformApiCodeView: async world => {
    const { body } = await world.admin.post<readonly string[]>(`${API}/codeGenerate`, { code: (await kept(world)).main })
    return { query: { path: body.result[0]?.replace('生成成功：', '') ?? '' } }
  },
  onlineCgformFieldDownload: async world => {
    const headId = await made(world, {}, [name, column('paper', '附件', { fieldShowType: 'file', dbLength: 1000 })])
    const { body } = await world.admin.upload('/sys/common/upload', { name: '底稿.txt', content: '底稿' }, { biz: 'temp' })
    const dataId = await done(world.admin.post(`${API}/form/${headId}`, { name: '附', paper: body.message }))
    return { params: { headId, dataId, field: 'paper' } }
  },
  onlineCgformHeadCopyOnlineTable: async world => ({ params: { id: await add(world) }, query: { tableName: `copied_${fresh()}` } }),
  onlineCgformHeadCopyOnline: async world => ({ query: { code: await add(world) } }),
  onlineCgformHeadQueryById: async world => ({ query: { id: (await kept(world)).single } }),
  onlineCgformFieldListByHeadCode: async world => {
    const [head] = await world.rows<{ code: string }>(
      `select table_name as code from onl_form_head where id = '${(await kept(world)).single}'`,
    )
    return { query: { headCode: head?.code ?? '' } }
  },
  onlineCgformFieldListByHeadId: async world => ({ query: { headId: (await kept(world)).single } }),
  onlineCgformIndexListByHeadId: async world => ({ query: { headId: (await kept(world)).single } }),
  onlineCgformApiCheckOnlyTable: async () => ({ query: { tbname: `free_${fresh()}` } }),
  onlineCgformApiAddAll: async () => ({ body: whole() }),
  onlineCgformApiEditAll: edited,
  onlineCgformApiDoDbSynch: async world => ({ params: { id: await add(world), synMethod: 'normal' } }),
  onlineCgformButtonList: ofSingle,
  onlineCgformButtonAdd: async world => ({
    body: { cgformHeadId: (await kept(world)).single, buttonCode: `press${fresh()}`, buttonName: '按' },
  }),
  onlineCgformButtonEdit: async world => ({
    body: { id: await newButton(world), cgformHeadId: (await kept(world)).single, buttonCode: `press${fresh()}`, buttonName: '改过' },
  }),
  onlineCgformButtonDelete: async world => ({ query: { id: await newButton(world) } }),
  onlineCgformButtonDeleteBatch: async world => ({ query: { ids: `${await newButton(world)},` } }),
  onlineCgformHeadEnhanceButton: ofSingle,
  onlineCgformHeadEnhanceJs: ofSingle,
  onlineCgformHeadEnhanceJava: ofSingle,
  onlineCgformHeadEnhanceSql: ofSingle,
  onlineCgformHeadEnhanceJsPost: enhanced,
  onlineCgformHeadEnhanceJsPut: enhanced,
  onlineCgformHeadEnhanceJavaPost: enhanced,
  onlineCgformHeadEnhanceJavaPut: enhanced,
  onlineCgformHeadEnhanceSqlPost: enhanced,
  onlineCgformHeadEnhanceSqlPut: enhanced,
  onlineCgformApiGetColumns: ofSingle,
  onlineCgformApiGetErpColumns: ofMain,
  onlineCgformApiGetQueryInfo: ofSingle,
  onlineCgformApiGetQueryInfoVue3: ofSingle,
  onlineCgformApiGetFormItem: ofMain,
  onlineCgformApiGetErpFormItem: ofMain,
  onlineCgformApiGetFormItemBytbname: async world => ({ params: { table: (await kept(world)).subTable } }),
  onlineCgformApiGetEnhanceJs: ofSingle,
  onlineCgformApiGetData: ofSingle,
  onlineCgformApiGetTreeData: async world => ({ params: { headId: (await kept(world)).tree } }),
  onlineCgformApiSubform: async world => {
    const { subTable, order: mainId } = await kept(world)
    return { params: { subTable, mainId } }
  },
  onlineCgformApiSubformList: async world => {
    const { subTable, order: mainId } = await kept(world)
    return { params: { subTable, mainId } }
  },
  onlineCgformApiFormGet: async world => {
    const { main: headId, order: id } = await kept(world)
    return { params: { headId, id } }
  },
  onlineCgformApiFormPost: async world => ({ ...(await ofSingle(world)), body: { name: `新${fresh()}` } }),
  onlineCgformApiFormPut: async world => {
    const { headId, id } = await newRow(world)
    return { params: { headId }, body: { id, name: '改过' } }
  },
  onlineCgformApiFormDelete: async world => {
    const { headId, id } = await newRow(world)
    return { params: { headId, id } }
  },
  onlineCgformApiDoButton: async world => ({ body: { formId: (await kept(world)).single, buttonCode: 'approve' } }),
  onlineCgformApiQuerySelectOptions: async world => {
    await kept(world)
    return { query: { ...LINK } }
  },
  onlineCgformApiExportXls: ofSingle,
  onlineCgformApiImportTemplate: ofSingle,
  onlineCgformApiImportXls: bookOfSingle,
  onlineCgformApiImportPreview: bookOfSingle,
}
