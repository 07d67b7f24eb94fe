import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectApi } from '../api/ports'
import { askWhoIsThere, enterSocket } from './calls'

let agree = () => {}
const askToSignIn = vi.fn(() => new Promise<void>(resolve => (agree = resolve)))
const notice = vi.fn()
let later = Date.now()
let answer: { readonly status: number; readonly body: object }

beforeEach(() => {
  vi.useFakeTimers()
  // The server is not asked twice within 3 s.
  later += 60_000
  vi.setSystemTime(later)
  vi.clearAllMocks()
  vi.stubGlobal('window', { location: { origin: 'http://weft.test' } })
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(answer.body), { status: answer.status, headers: { 'content-type': 'application/json' } }),
  )
  connectApi({
    token: () => 'T1',
    tenantId: () => '7',
    onLoginPage: () => false,
    inUse: () => true,
    notice,
    message: () => {},
    askToSignIn,
    leave: () => {},
  })
})
afterEach(() => {
  agree()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refused = { status: 403, body: { success: false, code: 510, message: '不允许访问该租户的数据', result: null } }
const over = { status: 500, body: { status: 500, message: 'Token失效，请重新登录' } }
const fine = { status: 200, body: { success: true, code: 200, message: '', result: { anntMsgList: [], sysMsgList: [], ticket: 'x' } } }

it.each([
  ['is over', over, 1, true],
  ['is shut out of its tenant', refused, 1, true],
  ['goes on', fine, 0, true],
  ['nobody can tell of', { status: 503, body: { success: false, code: 503, message: '服务暂时不可用', result: null } }, 0, false],
])('a session that %s asks to sign in %#', async (_, given, times, told) => {
  answer = given
  expect(await askWhoIsThere()).toBe(told)
  expect(askToSignIn).toHaveBeenCalledTimes(times)
  expect(notice).not.toHaveBeenCalled()
})

it.each([
  ['over', over],
  ['over', refused],
  ['ws://weft.test/jeecg-boot/websocket/u1', fine],
])('a socket is told %s', async (told, given) => {
  answer = given
  const entry = await enterSocket('u1')
  expect(entry === 'over' ? entry : entry.url).toBe(told)
})
