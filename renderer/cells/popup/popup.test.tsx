import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces } from '../../../tests/helpers/draw-cells'

const API = 'GET /online/cgreport/api'
const settings = { popupCode: 'people', orgFields: 'username,realname', destFields: 'it,name' }
const rows = [
  { username: 'zhao', realname: '赵敏', sex: '2' },
  { username: 'qian', realname: '钱多', sex: '1' },
]

function office() {
  const client = fakeClient({
    [`${API}/getRpColumns/people`]: {
      columns: [
        { title: '账号', dataIndex: 'username', sorter: true },
        { title: '姓名', dataIndex: 'realname' },
        { title: '性别', dataIndex: 'sex', customRender: 'sex' },
      ],
      dictOptions: { sex: [{ value: '1', text: '男' }, null, { value: '2', text: '女' }] },
      cgRpConfigId: 'r1',
      cgRpConfigName: '选择人员',
    },
    [`${API}/getQueryInfo/r1`]: [
      { field: 'username', label: '账号', view: 'text', mode: 'single', hidden: '0' },
      { field: 'sex', label: '性别', view: 'list', mode: 'single', hidden: '1', dictCode: 'sex', placeholder: '男或女' },
      { field: 'joined', label: '入职', view: 'Date', mode: 'group', hidden: '1' },
      { field: 'age', label: '年龄', view: 'text', mode: 'group', hidden: '1' },
    ],
    [`${API}/getData/r1`]: { records: rows, total: '2' },
  })
  return { client, host: testHost({ client }) }
}

async function open(more = {}) {
  const { client, host } = office()
  const others: unknown[] = []
  const drawn = editCell(cellField('popup', { ...settings, ...more }), null, { host, setOthers: row => void others.push(row) })
  await drawn.user.click(await screen.findByRole('button', { name: '选择 字段' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('赵敏')
  return { ...drawn, client, host, others, dialog, accept: () => drawn.user.click(within(dialog).getByRole('button', { name: /确\s*定/ })) }
}

describe('a choice out of a report', () => {
  it.each([
    ['zhao,qian', 'zhao,qian', 'zhao,qian'],
    ['', '', null],
  ])('reads %o as "%s"', (wire, shown, back) => {
    expect(faces(cellField('popup', settings), wire)).toEqual([shown, back])
  })

  it('fills this field and others with the columns of the chosen row', async () => {
    const { changes, others, dialog, accept, user } = await open()
    expect(within(dialog).getByText('女')).toBeDefined()
    await user.click(within(dialog).getByText('钱多'))
    await accept()
    expect([changes, others]).toEqual([['qian'], [{ name: '钱多' }]])
  })

  it('joins the values of several rows', async () => {
    const { changes, others, dialog, accept, user } = await open({ popupMulti: true })
    for (const box of within(dialog).getAllByRole('checkbox').slice(1)) await user.click(box)
    await accept()
    expect([changes, others]).toEqual([['zhao,qian'], [{ name: '赵敏,钱多' }]])
  })

  it.each([[{}], [{ popupMulti: true }]])('wants a row with %o', async settings => {
    const { changes, host, accept } = await open(settings)
    await accept()
    expect([host.notices, changes]).toEqual([['warning: 请选择一条记录'], []])
  })

  it('wants one row where one is asked for', async () => {
    const { changes, host, dialog, accept, user } = await open()
    for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box)
    await accept()
    expect([host.notices, changes]).toEqual([['warning: 请选择一条记录'], []])
    await user.click(within(dialog).getByText('赵敏'))
    await accept()
    expect(changes).toEqual(['zhao'])
  })

  it('is 1200 wide and called as the report', async () => {
    const { dialog } = await open()
    expect(dialog.closest<HTMLElement>('.ant-modal')?.style.width ?? dialog.style.width).toBe('1200px')
    expect(within(dialog).getByText('选择人员', { selector: '.ant-modal-title' })).toBeDefined()
    expect(within(dialog).getByText('1-2 共2条')).toBeDefined()
  })

  it('hides what is collapsed, and asks by ranges and choices', async () => {
    const { client, dialog, user } = await open()
    expect(within(dialog).queryByLabelText('入职起')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: '展开' }))
    expect(within(dialog).getByLabelText('入职起')).toBeDefined()
    expect(within(dialog).getByPlaceholderText('男或女')).toBeDefined()
    await user.type(within(dialog).getByRole('textbox', { name: '年龄起' }), '20{Enter}')
    await vi.waitFor(() => expect(client.calls.at(-1)?.query).toMatchObject({ age_begin: '20', pageNo: 1 }))
  })

  it('asks for what is typed, with the parameters of the report', async () => {
    const { client, dialog, user } = await open({ params: { org: 'A01' } })
    await user.type(within(dialog).getByRole('textbox', { name: '账号' }), 'zh{Enter}')
    await within(dialog).findByText('赵敏')
    expect(client.calls.at(-1)?.query).toMatchObject({ username: '*zh*', self_org: 'A01', pageNo: 1, pageSize: 10 })
  })

  it.each([
    [{ popupCode: '' }, 'popup参数未正确配置!'],
    [{ orgFields: '' }, 'popup参数未正确配置!'],
    [{ destFields: '' }, 'popup参数未正确配置!'],
    [{ destFields: 'it' }, 'popup参数未正确配置,原始值和目标值数量不一致!'],
  ])('says that %o cannot work', async (wrong, message) => {
    const { host } = office()
    const { user } = editCell(cellField('popup', { ...settings, ...wrong }), null, { host })
    await user.click(await screen.findByRole('button', { name: '选择 字段' }))
    expect(host.notices).toEqual([`error: ${message}`])
  })

  it('says why there is no report', async () => {
    const { user } = editCell(cellField('popup', settings), null, { host: testHost() })
    await user.click(await screen.findByRole('button', { name: '选择 字段' }))
    expect(await screen.findByText('加载失败')).toBeDefined()
  })
})
