import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf, workbook } from '../../../tests/helpers/workbook'
import { DEMO_PASSWORD } from '../../app/seeds/demo/password'
import { replaced } from './columns'

const API = '/online/cgreport/api'
let server: TestServer
let admin: Caller
let auditor: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  auditor = await server.signIn('auditor', DEMO_PASSWORD)
})
afterAll(() => server?.close())

interface Columns {
  readonly columns: readonly { readonly dataIndex: string; readonly customRender: string | null; readonly sorter: boolean }[]
  readonly dictOptions: { readonly [name: string]: readonly { readonly value: string; readonly text: string }[] }
  readonly cgRpConfigId: string
  readonly cgRpConfigName: string
}
interface Data {
  readonly records: readonly { readonly [name: string]: unknown }[]
  readonly total: number
}

const columnsOf = async (code: string, who = admin) => (await who.get<Columns>(`${API}/getRpColumns/${code}`)).body
const idOf = async (code: string) => (await columnsOf(code)).result.cgRpConfigId
const dataOf = async (code: string, query: Record<string, string | number> = {}, who = admin) =>
  (await who.get<Data>(`${API}/getData/${await idOf(code)}`, { pageSize: 100, ...query })).body

/** Saves a report as an administrator does. */
async function configure(report: object) {
  const saved = await admin.post('/online/report/add', { sort: null, content: null, params: [], ...report })
  expect(saved.body.message).toBe('添加成功！')
}
const item = (fieldName: string, more: object = {}) => ({ fieldName, fieldTxt: fieldName, ...more })

describe('an online report', () => {
  it('tells its columns, the choices of their dictionaries and its id by its code', async () => {
    const { result } = await columnsOf('demo_lecturer')
    expect(result.columns.map(({ dataIndex }) => dataIndex)).toEqual(['name', 'gender', 'level', 'company', 'phone', 'fee', 'createTime'])
    expect(result.columns.find(({ dataIndex }) => dataIndex === 'gender')).toMatchObject({ customRender: 'gender', sorter: false })
    expect(result.dictOptions.gender).toContainEqual({ value: '1', text: '男', title: '男' })
    expect(result.cgRpConfigName).toBe('选择讲师')
  })

  it('tells what it can be asked: the third input and those behind it are collapsed', async () => {
    const { body } = await admin.get<{ field: string }[]>(`${API}/getQueryInfo/${await idOf('demo_lecturer')}`)
    expect(body.result).toMatchObject([
      { field: 'name', label: '姓名', view: 'text', mode: 'single', hidden: '0' },
      { field: 'gender', view: 'list', dictCode: 'sex', hidden: '0' },
      { field: 'level', view: 'list', hidden: '1' },
      { field: 'company', hidden: '1' },
      { field: 'createTime', view: 'Datetime', mode: 'group', hidden: '1' },
    ])
  })

  it('wants columns, of whoever writes it and of a workbook', async () => {
    const bare = { code: 'bare', name: '空', source: '/sys/role', sort: null, content: null, params: [] }
    expect((await admin.post('/online/report/add', { ...bare, items: [] })).body).toMatchObject({
      success: false,
      message: '报表列不能为空!',
    })
    const content = workbook([
      ['报表编码', '报表名称', '数据源'],
      ['bare', '空', '/sys/role'],
    ])
    const imported = await admin.upload('/online/report/importExcel', { name: 'a.xlsx', content })
    expect(imported.body).toMatchObject({ code: 201, result: { totalCount: 1, errorCount: 1 } })
    await configure({ ...bare, items: [item('roleName')] })
    const page = await admin.get<{ records: { id: string; version: number }[] }>('/online/report/list', { code: 'bare' })
    const [{ id, version } = { id: '', version: 0 }] = page.body.result.records
    const edited = await admin.put('/online/report/edit', { ...bare, id, version, items: [] })
    expect(edited.body).toMatchObject({ success: false, message: '报表列不能为空!' })
  })

  it('answers pages of its columns, sorted and filtered', async () => {
    const { result } = await dataOf('demo_lecturer', { pageSize: 2, column: 'fee', order: 'desc' })
    expect(result.records).toHaveLength(2)
    expect(Object.keys(result.records[0] ?? {}).sort()).toEqual(
      ['company', 'createTime', 'fee', 'gender', 'gender_dictText', 'id', 'level', 'level_dictText', 'name', 'phone'].sort(),
    )
    expect(Number(result.records[0]?.fee)).toBeGreaterThanOrEqual(Number(result.records[1]?.fee))
    const name = String(result.records[0]?.name)
    expect((await dataOf('demo_lecturer', { name: `*${name}*` })).result).toMatchObject({ total: 1, records: [{ name }] })
    expect((await dataOf('demo_lecturer', { name: `${name},nobody,` })).result.total).toBe(1)
  })

  it('takes parameters as values, with or without the quotes of the family', async () => {
    const all = (await dataOf('demo_lecturer')).result
    const level = String(all.records[0]?.level)
    const { result } = await dataOf('demo_lecturer', { self_level: level })
    expect(result.records.every(row => row.level === level)).toBe(true)
    expect(result.total).toBeLessThan(all.total)
    expect((await dataOf('demo_lecturer', { self_level: `'${level}'` })).result.total).toBe(result.total)
    expect((await dataOf('demo_lecturer', { self_level: "1' or '1'='1" })).result.total).toBe(0)
    const params = await admin.get(`${API}/getParamsInfo/${await idOf('demo_lecturer')}`)
    expect(params.body.result).toEqual([{ paramName: 'level', paramTxt: '级别', paramValue: null }])
  })

  it('ignores filters by what it does not show, and refuses to sort by it', async () => {
    const all = (await dataOf('demo_lecturer')).result.total
    expect((await dataOf('demo_lecturer', { email: 'nobody@example.com' })).result.total).toBe(all)
    expect((await dataOf('demo_lecturer', { column: 'email', order: 'asc' })).success).toBe(false)
  })

  it('shows nobody more than the list that it stands on', async () => {
    await configure({ code: 'demo_roles', name: '角色', source: '/sys/role', items: [item('roleName')] })
    expect((await columnsOf('demo_roles')).success).toBe(true)
    expect(await columnsOf('demo_roles', auditor)).toMatchObject({ success: false, code: 510 })
    expect(await dataOf('demo_roles', {}, auditor)).toMatchObject({ success: false, code: 510 })
    expect((await dataOf('demo_user', {}, auditor)).result.total).toBeGreaterThan(10)
    expect((await server.anonymous.get(`${API}/getRpColumns/demo_user`)).status).toBe(500)
  })

  it('says what is wrong with its configuration', async () => {
    await configure({ code: 'bad_source', name: '甲', source: '/no/such', items: [item('a')] })
    await configure({ code: 'bad_column', name: '乙', source: '/sys/role', items: [item('password')] })
    expect((await columnsOf('bad_source')).message).toBe('报表“甲”的数据源“/no/such”不存在')
    expect((await columnsOf('bad_column')).message).toBe('报表“乙”的字段“password”不在数据源中')
    expect((await columnsOf('nothing')).message).toBe('报表不存在')
    expect((await admin.get(`${API}/getData/nothing`)).body.message).toBe('报表不存在')
  })

  it('replaces values by texts of its own', async () => {
    const texts = [item('roleCode', { replaceVal: '管理员_admin,审计员_auditor' })]
    await configure({ code: 'demo_replace', name: '角色', source: '/sys/role', items: texts })
    expect((await columnsOf('demo_replace')).result.dictOptions.roleCode).toMatchObject([
      { value: 'admin', text: '管理员' },
      { value: 'auditor', text: '审计员' },
    ])
    expect(replaced('甲_1,乙_a_2,丙,_3,丁_')).toEqual([
      { value: '1', text: '甲' },
      { value: '2', text: '乙_a' },
    ])
  })
})

