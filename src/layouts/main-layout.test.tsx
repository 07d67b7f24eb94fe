import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULTS, type ThemeSettings } from '../theme/settings'
import { theme } from '../theme/store'
import type { LeftMenuItem } from './left-menu'
import { MainLayout } from './main-layout'
import { ShownPathContext } from './shown-path'

const items: readonly LeftMenuItem[] = [
  { key: 'home', title: '首页', icon: 'home', path: '/dashboard/analysis' },
  {
    key: 'sys',
    title: '系统管理',
    icon: 'setting',
    children: [
      { key: 'user', title: '用户管理', icon: '', path: '/isystem/user' },
      { key: 'docs', title: '在线文档', icon: '', url: 'https://docs.test/' },
    ],
  },
]

const notify = { warning: vi.fn() }

function shown(path: string, given = items) {
  const onLogout = vi.fn()
  render(
    <MemoryRouter initialEntries={[path]}>
      <ShownPathContext.Provider value={{ get: () => path, subscribe: () => () => {} }}>
        <MainLayout items={given} userName="李四" onLogout={onLogout} notify={notify}>
          <p>内容</p>
        </MainLayout>
      </ShownPathContext.Provider>
    </MemoryRouter>,
  )
  return { onLogout, user: userEvent.setup() }
}

/** A window of a width, for `matchMedia`. */
function windowOf(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0)
    return { matches: width <= limit, media: query, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  })
}

/** As a user has set it up. */
const looking = (look: Partial<ThemeSettings>) => act(() => theme.change(look))

afterEach(() => {
  looking(DEFAULTS)
  vi.restoreAllMocks()
  localStorage.clear()
})

it('shows menu, header and page with their landmarks', () => {
  shown('/isystem/user')
  const nav = screen.getByRole('navigation', { name: '主菜单' })
  expect(within(nav).getByRole('link', { name: '用户管理' }).getAttribute('href')).toBe('/isystem/user')
  expect(screen.getByRole('banner').textContent).toMatch(/好，李四，欢迎进入审计大数据治理与分析系统/)
  expect(within(screen.getByRole('main')).getByText('内容')).toBeTruthy()
  expect(screen.getByRole('link', { name: '跳到主要内容' }).getAttribute('href')).toBe('#weft-main')
})

it('brings the entry of the page into view, also where a link has led to it', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  shown('/isystem/user')
  const entry = screen.getByRole('menuitem', { name: '用户管理' })
  expect(scroll.mock.contexts).toEqual([entry])
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
})

