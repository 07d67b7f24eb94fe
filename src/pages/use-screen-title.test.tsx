import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Host } from '../../renderer/contract'
import { testHost } from '../../tests/helpers/client'
import { titleIn, useScreenTitle } from './use-screen-title'

const hosts = new Map<Host['loadScreen'], Host>()
/** One host for each way to load: it is the same between two drawings. */
const host = ({ loadScreen }: Pick<Host, 'loadScreen'>) => {
  const made = hosts.get(loadScreen) ?? testHost({ loadScreen })
  hosts.set(loadScreen, made)
  return made
}

it.each([
  ['{ "title": "讲师管理" }', '讲师管理'],
  ['{ "title": "{{ route.name }}" }', ''],
  ['{ "title": 7 }', ''],
  ['null', ''],
  ['{', ''],
])('finds in %s the title "%s"', (text, title) => {
  expect(titleIn(text)).toBe(title)
})

it.each<[string, Host['loadScreen'], string]>([
  ['that it has', async () => ({ file: 'a', text: '{ "title": "讲师" }' }), '讲师'],
  ['of nothing, where there is no such screen', async () => undefined, '页面不存在'],
  ['of nothing, where it cannot be had', () => Promise.reject(new Error('断了')), '页面不存在'],
  ['that only an expression knows', async () => ({ file: 'a', text: '{ "title": "{{ route.name }}" }' }), ''],
])('gives the title %s', async (_, loadScreen, want) => {
  const { result } = renderHook(() => useScreenTitle(host({ loadScreen }), 'a', '页面不存在'))
  expect(result.current).toBe('')
  await vi.waitFor(() => expect(result.current).toBe(want))
  await act(async () => {})
  expect(result.current).toBe(want)
})
