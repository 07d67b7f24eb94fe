import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { reachability } from '../api/reachability'
import { lazyPage } from './lazy-page'

const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
const Page = ({ name }: { name: string }) => <p>{`页面 ${name}`}</p>

afterEach(() => reachability.set(true))

it('is drawn at once when it has been loaded before', async () => {
  const load = vi.fn(async () => Page)
  const Lazy = lazyPage(load)
  const { unmount } = render(<Lazy name="甲" />, { wrapper: MemoryRouter })
  await screen.findByText('页面 甲')
  unmount()
  render(<Lazy name="乙" />, { wrapper: MemoryRouter })
  expect(screen.getByText('页面 乙')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('says in its place that it is lost, and can be tried again', async () => {
  const Lazy = lazyPage(vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(lost()).mockResolvedValue(Page))
  render(<Lazy name="甲" />, { wrapper: MemoryRouter })
  await screen.findByText('页面资源加载失败，可能是系统已更新，请重新加载')
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
  expect(screen.getByText(/Loading chunk failed/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByText('页面 甲')
})

it('is tried again by itself when the server is back', async () => {
  const Lazy = lazyPage(vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(lost()).mockResolvedValue(Page))
  reachability.set(false)
  render(<Lazy name="甲" />, { wrapper: MemoryRouter })
  await screen.findByText('页面资源加载失败，可能是系统已更新，请重新加载')
  act(() => reachability.set(true))
  await screen.findByText('页面 甲')
})
