import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const add = (tableName: string, fieldName: string, status = '1') => admin.post('/sys/tableWhiteList/add', { tableName, fieldName, status })

async function clear(): Promise<void> {
  const { body } = await admin.get<{ records: readonly { id: string }[] }>('/sys/tableWhiteList/list')
  for (const { id } of body.result.records) await admin.delete('/sys/tableWhiteList/delete', { id })
}

const parse = async (sql: string) => (await admin.get('/online/cgreport/head/parseSql', { sql })).body
const options = async (dict: string) => (await admin.get<unknown[]>(`/sys/dict/loadDict/${dict}`, { keyword: '' })).body.result.length > 0
let pages = 0
/** A screen that is made at run time, with a field that chooses so. */
const screenBy = async (dict: string) => {
  const content = JSON.stringify({ screen: 'list', title: '样本', source: { data: [] }, fields: { a: { title: '甲', dict } } })
  return (await admin.post('/sys/storedScreen/add', { name: `page-${++pages}`, content, audience: 'own' })).body
}

describe('the list of tables that may be read', () => {
  it('leaves everything as it is while no entry is enabled', async () => {
    await add('sys_user', '*', '0')
    expect(await parse('select role_name from sys_role')).toMatchObject({ success: true })
    expect(await options('sys_role,role_code,id')).toBe(true)
    await clear()
  })

  it('keeps statements to its tables and columns', async () => {
    await add('sys_role', 'role_name')
    expect(await parse('select role_name from sys_role')).toMatchObject({ success: true })
    expect(await parse('select role_code from sys_role')).toMatchObject({ success: false })
    expect(await parse('select username from sys_user')).toMatchObject({ success: false, message: 'SQL中的表“sys_user”不在查询白名单中' })
    await clear()
    expect(await parse('select username from sys_user')).toMatchObject({ success: true })
  })

  it('keeps fields that are made at run time to them, and not those of the product', async () => {
    const user = 'sys_user,realname,id'
    expect([await options('sys_role,role_code,id'), await options(user)]).toEqual([true, true])
    await add('sys_role', 'role_code,role_name')
    expect(await options('sys_role,role_code,id')).toBe(false)
    expect(await options('sys_role,role_code,role_name')).toBe(true)
    expect(await options(user)).toBe(true)
    await clear()
  })

  it('keeps pages that users write to them', async () => {
    const dict = 'sys_role,role_name,id'
    expect((await screenBy(dict)).message).toBe('保存成功')
    await add('sys_user', '*')
    expect(await screenBy(dict)).toMatchObject({ success: false, message: expect.stringContaining(dict) })
    await clear()
  })

  it('takes names as the database spells them, each table once', async () => {
    expect((await add('Sys_User', '*')).body.message).toContain('请填写小写的数据库表名')
    expect((await add('sys_user', 'a;b')).body.message).toContain('请填写以逗号分隔的小写字段名')
    expect((await add('sys_user', '*')).body.success).toBe(true)
    expect((await add('sys_user', 'id')).body.success).toBe(false)
    await clear()
  })
})
