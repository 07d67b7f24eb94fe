import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LeftMenuItem } from './left-menu'
import { asksForSearch, MenuSearch } from './menu-search'

const items: readonly LeftMenuItem[] = [
  { key: 'home', title: '首页', icon: '', path: '/dashboard/analysis' },
  {
    key: 'sys',
    title: '系统管理',
    icon: '',
    children: [
      { key: 'user', title: '用户管理', icon: '', path: '/isystem/user' },
      { key: 'role', title: '角色管理', icon: '', path: '/isystem/role' },
      { key: 'docs', title: '在线文档', icon: '', url: 'https://docs.test/' },
      { key: 'board', title: '看板', icon: '', path: '/board', framed: 'https://bi.test/' },
    ],
  },
]

const Where = () => <p>{useLocation().pathname}</p>
const opened = vi.fn()

beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation((...given) => {
    opened(...given)
    return null
  })
})

afterEach(() => {
  opened.mockClear()
  vi.restoreAllMocks()
})

function shown() {
  render(
    <MemoryRouter initialEntries={['/start']}>
      <input aria-label="别处" />
      <MenuSearch items={items} notify={{ warning: vi.fn() }} />
      <Where />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const options = () => screen.getAllByRole('option').map(option => option.querySelector('span')?.textContent)
const input = () => screen.findByRole('combobox', { name: '搜索菜单' })
/** What the keys stand on, as a screen reader is told. */
const active = (from: HTMLElement) => document.getElementById(from.getAttribute('aria-activedescendant') ?? '')?.textContent

it('opens by its button, ready to be written in', async () => {
  const user = shown()
  await user.click(screen.getByRole('button', { name: '搜索菜单' }))
  const box = await input()
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(options()).toEqual(['首页', '用户管理', '角色管理', '在线文档', '看板'])
})

it('goes to what the arrow keys chose', async () => {
  const user = shown()
  await user.keyboard('{Control>}k{/Control}')
  const box = await input()
  await user.type(box, '管理')
  expect(options()).toEqual(['用户管理', '角色管理', '在线文档', '看板'])
  expect(active(box)).toContain('用户管理')
  await user.keyboard('{ArrowDown}')
  expect(active(box)).toContain('角色管理')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active(box)).toContain('看板')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText('/isystem/user')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it('finds by the initials of pinyin', async () => {
  const user = shown()
  await user.keyboard('/')
  await user.type(await input(), 'jsgl')
  await waitFor(() => expect(options()).toEqual(['角色管理']))
})

it.each([
  ['在线文档', 'https://docs.test/'],
  ['看板', 'https://bi.test/'],
])('opens %s in a new browser tab', async (title, url) => {
  const user = shown()
  await user.keyboard('/')
  await user.type(await input(), title)
  fireEvent.mouseDown(await screen.findByRole('option', { name: new RegExp(title) }))
  expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer')
  expect(screen.getByText('/start')).toBeTruthy()
})

it('loses no key that comes before its input has the focus', async () => {
  shown()
  const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })
  press('k', { ctrlKey: true })
  ;(document.activeElement as HTMLElement | null)?.blur()
  for (const key of ['用', '户', 'Shift', '/']) press(key)
  expect(((await input()) as HTMLInputElement).value).toBe('用户/')
  fireEvent.change(await input(), { target: { value: '' } })
  expect(options()).toHaveLength(5)
})

it('says when nothing fits, and Enter then does nothing', async () => {
  const user = shown()
  await user.keyboard('/')
  const box = await input()
  await user.type(box, '没有的东西{Enter}')
  expect(screen.getByRole('status').textContent).toBe('没有找到相关菜单')
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(box.hasAttribute('aria-activedescendant')).toBe(false)
})

it('leaves / to whoever writes', async () => {
  const user = shown()
  await user.type(screen.getByRole('textbox', { name: '别处' }), 'a/b')
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('closes by Escape', async () => {
  const user = shown()
  await user.keyboard('/')
  const box = await input()
  await waitFor(() => expect(document.activeElement).toBe(box))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it.each<[Partial<KeyboardEvent>, boolean]>([
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ key: '/' }, true],
  [{ key: '/', ctrlKey: true }, false],
])('takes %j for a wish to search: %s', (event, asks) => {
  const keys = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: document.body }
  expect(asksForSearch({ ...keys, ...event })).toBe(asks)
})
