import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { memoryOf } from '../../db/pools/watched'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const parse = async (sql: string, who = admin) => (await who.get('/online/cgreport/head/parseSql', { sql, dbKey: '' })).body

/** Megabytes of the largest process of PostgreSQL on this machine that belongs to the database of this test. */
function largest(): number {
  const name = new URL(server.databaseUrl).pathname.slice(1)
  const processes = readdirSync('/proc').filter(entry => /^\d+$/.test(entry))
  const own = processes.filter(pid => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name)
    } catch {
      return false
    }
  })
  return Math.max(0, ...own.map(pid => memoryOf(Number(pid))))
}

/** What the server says to a statement, and how large a process of the database became meanwhile, in megabytes. */
async function measured(sql: string) {
  let memory = 0
  const timer = setInterval(() => {
    memory = Math.max(memory, largest())
  }, 50)
  const answer = await parse(sql)
  clearInterval(timer)
  return { answer, memory }
}

const over = (inner: string, expression: string, times: number): string =>
  Array.from({ length: times }).reduce<string>(sql => `select ${expression} as x from (${sql}) t`, `select ${inner} as x`)

const AS = `'${'a'.repeat(60)}'`
const nestedReplace = (depth: number) => Array.from({ length: depth }).reduce<string>(text => `replace(${text}, 'a', ${AS})`, AS)
const LECTURERS = (count: number) => Array.from({ length: count }, (_, index) => `course_lecturer l${index}`).join(', ')

describe('the work of a statement', () => {
  it.each([
    ['texts that are replaced in each other', `select length(${nestedReplace(12)}) as n`],
    ['expressions that double', over('1', 'x + x', 40)],
    [
      'expressions that double under names',
      `with ${Array.from({ length: 60 }, (_, at) => `a${at} as (select x + x as x from ${at === 0 ? '(select 1 as x) t' : `a${at - 1}`})`).join(', ')} select * from a59`,
    ],
    ['texts that double', over("'a'", 'concat(x, x)', 40)],
    [
      'texts that are joined again and again',
      over('name', "x || x || 'a'", 30).replace('select name as x', 'select name as x from course_lecturer'),
    ],
    ['texts that are filled up', "select 'a'::char(9999999) as x"],
    ['a format that is made', "select to_char(now(), concat('DAY', name)) as x from course_lecturer"],
    ['a number of many digits', 'select 1e100000 as x'],
    ['a power without end', 'select power(9.99999999999999999999, 131000) as x'],
    ['a text of all pairs of rows', `select length(string_agg(l0.name, l1.name)) as n from ${LECTURERS(6)}`],
    ['rows of a window', `select max(length(x)) as n from (select string_agg(l0.name, ',') over () as x from ${LECTURERS(6)}) t`],
  ])('is bounded: %s', async (_, sql) => {
    const { answer, memory } = await measured(sql)
    expect(answer.message).toMatch(/^(?:SQL的计算量过大|报表的结果或中间结果过大|报表的查询时间过长|SQL的嵌套过深|SQL中不能使用“)/)
    expect(memory).toBeLessThan(400)
  })

  it.each([
    [
      'all pairs of rows, sorted',
      `select * from (select row_number() over (order by l0.name, l5.name) as n from ${LECTURERS(6)}) t where n = 7`,
    ],
    [
      'all pairs of rows of one key',
      `select count(*) as n from (select 1 as k from ${LECTURERS(4)}) a join (select 1 as k from ${LECTURERS(4)}) b on a.k = b.k`,
    ],
    [
      'rows that are looked for in all pairs',
      `select count(*) as n from course_lecturer where name not in (select concat(l0.id, l1.id, l2.id, l3.id) from ${LECTURERS(4)})`,
    ],
  ])('ends, with little memory: %s', async (_, sql) => {
    const { answer, memory } = await measured(sql)
    // Which bound is reached first, that of time or that of files on the way, depends on the machine.
    expect(answer.message).toMatch(/^(?:报表的查询时间过长|报表的结果或中间结果过大|操作成功)/)
    expect(memory).toBeLessThan(700)
  })

  it.each([
    'select u.row_to_json from sys_user u',
    'select u.to_json from (select name from course_lecturer) u',
    'select u.password from sys_user u',
    'with a as (select name as n from course_lecturer) select a.name from a',
    'select (select l.row_to_json) from course_lecturer l',
  ])('reads no function as a column: %s', async sql => {
    expect((await parse(sql)).message).toMatch(/^SQL有误：column \w+\.\w+ does not exist$/)
  })

  it.each([
    ["select pg_catalog.replace(name, 'a', 'b') from course_lecturer", 'SQL中不能使用“pg_catalog.replace”'],
    ["select name operator(pg_catalog.||) 'a' from course_lecturer", 'SQL中不能使用“pg_catalog.||”'],
    ["select pg_catalog.like_escape(name, '\\') from course_lecturer", 'SQL中不能使用“pg_catalog.like_escape”'],
    ['select l.name.text from course_lecturer l', 'SQL中不能使用“l.name.text”'],
  ])('goes by no way around the bounded functions: %s', async (sql, message) => {
    expect((await parse(sql)).message).toBe(message)
  })

  it.each([
    "select replace(name, '张', '章') as a, string_agg(level, ',' order by level) as b from course_lecturer group by name",
    "select l.name || '（' || l.level || '）' as a, 2 ^ 2 is null as b from course_lecturer l".replace('2 ^ 2', 'power(2, 2)'),
    'select t.name, t.n, t.level as 级别 from (select l.name, count(*) n, max(l.level) as level from course_lecturer l group by l.name) t order by t.n',
    'with a as (select l.*, row_number() over (partition by l.level order by l.fee) from course_lecturer l) select a.name, a.row_number from a',
    "select name from course_lecturer where name like '张!%' escape '!' and substring(name from 1 for 1) = '张' and trim(both ' ' from name) <> ''",
    'select t.sum, t.case, t.coalesce, t.fee from (select sum(fee), case when true then 1 end, coalesce(1, 2), fee::numeric(9, 2) from course_lecturer group by fee) t',
    "select to_char(create_time, 'YYYY-MM') as m, concat(name, '-', level, '-', fee) as t, round(fee * 1.5 / 3, 2) as f from course_lecturer",
    'select l.name from course_lecturer l join course_lecturer o on o.id = l.id and l.fee >= o.fee left join sys_user u on u.username = l.create_by where u.id is null or exists (select 1 from sys_user v where v.id = u.id and l.fee > 0)',
    'select x.名 from (select name from course_lecturer union all select l.level from course_lecturer l) as x(名)',
  ])('lets honest statements through: %s', async sql => {
    expect(await parse(sql)).toMatchObject({ success: true })
  })

  it('is tried by those who may write one', async () => {
    const reader = await makePerson(server, admin)
    expect((await parse('select 1 as a', reader.caller)).code).toBe(510)
  })
})
