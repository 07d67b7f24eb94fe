import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fileText } from '../../../../renderer/core'
import { HOSTILE } from '../../../../tests/helpers/hostile-texts'
import { CERTIFICATE, type MailServerOptions, startMailServer } from '../../../../tests/helpers/mail-server'
import { isStorable } from '../../../util/storable'
import type { Channel } from './channel'
import { SendFailure } from './failure'
import { signature } from './robots'
import { sendBy } from './send'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const NONE: Channel = {
  id: 'c',
  kind: 'mail',
  host: '127.0.0.1',
  port: null,
  security: 'none',
  certificate: null,
  username: null,
  sender: 'weft@example.org',
  senderName: '审计系统',
  url: null,
  headers: null,
  body: null,
  okText: null,
  mentions: null,
  internalAddresses: '127.0.0.1, ::1',
  openPlaces: [],
  secrets: {},
}
const { signal } = new AbortController()
const MESSAGE = { id: 'm1', receiver: 'li@example.org', title: '通知 Bcc: x@example.org', content: '李四，您好', signal }
const sent = (channel: Partial<Channel>, more: Partial<typeof MESSAGE> = {}) =>
  sendBy({ ...NONE, ...channel }, { ...MESSAGE, ...more }).then(
    () => 'sent',
    (error: unknown) => {
      if (!(error instanceof SendFailure)) throw error
      return [error.kind, error.message]
    },
  )
const mailServer = async (options: MailServerOptions = {}) => {
  const server = await startMailServer(options)
  closing.push(server.close)
  return server
}

