import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
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
  there = true
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByText('详情')
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('李四')
  expect(load).toHaveBeenCalledTimes(2)
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
