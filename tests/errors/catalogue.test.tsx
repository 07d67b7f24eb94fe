import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestError } from '../../renderer/contract'
import { createDictionaryStore } from '../../renderer/dictionary/store'
import { ImportDialog } from '../../renderer/list/import-dialog'
import { loadPart } from '../../renderer/model/load-part'
import { readScreen } from '../../renderer/page/read-screen'
import { restSource } from '../../renderer/source'
import { createClient } from '../../src/api/client'
import { connectCalls } from '../../src/app/connect'
import { askToLogout } from '../../src/app/logout'
import { wearTheme } from '../../src/app/look'
import { useUserTools } from '../../src/layouts/use-user-tools'
import { UserMenu } from '../../src/layouts/user-menu'
import { session } from '../../src/session'
import { createClosing } from '../../src/tabs/closing'
import { theme } from '../../src/theme/store'
import { fakeClient, testHost } from '../helpers/client'
import { inHost, testRenderer } from '../helpers/host'
import { plainStyles } from '../helpers/plain-styles'
import { testScreen } from '../helpers/screen'

/** What people see, in order: `kind: text`. */
const seen = vi.hoisted(() => [] as string[])
const reloads = vi.fn()

vi.mock('../../src/app/notices', () => {
  const say = (kind: string) => (text: string) => void seen.push(`${kind}: ${text}`)
  const notifier = { success: say('success'), info: say('info'), warning: say('warning'), error: say('error'), confirm: async () => true }
  return {
    notifier,
    showNotice: (title: string, text: string) => void seen.push(`notice: ${title} ${text}`),
    askToSignIn: async () => void seen.push('dialog: 登录已过期'),
  }
})

plainStyles()

/** Answers by path, else by `*`; a missing one is a server that is gone. */
const answers = new Map<string, () => Response>()

const client = createClient({})
const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const envelope = (message: string, code = 500, result: unknown = null) => json({ success: false, message, code, result, timestamp: 1 })
const spring = (message: string, status: number) => json({ timestamp: '', status, error: '', message, path: '' }, status)

/** A call of a page that is answered so. */
const called = (answer: () => Response) => async () => {
  answers.set('*', answer)
  await client.request({ method: 'GET', path: '/a' }).catch(() => undefined)
}
const downloaded = (answer: () => Response) => async () => {
  answers.set('*', answer)
  await client.download({ method: 'GET', path: '/a' }).catch(error => error.shown || seen.push(`error: ${error.message}`))
}

function Tools({ username }: { username: string }) {
  const notify = {
    success: (text: string) => void seen.push(`success: ${text}`),
    warning: (text: string) => void seen.push(`warning: ${text}`),
    confirm: async () => true,
  }
  const { entries, dialogs } = useUserTools({ username, notify, signOut: () => {}, forgetDictionaries: () => {} })
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <UserMenu name="李四" entries={entries} onLogout={() => {}} />
      {dialogs}
    </ConfigProvider>
  )
}