/** A server that speaks no protocol but what `talk` says; its port. */
async function talkingServer(talk: (socket: Socket) => void): Promise<number> {
  const open = new Set<Socket>()
  const server = createTcpServer(socket => {
    open.add(socket)
    socket.on('error', () => undefined)
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

describe('mail', () => {
  it('arrives by a server that asks for an account, over TLS and STARTTLS', async () => {
    for (const secure of [true, false]) {
      const { port, taken } = await mailServer({ secure, password: 'right' })
      const channel = { port, security: secure ? 'tls' : 'starttls', certificate: CERTIFICATE, username: 'weft', host: 'localhost' }
      expect(await sent({ ...channel, secrets: { password: 'right' } })).toBe('sent')
      expect(taken).toMatchObject([{ from: 'weft@example.org', to: ['li@example.org'], user: 'weft', encrypted: true }])
      expect(taken[0]?.text).toContain('Message-ID: <m1@example.org>')
      expect(taken[0]?.text).not.toMatch(/^Bcc:/m)
      const [kind, why] = await sent({ ...channel, secrets: { password: 'wrong' } })
      expect([kind, why]).toEqual(['lasting', expect.stringContaining('邮件服务器拒绝登录：535')])
    }
  })

  it('leaves out what no file can hold, in its title too', async () => {
    const { port, taken } = await mailServer()
    expect(await sent({ port }, { title: '通知\u0007\uffff', content: '李四\u0001\r\n您\ufffe好\u007f' })).toBe('sent')
    const mail = taken[0]?.text ?? ''
    expect(mail).toContain(`Subject: =?UTF-8?B?${Buffer.from('通知').toString('base64')}?=`)
    expect(mail).toContain(Buffer.from('李四\n您好').toString('base64'))
  })

  it('goes to no server whose certificate is not trusted', async () => {
    for (const secure of [true, false]) {
      const { port, taken } = await mailServer({ secure })
      const security = secure ? 'tls' : 'starttls'
      expect([await sent({ port, security, host: 'localhost' }), taken]).toEqual([['passing', '对方的证书不受信任'], []])
    }
  })

  it.each([
    [451, 'passing', '邮件服务器没有接受：451 Try later'],
    [550, 'lasting', '邮件服务器没有接受：550 Try later'],
  ])('that is refused with %i may pass later: %s', async (responseCode, kind, why) => {
    const refused = await mailServer({
      answer: () => {
        throw Object.assign(new Error('Try later'), { responseCode })
      },
    })
    expect(await sent({ port: refused.port })).toEqual([kind, why])
  })

  it('of which the server says nothing may have arrived', async () => {
    const controller = new AbortController()
    const silent = await mailServer({
      answer: () => {
        controller.abort(new Error('enough'))
        return new Promise(() => undefined)
      },
    })
    const [kind, why] = await sent({ port: silent.port }, { signal: controller.signal })
    expect([kind, why]).toEqual(['unknown', '已交给对方，但没有得到答复（enough），不能确定是否已送达'])
  })

  it.each<[string, string, string]>([
    ['greets without end', '220-', ''],
    ['greets by one endless line', '', ''],
    ['tells of its abilities without end', '220 hello\r\n', '250-'],
    ['answers by one endless line', '220 hello\r\n', '250'],
  ])('goes to no server that %s, and what it says is held nowhere', async (_, greeting, answer) => {
    const begins = answer || greeting
    const piece = `${begins}${'x'.repeat(500)}${begins.endsWith('-') ? '\r\n' : ''}`.repeat(100)
    const port = await talkingServer(socket => {
      const begin = () => {
        while (!socket.destroyed && socket.write(piece));
      }
      socket.on('drain', begin)
      if (answer === '') begin()
      else {
        socket.write(greeting)
        socket.once('data', begin)
      }
    })
    const before = process.memoryUsage().rss
    const [kind, why] = await sent({ port })
    expect([kind, why]).toEqual(['passing', '对方没有按邮件协议（SMTP）答复，或答复过长'])
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })

  it('of which a server says what no server says fails, and its words are cut', async () => {
    for (const answers of [['hello\r\n'], ['220 a\r\n', '999 b\r\n'], ['220 a\r\n', '250 b\r\n', `550 ${'y'.repeat(5000)}\r\n`]]) {
      const port = await talkingServer(socket => {
        const [first = '', ...rest] = answers
        socket.write(first)
        socket.on('data', () => void socket.write(rest.shift() ?? '550 no\r\n'))
      })
      const [kind, why = ''] = await sent({ port })
      expect(kind).toMatch(/passing|lasting|unknown/)
      expect(why.length).toBeLessThanOrEqual(500)
    }
  })

  it('of which a server says what no column can hold has it said without', async () => {
    for (const said of ['no\0thing', `${'y'.repeat(486)}😀`]) {
      const port = await talkingServer(socket => {
        socket.write('220 a\r\n')
        socket.on('data', () => void socket.write(`550 ${said}\r\n`))
      })
      const [kind, why = ''] = await sent({ port })
      expect([kind, why]).toEqual(['lasting', expect.stringMatching(/550 (?:no\ufffdthing|y+)/)])
      expect(isStorable(why)).toBe(true)
    }
  })

  it.each([
    ['offers no TLS', '250 a', '454 no TLS'],
    [
      'answers before TLS what is asked behind it',
      '250-a\r\n250 STARTTLS',
      '220 go\r\n250-a\r\n250-AUTH PLAIN LOGIN\r\n250 b\r\n235 let in',
    ],
  ])('goes to no server that %s, and tells it no password', async (_, greeting, answer) => {
    const heard: string[] = []
    const port = await talkingServer(socket => {
      socket.write('220 a\r\n')
      socket.on('data', part => {
        heard.push(part.toString('latin1').replace(/ .*/s, '').trim())
        socket.write(/^(?:EHLO|HELO)/.test(String(part)) ? `${greeting}\r\n` : `${answer}\r\n`)
      })
    })
    const login = { username: 'weft', secrets: { password: 'Secret-of-mail' } }
    const [kind] = await sent({ port, host: 'localhost', security: 'starttls', ...login })
    expect(kind).toMatch(/passing|lasting/)
    // Behind these the beginning of TLS at most.
    expect(heard.slice(0, 2)).toEqual(['EHLO', 'STARTTLS'])
    expect(heard.join('\n')).not.toMatch(/AUTH|MAIL|Secret/)
  })

  it('says what is wrong with the server', async () => {
    expect(await sent({ port: 1 })).toEqual(['passing', '连接被拒绝'])
    expect(await sent({ host: 'no-such-host.invalid' })).toEqual(['passing', '主机名无法解析'])
    expect(await sent({ internalAddresses: null })).toEqual(['lasting', '127.0.0.1 是本机、链路本地或云平台元数据地址，不能连接'])
    expect(await sent({ host: '169.254.169.254' })).toEqual(['lasting', '169.254.169.254 是本机、链路本地或云平台元数据地址，不能连接'])
  })
})

interface Asked {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** An HTTP server that answers the same to everything; without an answer it cuts the line. */
async function webServer(answer: string | undefined, status = 200) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ url: request.url ?? '', headers: request.headers, body })
    if (answer === undefined) request.socket.destroy()
    else response.writeHead(status).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const OK = '{"errcode":0,"errmsg":"ok"}'

describe('a robot', () => {
  it('of WeCom posts a text that mentions those who are named', async () => {
    const { base, asked } = await webServer(OK)
    const channel = {
      kind: 'wecom',
      url: `${base}/cgi-bin/webhook/send?key=******`,
      mentions: '13800000000,all',
      secrets: { token: 'k 1' },
    }
    expect(await sent(channel)).toBe('sent')
    expect(asked[0]?.url).toBe('/cgi-bin/webhook/send?key=k+1')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      msgtype: 'text',
      text: { content: `${MESSAGE.title}\n李四，您好`, mentioned_mobile_list: ['13800000000', '@all'] },
    })
    expect(await sent(channel, { content: '长'.repeat(700) })).toEqual(['lasting', '消息超过 2048 个字节'])
  })

  it('of DingTalk signs its calls', async () => {
    const { base, asked } = await webServer(OK)
    const channel = { kind: 'dingtalk', url: `${base}/robot/send?access_token=******`, secrets: { token: 't', signKey: 'SECabc' } }
    expect(await sent({ ...channel, mentions: '13800000000' })).toBe('sent')
    const { searchParams } = new URL(asked[0]?.url ?? '', base)
    expect(searchParams.get('access_token')).toBe('t')
    expect(searchParams.get('sign')).toBe(signature(Number(searchParams.get('timestamp')), 'SECabc'))
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      msgtype: 'text',
      text: { content: expect.stringContaining('@13800000000') },
      at: { atMobiles: ['13800000000'], isAtAll: false },
    })
  })

  it('signs as DingTalk documents it', () => {
    // By openssl: printf '1577262236757\nSECabc' | openssl dgst -sha256 -hmac SECabc -binary | base64
    expect(signature(1577262236757, 'SECabc')).toBe('I5TKCOTTj6fad4sJ4q9RsIffw0PAChVQZQGTdtRbNEQ=')
  })

  it.each([
    ['{"errcode":310000,"errmsg":"sign not match"}', 200, 'lasting', '机器人返回错误 310000：sign not match'],
    ['{"errcode":130101,"errmsg":"send too fast"}', 200, 'passing', '机器人返回错误 130101：send too fast'],
    ['<html>', 200, 'unknown', '对方的答复无法识别，不能确定是否已送达：<html>'],
    ['gone', 404, 'lasting', '对方返回状态 404：gone'],
    ['busy', 503, 'passing', '对方返回状态 503：busy'],
    ['', 504, 'unknown', '对方返回状态 504'],
    [undefined, 200, 'unknown', '已交给对方，但没有得到答复（socket hang up），不能确定是否已送达'],
  ])('that answers %s with status %i has %s', async (answer, status, kind, why) => {
    const { base } = await webServer(answer, status)
    expect(await sent({ kind: 'wecom', url: `${base}/send?key=******` })).toEqual([kind, why])
  })

  it('is not asked at an address of this machine, unless the channel names it', async () => {
    const { base, asked } = await webServer(OK)
    const [kind] = await sent({ kind: 'wecom', url: `${base}/send?key=******`, internalAddresses: '10.0.0.1' })
    expect([kind, asked]).toEqual(['lasting', []])
  })
})

