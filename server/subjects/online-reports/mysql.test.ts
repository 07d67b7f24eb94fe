import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInside } from '../../../tests/helpers/inside'
import { hasMariadb, type Mariadb, startMariadb } from '../../../tests/helpers/mariadb'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

const SETUP = [
  'create database erp character set utf8mb4',
  'create database other character set utf8mb4',
  'create table erp.orders (no varchar(20), `Amount` decimal(20, 4), placed datetime, day date, note text, file blob, big bigint unsigned)',
  "insert into erp.orders select concat('A', seq), seq * 10, '2026-01-02 03:04:05', '2026-01-02', '甲\\\\\\0', x'00ff', 18446744073709551615 from erp.seq_1_to_25",
  "insert into erp.orders values ('零', 12345678901234.5678, null, null, null, null, null)",
  'create table erp.hidden (id int)',
  'create table other.things (id int)',
  'create table erp.many (id int)',
  'insert into erp.many select seq from erp.seq_1_to_30000',
  "create user reader@'127.0.0.1' identified by 'erp-Reader-1'",
  "grant select, insert on erp.orders to reader@'127.0.0.1'",
  "grant select on erp.many to reader@'127.0.0.1'",
  "grant select on other.things to reader@'127.0.0.1'",
]

let server: TestServer
let admin: Caller
let mariadb: Mariadb | undefined
beforeAll(async () => {
  if (!hasMariadb) return
  server = await startTestServer()
  admin = await server.signIn()
  mariadb = await startMariadb()
  await openInside(admin, `127.0.0.1:${mariadb.port}`)
  await mariadb.run(...SETUP)
  const dbUrl = `jdbc:mysql://127.0.0.1:${mariadb.port}/erp`
  const source = { code: 'shop', name: '商城库', dbType: 'MariaDB', dbUsername: 'reader', dbPassword: 'erp-Reader-1', dbUrl }
  expect((await admin.post('/sys/dataSource/add', source)).body.success).toBe(true)
})
afterAll(async () => {
  await mariadb?.close()
  await server?.close()
})

const SQL = "select o.no, `Amount` as amount, placed, day from orders o where Amount >= ${least} and no like '%${part}%'"
const ITEMS = [
  { fieldName: 'no', fieldTxt: '单号', fieldType: 'String', isShow: '1', isSearch: '1' },
  { fieldName: 'amount', fieldTxt: '金额', fieldType: 'BigDecimal', isShow: '1' },
  { fieldName: 'placed', fieldTxt: '下单时间', fieldType: 'Datetime', isShow: '1' },
]
const PARAMS = [
  { paramName: 'least', paramValue: '30', rule: 'ge' },
  { paramName: 'part', paramValue: 'A', rule: 'like' },
]
let made = 0
const report = async (more: object = {}) => {
  const code = `mysql${++made}`
  const body = { code, name: `商城报表${made}`, dbSource: 'shop', cgrSql: SQL, items: ITEMS, params: PARAMS, ...more }
  const answer = (await admin.post('/online/report/add', body)).body
  const { body: found } = await admin.get<{ records: { id: string }[] }>('/online/report/list', { code })
  return { answer, id: found.result.records[0]?.id ?? '' }
}
const dataOf = async (id: string, query: object = {}) =>
  (await admin.get<{ records: object[]; total: number }>(`/online/cgreport/api/getData/${id}`, { ...query })).body
const parse = async (sql: string) => (await admin.get('/online/cgreport/head/parseSql', { sql, dbKey: 'shop' })).body

