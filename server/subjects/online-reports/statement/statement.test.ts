import { describe, expect, it } from 'vitest'
import { readStatement } from '.'
import { numbered } from './parameters'

const read = (sql: string) => readStatement(sql)

describe('the statement of a report', () => {
  it.each([
    ['select name, fee from course_lecturer', ['course_lecturer']],
    ['select l.name as 姓名 from course_lecturer l left join sys_user u on u.username = l.create_by', ['course_lecturer', 'sys_user']],
    [
      'with a as (select * from course_lecturer), b as (select level, count(*) n from a group by level) select * from b',
      ['course_lecturer'],
    ],
    [
      'select level, round(avg(fee), 2) from course_lecturer where fee between 1 and 9 group by 1 having count(*) > 1 order by 2 desc limit 5',
      ['course_lecturer'],
    ],
    [
      'select case when fee > 100 then 1 else 0 end, fee::text, extract(year from create_time), trim(name) from course_lecturer',
      ['course_lecturer'],
    ],
    [
      "select * from (select name from course_lecturer union all select realname from sys_user) t where name ilike '%a%'",
      ['course_lecturer', 'sys_user'],
    ],
    ['select name, row_number() over (partition by level order by fee desc) from course_lecturer;\n ;', ['course_lecturer']],
    ["select current_date, now() - interval '1 day'", []],
    ['select count(distinct level) filter (where fee is not null) from course_lecturer -- 注释;', ['course_lecturer']],
    ['select 1 where exists (select 1 from sys_role) and 1 in (select 2)', ['sys_role']],
    ['with a as (select 1 as x) select x, role_name from a, sys_role', ['sys_role']],
  ])('reads %s', async (sql, tables) => {
    expect((await read(sql)).tables).toEqual(tables)
  })

  it.each([
    ['', 'SQL不能为空'],
    [' ; ', 'SQL不能为空'],
    ['select 1; select 2', '只能写一条SELECT语句'],
    ['delete from sys_user', '只能写一条SELECT语句'],
    ['update sys_user set realname = 1', '只能写一条SELECT语句'],
    ['explain select 1', '只能写一条SELECT语句'],
    ['set role postgres', '只能写一条SELECT语句'],
    ['copy sys_user to stdout', '只能写一条SELECT语句'],
    ['select from where', 'SQL有误：syntax error at or near "where"'],
    ['select 1) union (select 2', 'SQL有误：syntax error at or near ")"'],
    ["select 'a", 'SQL有误：unterminated quoted string at or near "\'a"'],
    ['select * into t from sys_user', 'SQL中不能使用“SelectStmt intoClause”'],
    ['select * from sys_user for update', 'SQL中不能使用“SelectStmt lockingClause”'],
    ['select * from pg_catalog.pg_authid', 'SQL中不能使用“RangeVar schemaname”'],
    ['select * from weft.sys_user', 'SQL中不能使用“RangeVar schemaname”'],
    ['with a as (delete from sys_user returning *) select * from a', 'SQL中不能使用“DeleteStmt”'],
    ['with recursive a as (select 1 union all select 1 from a) select * from a', 'SQL中不能使用“WITH RECURSIVE”'],
    ['select * from (with sys_user as (select 1) select * from sys_user) t', 'SQL中不能使用“WITH”'],
    ['with a as (select 1 as x) select pg_sleep(100) from a', 'SQL中不能使用“pg_sleep”'],
    ['with a as (select 1 as x) select * from a, weft.sys_user', 'SQL中不能使用“RangeVar schemaname”'],
    ["select name like 'a' escape pg_read_file('/etc/passwd') from a", 'SQL中不能使用“pg_read_file”'],
    ["select pg_read_file('/etc/passwd')", 'SQL中不能使用“pg_read_file”'],
    ['select pg_sleep(100)', 'SQL中不能使用“pg_sleep”'],
    ["select set_config('weft.tenant', '1', true)", 'SQL中不能使用“set_config”'],
    ["select current_setting('weft.tenant')", 'SQL中不能使用“current_setting”'],
    ["select weft.begin_session(1, 'a', null, null)", 'SQL中不能使用“weft.begin_session”'],
    ["select repeat('x', 1000000000)", 'SQL中不能使用“repeat”'],
    ['select * from generate_series(1, 1000000000)', 'SQL中不能使用“RangeFunction”'],
    ["select query_to_xml('select 1', true, true, '')", 'SQL中不能使用“query_to_xml”'],
    ["select name ~ '(a+)+$' from sys_role", 'SQL中不能使用“~”'],
    ['select 1 operator(weft.+) 1', 'SQL中不能使用“weft.+”'],
    ["select 'sys_user'::regclass", 'SQL中不能使用“regclass”'],
    ['select current_user', 'SQL中不能使用“SVFOP_CURRENT_USER”'],
    ['select session_user', 'SQL中不能使用“SVFOP_SESSION_USER”'],
    ['select (sys_user).* from sys_user', 'SQL中不能使用“A_Indirection”'],
    ['values (1)', 'SQL中不能使用“SelectStmt valuesLists”'],
    ['select * from sys_user tablesample system (1)', 'SQL中不能使用“RangeTableSample”'],
    ['select * from only sys_user', null],
    ['select 1\0 from sys_role', 'SQL中有无法识别的字符'],
    ["select '\ud800'", 'SQL中有无法识别的字符'],
    ['select $1', 'SQL的参数位置不正确，参数写作 ${名称}，只能代替一个值'],
    ['select * from ${table}', 'SQL有误：syntax error at or near "$1"'],
    ['select /* ${a} */ $1 from sys_role where role_name = ${b}', 'SQL的参数位置不正确，参数写作 ${名称}，只能代替一个值'],
    ["select E'it\\'s ${a}' from sys_role", 'SQL的参数位置不正确，参数写作 ${名称}，只能代替一个值'],
    [`select ${'('.repeat(61)}1${')'.repeat(61)}`, 'SQL的括号嵌套过深'],
    [`select 1 ${' '.repeat(5000)} + 1`, 'SQL不能超过5000个字符'],
  ])('refuses %s', async (sql, message) => {
    const answer = read(sql)
    if (message === null) await expect(answer).resolves.toBeDefined()
    else await expect(answer).rejects.toThrow(message)
  })

  const long = (count: number) => 'x'.repeat(count)
  const name = "select to_char(now(), '"

  it.each([
    // read, refused, why: the one is as far as may be gone
    [`select 1${' '.repeat(4992)}`, `select 1${' '.repeat(4993)}`, 'SQL不能超过5000个字符'],
    [`select ${'('.repeat(60)}1${')'.repeat(60)}`, `select ${'('.repeat(61)}1${')'.repeat(61)}`, 'SQL的括号嵌套过深'],
    [`select ${'(1),'.repeat(61)}1`, `select ${'['.repeat(61)}`, 'SQL的括号嵌套过深'],
    [
      `select ${'(1),'.repeat(61)}${'('.repeat(60)}1${')'.repeat(60)}`,
      `select ${'(1),'.repeat(61)}${'('.repeat(61)}1${')'.repeat(61)}`,
      'SQL的括号嵌套过深',
    ],
    ["select 'a'::bpchar(100000)", "select 'a'::bpchar(100001)", 'SQL中不能使用“bpchar(100001)”'],
    [`select ${'not '.repeat(77)}true`, `select ${'not '.repeat(78)}true`, 'SQL的嵌套过深，请减少嵌套的运算、函数和子查询'],
    [`select ${'not true,'.repeat(90)}true`, `select ${'not '.repeat(79)}true`, 'SQL的嵌套过深，请减少嵌套的运算、函数和子查询'],
    // What stands beside it makes nothing deeper, nor less deep.
    [
      `select ${'not true,'.repeat(90)}${'not '.repeat(77)}true`,
      `select ${'not true,'.repeat(90)}${'not '.repeat(78)}true`,
      'SQL的嵌套过深，请减少嵌套的运算、函数和子查询',
    ],
    ['select 1 union select 2', 'select 1 union (with a as (select 1) select * from a)', 'SQL中不能使用“WITH”'],
    ["select name like 'a' from a", "select pg_sleep(1) like 'a' from a", 'SQL中不能使用“pg_sleep”'],
    ['select age::numeric(age) from a', 'select age::numeric(age, 100001) from a', 'SQL中不能使用“numeric(100001)”'],
    ["select 1::numeric('5')", 'select 1::numeric(5, 100001)', 'SQL中不能使用“numeric(100001)”'],
    [`${name}${long(200)}')`, `${name}${long(201)}')`, 'SQL中不能使用“to_char()”'],
    ['select to_number(name) from a', 'select to_date(name, level) from a', 'SQL中不能使用“to_date()”'],
    ['select to_char(now(), ${format})', 'select to_char(now(), level) from a', 'SQL中不能使用“to_char()”'],
    ['select to_number(name, 5) from a', 'select to_number(name, level) from a', 'SQL中不能使用“to_number()”'],
    [`select ${'1'.repeat(60)}`, `select ${'1'.repeat(61)}`, `SQL中不能使用“${'1'.repeat(60)}”`],
    ['select 1e99', 'select 1e100', 'SQL中不能使用“1e100”'],
    ['select 1.5e-99', 'select 1.5E-100', 'SQL中不能使用“1.5E-100”'],
    ["select 'a'::char(100000)", "select 'a'::char(100001)", 'SQL中不能使用“bpchar(100001)”'],
    ['select 1::numeric(9, 2)', "select 'a'::pg_catalog.regclass", 'SQL中不能使用“regclass”'],
    ["select name like 'a!' escape '!' from a", "select like_escape('a', '!')", 'SQL中不能使用“like_escape”'],
    ["select name not ilike 'a!' escape '!' from a", "select name similar to 'a' from a", 'SQL中不能使用“~”'],
    [
      "select trim(both ' ' from name), substring(name from 2), position('a' in name) from a",
      "select overlay(name placing 'a' from 1) from a",
      'SQL中不能使用“overlay”',
    ],
    ["select now() at time zone 'PRC', extract(year from now())", 'select normalize(name) from a', 'SQL中不能使用“normalize”'],
    ['select a.name from a', 'select weft.a.name from a', 'SQL中不能使用“weft.a.name”'],
    ['select 1 = any (select 2)', "select 'a' ~ any (select 'b')", 'SQL中不能使用“~”'],
    ['select 1 not between 2 and 3, 1 is distinct from 2', 'select 1 between symmetric 3 and 2', 'SQL中不能使用“BETWEEN SYMMETRIC”'],
    ['select name from a order by name desc nulls last', 'select name from a order by name using <', 'SQL中不能使用“SortBy useOp”'],
    ['with a as (select 1) select * from a', 'with a as (with b as (select 1) select * from b) select * from a', 'SQL中不能使用“WITH”'],
    ['select current_date, current_timestamp, localtime', 'select current_role', 'SQL中不能使用“SVFOP_CURRENT_ROLE”'],
    ['select ${a}, ${b}', 'select ${a}, $1', 'SQL的参数位置不正确'],
  ])('reads %s, and refuses %s', async (read_, refused, message) => {
    await expect(read(read_)).resolves.toBeDefined()
    await expect(read(refused)).rejects.toThrow(message)
  })

  it('knows a name for what comes after it, within a part as well', async () => {
    expect((await read('select * from (select * from a) t, b')).tables).toEqual(['a', 'b'])
    const named = 'with t as (select * from a), u as (select * from t) select * from (select * from u) v where exists (select 1 from t)'
    expect((await read(named)).tables).toEqual(['a'])
  })

  it('refuses a name given too late: what stands before it is another table', async () => {
    const { tables } = await read('with b as (select * from a), a as (select 1) select * from b')
    expect(tables).toEqual(['a'])
  })

  it('is cut where its parameters stand, whatever the letters before them', async () => {
    const sql = "select '审计', name from sys_role where role_name like '%${name}%' and (${code} is null or role_code = '${code}')"
    const { pieces, parameters } = await read(sql)
    expect(parameters).toEqual([
      { name: 'name', bare: false },
      { name: 'code', bare: true },
      { name: 'code', bare: false },
    ])
    expect(pieces).toEqual([
      "select '审计', name from sys_role where role_name like ('%' || ",
      " || '%') and ( ",
      '  is null or role_code = ',
      ')',
    ])
  })

  it('is cut in the order of its text, not of its tree', async () => {
    const { pieces, parameters } = await read('select role_name from sys_role limit ${size} offset ${from}')
    expect(parameters.map(({ name }) => name)).toEqual(['size', 'from'])
    expect(pieces).toEqual(['select role_name from sys_role limit  ', '  offset  ', ' '])
  })

  it.each([
    ["'${a}'", '$1', ['a']],
    ['"${a}"', '"${a}"', []],
    ['-- ${a}\n${b}', '-- ${a}\n $1 ', ['b']],
    ["'it''s ${a}!'", "('it''s ' || $1 || '!')", ['a']],
    ['${ a }+${b}', ' $1 + $2 ', ['a', 'b']],
    ['${1a} ${a;b}', '${1a} ${a;b}', []],
    ["'${a}${b}'", '($1 || $2)', ['a', 'b']],
    ["'${a}x'", "($1 || 'x')", ['a']],
    ["''", "''", []],
    ["'it''s'", "'it''s'", []],
    ['/* ${a} */${b}', '/* ${a} */ $1 ', ['b']],
  ])('numbers the parameters of %s', (sql, text, names) => {
    expect(numbered(sql)).toEqual({ text, names })
  })
})
