import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, it } from 'vitest'
import { readConditions, readSort } from './conditions/conditions'
import { conditionSql } from './sql'
import type { ListSpec } from './types'

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: kysely => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const spec: ListSpec = {
  table: 'audit_item',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'realName', kind: 'text' },
    { name: 'age', kind: 'integer' },
    { name: 'fee', kind: 'decimal' },
    { name: 'open', kind: 'boolean' },
    { name: 'day', kind: 'date' },
    { name: 'createTime', kind: 'datetime' },
  ],
}

/** What a query string becomes: SQL with every value bound. */
function compiled(query: Record<string, string>, of: ListSpec = spec): [string, unknown[]] {
  const where = sql.join(readConditions(of, query).map(conditionSql), sql` and `)
  const { sql: text, parameters } = sql`${where}`.compile(db)
  return [text.replaceAll('"', ''), [...parameters]]
}

it.each<[Record<string, string>, string, unknown[]]>([
  // plain values and the blank
  [{ realName: '王' }, 't.real_name = $1::text', ['王']],
  [{ realName: '  ' }, '', []],
  [{ unknown: 'x', pageNo: '2', _t: '1', class: 'x' }, '', []],
  [{ realName: '!admin' }, 't.real_name is distinct from $1::text', ['admin']],
  // blanks around a text: as it is written, or as it would be stored
  [{ realName: '\u3000审计 ' }, '(t.real_name = $1::text or t.real_name = $2::text)', ['\u3000审计 ', '审计']],
  [{ realName: '* 审计*' }, '(t.real_name like $1 or t.real_name like $2)', ['% 审计%', '%审计%']],
  [{ realName: '甲, 乙' }, 't.real_name = any($1::text[])', [['甲', ' 乙', '乙']]],
  // stars; what LIKE would take for a pattern is escaped
  [{ realName: '*审计*' }, 't.real_name like $1', ['%审计%']],
  [{ realName: '*审计' }, 't.real_name like $1', ['%审计']],
  [{ realName: '审计*' }, 't.real_name like $1', ['审计%']],
  [{ realName: '*1_0%\\*' }, 't.real_name like $1', ['%1\\_0\\%\\\\%']],
  [{ realName: '*' }, 'true', []],
  [{ realName: '**' }, 'true', []],
  [{ age: '*1*' }, '(t.age)::text like $1', ['%1%']],
  // lists
  [{ realName: ',a,b,' }, '(t.real_name like $1 or t.real_name like $2)', ['%a%', '%b%']],
  [{ id: 'a,b,' }, 't.id = any($1::text[])', [['a', 'b']]],
  [{ realName: 'a++b' }, 't.real_name = $1::text', ['a,b']],
  [{ realName_MultiString: 'a,b' }, 't.real_name = any($1::text[])', [['a', 'b']]],
  // operators with a blank, as the family asks; without one, as its own input filter sends them
  [{ age: '>= 5' }, 't.age >= $1::bigint', ['5']],
  [{ age: 'le 9' }, 't.age <= $1::bigint', ['9']],
  [{ age: '> 5' }, 't.age > $1::bigint', ['5']],
  [{ age: '!= 5' }, 't.age is distinct from $1::bigint', ['5']],
  [{ age: '>=5' }, 't.age >= $1::bigint', ['5']],
  [{ age: '<=5' }, 't.age <= $1::bigint', ['5']],
  [{ realName: 'in a,b' }, 't.real_name = any($1::text[])', [['a', 'b']]],
  // kinds
  [{ fee: '1.50' }, 't.fee = $1::numeric', ['1.50']],
  [{ open: '1' }, 't.open = $1::boolean', [true]],
  [{ day: '2024-02-29' }, 't.day = $1::date', ['2024-02-29']],
  // ranges, with days completed
  [{ createTime_begin: '2024-01-01' }, 't.create_time >= $1::timestamptz', ['2024-01-01 00:00:00']],
  [{ createTime_end: '2024-01-02' }, "t.create_time < $1::timestamptz + interval '1 second'", ['2024-01-02 23:59:59']],
  [{ day_begin: '2024-01-01 08:00:00', day_end: '2024-01-02' }, 't.day >= $1::date and t.day <= $2::date', ['2024-01-01', '2024-01-02']],
  [{ createTime: '2024-01-01 10:00:00' }, "date_trunc('second', t.create_time) = $1::timestamptz", ['2024-01-01 10:00:00']],
])('reads %o as %s', (query, text, values) => {
  expect(compiled(query)).toEqual([text, values])
})

