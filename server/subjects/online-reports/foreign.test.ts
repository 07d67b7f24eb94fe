import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databasePlace, openInside } from '../../../tests/helpers/inside'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
let admin: Caller
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  await openInside(admin, databasePlace(server), '127.0.0.1:1')
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  // Another database beside the application's: here another schema of the same one, which no list of ours knows.
  await owner.query('create schema erp')
  await owner.query('create table erp.orders (no text, amount numeric, placed timestamptz)')
  await owner.query("insert into erp.orders select 'A' || n, n * 10, '2026-01-02 03:04:05+08' from generate_series(1, 25) n")
  await owner.query("create role erp_reader login password 'erp-reader'")
  await owner.query('grant usage on schema erp to erp_reader')
  await owner.query('grant select, insert on erp.orders to erp_reader')
  await owner.query('alter role erp_reader set search_path = erp')
  const { hostname, port, pathname } = new URL(server.databaseUrl)
  await source('erp', { dbUrl: `jdbc:postgresql://${hostname}:${port}${pathname}`, dbPassword: 'erp-reader' })
  await source('dead', { dbUrl: 'jdbc:postgresql://127.0.0.1:1/x', dbPassword: 'x' })
})
afterAll(async () => {
  await owner?.query('drop owned by erp_reader').catch(() => undefined)
  await owner?.query('drop role erp_reader').catch(() => undefined)
  await owner?.end()
  await server?.close()
})

const source = (code: string, more: object) =>
  admin.post('/sys/dataSource/add', { code, name: `${code}库`, dbType: 'PostgreSQL', dbUsername: 'erp_reader', ...more })
const SQL = 'select no, amount, placed from orders where amount >= ${least}'
const ITEMS = [
  { fieldName: 'no', fieldTxt: '单号', fieldType: 'String', isShow: '1', isSearch: '1' },
  { fieldName: 'amount', fieldTxt: '金额', fieldType: 'BigDecimal', isShow: '1' },
  { fieldName: 'placed', fieldTxt: '下单时间', fieldType: 'Datetime', isShow: '1' },
]
const PARAMS = [{ paramName: 'least', paramValue: '30', rule: 'ge' }]
let made = 0
const report = async (more: object = {}) => {
  const code = `foreign${++made}`
  const body = { code, name: `外部报表${made}`, dbSource: 'erp', cgrSql: SQL, items: ITEMS, params: PARAMS, ...more }
  const answer = (await admin.post<{ field: string }[]>('/online/report/add', body)).body
  const { body: found } = await admin.get<{ records: { id: string }[] }>('/online/report/list', { code })
  return { answer, id: found.result.records[0]?.id ?? '' }
}
const dataOf = async (id: string, query: object = {}, as: Caller = admin) =>
  (await as.get<{ records: object[]; total: number }>(`/online/cgreport/api/getData/${id}`, { ...query })).body
const parse = async (sql: string, dbKey = 'erp') => (await admin.get('/online/cgreport/head/parseSql', { sql, dbKey })).body

describe('a report of a data source', () => {
  it('pages, sorts, filters and is exported over what stands there', async () => {
    const { id, answer } = await report()
    expect(answer, answer.message).toMatchObject({ success: true })
    const page = await dataOf(id, { pageNo: 2, pageSize: 5, column: 'no', order: 'asc' })
    expect(page.result.total).toBe(23)
    expect(page.result.records[0]).toEqual({ no: 'A15', amount: 150, placed: '2026-01-02 03:04:05' })
    expect((await dataOf(id, { self_least: '240' })).result.total).toBe(2)
    expect((await dataOf(id, { no: '*A2*' })).result.total).toBe(6)
    const file = await admin.call('GET', `/online/cgreport/api/exportXls/${id}`, {})
    expect(file.status).toBe(200)
    const { body } = await admin.get<{ records: { code: string; usedBy: string | null }[] }>('/sys/dataSource/list', {})
    const used = body.result.records.find(({ code }) => code === 'erp')
    expect(used?.usedBy).toContain('外部报表1')
  })

  it('tells what a statement answers, and refuses what reports may not do', async () => {
    expect((await parse(SQL)).result).toMatchObject({
      fields: [
        { fieldName: 'no', fieldType: 'String' },
        { fieldName: 'amount', fieldType: 'BigDecimal' },
        { fieldName: 'placed', fieldType: 'Datetime' },
      ],
      params: ['least'],
    })
    for (const [sql, message] of [
      ['select * from nothing', '数据源中没有表“nothing”，或不能用于报表'],
      ['select * from pg_roles', '数据源中没有表“pg_roles”，或不能用于报表'],
      ['select * from erp.orders', 'SQL中不能使用'],
      ['insert into orders values (1)', '只能写一条SELECT语句'],
      ['select pg_sleep(1)', 'SQL中不能使用'],
      ['select o.to_json from orders o', 'column o.to_json does not exist'],
      ['select nowhere from orders', 'SQL有误'],
    ] as const)
      expect((await parse(sql)).message, sql).toContain(message)
    expect((await parse(SQL, 'nowhere')).message).toBe('数据源“nowhere”不存在')
    expect((await parse(SQL, 'dead')).message).toBe('数据源“dead库”无法连接：连接被拒绝')
    expect((await report({ cgrSql: '', source: '/sys/user' })).answer.message).toBe('选了外部数据源的报表要写SQL')
  })

  it('is read by those alone who may use data sources', async () => {
    const { id } = await report()
    const { caller } = await makePerson(server, admin, ['onlineReport:list'])
    expect((await dataOf(id, {}, caller)).message).toBe('没有查询外部数据源的权限')
    const { caller: reader } = await makePerson(server, admin, ['dataSource:use'])
    expect((await dataOf(id, {}, reader)).result.total).toBe(23)
  })

  it('says that its source cannot be reached, and keeps it from being deleted', async () => {
    const { id } = await report()
    const { body } = await admin.get<{ records: { id: string; code: string }[] }>('/sys/dataSource/list', { code: 'erp' })
    const own = body.result.records[0]?.id
    expect((await admin.delete('/sys/dataSource/delete', { id: own ?? '' })).body.message).toMatch(/^数据源“erp库”正被“.*”使用，不能删除$/)
    await owner.query("alter role erp_reader password 'another'")
    expect((await dataOf(id)).message).toBe('数据源“erp库”无法连接：账号或密码错误')
    await owner.query("alter role erp_reader password 'erp-reader'")
    await owner.query('revoke select on erp.orders from erp_reader')
    expect((await dataOf(id)).message).toMatch(/的SQL执行失败，请联系管理员$/)
    await owner.query('grant select on erp.orders to erp_reader')
  })
})
