import { describe, expect, it } from 'vitest'
import { readStatement } from '.'
import type { ColumnsOf } from './cost'

const TABLES: Readonly<Record<string, readonly string[]>> = { person: ['name', 'age', 'depart'], depart: ['code', 'title'] }
const columnsOf: ColumnsOf = table => TABLES[table] ?? []

const TOO_MUCH = 'SQL的计算量过大，请减少嵌套和文本拼接'

/** Whether a statement makes much of each row, or why it is refused. */
async function judged(sql: string): Promise<boolean | string> {
  const { check } = await readStatement(sql)
  try {
    return check(columnsOf)
  } catch (error) {
    return (error as Error).message
  }
}

/** Each of these makes one text of its row. */
const texts = (count: number) => ", upper('')".repeat(count)

describe('what a statement makes of each row', () => {
  it.each([
    // selected, out of what, texts that it makes
    ['name', 'from person', 0],
    ['*', 'from person', 0],
    ['name + age', 'from person', 0],
    ["case when age > 1 then name else 'a' end", 'from person', 0],
    ['name || age', 'from person', 2],
    ['name * age', 'from person', 2],
    ['name / age', 'from person', 2],
    ['name % age', 'from person', 2],
    ["name || age || 'a'", 'from person', 5],
    ['upper(name)', 'from person', 1],
    ['now()', 'from person', 1],
    ['age::text', 'from person', 1],
    ['(name || age)::text', 'from person', 4],
    ['length(name || age)', 'from person', 3],
    ['upper(length(name || age))', 'from person', 4],
    ['upper(upper(name || age))', 'from person', 6],
    ['concat(p.*)', 'from person p', 3],
    ['concat(p)', 'from person p', 3],
    ['concat(q)', 'from person p', 1],
    ['(select upper(name))', 'from person', 1],
    ['(select title from depart)', 'from person', 0],
    ['1', "from person where upper(name) = 'a'", 1],
    ['1', 'from person where exists (select upper(title) from depart)', 1],
    ['1', 'from person p join depart d on upper(p.depart) = d.code', 1],
    ['1', 'from person p join (depart d join depart e on upper(d.code) = upper(e.code)) on lower(p.depart) = d.code', 3],
    ['1', 'from (depart d join depart e on upper(d.code) = upper(e.code)) join person p on lower(p.depart) = d.code', 3],
    ['x', 'from (select name as x from person) t', 0],
    ['x', 'from (select upper(name) as x from person) t', 1],
    ['x, x', 'from (select upper(name) as x from person) t', 2],
    ['t.x', 'from (select upper(name) from person) t(x)', 1],
    ['*', 'from (select upper(name), age from person) t, (select upper(title) from depart) u', 2],
    ['t.*', 'from (select upper(name), age from person) t, (select upper(title) from depart) u', 1],
    ['t.a', 'from (person p join (select upper(title) from depart) d on true) t(n, g, d, a)', 1],
    ['x', 'from (select name from person union select upper(title) from depart) t(x)', 1],
    ['x', 'from (select upper(name) from person union select title from depart) t(x)', 1],
    ['upper(x)', 'from (select upper(name || age) from person union select title from depart) t(x)', 6],
    ['upper(x)', 'from (select title from depart union select upper(name || age) from person) t(x)', 6],
    ['x', 'from (select name as x from person) t, (select upper(name) as x from person) u', 1],
    ['x', 'from (select upper(name) as x from person) t, (select name as x from person) u', 1],
    ['(select x from (select 1 as y) v)', 'from (select upper(name) as x from person) t', 1],
    ['(select x from (select name as x from person) v)', 'from (select upper(name) as x from person) t', 0],
    ['x', 'from (select name || age || depart || name || age as x from person) t', 14],
    ['x', 'from (select name || age || depart || name || age as x from person) t, (select name as x from person) u', 14],
    ['t.x', 'from (select upper(name) as x from person) t join depart d on true', 1],
    ['concat(t)', 'from (select upper(name) as x, upper(age) as y from person) t', 4],
    ['name', 'from person order by upper(name)', 1],
    ['name', "from person group by name having upper(name) = 'a' limit length('a')", 2],
  ])('%s %s', async (what, from, made) => {
    expect(await judged(`select ${what}${texts(100 - made)} ${from}`)).toBe(false)
    expect(await judged(`select ${what}${texts(101 - made)} ${from}`)).toBe(true)
  })

  it.each([
    ['with a as (select upper(name) as x from person) select x$ from a', 1],
    ['with a(y) as (select upper(name) from person), b as (select y || y as z from a) select z$ from b', 4],
    // A name is known to what comes after it alone.
    ['with a as (select * from depart), depart as (select upper(name) as code from person) select a.code$ from a', 0],
  ])('%s', async (sql, made) => {
    expect(await judged(sql.replace('$', texts(100 - made)))).toBe(false)
    expect(await judged(sql.replace('$', texts(101 - made)))).toBe(true)
  })

  it('may be 2500 texts, and no more', async () => {
    // A chain of n values makes 2 + 3 + … + n texts.
    const chain = Array.from({ length: 70 }, () => 'name').join('||')
    expect(await judged(`select ${chain}${texts(16)} from person`)).toBe(true)
    expect(await judged(`select ${chain}${texts(17)} from person`)).toBe(TOO_MUCH)
  })
})

