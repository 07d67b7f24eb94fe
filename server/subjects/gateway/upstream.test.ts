import type { lookup } from 'node:dns'
import { afterEach, expect, it } from 'vitest'
import { startTarget, type TestTarget } from '../../../tests/helpers/targets'
import { type Asked, send } from './forward'
import { readRoute } from './route'
import { Upstream } from './upstream'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

const CALL: Asked = { method: 'GET', path: '/erp/x', headers: {}, body: null, signal: new AbortController().signal, timedOut: () => false }

/** A route to a name, which stands for another address each time that it is looked up: the last one from then on. */
function routeTo({ url }: TestTarget, addresses: string[]) {
  const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) => {
    const [address = ''] = addresses
    if (addresses.length > 1) addresses.shift()
    done(null, [{ address, family: 4 }])
  }) as unknown as typeof lookup
  const targets = url.replace('127.0.0.1', 'erp.example')
  const { route, faults } = readRoute('1', { name: '财务', paths: '/erp/**', targets, internalAddresses: '127.0.0.1' }, new Set())
  expect(faults).toEqual([])
  const upstream = new Upstream(route, () => [], Date.now, resolve)
  open.push(upstream)
  return async () => {
    const { response } = await send(upstream, CALL)
    return response.body.text()
  }
}

it('a name that turns to a forbidden address behind its check is not connected to, and taken again once it is back', async () => {
  // On every address of this machine: what is refused could be reached.
  const target = await startTarget((_, response) => response.setHeader('connection', 'close').end('fine'), '0.0.0.0')
  open.push(target)
  const call = routeTo(target, ['127.0.0.1', '127.0.0.2', '169.254.169.254', '127.0.0.1'])
  expect(await call()).toBe('fine')
  const refused = { status: 502, message: '路由“财务”的目标是禁止转发的地址' }
  await expect(call()).rejects.toMatchObject({ ...refused, detail: expect.stringMatching(/127\.0\.0\.2.*本机地址，禁止转发/) })
  await expect(call()).rejects.toMatchObject({
    ...refused,
    detail: expect.stringMatching(/169\.254\.169\.254.*云平台元数据地址，禁止转发/),
  })
  expect(target.asked).toHaveLength(1)
  expect(await call()).toBe('fine')
})
