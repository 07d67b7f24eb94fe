import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../session'
import { SignedInPages } from './signed-in-pages'

const node = (path: string, title: string, component: string, more = {}) => ({
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
    children: [node('/isystem/log', '日志管理', 'system/LogList'), node('/isystem/dict', '数据字典', 'system/DictList')],
  }),
  { ...node('/board', '看板', 'layouts/IframePageView'), meta: { title: '看板', url: 'https://bi.test/{userId}' } },
]

beforeEach(async () => {
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
  vi.unstubAllGlobals()
})

function shown(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SignedInPages onLogout={() => {}} onError={() => {}} />
    </MemoryRouter>,
  )
}

it('shows the home page with ways to everything in the menu', () => {
  shown('/dashboard/analysis')
  expect(screen.getByRole('heading', { level: 1, name: '首页' })).toBeTruthy()
  expect(screen.getByRole('region', { name: '系统管理' }).querySelectorAll('a')).toHaveLength(2)
  expect(document.title).toBe('审计大数据治理与分析系统')
})

it('says which component a menu entry lacks', () => {
  shown('/isystem/log')
  expect(screen.getByRole('heading', { name: '组件不存在' })).toBeTruthy()
  expect(screen.getByText('system/LogList')).toBeTruthy()
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
  const frame = screen.getByTitle('看板')
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
