import * as XLSX from '@e965/xlsx'
import { RE2JS } from 're2js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Forms, formField as field } from '../../../tests/helpers/form-caller'
import { type Caller, makeCaller, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
let admin: Caller
let forms: Forms

const API = '/online/cgform/api'
type Row = Record<string, unknown>

let plan: string

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  forms = new Forms(admin)
  plan = await forms.made({ tableName: 'run_plan', tableTxt: '计划' }, [
    field('name', '名称', { fieldMustInput: '1', fieldValidType: '*2-10', sortFlag: '1' }),
    field('code', '编号', { fieldValidType: 'only' }),
    field('sex', '性别', { fieldShowType: 'list', dictField: 'sex' }),
    field('owner', '负责人', { fieldShowType: 'sel_user' }),
    field('lead', '牵头人', { fieldShowType: 'sel_search', dictTable: 'sys_user', dictField: 'username', dictText: 'realname' }),
    field('cost', '费用', { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 }),
    field('days', '天数', { dbType: 'int', queryMode: 'group' }),
    field('begun', '开始', { dbType: 'Date', fieldShowType: 'date', queryMode: 'group' }),
    field('active', '启用', { fieldShowType: 'switch', fieldExtendJson: '["1","0"]', dbDefaultVal: '1' }),
    field('link', '链接', { fieldHref: 'https://example.org/${code}', isShowList: '0' }),
    field('create_by', '创建人', { isShowForm: '0', isShowList: '1', isQuery: '0' }),
  ])
})
afterAll(() => server?.close())

describe('the list of a form', () => {
  it('is described by its columns', async () => {
    const { result } = (await admin.get<{ columns: Row[] } & Row>(`${API}/getColumns/${plan}`)).body
    expect(result).toMatchObject({
      currentTableName: 'run_plan',
      description: '计划',
      tableType: 1,
      paginationFlag: 'Y',
      hideColumns: [],
      enhanceJs: '',
      dictOptions: {
        sex: expect.arrayContaining([{ value: '1', text: '男', title: '男' }]),
        active: [{ value: '1', text: '是', title: '是' }, { value: '0' }],
      },
    })
    expect(result.columns).toMatchObject([
      { dataIndex: 'name', title: '名称', sorter: true, customRender: null },
      { dataIndex: 'code' },
      { dataIndex: 'sex', customRender: 'sex' },
      { dataIndex: 'owner', customRender: 'owner_dictText' },
      { dataIndex: 'lead', customRender: 'lead_dictText' },
      { dataIndex: 'cost' },
      { dataIndex: 'days' },
      { dataIndex: 'begun', scopedSlots: { customRender: 'dateSlot' } },
      { dataIndex: 'active', customRender: 'active' },
      { dataIndex: 'create_by' },
    ])
  })

  it('says what it can be asked', async () => {
    const { result } = (await admin.get<Row[]>(`${API}/getQueryInfo/${plan}`)).body
    expect(result.map(({ field: name, view, mode, hidden }) => [name, view, mode, hidden])).toEqual([
      ['name', 'text', 'single', '0'],
      ['code', 'text', 'single', '0'],
      ['sex', 'list', 'single', '1'],
      ['owner', 'sel_user', 'single', '1'],
      ['lead', 'sel_search', 'single', '1'],
      ['cost', 'text', 'single', '1'],
      ['days', 'text', 'group', '1'],
      ['begun', 'date', 'group', '1'],
      ['active', 'list', 'single', '1'],
      ['link', 'text', 'single', '1'],
    ])
  })

  it('answers NO_DB_SYNC while the table is not as the form says', async () => {
    const { body } = await admin.post<string>(`${API}/addAll`, {
      head: { tableName: 'run_new', tableTxt: '新', tableType: 1 },
      fields: [field('a', '甲')],
      indexs: [],
    })
    expect((await admin.get(`${API}/getColumns/${body.result}`)).body).toMatchObject({ success: false, message: 'NO_DB_SYNC' })
    expect(await forms.data(body.result)).toMatchObject({ success: false, message: 'NO_DB_SYNC' })
    expect((await admin.get(`${API}/getColumns/none`)).body).toMatchObject({ success: false, message: '表单不存在' })
  })
})

