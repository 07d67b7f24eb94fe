import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell } from '../../../tests/helpers/draw-cells'
import { inHost, testBuiltIns } from '../../../tests/helpers/host'
import { testField } from '../../../tests/helpers/screen'
import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import { CellEditor } from '../../widgets/cell-editor'

beforeAll(async () => {
  testBuiltIns()
  await import('./editor')
})

const name = testField('name', '品名', { required: true })
const count = testField('count', '数量', { type: 'inputNumber', kind: 'decimal', settings: { step: 1 } })
const rows = (...names: string[]): readonly Row[] => names.map(each => ({ id: each, name: each, count: 1, version: 3 }))

type Guard = () => Promise<string | undefined>

async function draw(
  settings: object,
  start: readonly Row[] | null,
  parts: { fields?: readonly FieldModel[]; [more: string]: unknown } = {},
) {
  const { fields = [name, count], ...more } = parts
  let guard: Guard = async () => undefined
  const keep = (check: Guard) => {
    guard = check
    return () => undefined
  }
  const field = cellField('grid', { ...settings }, { title: '明细', fields })
  const drawn = editCell(field, start, { guard: keep, ...more } as Parameters<typeof editCell>[2])
  const grid = await screen.findByRole('grid', { name: '明细' })
  const press = (title: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name: title })))
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /明细|第/ })
  const key = (text: string) => act(async () => void fireEvent.keyDown(box(), { key: text }))
  const type = (text: string) => act(async () => void fireEvent.input(box(), { target: { value: text } }))
  const choose = (row: number) => act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: `选择第 ${row} 行` })))
  await act(async () => box().focus())
  return { ...drawn, grid, press, key, type, choose, ask: () => guard() }
}

it('tells the record every change, without temporary ids and with what the server needs', async () => {
  const { changes, press, type, key } = await draw({}, rows('甲'))
  await press('新增')
  await type('乙')
  await key('Tab')
  expect(changes.at(-1)).toEqual([{ id: '甲', name: '甲', count: 1 }, { name: '乙' }])
})

it('tells nothing for rows that came from outside, and null when the last one goes', async () => {
  const { changes, press, choose } = await draw({ confirmRemove: false }, rows('甲'))
  expect(changes).toEqual([])
  await choose(1)
  await press('删除')
  expect(changes).toEqual([null])
})

it('keeps the record from being saved and goes to the first cell that is refused', async () => {
  const { ask, press, key, type } = await draw({}, rows('甲'))
  await press('新增')
  await key('ArrowUp')
  let answer: string | undefined
  await act(async () => {
    answer = await ask()
  })
  expect(answer).toBe('第2行 品名不能为空!')
  await act(() => new Promise<void>(resolve => requestAnimationFrame(() => resolve())))
  await type('乙')
  await key('Tab')
  await act(async () => {
    answer = await ask()
  })
  expect(answer).toBeUndefined()
})

it('asks before rows leave that the server has; a question that nobody answers keeps them, and they can be asked about again', async () => {
  let agree: (yes: boolean) => void = () => undefined
  const asked: string[] = []
  const host = testHost()
  const confirm = ({ title }: { readonly title: string }) => {
    asked.push(title)
    return new Promise<boolean>(resolve => {
      agree = resolve
    })
  }
  const { changes, press, choose, key, type } = await draw({ confirmRemove: true }, rows('甲', '乙'), {
    host: { ...host, notify: { ...host.notify, confirm } },
  })
  await choose(1)
  await press('删除')
  expect([asked, changes]).toEqual([['确定要删除这 1 项吗?'], []])
  // Meanwhile everything goes on.
  await key('ArrowDown')
  await type('丙')
  await key('Tab')
  expect(changes.at(-1)).toEqual([expect.anything(), expect.objectContaining({ name: '丙' })])
  const first = agree
  await press('删除')
  await act(async () => {
    first(true)
    agree(true)
  })
  expect(changes.at(-1)).toEqual([expect.objectContaining({ name: '丙' })])
})

it('says that a rule takes its time, lets the person go on, and lets him give it up', async () => {
  const handler = () => new Promise<string | undefined>(() => undefined)
  const slow = testField('name', '品名', { rules: [{ rule: 'handler', handler }] })
  const { ask, type, key, changes } = await draw({}, rows('甲'), { fields: [slow, count] })
  await type('乙')
  await key('Tab')
  expect(screen.getByText('正在校验 1 处')).toBeTruthy()
  // Nobody waits yet: there is nothing to give up.
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  let saving: Promise<string | undefined> | undefined
  await act(async () => {
    saving = ask()
  })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '取消' })))
  expect([await saving, screen.queryByText('正在校验 1 处')]).toEqual(['校验已取消', null])
  await type('5')
  await key('Tab')
  expect(changes.at(-1)).toEqual([expect.objectContaining({ name: '乙', count: 5 })])
})

it('asks the server where a rule says so, by the row', async () => {
  const client = fakeClient({ 'GET /sys/duplicate/check': null })
  const remote = testField('name', '品名', { rules: [{ rule: 'remote', table: 'goods', column: 'name' }] })
  const { type, key } = await draw({}, rows('甲'), { fields: [remote], host: testHost({ client }) })
  await type('乙')
  await key('Enter')
  await waitFor(() => expect(client.calls).toHaveLength(1))
  expect(client.calls[0]?.query).toEqual({ tableName: 'goods', fieldName: 'name', fieldVal: '乙', dataId: '甲' })
})

it('offers no button that nobody gave the right to, and no row beyond the most', async () => {
  const auth = [{ action: 'order:add', type: '1', status: '1', describe: '' }]
  const all = [...auth, { action: 'order:remove', type: '1', status: '1', describe: '' }]
  await draw({ perm: 'order:', most: 1 }, rows('甲'), { host: testHost({ auth, allAuth: all }) })
  const bar = within(screen.getByRole('toolbar'))
  expect(bar.queryByRole('button', { name: '删除' })).toBeNull()
  expect(bar.getByRole<HTMLButtonElement>('button', { name: '新增' }).disabled).toBe(true)
})

it('only shows what may not be changed', async () => {
  const { grid } = await draw({}, rows('甲'), { readOnly: true })
  expect([grid.getAttribute('aria-readonly'), screen.queryByRole('toolbar')]).toEqual(['true', null])
})

it('reads the rows anew when the record is another one', async () => {
  const field = cellField('grid', {}, { title: '明细', fields: [name, count] })
  const editor = (value: readonly Row[]) =>
    inHost(
      testHost(),
      <Suspense>
        <CellEditor field={field} value={value} onChange={() => undefined} />
      </Suspense>,
    )
  const { rerender } = render(editor(rows('甲')))
  expect(await screen.findByRole('gridcell', { name: '甲' })).toBeTruthy()
  await act(async () => rerender(editor(rows('乙'))))
  expect([screen.getByRole('gridcell', { name: '乙' }), screen.queryByRole('gridcell', { name: '甲' })]).toEqual([expect.anything(), null])
})

it('marks the cells that the server refused, and goes to the first of them', async () => {
  const refused = [
    { row: 1, column: 'name', message: '第2行 品名重复' },
    { row: 2, column: 'count', message: '第3行 数量过大' },
  ]
  const { grid } = await draw({}, rows('甲', '乙', '丙'), { refused })
  const marked = [...grid.querySelectorAll('[aria-invalid="true"]')]
  expect(marked.map(cell => cell.textContent)).toEqual(['乙', '1'])
  expect(marked[0]?.getAttribute('aria-selected')).toBe('true')
})
