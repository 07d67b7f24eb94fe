import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backEnd } from '../api/back-end'
import { session } from '../session'
import { createClosing } from '../tabs/closing'
import { TabStore } from '../tabs/tab-store'
import { theme } from '../theme/store'
import { SignedInPages } from './signed-in-pages'

interface Entry {
  readonly path: string
  readonly children?: readonly Entry[]
  readonly [name: string]: unknown
}

const node = (path: string, title: string, component: string, more = {}): Entry => ({
  id: path,
  path,
  name: path,
  component,
  route: '1',
  meta: { title },
  ...more,
})
const menu = [
  node('/dashboard/analysis', '首页', 'dashboard/Analysis'),
  node('/isystem', '系统管理', 'layouts/RouteView', {
    children: [node('/isystem/log', '日志管理', 'custom/NoSuchPage'), node('/isystem/dict', '数据字典', 'system/DictList')],
  }),
  node('/online/erp/:code', '在线列表', 'modules/online/cgform/auto/erp/OnlCgformErpList', { hidden: true }),
  { ...node('/board', '看板', 'layouts/IframePageView'), meta: { title: '看板', url: 'https://bi.test/{userId}' } },
]

beforeEach(async () => {
  // As the sign-in page has found out.
  backEnd.learn(null)
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ success: true, code: 200, message: '', result: { menu, auth: [], allAuth: [] } })),
  )
  const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  keep('Access-Token', 'T1')
  keep('Login_Userinfo', { id: 'u1', username: 'lisi', realname: '李四' })
  session.followStorage(null)
  await session.loadPermissions()
})

afterEach(() => {
  act(() => session.forget())
  vi.restoreAllMocks()
  vi.clearAllMocks()
  kept = undefined
  vi.unstubAllGlobals()
})

/** A window of a width, for `matchMedia`. */
function windowOf(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0)
    return { matches: width <= limit, media: query, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  })
}

const warn = vi.fn()
const onError = vi.fn()
let kept: unknown

function shown(path: string) {
  const storage = {
    get: () => kept,
    set(tabs: unknown) {
      kept = tabs
    },
  }
  const router = createMemoryRouter([{ path: '*', Component: Pages }], { initialEntries: [path] })
  const store = new TabStore(router, storage, { home: '/dashboard/analysis', knows: () => true, passes: at => at === '/404' })
  const closing = createClosing(store, warn)
  function Pages() {
    return <SignedInPages store={store} closing={closing} notify={{ warning: warn }} onLogout={() => {}} onError={onError} />
  }
  render(<RouterProvider router={router} />)
  return { router, store, user: userEvent.setup() }
}

it('shows the home page under the name of the system alone', async () => {
  shown('/dashboard/analysis')
  expect(await screen.findByRole('heading', { level: 1, name: '首页' })).toBeTruthy()
  expect(document.title).toBe('审计大数据治理与分析系统')
})

it('says which component a menu entry lacks', () => {
  shown('/isystem/log')
  expect(screen.getByRole('heading', { name: '组件不存在' })).toBeTruthy()
  expect(screen.getByText('custom/NoSuchPage')).toBeTruthy()
  expect(document.title).toBe('日志管理 · 审计大数据治理与分析系统')
})

it('leads by the trail above a page to the groups of the menu', () => {
  shown('/isystem/log')
  const trail = screen.getByRole('navigation', { name: '当前位置' })
  const links = [...trail.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['首页', '/dashboard/analysis'],
    ['系统管理', '/isystem'],
  ])
  expect(trail.querySelector('[aria-current=page]')?.textContent).toBe('日志管理')
})

it('shows what a group holds', () => {
  shown('/isystem')
  const links = [...screen.getByRole('main').querySelectorAll('li a')].map(link => link.textContent)
  expect(links).toEqual(expect.arrayContaining(['日志管理', '数据字典']))
})

it('frames pages of somewhere else', () => {
  shown('/board')
  const frame = page().getByTitle('看板')
  expect(frame.getAttribute('src')).toBe('https://bi.test/u1')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
})

it.each([
  ['/404', '抱歉，您访问的页面不存在'],
  ['/403', '抱歉，您无权访问该页面'],
  ['/500', '抱歉，页面出错了'],
])('has a page at %s', (path, text) => {
  shown(path)
  expect(screen.getByText(text)).toBeTruthy()
})

