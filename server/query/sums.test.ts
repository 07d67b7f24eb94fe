import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../tests/helpers/open-server'
import { makePerson } from '../../tests/helpers/people'
import { bindRows } from '../../tests/helpers/row-rules'
import type { Sums } from './types'

openServer()

interface Page {
  readonly total: number
  readonly sums?: Sums
}

/** Twelve rows, of which the last has no number: what 0.1 makes eleven times is 1.0999999999999999 in doubles. */
beforeAll(async () => {
  await server.sql(`insert into weft.example_reading (no, station, value, read_on)
    select lpad(n::text, 3, '0'), case when n % 2 = 0 then '东门' else '南门' end, case when n < 12 then 0.1 end, '2026-01-01'
    from generate_series(1, 12) n`)
})

const page = async (query: Record<string, string>, caller = admin) =>
  (await caller.get<Page>('/example/reading/list', { sumOf: 'value', ...query })).body.result

describe('the sums of a list', () => {
  it('are those of all rows that the query finds, to the last digit', async () => {
    expect((await page({})).sums).toEqual({ value: { sum: 1.1, count: 11 } })
    expect((await page({ pageNo: '2' })).sums).toEqual({ value: { sum: 1.1, count: 11 } })
    expect((await page({ no: '00*', pageSize: '2' })).sums).toEqual({ value: { sum: 0.9, count: 9 } })
  })

  it('are absent where the page holds all rows, where rows were not counted, and where none were asked for', async () => {
    await server.sql('analyze weft.example_reading')
    const queries = [{ pageSize: '12' }, { countUpTo: '3', pageSize: '3' }, { sumOf: '' }]
    for (const query of queries) expect(await page(query)).not.toHaveProperty('sums')
  })

  it('leave out what is no number, and what is not there', async () => {
    expect((await page({ sumOf: 'no,station,readOn,nothing,tenantId,value,value' })).sums).toEqual({ value: { sum: 1.1, count: 11 } })
    expect(await page({ sumOf: "no,value) from weft.sys_user --,x' or 1=1" })).not.toHaveProperty('sums')
  })

  it('are null of rows without a number', async () => {
    await server.sql("update weft.example_reading set value = null where station = '东门'")
    expect((await page({ station: '东门', pageSize: '2' })).sums).toEqual({ value: { sum: null, count: 0 } })
  })

  it('are those of the rows that the caller may see', async () => {
    const { caller, roleId } = await makePerson(server, admin, ['exampleReading:list'])
    await bindRows(server, admin, roleId, { right: 'exampleReading:list', ruleColumn: 'station', ruleValue: '南门' })
    expect(await page({ pageSize: '2' }, caller)).toMatchObject({ total: 6, sums: { value: { sum: 0.6, count: 6 } } })
  })
})
