import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databasePlace, openInside } from '../../../tests/helpers/inside'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'
import { up } from '../../db/migrations/139-parameters-of-addresses'
import type { SysDataSource } from '../../generated/operations'

let server: TestServer
let admin: Caller
let database: URL
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  database = new URL(server.databaseUrl)
  await openInside(admin, databasePlace(server), '127.0.0.1:1')
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

  it.each([
    ['jdbc:postgresql://127.0.0.1:2/x', '主机 127.0.0.1 是本机地址，须由系统管理员在“参数设置”的“可调用的内网地址”中列出，写作 IP:2'],
    ['jdbc:mysql://10.0.0.9/x', '主机 10.0.0.9 是内网地址，须由系统管理员在“参数设置”的“可调用的内网地址”中列出，写作 IP:3306'],
    [
      'jdbc:postgresql://[::ffff:192.168.0.1]/x',
      '主机 ::ffff:c0a8:1 是内网地址，须由系统管理员在“参数设置”的“可调用的内网地址”中列出，写作 IP:5432',
    ],
    ['jdbc:postgresql://localhost:2/x', '主机 localhost 是本机地址，须由系统管理员在“参数设置”的“可调用的内网地址”中列出，写作 IP:2'],
  ])('at %s, which the installation does not name, is not connected to', async (dbUrl, message) => {
    const { id, code } = await add({ dbUrl, dbType: dbUrl.startsWith('jdbc:mysql') ? 'MySQL' : 'PostgreSQL' })
    expect((await test(id)).message).toBe(message)
    expect((await admin.get('/sys/dataSource/tables', { sourceId: id })).body.message).toBe(message)
    expect((await rowOf(code)).testedTime).toBeNull()
  })

  it('keeps its password when the field is empty, and is not changed where it would go to another place or account', async () => {
    const row = await add()
    const change = async (more: object) => {
      const { id, code, name, dbType, dbUrl, dbUsername, version } = await rowOf(row.code)
      const body = { id, code, name, dbType, dbUrl, dbUsername, version, dbPassword: '', ...more }
      return (await admin.put('/sys/dataSource/edit', body)).body
    }
    const before = await kept(row.id)
    await test(row.id)
    expect((await change({ name: '另名' })).success).toBe(true)
    expect(await kept(row.id)).toBe(before)
    expect((await rowOf(row.code)).testedTime, 'of the same place').not.toBeNull()
    expect((await change({ dbPassword: 'another' })).success).toBe(true)
    expect(await kept(row.id)).not.toBe(before)
    expect((await rowOf(row.code)).testedTime, 'of another password').toBeNull()
    const sealed = await kept(row.id)
    const message = '数据库类型、连接地址或用户名已改变，请重新填写密码'
    for (const moved of [{ dbUrl: 'jdbc:postgresql://10.0.0.9/x' }, { dbUsername: 'other' }])
      expect(await change(moved)).toMatchObject({ success: false, message, result: [{ field: 'dbPassword', message }] })
    expect([await kept(row.id), (await rowOf(row.code)).hasPassword]).toEqual([sealed, true])
    expect((await change({ dbUrl: 'jdbc:postgresql://10.0.0.9/x', dbPassword: 'third' })).success).toBe(true)
  })

  it.each([
    [{ dbType: 'Oracle' }, 'dbType', '目前支持 PostgreSQL、MySQL 和 MariaDB 数据源，其他数据库的数据请导出为文件后导入'],
    [{ dbType: 'MySQL' }, 'dbUrl', '连接地址无效，请填写如 jdbc:mysql://主机:3306/数据库'],
    [{ dbUrl: 'postgres://10.0.0.1/x' }, 'dbUrl', '连接地址无效'],
    [{ dbUrl: 'jdbc:postgresql://a:b@10.0.0.1/x' }, 'dbUrl', '连接地址无效'],
    [{ dbUrl: 'jdbc:postgresql://10.0.0.1/x?password=b' }, 'dbUrl', '连接地址的第1个参数不能使用，请删除'],
    [{ dbUrl: 'jdbc:postgresql://10.0.0.1/x?ssl=true&Access-Key=b' }, 'dbUrl', '连接地址的第2个参数不能使用'],
    [{ dbUrl: 'jdbc:postgresql://10.0.0.1/x?currentSchema=a%26b' }, 'dbUrl', '连接地址的第1个参数不能使用'],
    [{ dbUrl: 'jdbc:postgresql://10.0.0.1' }, 'dbUrl', '连接地址无效'],
  ])('that says %o is refused at its field', async (more, field, message) => {
    const { body } = await admin.post<{ field: string }[]>('/sys/dataSource/add', given(more))
    expect(body).toMatchObject({ success: false, message: expect.stringContaining(message), result: [{ field }] })
  })

  it('from before keeps the parameters of its address that have an effect, and says nothing of the others in the change log', async () => {
    const row = await add()
    const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1 })
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const places = ['?ssl=true&sslpassword=Marker-1&currentSchema=erp', '?password=Marker-1', '', '?serverTimezone=GMT%2B8&useSSL=false']
    const after: string[] = []
    for (const place of places) {
      await pool.query('alter table weft.sys_data_source disable trigger user')
      await pool.query('update weft.sys_data_source set db_url = $1 where id = $2', [`jdbc:postgresql://a/x${place}`, row.id])
      await pool.query('alter table weft.sys_data_source enable trigger user')
      await up(db)
      after.push((await rowOf(row.code)).dbUrl.replace('jdbc:postgresql://a/x', ''))
    }
    const audit = await pool.query('select before, after from weft.sys_audit where record_id = $1', [row.id])
    await db.destroy()
    expect(after).toEqual(['?ssl=true&currentSchema=erp', '', '', '?serverTimezone=GMT%2B8&useSSL=false'])
    expect(JSON.stringify(audit.rows)).not.toContain('Marker-1')
  })

  it('shows its tables, their columns and some values to those who may use data sources', async () => {
    const owner = new pg.Client({ connectionString: server.databaseUrl })
    await owner.connect()
    await owner.query(`create table public.source_shown (no text not null, amount numeric, file bytea);
      comment on table public.source_shown is '出库单';
      insert into public.source_shown values ('A1', 10, 'x'), ('A2', null, null)`)
    await owner.end()
    const { id: sourceId } = await add()
    const tables = async (more: object = {}, as: Caller = admin) =>
      (await as.get<{ id: string; title: string }[]>('/sys/dataSource/tables', { sourceId, ...more })).body
    expect((await tables({ name: '出库' })).result).toEqual([
      { id: 'public.source_shown', sourceId, schema: 'public', name: 'source_shown', title: '出库单', view: false },
    ])
    expect((await tables({ name: '*SHOWN*' })).result).toHaveLength(1)
    const columns = async (table: string) =>
      (await admin.get<object[]>('/sys/dataSource/columns', { sourceId, schema: 'public', table })).body
    expect((await columns('source_shown')).result).toMatchObject([
      { name: 'no', type: 'text', nullable: false, sample: 'A1；A2' },
      { name: 'amount', type: 'numeric', nullable: true, sample: '10' },
      { name: 'file', type: 'bytea', sample: '（二进制）' },
    ])
    expect((await columns('source_none')).message).toBe('数据源中没有表“source_none”，或账号没有查询权限')
    const { caller } = await makePerson(server, admin, ['dataSource:list'])
    expect((await tables({}, caller)).code).toBe(510)
    const dead = await add({ dbUrl: 'jdbc:postgresql://127.0.0.1:1/x' })
    expect((await tables({ sourceId: dead.id })).message).toBe('数据源“测试库”无法连接：连接被拒绝')
  })

  it('gives the rows of a table as a workbook that a list imports, each row by the rules of that list', async () => {
    const owner = new pg.Client({ connectionString: server.databaseUrl })
    await owner.connect()
    await owner.query(`create table public.source_material (c text, n text, u text, q int, p numeric(12,2), d date, file bytea, same text, same2 text);
      comment on column public.source_material.c is '物料编码'; comment on column public.source_material.n is '物料名称';
      comment on column public.source_material.u is '单位'; comment on column public.source_material.q is '数量';
      comment on column public.source_material.p is '单价'; comment on column public.source_material.d is '盘点日期';
      comment on column public.source_material.same is '重复'; comment on column public.source_material.same2 is '重复';
      insert into public.source_material values ('M770001', '外库螺栓', '箱', 12, 9.90, '2026-01-02', 'x', 'a', 'b'), ('坏', '外库螺母', '件', 1, 1, null, null, null, null);
      create table public.source_many as select n from generate_series(1, 50001) n`)
    await owner.end()
    const { id: sourceId } = await add()
    const asked = (table: string, as = admin) => as.get('/sys/dataSource/workbook', { sourceId, schema: 'public', table })
    const content = (await asked('source_material')).raw
    expect(rowsOf(content).slice(2, 4)).toEqual([
      ['物料编码', '物料名称', '单位', '数量', '单价', '盘点日期', 'file', 'same', 'same2'],
      ['M770001', '外库螺栓', '箱', 12, 9.9, '2026-01-02', '', 'a', 'b'],
    ])
    const { body } = await admin.upload<{ successCount: number; errorCount: number }>('/example/material/importExcel', {
      name: 'm.xlsx',
      content,
    })
    expect(body, body.message).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 1 } })
    const { body: found } = await admin.get<{ records: object[] }>('/example/material/list', { code: 'M770001' })
    expect(found.result.records).toMatchObject([{ name: '外库螺栓', unit: '箱', quantity: 12, checked: '2026-01-02' }])
    const refused = async (table: string, as?: Caller) => (await asked(table, as)).body.message
    expect(await refused('source_none')).toBe('数据源中没有表“source_none”，或账号没有查询权限')
    expect(await refused('source_many')).toBe('表“source_many”超过 50000 行或内容过多，不能导出为工作簿；请改用视图缩小范围')
    const { caller } = await makePerson(server, admin, ['dataSource:list'])
    expect(await refused('source_material', caller)).toMatch(/权限/)
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
