import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { testField } from '../../../../tests/helpers/screen'
import { DataGrid, type DataGridHandle, gridColumn, RowStore } from '../..'

afterEach(() => void vi.unstubAllGlobals())

const PEOPLE = [
  { username: 'zm', realname: '赵敏' },
  { username: 'zy', realname: '赵云' },
]
const columns = [
  gridColumn(testField('who', '经办人', { type: 'sel_user', settings: { store: 'username', multiple: true } })),
  gridColumn(testField('note', '备注')),
]

async function draw(answer?: (call: RecordedCall) => unknown) {
  const list = ({ query }: RecordedCall) => {
    const asked = (name: string) => (query?.[name] === undefined ? undefined : String(query[name]).split(','))
    const records = PEOPLE.filter(each => asked('username')?.includes(each.username) || asked('realname')?.includes(each.realname))
    return { records, total: records.length }
  }
  const host = testHost({ client: fakeClient({ 'GET /sys/user/list': answer ?? list }) })
  const store = new RowStore({ rows: [{ id: 'a', who: 'zm', note: '"甲"' }, { id: 'b' }] })
  const ref = createRef<DataGridHandle>()
  render(inHost(host, <DataGrid ref={ref} title="明细" columns={columns} store={store} />))
  await act(async () => undefined)
  await act(async () => {
    ref.current?.activate({ id: 'a', key: 'who' })
    ref.current?.focus()
  })
  return { host, store, ref, input: screen.getByRole('textbox') }
}

function clipboard(input: HTMLElement, kind: 'copy' | 'cut' | 'paste', text = '') {
  const data = new Map<string, string>()
  const clipboardData = {
    getData: (type: string) => (type === 'text/plain' ? text : ''),
    setData: (type: string, value: string) => data.set(type, value),
  }
  const event = createEvent[kind](input, { clipboardData })
  fireEvent(input, event)
  return data
}

it('copies the name of a key as soon as it is known, and a second time at once', async () => {
  const written = vi.fn(async (items: readonly { readonly parts: Record<string, Blob> }[]) => items[0]?.parts['text/plain']?.text())
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly parts: Record<string, Blob>) {}
    },
  )
  vi.stubGlobal('navigator', { ...navigator, clipboard: { write: written } })
  const { input } = await draw(({ query }) =>
    query?.username === undefined ? { records: [], total: 0 } : { records: [PEOPLE[0]], total: 1 },
  )
  await act(async () => void clipboard(input, 'copy'))
  const late = written.mock.results.length === 0 ? clipboard(input, 'copy').get('text/plain') : await written.mock.results[0]?.value
  expect(late).toBe('赵敏')
  expect(clipboard(input, 'copy').get('text/plain')).toBe('赵敏')
})

it('says that names could not be read, and takes nothing out of the cells', async () => {
  const { host, store, input } = await draw(() => new Error('away'))
  await act(async () => void clipboard(input, 'cut'))
  expect(store.at(0)?.who).toBe('zm')
  expect(host.notices).toContain('warning: 名称读取失败，请稍后重试')
})

it('reads the names of all rows before they are found, filtered and sorted by', async () => {
  const { ref, input } = await draw()
  await act(async () => ref.current?.openFind())
  fireEvent.change(await screen.findByRole('textbox', { name: '查找内容' }), { target: { value: '赵敏' } })
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: '下一个' }))
    expect(screen.getByText('1 / 1')).toBeTruthy()
  })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '关闭' })))
  const head = screen.getByRole('columnheader', { name: '经办人' })
  await act(async () => void fireEvent.contextMenu(head))
  const filter = await screen.findByRole('searchbox', { name: '筛选' })
  await act(async () => void fireEvent.change(filter, { target: { value: '赵' } }))
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2'))
  expect(input.isConnected).toBe(true)
})

it('finds whose a pasted name is', async () => {
  const { store, input, host } = await draw()
  await act(async () => void clipboard(input, 'paste', '赵云\t乙\r\n无人\t丙\r\n'))
  expect(store.all().map(({ who, note }) => [who, note])).toEqual([
    ['zy', '乙'],
    [undefined, '丙'],
  ])
  expect(host.notices).toEqual(['warning: 已粘贴 3 个单元格，1 个未能粘贴'])
})