describe('a page that is withdrawn', () => {
  const withdraw = async (path: string) => {
    const without = (nodes: readonly Entry[]): Entry[] =>
      nodes.filter(one => one.path !== path).map(({ children, ...one }) => ({ ...one, ...(children && { children: without(children) }) }))
    const left = without(menu)
    const result = { menu: left, auth: [], allAuth: [] }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, code: 200, message: '', result })))
    await act(() => session.refreshPermissions())
  }
  const say = '您的权限已变更，无法再使用该页面；未保存的内容会保留为草稿'

  it('says so in its tab and stays as it is', async () => {
    const { router } = shown('/board')
    const frame = page().getByTitle('看板')
    await withdraw('/board')
    expect(page().getByRole('alert').textContent).toBe(say)
    expect(page().getByTitle('看板')).toBe(frame)
    expect(tabs()).toEqual(['首页', '看板*'])
    await go(router, '/isystem')
    await go(router, '/board')
    expect(page().getByTitle('看板')).toBe(frame)
  })

  it('is refused when it is opened afterwards, and leaves the menu', async () => {
    const { router } = shown('/isystem')
    await withdraw('/isystem/log')
    expect(page().queryByText('日志管理')).toBeNull()
    await go(router, '/isystem/log')
    expect(page().getByText('抱歉，您无权访问该页面')).toBeTruthy()
  })
})

const bar = () => within(screen.getByRole('tablist', { name: '打开的页面' }))
const tabs = () =>
  bar()
    .getAllByRole('tab')
    .map(tab => `${tab.textContent}${tab.getAttribute('aria-selected') === 'true' ? '*' : ''}`)
const tab = (name: string) => bar().getByRole('tab', { name })
/** Pages may have tabs of their own inside. */
const page = () => within(screen.getAllByRole('tabpanel')[0] ?? expect.fail('no page'))
const go = (router: ReturnType<typeof shown>['router'], path: string) => act(() => router.navigate(path))

