import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'

const API = 'GET /online/cgreport/api'
const settings = { popupCode: 'people', valueField: 'username', textField: 'realname' }
const rows = [
  { username: 'zhao', realname: '赵敏' },
  { username: 'qian', realname: '钱多' },
  { username: 'sun', realname: '孙行' },
]

function office() {
  const data = ({ query = {} }: RecordedCall) => {
    const asked = typeof query.username === 'string' ? query.username.split(',') : undefined
    const records = rows.filter(({ username }) => asked?.includes(username) ?? true)
    return { records, total: records.length }
  }
  const client = fakeClient({
    [`${API}/getRpColumns/people`]: {
      columns: [
        { title: '账号', dataIndex: 'username' },
        { title: '姓名', dataIndex: 'realname' },
      ],
      dictOptions: {},
      cgRpConfigId: 'r1',
      cgRpConfigName: '选择人员',
    },
    [`${API}/getQueryInfo/r1`]: [],
    [`${API}/getData/r1`]: data,
  })
  return { client, host: testHost({ client }) }
}

async function open(start: unknown, more: object = {}) {
  const parts = office()
  const drawn = editCell(cellField('popup_dict', { ...settings, ...more }), start, { host: parts.host })
  await drawn.user.click(await screen.findByRole('button', { name: '选择 字段' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('zhao')
  return { ...drawn, ...parts, dialog, accept: () => drawn.user.click(within(dialog).getByRole('button', { name: /确\s*定/ })) }
}

describe('a dictionary out of a report', () => {
  it('shows the texts of a whole page by one call for the report and one for the rows', async () => {
    const { client, host } = office()
    const first = showCell(cellField('popup_dict', settings), { it: 'zhao,sun' }, { host })
    const second = showCell(cellField('popup_dict', settings), { it: 'qian,gone' }, { host })
    await vi.waitFor(() => expect([first.container.textContent, second.container.textContent]).toEqual(['赵敏,孙行', '钱多,gone']))
    expect(client.calls.map(({ path, query }) => [path.split('/').at(-2), query])).toEqual([
      ['getRpColumns', {}],
      ['getData', { username: 'zhao,sun,qian,gone,', pageNo: 1, pageSize: 4 }],
    ])
  })

  it('asks for nothing where the server sent the text along', () => {
    const { client, host } = office()
    const { container } = showCell(cellField('popup_dict', settings), { it: 'zhao', it_dictText: '赵敏' }, { host })
    expect([container.textContent, client.calls.length]).toEqual(['赵敏', 0])
  })

  it('stores the value and shows the text of the chosen row', async () => {
    const { changes, user, dialog, accept } = await open('zhao')
    await user.click(within(dialog).getByText('钱多'))
    await accept()
    expect(changes).toEqual(['qian'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '字段' }).value).toBe('钱多')
  })

  it('takes several, beside what is chosen already', async () => {
    const { changes, user, dialog, accept } = await open('zhao', { popupMulti: true })
    await user.click(within(dialog).getByText('孙行'))
    await accept()
    expect(changes).toEqual(['zhao,sun'])
  })

  it('wants a row', async () => {
    const { changes, host, accept } = await open(null)
    await accept()
    expect([host.notices, changes]).toEqual([['warning: 请选择一条记录'], []])
  })

  it.each([[{ popupCode: '' }], [{ valueField: '' }], [{ textField: '' }]])('says that %o cannot work', async wrong => {
    const { host } = office()
    const { user } = editCell(cellField('popup_dict', { ...settings, ...wrong }), null, { host })
    await user.click(await screen.findByRole('button', { name: '选择 字段' }))
    expect(host.notices).toEqual(['error: popup参数未正确配置!'])
  })
})