describe('SMS', () => {
  const BODY = '{"to":"${mobile}","text":"${title}：${content}","key":"${secret}"}'

  it('goes to the gateway as its template says, with every value in its place', async () => {
    const { base, asked } = await webServer('{"code":"0"}')
    const channel = { kind: 'sms', url: `${base}/send?to=${'${mobile}'}`, headers: 'X-Key: ${secret}', body: BODY, okText: '"code":"0"' }
    const message = { receiver: '+8613800000000', title: '甲"乙', content: '一\n二' }
    expect(await sent({ ...channel, secrets: { password: 's"1' } }, message)).toBe('sent')
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = asked
    expect(url).toBe('/send?to=%2B8613800000000')
    expect(headers).toMatchObject({ 'x-key': 's"1', 'idempotency-key': 'm1', 'content-type': 'application/json; charset=utf-8' })
    expect(JSON.parse(body)).toEqual({ to: '+8613800000000', text: '甲"乙：一\n二', key: 's"1' })
    await sent({ ...channel, body: 'to=${mobile}&text=${content}' }, { ...message, content: '一&b=二' })
    expect([asked[1]?.body, asked[1]?.headers['content-type']]).toEqual([
      `to=%2B8613800000000&text=${encodeURIComponent('一&b=二')}`,
      'application/x-www-form-urlencoded; charset=utf-8',
    ])
  })

  it('has nothing where a value is empty, and what no message has stays as it is written', async () => {
    const { base, asked } = await webServer('{"code":"0"}')
    const channel = {
      kind: 'sms',
      url: `${base}/send?t=${'${title}'}`,
      headers: 'X-Key: k${secret}',
      body: '{"text":"${title}-${content}${other}"}',
    }
    expect(await sent(channel, { title: '', content: '一' })).toBe('sent')
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = asked
    expect([url, headers['x-key'], JSON.parse(body)]).toEqual(['/send?t=', 'k', { text: '-一${other}' }])
  })

  it('was not taken when the answer lacks what says so', async () => {
    const { base } = await webServer('{"code":"7","msg":"余额不足"}')
    const channel = { kind: 'sms', url: `${base}/send`, body: BODY, okText: '"code":"0"' }
    expect(await sent(channel)).toEqual(['lasting', '短信网关没有接受：{"code":"7","msg":"余额不足"}'])
  })
})