describe('records of a form', () => {
  it('are saved as their columns hold them, found by filters, and come with their texts', async () => {
    const { result: id, message } = await forms.add(plan, {
      name: '年度计划',
      code: 'P1',
      sex: '1',
      owner: 'zhangwei',
      lead: 'liuyang',
      cost: '12.50',
      days: '3',
      begun: '2026-03-01',
    })
    expect(message).toBe('添加成功！')
    await forms.add(plan, { name: '季度计划', code: 'P2', sex: '2', cost: 7, days: 9, begun: '2026-06-01', active: '0' })
    const row = (await forms.data(plan, { code: 'P1' })).result.records[0]
    expect(row).toMatchObject({
      id,
      name: '年度计划',
      sex_dictText: '男',
      owner_dictText: '张伟',
      lead_dictText: '刘洋',
      cost: 12.5,
      days: 3,
      begun: '2026-03-01',
      active: '1',
      create_by: 'admin',
      version: 0,
    })
    const codes = async (query: Record<string, string | number>) => (await forms.data(plan, query)).result.records.map(({ code }) => code)
    expect(await codes({ name: '*计划', column: 'id', order: 'desc' })).toEqual(['P2', 'P1'])
    expect(await codes({ column: 'cost', order: 'asc' })).toEqual(['P2', 'P1'])
    expect(await codes({ days_begin: 4 })).toEqual(['P2'])
    expect(await codes({ begun_end: '2026-03-31' })).toEqual(['P1'])
    expect(await codes({ pageSize: -521 })).toHaveLength(2)
    expect((await forms.data(plan, { pageSize: 1 })).result).toMatchObject({ total: 2, records: [{}] })
    const superQueryParams = encodeURI(JSON.stringify([{ field: 'cost', rule: 'gt', val: '10', type: 'number' }]))
    expect(await codes({ superQueryParams, superQueryMatchType: 'and' })).toEqual(['P1'])
    expect((await forms.data(plan, { column: 'nothing', order: 'asc' })).success).toBe(false)
  })

  it.each<[object, string]>([
    [{ code: 'X' }, '名称不能为空'],
    [{ name: '一' }, '名称：'],
    [{ name: '重复', code: 'P1' }, '编号：'],
    [{ name: '性别', sex: '9' }, '性别：'],
    [{ name: '费用', cost: '123456789.123' }, '费用：'],
    [{ name: '天数', days: '1.5' }, '天数：'],
    [{ name: '日期', begun: '2026-02-30' }, '开始：'],
  ])('refuse %o', async (row, message) => {
    const body = await forms.add(plan, row)
    expect(body.success).toBe(false)
    expect(body.message).toContain(message)
  })

  it('lose nothing by a change that does not carry it, and refuse one that is stale', async () => {
    const { id, version } = (await forms.data(plan, { code: 'P1' })).result.records[0] ?? {}
    expect(await forms.edit(plan, { id, version, name: '改名计划' })).toMatchObject({ success: true, result: id })
    expect(await forms.read(plan, String(id))).toMatchObject({ name: '改名计划', code: 'P1', cost: 12.5, owner: 'zhangwei', version: 1 })
    expect(await forms.edit(plan, { id, version, name: '迟到的' })).toMatchObject({
      success: false,
      code: 409,
      result: { name: '改名计划' },
    })
    expect(await forms.edit(plan, { name: '谁的' })).toMatchObject({ success: false })
  })

  it('go out as a workbook and come in as one', async () => {
    const { raw } = await admin.get(`${API}/exportXls/${plan}`, { paramsStr: encodeURI(JSON.stringify({ code: 'P2' })) })
    const book = XLSX.read(raw)
    const rows = XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
    expect(rows.flat()).toEqual(expect.arrayContaining(['名称', '性别', '季度计划', '女']))
    expect(rows.flat()).not.toContain('年度计划')
    const sheet = XLSX.utils.book_new()
    const given = [
      ['名称', '编号', '性别', '负责人', '天数'],
      ['导入计划', 'P3', '男', '张伟', '4'],
      ['坏的计划', 'P4', '无', '张伟', '4'],
    ]
    XLSX.utils.book_append_sheet(sheet, XLSX.utils.aoa_to_sheet(given), '一')
    const file = { name: 'a.xlsx', content: Buffer.from(XLSX.write(sheet, { type: 'buffer' })) }
    const { body } = await admin.upload(`${API}/importXls/${plan}`, file)
    expect(body).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 1 } })
    expect((await forms.data(plan, { code: 'P3' })).result.records).toMatchObject([{ sex: '1', owner: 'zhangwei', days: 4 }])
  })

  it('are deleted', async () => {
    const { result: id } = await forms.add(plan, { name: '临时计划' })
    expect((await admin.delete(`${API}/form/${plan}/${id}`)).body).toMatchObject({ success: true, message: '删除成功!' })
    expect((await admin.delete(`${API}/form/${plan}/${id}`)).body.success).toBe(false)
  })

  it('are seen by a form that was changed meanwhile, in this process and in any other', async () => {
    const other = await startTestServer({ demo: true, env: { DATABASE_URL: server.databaseUrl } })
    const there = new Forms(makeCaller(other.app, admin.token))
    expect((await there.data(plan)).result.records[0]).not.toHaveProperty('later')
    const { result: head } = (await admin.get<{ records: Row[] }>('/online/cgform/head/list', { tableName: 'run_plan' })).body
    const body = { head: head.records[0] ?? {}, fields: [field('later', '后加')], indexs: [] }
    expect((await admin.put(`${API}/editAll`, body)).body).toMatchObject({ success: true })
    for (const each of [forms, there]) expect((await each.data(plan)).message).toBe('NO_DB_SYNC')
    await admin.post(`${API}/doDbSynch/${plan}/normal`)
    for (const each of [forms, there]) expect((await each.data(plan)).result.records[0]).toHaveProperty('later', null)
    await other.close()
  })
})

