import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, it } from 'vitest'
import { ClosedAddressError, callOutside, defaultWall, LongAnswerError, readPlace, resolveOutside, wallBeside } from '.'

let stop = () => {}
afterEach(() => stop())
async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => server.closeAllConnections() ?? server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const { signal } = new AbortController()
const open = () => undefined

it.each([
  'http://127.0.0.1:1/',
  'http://2130706433/',
  'http://[::1]/',
  'http://localhost:1/',
  'http://0/',
  'http://10.0.0.1/',
  'http://[64:ff9b::a00:1]/',
  'file:///etc/passwd',
])('does not call %s', async url => {
  await expect(callOutside({ url, method: 'GET', signal })).rejects.toBeInstanceOf(ClosedAddressError)
})

it('sends method, headers and body, and does not follow redirects', async () => {
  const url = await listen(async (request, answer) => {
    let body = ''
    for await (const part of request) body += part
    answer.writeHead(302, { location: 'http://169.254.169.254/' }).end(`${request.method} ${request.headers['x-own']} ${body}`)
  })
  const answer = await callOutside({ url, method: 'POST', headers: { 'x-own': 'a' }, body: '你好', signal, wall: open })
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
  expect((await callOutside({ url, method: 'GET', signal, most: 5000, wall: open })).text).toHaveLength(5000)
})

it('ends with its signal', async () => {
  const controller = new AbortController()
  const url = await listen(() => controller.abort(new Error('enough')))
  await expect(callOutside({ url, method: 'GET', signal: controller.signal, wall: open })).rejects.toThrow('enough')
})

it('refuses an answer that is too long where all of it is needed', async () => {
  const url = await listen((_request, answer) => void answer.end('x'.repeat(5001)))
  const asked = (most: number) => callOutside({ url, method: 'GET', signal, most, whole: true, wall: open })
  await expect(asked(5000)).rejects.toBeInstanceOf(LongAnswerError)
  expect((await asked(5001)).text).toHaveLength(5001)
})

it.each([
  ['10.1.2.3:8080', { net: '10.1.2.3', port: 8080 }],
  ['10.1.0.0/16:443', { net: '10.1.0.0/16', port: 443 }],
  ['[fd00::1]:443', { net: 'fd00::1', port: 443 }],
  ['[fd00::/8]:443', { net: 'fd00::/8', port: 443 }],
  ['fd00::1', { net: 'fd00::1', port: null }],
  ['10.1.2.3', { net: '10.1.2.3', port: null }],
  ['10.1.2.3:0', undefined],
  ['10.1.2.3:65536', undefined],
  ['10.1.2.3:', undefined],
  ['erp.example:80', undefined],
  ['10.0.0.0/33:80', undefined],
  ['', undefined],
])('%s names %o', (text, place) => {
  expect(readPlace(text)).toEqual(place)
})

it('a named address is open at its port alone', async () => {
  const url = await listen((_request, answer) => void answer.end('in'))
  const port = Number(new URL(url).port)
  const asked = (named: number) => callOutside({ url, method: 'GET', signal, wall: wallBeside([{ net: '127.0.0.1', port: named }]) })
  expect((await asked(port)).text).toBe('in')
  await expect(asked(port === 1 ? 2 : 1)).rejects.toBeInstanceOf(ClosedAddressError)
  await expect(resolveOutside('localhost', 25, wallBeside([]))).rejects.toMatchObject({ why: 'loopback' })
})

it('what the installation names may stand on its machine and in its nets, and nowhere that tells of it', () => {
  const own = Object.values(networkInterfaces()).flatMap(found => (found ?? []).map(({ address }) => address))
  const open = [...own.filter(address => !address.startsWith('fe80:')), '127.0.0.1', '10.0.0.1', '8.8.8.8']
  expect(open.map(address => [address, defaultWall(address, 1)])).toEqual(open.map(address => [address, undefined]))
  expect(['169.254.169.254', 'fe80::1', '224.0.0.1'].map(address => defaultWall(address, 1))).toEqual(['metadata', 'linkLocal', 'reserved'])
})