describe.runIf(hasMariadb)('a report of a data source of another product', () => {
  it('pages, sorts, filters and is exported over what its statement answers', async () => {
    const { id, answer } = await report()
    expect(answer, answer.message).toMatchObject({ success: true })
    const page = await dataOf(id, { pageNo: 2, pageSize: 5, column: 'no', order: 'asc' })
    expect(page.result?.total, page.message).toBe(23)
    expect(page.result.records[0]).toEqual({ no: 'A8', amount: 80, placed: '2026-01-02 03:04:05' })
    expect((await dataOf(id, { self_least: '240' })).result.total).toBe(2)
    expect((await dataOf(id, { self_part: "'" })).result.total, 'a value is a value').toBe(0)
    expect((await dataOf(id, { no: '*A2*' })).result.total).toBe(6)
    const file = await admin.call('GET', `/online/cgreport/api/exportXls/${id}`, {})
    expect(file.status).toBe(200)
  })

  it('tells the columns of a statement, and takes what its product has', async () => {
    expect((await parse('select no, Amount, placed, day, big, count(*) over () n from orders where 1 = 0')).result).toMatchObject({
      fields: [
        { fieldName: 'no', fieldType: 'String' },
        { fieldName: 'Amount', fieldType: 'BigDecimal' },
        { fieldName: 'placed', fieldType: 'Datetime' },
        { fieldName: 'day', fieldType: 'Date' },
        { fieldName: 'big', fieldType: 'BigDecimal' },
        { fieldName: 'n', fieldType: 'Long' },
      ],
    })
    for (const sql of [
      "select date_format(placed, '%Y-%m') m, sum(Amount) from orders group by date_format(placed, '%Y-%m') order by m limit 3",
      'select o.no, ifnull(o.Amount, 0) a, if(o.Amount > 3, 1, 0) b, cast(o.no as char) c from orders o',
      'with big as (select no from orders where amount > 100) select count(*) from big join orders using (no)',
      'select file, note from orders',
      'select no || \'：\' || note as "名 称" from orders',
    ])
      expect((await parse(sql)).message, sql).not.toMatch(/SQL|表/)
  })

  it.each<[string, string, readonly object[]]>([
    ['a limit with two numbers', 'select no from orders order by Amount limit 1, 2', [{ no: 'A2' }, { no: 'A3' }]],
    ['an interval', "select date_add('2026-01-31', interval 1 month) as no", [{ no: '2026-02-28' }]],
    ['an interval of an expression', "select date('2026-01-01') + interval (1 + 1) * 2 day as no", [{ no: '2026-01-05' }]],
    [
      'an interval in an interval',
      "select date_sub('2026-01-31', interval day(date_add('2026-01-01', interval 1 day)) day) as no",
      [{ no: '2026-01-29' }],
    ],
    [
      'an interval of two units',
      "select date_add('2026-01-01 00:00:00', interval '1:30' hour_minute) as no",
      [{ no: '2026-01-01 01:30:00' }],
    ],
    [
      'a unit as a name',
      "select timestampdiff(day, '2026-01-01', '2026-01-03') as day, placed + interval 1 day as no from orders where no = 'A1'",
      [{ day: 2, no: '2026-01-03 03:04:05' }],
    ],
    [
      'a group_concat with its separator',
      "select group_concat(distinct no order by Amount desc separator '、') as no from orders where Amount < 40",
      [{ no: 'A3、A2、A1' }],
    ],
    [
      'sums of sums',
      'select no, count(*) as n from orders where Amount < 30 group by no with rollup',
      [
        { no: 'A1', n: 1 },
        { no: 'A2', n: 1 },
        { no: null, n: 2 },
      ],
    ],
    ['a division of whole numbers', 'select 7 div 2 as n, 7 mod 2 as m, 1 <=> null as no', [{ n: 3, m: 1, no: 0 }]],
    ['texts in another set of signs', "select convert(no using utf8mb4) as no from orders where no = 'A1'", [{ no: 'A1' }]],
    [
      'a cast as a conversion',
      "select convert('12', signed) + 1 as n, convert(Amount, decimal(10, 1)) as no from orders where no = 'A1'",
      [{ n: 13, no: 10 }],
    ],
    ['bytes', "select binary 'a' = 'A' as n, no from orders where binary no = 'A1'", [{ n: 0, no: 'A1' }]],
    [
      'the order of tables',
      'select straight_join o.no from orders o straight_join many m on m.id = o.Amount where m.id = 20',
      [{ no: 'A2' }],
    ],
    ['times as calls', 'select current_date() = curdate() as no', [{ no: 1 }]],
    ['a way into a document', 'select json_unquote(json_extract(\'{"a": "x"}\', \'$.a\')) as no', [{ no: 'x' }]],
  ])('reads %s as its product does', async (_, sql, rows) => {
    const { result, message } = await parse(sql)
    const { fields } = (result ?? {}) as { fields?: { fieldName: string; fieldType: string }[] }
    expect(fields, message).toBeDefined()
    const items = fields?.map(({ fieldName, fieldType }) => ({ fieldName, fieldTxt: fieldName, fieldType, isShow: '1' }))
    const { id, answer } = await report({ cgrSql: sql, items, params: [] })
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
    expect((await dataOf(id)).result.records).toEqual(rows)
  })

  it('binds values of an interval and of a limit', async () => {
    const { id, answer } = await report({
      cgrSql: 'select no, placed + interval ${days} day as placed from orders where placed > now() - interval ${years} year order by no',
      items: ITEMS.filter(({ fieldName }) => fieldName !== 'amount'),
      params: [
        { paramName: 'days', paramValue: '2' },
        { paramName: 'years', paramValue: '50' },
      ],
    })
    expect(answer, answer.message).toMatchObject({ success: true })
    expect((await dataOf(id)).result.records[0]).toMatchObject({ no: 'A1', placed: '2026-01-04 03:04:05' })
  })

  it.each([
    ['select * from nothing', '数据源中没有表“nothing”，或不能用于报表'],
    ['select * from hidden', '数据源中没有表“hidden”，或不能用于报表'],
    ['select * from things', '数据源中没有表“things”，或不能用于报表'],
    ['select * from user', 'SQL'],
    ['select * from mysql.user', 'SQL中不能使用'],
    ['select * from `mysql.user`', '数据源中没有表“mysql.user”，或不能用于报表'],
    ['select * from information_schema.tables', 'SQL中不能使用'],
    ["insert into orders (no) values ('x')", '只能写一条SELECT语句'],
    ['select sleep(1)', 'SQL中不能使用“sleep”'],
    ["select load_file('/etc/passwd')", 'SQL中不能使用“load_file”'],
    ["select no from orders into outfile '/tmp/x'", 'SQL有误'],
    ['select no from orders for update', 'SQL中不能使用'],
    ['select no /*! , sleep(9) */ from orders', '外部数据源的SQL中不要写注释'],
    ['select no --1, sleep(9)\n from orders', '外部数据源的SQL中不要写注释'],
    ['select no # x\n from orders', '外部数据源的SQL中不要写注释'],
    ["select E'\\' union select sleep(9) -- ' from orders", 'SQL中有无法识别的字符'],
    ['select $$a$$ from orders', 'SQL中有无法识别的字符'],
    ['select nowhere from orders', 'SQL有误：Unknown column'],
    ['select o.nowhere from orders o', 'column o.nowhere does not exist'],
    ['select no, no from orders', 'SQL有误'],
    ['select 1; select 2', '只能写一条SELECT语句'],
    ["select no from orders where no regexp '^(a+)+$'", 'SQL中不能使用“regexp”'],
    ['select now() - interval sleep(9) day', 'SQL中不能使用“sleep”'],
    ["select group_concat(no separator '*/, sleep(9), /*') from orders", 'SQL中有无法识别的字符'],
    ["select group_concat(no separator '${part}') from orders", 'SQL中有无法识别的字符'],
    ["select '/*\u{e001} , sleep(9) as y */' as x from orders", 'SQL中有无法识别的字符'],
    ['select \u{e000}interval(1) from orders', 'SQL中有无法识别的字符'],
    ['select no from orders limit 1, 2, 3', 'SQL有误'],
    ['select no from orders limit ${most}', 'MySQL的limit不能用参数，请写数字'],
    ['select no from orders limit 3, ${most}', 'MySQL的limit不能用参数，请写数字'],
    ['select no from orders limit 3 offset ${from}', 'MySQL的limit不能用参数，请写数字'],
    ['select no from orders where no = "A1"', '双引号中是列名，文本请用单引号'],
    ['select convert(no using utf8mb4 , sleep(9)) from orders', 'SQL'],
    ['select convert(sleep(9) using utf8mb4) from orders', 'SQL中不能使用“sleep”'],
    ['select binary sleep(9) from orders', 'SQL中不能使用“sleep”'],
    ['select cast(no as binary) from orders', 'SQL中不能使用'],
    ['select * from orders straight_join hidden on 1 = 1', '数据源中没有表“hidden”，或不能用于报表'],
    ['select now() - interval 1 fortnight', 'SQL有误'],
    ['select no from orders limit 1 into outfile 1', 'SQL有误'],
  ])('refuses %s', async (sql, message) => {
    expect((await parse(sql)).message).toContain(message)
  })

  it('reads a backslash and the quotes of names as its grammar does', async () => {
    const { result } = await parse("select 'a\\' as x, 'b' as \"or 1=1\", 'it''s' as `q\"` from orders")
    expect(result).toMatchObject({ fields: [{ fieldName: 'x' }, { fieldName: 'or 1=1' }, { fieldName: 'q"' }] })
  })

  it('keeps values as they stand, and reads no day where there is none', async () => {
    const sql = "select no, Amount as amount, cast('0000-00-00' as date) as placed from orders where Amount > 1000000"
    const { id } = await report({ cgrSql: sql, params: [] })
    expect((await dataOf(id)).result.records).toEqual([{ no: '零', amount: '12345678901234.5678', placed: null }])
  })

  it('is refused where it answers too much or takes too long', async () => {
    const item = { fieldName: 'id', fieldTxt: '编号', fieldType: 'Integer', isShow: '1' }
    const { id, answer } = await report({ cgrSql: 'select id from many', items: [item], params: [] })
    expect(answer, answer.message).toMatchObject({ success: true })
    expect((await dataOf(id)).message).toBe('报表的结果或中间结果过大，请缩小范围或修改SQL')
    const slow = 'select count(*) as id from many a, many b, many c'
    expect((await report({ cgrSql: slow, items: [item], params: [] })).answer.message).toBe('报表的查询时间过长，请缩小范围或修改SQL')
  })

  it('says that its source cannot be reached', async () => {
    const { id } = await report()
    await mariadb?.run("alter user reader@'127.0.0.1' identified by 'another'")
    expect((await dataOf(id)).message).toBe('数据源“商城库”无法连接：账号或密码错误')
    await mariadb?.run("alter user reader@'127.0.0.1' identified by 'erp-Reader-1'")
    expect((await dataOf(id)).result.total).toBe(23)
  })
})
