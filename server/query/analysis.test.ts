import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type AnalysisAsk, analysisSql } from './analysis'
import { readConditionTree } from './conditions/condition-tree'
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
    { name: 'level', kind: 'text', dict: 'lecturer_level' },
    { name: 'fee', kind: 'decimal' },
    { name: 'open', kind: 'boolean' },
    { name: 'parts', kind: 'json' },
    { name: 'createTime', kind: 'datetime' },
  ],
  where: sql`t.create_by = ${'me'}`,
}

const nothing: AnalysisAsk = { columns: [], groups: [], measures: [], where: null, sort: null, limit: 10 }

function compiled(ask: Partial<AnalysisAsk>): [string, unknown[]] {
  const { sql: text, parameters } = analysisSql(spec, { ...nothing, ...ask }).query.compile(db)
  return [text.replaceAll('"', '').replace(/\s+/g, ' ').trim(), [...parameters]]
}

describe('an analysis as SQL', () => {
  it.each<[string, Partial<AnalysisAsk>, string, unknown[]]>([
    [
      'rows as they are',
      { columns: ['realName', 'fee', 'realName'] },
      'select t.real_name collate weft.words as realName, t.fee as fee from audit_item t where t.create_by = $1 order by t.id desc limit $2',
      ['me', 11],
    ],
    [
      'rows in an order',
      { columns: ['realName', 'fee'], sort: { by: 'fee', order: 'asc' } },
      'select t.real_name collate weft.words as realName, t.fee as fee from audit_item t where t.create_by = $1 order by fee asc nulls first, t.id desc limit $2',
      ['me', 11],
    ],
    [
      'groups and measures',
      {
        groups: [{ field: 'level' }, { field: 'createTime', bucket: 'month' }],
        measures: [{ measure: 'count' }, { measure: 'sum', field: 'fee' }, { measure: 'avg', field: 'fee' }],
        sort: { by: 'm1', order: 'desc' },
        columns: ['realName'],
      },
      "select t.level collate weft.words as g0, to_char(t.create_time, 'YYYY-MM') as g1, count(*) as m0, sum((t.fee)::numeric) as m1, round(avg((t.fee)::numeric), 4) as m2 from audit_item t where t.create_by = $1 group by 1, 2 order by m1 desc nulls last, g0 asc nulls last, g1 asc nulls last limit $2",
      ['me', 11],
    ],
    [
      'one row for all',
      {
        measures: [
          { measure: 'min', field: 'createTime' },
          { measure: 'max', field: 'realName' },
          { measure: 'distinct', field: 'open' },
        ],
      },
      'select min(t.create_time) as m0, max(t.real_name collate weft.words) as m1, count(distinct (t.open)::text) as m2 from audit_item t where t.create_by = $1 limit $2',
      ['me', 11],
    ],
    [
      'conditions',
      {
        columns: ['realName'],
        where: readConditionTree(
          spec,
          '{"matchType":"or","records":[{"field":"fee","rule":"gt","val":"5"},{"field":"realName","rule":"eq","val":"x\' or 1=1"}]}',
        ),
        limit: 5000,
      },
      'select t.real_name collate weft.words as realName from audit_item t where t.create_by = $1 and (t.fee > $2::numeric or t.real_name = $3::text) order by t.id desc limit $4',
      ['me', '5', "x' or 1=1", 1001],
    ],
    [
      'days',
      { groups: [{ field: 'createTime', bucket: 'day' }] },
      "select to_char(t.create_time, 'YYYY-MM-DD') as g0 from audit_item t where t.create_by = $1 group by 1 order by g0 asc nulls last limit $2",
      ['me', 11],
    ],
  ])('asks for %s', (_name, ask, text, values) => {
    expect(compiled(ask)).toEqual([text, values])
  })

  it.each<[string, Partial<AnalysisAsk>, string]>([
    ['nothing', {}, '请选择要查询的字段'],
    ['a column that is not readable', { columns: ['password'] }, '请注意，查询的列字段不存在：password'],
    ['a group that is not readable', { groups: [{ field: 'password' }] }, '请注意，查询的列字段不存在：password'],
    ['a measure that is not readable', { measures: [{ measure: 'max', field: 'password' }] }, '请注意，查询的列字段不存在：password'],
    ['what would be SQL', { columns: ['fee" from pg_user --'] }, '请注意，查询的列字段不存在：fee" from pg_user --'],
    ['groups of JSON', { groups: [{ field: 'parts' }] }, '字段 parts 不能用于分组'],
    ['days of a text', { groups: [{ field: 'realName', bucket: 'day' }] }, '字段 realName 不是日期，不能按日、月、年分组'],
    ['the sum of texts', { measures: [{ measure: 'sum', field: 'realName' }] }, '字段 realName 不支持该统计方式'],
    ['the greatest boolean', { measures: [{ measure: 'max', field: 'open' }] }, '字段 open 不支持该统计方式'],
    ['the count of a field', { measures: [{ measure: 'count', field: 'fee' }] }, '字段 fee 不支持该统计方式'],
    [
      'an order that is not asked for',
      { groups: [{ field: 'level' }], sort: { by: 'fee', order: 'asc' } },
      '请注意，将要排序的列字段不存在：fee',
    ],
  ])('refuses %s', (_name, ask, message) => {
    expect(() => compiled(ask)).toThrow(message)
  })
})