describe('texts of messages', () => {
  const texts = [...HOSTILE, '通知\u0007\uffff\ud800', '一\r\n二\r三\u007f'].filter(
    text => fileText(text) !== '' && Buffer.byteLength(text) < 800,
  )

  it.each(texts)('are held by the rule of all that leaves, by SMS and robots: %j', async text => {
    const { base, asked } = await webServer(OK)
    const message = { title: text, content: text }
    const body = '{"title":"${title}","content":"${content}"}'
    const all = [
      await sent({ kind: 'sms', url: `${base}/?t=${'${content}'}`, body }, message),
      await sent({ kind: 'sms', url: base, body: 't=${content}' }, message),
      await sent({ kind: 'wecom', url: `${base}/send` }, message),
      await sent({ kind: 'dingtalk', url: `${base}/send` }, message),
    ]
    expect(all).toEqual(['sent', 'sent', 'sent', 'sent'])
    const held = fileText(text)
    const [json, form, wecom, dingtalk] = asked.map(({ body }) => body) as [string, string, string, string]
    expect(JSON.parse(json)).toEqual({ title: held, content: held })
    expect(decodeURIComponent(form)).toBe(`t=${held}`)
    expect(decodeURIComponent(asked[0]?.url ?? '')).toBe(`/?t=${held}`)
    for (const robot of [wecom, dingtalk]) expect(JSON.parse(robot).text.content).toBe(`${held}\n${held}`)
  })
})

describe('no value makes a header', () => {
  const SIGNS = { CR: '\r', LF: '\n', CRLF: '\r\n', NUL: '\0', LS: '\u2028', PS: '\u2029', NEL: '\u0085', ':': ':' }
  const PLACES = ['receiver', 'title', 'content', 'id', 'secret'] as const
  const cases = Object.entries(SIGNS).flatMap(([name, sign]) => PLACES.map(place => [place, name, sign] as const))
  const given = (place: (typeof PLACES)[number], sign: string) => {
    const evil = `a${sign}X-Evil: 1`
    return place === 'secret'
      ? { channel: { secrets: { password: evil, token: evil, signKey: evil } }, message: {} }
      : { channel: {}, message: { [place]: evil } }
  }

  it.each(cases)('of SMS, from %s with %s', async (place, name, sign) => {
    const { base, asked } = await webServer('ok')
    const { channel, message } = given(place, sign)
    const all = '${mobile}|${title}|${content}|${id}|${secret}'
    const request = { kind: 'sms', url: `${base}/?t=${all}`, body: JSON.stringify({ t: all }) }
    const plain = { title: 'a', content: 'b', ...message }
    const said = await sent({ ...request, headers: `X-All: ${all}`, ...channel }, plain)
    if (name === ':') expect(said).toBe('sent')
    else expect(said).toEqual(['lasting', '请求头“x-all”的值含有换行、控制字符或不能放在请求头中的字符'])
    expect(asked).toHaveLength(name === ':' ? 1 : 0)
    // Without a header that has it, the value goes where it is written for its place; the id stands in a header always.
    await sent({ ...request, ...channel }, plain)
    for (const { headers } of asked) expect(headers).not.toHaveProperty('x-evil')
  })

  it.each(cases)('of mail, from %s with %s', async (place, _, sign) => {
    const { port, taken } = await mailServer()
    const { channel, message } = given(place, sign)
    await sent({ port, ...channel }, message)
    for (const field of ['senderName', 'sender']) await sent({ port, [field]: `a${sign}X-Evil: 1@example.org` })
    const attachment = { name: `a${sign}X-Evil: 1`, type: 'text/plain', content: Buffer.from('a') }
    await sendBy({ ...NONE, port }, { ...MESSAGE, attachment }).catch(() => undefined)
    for (const { text } of taken) expect(text.split(/\r?\n\r?\n/)[0]).not.toMatch(/^X-Evil/m)
    for (const { text } of taken)
      expect(
        text
          .split(/\r?\n\r?\n/)
          .slice(1)
          .join('\n'),
      ).not.toMatch(/^Content-Disposition.*\n^X-Evil/m)
  })

  it.each(cases)('of robots, from %s with %s', async (place, _, sign) => {
    const { base, asked } = await webServer(OK)
    const { channel, message } = given(place, sign)
    await sent({ kind: 'wecom', url: `${base}/send?key=******`, ...channel }, message)
    await sent({ kind: 'dingtalk', url: `${base}/send?access_token=******`, ...channel }, message)
    expect(asked).toHaveLength(2)
    for (const { headers, url } of asked) {
      expect(headers).not.toHaveProperty('x-evil')
      expect(url).not.toMatch(/[\r\n]/)
    }
  })
})
