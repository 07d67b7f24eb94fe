import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NoticeGate } from './notice-gate'
import { notifier } from './notices'

vi.mock('./notice-board', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

it('leaves the page alone when there is nothing to show a notice with', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(
    <>
      <NoticeGate />
      <p>表单</p>
    </>,
  )
  act(() => notifier.error('无法连接服务器，请检查网络后重试'))
  await waitFor(() => expect(warned).toHaveBeenCalled())
  expect(screen.getByText('表单')).toBeTruthy()
})

it.each([true, false])('has the browser ask a question that cannot be shown, and tells its answer: %s', async answer => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(answer)
  render(<NoticeGate />)
  expect(await notifier.confirm({ title: '提示', content: '真的要注销登录吗 ?' })).toBe(answer)
  expect(asked.mock.lastCall).toEqual(['提示\n\n真的要注销登录吗 ?'])
})