it.each([
  [{ age: 'abc' }, '查询条件 age 的值不正确：abc'],
  [{ age: '1 or 1=1' }, '查询条件 age 的值不正确：1 or 1=1'],
  [{ createTime_begin: '2024-13-01' }, '查询条件 createTime 的值不正确：2024-13-01'],
  [{ day: '2024-02-30' }, '查询条件 day 的值不正确：2024-02-30'],
  [{ day: '0000-01-01' }, '查询条件 day 的值不正确：0000-01-01'],
  [{ createTime_end: '0000-12-31 23:59:59' }, '查询条件 createTime 的值不正确：0000-12-31 23:59:59'],
])('refuses %o', (query, message) => {
  expect(() => compiled(query as unknown as Record<string, string>)).toThrow(message)
})

const lines: ListSpec = {
  ...spec,
  lines: [
    {
      name: 'parts',
      table: 'audit_item_parts',
      columns: [
        { name: 'code', kind: 'text' },
        { name: 'hours', kind: 'integer' },
      ],
    },
  ],
}

const rules = (list: unknown) => encodeURI(JSON.stringify(list))

it.each<[string, Record<string, string>, string, unknown[]]>([
  [
    'and',
    {
      superQueryParams: rules([
        { field: 'realName', rule: 'like', val: '王' },
        { field: 'age', rule: 'ge', val: '2', type: 'number' },
      ]),
    },
    '(t.real_name like $1 and t.age >= $2::bigint)',
    ['%王%', '2'],
  ],
  [
    'or, encoded twice',
    {
      superQueryMatchType: 'or',
      superQueryParams: encodeURIComponent(
        rules([
          { field: 'id', rule: 'in', val: 'a,b' },
          { field: 'age', rule: 'lt', val: '2' },
        ]),
      ),
    },
    '(t.id = any($1::text[]) or t.age < $2::bigint)',
    [['a', 'b'], '2'],
  ],
  ['plain', { superQueryParams: JSON.stringify([{ field: 'realName', rule: 'eq', val: '100%' }]) }, '(t.real_name = $1::text)', ['100%']],
  [
    'with a filter',
    { age: '1', superQueryParams: rules([{ field: 'fee', rule: '>', val: '2' }]) },
    't.age = $1::bigint and (t.fee > $2::numeric)',
    ['1', '2'],
  ],
  [
    'incomplete rules',
    {
      superQueryParams: rules([
        { field: 'realName', rule: 'eq' },
        { rule: 'eq', val: '1' },
      ]),
    },
    '',
    [],
  ],
  ['no JSON', { superQueryParams: '[{oops' }, '', []],
  ['emptiness', { superQueryParams: rules([{ field: 'realName', rule: 'empty' }]) }, "(coalesce(t.real_name, '') = '')", []],
])('reads an advanced query: %s', (_name, query, text, values) => {
  expect(compiled(query)).toEqual([text, values])
})

it('refuses an advanced query over a column that the caller may not read', () => {
  expect(() => compiled({ superQueryParams: rules([{ field: 'password', rule: 'eq', val: 'x' }]) })).toThrow(
    '请注意，查询的列字段不存在：password',
  )
})

const rule = (field: string, rule: string, val: string) => ({ field, rule, val })
const group = (matchType: string, ...records: unknown[]) => ({ matchType, records })
const deep = (depth: number): unknown => (depth === 0 ? rule('age', 'eq', '1') : group('and', deep(depth - 1)))
const tree = (value: unknown) => ({ superQueryTree: encodeURI(JSON.stringify(value)) })

it.each<[string, unknown, string, unknown[]]>([
  [
    'or in and',
    group('and', rule('realName', 'like', '王'), group('or', rule('age', 'ge', '2'), rule('open', 'eq', '1'))),
    '(t.real_name like $1 and (t.age >= $2::bigint or t.open = $3::boolean))',
    ['%王%', '2', true],
  ],
  ['one of one', group('or', group('and', rule('id', 'in', 'a,b'))), '((t.id = any($1::text[])))', [['a', 'b']]],
  ['as deep as can be', deep(5), '(((((t.age = $1::bigint)))))', ['1']],
  ['what would be SQL', group('or', rule('realName', 'eq', "' or 1=1 --")), '(t.real_name = $1::text)', ["' or 1=1 --"]],
  [
    'rows of a row',
    group('and', rule('parts,code', 'eq', 'x'), rule('parts,hours', 'gt', '3')),
    '(t.id in (select t._parent from audit_item_parts t where t.code = $1::text) and t.id in (select t._parent from audit_item_parts t where t.hours > $2::bigint))',
    ['x', '3'],
  ],
])('reads a tree of conditions: %s', (_name, value, text, values) => {
  expect(compiled(tree(value), lines)).toEqual([text, values])
  expect(compiled({ superQueryTree: encodeURIComponent(encodeURI(JSON.stringify(value))) }, lines)).toEqual([text, values])
})

