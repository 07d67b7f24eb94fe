import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../tests/helpers/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('answers three hundred at once, and whoever finds the queue full hears when to come again', async () => {
  const admin = await server.signIn()
  const ask = (many: number) => Promise.all(Array.from({ length: many }, () => admin.get('/sys/role/queryall')))
  expect(new Set((await ask(300)).map(({ status }) => status))).toEqual(new Set([200]))
  // A hundred wait for each connection.
  const answers = await ask(1300)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(1300)
  for (const { body, headers } of refused) {
    expect([body.success, body.code, body.message, headers['retry-after']]).toEqual([false, 503, '系统繁忙，请稍后再试', '2'])
  }
})
