import { render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogTitled } from '../../tests/helpers/dialogs'
import { StorageDialog } from './storage-dialog'

const GB = 1024 ** 3
const fileOf = (letter: string, size: number) => ({
  id: letter.repeat(32),
  name: `${letter}.pdf`,
  size,
  createTime: '2026-11-21 08:00:00',
})
let files: ReturnType<typeof fileOf>[]
let usage: { user: { used: number; limit: number | null }; tenant: { used: number; limit: number | null } | null }
let refusal: string
let agrees: boolean
/** What answers wait for. */
let held: Promise<void> | undefined
const calls: string[] = []
const notices: string[] = []
const notify = {
  success: (text: string) => void notices.push(`success ${text}`),
  warning: (text: string) => void notices.push(`warning ${text}`),
  confirm: async ({ title }: { title: string }) => {
    notices.push(`confirm ${title}`)
    return agrees
  },
}

function remove(ids: string) {
  if (refusal !== '') return
  files = files.filter(({ id }) => !ids.includes(id))
  usage = { ...usage, user: { ...usage.user, used: files.reduce((sum, { size }) => sum + size, 0) } }
}

beforeEach(() => {
  files = [fileOf('a', 2 * GB), fileOf('b', GB)]
  usage = { user: { used: 3 * GB, limit: 5 * GB }, tenant: null }
  refusal = ''
  agrees = true
  held = undefined
  calls.length = 0
  notices.length = 0
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    await held
    const { pathname, searchParams } = new URL(url, 'http://weft.test')
    const ids = searchParams.get('ids') ?? ''
    if (method === 'DELETE') {
      calls.push(ids)
      remove(ids)
    }
    const success = refusal === '' || (refusal === '文件已被使用' && method === 'GET')
    const result = method === 'DELETE' ? null : pathname.endsWith('/unused') ? files : usage
    return new Response(JSON.stringify({ success, message: success ? '' : refusal, code: success ? 200 : 500, result }))
  })
})

afterEach(() => vi.unstubAllGlobals())

async function opened() {
  const onClose = vi.fn()
  render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <StorageDialog notify={notify} onClose={onClose} />
    </ConfigProvider>,
  )
  return { user: userEvent.setup(), dialog: within(await dialogTitled('存储空间')), onClose }
}

it('loads, then shows what is used of the limit and what could be deleted', async () => {
  let release = () => {}
  held = new Promise(done => {
    release = done
  })
  const { dialog } = await opened()
  expect(dialog.getByRole('status', { name: '正在加载存储空间' })).toBeTruthy()
  release()
  expect(await dialog.findByText('已用 3 GB / 限额 5 GB')).toBeTruthy()
  expect(dialog.getByRole('progressbar', { name: '个人空间' }).getAttribute('aria-valuenow')).toBe('60')
  expect(dialog.queryByText('租户空间')).toBeNull()
  expect(dialog.getByText('2 GB · 2026-11-21 08:00:00')).toBeTruthy()
})

it('shows the tenant to whom the server tells it, and no bar where there is no limit', async () => {
  usage = { user: { used: GB, limit: null }, tenant: { used: 99 * GB, limit: 100 * GB } }
  const { dialog } = await opened()
  expect(await dialog.findByText('已用 1 GB，不限额')).toBeTruthy()
  expect(dialog.getAllByRole('progressbar').map(bar => bar.getAttribute('aria-label'))).toEqual(['租户空间'])
})

it('asks before a file is deleted, and reads anew afterwards', async () => {
  agrees = false
  const { user, dialog } = await opened()
  const button = await dialog.findByRole('button', { name: '删除 a.pdf' })
  await user.click(button)
  expect([notices, calls]).toEqual([['confirm 确定删除这 1 个文件吗?'], []])
  agrees = true
  await user.click(button)
  expect(await dialog.findByText('已用 1 GB / 限额 5 GB')).toBeTruthy()
  expect(calls).toEqual(['a'.repeat(32)])
  expect(notices.at(-1)).toBe('success 删除成功！')
  expect(dialog.queryByText('a.pdf')).toBeNull()
})

it('deletes all that is shown', async () => {
  const { user, dialog } = await opened()
  await user.click(await dialog.findByRole('button', { name: '全部删除' }))
  expect(await dialog.findByText('没有未使用的文件')).toBeTruthy()
  expect(calls).toEqual([`${'a'.repeat(32)},${'b'.repeat(32)}`])
})

it('says what the server refuses, and shows how it stands', async () => {
  refusal = '文件已被使用'
  const { user, dialog } = await opened()
  await user.click(await dialog.findByRole('button', { name: '删除 a.pdf' }))
  await waitFor(() => expect(notices.at(-1)).toBe('warning 文件已被使用'))
  expect(dialog.getByText('a.pdf')).toBeTruthy()
})

it('can be tried again when it could not be loaded', async () => {
  refusal = '服务不可用'
  const { user, dialog } = await opened()
  expect((await dialog.findByRole('alert')).textContent).toContain('存储空间加载失败')
  refusal = ''
  await user.click(dialog.getByRole('button', { name: '重试' }))
  expect(await dialog.findByText('已用 3 GB / 限额 5 GB')).toBeTruthy()
})