describe('the items of a form', () => {
  it('say what each column is', async () => {
    const { result } = (
      await admin.get<{ schema: { required: string[]; properties: Record<string, Row> } } & Row>(`${API}/getFormItem/${plan}`)
    ).body
    expect(result).toMatchObject({
      formTemplate: '1',
      cgButtonList: [],
      head: { id: plan, tableType: 1 },
      schema: { table: 'run_plan', required: ['name'] },
    })
    expect(result.schema.properties).toMatchObject({
      name: { view: 'text', type: 'string', maxLength: 100, pattern: '^[\\s\\S]{2,10}$', errorInfo: expect.any(String) },
      code: { pattern: 'only' },
      sex: { view: 'list', enum: expect.arrayContaining([expect.objectContaining({ value: '1' })]) },
      lead: { view: 'sel_search', dictTable: 'sys_user', dictCode: 'username', dictText: 'realname' },
      cost: { view: 'number', type: 'number' },
      days: { view: 'number', type: 'integer' },
      active: { view: 'switch', extendOption: ['1', '0'] },
    })
    expect(result.schema.properties).not.toHaveProperty('create_by')
  })
})

it('decides by a pattern itself that was stored before patterns were checked, and gives it to no browser', async () => {
  const set = async (pattern: string | null) => {
    await server.sql("update weft.onl_form_field set field_valid_type = $1 where db_field_name = 'code' and cgform_head_id = $2", [
      pattern,
      plan,
    ])
    // A form is read again when its version is another one.
    await server.sql('update weft.onl_form_head set update_by = create_by where id = $1', [plan])
  }
  await set('^(\\w+\\s?)*$')
  const { result } = (await admin.get<{ schema: { properties: Record<string, Row> } }>(`${API}/getFormItem/${plan}`)).body
  expect(result.schema.properties.code).not.toHaveProperty('pattern')
  const save = (code: string) => admin.post(`${API}/form/${plan}`, { name: '旧规则', code })
  // An engine whose work grows with the text, not with the ways to read it.
  const linear = vi.spyOn(RE2JS.prototype, 'matcher')
  expect((await save(`${'a'.repeat(20)}!`)).body).toMatchObject({ success: false })
  expect(linear).toHaveBeenCalledWith(`${'a'.repeat(20)}!`)
  linear.mockRestore()
  expect((await save('abc')).body.success).toBe(true)
  await set('only')
})

