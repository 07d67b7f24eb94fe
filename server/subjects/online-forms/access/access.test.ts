import * as XLSX from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField as field } from '../../../../tests/helpers/form-caller'
import { makePerson, type TestPerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'

let server: TestServer
let admin: Caller
let forms: Forms
let person: TestPerson
let theirs: Forms
let plan: string

const API = '/online/cgform/api'
type Row = Record<string, unknown>

/** Gives a person a page of the form in the menu, which covers every action whose right is not set up. */
async function openPage(headId: string, roleId: string) {
  const url = `/online/cgformList/${headId}`
  const [online] = await server.sql<{ id: string }>("select id from weft.sys_permission where url = '/online'")
  const menu = { name: headId, menuType: 1, url, component: 'modules/online/cgform/auto/OnlCgformAutoList', parentId: online?.id }
  expect((await admin.post('/sys/permission/add', menu)).body).toMatchObject({ success: true })
  await server.sql('insert into weft.sys_role_permission (role_id, permission_id) select $1, id from weft.sys_permission where url = $2', [
    roleId,
    url,
  ])
}

const control = (code: string, status = 1, cgformId = plan) => admin.put(`${API}/authColumn`, { cgformId, code, status })
const part = (code: string, switchFlag: number, on: object) => admin.post(`${API}/authColumn`, { cgformId: plan, code, switchFlag, ...on })
const pages = async (type: 1 | 2, headId = plan) =>
  (await admin.get<{ id: string; code: string; page: number; control: number; title: string }[]>(`${API}/authPage/${headId}/${type}`)).body
    .result
const grant = (kind: 'Column' | 'Button' | 'Data', id: string, ids: readonly string[], authMode?: string, headId = plan) =>
  admin.post(`${API}/role${kind}Auth/${id}/${headId}`, { authId: JSON.stringify(ids), ...(authMode && { authMode }) })
const button = (code: string, cgformId = plan) =>
  admin.post<Row>(`${API}/authButton`, { code, page: 3, cgformId, type: 2, control: 5, status: 1 })
const rule = (ruleColumn: string, ruleOperator: string, ruleValue: string, cgformId = plan) =>
  admin.post<{ id: string }>(`${API}/authData`, { cgformId, ruleName: ruleColumn, ruleColumn, ruleOperator, ruleValue, status: 1 })
const described = async (caller: Caller = person.caller, headId = plan) => {
  const list = (await caller.get<{ columns: Row[]; hideColumns: string[]; cgButtonList: Row[] }>(`${API}/getColumns/${headId}`)).body.result
  const query = (await caller.get<Row[]>(`${API}/getQueryInfo/${headId}`)).body.result
  const item = (await caller.get<{ schema: { required: string[]; properties: Record<string, Row> } }>(`${API}/getFormItem/${headId}`)).body
    .result
  return { list, columns: list.columns.map(column => column.dataIndex), query: query.map(input => input.field), item: item.schema }
}
const sheetOf = async (caller: Caller, params: object = {}) => {
  const { raw, body } = await caller.get(`${API}/exportXls/${plan}`, { paramsStr: encodeURI(JSON.stringify(params)) })
  if (body.success === false) return body
  const book = XLSX.read(raw)
  return XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 }).flat()
}
/** Deletes the records with these codes. */
async function forget(...codes: readonly string[]) {
  const { records } = (await forms.data(plan, { code: codes.join() })).result
  await admin.delete(`${API}/form/${plan}/${records.map(({ id }) => id).join()}`)
}
const advanced = (name: string, val: string) => encodeURI(JSON.stringify([{ field: name, rule: 'eq', val, type: 'string' }]))

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  forms = new Forms(admin)
  plan = await forms.made({ tableName: 'access_plan', tableTxt: '计划' }, [
    field('name', '名称', { fieldMustInput: '1' }),
    field('code', '编号', { fieldValidType: 'only', fieldMustInput: '1' }),
    field('cost', '费用', { dbType: 'int' }),
    field('owner', '负责人'),
    field('paper', '附件', { fieldShowType: 'file', isQuery: '0' }),
  ])
  person = await makePerson(server, admin)
  theirs = new Forms(person.caller)
  await openPage(plan, person.roleId)
  await forms.add(plan, { name: '甲', code: 'A', cost: 1, owner: person.username })
  await forms.add(plan, { name: '乙', code: 'B', cost: 2, owner: 'admin' })
})
afterAll(() => server?.close())