describe('the nodes of a statement', () => {
  /** Thirteen doublings have 49,121 nodes, and each number that is selected has one. */
  const doubled = Array.from({ length: 13 }).reduce<string>(sql => `select x+x as x from (${sql}) t`, 'select 1 as x')
  const selected = (what: string, numbers: number) => judged(`select ${what}${',1'.repeat(numbers)} from person p,(${doubled}) t`)

  it.each([
    ['name', 1],
    ['other', 1],
    ['p.*', 3],
    ['name + age', 4],
    ['(select x from (select name from person union select name + age from person) v(x))', 18],
    ['(select x from (select name + age from person union select name from person) v(x))', 18],
    ["name || age || 'a'", 7],
    ['upper(name)', 3],
    ['age::text', 3],
    ['concat(p)', 5],
    ['(select upper(name))', 7],
    ["case when age > 1 then name else 'a' end", 8],
  ])('%s has as many as it is made of', async (what, size) => {
    expect(await selected(what, 879 - size)).toBe(false)
    expect(await selected(what, 880 - size)).toBe(TOO_MUCH)
  })
})

describe('a column without a name', () => {
  it.each([
    ['name', 'name'],
    ['p.name', 'name'],
    ['name as n', 'n'],
    ['sum(age)', 'sum'],
    ['age::text', 'age'],
    ['1::text', 'text'],
    ["case when true then 'a' end", 'case'],
    ['case when true then 1 else name end', 'name'],
    ['coalesce(name, age)', 'coalesce'],
    ['least(name, age)', 'least'],
    ['greatest(name, age)', 'greatest'],
    ['current_date', 'current_date'],
    ['nullif(name, age)', 'nullif'],
    ['exists (select 1)', 'exists'],
    ['(select title from depart)', 'title'],
    ['(select title as t from depart)', 't'],
    ['(select max(title) from depart)', 'max'],
    ['(select from depart)', '?column?'],
    ['name in (select title from depart)', 'title'],
    ['name || age', '?column?'],
    ['1', '?column?'],
  ])('%s is called %s', async (what, name) => {
    const sql = (column: string) => `select t."${column}" from (select ${what} from person p) t`
    expect(await judged(sql(name))).toBe(false)
    expect(await judged(sql('other'))).toBe('SQL有误：column t.other does not exist')
  })

  it.each([
    ['select p.code from person p, depart', 'column p.code does not exist'],
    ['select p.name from person as p(a)', 'column p.name does not exist'],
    ['select p.a, p.age from person as p(a)', undefined],
    ['select person.name, q.code from person', undefined],
  ])('of a table is known by it: %s', async (sql, message) => {
    expect(await judged(sql)).toBe(message === undefined ? false : `SQL有误：${message}`)
  })
})
