import { expect, it } from 'vitest'
import { admin, openServer, server } from '../../tests/helpers/open-server'

openServer()

const BASE = '/example/cell'
const TIMES = ['1988-09-11 00:30:00', '1988-09-11 01:30:00', '1988-09-11 02:30:00']

it('an hour that came twice in autumn is the one of the usual time, where it is kept, put in order, asked for and read', async () => {
  for (const [at, moment] of TIMES.entries())
    expect((await admin.post(`${BASE}/add`, { name: `时${at}`, moment })).body).toMatchObject({ success: true })
  const kept = await server.sql<{ point: string }>(
    `select to_char(moment at time zone 'UTC', 'DD HH24:MI') as point from weft.example_cell where name like '时%' order by moment`,
  )
  expect(kept.map(({ point }) => point)).toEqual(['10 15:30', '10 17:30', '10 18:30'])
  const listed = async (query: object) =>
    (
      await admin.get<{ records: { moment: string }[] }>(`${BASE}/list`, { name: '时*', column: 'moment', order: 'asc', ...query })
    ).body.result.records.map(({ moment }) => moment)
  expect(await listed({})).toEqual(TIMES)
  const within = [
    { field: 'moment', rule: 'ge', val: '1988-09-11 01:00:00', type: 'datetime' },
    { field: 'moment', rule: 'lt', val: '1988-09-11 02:00:00', type: 'datetime' },
  ]
  expect(await listed({ superQueryMatchType: 'and', superQueryParams: encodeURIComponent(JSON.stringify(within)) })).toEqual([TIMES[1]])
})
