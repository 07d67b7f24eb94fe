import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { memoryAddress, memorySettings, type RecordedCall } from '../../../tests/helpers/client'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { partsOf } from './comments'

plainStyles()

const lecturers = {
  screen: 'list',
  title: '讲师',
  source: '/course/lecturer',
  fields: { name: '姓名' },
  details: { comments: 'course_lecturer' },
  list: { toolbar: [], row: ['details'] },
}
const row = { id: '1', name: '王老师' }
const comment = (id: string, more: object = {}) => ({
  id,
  fromUserId: 'u2',
  fromUserId_dictText: '李审计',
  commentContent: `第${id}条`,
  createTime: `2026-11-0${id} 10:00:00`,
  fileList: [],
  ...more,
})
const answers = {
  'GET /course/lecturer/list': [row],
  'GET /course/lecturer/queryById': row,
  'GET /sys/comment/listByForm': { records: [comment('2'), comment('1', { fromUserId: 'u1', fromUserId_dictText: '管理员' })], total: 2 },
}

async function open(input: Omit<Parameters<typeof drawScreen>[0], 'screens'> = {}) {
  const drawn = drawScreen({ screens: { 'demo/lecturer': lecturers }, ...input, answers: { ...answers, ...input.answers } })
  await userEvent.click(await screen.findByRole('button', { name: '详情' }))
  return { ...drawn, panel: await screen.findByRole('region', { name: /^评论/ }) }
}
const sent = (calls: readonly RecordedCall[]) => calls.filter(({ path }) => path === '/sys/comment/addText').map(({ body }) => body)

describe('comments below a record', () => {
  it('are shown with their writers, the newest first', async () => {
    const { client } = await open()
    const panel = await screen.findByRole('region', { name: '评论（2）' })
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(line => line.textContent),
    ).toEqual([expect.stringContaining('李审计2026-11-02 10:00:00第2条'), expect.stringContaining('管理员2026-11-01 10:00:00第1条')])
    const asked = client.calls.find(({ path }) => path === '/sys/comment/listByForm')
    expect(asked?.query).toMatchObject({ tableName: 'course_lecturer', tableDataId: '1', pageNo: 1 })
  })

  it('are taken away by whom the server names, and by their writers where it names nobody', async () => {
    const records = [
      comment('3', { removable: true }),
      comment('2', { fromUserId: 'u1', removable: false }),
      comment('1', { fromUserId: 'u1' }),
    ]
    const { panel } = await open({ answers: { 'GET /sys/comment/listByForm': { records, total: 3 } } })
    const lines = await within(panel).findAllByRole('listitem')
    expect(lines.map(line => within(line).queryAllByRole('button', { name: /删除/ }).length)).toEqual([1, 0, 1])
  })

  it('are sent with Ctrl and Enter, with the page that has the record, and read again', async () => {
    const { client } = await open({ answers: { 'POST /sys/comment/addText': { message: '评论成功!' } } })
    const input = await screen.findByRole('textbox', { name: '评论内容' })
    expect(screen.getByRole('button', { name: '发表' })).toHaveProperty('disabled', true)
    await userEvent.type(input, '请核对{Control>}{Enter}{/Control}')
    await waitFor(() => expect(client.calls.filter(({ path }) => path === '/sys/comment/listByForm')).toHaveLength(2))
    expect(sent(client.calls)).toEqual([
      {
        tableName: 'course_lecturer',
        tableDataId: '1',
        commentContent: '请核对',
        commentId: undefined,
        files: [],
        page: '/?form.mode=details&form.id=1',
      },
    ])
    expect(input).toHaveProperty('value', '')
  })

  it('name users that are found by a part of their names', async () => {
    const { client } = await open({
      answers: {
        'GET /sys/user/list': { records: [{ username: 'wang', realname: '王 芳' }] },
        'POST /sys/comment/addText': { message: '好' },
      },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: '评论内容' }), '请 @王')
    await userEvent.click(await screen.findByRole('menuitem', { name: '王 芳' }))
    await userEvent.click(screen.getByRole('button', { name: '发表' }))
    await waitFor(() => expect(sent(client.calls)).toMatchObject([{ commentContent: '请 @王·芳[wang]' }]))
    expect(client.calls.find(({ path }) => path === '/sys/user/list')?.query).toMatchObject({ realname: '*王*' })
  })

  it('answer one another', async () => {
    const { client } = await open({ answers: { 'POST /sys/comment/addText': { message: '评论成功!' } } })
    await userEvent.click(await screen.findByRole('button', { name: '回复：李审计 2026-11-02 10:00:00' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '评论内容' }))
    expect(screen.getByText('回复 李审计')).toBeTruthy()
    await userEvent.keyboard('好的')
    await userEvent.click(screen.getByRole('button', { name: '发表' }))
    await waitFor(() => expect(sent(client.calls)).toMatchObject([{ commentContent: '好的', commentId: '2' }]))
  })

  it('are deleted by their writer alone, after a question', async () => {
    const { client, host } = await open({ answers: { 'DELETE /sys/comment/deleteOne': { message: '删除成功!' } } })
    await screen.findByRole('button', { name: '删除：管理员 2026-11-01 10:00:00' })
    expect(screen.queryByRole('button', { name: '删除：李审计 2026-11-02 10:00:00' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '删除：管理员 2026-11-01 10:00:00' }))
    await waitFor(() => expect(client.calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: '1' }))
    expect(host.notices[0]).toBe('confirm: 确定删除这条评论吗?')
  })

  it('keep what was typed and not sent, also when it was refused', async () => {
    const settings = memorySettings()
    const { unmount } = await open({ host: { settings }, answers: { 'POST /sys/comment/addText': new Error('已锁定') } })
    await userEvent.type(await screen.findByRole('textbox', { name: '评论内容' }), '写到一半')
    await userEvent.click(screen.getByRole('button', { name: '发表' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '评论内容' })).toHaveProperty('disabled', false))
    unmount()
    await open({ host: { settings } })
    expect(await screen.findByRole('textbox', { name: '评论内容' })).toHaveProperty('value', '写到一半')
  })

  it('say that there are none, or why they cannot be read', async () => {
    const { unmount } = await open({ answers: { 'GET /sys/comment/listByForm': { records: [], total: 0 } } })
    expect(await screen.findByText('暂无评论')).toBeTruthy()
    unmount()
    await open({ answers: { 'GET /sys/comment/listByForm': new Error('服务不可用') } })
    expect(await screen.findByText('评论加载失败')).toBeTruthy()
  })

  it('are read page by page', async () => {
    const pages = ({ query }: RecordedCall) => ({ records: [comment(query?.pageNo === 1 ? '3' : '1')], total: 2 })
    await open({ answers: { 'GET /sys/comment/listByForm': pages } })
    await userEvent.click(await screen.findByRole('button', { name: '查看更早的 1 条评论' }))
    expect(await screen.findByText('第1条')).toBeTruthy()
    expect(screen.getByText('第3条')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /查看更早/ })).toBeNull()
  })
})

it('a link names the record whose details are shown', async () => {
  const address = memoryAddress({ 'form.mode': 'details', 'form.id': '1' })
  drawScreen({ screens: { 'demo/lecturer': lecturers }, answers, tab: { address } })
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address.get()).toEqual({})
  address.go({ 'form.mode': 'details', 'form.id': '1' })
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('names users without their accounts', () => {
  expect(partsOf('请 @王芳[wang] 看，a@b.cn[x 也')).toEqual([
    { text: '请 ', names: false },
    { text: '@王芳', names: true },
    { text: ' 看，a@b.cn[x 也', names: false },
  ])
})
