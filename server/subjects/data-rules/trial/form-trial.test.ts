import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../../tests/helpers/people'
import type { Caller } from '../../../../tests/helpers/server'

openServer()

interface Row {
  readonly id: string
  readonly title: string
  readonly condition: string | null
  readonly rules: number
  readonly seen: string | null
}

const TRIAL = '/sys/dataRuleTrial'
const API = '/online/cgform/api'
let form = ''
let menu = ''
/** Whose sight is tried; another who tries it, and may open the form; one who may not. */
let clerk: TestPerson
let checker: TestPerson
let stranger: TestPerson

const idOf = async (table: string, column: string, value: string) =>
  (await server.sql<{ id: string }>(`select id from weft.${table} where ${column} = $1`, [value]))[0]?.id ?? ''
const entry = async (caller: Caller = admin) =>
  (await caller.get<Row[]>(`${TRIAL}/list`, { username: clerk.username })).body.result.find(({ id }) => id === menu)
const asked = () => ({ username: clerk.username, permissionId: menu })
const records = (caller: Caller = admin) =>
  caller.get<{ total: number; records: { name: string; content: string }[] }>(`${TRIAL}/records`, asked())
const column = (dbFieldName: string, dbFieldTxt: string) => ({
  dbFieldName,
  dbFieldTxt,
  dbType: 'string',
  dbLength: 64,
  isShowForm: 1,
  isShowList: 1,
  fieldShowType: 'text',
})

async function addRule(ruleName: string, ruleOperator: string, ruleValue: string, status = 1): Promise<string> {
  const { body } = await admin.post<{ id: string }>(`${API}/authData`, {
    cgformId: form,
    ruleName,
    ruleColumn: 'keeper',
    ruleOperator,
    ruleValue,
    status,
  })
  expect(body.success, body.message).toBe(true)
  return body.result.id
}
const grant = (to: string, authMode: string, ...ids: string[]) =>
  admin.post(`${API}/roleDataAuth/${to}/${form}`, { authId: JSON.stringify(ids), authMode })

beforeAll(async () => {
  const head = { tableName: 'trial_plan', tableTxt: '计划', tableType: 1 }
  form = (await admin.post<string>(`${API}/addAll`, { head, fields: [column('name', '名称'), column('keeper', '负责人')], indexs: [] }))
    .body.result
  await admin.post(`${API}/doDbSynch/${form}/normal`)
  const url = `/online/cgformList/${form}`
  const parentId = await idOf('sys_permission', 'url', '/online')
  const page = { name: '计划管理', menuType: 1, url, component: 'modules/online/cgform/auto/OnlCgformAutoList', parentId }
  expect((await admin.post('/sys/permission/add', page)).body.success).toBe(true)
  menu = await idOf('sys_permission', 'url', url)
  clerk = await makePerson(server, admin, [])
  checker = await makePerson(server, admin, ['dataRuleTrial:list'])
  stranger = await makePerson(server, admin, ['dataRuleTrial:list'])
  for (const { roleId } of [clerk, checker])
    await server.sql('insert into weft.sys_role_permission (role_id, permission_id) values ($1, $2)', [roleId, menu])
  for (const [name, keeper] of [
    ['甲', clerk.username],
    ['乙', checker.username],
    ['丙', ''],
  ])
    await admin.post(`${API}/form/${form}`, { name, keeper })
})

describe('the sight of an account in an online form', () => {
  it('is whole where no rule is granted', async () => {
    expect(await entry()).toMatchObject({ title: '计划', rules: 0, condition: '全部数据', seen: '3 / 3 条' })
    expect((await admin.get<object[]>(`${TRIAL}/grants`, asked())).body.result).toEqual([])
  })

  it('is narrowed by rules, which stand for the account and not for who tries it', async () => {
    const own = await addRule('本人', '=', '#{sys_user_code}')
    const off = await addRule('停用的', '!=', '某人', 0)
    await grant(clerk.roleId, 'role', own, off)
    await grant(clerk.id, 'user', own)
    expect(await entry()).toMatchObject({ rules: 1, condition: `负责人等于“${clerk.username}”`, seen: '1 / 3 条' })
    const { body } = await admin.get<{ through: string; ruleName: string; condition: string | null; status: string }[]>(
      `${TRIAL}/grants`,
      asked(),
    )
    const meaning = `负责人等于“${clerk.username}”`
    expect(body.result.map(({ through, ruleName, condition, status }) => [through, ruleName, condition, status])).toEqual([
      [`角色：${clerk.username}`, '本人', meaning, '1'],
      [`角色：${clerk.username}`, '停用的', null, '0'],
      [expect.stringMatching(/^用户：.*（表单权限）$/), '本人', meaning, '1'],
    ])
  })

  it('is what the account itself is shown', async () => {
    const theirs = await server.signIn(clerk.username, TEST_PASSWORD)
    const { body } = await theirs.get<{ total: number; records: { name: string }[] }>(`${API}/getData/${form}`)
    const tried = (await records()).body.result
    expect(tried.total).toBe(body.result.total)
    expect(tried.records).toMatchObject([{ name: '甲', content: expect.stringContaining(`负责人：${clerk.username}`) }])
  })

  it('is no more than the caller may see', async () => {
    expect(await entry(checker.caller)).toMatchObject({ seen: '1 / 3 条' })
    await grant(checker.id, 'user', await addRule('另一', '!=', clerk.username))
    expect(await entry(checker.caller)).toMatchObject({ seen: '0 / 2 条' })
    expect((await records(checker.caller)).body.result.total).toBe(0)
    expect(await entry(stranger.caller)).toMatchObject({ seen: null })
    expect((await records(stranger.caller)).body.message).toBe('您没有此列表的查看权限，不能以该用户的权限查看数据')
  })
})
