import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ADMIN } from '../../../tests/helpers/server'
import { mustAt, openTwoServers, signInAt } from '../../../tests/helpers/server-processes'
import { startTarget, type TestTarget } from '../../../tests/helpers/targets'

const servers = openTwoServers()
let far: TestTarget
beforeAll(async () => {
  far = await startTarget((_, response) => response.end('fine'))
})
afterAll(() => far?.close())

const urls = () => servers.map(({ url }) => url)

/** The statuses of calls that are made at once, half of them at each server. */
const flood = (path: string, count: number) =>
  Promise.all(Array.from({ length: count }, async (_, index) => (await fetch(`${urls()[index % 2]}/jeecg-boot${path}`)).status))

describe('two servers', () => {
  it('count the calls of an address together', async () => {
    const [one = ''] = urls()
    const { token } = await signInAt(one, ADMIN.username, ADMIN.password)
    const draft = {
      name: '共同限流',
      paths: '/shared/**',
      targets: far.url,
      internalAddresses: '127.0.0.1',
      rights: 'public',
      rateLimit: 5,
    }
    await mustAt(one, token, 'POST', '/sys/gatewayRoute/add', draft)
    const { records } = await mustAt<{ records: { id: string }[] }>(one, token, 'GET', '/sys/gatewayRoute/page')
    await mustAt(one, token, 'POST', '/sys/gatewayRoute/publish', { id: records[0]?.id })
    // A page that wants to run is refused before its call is counted.
    const headers = { 'sec-fetch-dest': 'script' }
    await vi.waitFor(async () => {
      for (const url of urls()) expect((await fetch(`${url}/jeecg-boot/shared/ready`, { headers })).status).toBe(403)
    })
    const began = Date.now()
    const statuses = await flood('/shared/x', 80)
    const seconds = (Date.now() - began) / 1000
    const taken = statuses.filter(status => status === 200).length
    expect(statuses.filter(status => status === 429)).toHaveLength(80 - taken)
    expect(taken).toBeGreaterThanOrEqual(5)
    // By itself each would take as many.
    expect(taken).toBeLessThanOrEqual(Math.ceil(5 * (1 + seconds)))
  })
})