describe('what clients of 3.x ask of a report', () => {
  it('is the choices of a column by a part of their text, page by page', async () => {
    const [field] = await server.sql<{ id: string }>(
      "select i.id from weft.onl_report_items i join weft.onl_report r on r.id = i._parent where r.code = 'demo_lecturer' and field_name = 'gender'",
    )
    const choices = async (query: Record<string, string>, who = admin) =>
      (await who.get<{ value: string; label: string }[]>(`${API}/getReportDictList`, { fieldId: field?.id ?? '', ...query })).body
    const all = (await choices({})).result
    expect(all).toContainEqual({ value: '1', text: '男', title: '男', label: '男' })
    expect((await choices({ keyword: '男' })).result.map(({ value }) => value)).toEqual(['1'])
    expect((await choices({ pageSize: '1', pageNo: '2' })).result).toEqual(all.slice(1, 2))
    expect(await choices({ fieldId: 'none' })).toMatchObject({ success: false, message: '报表字段不存在' })
    const { caller } = await makePerson(server, admin)
    expect((await choices({}, caller)).code).toBe(510)
  })

  it('is the texts of one column by values of another, and no column beside', async () => {
    const texts = async (dictText: string, who = admin) =>
      (await who.get('/online/api/cgreportGetDataPackage', { code: 'demo_lecturer', dictCode: 'name', dictText, dataList: name })).body
    const name = String((await dataOf('demo_lecturer')).result.records[0]?.name)
    const { result } = await texts('phone')
    expect(result).toMatchObject([{ value: name, text: expect.any(String) }])
    expect(await texts('password')).toMatchObject({ success: false })
    const { caller } = await makePerson(server, admin)
    expect((await texts('phone', caller)).code).toBe(510)
  })

  it('is its workbook by another name', async () => {
    const id = await idOf('demo_lecturer')
    const [same, other] = [await admin.get(`${API}/exportXls/${id}`), await admin.get(`${API}/exportManySheetXls/${id}`)]
    // The second line says when.
    expect(rowsOf(other.raw).slice(2)).toEqual(rowsOf(same.raw).slice(2))
    const { caller } = await makePerson(server, admin)
    expect((await caller.get(`${API}/exportManySheetXls/${id}`)).body.code).toBe(510)
  })
})