describe('columns under control', () => {
  it('are those of the form, and every part of one is switched by itself', async () => {
    const rights = async () => (await admin.get<Row[]>(`${API}/authColumn/${plan}`)).body.result
    expect((await rights()).map(({ code }) => code)).toEqual(['name', 'code', 'cost', 'owner', 'paper'])
    expect((await control('cost')).body).toMatchObject({ success: true })
    const cost = async () => (await rights()).find(({ code }) => code === 'cost')
    expect(await cost()).toMatchObject({ title: '费用', status: 1, listShow: true, formShow: true, formEditable: true, isShowList: 1 })
    await part('cost', 2, { formShow: false })
    expect(await cost()).toMatchObject({ status: 1, listShow: true, formShow: false, formEditable: true })
    expect((await pages(1)).map(({ code, page, control: kept, title }) => [code, page, kept, title])).toEqual([
      ['cost', 3, 5, '费用'],
      ['cost', 5, 3, '费用'],
    ])
    await control('cost', 0)
    expect(await cost()).toMatchObject({ status: 0, listShow: false })
    expect(await pages(1)).toEqual([])
    expect((await control('nothing')).body.message).toBe('表单没有字段“nothing”')
    expect((await control('id')).body.success).toBe(false)
    expect((await part('cost', 9, {})).body.success).toBe(false)
  })

  it('are in no list, form, query, sort, export, import or change of who is not granted them', async () => {
    await control('cost')
    for (const caller of [person.caller, admin]) {
      const { columns, query, item } = await described(caller)
      expect([columns, query, Object.keys(item.properties)].flat()).not.toContain('cost')
    }
    const { records } = (await theirs.data(plan)).result
    expect(records).toHaveLength(2)
    expect(records[0]).not.toHaveProperty('cost')
    const [{ id = '' } = {}] = (await theirs.data(plan, { code: 'A' })).result.records as { id: string }[]
    expect(await theirs.read(plan, id)).not.toHaveProperty('cost')
    // No filter tells what a hidden column holds: it is none.
    expect((await theirs.data(plan, { cost: 1 })).result.total).toBe(2)
    expect((await theirs.data(plan, { cost_begin: 2 })).result.total).toBe(2)
    expect((await theirs.data(plan, { column: 'cost', order: 'asc' })).success).toBe(false)
    expect((await theirs.data(plan, { superQueryParams: advanced('cost', '1') })).success).toBe(false)
    expect(await sheetOf(person.caller)).not.toContain('费用')
    expect(await theirs.edit(plan, { id, name: '甲', code: 'A', cost: 99 })).toMatchObject({ success: true })
    expect(await theirs.add(plan, { name: '丙', code: 'C', cost: 99 })).toMatchObject({ success: true })
    const costs = await server.sql<{ cost: string }>('select code, cost from weft_forms.access_plan order by code')
    expect(costs.map(({ cost }) => cost)).toEqual(['1', '2', null])
    const sheet = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(
      sheet,
      XLSX.utils.aoa_to_sheet([
        ['名称', '编号', '费用'],
        ['丁', 'D', 77],
      ]),
      '一',
    )
    const file = { name: 'a.xlsx', content: Buffer.from(XLSX.write(sheet, { type: 'buffer' })) }
    const ties = encodeURIComponent(JSON.stringify({ cost: 78 }))
    await person.caller.upload(`${API}/importXls/${plan}?foreignKeys=${ties}`, file)
    expect(await server.sql("select cost from weft_forms.access_plan where code = 'D'")).toEqual([{ cost: null }])
    await forget('C', 'D')
  })

  it('are told by no conflict', async () => {
    const [{ id = '', version } = {}] = (await theirs.data(plan, { code: 'A' })).result.records as { id: string; version: number }[]
    await forms.edit(plan, { id, name: '甲' })
    const body = await theirs.edit(plan, { id, version, name: '迟到' })
    expect(body).toMatchObject({ code: 409, result: { code: 'A' } })
    expect(body.result).not.toHaveProperty('cost')
  })

  it('are there for who is granted them, by role, department or account', async () => {
    const ids = (await pages(1)).map(({ id }) => id)
    const [depart] = await server.sql<{ id: string }>('select id from weft.sys_depart where tenant_id = 0 order by org_code limit 1')
    await server.sql('insert into weft.sys_user_depart (tenant_id, user_id, dep_id) values (0, $1, $2)', [person.id, depart?.id])
    for (const [mode, subject] of [
      [undefined, person.roleId],
      ['depart', depart?.id ?? ''],
      ['user', person.id],
    ] as const) {
      expect((await described()).columns).not.toContain('cost')
      expect((await grant('Column', subject, ids, mode)).body).toMatchObject({ success: true })
      const asked = { roleId: subject, cgformId: plan, type: '1', ...(mode && { authMode: mode }) }
      const held = (await admin.get<{ authId: string }[]>(`${API}/roleAuth`, asked)).body.result.map(({ authId }) => authId)
      expect(held.toSorted()).toEqual(ids.toSorted())
      const { columns, item } = await described()
      expect(columns).toContain('cost')
      expect(item.properties.cost).toMatchObject({ view: 'number' })
      expect((await theirs.data(plan, { cost: 1 })).result.total).toBe(1)
      await grant('Column', subject, [], mode)
    }
  })

  it('are seen and not changed where that alone is granted', async () => {
    const found = await pages(1)
    await grant(
      'Column',
      person.roleId,
      found.filter(({ control: kept }) => kept === 5).map(({ id }) => id),
    )
    const { item } = await described()
    expect(item.properties.cost).toMatchObject({ ui: { widgetattrs: { disabled: true } } })
    const [{ id = '' } = {}] = (await theirs.data(plan, { code: 'A' })).result.records as { id: string }[]
    await theirs.edit(plan, { id, cost: 99 })
    expect(await theirs.read(plan, id)).toMatchObject({ cost: 1 })
    await grant('Column', person.roleId, [])
    await control('cost', 0)
  })

  it('need not be filled in by who cannot, and are asked whether they are taken by no one else', async () => {
    await control('code')
    const question = { tableName: 'access_plan', fieldName: 'code', fieldVal: 'A' }
    expect((await person.caller.get('/sys/duplicate/check', question)).body.success).toBe(true)
    expect((await described()).item.required).toEqual(['name'])
    expect(await theirs.add(plan, { name: '无编号' })).toMatchObject({ success: true })
    await control('code', 0)
    expect((await person.caller.get('/sys/duplicate/check', question)).body.success).toBe(false)
    await admin.delete(`${API}/form/${plan}/${(await forms.data(plan, { name: '无编号' })).result.records[0]?.id}`)
  })

  it('are nothing to choose by', async () => {
    const dict = encodeURIComponent('access_plan,owner,id')
    const offered = async (caller: Caller) => (await caller.get<Row[] | null>(`/sys/dict/getDictItems/${dict}`)).body.result ?? []
    const chooser = await forms.made({ tableName: 'access_chooser', tableTxt: '选择' }, [
      field('plan', '计划', { fieldShowType: 'sel_search', dictTable: 'access_plan', dictField: 'id', dictText: 'owner' }),
    ])
    await openPage(chooser, person.roleId)
    expect(await offered(person.caller)).toHaveLength(2)
    await control('owner')
    expect(await offered(person.caller)).toEqual([])
    await control('owner', 0)
  })

  it('of a form are under control in its views', async () => {
    const view = (await admin.post<string>(`/online/cgform/head/copyOnline?code=${plan}`)).body.result
    await control('cost')
    expect((await described(person.caller, view)).columns).not.toContain('cost')
    expect((await theirs.data(view)).result.records[0]).not.toHaveProperty('cost')
    await control('cost', 0)
    expect((await described(person.caller, view)).columns).toContain('cost')
  })
})

