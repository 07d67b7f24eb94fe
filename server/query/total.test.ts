import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../tests/helpers/open-server'

openServer()

const ROWS = 12_345

beforeAll(async () => {
  await server.sql(`insert into weft.example_reading (no, station, value, read_on)
    select lpad(n::text, 6, '0'), case when n % 2 = 0 then '东门' else '南门' end, n, '2026-01-01' from generate_series(1, ${ROWS}) n`)
  await server.sql('analyze weft.example_reading')
})

interface Page {
  readonly records: readonly unknown[]
  readonly total: number
  readonly searchCount: boolean
}

const page = async (query: Record<string, string>) => {
  const { body } = await admin.get<Page>('/example/reading/list', { pageSize: '100', ...query })
  const { records, total, searchCount } = body.result
  return { rows: records.length, total, searchCount }
}

const least = (total: number) => expect.toSatisfy((found: number) => found >= total && found < ROWS * 1.5, `${total} or some more`)

describe('the number of rows of a list', () => {
  it.each<[said: string, query: Record<string, string>, found: object]>([
    ['is exact for those who say nothing', {}, { rows: 100, total: ROWS, searchCount: true }],
    ['is exact up to what is asked', { countUpTo: '12345' }, { rows: 100, total: ROWS, searchCount: true }],
    ['is what is expected above it', { countUpTo: '12344' }, { rows: 100, total: least(ROWS), searchCount: false }],
    ['is exact where conditions leave few', { countUpTo: '10000', station: '东门' }, { rows: 100, total: 6172, searchCount: true }],
    ['is exact where the page shows the end', { countUpTo: '10', pageNo: '124' }, { rows: 45, total: ROWS, searchCount: true }],
    ['is exact behind the last page', { countUpTo: '10', pageNo: '999' }, { rows: 0, total: ROWS, searchCount: true }],
    ['leads on from a full page', { countUpTo: '10', pageNo: '123' }, { rows: 100, total: least(12_301), searchCount: false }],
  ])('%s', async (_said, query, found) => {
    expect(await page(query)).toEqual(found)
  })

  it('is never less than the rows that were counted, whatever conditions are expected to find', async () => {
    const { total, searchCount } = await page({ countUpTo: '500', no: '0*', value_begin: '1', value_end: '12000' })
    expect([total >= 501, searchCount]).toEqual([true, false])
  })

  it('is refused with a limit that is no number', async () => {
    const { status, body } = await admin.get('/example/reading/list', { countUpTo: 'x' })
    expect([status, body.message]).toEqual([400, expect.stringContaining('countUpTo')])
  })
})
