import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { applyTheme } from './apply'
import { DEFAULTS } from './settings'
import { theme } from './store'
import { ThemeDrawer } from './theme-drawer'

function shown() {
  theme.belongTo('lisi')
  render(<ThemeDrawer open onClose={vi.fn()} />)
  return userEvent.setup()
}

afterEach(() => {
  act(() => theme.belongTo(null))
  localStorage.clear()
})

const radio = (group: string, name: string) => within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name })
const flag = (name: string) => screen.getByRole('switch', { name })
const on = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true'
const disabled = (element: HTMLElement) => (element as HTMLButtonElement).disabled

it('shows the defaults, with what they do not allow switched off', () => {
  shown()
  expect(screen.getByRole('dialog').textContent).toContain('系统设置')
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  expect(chosen.map(({ value, ariaLabel }) => ariaLabel ?? value)).toEqual(['light', 'dark', '拂晓蓝', 'side'])
  expect(['固定 Header', '下滑时隐藏 Header', '固定侧边菜单', '色弱模式', '多页签模式'].map(name => on(flag(name)))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

it('offers eight colours by name', async () => {
  const user = shown()
  expect(within(screen.getByRole('radiogroup', { name: '主题色' })).getAllByRole('radio')).toHaveLength(8)
  await user.click(radio('主题色', '酱紫'))
  expect(theme.get().colour).toBe('#722ED1')
})

it.each([
  ['界面', '暗色', { appearance: 'dark' }],
  ['菜单', '亮色菜单', { menu: 'light' }],
  ['菜单位置', '顶部菜单', { navigation: 'top' }],
])('takes for %s %s', async (group, name, wanted) => {
  const user = shown()
  await user.click(radio(group, name))
  expect(theme.get()).toMatchObject(wanted)
})

it.each([
  ['固定侧边菜单', { fixedSidebar: false }],
  ['色弱模式', { colourWeak: true }],
  ['多页签模式', { tabs: false }],
  ['下滑时隐藏 Header', { hideHeader: true }],
])('switches %s', async (name, wanted) => {
  const user = shown()
  await user.click(flag(name))
  expect(theme.get()).toMatchObject(wanted)
})

it('stops hiding the header when it is no longer fixed', async () => {
  const user = shown()
  await user.click(flag('下滑时隐藏 Header'))
  await user.click(flag('固定 Header'))
  expect([on(flag('下滑时隐藏 Header')), disabled(flag('下滑时隐藏 Header'))]).toEqual([false, true])
  await user.click(flag('固定 Header'))
  expect([on(flag('下滑时隐藏 Header')), disabled(flag('下滑时隐藏 Header'))]).toEqual([false, false])
})

it('has no fixed sidebar under a menu on top', async () => {
  const user = shown()
  await user.click(radio('菜单位置', '顶部菜单'))
  expect([on(flag('固定侧边菜单')), disabled(flag('固定侧边菜单'))]).toEqual([false, true])
  await user.click(radio('菜单位置', '侧边菜单'))
  expect(on(flag('固定侧边菜单'))).toBe(true)
})

it('lets the page flow only under a menu on top', async () => {
  const user = shown()
  const choose = async () => {
    await user.click(screen.getByRole('combobox', { name: '内容区域宽度' }))
    await user.click(await screen.findByTitle('流式'))
  }
  await choose()
  expect(theme.get().width).toBe('fixed')
  await user.click(radio('菜单位置', '顶部菜单'))
  await choose()
  expect(theme.get().width).toBe('fluid')
})

it('gives the page its look at once', () => {
  applyTheme({ ...DEFAULTS, appearance: 'dark', colourWeak: true, colour: '#52C41A' }, document)
  const { dataset, style } = document.documentElement
  expect([dataset.appearance, dataset.colours, style.getPropertyValue('--weft-primary-fill')]).toEqual(['dark', 'weak', '#237804'])
  applyTheme(DEFAULTS, document)
  expect([dataset.appearance, dataset.colours, style.getPropertyValue('--weft-primary')]).toEqual(['light', 'full', '#1890ff'])
})