describe('buttons under control', () => {
  it('are hidden, and what they do is refused, unless they are granted', async () => {
    for (const code of ['add', 'update', 'delete', 'batch_delete', 'export', 'import', 'detail', 'super_query'])
      expect((await button(code)).body).toMatchObject({ success: true, result: { code, status: 1 } })
    expect((await button('nothing')).body.message).toBe('按钮不存在')
    const codes = ['add', 'update', 'delete', 'batch_delete', 'export', 'import', 'detail', 'super_query']
    expect((await described()).list.hideColumns.toSorted()).toEqual(codes.toSorted())
    const [{ id = '' } = {}] = (await theirs.data(plan)).result.records as { id: string }[]
    const refused = [
      await theirs.add(plan, { name: '丙', code: 'C' }),
      await theirs.edit(plan, { id, name: '丙' }),
      (await person.caller.delete(`${API}/form/${plan}/${id}`)).body,
      (await person.caller.get(`${API}/form/${plan}/${id}`)).body,
      await sheetOf(person.caller),
      (await person.caller.get(`${API}/importTemplate/${plan}`)).body,
      (await person.caller.upload(`${API}/importXls/${plan}`, { name: 'a.xlsx', content: Buffer.from('x') })).body,
      await theirs.data(plan, { superQueryParams: advanced('code', 'A') }),
    ]
    for (const body of refused) expect(body).toMatchObject({ success: false, code: 510 })
    expect(await theirs.data(plan)).toMatchObject({ success: true, result: { total: 2 } })
    await grant(
      'Button',
      person.roleId,
      (await pages(2)).filter(({ code }) => code !== 'batch_delete').map(({ id: own }) => own),
    )
    expect((await described()).list.hideColumns).toEqual(['batch_delete'])
    expect((await person.caller.delete(`${API}/form/${plan}/${id},x`)).body.code).toBe(510)
    expect(await theirs.edit(plan, { id, cost: 2 })).toMatchObject({ success: true })
  })

  it('of its own are in the list and do something only for who is granted them', async () => {
    await admin.post('/online/cgform/button/add', { cgformHeadId: plan, buttonCode: 'approve', buttonName: '审批', buttonStyle: 'link' })
    const push = async () => (await person.caller.post(`${API}/doButton`, { formId: plan, buttonCode: 'approve', dataId: 'x' })).body.code
    expect((await described()).list.cgButtonList).toMatchObject([{ buttonCode: 'approve' }])
    const read = { headers: { 'x-version': 'v3' } }
    const current = await person.caller.call<{ cgButtonList: Row[] }>('GET', `${API}/getColumns/${plan}`, read)
    const states = Object.fromEntries(current.body.result.cgButtonList.map(each => [each.buttonCode, each.buttonStatus]))
    const hidden = (await described()).list as unknown as { hideColumns: string[] }
    expect(states, 'clients of 3.x find the buttons of every form there').toMatchObject({ approve: '1', detail: '1', bpm: '1' })
    expect(states).toMatchObject(Object.fromEntries(hidden.hideColumns.map(code => [code === 'update' ? 'edit' : code, '0'])))
    const { id } = (await button('approve')).body.result
    expect((await described()).list.cgButtonList).toEqual([])
    expect(await push()).toBe(510)
    const { buttonList, authList } = (await admin.get<{ buttonList: Row[]; authList: Row[] }>(`${API}/authButton/${plan}`)).body.result
    expect(buttonList).toMatchObject([{ buttonCode: 'approve' }])
    expect(authList).toHaveLength(9)
    for (const { id: own } of authList as { id: string }[]) await admin.put(`${API}/authButton/${own}`)
    expect(await push()).not.toBe(510)
    expect(authList.some(({ id: own }) => own === id)).toBe(true)
    expect((await described()).list.hideColumns).toEqual([])
  })
})