describe('tabs', () => {
  it('stand for the open pages, in the order in which they were opened', async () => {
    const { router, user } = shown('/isystem/log')
    expect(tabs()).toEqual(['首页', '日志管理*'])
    await go(router, '/isystem')
    expect(tabs()).toEqual(['首页', '日志管理', '系统管理*'])
    await user.click(tab('日志管理'))
    expect(tabs()).toEqual(['首页', '日志管理*', '系统管理'])
    expect(router.state.location.pathname).toBe('/isystem/log')
    expect(document.title).toBe('日志管理 · 审计大数据治理与分析系统')
    await user.click(tab('首页'))
    expect(document.title).toBe('审计大数据治理与分析系统')
  })

  it('keep what was typed in their pages', async () => {
    const { router, user } = shown('/test/home')
    await user.click(await page().findByRole('button', { name: '重新检测' }))
    const button = page().getByRole('button', { name: '重新检测' })
    await go(router, '/isystem')
    expect(screen.queryByRole('button', { name: '重新检测' })).toBeNull()
    expect(document.activeElement).toBe(document.body)
    await go(router, '/test/home')
    expect(page().getByRole('button', { name: '重新检测' })).toBe(button)
    expect(document.activeElement).toBe(button)
  })

  it('are gone through, opened and closed by the keyboard', async () => {
    const { router, user } = shown('/isystem/log')
    await go(router, '/isystem')
    act(() => tab('系统管理').focus())
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab('首页'))
    await user.keyboard('{ArrowRight}{Enter}')
    expect(tabs()).toEqual(['首页', '日志管理*', '系统管理'])
    await user.keyboard('{Delete}')
    await screen.findByRole('tab', { name: '系统管理', selected: true })
    expect(tabs()).toEqual(['首页', '系统管理*'])
    expect(document.activeElement).toBe(tab('系统管理'))
    await user.keyboard('{Home}{Delete}')
    expect(warn).toHaveBeenLastCalledWith('首页不能关闭!')
  })

  it('are changed and closed from anywhere by Alt with PageUp, PageDown and W', async () => {
    const { user } = shown('/isystem/log')
    await user.keyboard('{Alt>}{PageDown}{/Alt}')
    expect(tabs()).toEqual(['首页*', '日志管理'])
    await user.keyboard('{Alt>}{PageUp}w{/Alt}')
    expect(await screen.findByRole('tab', { name: '首页', selected: true })).toBeTruthy()
    expect(tabs()).toEqual(['首页*'])
    await user.keyboard('{Alt>}w{/Alt}')
    expect(warn).toHaveBeenLastCalledWith('这是最后一页，不能再关闭了啦')
  })

  it('are closed by their cross and by the middle button, but home', async () => {
    const { router, user } = shown('/isystem/log')
    await go(router, '/isystem')
    expect(tab('首页').querySelector('.weft-tab-close')).toBeNull()
    await user.click(tab('日志管理').querySelector('.weft-tab-close') ?? expect.fail('no cross'))
    expect(tabs()).toEqual(['首页', '系统管理*'])
    await user.pointer({ target: tab('系统管理'), keys: '[MouseMiddle]' })
    await screen.findByRole('tab', { name: '首页', selected: true })
    expect(tabs()).toEqual(['首页*'])
  })

  it.each([
    ['刷新', ['首页', '日志管理', '系统管理*', '测试页面']],
    ['关闭左侧', ['首页', '系统管理*', '测试页面']],
    ['关闭右侧', ['首页', '日志管理', '系统管理*']],
    ['关闭其他', ['首页', '系统管理*']],
  ])('have a menu under the right button with %s', async (name, want) => {
    const { router, user } = shown('/isystem/log')
    await go(router, '/isystem')
    await go(router, '/test/home')
    await go(router, '/isystem')
    await user.pointer({ target: tab('系统管理'), keys: '[MouseRight]' })
    await user.click(await screen.findByRole('menuitem', { name }))
    await vi.waitFor(() => expect(tabs()).toEqual(want))
  })

  it('have the same menu behind a button, without what cannot be done', async () => {
    const { user } = shown('/isystem/log')
    await user.click(screen.getByRole('button', { name: '页签操作' }))
    const entries = within((await screen.findByText('关闭其他')).closest('ul') ?? expect.fail('no menu'))
      .getAllByRole('menuitem')
      .map(entry => [entry.textContent, entry.getAttribute('aria-disabled')])
    expect(entries).toEqual([
      ['刷新', null],
      ['关闭左侧', 'true'],
      ['关闭右侧', 'true'],
      ['关闭其他', 'true'],
    ])
  })

  it('come back after a reload; only the one in front is drawn', async () => {
    kept = [
      { pathname: '/isystem', search: '', title: '系统管理' },
      { pathname: '/isystem/log', search: '?page=2', title: '日志管理' },
    ]
    const { router, user } = shown('/isystem')
    expect(tabs()).toEqual(['首页', '系统管理*', '日志管理'])
    expect(document.querySelectorAll('.weft-tab-page')).toHaveLength(1)
    await user.click(tab('日志管理'))
    expect(router.state.location.search).toBe('?page=2')
    expect(document.querySelectorAll('.weft-tab-page')).toHaveLength(2)
  })

  it('do not stand in narrow windows: one page is kept', async () => {
    windowOf(1000)
    const { router } = shown('/isystem/log')
    expect(screen.queryByRole('tablist')).toBeNull()
    await go(router, '/isystem')
    expect(document.querySelectorAll('.weft-tab-page')).toHaveLength(1)
  })

  it('go when nobody wants them, and the rest is closed', async () => {
    const { router, store } = shown('/isystem/log')
    await go(router, '/isystem')
    act(() => theme.change({ tabs: false }))
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(store.get().tabs.map(({ id }) => id)).toEqual(['/dashboard/analysis', '/isystem'])
    act(() => theme.change({ tabs: true }))
  })

  it('break alone: the others stay, and the page can be drawn again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { router, user } = shown('/isystem/log')
    const whole = navigator.language
    const language = vi.spyOn(navigator, 'language', 'get').mockImplementation(() => {
      throw new Error('broken')
    })
    await go(router, '/test/home')
    await user.click(page().getByRole('tab', { name: '浏览器' }))
    expect(page().getByText('抱歉，页面出错了')).toBeTruthy()
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }))
    expect(tabs()).toEqual(['首页', '日志管理', '测试页面*'])
    await user.click(tab('日志管理'))
    expect(page().getByText('custom/NoSuchPage')).toBeTruthy()
    await user.click(tab('测试页面'))
    language.mockImplementation(() => whole)
    await user.click(page().getByRole('button', { name: '重试' }))
    await user.click(page().getByRole('tab', { name: '浏览器' }))
    expect(page().getByText(whole)).toBeTruthy()
  })
})
