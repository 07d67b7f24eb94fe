import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../tests/helpers/server'
import type { Data } from '../app/data'
import type { Trx } from '../db/database'
import { listPage } from './list'
import type { ListSpec } from './types'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

const spec: ListSpec = {
  table: 'probe',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'words', kind: 'text' },
    { name: 'whole', kind: 'integer' },
    { name: 'money', kind: 'decimal' },
    { name: 'open', kind: 'boolean' },
    { name: 'day', kind: 'date' },
    { name: 'moment', kind: 'datetime' },
    { name: 'clock', kind: 'time' },
    { name: 'tags', kind: 'json' },
  ],
  sort: { name: 'id', order: 'asc' },
}

/** Five rows: two that hold something, one with what a pattern would take for its own, one empty, one of nulls. */
const rows = `
  ('a', '审计', 5, 1.5, true, date '2024-02-29', timestamptz '2024-02-29 23:59:59.5+08', time '08:00', '["甲"]'::jsonb),
  ('b', '审计报告', -3, -0.25, false, date '2024-03-01', timestamptz '2024-03-01 00:00:00+08', time '23:59:59', '["乙"]'::jsonb),
  ('c', '100%_\\', 12, 100, true, date '2024-03-02', timestamptz '2024-03-02 12:30:00+08', time '12:00', '[]'::jsonb),
  ('d', '', null, null, null, null, null, null, null),
  ('e', null, null, null, null, null, null, null, null)`

async function withRows<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const data = server.app.data as Data
  return data.withTenant({ tenantId: 0, username: 'test', orgCode: null }, async trx => {
    await sql
      .raw(
        `create temp table probe (id text, words text collate "zh-x-icu", whole bigint, money numeric, open boolean, day date,
          moment timestamptz, clock time, tags jsonb) on commit drop`,
      )
      .execute(trx)
    await sql.raw(`insert into probe values ${rows}`).execute(trx)
    return work(trx)
  })
}

async function found(field: string, rule: string, val: string, sort: object = {}): Promise<string> {
  const superQueryTree = JSON.stringify({ matchType: 'and', records: [{ field, rule, val }] })
  return withRows(async trx => {
    const { records } = await listPage<{ id: string }>(trx, spec, { superQueryTree, pageSize: '50', ...sort })
    return records.map(({ id }) => id).join('')
  })
}

describe('every operator over every kind of column finds the right rows', () => {
  it.each([
    ['words', 'eq', '审计', 'a'],
    ['words', 'ne', '审计', 'bcde'],
    ['words', 'like', '审计', 'ab'],
    ['words', 'like', '%', 'c'],
    ['words', 'like', '_', 'c'],
    ['words', 'like', '\\', 'c'],
    ['words', 'like', '*', ''],
    ['words', 'right_like', '审', 'ab'],
    ['words', 'right_like', '100%', 'c'],
    ['words', 'left_like', '报告', 'b'],
    ['words', 'left_like', '_\\', 'c'],
    ['words', 'in', '审计,100%_\\', 'ac'],
    ['words', 'in', ',审计,', 'a'],
    ['words', 'empty', '', 'de'],
    ['words', 'not_empty', '', 'abc'],
    ['whole', 'eq', '5', 'a'],
    ['whole', 'ne', '5', 'bcde'],
    ['whole', 'gt', '-3', 'ac'],
    ['whole', 'ge', '-3', 'abc'],
    ['whole', 'lt', '5', 'b'],
    ['whole', 'le', '5', 'ab'],
    ['whole', 'in', '5,12', 'ac'],
    ['whole', 'like', '1', 'c'],
    ['whole', 'empty', '', 'de'],
    ['money', 'eq', '1.50', 'a'],
    ['money', 'ne', '100', 'abde'],
    ['money', 'gt', '1.49', 'ac'],
    ['money', 'ge', '1.5', 'ac'],
    ['money', 'lt', '0', 'b'],
    ['money', 'le', '-.25', 'b'],
    ['money', 'in', '1.5,100.0', 'ac'],
    ['open', 'eq', 'Y', 'ac'],
    ['open', 'eq', '0', 'b'],
    ['open', 'ne', 'Y', 'bde'],
    ['open', 'in', 'Y,N', 'abc'],
    ['day', 'eq', '2024-02-29', 'a'],
    ['day', 'ne', '2024-02-29', 'bcde'],
    ['day', 'gt', '2024-02-29', 'bc'],
    ['day', 'ge', '2024-03-01', 'bc'],
    ['day', 'lt', '2024-03-01', 'a'],
    ['day', 'le', '2024-03-01', 'ab'],
    ['day', 'in', '2024-02-29,2024-03-02', 'ac'],
    // The last half second of a day belongs to it, and the first of the next does not.
    ['moment', 'le', '2024-02-29', 'a'],
    ['moment', 'gt', '2024-02-29', 'bc'],
    ['moment', 'ge', '2024-03-01', 'bc'],
    ['moment', 'lt', '2024-03-01', 'a'],
    ['moment', 'eq', '2024-02-29 23:59:59', 'a'],
    ['moment', 'ne', '2024-02-29 23:59:59', 'bcde'],
    ['moment', 'le', '2024-02-29 23:59:59', 'a'],
    ['moment', 'gt', '2024-02-29 23:59:59', 'bc'],
    ['moment', 'in', '2024-02-29 23:59:59,2024-03-01 00:00:00', 'ab'],
    ['clock', 'eq', '08:00', 'a'],
    ['clock', 'ge', '12:00', 'bc'],
    ['clock', 'lt', '12:00:00', 'a'],
    ['clock', 'le', '23:59:59', 'abc'],
    ['clock', 'in', '08:00,12:00', 'ac'],
    ['tags', 'like', '甲', 'a'],
  ])('%s %s %j: %s', async (field, rule, val, want) => {
    expect(await found(field, rule, val)).toBe(want)
  })

  it('finds one of a thousand values', async () => {
    const values = Array.from({ length: 999 }, (_, index) => `值${index}`)
    expect(await found('words', 'in', [...values, '审计报告'].join(','))).toBe('b')
    const numbers = Array.from({ length: 1000 }, (_, index) => String(index))
    expect(await found('whole', 'in', numbers.join(','))).toBe('ac')
  })

  it('refuses what is no value of the column, without asking the database', async () => {
    for (const [field, val] of [
      ['whole', '1.5'],
      ['money', '1e3'],
      ['open', '也许'],
      ['day', '2023-02-29'],
      ['moment', '2024-01-01 24:00:00'],
      ['clock', '8点'],
    ] as const)
      await expect(found(field, 'eq', val)).rejects.toThrow(`查询条件 ${field} 的值不正确：${val}`)
  })
})

it.each([
  ['two parameters', { words: '*审计*', whole: '-3' }],
  ['two parameters, the other one first', { whole: '-3', words: '*审计*' }],
  [
    'an advanced query',
    { superQueryParams: JSON.stringify(['审计', '审计报告'].map((val, index) => ({ field: 'words', rule: index ? 'eq' : 'like', val }))) },
  ],
  ['a parameter and an advanced query', { words: '*审计*', superQueryParams: JSON.stringify([{ field: 'whole', rule: 'lt', val: '0' }]) }],
])('%s leave the rows for which both conditions hold', async (_, query) => {
  const { records, total } = await withRows(trx => listPage<{ id: string }>(trx, spec, query))
  expect([records.map(({ id }) => id), total]).toEqual([['b'], 1])
})
