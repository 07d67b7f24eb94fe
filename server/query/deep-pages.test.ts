import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../tests/helpers/open-server'
import type { Piece } from '../db/pools/piece'

openServer()

const ROWS = 30_000
/** The first page of 100 that lies deep. */
const FIRST = 101

beforeAll(async () => {
  // Values and moments that many share, and rows without a value.
  await server.sql(`insert into weft.example_reading (no, station, value, read_on, create_time)
    select lpad(n::text, 6, '0'), case when n % 2 = 0 then '东门' else '南门' end, case when n % 5 = 0 then null else n % 700 end, '2026-01-01',
      timestamptz '2026-01-01' + n / 7 * interval '0.25 second' from generate_series(1, ${ROWS}) n`)
  await server.sql('analyze weft.example_reading')
})

async function page(query: Record<string, string>): Promise<string[]> {
  const { body } = await admin.get<{ records: { no: string }[] }>('/example/reading/list', { pageSize: '100', countUpTo: '10', ...query })
  return body.result.records.map(({ no }) => no)
}

/** Offsets of the statements that lists sent since. */
let offsets: () => readonly number[]
beforeEach(() => {
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockClear()
  offsets = () =>
    sent.mock.calls.flatMap(([piece]) => {
      const texts = (piece as unknown as Partial<Piece>).parts?.map(({ text }) => text) ?? []
      return texts
        .flatMap(text => (text.includes('example_reading') ? [Number(/ offset (\d+)/.exec(text)?.[1])] : []))
        .filter(Number.isFinite)
    })
})

describe('a page that lies deep', () => {
  it.each<[said: string, query: Record<string, string>]>([
    ['by time, newest first', { column: 'createTime', order: 'desc' }],
    ['by time, oldest first', { column: 'createTime', order: 'asc' }],
    ['by number', { column: 'no', order: 'asc' }],
    ['by a value that some lack, largest first', { column: 'value', order: 'desc' }],
    ['by a value that some lack, smallest first', { column: 'value', order: 'asc' }],
    ['by station', { column: 'station', order: 'desc' }],
    ['of a condition', { column: 'createTime', order: 'desc', value_begin: '100' }],
  ])('%s holds the same by the keys of one near it as counted off', async (_said, query) => {
    const numbers = [FIRST, FIRST + 1, FIRST + 2, FIRST + 9, FIRST + 8, FIRST + 7, FIRST]
    const counted = new Map<number, string[]>()
    // Other page sizes are the same list: what is counted off is asked for in one piece.
    const all: string[] = []
    for (const pageNo of ['11', '12']) all.push(...(await page({ ...query, pageNo, pageSize: '1000' })))
    for (const number of numbers) counted.set(number, all.slice((number - FIRST) * 100, (number - FIRST + 1) * 100))
    for (const number of numbers) expect(await page({ ...query, pageNo: String(number) }), String(number)).toEqual(counted.get(number))
  })

  it('is found by the page before it, the page behind it, and those near them', async () => {
    const query = { column: 'createTime', order: 'desc', station: '东门' }
    for (const pageNo of ['110', '111', '110', '109', '120']) await page({ ...query, pageNo })
    expect(offsets()).toEqual([10_900, 100, 0, 0, 900])
  })

  it('is counted off where none is near, and where rows behind a key have gone', async () => {
    const query = { column: 'createTime', order: 'desc', value_begin: '1' }
    await page({ ...query, pageNo: '102' })
    await page({ ...query, pageNo: '240' })
    expect(offsets()).toEqual([10_100, 23_900])
    const before = offsets().length
    // The last page is not full.
    await page({ ...query, pageNo: '241' })
    expect(offsets().slice(before).length).toBeGreaterThan(0)
  })
})