describe('rules for rows', () => {
  it('bind who holds them, wherever rows are read, counted, taken away or changed', async () => {
    const { id: mine } = (await rule('owner', '=', '#{sys_user_code}')).body.result
    expect((await admin.get<Row[]>(`${API}/validAuthData/${plan}`)).body.result).toMatchObject([{ id: mine }])
    const [own, other] = await server.sql<{ id: string }>('select id from weft_forms.access_plan order by owner = $1 desc', [
      person.username,
    ])
    expect((await theirs.data(plan)).result.total).toBe(2)
    expect((await grant('Data', person.roleId, [mine])).body).toMatchObject({ success: true })
    expect((await theirs.data(plan)).result).toMatchObject({ total: 1, records: [{ id: own?.id }] })
    expect((await forms.data(plan)).result.total).toBe(2)
    expect((await person.caller.get(`${API}/form/${plan}/${other?.id}`)).body.success).toBe(false)
    expect(await theirs.edit(plan, { id: other?.id, name: '窃' })).toMatchObject({ success: false })
    expect((await person.caller.delete(`${API}/form/${plan}/${other?.id}`)).body.success).toBe(false)
    expect(await sheetOf(person.caller, { selections: [own?.id, other?.id] })).not.toContain('admin')
    expect(await theirs.edit(plan, { id: own?.id, owner: 'admin' })).toMatchObject({
      success: false,
      message: '该记录不在您的数据权限范围内',
    })
    expect(await theirs.add(plan, { name: '外', code: 'X', owner: 'admin' })).toMatchObject({ success: false })
    expect(await theirs.add(plan, { name: '内', code: 'Y', owner: person.username })).toMatchObject({ success: true })
    expect((await theirs.data(plan)).result.total).toBe(2)
    await forget('Y')
    const dict = encodeURIComponent('access_plan,owner,id')
    expect((await person.caller.get<string[]>(`/sys/dict/loadDictItem/${dict}`, { key: String(other?.id) })).body.result).not.toContain(
      'admin',
    )
    expect((await grant('Data', person.roleId, [])).body).toMatchObject({ success: true })
    expect((await theirs.data(plan)).result.total).toBe(2)
  })

  it('all hold at once, and one whose column is gone hides everything', async () => {
    const made = [await rule('cost', '>=', '1'), await rule('name', 'RIGHT_LIKE', '甲')]
    const ids = made.map(({ body }) => body.result.id)
    await grant('Data', person.id, ids, 'user')
    expect((await theirs.data(plan)).result.records).toMatchObject([{ name: '甲' }])
    await server.sql("update weft.onl_form_rule set rule_column = 'gone' where id = $1", [ids[0]])
    expect((await theirs.data(plan)).result.total).toBe(0)
    await admin.put(`${API}/authData`, {
      id: ids[0],
      ruleName: '费用',
      ruleColumn: 'cost',
      ruleOperator: '>=',
      ruleValue: '1',
      status: '0',
    })
    expect((await admin.get<Row[]>(`${API}/authData/${plan}`)).body.result).toHaveLength(3)
    expect((await theirs.data(plan)).result.total).toBe(1)
    for (const id of ids) expect((await admin.delete(`${API}/authData/${id}`)).body.success).toBe(true)
    expect((await theirs.data(plan)).result.total).toBe(2)
  })

  it.each([
    ['nothing', '=', '1', '表单没有字段“nothing”'],
    ['cost', '~', '1', '规则条件不正确'],
    ['cost', 'USE_SQL_RULES', '1 = 1', '系统不执行保存在数据库中的代码，不支持自定义SQL规则'],
    ['cost', '=', 'many', '规则值“many”与字段类型不符'],
    ['owner', '=', '#{password}', '规则值中的变量“password”不存在'],
    ['owner', '=', ' ', '规则值不能为空，最多1000个字符'],
  ])('are refused: %s %s %s', async (column, operator, value, message) => {
    expect((await rule(column, operator, value)).body).toMatchObject({ success: false, message })
  })
})

