import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestError } from '../../renderer/contract'
import { backEnd } from './back-end'
import { createClient } from './client'
import { http } from './http'
import { type ApiPorts, connectApi } from './ports'
import { reachability } from './reachability'
import { dropReads } from './reads-underway'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const done = (result: unknown) => json({ success: true, code: 0, message: '操作成功！', result, timestamp: 1 })

let answers: (Response | Error)[] = []
const sent: { url: URL; init: RequestInit }[] = []
const headersOf = (index: number) => new Headers(sent[index]?.init.headers)

const ports = {
  token: () => 'T1' as string | null,
  tenantId: () => '0',
  onLoginPage: () => false,
  inUse: () => true,
  notice: vi.fn(),
  message: vi.fn(),
  askToSignIn: vi.fn(async () => {}),
  leave: vi.fn(),
} satisfies ApiPorts

const client = createClient({ sysUserList: { method: 'GET', path: '/sys/user/list' } })

beforeEach(() => {
  sent.length = 0
  answers = []
  vi.clearAllMocks()
  connectApi(ports)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url: new URL(url, 'http://weft.test'), init })
    const answer = answers.shift() ?? done(null)
    if (answer instanceof Error) throw answer
    return answer
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('sends token, tenant and time stamp, and gives back the result', async () => {
  answers = [done({ total: 3 })]
  expect(await client.request({ method: 'GET', path: '/sys/user/list', query: { name: '*王 &*', empty: '', none: null } })).toEqual({
    total: 3,
  })
  expect(sent[0]?.url.pathname).toBe('/jeecg-boot/sys/user/list')
  expect(sent[0]?.url.searchParams.get('name')).toBe('*王 &*')
  expect([...(sent[0]?.url.searchParams.keys() ?? [])]).toEqual(['name', '_t'])
  expect(headersOf(0).get('x-access-token')).toBe('T1')
  expect(headersOf(0).get('tenant_id')).toBe('0')
  expect(headersOf(0).get('content-type')).toBeNull()
  expect(headersOf(0).get('idempotency-key')).toBeNull()
})

it('marks what nothing of the user has caused, unless the call says otherwise', async () => {
  connectApi({ ...ports, inUse: () => false })
  await client.request({ method: 'GET', path: '/a' })
  await http.Get('/b', { headers: { 'X-Weft-Background': '0' } })
  connectApi({ ...ports, inUse: () => true })
  await client.request({ method: 'GET', path: '/c' })
  connectApi({ ...ports, inUse: () => false, token: () => null })
  await client.request({ method: 'GET', path: '/d' })
  expect(sent.map((_, n) => headersOf(n).get('x-weft-background'))).toEqual(['1', '0', null, null])
})

it('sends no time stamp for dictionary items, nor to our server for what browsers keep', async () => {
  await client.request({ method: 'GET', path: '/sys/dict/getDictItems/sex' })
  expect(sent[0]?.url.search).toBe('')
  const menu = () => client.request({ method: 'GET', path: '/sys/permission/getUserPermissionByToken' })
  await menu()
  backEnd.learn(null)
  await menu()
  expect(sent.slice(1).map(({ url }) => url.searchParams.has('_t'))).toEqual([true, false])
})

it('reads the same list again instead of keeping it', async () => {
  answers = [done(1), done(2)]
  expect(await client.request({ method: 'GET', path: '/a' })).toBe(1)
  expect(await client.request({ method: 'GET', path: '/a' })).toBe(2)
})

it('gives every write a key, and the same one when no answer came', async () => {
  const write = { method: 'POST', path: '/a/add', body: { name: '甲' } } as const
  answers = [done(null), new TypeError('fetch failed'), done(null), done(null)]
  await client.request(write)
  await expect(client.request(write)).rejects.toMatchObject({ code: 0, shown: true })
  await client.request(write)
  await client.request(write)
  const [first, second, third, fourth] = [0, 1, 2, 3].map(index => headersOf(index).get('idempotency-key'))
  expect(second).toBe(third)
  expect(new Set([first, second, fourth]).size).toBe(3)
})

it('says when the server cannot be reached, and when it can again', async () => {
  answers = [new TypeError('fetch failed'), done(null)]
  await expect(client.request({ method: 'GET', path: '/a' })).rejects.toBeInstanceOf(RequestError)
  expect(reachability.get()).toBe(false)
  expect(ports.message).toHaveBeenCalledWith('error', '无法连接服务器，请检查网络后重试')
  await client.request({ method: 'GET', path: '/a' })
  expect(reachability.get()).toBe(true)
})

it('leaves a refused call to its caller, with what the envelope carried', async () => {
  answers = [json({ success: false, code: 409, message: '数据已被他人修改，请刷新后重试', result: { id: '1', version: 2 }, timestamp: 1 })]
  await expect(client.request({ method: 'PUT', path: '/a/edit', body: {} })).rejects.toMatchObject({
    code: 409,
    shown: false,
    result: { id: '1', version: 2 },
  })
  expect(ports.notice).not.toHaveBeenCalled()
})

it('shows a refusal of permission', async () => {
  answers = [json({ success: false, code: 510, message: '没有权限，请联系管理员授权', result: null, timestamp: 1 }, 403)]
  await expect(client.request({ method: 'DELETE', path: '/a/delete', query: { id: '1' } })).rejects.toMatchObject({ shown: true })
  expect(ports.notice).toHaveBeenCalledWith('系统提示', '拒绝访问')
})

