import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { ClosedAddressError, callOutside } from '.'

let stop = () => {}
afterEach(() => stop())
async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => server.closeAllConnections() ?? server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const { signal } = new AbortController()
const open = () => false

it.each(['http://127.0.0.1:1/', 'http://2130706433/', 'http://[::1]/', 'http://localhost:1/', 'http://0/', 'file:///etc/passwd'])(
  'does not call %s',
  async url => {
    await expect(callOutside({ url, method: 'GET', signal })).rejects.toBeInstanceOf(ClosedAddressError)
  },
)

it('sends method, headers and body, and does not follow redirects', async () => {
  const url = await listen(async (request, answer) => {
    let body = ''
    for await (const part of request) body += part
    answer.writeHead(302, { location: 'http://169.254.169.254/' }).end(`${request.method} ${request.headers['x-own']} ${body}`)
  })
  const answer = await callOutside({ url, method: 'POST', headers: { 'x-own': 'a' }, body: '你好', signal, closed: open })
  expect(answer).toEqual({ status: 302, text: 'POST a 你好' })
})

it('cuts off an answer that never ends', async () => {
  const url = await listen((_request, answer) => {
    const pour = () => {
      while (answer.write('x'.repeat(1000)));
      answer.once('drain', pour)
    }
    pour()
  })
  expect((await callOutside({ url, method: 'GET', signal, most: 5000, closed: open })).text).toHaveLength(5000)
})

it('ends with its signal', async () => {
  const controller = new AbortController()
  const url = await listen(() => controller.abort(new Error('enough')))
  await expect(callOutside({ url, method: 'GET', signal: controller.signal, closed: open })).rejects.toThrow('enough')
})
