import { createCipheriv } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dial } from '../helpers/sockets'
import { Emulator, handlers } from './emulator'
import { generations, type Release } from './generation'
import { routesOf } from './routes'
import { signatureOf } from './signature'

interface Envelope {
  readonly success?: boolean
  readonly code?: number
  readonly message: string
  readonly result: unknown
  readonly status?: number
}

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: object }

function callerOf(emulator: Emulator, token = '') {
  return async (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<readonly [number, Envelope]> => {
    const sent = { 'X-Access-Token': token, ...(body && { 'content-type': 'application/json' }), ...headers }
    const answer = await fetch(`${emulator.url}/jeecg-boot${path}`, { method, headers: sent, ...(body && { body: JSON.stringify(body) }) })
    return [answer.status, (await answer.json()) as Envelope]
  }
}

function encrypted(password: string): string {
  const cipher = createCipheriv('aes-128-cbc', '1234567890adbcde', '1234567890hjlkew')
  return Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]).toString('base64')
}

async function tokenOf(emulator: Emulator, username: string, password: string): Promise<string> {
  const call = callerOf(emulator)
  await call('/sys/randomImage/7')
  const body = { username, password, captcha: 'A1b2', checkKey: '7' }
  const [, { result }] = await call('/sys/login', { method: 'POST', body })
  return (result as { token: string } | null)?.token ?? ''
}

/** Part of what entities of `subjects/crud.ts` have, and one of theirs has not. */
const ENTITY = /\/(list|add|edit|delete|deleteBatch|queryById|exportXls|importExcel)$/

it('serves no route that neither generation has', () => {
  const known = Object.values(generations).flatMap(({ release, onlineExport }) => routesOf(release, onlineExport))
  const names = new Set(known.map(({ method, path }) => `${method} ${path}`))
  expect(Object.keys(handlers).filter(name => !names.has(name) && !ENTITY.test(name))).toEqual([])
})

describe.each<Release>(['2.4.2', '3.9.3'])('%s', release => {
  let emulator: Emulator
  let token: string
  const old = release === '2.4.2'
  const password = old ? '123456' : encrypted('123456')
  beforeAll(async () => {
    emulator = await Emulator.start(release)
    token = await tokenOf(emulator, 'admin', password)
  })
  afterAll(() => emulator.stop())

  it('lets no user in without a picture, its text and the password', async () => {
    const call = callerOf(emulator)
    const login = async (body: object) => {
      await call('/sys/randomImage/9')
      const [, { code, message }] = await call('/sys/login', {
        method: 'POST',
        body: { username: 'admin', password, checkKey: '9', ...body },
      })
      return [code, message]
    }
    expect(await login({})).toEqual([500, '验证码无效'])
    expect(await login({ captcha: 'zzzz' })).toEqual([old ? 500 : 412, '验证码错误'])
    expect(await login({ captcha: 'a1B2', password: 'wrong' })).toEqual([500, '用户名或密码错误'])
    expect(await login({ captcha: 'a1B2', password: old ? encrypted('123456') : '123456' })).toEqual([500, '用户名或密码错误'])
    expect(token).not.toBe('')
  })

  it('answers a bad token and an unknown path as this generation does', async () => {
    const [status, body] = await callerOf(emulator, 'none')('/sys/user/list')
    expect([status, body.success, body.message]).toEqual(
      old ? [500, undefined, 'Token失效，请重新登录'] : [401, false, 'Token失效，请重新登录!'],
    )
    const [unknown, { code }] = await callerOf(emulator, token)('/sys/savedQuery/mine')
    expect([unknown, code]).toEqual(old ? [404, undefined] : [200, 404])
    const [, wrong] = await callerOf(emulator, token)('/sys/user/list', { method: 'POST', body: {} })
    expect([wrong.code, wrong.message]).toEqual([405, '不支持POST请求方法，支持以下GET、'])
  })

  it('keeps what is added, edited and deleted', async () => {
    const call = callerOf(emulator, token)
    const named = async () => {
      const [, { result }] = await call('/sys/position/list?name=*员*')
      return (result as { records: { id: string; name: string }[] }).records
    }
    await call('/sys/position/add', { method: 'POST', body: { code: 'clerk', name: '文员', nonsense: 1 } })
    const made = (await named()).find(({ name }) => name === '文员')
    await call('/sys/position/edit', { method: 'PUT', body: { id: made?.id, name: '办事员' } })
    expect((await named()).map(({ name }) => name)).toEqual(['审计员', '办事员'])
    await call(`/sys/position/delete?id=${made?.id}`, { method: 'DELETE' })
    expect((await named()).length).toBe(1)
  })

  it('refuses bodies of another shape, parameters that are missing and columns that it does not have', async () => {
    const call = callerOf(emulator, token)
    const refusal = async (path: string, sent?: Sent) => (await call(path, sent))[1].message
    expect(await refusal('/sys/user/edit', { method: 'PUT', body: { id: 'u2', sex: 'male' } })).toContain('Cannot deserialize')
    expect(await refusal('/sys/user/edit', { method: 'PUT', headers: { 'content-type': 'text/plain' } })).toContain('not supported')
    expect(await refusal('/sys/user/queryById')).toContain("'id' is not present")
    expect(await refusal('/sys/user/list?column=nonsense&order=desc')).toContain('排序的列字段不存在')
  })

  it('asks for rights and signatures where this generation does', async () => {
    const reader = callerOf(emulator, await tokenOf(emulator, 'reader', password))
    const [, added] = await reader('/sys/role/add', { method: 'POST', body: { roleName: '新', roleCode: 'fresh' } })
    expect(added.code).toBe(old ? 200 : 510)
    const path = '/sys/dict/loadDict/sys_user,realname,id'
    const query = { keyword: '管' }
    const sign = (sign: string, time = String(Date.now())) => ({ headers: { 'X-Sign': sign, 'X-TIMESTAMP': time } })
    const ask = async (sent?: Sent) => (await callerOf(emulator, token)(`${path}?keyword=管&_t=1`, sent))[1].success
    expect(await ask()).toBe(old)
    expect(await ask(sign('0'.repeat(32)))).toBe(old)
    expect(await ask(sign(signatureOf(path, query), String(Date.now() - 600_000)))).toBe(old)
    expect(await ask(sign(signatureOf(path, query)))).toBe(true)
  })

  it('opens the socket of a user by its address', async () => {
    const place = emulator.generation.socketKey('u1', token)
    const address = `${emulator.url.replace('http', 'ws')}/jeecg-boot/websocket/`
    const line = await dial(address + place, old ? [] : [token])
    emulator.push({ cmd: 'topic', msgId: 'a9', msgTxt: '新' })
    await expect.poll(() => line.frames).toEqual([{ cmd: 'topic', msgId: 'a9', msgTxt: '新' }])
    line.socket.close()
    expect(await (await dial(`${address}u1_${'0'.repeat(32)}`, old ? [] : [token])).ended).toBe(404)
  })
})
