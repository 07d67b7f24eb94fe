import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { SysDataSource } from '../../generated/operations'

let server: TestServer
let admin: Caller
let database: URL
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  database = new URL(server.databaseUrl)
})
afterAll(() => server?.close())

let made = 0
const given = (more: object = {}) => ({
  code: `source${++made}`,
  name: '测试库',
  dbType: 'PostgreSQL',
  dbUrl: `jdbc:postgresql://${database.hostname}:${database.port}${database.pathname}`,
  dbUsername: decodeURIComponent(database.username),
  dbPassword: decodeURIComponent(database.password) || 'any',
  ...more,
})
const add = async (more: object = {}) => {
  const body = given(more)
  const answer = (await admin.post('/sys/dataSource/add', body)).body
  expect(answer, answer.message).toMatchObject({ success: true, message: '添加成功！' })
  return rowOf(body.code)
}
const rowOf = async (code: string) => {
  const { body } = await admin.get<{ records: SysDataSource[] }>('/sys/dataSource/list', { code })
  return body.result.records[0] as SysDataSource
}
const test = async (id: string) => (await admin.post('/sys/dataSource/test', { id })).body
const kept = async (id: string) =>
  (await server.sql<{ sealed: string | null }>('select sealed_password as sealed from weft.sys_data_source where id = $1', [id]))[0]?.sealed

describe('a data source', () => {
  it('is tried, and never shows its password, neither stored nor in the audit', async () => {
    const row = await add({ dbPassword: 'Secret-of-the-database' })
    expect(row).toMatchObject({ dbPassword: '', hasPassword: true, testedTime: null })
    const { body } = await admin.get<SysDataSource>('/sys/dataSource/queryById', { id: row.id })
    expect(body.result).toMatchObject({ code: row.code, dbPassword: '' })
    const audit = await server.sql('select before, after from weft.sys_audit where record_id = $1', [row.id])
    expect(audit.length).toBeGreaterThan(0)
    for (const text of [JSON.stringify(audit), String(await kept(row.id))]) expect(text).not.toContain('Secret-of-the-database')
    expect(JSON.stringify(audit)).not.toContain(String(await kept(row.id)))
  })

  it('that answers is said to answer, and one that does not says why', async () => {
    const well = await add()
    expect(await test(well.id)).toMatchObject({ success: true, message: '数据库连接成功' })
    expect(await rowOf(well.code)).toMatchObject({ testError: null, testedTime: expect.stringMatching(/^2/) })
    const dead = await add({ dbUrl: 'jdbc:postgresql://127.0.0.1:1/x' })
    expect((await test(dead.id)).message).toBe('数据库连接失败：连接被拒绝')
    expect((await rowOf(dead.code)).testError).toBe('连接被拒绝')
    const missing = await add({ dbUrl: `jdbc:postgresql://${database.host}/no_such_database` })
    expect((await test(missing.id)).message).toBe('数据库连接失败：数据库不存在')
    const nobody = await add({ dbUrl: 'jdbc:postgresql://no-such-host.invalid/x' })
    expect((await test(nobody.id)).message).toBe('数据库连接失败：主机名无法解析')
    const cloud = await add({ dbUrl: 'jdbc:postgresql://169.254.169.254/x' })
    expect((await test(cloud.id)).message).toBe('主机 169.254.169.254 是链路本地、云平台元数据或保留地址，不能连接')
  })

  it('keeps its password when the field is empty, unless it would go to another place or account', async () => {
    const row = await add()
    const change = async (more: object) => {
      const { id, code, name, dbType, dbUrl, dbUsername, version } = await rowOf(row.code)
      const body = { id, code, name, dbType, dbUrl, dbUsername, version, dbPassword: '', ...more }
      return (await admin.put('/sys/dataSource/edit', body)).body
    }
    const before = await kept(row.id)
    expect((await change({ name: '另名' })).success).toBe(true)
    expect(await kept(row.id)).toBe(before)
    expect((await change({ dbPassword: 'another' })).success).toBe(true)
    expect(await kept(row.id)).not.toBe(before)
    expect((await change({ dbUrl: 'jdbc:postgresql://10.0.0.9/x' })).success).toBe(true)
    expect([await kept(row.id), (await rowOf(row.code)).hasPassword]).toEqual([null, false])
  })

  it.each([
    [{ dbType: 'MySQL' }, 'dbType', '目前只支持 PostgreSQL 数据源'],
    [{ dbUrl: 'postgres://10.0.0.1/x' }, 'dbUrl', '连接地址无效'],
    [{ dbUrl: 'jdbc:postgresql://a:b@10.0.0.1/x' }, 'dbUrl', '连接地址无效'],
    [{ dbUrl: 'jdbc:postgresql://10.0.0.1/x?password=b' }, 'dbUrl', '连接地址无效'],
    [{ dbUrl: 'jdbc:postgresql://10.0.0.1' }, 'dbUrl', '连接地址无效'],
  ])('that says %o is refused at its field', async (more, field, message) => {
    const { body } = await admin.post<{ field: string }[]>('/sys/dataSource/add', given(more))
    expect(body).toMatchObject({ success: false, message: expect.stringContaining(message), result: [{ field }] })
  })

  it('has a code of its own, is offered by it, and belongs to the system', async () => {
    const row = await add()
    expect((await admin.post('/sys/dataSource/add', given({ code: row.code }))).body.message).toBe('多数据源编码已存在')
    const { body } = await admin.get<object[]>('/sys/dataSource/options')
    expect(body.result).toContainEqual({ value: row.code, label: '测试库', text: '测试库' })
    const { caller } = await makePerson(server, admin, ['dataSource:list'])
    expect((await caller.post('/sys/dataSource/test', { id: row.id })).body.code).toBe(510)
    expect((await admin.delete('/sys/dataSource/delete', { id: row.id })).body.message).toBe('删除成功!')
    expect((await admin.delete('/sys/dataSource/delete', { id: row.id })).body.message).toBe('未找到对应数据')
  })
})
