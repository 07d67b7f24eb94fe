import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { WatchMatched } from '../../generated/operations'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true, jobs: false })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const LIST = '/unstructur/documentdata/watchlist'

it('sample entries are in force from the first day but for one, which is to be handed in', async () => {
  const text = '示例市恒润管材有限公司\n示例市清泉物资供应站'
  const { body } = await admin.post<WatchMatched[]>(`${LIST}/match`, { text, kind: 'company' })
  expect(body.result.map(({ verdict }) => verdict)).toEqual(['black', 'none'])
  const states = await server.sql<{ state: string; force: string; count: number }>(
    'select state, in_force as force, count(*)::integer as count from weft.watch_entry group by 1, 2 order by 1',
  )
  expect(states).toEqual([
    { state: 'active', force: 'Y', count: 7 },
    { state: 'draft', force: 'N', count: 1 },
  ])
})