/** An entry of the user menu is chosen while the server answers so. */
const chosen =
  (entry: string, given: { readonly [path: string]: () => Response }, username = 'lisi') =>
  async () => {
    for (const [path, answer] of Object.entries(given)) answers.set(path, answer)
    render(<Tools username={username} />)
    await userEvent.click(screen.getByRole('button', { name: '李四的账户菜单' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  }

/** A workbook is imported while the server answers so. */
const imported = (answer: unknown) => async () => {
  const host = testHost({ client: fakeClient({ 'POST /demo/importExcel': answer }) })
  const source = restSource.create(testScreen().source ?? expect.fail(), host)
  render(inHost(host, <ImportDialog source={source} onClose={() => {}} />))
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail(), new File(['x'], 'a.xlsx'))
  await userEvent.click(screen.getByRole('button', { name: '开始上传' }))
  await waitFor(() => expect(host.notices).not.toEqual([]))
  seen.push(...host.notices)
}

const rejected = (work: () => Promise<unknown>) => async () => {
  await work().catch((error: Error & { code?: string }) => seen.push(`${error.code}: ${error.message.split(':')[0]}`))
}

const lost = (message: string) => rejected(() => loadPart(() => Promise.reject(new TypeError(message))))

const closed = (ids: readonly string[], id: string) => async () => {
  const tabs = ids.map(path => ({ id: path, path, title: path }))
  const store = { get: () => ({ tabs, active: id }), rules: { home: '/home' }, activate() {}, close() {}, refresh() {} }
  await createClosing(store as unknown as Parameters<typeof createClosing>[0], text => void seen.push(`warning: ${text}`)).close(id)
}

/** What a proxy sends instead of a workbook; jsdom's blobs cannot be read. */
const PAGE = Object.assign(new Blob(['<html>'], { type: 'application/json' }), { text: async () => '<html>' })

const success = json({ success: true, message: '', code: 200, result: {}, timestamp: 1 })
const EXPIRED = 'Token失效，请重新登录'

/** The catalogue of the specification, row by row: what happens, and what people see. */
const CATALOGUE: readonly [situation: string, happens: () => Promise<unknown>, seen: readonly string[]][] = [
  ['HTTP 403', called(spring('', 403)), ['notice: 系统提示 拒绝访问']],
  ['HTTP 404', called(spring('Not Found', 404)), ['notice: 系统提示 很抱歉，资源未找到!']],
  ['HTTP 504', called(spring('', 504)), ['notice: 系统提示 网络超时']],
  ['HTTP 401', called(spring('', 401)), ['notice: 系统提示 未授权，请重新登录']],
  ['HTTP 500, Token失效', called(spring(EXPIRED, 500)), ['dialog: 登录已过期']],
  ['HTTP 500, Token失效, where a file was asked for', downloaded(spring(EXPIRED, 500)), ['dialog: 登录已过期']],
  ['another status', called(spring('内部错误', 500)), ['notice: 系统提示 内部错误']],
  ['response code 510', called(envelope('没有权限，请联系管理员授权', 510)), ['warning: 没有权限，请联系管理员授权']],
  ['no answer', called(() => expect.fail('gone')), ['error: 无法连接服务器，请检查网络后重试']],
  [
    'import code 201',
    imported({ message: '文件导入成功，但有错误。', code: 201, result: { fileUrl: '/e.txt', fileName: 'e.txt', msg: '' } }),
    ['alert: 导入成功，但有错误'],
  ],
  [
    'import success, in the words of the server',
    imported({ message: '文件导入成功！数据行数：3' }),
    ['success: 文件导入成功！数据行数：3'],
  ],
  ['import success without words', imported({ message: '' }), ['success: 文件上传成功']],
  ['import that the server refuses', imported(new RequestError('文件导入失败', 500, false)), ['warning: a.xlsx 文件导入失败']],
  ['import failure', imported(new Error('文件导入失败')), ['error: a.xlsx 文件导入失败']],
  [
    'logout failure',
    async () => {
      answers.set('/sys/logout', envelope('退出登录失败！'))
      await askToLogout(() => {})
    },
    ['error: 退出登录失败！'],
  ],
  [
    'theme failure',
    async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      wearTheme()
      const broken = vi.spyOn(document.documentElement.style, 'setProperty').mockImplementation(() => expect.fail('no style'))
      theme.change({ appearance: 'dark' })
      broken.mockRestore()
    },
    ['error: Failed to update theme'],
  ],
  ['chunk load failure', lost('Failed to fetch dynamically imported module: /assets/a.js'), ['CHUNK_LOAD_FAILED: Loading chunk failed']],
  ['stylesheet chunk failure', lost('Unable to preload CSS for /assets/a.css'), ['CSS_CHUNK_LOAD_FAILED: Loading chunk failed']],
  ['missing module', rejected(() => readScreen(testRenderer, testHost(), 'no/screen')), ['MODULE_NOT_FOUND: 页面不存在：no/screen']],
  ['password dialog without user', chosen('修改密码', {}, ''), ['warning: 当前系统无登录用户!']],
  [
    'no departments',
    chosen('切换部门', {
      '/sys/user/getCurrentUserDeparts': json({ success: true, message: '', code: 0, result: { list: [], orgCode: null } }),
    }),
    ['warning: 您尚未设置部门信息!'],
  ],
  [
    'cache refresh',
    chosen('清除缓存', { '/sys/dict/refleshCache': success, '/sys/dict/queryAllDictItems': success }),
    ['success: 刷新缓存完成！'],
  ],
  ['cache refresh that fails', chosen('清除缓存', { '/sys/dict/refleshCache': envelope('不行') }), ['warning: 刷新缓存失败！']],
  ['unknown file', downloaded(json({ success: true, message: '', code: 200, result: null, timestamp: 1 })), ['error: 未知的文件']],
  [
    'failed export',
    async () => {
      const host = testHost({ client: fakeClient({ 'GET /demo/exportXls': PAGE }) })
      const source = restSource.create(testScreen().source ?? expect.fail(), host)
      await source.exportRows({ page: 1, pageSize: 10, filters: {} }).catch(error => seen.push(`error: ${error.message}`))
    },
    ['error: 文件下载失败'],
  ],
  [
    'dictionary load failure',
    async () => {
      const host = testHost()
      await createDictionaryStore(host)
        .load('sex')
        .catch(() => undefined)
      seen.push(...host.notices)
    },
    ['warning: 请求字典值【sex】失败！'],
  ],
  ['closing the home tab', closed(['/home', '/a'], '/home'), ['warning: 首页不能关闭!']],
  ['closing the last tab', closed(['/a'], '/a'), ['warning: 这是最后一页，不能再关闭了啦']],
]

beforeEach(() => {
  seen.length = 0
  answers.clear()
  // Each row is a window of its own: the dialog of one that is over does not hold back the next.
  vi.useFakeTimers({ now: Date.now() + 10_000 * Math.floor(1 + performance.now()), toFake: ['Date'] })
  for (const [key, value] of Object.entries({ 'Access-Token': 'T1', Login_Userinfo: { id: 'u1', username: 'lisi', realname: '李四' } })) {
    localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  }
  session.followStorage(null)
  connectCalls(reloads)
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(/^\/jeecg-boot|\?.*$/g, '')
    return (answers.get(path) ?? answers.get('*') ?? success)()
  })
})

afterEach(() => {
  act(() => session.forget())
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(CATALOGUE)('shows what the catalogue says: %s', async (_situation, happens, wanted) => {
  await happens()
  await waitFor(() => expect(seen).toEqual(wanted))
})
