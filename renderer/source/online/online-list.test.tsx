import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { memoryAddress, type RecordedCall } from '../../../tests/helpers/client'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'

plainStyles()

const API = '/online/cgform/api'
const property = { view: 'text', type: 'string', title: '名称', order: 1 }
const log = {
  view: 'tab',
  key: 'log',
  id: 'h2',
  describe: '日志',
  relationType: 0,
  columns: [{ key: 'note', title: '说明', type: 'input' }],
}
const list = {
  columns: [
    { dataIndex: 'name', title: '名称', hrefSlotName: 'go' },
    { dataIndex: 'state', title: '状态', customRender: 'state' },
  ],
  dictOptions: {
    state: [
      { value: '1', text: '有效' },
      { value: '2', text: '停用' },
    ],
  },
  fieldHrefSlots: [{ slotName: 'go', href: '/to/${name}?x=${id}' }],
  description: '审计事项',
}
const rows = [
  { id: 'r1', name: '甲/1', state: '1' },
  { id: 'r2', name: '乙', state: '2' },
]
const answers = {
  [`GET ${API}/getColumns/h1`]: list,
  [`GET ${API}/getQueryInfo/h1`]: [{ field: 'name', label: '名称', view: 'text', mode: 'single' }],
  [`GET ${API}/getFormItem/h1`]: {
    head: { tableType: 2 },
    schema: { table: 'item', required: ['name'], properties: { name: property, log } },
  },
  [`GET ${API}/getData/h1`]: { records: rows, total: '2' },
  [`GET ${API}/getErpColumns/h1`]: {
    main: list,
    subList: [
      {
        ...list,
        columns: [{ dataIndex: 'note', title: '说明' }],
        code: 'h2',
        description: '日志',
        foreignKeys: [{ field: 'item_id', key: 'id' }],
      },
    ],
  },
  [`GET ${API}/getErpFormItem/h1`]: { head: { tableType: 2 }, schema: { table: 'item', properties: { name: property } } },
  [`GET ${API}/getErpFormItem/h2`]: {
    head: { tableType: 3 },
    schema: { table: 'log', properties: { note: { view: 'text', title: '说明' } } },
  },
  [`GET ${API}/getQueryInfo/h2`]: [],
  [`GET ${API}/getData/h2`]: ({ query }: RecordedCall) => ({ records: [{ id: 'l', note: `日志 ${query?.item_id}` }], total: 1 }),
  [`GET ${API}/subform/list/log/r1`]: [{ id: 'l', note: '行内日志' }],
}

const draw = (id: string, more: Record<string, unknown> = {}, parts: object = {}) =>
  drawScreen({ screens: { 'a/b': {} }, answers: { ...answers, ...more }, place: { id }, ...parts })

it('shows the rows of an online form with the texts and the links of their columns', async () => {
  draw('online:h1')
  const link = await screen.findByRole('link', { name: '甲/1' })
  expect(link.getAttribute('href')).toBe('/to/%E7%94%B2%2F1?x=r1')
  expect(screen.getByText('有效')).toBeTruthy()
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(expect.arrayContaining(['新增', '导入', '导出', '查询']))
})

it('asks at first for what its page was opened with, shows it, and goes back to it', async () => {
  const { client } = draw(
    'online:h1',
    {},
    { place: { id: 'online:h1', values: { name: '丁', query: { name: '甲' } } }, tab: { address: memoryAddress() } },
  )
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: '名称' })
  const asked = () => client.calls.filter(({ path }) => path.endsWith('/getData/h1')).map(({ query }) => query?.name)
  await waitFor(() => expect(asked()).toEqual(['甲']))
  expect(input.value).toBe('甲')
  await userEvent.clear(input)
  await userEvent.type(input, '乙{Enter}')
  await waitFor(() => expect(asked()).toEqual(['甲', '*乙*']))
  await userEvent.click(screen.getByRole('button', { name: '重置' }))
  await waitFor(() => expect(asked().at(-1)).toBe('甲'))
})

