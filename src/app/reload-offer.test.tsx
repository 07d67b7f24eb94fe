import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reachability } from '../api/reachability'
import { ReloadOffer } from './reload-offer'

const retry = vi.hoisted(() => vi.fn())
vi.mock('../../renderer/contract', async real => ({ ...(await real<object>()), retryLostParts: retry }))

const OFFER = '系统已更新，部分页面资源加载失败。已填写的表单会保存为草稿，请重新加载'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  server.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.unstubAllGlobals()
  reachability.set(true)
})

function shown() {
  const reload = vi.fn(async () => {})
  render(
    <>
      <input aria-label="姓名" />
      <ReloadOffer reload={reload} />
    </>,
  )
  return { reload, lose: () => act(() => void window.dispatchEvent(new Event('vite:preloadError'))) }
}

it('offers to load the page again when a part is lost, and leaves the page as it is until then', async () => {
  const { reload, lose } = shown()
  await userEvent.type(screen.getByLabelText('姓名'), '李四')
  expect(screen.queryByText(OFFER)).toBeNull()
  lose()
  await screen.findByText(OFFER)
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('李四')
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('can be put off, and comes back with the next part', async () => {
  const { lose } = shown()
  lose()
  await userEvent.click(await screen.findByRole('button', { name: '稍后' }))
  expect(screen.queryByText(OFFER)).toBeNull()
  lose()
  await screen.findByText(OFFER)
})

it('offers nothing while there is nobody to load from, and tries what was lost again once there is', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  const { lose } = shown()
  lose()
  await vi.waitFor(() => expect(reachability.get()).toBe(false))
  expect(screen.queryByText(OFFER)).toBeNull()
  expect(retry).not.toHaveBeenCalled()
  act(() => reachability.set(true))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(OFFER)).toBeNull()
})
