import { expect, it, vi } from 'vitest'
import { createExpiringStorage } from '../session/expiring-storage'
import { DEFAULTS } from './settings'
import { ThemeStore } from './store'

function storage() {
  const values = new Map<string, string>()
  const backing = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
  return createExpiringStorage(() => backing as unknown as Storage)
}

it('keeps the choices of each person apart', () => {
  const shared = storage()
  const theme = new ThemeStore(shared)
  theme.belongTo('lisi')
  theme.change({ colour: '#722ED1' })
  theme.belongTo('wangwu')
  expect(theme.get()).toEqual(DEFAULTS)
  theme.belongTo('lisi')
  expect(theme.get().colour).toBe('#722ED1')
})

it('shows the defaults to the first who comes, and keeps nothing for him', () => {
  const theme = new ThemeStore(storage())
  theme.belongTo(null)
  expect(theme.get()).toEqual(DEFAULTS)
  theme.change({ appearance: 'dark' })
  theme.belongTo('lisi')
  theme.belongTo(null)
  expect(theme.get()).toEqual(DEFAULTS)
})

it('leaves ground and colour to the pages before the sign-in, also of the next window, and nothing else', () => {
  const shared = storage()
  const theme = new ThemeStore(shared)
  theme.belongTo('lisi')
  theme.change({ appearance: 'dark', colour: '#722ED1', navigation: 'top', tabs: false })
  theme.belongTo(null)
  expect(theme.get()).toEqual({ ...DEFAULTS, appearance: 'dark', colour: '#722ED1' })
  const next = new ThemeStore(shared)
  next.belongTo(null)
  expect(next.get().appearance).toBe('dark')
  next.belongTo('wangwu')
  next.belongTo(null)
  expect(next.get()).toEqual(DEFAULTS)
})

it('follows another window', () => {
  const shared = storage()
  const [here, there] = [new ThemeStore(shared), new ThemeStore(shared)]
  for (const theme of [here, there]) theme.belongTo('lisi')
  const told = vi.fn()
  here.subscribe(told)
  there.change({ appearance: 'dark' })
  here.reload()
  here.reload()
  expect(here.get().appearance).toBe('dark')
  expect(told).toHaveBeenCalledTimes(1)
})

it('is light on paper, and as before after it', () => {
  const theme = new ThemeStore(storage())
  theme.belongTo('lisi')
  theme.change({ appearance: 'dark', colour: '#52C41A' })
  theme.print(true)
  expect(theme.get()).toMatchObject({ appearance: 'light', colour: '#52C41A' })
  theme.print(false)
  expect(theme.get()).toMatchObject({ appearance: 'dark', colour: '#52C41A' })
})