it('compares a field with the lists: refuses what is on a black one, or only has forms tell of it', async () => {
  const deal = await forms.made({ tableName: 'run_deal', tableTxt: '往来' }, [
    field('firm', '供应商', { fieldValidType: 'check:watchList.company' }),
    field('partner', '联营单位', { fieldValidType: 'warn:watchList.company' }),
  ])
  const { result } = (await admin.get<{ schema: { properties: Record<string, Row> } }>(`${API}/getFormItem/${deal}`)).body
  expect(result.schema.properties).toMatchObject({
    firm: { pattern: 'check:watchList.company' },
    partner: { pattern: 'warn:watchList.company' },
  })
  const listed = '示例市恒润管材有限公司'
  const { body } = await admin.post(`${API}/form/${deal}`, { firm: listed })
  expect([body.success, body.message]).toEqual([false, expect.stringContaining(`“${listed}”在黑名单中`)])
  expect((await admin.post(`${API}/form/${deal}`, { firm: '无名公司', partner: listed })).body.success).toBe(true)
})

describe('what a form offers', () => {
  it('is a button that says that it does nothing', async () => {
    await admin.post('/online/cgform/button/add', { cgformHeadId: plan, buttonCode: 'approve', buttonName: '审批', optType: 'action' })
    const { body } = await admin.post(`${API}/doButton`, { formId: plan, buttonCode: 'approve', dataId: 'x' })
    expect(body).toMatchObject({ success: false, message: '按钮“审批”没有可执行的动作：系统不支持增强脚本' })
    expect((await admin.get<{ cgButtonList: Row[] }>(`${API}/getColumns/${plan}`)).body.result.cgButtonList).toMatchObject([
      { buttonCode: 'approve' },
    ])
  })

  it('is told when a value is taken', async () => {
    const question = { tableName: 'run_plan', fieldName: 'code', fieldVal: 'P1' }
    expect((await admin.get('/sys/duplicate/check', question)).body.success).toBe(false)
    expect((await admin.get('/sys/duplicate/check', { ...question, fieldVal: 'free' })).body.success).toBe(true)
  })
})

describe('who may', () => {
  it('is said by rights of the form, or by a page of it in a menu', async () => {
    const auditor = await server.signIn('auditor', 'Weft-demo-2026').catch(() => undefined)
    expect(auditor).toBeDefined()
    if (!auditor) return
    const theirs = new Forms(auditor)
    expect((await theirs.data(plan)).code).toBe(510)
    const [role] = await server.sql<{ id: string }>(
      "select r.id from weft.sys_role r join weft.sys_user_role ur on ur.role_id = r.id join weft.sys_user u on u.id = ur.user_id where u.username = 'auditor'",
    )
    const [online] = await server.sql<{ id: string }>("select id from weft.sys_permission where url = '/online'")
    const menu = { name: '计划', menuType: 1, url: `/online/cgformList/${plan}`, component: 'modules/online/cgform/auto/OnlCgformAutoList' }
    expect((await admin.post('/sys/permission/add', { ...menu, parentId: online?.id })).body).toMatchObject({ success: true })
    await server.sql(
      `insert into weft.sys_role_permission (role_id, permission_id) select $1, id from weft.sys_permission where url = $2`,
      [role?.id, menu.url],
    )
    expect(await theirs.data(plan)).toMatchObject({ success: true })
    expect(await theirs.add(plan, { name: '审计计划' })).toMatchObject({ success: true })
    const [{ id: parentId = '' } = {}] = await server.sql<{ id: string }>('select id from weft.sys_permission where url = $1', [menu.url])
    const right = { name: '新增', menuType: 2, perms: 'online:run_plan:add', permsType: '1', status: '1', parentId }
    expect((await admin.post('/sys/permission/add', right)).body).toMatchObject({ success: true })
    expect((await theirs.add(plan, { name: '审计计划二' })).code).toBe(510)
    const { result } = (await auditor.get<{ hideColumns: string[] }>(`${API}/getColumns/${plan}`)).body
    expect(result.hideColumns).toEqual(['add'])
    expect((await auditor.get('/online/cgform/head/list')).body.code).toBe(510)
  })
})
