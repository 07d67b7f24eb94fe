import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson } from '../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { USER_CALLS_PER_SECOND: '1', DATABASE_POOL: '2' } })
  admin = await server.signIn()
})
afterAll(() => server?.close())

describe('what one caller may take of a server', () => {
  it('is bounded for a signed-in user, over all sessions, and for nobody else', async () => {
    const person = await makePerson(server, admin)
    const again = await server.signIn(person.username, 'Long-enough-2026')
    const call = (who: Caller) => who.get('/sys/dict/getDictItems/sex')
    const answers = []
    for (let count = 0; count < 80; count++) answers.push(await call(count % 2 === 0 ? person.caller : again))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers[0]?.status).toBe(200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.body).toMatchObject({ success: false, code: 429, message: expect.stringContaining('请求过于频繁') })
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(admin)).status).toBe(200)
    expect((await server.anonymous.get('/sys/randomImage/1')).status).not.toBe(429)
  })

  it('is served to tenants in turn, however much one of them asks', async () => {
    const { data } = server.app
    const began: number[] = []
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const work = (tenantId: number) =>
      data?.readTenant({ tenantId, username: 'somebody', orgCode: null }, async trx => {
        began.push(tenantId)
        await released
        await trx.selectFrom('sysDict').select('id').limit(1).execute()
      })
    const all = [...Array.from({ length: 12 }, () => work(1)), work(2), work(3)]
    await vi.waitFor(() => expect(began).toHaveLength(2))
    release()
    await Promise.all(all)
    expect(began).toHaveLength(14)
    expect(began.indexOf(2)).toBeLessThan(6)
    expect(began.indexOf(3)).toBeLessThan(6)
  })
})
