import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dialogTitled } from '../../../tests/helpers/dialogs'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { RequestError } from '../../model/client'

plainStyles()

const lecturers = {
  screen: 'list',
  title: '讲师',
  source: '/course/lecturer',
  fields: {
    name: '姓名',
    level: {
      title: '级别',
      type: 'select',
      options: [
        { value: '1', text: '初级' },
        { value: '2', text: '高级' },
      ],
    },
    code: { title: '编号', readonly: true },
    note: { title: '内部', in: '' },
    secret: { title: '密码', type: 'password' },
  },
  details: { history: 'course_lecturer' },
  list: { toolbar: [], row: ['details', 'edit'] },
}
const row = { id: '1', name: '王教授', level: '2', code: 'B', version: 2 }
const state = (more: object) => ({ id: '1', name: '王老师', level: '1', code: 'A', note: 'x', secret: 'a', version: 0, ...more })
const version = (number: number, more: object) => ({
  id: String(number),
  action: 'update',
  version: number,
  createBy: 'li',
  createBy_dictText: '李审计',
  createTime: `2026-11-0${number + 1} 10:00:00`,
  ...more,
})
const second = state({ name: '王教授', version: 1, note: 'y', secret: 'b' })
const records = [
  version(2, { before: second, after: { ...second, level: '2', code: 'B', version: 2 } }),
  version(1, { before: state({}), after: second }),
  version(0, { action: 'insert', createBy: null, createBy_dictText: null, before: null, after: state({}), beside: ['授权'] }),
]
const answers = {
  'GET /course/lecturer/list': [row],
  'GET /course/lecturer/queryById': row,
  'GET /sys/dataLog/history': { records, total: 3 },
}

async function open(input: Omit<Parameters<typeof drawScreen>[0], 'screens'> = {}, list: object = lecturers) {
  const drawn = drawScreen({ screens: { 'demo/lecturer': list }, ...input, answers: { ...answers, ...input.answers } })
  await userEvent.click(await screen.findByRole('button', { name: '详情' }))
  return drawn
}

async function openHistory(input: Parameters<typeof open>[0] = {}, list: object = lecturers) {
  const drawn = await open(input, list)
  await userEvent.click(await screen.findByRole('tab', { name: '数据变更' }))
  const panel = await screen.findByRole('region', { name: '数据变更' })
  await within(panel).findByText('共 3 个版本')
  return { ...drawn, panel }
}
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(line => line.textContent)

describe('the versions of a record', () => {
  it('are asked for once their tab is looked at', async () => {
    const { client } = await open()
    await screen.findByRole('tab', { name: '数据变更' })
    const asked = () => client.calls.filter(({ path }) => path === '/sys/dataLog/history').map(({ query }) => query)
    expect(asked()).toEqual([])
    await userEvent.click(screen.getByRole('tab', { name: '数据变更' }))
    await waitFor(() => expect(asked()).toEqual([{ tableName: 'course_lecturer', tableDataId: '1', pageNo: 1, pageSize: 20 }]))
  })

  it('say who changed which field from what to what, as its cells show it, and nothing of what people do not see', async () => {
    const { panel } = await openHistory()
    const lines = within(panel).getAllByRole('listitem')
    expect(lines.map(line => line.querySelector('.weft-history-head')?.textContent)).toEqual([
      '版本 3修改当前版本李审计2026-11-03 10:00:00',
      expect.stringContaining('版本 2修改李审计2026-11-02 10:00:00'),
      expect.stringContaining('版本 1添加系统2026-11-01 10:00:00'),
    ])
    expect(cellsOf(within(panel).getByRole('table', { name: '版本 3' }))).toEqual(['级别初级高级', '编号AB'])
    expect(cellsOf(within(panel).getByRole('table', { name: '版本 2' }))).toEqual(['姓名王老师王教授'])
    expect(cellsOf(within(panel).getByRole('table', { name: '版本 1' }))).toEqual(['姓名王老师', '级别初级', '编号A'])
  })

  it('are none where the screen says so, and where the server knows none', async () => {
    await open({}, { ...lecturers, details: { history: false } })
    await screen.findByRole('button', { name: '关闭' })
    expect(screen.queryByRole('tab', { name: '数据变更' })).toBeNull()
  })
})

describe('restoring a version', () => {
  const choose = async (panel: HTMLElement, number: number) => {
    const name = `恢复到版本 ${number}（2026-11-0${number} 10:00:00）`
    await userEvent.click(within(panel).getByRole('button', { name }))
    return dialogTitled(name)
  }

  it('tells what changes, and sends it as an edit of what was looked at', async () => {
    const { panel, client } = await openHistory({ answers: { 'PUT /course/lecturer/edit': { message: '修改成功!' } } })
    const dialog = await choose(panel, 1)
    // The read-only field is none that an edit may change.
    expect(cellsOf(within(dialog).getByRole('table'))).toEqual(['姓名王教授王老师', '级别高级初级'])
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复' }))
    await waitFor(() => expect(client.calls.filter(({ path }) => path === '/sys/dataLog/history')).toHaveLength(2))
    const sent = client.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    expect(sent).toEqual([{ id: '1', version: 2, name: '王老师', level: '1' }])
    expect(client.calls.filter(({ path }) => path === '/course/lecturer/queryById')).toHaveLength(2)
  })

  it('names what no version holds, and sends nothing of it', async () => {
    const { fields, ...list } = lecturers
    const roles = { title: '角色', type: 'list_multi', options: [{ value: '1', text: '甲' }] }
    const { panel, client } = await openHistory(
      { answers: { 'PUT /course/lecturer/edit': null } },
      { ...list, fields: { ...fields, roles } },
    )
    const dialog = await choose(panel, 1)
    expect(within(dialog).getByText('角色、授权单独保存，不包含在版本中，恢复后保持当前内容；如需更改，请另行修改。')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复' }))
    await waitFor(() =>
      expect(client.calls.filter(({ method }) => method === 'PUT').map(({ body }) => Object.keys(body ?? {}))).toEqual([
        ['name', 'level', 'id', 'version'],
      ]),
    )
  })

  it('says what a check refuses, under the titles of the fields, and changes nothing', async () => {
    const refusal = new RequestError('姓名已存在', 500, true, [{ field: 'name', message: '已存在' }])
    const { panel } = await openHistory({ answers: { 'PUT /course/lecturer/edit': refusal } })
    const dialog = await choose(panel, 1)
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('姓名：已存在')
  })

  it('tells that another user has changed the record meanwhile, and offers to look again', async () => {
    const conflict = new RequestError('数据已被他人修改，请刷新后重试', 409, false, row)
    const { panel, client } = await openHistory({ answers: { 'PUT /course/lecturer/edit': conflict } })
    const dialog = await choose(panel, 2)
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('已被他人修改，未恢复')
    await userEvent.click(within(dialog).getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(client.calls.filter(({ path }) => path === '/course/lecturer/queryById')).toHaveLength(2))
  })

  it('is offered to who may edit the record alone, and never for the present version', async () => {
    const { panel } = await openHistory()
    expect(within(panel).getAllByRole('button', { name: /^恢复到版本/ })).toHaveLength(2)
  })

  it('is not offered where the list has no edit for it', async () => {
    const { panel } = await openHistory({}, { ...lecturers, list: { toolbar: [], row: ['details'] } })
    expect(within(panel).queryByRole('button', { name: /^恢复到版本/ })).toBeNull()
  })
})
