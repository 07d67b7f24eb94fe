import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMassOfRows, startTestServer, type TestServer } from '../../tests/helpers/server'
import type { Data } from '../app/data'
import type { Trx } from '../db/database'
import { type Catalog, type ListSpec, listPage, NO_RULES } from '.'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  await makeMassOfRows(server)
})
afterAll(() => server?.close())

const inTenant = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  (server.app.data as Data).withTenant({ tenantId: 0, username: 'test', orgCode: null }, work)

const spec: ListSpec = {
  table: 'probe',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'words', kind: 'text' },
  ],
}

/** Ids by the words, a page of two at a time. */
const sorted = (order: string) =>
  inTenant(async trx => {
    await sql.raw('create temp table probe (id text, words varchar(50)) on commit drop').execute(trx)
    const rows = [
      ['f', '第10章'],
      ['e', '第2章'],
      ['c', '李雷'],
      ['b', '李雷'],
      ['d', '赵敏'],
      ['a', '安然'],
      ['g', 'Zoe'],
      ['h', null],
    ]
    for (const [id, words] of rows) await sql`insert into probe values (${id}, ${words})`.execute(trx)
    const ids: string[] = []
    for (const pageNo of [1, 2, 3, 4]) {
      const { records } = await listPage<{ id: string }>(trx, spec, { column: 'words', order, pageNo, pageSize: 2 })
      ids.push(...records.map(({ id }) => id))
    }
    return ids.join('')
  })

describe('rows that are equal by what a list is sorted by', () => {
  const dated: ListSpec = { ...spec, columns: [...spec.columns, { name: 'createTime', kind: 'datetime' }] }
  it.each([
    ['asc', 'words', 'dbca'],
    ['desc', 'words', 'acbd'],
    ['desc', 'createTime', 'dcba'],
    ['asc', 'createTime', 'abcd'],
  ])('%s by %s: the newest is first where the order rises, and the other way round, over pages', async (order, column, want) => {
    const ids = await inTenant(async trx => {
      await sql.raw('create temp table probe (id text, words varchar(50), create_time timestamptz) on commit drop').execute(trx)
      await sql
        .raw(`insert into probe values ('d', null, '2026-01-04'), ('a', '乙', '2026-01-01'), ('b', null, '2026-01-02'),
        ('c', '乙', '2026-01-03')`)
        .execute(trx)
      const pages = [1, 2, 3, 4].map(pageNo => () => listPage<{ id: string }>(trx, dated, { column, order, pageNo, pageSize: 1 }))
      let found = ''
      for (const page of pages) found += (await page()).records.map(({ id }) => id).join('')
      return found
    })
    expect(ids).toBe(want)
  })
})

describe('a list that is sorted by a text', () => {
  it.each([
    ['asc', 'haefbcdg'],
    ['desc', 'gdcbfeah'],
  ])('%s: stands by pinyin, numbers by size, nothing first, ties by id, over its pages', async (order, want) => {
    expect(await sorted(order)).toBe(want)
  })

  it.each(['asc nulls first, create_time desc, id asc', 'desc nulls last, create_time asc, id desc'])(
    'finds the first page of a hundred thousand rows by an index: %s',
    async order => {
      const lines = await inTenant(async trx => {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select no from example_reading order by no collate weft.words
        ${sql.raw(order)} limit 10`.execute(trx.withoutPlugins())
        return rows.map(row => row['QUERY PLAN']).join(' ')
      })
      expect(lines).toContain('ix_example_reading_no_words_newest')
      expect(lines).not.toContain('Sort')
    },
  )

  it('can be sorted by every text of every list', async () => {
    const failed: string[] = []
    for (const list of (server.app.catalog as Catalog).readable.all()) {
      const all = list.spec({ username: 'admin', can: () => true, rowRules: NO_RULES })
      for (const { name, kind } of all.columns) {
        if (kind !== 'text') continue
        const asked = { column: name, order: 'asc', pageSize: 1 }
        await inTenant(trx => listPage(trx, all, asked)).catch(error => failed.push(`${list.base} ${name}: ${error}`))
      }
    }
    expect(failed).toEqual([])
  })
})
