import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, expect, it, vi } from 'vitest'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { createFeed } from './feed'
import { endedSince, type Job, textOf } from './jobs'
import { JobsButton } from './jobs-button'

plainStyles()

const job = (id: string, values: Partial<Job> = {}): Job => ({
  id,
  name: `任务${id}`,
  state: 'running',
  percent: 40,
  text: '第2步，共5步',
  time: '2026-01-02 03:04:05',
  link: null,
  file: null,
  stopping: false,
  quiet: false,
  ...values,
})
const [onCancel, onOpen] = [vi.fn(async () => {}), vi.fn()]
const onSave = vi.fn(async () => {})
afterEach(() => vi.clearAllMocks())

async function button(items: readonly Job[], centre?: string) {
  const feed = createFeed<Job>(async () => ({ items, total: items.filter(({ state }) => state === 'running').length }))
  await feed.load()
  render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <JobsButton feed={feed} onCancel={onCancel} onOpen={onOpen} onSave={onSave} centre={centre} />
    </ConfigProvider>,
  )
}

it('the jobs of a person stand in the header with their progress, can be cancelled, and lead to their results', async () => {
  await button([job('a'), job('b', { state: 'done', link: '/course/lecturer', text: '已导入3条' })], '/isystem/jobRun')
  await userEvent.click(screen.getByRole('button', { name: '我的任务，1个未结束' }))
  const dialog = await screen.findByRole('dialog', { name: '我的任务' })
  expect((await within(dialog).findByRole('progressbar', { name: '任务a' })).getAttribute('aria-valuenow')).toBe('40')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual([expect.stringContaining('执行中'), expect.stringContaining('已导入3条')])
  await userEvent.click(within(dialog).getByRole('button', { name: '取消任务“任务a”' }))
  expect(onCancel).toHaveBeenCalledWith(expect.objectContaining({ id: 'a' }))
  await userEvent.click(within(dialog).getByRole('button', { name: '打开结果' }))
  expect(onOpen).toHaveBeenCalledWith('/course/lecturer')
})

it('a file that a job has made is saved from the header', async () => {
  await button([job('a', { state: 'done', file: 'job-results/1/系统日志.csv' }), job('b', { state: 'done' })])
  await userEvent.click(screen.getByRole('button', { name: '我的任务' }))
  await userEvent.click(await screen.findByRole('button', { name: '下载任务“任务a”的结果' }))
  expect(onSave).toHaveBeenCalledWith('job-results/1/系统日志.csv')
  expect(screen.getAllByRole('button', { name: /^下载任务/ })).toHaveLength(1)
})

it('there is no button for who has no jobs and may not see those of others', async () => {
  await button([])
  expect(screen.queryByRole('button')).toBeNull()
})

it('a job that is being cancelled says so instead of a button', async () => {
  await button([job('a', { stopping: true })])
  await userEvent.click(screen.getByRole('button', { name: '我的任务，1个未结束' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('正在取消…')
  expect(screen.queryByRole('button', { name: /取消任务/ })).toBeNull()
})

it.each([
  ['running', '正在取样'],
  ['done', '已导入3条'],
  ['failed', '文件不完整'],
] as const)('a job that is %s says what it is at, has brought, or why it failed', (state, want) => {
  const run = { progressText: '正在取样', resultText: state === 'done' ? '已导入3条' : null, error: '文件不完整' } as Parameters<
    typeof textOf
  >[0]
  expect(textOf(run, state)).toBe(want)
})

it('those have ended that went on before', () => {
  const before = [job('a'), job('b', { state: 'waiting' }), job('c', { state: 'done' }), job('e')]
  const quiet = job('e', { state: 'done', quiet: true })
  const now = [job('b'), job('a', { state: 'failed' }), job('c', { state: 'done' }), job('d', { state: 'done' }), quiet]
  expect(endedSince(before, now).map(({ id }) => id)).toEqual(['a'])
})
