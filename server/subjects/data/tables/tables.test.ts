import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brought, endedImport } from '../../../../tests/helpers/data-sheets'
import { databasePlace, openInside } from '../../../../tests/helpers/inside'
import { hasMariadb, type Mariadb, startMariadb } from '../../../../tests/helpers/mariadb'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import { runSchedule } from '../../../../tests/helpers/scheduled-runs'
import type { Caller } from '../../../../tests/helpers/server'
import type { DataRows, DataSheetContent, DataVersion } from '../../../generated/operations'

openServer()

const COLUMNS = {
  postgresql: `id bigint primary key, 凭证号 varchar(20), amount numeric(20, 4), paid timestamp(3), day date, done boolean, scan bytea, remark text`,
  mysql: `id bigint primary key, 凭证号 varchar(20), amount decimal(20, 4), paid datetime(3), day date, done varchar(4), scan blob, remark text`,
}
const VALUES = [
  `1, '0001', 12345678901234.5678, '2026-01-02 03:04:05.125', '2026-01-02', DONE, null, '甲,"乙"'`,
  `2, '0002', -7, '2026-01-03 00:00:00', null, null, null, null`,
  `3, '0003', 0.5, null, '2026-02-28', DONE, null, concat('两行', NEWLINE, '字')`,
]
const rowsFor = (product: Product) =>
  VALUES.map(
    values =>
      `(${values.replaceAll('DONE', product === 'postgresql' ? 'true' : "'是'").replace('NEWLINE', product === 'postgresql' ? "E'\\n'" : "'\\n'")})`,
  ).join(', ')
type Product = keyof typeof COLUMNS

let mariadb: Mariadb | undefined
let postgres: pg.Client
const codes: Partial<Record<Product, string>> = {}
const run = (product: Product, statement: string) => (product === 'mysql' ? mariadb?.run(statement) : postgres.query(statement))

async function addSource(product: Product, dbUrl: string, dbUsername: string, dbPassword: string) {
  const code = `books_${product}`
  const body = { code, name: '账套库', dbType: product === 'mysql' ? 'MariaDB' : 'PostgreSQL', dbUrl, dbUsername, dbPassword }
  expect((await admin.post('/sys/dataSource/add', body)).body).toMatchObject({ success: true })
  codes[product] = code
}

beforeAll(async () => {
  const { hostname, port, pathname, username, password } = new URL(server.databaseUrl)
  postgres = new pg.Client({ connectionString: server.databaseUrl })
  await postgres.connect()
  await openInside(admin, databasePlace(server))
  await postgres.query('create schema books')
  await postgres.query(`create table books.vouchers (${COLUMNS.postgresql})`)
  await postgres.query("comment on column books.vouchers.amount is '金额'")
  await addSource(
    'postgresql',
    `jdbc:postgresql://${hostname}:${port}${pathname}`,
    decodeURIComponent(username),
    decodeURIComponent(password) || 'any',
  )
  if (!hasMariadb) return
  mariadb = await startMariadb()
  await openInside(admin, databasePlace(server), `127.0.0.1:${mariadb.port}`)
  await mariadb.run(
    'create database books character set utf8mb4',
    `create table books.vouchers (${COLUMNS.mysql.replace('decimal(20, 4)', "decimal(20, 4) comment '金额'")})`,
    "create user reader@'127.0.0.1' identified by 'books-Reader-1'",
    "grant select on books.* to reader@'127.0.0.1'",
  )
  await addSource('mysql', `jdbc:mariadb://127.0.0.1:${mariadb.port}/books`, 'reader', 'books-Reader-1')
}, 180_000)
afterAll(async () => {
  await mariadb?.close()
  await postgres?.end()
})

async function read(more: object, caller: Caller = admin) {
  const { body } = await caller.post<{ id: string }>('/data/import/beginTable', { table: 'books.vouchers', ...more })
  expect(body, body.message).toMatchObject({ success: true })
  return endedImport(caller, body.result.id)
}
const rows = async (id: string, caller: Caller = admin) =>
  (await caller.post<DataRows>('/data/sheet/rows', { id, steps: [], limit: 100 })).body.result
