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
