import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { casServer } from './cas'
import { identityProvider } from './identity'
import { httpSender } from './sms'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.closeAllConnections() ?? server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const HOME = 'https://weft.test'
const SETTINGS = { source: 'sso', clientId: 'weft', clientSecret: 'secret', scope: 'openid' } as const
const ASKING: Readonly<Record<string, (base: string) => Promise<unknown>>> = {
  CAS: base => casServer(base, HOME).validate('ST-1', HOME),
  OIDC: base =>
    identityProvider(
      { ...SETTINGS, authorizeUrl: base, tokenUrl: `${base}/token`, userinfoUrl: `${base}/userinfo` } as Parameters<
        typeof identityProvider
      >[0],
      `${HOME}/callback`,
    ).identify('code', 'verifier'),
  SMS: base => httpSender({ url: base, token: 't' }).send({ mobile: '1', code: '2', mode: '0', text: '3' }),
}

const pouring: RequestListener = (_request, answer) => {
  const pour = () => {
    while (!answer.destroyed && answer.write('{"access_token":"'.padEnd(1000, 'x')));
    answer.once('drain', pour)
  }
  pour()
}

describe.each(Object.entries(ASKING))('a hostile server of %s', (name, ask) => {
  it('that pours without end is cut off', async () => {
    await expect(ask(await listen(pouring))).rejects.toThrow('The answer is too long.')
  })

  it('that sends on to another place is not followed', async () => {
    const asked: string[] = []
    const inside = await listen((request, answer) => {
      asked.push(request.url ?? '')
      answer.end('{}')
    })
    for (const status of [301, 302, 303, 307, 308])
      await expect(ask(await listen((_request, answer) => answer.writeHead(status, { location: inside }).end()))).rejects.toThrow(
        new RegExp(`^127\\.0\\.0\\.1:\\d+ answers ${status}\\.$`),
      )
    expect(asked).toEqual([])
  })

  it('that cuts the line, or whose head never ends, fails', async () => {
    await expect(ask(await listen(request => request.socket.destroy()))).rejects.toThrow()
    const head = `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`
    await expect(ask(await listen(request => request.socket.end(head)))).rejects.toThrow()
  })

  it
    .runIf(name !== 'SMS')
    .each([
      '',
      '<html>',
      'null',
      '[]',
      '"x"',
      '{"access_token":{"a":1},"sub":{}}',
      '{"access_token":"t\\r\\nX-Own: 1","sub":"1"}',
      `{"access_token":"t","sub":"${'9'.repeat(300)}"}`,
      `${'['.repeat(30_000)}`,
      '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>',
      `${'<a>'.repeat(10_000)}`,
    ])('that answers %j names nobody', async text => {
    await expect(ask(await listen((_request, answer) => answer.end(text)))).rejects.toThrow()
  })
})