const opened = async (id: string) => (await admin.get<DataSheetContent>('/data/sheet/open', { id })).body.result
const newest = async (id: string) =>
  (await admin.get<{ records: DataVersion[] }>('/data/version/list', { sheetId: id })).body.result.records[0] as DataVersion

const products = ['postgresql', ...(hasMariadb ? (['mysql'] as const) : [])] as const

describe.each(products)('a table of %s', product => {
  const source = () => codes[product] ?? ''
  beforeAll(async () => {
    await run(product, 'delete from books.vouchers')
    await run(product, `insert into books.vouchers values ${rowsFor(product)}`)
  })

  it('comes in whole: exact numbers, leading zeros, fractions of seconds, breaks of lines', async () => {
    const found = await read({ source: source() })
    expect(found).toMatchObject({ fault: null, state: 'ready', fileName: 'books.vouchers', proposal: { kind: 'table', rows: 3 } })
    expect(found.proposal?.notes).toEqual(['二进制列（scan）未读取'])
    expect(found.proposal?.columns.map(({ name, type, digits }) => [name, type, digits])).toEqual([
      ['id', 'whole', null],
      ['凭证号', 'text', null],
      ['金额', 'decimal', 4],
      ['paid', 'datetime', null],
      ['day', 'date', null],
      ['done', product === 'postgresql' ? 'boolean' : 'text', null],
      ['remark', 'text', null],
    ])
    const done = await brought(admin, found)
    expect(done).toMatchObject({ fault: null, rows: 3, apart: 0 })
    expect((await opened(done.sheetId ?? '')).origin).toBe('导入数据库表“books.vouchers”')
    const yes = product === 'postgresql' ? true : '是'
    const all = (await rows(done.sheetId ?? '')).rows
    expect([...all].sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      ['1', '0001', '12345678901234.5678', expect.stringContaining('2026-01-02 03:04:05.125'), '2026-01-02', yes, '甲,"乙"'],
      ['2', '0002', '-7.0000', expect.stringContaining('2026-01-03 00:00:00'), null, null, null],
      ['3', '0003', '0.5000', null, '2026-02-28', yes, '两行\n字'],
    ])
  })

  it('comes in by conditions, and says which line is none, and which column is not there', async () => {
    const found = await read({ source: source(), conditions: 'amount >= -7\nday 不为空\nid IS NOT NULL\n凭证号 != 0003' })
    expect(found.proposal?.sample.map(([id]) => id)).toEqual(['1'])
    expect((await read({ source: source(), conditions: 'nothing = 1' })).fault).toBe('表中没有列“nothing”，或账号没有查询权限')
    expect((await read({ source: source(), conditions: "凭证号 = 0001' or 1=1 --" })).proposal).toMatchObject({ rows: 0 })
    const bad = await admin.post('/data/import/beginTable', { source: source(), table: 'books.vouchers', conditions: 'amount' })
    expect(bad.body).toMatchObject({ success: false, message: expect.stringContaining('条件“amount”写法有误') })
    expect((await read({ source: source(), table: 'books.none' })).fault).toContain('数据源中没有表“books.none”')
  })

  it('goes on by a column, by hand and by a schedule, and no row comes twice', async () => {
    const first = await read({ source: source(), column: 'id' })
    const { sheetId } = await brought(admin, first)
    const id = sheetId ?? ''
    await run(product, `insert into books.vouchers values (10, '0010', 1, null, null, null, null, null)`)
    const more = await read({ source: source(), column: 'id', sheetId: id })
    expect(more.proposal?.rows).toBe(1)
    // Of a column without values the type of the database counts.
    expect(more.proposal?.columns.find(({ name }) => name === 'day')).toMatchObject({ type: 'date' })
    expect(await brought(admin, more, { sheetId: id, mode: 'append', name: undefined }, {})).toMatchObject({ fault: null, rows: 4 })

    const name = `凭证${Math.random()}`
    const parameter = JSON.stringify({ source: source(), table: 'books.vouchers', sheetId: id, mode: 'append', column: 'id' })
    const asked = { name, jobClassName: 'dataTable', cronExpression: '0 0 1 1 1 ?', parameter, status: -1 }
    const added = (await admin.post('/sys/quartzJob/add', asked)).body
    expect(added, added.message).toMatchObject({ success: true })
    const [schedule] = (await admin.get<{ records: { id: string }[] }>('/sys/quartzJob/list', { name })).body.result.records
    const ran = () => runSchedule(schedule?.id ?? '', { caller: admin })
    expect(await ran()).toMatchObject({ state: 'done', resultText: '没有新的行' })
    await run(product, `insert into books.vouchers values (11, '0011', 2, null, null, null, null, '新')`)
    expect(await ran()).toMatchObject({ state: 'done', resultText: '已导入 1 行' })
    expect((await rows(id)).rows.map(([number]) => number).sort()).toEqual(['1', '10', '11', '2', '3'])
    expect(await newest(id)).toMatchObject({ origin: '追加数据库表“books.vouchers”', rowCount: 5 })
    // Former rows that are restored go on from where they had ended.
    const { records } = (await admin.get<{ records: DataVersion[] }>('/data/version/list', { sheetId: id })).body.result
    await admin.post('/data/version/restore', { id: records.find(({ no }) => no === 1)?.id })
    expect(await ran()).toMatchObject({ resultText: '已导入 2 行' })
    await run(product, 'delete from books.vouchers where id >= 10')
  })
})

