import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { retryLostParts } from '../../model/lost-parts'
import { lazyPart } from './lazy-part'

const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

function drawn(children: ReactNode) {
  return render(
    <>
      <input aria-label="姓名" />
      <Suspense fallback={null}>{children}</Suspense>
    </>,
  )
}

it('says in its own place that it cannot be loaded, keeps what was typed around it, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let there = false
  const load = vi.fn(async () => {
    if (!there) throw lost()
    return ({ text }: { text: string }) => <p>{text}</p>
  })
  const Part = lazyPart(load)
  drawn(<Part text="详情" />)
  await userEvent.type(screen.getByLabelText('姓名'), '李四')
  await screen.findByText('页面资源加载失败，可能是系统已更新')
  const retry = () => screen.getByRole('button', { name: '重试' })
  await userEvent.click(retry())
  await waitFor(() => expect([load.mock.calls.length, retry() !== null]).toEqual([2, true]))
  there = true
  await userEvent.click(retry())
  await screen.findByText('详情')
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('李四')
  expect(load).toHaveBeenCalledTimes(3)
})

it('is tried again by itself when the server is back, with every other that is lost and shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let there = false
  const part = (text: string) =>
    vi.fn(async () => {
      if (!there) throw lost()
      return () => <p>{text}</p>
    })
  const [one, other, closed] = [part('详情'), part('明细'), part('摘要')]
  const [One, Other, Closed] = [lazyPart(one), lazyPart(other), lazyPart(closed)]
  const gone = drawn(<Closed />)
  await screen.findByText('页面资源加载失败，可能是系统已更新')
  gone.unmount()
  drawn(
    <>
      <One />
      <Other />
    </>,
  )
  await waitFor(() => expect(screen.getAllByText('页面资源加载失败，可能是系统已更新')).toHaveLength(2))
  retryLostParts()
  await waitFor(() => expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]))
  there = true
  // Those that have failed again by now.
  await waitFor(() => {
    retryLostParts()
    expect(screen.queryByText('详情') && screen.queryByText('明细')).not.toBeNull()
  })
  retryLostParts()
  expect([one.mock.calls.length, other.mock.calls.length, closed.mock.calls.length]).toEqual([3, 3, 1])
})

it('is loaded anew when it is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn()
    .mockRejectedValueOnce(lost())
    .mockResolvedValue(() => <p>详情</p>)
  const Part = lazyPart(load)
  const first = drawn(<Part />)
  await screen.findByText('页面资源加载失败，可能是系统已更新')
  first.unmount()
  drawn(<Part />)
  await screen.findByText('详情')
})

it('is loaded once for many', async () => {
  const load = vi.fn(async () => () => <p>详情</p>)
  const Part = lazyPart(load)
  drawn(
    <>
      <Part />
      <Part />
    </>,
  )
  expect(await screen.findAllByText('详情')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})
