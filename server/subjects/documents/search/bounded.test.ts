import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeInAll } from '../../../../tests/helpers/library'
import { startTestServer, type TestServer } from '../../../../tests/helpers/server'
import type { ListSpec } from '../../../query'
import { prepare } from './find'
import { readWords } from './query'
import { weigh } from './rank'
import { type SearchRequest, search } from './repository'
import { titles } from './words/repository'

const MANY = 60
const LIMITS = { counted: 20, looked: 10, ranked: 10 }
const NOTHING_CHOSEN = { source: [], type: [], company: [], year: [], tag: [], fileType: [], state: [] }

let server: TestServer

// Documents 1 to 60, the first the oldest; five are of an author of their own, and the third is called what is looked for.
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  await server.sql(
    `insert into weft.document (id, author, create_time, name, secret_level, browse_count, state, document_date)
      select 'd' || n, case when n <= 5 then 'other' else 'admin' end, '2024-01-01'::timestamptz + n * interval '1 day',
        case n when 3 then '核验记录' else '归档' || n end, '0', n % 7, 'ready', make_date(2020 + n % 2, 1, 1) from generate_series(1, $1::integer) n`,
    [MANY],
  )
  await server.sql(
    `insert into weft.document_page (source, record_id, page, text) select 'document', 'd' || n, 1, '核验记录，记核验录。' from generate_series(1, $1::integer) n`,
    [MANY],
  )
  await takeInAll(server)
})
afterAll(() => server?.close())

const ask = (text: string, more: Partial<SearchRequest> = {}, where?: RawBuilder<SqlBool>) => {
  const database = server.app.data ?? expect.fail('no database')
  return database.withTenant({ tenantId: 0, username: 'admin', orgCode: null, clearance: '2' }, async trx => {
    const clauses = await prepare(trx, readWords(text, 'all'))
    const titles = text === '' ? [] : [text]
    const terms = await weigh(trx, titles)
    const visible = new Map([['document', { table: 'document', ...(where && { where }) } as ListSpec]])
    const sort = { column: 'related', order: 'desc' } as const
    const usual = { filters: {}, chosen: NOTHING_CHOSEN, sort, offset: 0, limit: 5, userId: '1', limits: LIMITS }
    return search(trx, visible, { ...usual, clauses, titles, terms, ...more })
  })
}

const idsOf = ({ rows }: Awaited<ReturnType<typeof ask>>) => rows.map(({ id }) => id)
const byTime = { terms: [], sort: { column: 'createTime', order: 'desc' } } as const

it('counts one of so many where much answers, and says so', async () => {
  const found = await ask('核验')
  expect(found).toMatchObject({ total: MANY, about: true, bounded: true })
  const years = found.facets.filter(({ facet }) => facet === 'year')
  expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(MANY)
})

it('looks at as few texts where that decides', async () => {
  expect(await ask('核验记录')).toMatchObject({ total: MANY, about: true, bounded: true })
  expect(await ask('验记录')).toMatchObject({ total: MANY, about: true })
  // All pairs of it stand in each text.
  expect(await ask('记核验记')).toMatchObject({ total: 0, rows: [] })
})

it('ranks those that are called so, and the newest', async () => {
  const [best, ...others] = idsOf(await ask('核验记录'))
  expect(best).toBe('d3')
  for (const id of others) expect(Number(id.slice(1))).toBeGreaterThan(MANY - 6)
})

it('has every page by time or reading, in their order', async () => {
  expect(idsOf(await ask('核验', byTime))).toEqual(['d60', 'd59', 'd58', 'd57', 'd56'])
  expect(idsOf(await ask('核验记录', { ...byTime, offset: 55 }))).toEqual(['d5', 'd4', 'd3', 'd2', 'd1'])
  const read = await ask('', { ...byTime, sort: { column: 'browseCount', order: 'desc' } })
  expect(idsOf(read)).toEqual(['d55', 'd48', 'd41', 'd34', 'd27'])
})

it('tells the true total of a choice', async () => {
  const chosen = { ...NOTHING_CHOSEN, year: ['2021'] }
  expect(await ask('核验', { chosen })).toMatchObject({ total: MANY / 2, about: true })
})

it('has no estimate where the caller may read few of many', async () => {
  const found = await ask('核验记录', {}, sql<SqlBool>`t.author = 'other'`)
  expect(found).toMatchObject({ total: 5, about: false, bounded: false })
  expect(found.facets.filter(({ facet }) => facet === 'year').map(({ count }) => count)).toEqual([3, 2])
  expect((await ask('核验', {}, sql<SqlBool>`false`)).about).toBe(false)
})

it('suggests the titles that were read most, of the lists of a caller, whether few or many hold what is typed', async () => {
  const database = server.app.data ?? expect.fail('no database')
  const suggest = (few: number, where?: RawBuilder<SqlBool>) =>
    database.withTenant({ tenantId: 0, username: 'admin', orgCode: null, clearance: '2' }, trx =>
      titles(trx, new Map([['document', { table: 'document', ...(where && { where }) } as ListSpec]]), '归档', undefined, 3, few),
    )
  for (const few of [MANY, 10]) {
    expect(await suggest(few)).toEqual(expect.arrayContaining([expect.stringMatching(/^归档(?:6|13|20|27|34|41|48|55)$/)]))
    const own = await suggest(few, sql<SqlBool>`t.author = 'other'`)
    expect(own).toEqual(['归档5', '归档4', '归档2'])
  }
})