describe('sub-tables and trees', () => {
  it('keep rows of a sub-table whose record is not seen, and what their own buttons do not offer', async () => {
    const main = await forms.made({ tableName: 'access_main', tableTxt: '主', tableType: 2 }, [
      field('name', '名称'),
      field('owner', '负责人'),
    ])
    const sub = await forms.made({ tableName: 'access_sub', tableTxt: '附', tableType: 3, relationType: 0 }, [
      field('main_id', '主键', { mainTable: 'access_main', mainField: 'id', isShowForm: '0' }),
      field('note', '说明'),
      field('inner_note', '内部说明'),
    ])
    await openPage(main, person.roleId)
    const { result: own } = await forms.add(main, { name: '我的', owner: person.username, access_sub: [{ note: '一', inner_note: '密' }] })
    const { result: other } = await forms.add(main, { name: '别人的', owner: 'admin', access_sub: [{ note: '二' }] })
    const { id } = (await rule('owner', '=', '#{sys_user_code}', main)).body.result
    await grant('Data', person.roleId, [id], undefined, main)
    expect((await theirs.data(sub)).result.records).toMatchObject([{ note: '一' }])
    expect((await person.caller.get(`${API}/subform/list/access_sub/${other}`)).body.result).toEqual([])
    await control('inner_note', 1, sub)
    const whole = await theirs.read(main, own)
    expect(whole.access_sub).toMatchObject([{ note: '一' }])
    expect(whole.access_sub).not.toMatchObject([{ inner_note: expect.anything() }])
    await button('add', sub)
    await button('delete', sub)
    await button('batch_delete', sub)
    expect(await theirs.edit(main, { ...whole, access_sub: [...(whole.access_sub as Row[]), { note: '三' }] })).toMatchObject({ code: 510 })
    expect(await theirs.edit(main, { ...whole, access_sub: [] })).toMatchObject({ code: 510 })
    expect(await theirs.edit(main, { ...whole, access_sub: [{ ...(whole.access_sub as Row[])[0], note: '改' }] })).toMatchObject({
      success: true,
    })
    expect(await server.sql('select note, inner_note from weft_forms.access_sub order by note')).toEqual([
      { note: '二', inner_note: null },
      { note: '改', inner_note: '密' },
    ])
    const { item } = await described(person.caller, main)
    expect(item.properties.access_sub).toMatchObject({ hideButtons: ['add', 'delete', 'batch_delete'] })
  })

  it('keep what stands below and is not seen', async () => {
    const head = {
      tableName: 'access_tree',
      tableTxt: '树',
      isTree: 'Y',
      treeParentIdField: 'pid',
      treeIdField: 'has_child',
      treeFieldname: 'name',
    }
    const tree = await forms.made(head, [
      field('pid', '上级', { isShowForm: '1' }),
      field('has_child', '有下级', { fieldShowType: 'list', dictField: 'yn' }),
      field('name', '名称'),
      field('owner', '负责人'),
    ])
    await openPage(tree, person.roleId)
    const { result: top } = await forms.add(tree, { name: '上', owner: person.username, pid: '' })
    await forms.add(tree, { name: '下', owner: 'admin', pid: top })
    const { id } = (await rule('owner', '=', '#{sys_user_code}', tree)).body.result
    await grant('Data', person.roleId, [id], undefined, tree)
    expect((await person.caller.delete(`${API}/form/${tree}/${top}`)).body.message).toBe('下级中有不在您数据权限范围内的记录，不能删除')
    expect((await control('pid', 1, tree)).body.success).toBe(false)
  })
})

describe('who sets up and grants', () => {
  it('asks for a right of its own, and names what is there', async () => {
    expect((await person.caller.get(`${API}/authColumn/${plan}`)).body.code).toBe(510)
    await control('cost')
    const ids = (await pages(1)).map(({ id }) => id)
    expect((await grant('Column', 'nobody', ids)).body.message).toBe('授权的角色、部门或用户不存在')
    expect((await grant('Column', person.roleId, ['none'])).body.success).toBe(false)
    expect((await grant('Button', person.roleId, ids)).body.success).toBe(false)
    expect((await admin.post(`${API}/roleColumnAuth/${person.roleId}/${plan}`, { authId: 'no list' })).body.success).toBe(false)
    expect((await admin.get(`${API}/roleAuth`, { roleId: person.roleId, cgformId: plan, type: '1' })).body.result).toEqual([])
    await control('cost', 0)
  })
})