it('opens outside addresses in a new tab without handing over the window', () => {
  shown('/isystem/user')
  const link = screen.getByRole('link', { name: /在线文档/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

it('leads home from everywhere but home', () => {
  shown('/isystem/user')
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/dashboard/analysis')
})

it('offers no way home at home', () => {
  shown('/dashboard/analysis')
  expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull()
})

it('remembers that the menu was collapsed', async () => {
  const { user } = shown('/isystem/user')
  const toggle = screen.getByRole('button', { name: '收起菜单' })
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  await user.click(toggle)
  expect(screen.getByRole('button', { name: '展开菜单' }).getAttribute('aria-expanded')).toBe('false')
  expect(JSON.parse(localStorage.getItem('SIDEBAR_TYPE') ?? '')).toMatchObject({ value: false })
})

it('gives the focus back to the group of a collapsed menu whose entry was chosen', async () => {
  localStorage.setItem('SIDEBAR_TYPE', JSON.stringify({ value: false, expire: null }))
  const { user } = shown('/dashboard/analysis')
  const group = screen.getByRole('menuitem', { name: /系统管理/ })
  await user.hover(group)
  await user.click(await screen.findByRole('link', { name: '用户管理' }))
  expect(document.activeElement).toBe(group)
})

it('leaves Enter on such an entry to its link, and takes the focus back after it', async () => {
  localStorage.setItem('SIDEBAR_TYPE', JSON.stringify({ value: false, expire: null }))
  const { user } = shown('/dashboard/analysis')
  const group = screen.getByRole('menuitem', { name: /系统管理/ })
  await user.hover(group)
  const link = await screen.findByRole('link', { name: '用户管理' })
  const pressed = vi.fn()
  link.addEventListener('click', pressed)
  act(() => link.focus())
  await user.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(group)
})

it('starts collapsed in a small window', () => {
  windowOf(1000)
  shown('/isystem/user')
  expect(screen.getByRole('button', { name: '展开菜单' })).toBeTruthy()
})

it('keeps the menu in a drawer on a phone', async () => {
  windowOf(390)
  const { user } = shown('/isystem/user')
  expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '展开菜单' }))
  expect(await screen.findByRole('navigation', { name: '主菜单' })).toBeTruthy()
  expect(document.querySelector<HTMLElement>('.weft-drawer .ant-drawer-content-wrapper')?.style.width).toBe('200px')
})

it('has neither menu nor toggle when there is nothing to choose', () => {
  shown('/isystem/user', [])
  expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull()
  expect(document.querySelector('.weft-sider')).toBeNull()
  expect(screen.queryByRole('button', { name: /菜单$/ })).toBe(screen.getByRole('button', { name: '李四的账户菜单' }))
})

it('has nothing below the page', () => {
  shown('/isystem/user')
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('signs out by the user menu', async () => {
  const { onLogout, user } = shown('/isystem/user')
  await user.click(screen.getByRole('button', { name: '李四的账户菜单' }))
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  expect(onLogout).toHaveBeenCalledTimes(1)
})

it('has its menu in the header when it is wanted there, and greets nobody', () => {
  looking({ navigation: 'top' })
  shown('/isystem/user')
  const nav = within(screen.getByRole('banner')).getByRole('navigation', { name: '主菜单' })
  expect(within(nav).getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/dashboard/analysis')
  expect(within(nav).getByText('系统管理')).toBeTruthy()
  expect(screen.getByRole('banner').textContent).not.toContain('欢迎')
})

it('has the pages of the top entry of the current page on the left below a menu on top', async () => {
  looking({ navigation: 'top' })
  const { user } = shown('/isystem/user')
  const left = screen.getByRole('navigation', { name: '系统管理' })
  expect(
    within(left)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['首页', '用户管理', expect.stringMatching(/^在线文档/)])
  expect(document.querySelectorAll('.weft-brand')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '收起菜单' }))
  expect(document.querySelector('.weft-sider.is-collapsed')).not.toBeNull()
})

it('has nothing on the left below a menu on top where the page stands in no group', () => {
  looking({ navigation: 'top' })
  shown('/dashboard/analysis')
  expect(document.querySelector('.weft-sider')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(收起|展开)菜单$/ })).toBeNull()
  expect(document.querySelectorAll('.weft-brand')).toHaveLength(1)
})

it('keeps the drawer on a phone wherever the menu stands', async () => {
  windowOf(390)
  looking({ navigation: 'top' })
  const { user } = shown('/isystem/user')
  await user.click(screen.getByRole('button', { name: '展开菜单' }))
  expect(await screen.findByRole('navigation', { name: '主菜单' })).toBeTruthy()
})

const shell = () => document.querySelector('.weft-shell')?.className

it.each<[Partial<ThemeSettings>, string]>([
  [{}, 'weft-shell has-fixed-header'],
  [{ fixedHeader: false }, 'weft-shell'],
  [{ navigation: 'top' }, 'weft-shell has-fixed-header has-fixed-width'],
  [{ navigation: 'top', width: 'fluid' }, 'weft-shell has-fixed-header'],
])('takes on the look %j', (look, classes) => {
  looking(look)
  shown('/isystem/user')
  expect(shell()).toBe(classes)
})

it('lets the sidebar go with the page when it is not fixed', () => {
  looking({ fixedSidebar: false, menu: 'light' })
  shown('/isystem/user')
  const nav = screen.getByRole('navigation', { name: '主菜单' })
  expect([nav.className, nav.parentElement?.classList.contains('is-moving')]).toEqual(['weft-nav is-light', true])
})
