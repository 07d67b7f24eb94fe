import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { NoticeGate } from './notice-gate'
import { askToSignIn, notifier, showNotice } from './notices'

beforeEach(() => {
  render(<NoticeGate />)
})

it('shows what was said before there was anything to show it with', async () => {
  act(() => notifier.success('保存成功！'))
  expect(await screen.findByText('保存成功！')).toBeTruthy()
})

it('is heard by those who have the page read to them, from the first message on', async () => {
  const place = document.querySelector('[aria-live=polite]')
  expect(place?.textContent).toBe('')
  act(() => notifier.error('删除失败！'))
  expect(place?.contains(await screen.findByText('删除失败！'))).toBe(true)
})

it('does not repeat the same words', async () => {
  act(() => {
    notifier.warning('请选择一条记录！')
    notifier.warning('请选择一条记录！')
  })
  await screen.findByText('请选择一条记录！')
  expect(screen.getAllByText('请选择一条记录！')).toHaveLength(1)
})

it('shows notices of the system with a title', async () => {
  act(() => showNotice('系统提示', '拒绝访问'))
  expect(await screen.findByText('系统提示')).toBeTruthy()
  expect(screen.getByText('拒绝访问')).toBeTruthy()
})

it.each([
  ['确定', true],
  ['取消', false],
])('takes %s for %s', async (button, agreed) => {
  const user = userEvent.setup()
  const answer = notifier.confirm({ title: '提示', content: '真的要注销登录吗 ?' })
  await screen.findByText('真的要注销登录吗 ?')
  await user.click(screen.getByRole('button', { name: button }))
  expect(await answer).toBe(agreed)
  await waitFor(() => expect(screen.queryByText('真的要注销登录吗 ?')).toBeNull())
})

it('asks to sign in again, with nothing else to choose', async () => {
  const user = userEvent.setup()
  const done = vi.fn()
  void askToSignIn(new AbortController().signal).then(done)
  await screen.findByRole('dialog', { name: '登录已过期' })
  expect(screen.getByText('很抱歉，登录已过期，请重新登录')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '重新登录' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
})

it('asks no longer when another window has settled it', async () => {
  const settled = new AbortController()
  const done = vi.fn()
  void askToSignIn(settled.signal).then(done)
  await screen.findByRole('dialog', { name: '登录已过期' })
  act(() => settled.abort())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录已过期' })).toBeNull())
  expect(done).toHaveBeenCalled()
})
