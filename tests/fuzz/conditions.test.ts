import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../helpers/server'
import { runs, textsOf } from './runs'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const value = fc.oneof(
  textsOf(
    [
      "'",
      '"',
      '*',
      '%',
      '_',
      '\\',
      ';',
      '--',
      '/*',
      ' or 1=1',
      ')',
      '(',
      '$1',
      '\0',
      ',',
      '!',
      '<',
      '>',
      '1',
      'null',
      "' union select password",
    ],
    8,
  ),
  fc.constantFrom(null, true, -0, 1e308, {}, [], [[]]),
)
const field = fc.constantFrom('name', 'fee', 'level', 'createTime', 'tenant_id', 'password', 'name"', '__proto__', "name' or '1'='1")
const rule = fc.constantFrom(
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'like',
  'left_like',
  'right_like',
  'in',
  'not_in',
  'empty',
  "eq'",
  'constructor',
)
const condition = fc.record({ field, rule, val: value })
const { group } = fc.letrec<{ group: unknown }>(tie => ({
  group: fc.record({
    matchType: fc.constantFrom('and', 'or', 'xor'),
    records: fc.array(fc.oneof({ maxDepth: 4 }, condition, tie('group')), { maxLength: 4 }),
  }),
}))

/** Refused in words, or answered: never an error of the database, which a piece of SQL would make. */
async function asks(query: Record<string, string>): Promise<void> {
  const { status, body } = await admin.get<{ total: number }>('/course/lecturer/list', query)
  expect(status, JSON.stringify(query)).toBeLessThan(500)
  if (body.success) expect(body.result.total).toBeLessThanOrEqual(all)
}
let all = 0

it('conditions of any shape are bound: they are answered or refused, and find no more than there is', async () => {
  all = (await admin.get<{ total: number }>('/course/lecturer/list')).body.result.total
  await fc.assert(
    fc.asyncProperty(fc.array(condition, { maxLength: 5 }), group, value, async (list, tree, text) => {
      await asks({ superQueryParams: encodeURIComponent(JSON.stringify(list)), superQueryMatchType: 'or' })
      await asks({ superQueryTree: JSON.stringify(tree) })
      await asks({ name: String(text), column: String(text) })
    }),
    runs(25),
  )
})