it('joins a tree to the other conditions by and', () => {
  const query = {
    age: '1',
    superQueryParams: rules([rule('fee', 'gt', '2')]),
    ...tree(group('or', rule('id', 'eq', 'a'), rule('id', 'eq', 'b'))),
  }
  expect(compiled(query)).toEqual([
    't.age = $1::bigint and (t.fee > $2::numeric) and (t.id = $3::text or t.id = $4::text)',
    ['1', '2', 'a', 'b'],
  ])
})

const many = (count: number) => Array.from({ length: count }, () => rule('age', 'eq', '1'))

it.each<[string, Record<string, string>, string]>([
  ['no JSON', { superQueryTree: '{oops' }, '高级查询的条件格式不正确'],
  ['no group', tree([rule('age', 'eq', '1')]), '高级查询的条件格式不正确'],
  ['an unknown match', tree(group('xor', rule('age', 'eq', '1'))), '高级查询的条件格式不正确'],
  ['an empty group', tree(group('and', group('or'))), '高级查询的条件格式不正确'],
  ['a condition without a value', tree(group('and', { field: 'age', rule: 'eq' })), '高级查询的条件格式不正确'],
  ['null', tree(null), '高级查询的条件格式不正确'],
  ['too deep a tree', tree(deep(6)), '高级查询的条件组最多嵌套5层'],
  ['too many conditions', tree(group('and', ...many(25), group('or', ...many(26)))), '高级查询的条件不能超过50个'],
  ['too many in a list', { superQueryParams: rules(many(51)) }, '高级查询的条件不能超过50个'],
  ['too long a text', tree(group('and', rule('realName', 'eq', 'x'.repeat(60_001)))), '高级查询的条件过长'],
  ['a column that is not readable', tree(group('and', group('or', rule('password', 'eq', 'x')))), '请注意，查询的列字段不存在：password'],
  [
    'a column of lines that is not readable',
    tree(group('and', rule('parts,secret', 'eq', 'x'))),
    '请注意，查询的列字段不存在：parts,secret',
  ],
  ['more than a column of lines', tree(group('and', rule('parts,code,x', 'eq', 'x'))), '请注意，查询的列字段不存在：parts,code,x'],
  ['an unknown operator', tree(group('and', rule('age', 'eq 1 or', 'x'))), '查询条件 age 的值不正确：eq 1 or'],
  ['a value of another kind', tree(group('and', rule('age', 'eq', '1) or (1=1'))), '查询条件 age 的值不正确：1) or (1=1'],
])('refuses %s', (_name, query, message) => {
  expect(() => compiled(query, lines)).toThrow(message)
})

it.each<[Record<string, string>, [string, string]]>([
  [{}, ['createTime', 'desc']],
  [{ column: 'age', order: 'asc' }, ['age', 'asc']],
  [{ column: 'age', order: 'ASCEND' }, ['age', 'asc']],
  [{ column: 'age', order: 'decs' }, ['age', 'desc']],
  [{ column: 'realName_dictText', order: 'asc' }, ['realName', 'asc']],
  [{ column: 'real_name', order: 'asc' }, ['realName', 'asc']],
  [{ column: 'age' }, ['createTime', 'desc']],
])('sorts %o by %o', (query, want) => {
  const sort = readSort(spec, query)
  expect([sort?.column.name, sort?.order]).toEqual(want)
})

it('filters by no name that pages, sorts or tells, also where a column is called so', () => {
  const names = ['pageNo', 'pageSize', 'queryPage', 'querySize', 'column', 'order', 'field', 'selections']
  const columns = [...spec.columns, ...names.map(name => ({ name, kind: 'text' as const }))]
  expect(compiled(Object.fromEntries(names.map(name => [name, '1'])), { ...spec, columns })).toEqual(['', []])
})

it('refuses to sort by what is not there', () => {
  expect(() => readSort(spec, { column: 'password;drop', order: 'asc' })).toThrow('请注意，将要排序的列字段不存在：password;drop')
})