it('a schedule updates by key, and is refused where it could not run', async () => {
  const source = codes.postgresql ?? ''
  const { sheetId } = await brought(admin, await read({ source }))
  const id = sheetId ?? ''
  const name = `凭证${Math.random()}`
  const asked = (more: object) => ({
    ...{ name, jobClassName: 'dataTable', cronExpression: '0 0 1 1 1 ?', status: -1 },
    parameter: JSON.stringify({ source, table: 'vouchers', sheetId: id, mode: 'update', keys: 'id', ...more }),
  })
  const refused = async (more: object) => (await admin.post('/sys/quartzJob/add', asked(more))).body.message
  expect(await refused({ keys: '' })).toContain('请选择对应列')
  expect(await refused({ keys: 'none' })).toContain('没有名为“none”的列')
  expect(await refused({ conditions: '?' })).toContain('条件“?”写法有误')
  expect(await refused({ mode: 'replace', column: 'id' })).toContain('不能按增量列导入')
  expect((await admin.post('/sys/quartzJob/add', asked({}))).body.success).toBe(true)
  const [schedule] = (await admin.get<{ records: { id: string }[] }>('/sys/quartzJob/list', { name })).body.result.records
  await postgres.query("update books.vouchers set remark = '改' where id = 2")
  expect(await runSchedule(schedule?.id ?? '', { caller: admin })).toMatchObject({ state: 'done', resultText: '已更新 3 行，新增 0 行' })
  expect((await rows(id)).rows.find(([number]) => number === '2')?.at(-1)).toBe('改')
  const [used] = (await admin.get<{ records: { usedBy: string }[] }>('/sys/dataSource/list', { code: source })).body.result.records
  expect(used?.usedBy).toContain(name)
})

it('needs the right to read data sources, when it is asked for and when it runs', async () => {
  const source = codes.postgresql ?? ''
  const { caller } = await makePerson(server, admin, ['dataSheet:list', 'dataSheet:add'])
  const { body } = await caller.post('/data/import/beginTable', { source, table: 'books.vouchers' })
  expect(body).toMatchObject({ success: false, message: '没有查询外部数据源的权限' })
  const may = await makePerson(server, admin, ['dataSheet:list', 'dataSheet:add', 'dataSource:use'])
  const found = await read({ source }, may.caller)
  expect(found.state).toBe('ready')
  expect((await admin.get('/data/import/queryById', { id: found.id })).body.success).toBe(false)
  expect((await may.caller.post('/data/import/look', { id: found.id })).body.message).toContain('数据库表已读取')
  expect((await read({ source: 'nowhere' }, may.caller)).fault).toBe('数据源“nowhere”不存在')
})