it('asks for all rows where columns are called as parameters of its page and its list are', async () => {
  const names = ['code', 'page', 'rows', 'sort', 'ids', 'class', 'id']
  const columns = names.map(dataIndex => ({ dataIndex, title: `列${dataIndex}` }))
  const properties = Object.fromEntries(names.map(name => [name, { view: 'text', title: `列${name}` }]))
  const { client } = draw(
    'online:h1',
    {
      [`GET ${API}/getColumns/h1`]: { columns, description: '审计事项' },
      [`GET ${API}/getQueryInfo/h1`]: names.map(field => ({ field, label: `列${field}`, view: 'text', mode: 'single' })),
      [`GET ${API}/getFormItem/h1`]: { head: { tableType: 1 }, schema: { table: 'item', properties } },
      [`GET ${API}/getData/h1`]: { records: [{ id: 'r1', code: 'A-1', page: '7' }], total: 1 },
    },
    {
      place: { id: 'online:h1', values: { code: 'h1', id: 'h1', page: '3', rows: '5', sort: 'x', ids: '1,2', class: 'y' } },
    },
  )
  expect(await screen.findByText('A-1')).toBeTruthy()
  const asked = client.calls.find(({ path }) => path.endsWith('/getData/h1'))?.query ?? {}
  expect(asked).toEqual({ pageNo: 1, pageSize: 10 })
})

it('offers what is still to be dealt with where a screen over the form says so', async () => {
  const states = [undefined, '1', '2', '3', '4']
  const deal = { name: 'deal', title: '去办理', right: false, visible: "!(bpm_status in ['1', '3', '4'])", do: ['reload'] }
  drawScreen({
    screens: { 'a/b': { screen: 'list', title: '审批', source: 'online:h1', list: { row: [deal] } } },
    answers: {
      ...answers,
      [`GET ${API}/getColumns/h1`]: { ...list, columns: [...list.columns, { dataIndex: 'bpm_status', title: '流程' }] },
      [`GET ${API}/getData/h1`]: { records: states.map((state, at) => ({ id: `r${at}`, name: `项${at}`, bpm_status: state })), total: 5 },
    },
  })
  await screen.findByText('项0')
  const offered = states.map((_, at) => {
    const row = screen.getByText(`项${at}`).closest<HTMLElement>('[role=row]') ?? expect.fail()
    return within(row).queryByRole('button', { name: '去办理' }) !== null
  })
  expect(offered).toEqual([true, false, true, false, false])
})

it('adds a record with rows of its sub-table', async () => {
  const { client } = draw('online:h1', { [`POST ${API}/form/h1`]: { message: '', result: 'new' } })
  await userEvent.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(await within(dialog).findByRole('textbox', { name: /名称/ }), '丙')
  await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() => expect(client.calls.some(({ method }) => method === 'POST')).toBe(true))
  expect(client.calls.find(({ method }) => method === 'POST')).toMatchObject({ query: { tabletype: 2 }, body: { name: '丙' } })
})

it('shows the sub-lists of an ERP list on tabs, for the chosen row', async () => {
  draw('online:erp/h1')
  expect(await screen.findByText('日志 r1')).toBeTruthy()
  expect(screen.getByRole('tab', { name: '日志' })).toBeTruthy()
  await userEvent.click(screen.getByText('停用'))
  expect(await screen.findByText('日志 r2')).toBeTruthy()
})

it('shows the rows of a sub-table inside of an opened row', async () => {
  draw('online:inner/h1')
  const row = (await screen.findByText('甲/1')).closest<HTMLElement>('[role=row]') ?? expect.fail()
  await userEvent.click(within(row).getByRole('button', { name: '展开行' }))
  expect(await screen.findByText('行内日志')).toBeTruthy()
})

it('lets a screen write over what an online form brings', async () => {
  const own = {
    screen: 'list',
    title: '我的事项',
    source: 'online:h1',
    fields: { name: '事项名称', more: '备注' },
    list: { row: ['details'], columns: ['name', 'more'] },
  }
  drawScreen({ screens: { 'a/b': own }, answers })
  expect(await screen.findByRole('columnheader', { name: /事项名称/ })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: /备注/ })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: /状态/ })).toBeNull()
})

it('says why a form cannot be shown', async () => {
  const { RequestError } = await import('../../model/client')
  draw('online:h1', { [`GET ${API}/getColumns/h1`]: new RequestError('NO_DB_SYNC', 500, false) })
  expect(await screen.findByText(/尚未同步数据库/)).toBeTruthy()
})
