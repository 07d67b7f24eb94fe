import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField } from '../../../tests/helpers/form-caller'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { fulfils, readAssignments } from './model/assignments'

const API = '/online/cgform/api'
let server: TestServer
let admin: Caller
let forms: Forms
let plan: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  forms = new Forms(admin)
  plan = await forms.made({ tableName: 'button_plan', tableTxt: '计划' }, [
    formField('name', '名称', { fieldMustInput: '1' }),
    formField('state', '状态', { fieldValidType: '*1-3' }),
    formField('checker', '审核人'),
  ])
})
afterAll(() => server?.close())

const save = async (button: object) =>
  (
    await admin.post('/online/cgform/button/add', {
      cgformHeadId: plan,
      buttonName: '通过',
      buttonStyle: 'link',
      optType: 'action',
      ...button,
    })
  ).body
const press = async (buttonCode: string, ids: readonly string[], who = admin) =>
  (await who.post(`${API}/doButton`, { formId: plan, buttonCode, dataId: ids.join() })).body
const row = async (values: object) => (await forms.add(plan, values)).result

describe('a button that sets columns', () => {
  it('does so for every chosen record, by the record and by who presses', async () => {
    const values = "state = '2'\nchecker = user.username + '/' + name"
    expect(await save({ buttonCode: 'pass', actionType: 'set', actionValues: values, exp: 'state#ne#9' })).toMatchObject({ success: true })
    const ids = [await row({ name: '甲', state: '1' }), await row({ name: '乙', state: '1' })]
    expect(await press('pass', ids)).toMatchObject({ success: true, message: '通过成功!' })
    expect(await forms.read(plan, ids[1] ?? '')).toMatchObject({ name: '乙', state: '2', checker: 'admin/乙' })
  })

  it('sets none where one of them is refused, is not what the button is for, or is not there', async () => {
    const [good, closed] = [await row({ name: '丙', state: '1' }), await row({ name: '丁', state: '9' })]
    expect(await press('pass', [good, closed])).toMatchObject({
      success: false,
      message: expect.stringContaining('不满足按钮“通过”的显示条件'),
    })
    expect((await press('pass', [good, 'none'])).success).toBe(false)
    await save({ buttonCode: 'long', actionType: 'set', actionValues: "state = name + '太长'" })
    expect((await press('long', [good, await row({ name: '很长的名称' })])).success).toBe(false)
    expect(await forms.read(plan, good)).toMatchObject({ state: '1' })
    expect(await press('pass', [])).toMatchObject({ success: false })
  })

  it('wants one record where it says so', async () => {
    await save({ buttonCode: 'only', buttonStyle: 'button', actionType: 'set', actionValues: "state = '3'", choice: 'one' })
    const ids = [await row({ name: '戊' }), await row({ name: '己' })]
    expect(await press('only', ids)).toMatchObject({ success: false, message: '请选择一条记录' })
    expect(await press('only', ids.slice(1))).toMatchObject({ success: true })
  })

  it('wants the right to edit and the button, and not that the column may be changed by hand', async () => {
    const person = await makePerson(server, admin)
    const id = await row({ name: '庚', state: '1' })
    expect((await press('pass', [id], person.caller)).code).toBe(510)
    const [menu] = await server.sql<{ id: string }>(
      `insert into weft.sys_permission (tenant_id, name, menu_type, url) values (0, '计划', 1, $1) returning id`,
      [`/online/cgformList/${plan}`],
    )
    const permissionIds = menu?.id ?? ''
    await admin.post('/sys/permission/saveRolePermission', { roleId: person.roleId, permissionIds, lastpermissionIds: '' })
    await admin.post(`${API}/authColumn`, { cgformId: plan, code: 'state', switchFlag: '3', formEditable: true })
    await admin.post(`${API}/authButton`, { cgformId: plan, code: 'update', status: '1' })
    const signedIn = await server.signIn(person.username, 'Long-enough-2026')
    expect((await signedIn.put(`${API}/form/${plan}`, { id, state: '2' })).body.success).toBe(false)
    expect(await press('pass', [id], signedIn)).toMatchObject({ success: true })
    expect(await forms.read(plan, id)).toMatchObject({ state: '2', checker: `${person.username}/庚` })
    await admin.post(`${API}/authButton`, { cgformId: plan, code: 'pass', status: '1' })
    expect((await press('pass', [id], signedIn)).code).toBe(510)
  })
})

describe('a button is not saved', () => {
  it.each([
    ['with a column that is none', { actionType: 'set', actionValues: "secret = '1'" }, '没有字段“secret”'],
    ['with the id of a record', { actionType: 'set', actionValues: "id = '1'" }, '没有字段“id”'],
    ['with code', { actionType: 'set', actionValues: 'state = constructor.constructor("x")()' }, '赋值'],
    ['with nothing to set', { actionType: 'set', actionValues: ' ' }, '请填写要修改的字段'],
    ['with a page that is none', { actionType: 'open', actionScreen: '//example.org' }, '页面编码不正确'],
    ['with another action', { actionType: 'java' }, '按钮动作只能是'],
    ['where it cannot stand', { actionType: 'print' }, '打印和导出的按钮只能放在列表上方'],
    ['in a form that it would outdate', { actionType: 'set', actionValues: "state = '1'", buttonStyle: 'form' }, '不能放在表单中'],
  ])('%s', async (_, button, message) => {
    expect(await save({ buttonCode: 'bad', ...button })).toMatchObject({ success: false, message: expect.stringContaining(message) })
  })
})

it('the buttons that every form has are told as rows', async () => {
  const { body } = await admin.get<{ buttonCode: string; buttonStyle: string }[]>(`/online/cgform/button/builtInList/${plan}`)
  expect(body.result.find(({ buttonCode }) => buttonCode === 'update')).toMatchObject({ buttonStyle: 'link', buttonStatus: '1' })
})

it.each([
  ["a = '1'\n\nb = a == '1' ? 2 : 3", ['a', 'b']],
  ["a == '1'", "a == '1'"],
  ["a = '1'\na = '2'", "a = '2'"],
  ['a', 'a'],
  ['a = (', 'a = ('],
])('%j is read as %j', (text, want) => {
  const read = readAssignments(text)
  expect('wrong' in read ? read.wrong : read.map(({ column }) => column)).toEqual(want)
})

it.each([
  ['state#eq#1', '1', true],
  ['state#ne#1', '1', false],
  ['state#empty#true', '', true],
  ['state#empty#false', '', false],
  ['state#in#1, 2', '2', true],
  ['state#in#1, 2', '3', false],
  [null, '', true],
])('a record fulfils %s with %j: %s', (exp, state, want) => {
  expect(fulfils(exp, { state })).toBe(want)
})