it('asks to sign in again at most once in three seconds', async () => {
  vi.useFakeTimers({ now: 100_000, toFake: ['Date'] })
  const expired = () => json({ timestamp: '', status: 500, error: '', message: 'Token失效，请重新登录', path: '' }, 500)
  answers = [expired(), expired(), expired()]
  const call = () => client.download({ method: 'GET', path: '/a/exportXls' })
  await expect(call()).rejects.toMatchObject({ shown: true })
  await expect(call()).rejects.toMatchObject({ shown: true })
  expect(ports.askToSignIn).toHaveBeenCalledTimes(1)
  vi.setSystemTime(103_001)
  await expect(call()).rejects.toMatchObject({ shown: true })
  expect(ports.askToSignIn).toHaveBeenCalledTimes(2)
})

it('asks nothing when the session that a call went out for has been followed by another', async () => {
  vi.stubGlobal('fetch', async () => {
    connectApi({ ...ports, token: () => 'T2' })
    return json({ timestamp: '', status: 500, error: '', message: 'Token失效，请重新登录', path: '' }, 500)
  })
  await expect(client.request({ method: 'GET', path: '/a' })).rejects.toMatchObject({ shown: false })
  expect(ports.askToSignIn).not.toHaveBeenCalled()
  expect(ports.notice).not.toHaveBeenCalled()
})

it('leaves after 1.5 s on 401', async () => {
  answers = [json({ success: true, code: 401, message: 'Token失效，请重新登录!', result: null, timestamp: 1 }, 401)]
  await expect(client.request({ method: 'GET', path: '/a' })).rejects.toMatchObject({ code: 401, shown: true })
  expect(ports.notice).toHaveBeenCalledWith('系统提示', '未授权，请重新登录')
  expect(ports.leave).toHaveBeenCalledWith(1500)
})

it('downloads a file under the name of the server', async () => {
  const headers = {
    'content-type': 'application/vnd.ms-excel',
    'content-disposition': "attachment; filename*=UTF-8''%E8%AE%B2%E5%B8%88.xlsx",
  }
  answers = [new Response('bytes', { headers })]
  const { blob, name } = await client.download({ method: 'GET', path: '/a/exportXls' })
  expect([await blob.text(), name]).toEqual(['bytes', '讲师.xlsx'])
})

it('takes JSON where a file was asked for as an error', async () => {
  answers = [json({ success: false, code: 500, message: '导出失败', result: null, timestamp: 1 })]
  await expect(client.download({ method: 'GET', path: '/a/exportXls' })).rejects.toMatchObject({ message: '导出失败', shown: false })
})

it('stops a call that was aborted, without a word', async () => {
  const controller = new AbortController()
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
  })
  const call = client.request({ method: 'GET', path: '/a', signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ message: '请求已取消', shown: true })
  expect(ports.message).not.toHaveBeenCalled()
})

it('gives up the reads of a session that is over, and nothing else', async () => {
  const [asked, ended] = [[] as string[], [] as string[]]
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const path = url.replace(/\?.*/, '')
    asked.push(path)
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => {
        ended.push(path)
        reject(new DOMException('', 'AbortError'))
      }),
    )
  })
  const controller = new AbortController()
  const { signal } = controller
  const read = client.request({ method: 'GET', path: '/read' })
  const others = [client.request({ method: 'POST', path: '/write', signal })]
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  connectApi({ ...ports, token: () => 'T2' })
  others.push(client.request({ method: 'GET', path: '/later', signal }))
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  dropReads('T1')
  await expect(read).rejects.toMatchObject({ message: '请求已取消', shown: true })
  expect(ended).toEqual(['/jeecg-boot/read'])
  controller.abort()
  for (const other of others) await expect(other).rejects.toMatchObject({ shown: true })
})

it('does not take a page of a proxy for an answer', async () => {
  answers = [new Response('<html></html>', { headers: { 'content-type': 'text/html' } })]
  await expect(client.request({ method: 'GET', path: '/a' })).rejects.toMatchObject({ message: '服务器返回的数据无法识别' })
})

it('knows operations by id and the address of stored files', () => {
  expect(client.operation('sysUserList')).toEqual({ method: 'GET', path: '/sys/user/list' })
  expect(client.operation('constructor')).toBeUndefined()
  expect(client.fileUrl('temp/底稿 1.xlsx')).toBe('/jeecg-boot/sys/common/static/temp/%E5%BA%95%E7%A8%BF%201.xlsx')
  expect(client.fileUrl('https://files.test/a.png')).toBe('https://files.test/a.png')
})

it('asks a busy server once more before it says so, and only for what reads', async () => {
  vi.useFakeTimers()
  const busy = () => {
    const response = json({ success: false, code: 503, message: '系统繁忙，请稍后再试', result: null, timestamp: 1 }, 503)
    response.headers.set('retry-after', '2')
    return response
  }
  const read = () => client.request({ method: 'GET', path: '/sys/user/list' })
  answers = [busy(), done([1])]
  const patient = read()
  await vi.advanceTimersByTimeAsync(1900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1200)
  expect(await patient).toEqual([1])
  answers = [busy(), busy()]
  const refused = expect(read()).rejects.toMatchObject({ code: 503, message: '系统繁忙，请稍后再试', shown: true })
  await vi.advanceTimersByTimeAsync(4000)
  await refused
  expect(sent).toHaveLength(4)
  answers = [busy()]
  await expect(client.request({ method: 'POST', path: '/sys/user/add', body: {} })).rejects.toMatchObject({ code: 503 })
  expect(sent).toHaveLength(5)
  expect(reachability.get(), 'whoever answers is there').toBe(true)
})
