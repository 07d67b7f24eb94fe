import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { casServer } from './cas'
import { readServiceResponse } from './cas-response'
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

/** Answers a call for a token, and one for who it is. */
const knowing =
  (claims: string): RequestListener =>
  (request, answer) =>
    answer.end(request.url?.endsWith('/token') ? '{"access_token":"t"}' : claims)

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

describe('a provider that answers by numbers and signs', () => {
  const identify = async (claims: string) => ASKING.OIDC?.(await listen(knowing(claims)))

  it('has two users for two numbers, however long they are', async () => {
    const found = []
    for (const number of ['7', '9007199254740992', '9007199254740993', '1e400'])
      found.push(await identify(`{"sub":${number},"name":"\\"9007199254740993"}`))
    expect(found).toMatchObject(['7', '9007199254740992', '9007199254740993', '1e400'].map(subject => ({ subject })))
    expect(found[3]).toMatchObject({ realname: '"9007199254740993' })
  })

  it('has no user whose name cannot be kept, and no half of a character in another', async () => {
    await expect(identify('{"sub":"a\\u0000b"}')).rejects.toThrow('does not say who')
    await expect(identify('{"sub":"a\\ud800"}')).rejects.toThrow('does not say who')
    const name = `\0${'字'.repeat(98)}😀`
    expect(await identify(JSON.stringify({ sub: '1', name }))).toMatchObject({ realname: `\ufffd${'字'.repeat(98)}\ufffd` })
  })
})

describe('the user of a CAS answer', () => {
  const validate = (inside: string) =>
    readServiceResponse(`<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`)
  const success = (user: string) => `<cas:authenticationSuccess>${user}</cas:authenticationSuccess>`

  it.each([
    ['admin<!-- -->x', 'adminx'],
    ['admin<?x y?>x', 'adminx'],
    ['<![CDATA[admin]]>x', 'adminx'],
    ['&#97;dmin&amp;', 'admin&'],
  ])('%s is the whole of its text', (user, name) => {
    expect(validate(success(`<cas:user>${user}</cas:user>`))).toBe(name)
  })

  it('is looked for in no answer that nests for its own sake', () => {
    expect(() => validate('<a>'.repeat(10_000))).toThrow('nests too deeply')
  })

  it.each([
    success('<cas:user>x<b/>admin</cas:user>'),
    success('<cas:user>x<cas:user>admin</cas:user></cas:user>'),
    success('<cas:user>x</cas:user><cas:user>admin</cas:user>'),
    success('<cas:user>x</cas:user>') + success('<cas:user>admin</cas:user>'),
    success('<user>admin</user>'),
    success('<o:user xmlns:o="urn:o">admin</o:user>'),
    success('<cas:attributes><cas:user>admin</cas:user></cas:attributes>'),
    `<o>${success('<cas:user>admin</cas:user>')}</o>`,
    `<cas:authenticationFailure/>${success('<cas:user>admin</cas:user>')}`,
    success('<cas:user>&lol;</cas:user>'),
    success('<cas:user>  </cas:user>'),
    success('<cas:user>&#0;</cas:user>'),
  ])('is nobody in %s', inside => {
    expect(() => validate(inside)).toThrow()
  })
})
