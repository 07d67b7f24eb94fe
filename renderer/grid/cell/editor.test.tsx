import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell } from '../../../tests/helpers/draw-cells'
import { inHost } from '../../../tests/helpers/host'
import { testField } from '../../../tests/helpers/screen'
import { parseExpression } from '../../expression'
import type { Expression } from '../../model/expression'
import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import { CellEditor } from '../../ui/cell/cell-editor'

beforeAll(async () => {
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
  return { ...drawn, grid, press, key, type, box, choose, ask: () => guard() }
}

it('tells the record every change, without temporary ids and with what the server needs', async () => {
  const { changes, press, type, key } = await draw({}, rows('甲'))
  await press('新增')
  await type('乙')
  await key('Tab')
  expect(changes.at(-1)).toEqual([{ id: '甲', name: '甲', count: 1 }, { name: '乙' }])
})

it('tells nothing of a row that Enter began and that was left empty, and what is changed besides', async () => {
  const { changes, key, type } = await draw({}, rows('甲'))
  await key('Enter')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  await key('ArrowUp')
  expect([screen.getAllByRole('row').length, changes]).toEqual([2, []])
  await type('乙')
  await key('Enter')
  expect(changes.at(-1)).toEqual([{ id: '甲', name: '乙', count: 1 }])
})

it('tells nothing for rows that came from outside, and null when the last one goes', async () => {
  const { changes, press, choose } = await draw({ confirmRemove: false }, rows('甲'))
  expect(changes).toEqual([])
  await choose(1)
  await press('删除')
  expect(changes).toEqual([null])
})

it('shows the button that deletes always, or behind the others while rows are chosen', async () => {
  const bar = () => within(screen.getByRole('toolbar')).getAllByRole('button')
  const titles = () => bar().map(button => button.textContent)
  const always = await draw({}, rows('甲'))
  expect(titles()).toEqual(['新增', '删除', '撤销', '重做'])
  expect(screen.getByRole('button', { name: '删除' })).toHaveProperty('disabled', true)
  always.unmount()
  const { press, choose, changes } = await draw({ deleteType: 'ordinary' }, rows('甲', '乙'))
  expect(titles()).toEqual(['新增', '撤销', '重做'])
  await choose(1)
  expect(titles()).toEqual(['新增', '撤销', '重做', '删除'])
  await press('删除')
  expect([titles(), changes.at(-1)]).toEqual([['新增', '撤销', '重做'], [{ id: '乙', name: '乙', count: 1 }]])
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

it('keeps the record from being saved while a file of a row is on its way, and a row that Enter began with it', async () => {
  let arrive: () => void = () => undefined
  const path = new Promise(resolve => {
    arrive = () => resolve({ message: 'temp/a.txt' })
  })
  const client = fakeClient({ 'POST /sys/common/upload': () => path })
  const paper = { ...cellField('upload', { number: 1 }), name: 'paper', title: '说明书' }
  const { ask, key, changes } = await draw({}, rows('甲'), { fields: [count, paper], host: testHost({ client }) })
  await key('Enter')
  await key('ArrowRight')
  await key('F2')
  const input = await screen.findByLabelText('说明书', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.txt')] } })
  await key('ArrowUp')
  let answer: string | undefined
  const asked = () =>
    act(async () => {
      answer = await ask()
    })
  await asked()
  expect(answer).toBe('第2行 文件尚未上传完成')
  await act(async () => arrive())
  await asked()
  expect([answer, changes.at(-1)]).toEqual([undefined, [expect.anything(), { paper: 'temp/a.txt' }]])
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
  // No one waits yet: there is nothing to give up.
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

it('loses nothing that is typed while a slow form brings back what was typed before', async () => {
  const field = cellField('grid', {}, { title: '明细', fields: [name, count] })
  const told: (readonly Row[] | null)[] = []
  const host = testHost()
  const editor = (value: readonly Row[] | null) =>
    inHost(
      host,
      <Suspense>
        <CellEditor field={field} value={value} onChange={rows => told.push(rows as readonly Row[] | null)} />
      </Suspense>,
    )
  const { rerender } = render(editor(rows('甲')))
  await screen.findByRole('gridcell', { name: '甲' })
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /明细|第/ })
  const type = async (text: string, key: string) => {
    await act(async () => void fireEvent.input(box(), { target: { value: text } }))
    await act(async () => void fireEvent.keyDown(box(), { key }))
  }
  await act(async () => box().focus())
  await type('乙', 'Enter')
  await type('丙', 'Tab')
  await type('7', 'Enter')
  const late = [...told]
  expect(late.length).toBeGreaterThan(2)
  for (const value of late) {
    // As a form holds it: another object of the same rows.
    await act(async () => rerender(editor(JSON.parse(JSON.stringify(value)))))
    expect(screen.getByRole('gridcell', { name: '丙' })).toBeTruthy()
  }
  await type('丁', 'Tab')
  expect(told.at(-1)).toEqual([{ id: '甲', name: '乙', count: 1 }, { name: '丙', count: 7 }, { name: '丁' }])
  await act(async () => rerender(editor(rows('戊'))))
  expect(screen.getAllByRole('gridcell', { name: /[甲乙丙丁戊]/ }).map(cell => cell.textContent)).toEqual(['戊'])
})

it('keeps marks, and the cell where somebody stands, when the record around it becomes another', async () => {
  const { expression: visible } = parseExpression("form.kind == 'goods'") as { expression: Expression }
  const fields = [name, { ...count, visible }]
  const field = cellField('grid', {}, { title: '明细', fields })
  const refused = [{ row: 1, column: 'name', message: '第2行 品名重复' }]
  const host = testHost()
  const editor = (kind: string) =>
    inHost(
      host,
      <Suspense>
        <CellEditor field={field} value={value} onChange={() => {}} record={{ kind }} refused={refused} />
      </Suspense>,
    )
  const value = rows('甲', '乙')
  const { rerender } = render(editor('goods'))
  const cell = () => screen.getByRole('gridcell', { name: '乙' })
  await waitFor(() => expect([cell().getAttribute('aria-invalid'), cell().getAttribute('aria-selected')]).toEqual(['true', 'true']))
  // The number of the first row, and both counts.
  expect(screen.getAllByRole('gridcell', { name: '1' })).toHaveLength(3)
  await act(async () => rerender(editor('none')))
  await waitFor(() => expect(screen.getAllByRole('gridcell', { name: '1' })).toHaveLength(1))
  expect([cell().getAttribute('aria-invalid'), cell().getAttribute('aria-selected')]).toEqual(['true', 'true'])
})

it.each([
  ['1.005', '最多保留2位小数'],
  ['12345678901234567', '最多15位有效数字，更长的数字不能准确保存'],
])('keeps a typed %s in the mark of its cell with the reason, and the record from being saved', async (text, reason) => {
  const price = testField('price', '单价', { type: 'inputNumber', kind: 'decimal', settings: { step: 1, precision: 2 } })
  const { changes, key, type, ask, box } = await draw({}, [{ id: 'a', name: '甲', price: 1 }], { fields: [name, price] })
  await key('ArrowRight')
  await type(text)
  expect(box().value).toBe(text)
  await key('Enter')
  expect([changes.at(-1), await act(() => ask())]).toEqual([undefined, `第1行 单价：“${text}”不能填入此列：${reason}`])
})

it('marks the cells that the server refused, and goes to the first of them', async () => {
  const refused = [
    { row: 1, column: 'name', message: '第2行 品名重复' },
    { row: 2, column: 'count', message: '第3行 数量过大' },
  ]
  const { grid, key } = await draw({}, rows('甲', '乙', '丙'), { refused })
  const marked = [...grid.querySelectorAll('[aria-invalid="true"]')]
  expect(marked.map(cell => cell.textContent)).toEqual(['乙', '1'])
  expect(marked[0]?.getAttribute('aria-selected')).toBe('true')
  const input = () => document.activeElement as HTMLTextAreaElement
  const open = () => [input().value, input().value.slice(input().selectionStart, input().selectionEnd)]
  await waitFor(() => expect(open()).toEqual(['乙', '乙']))
  // The count leads on, and so do the keys; what was left as it was is still refused.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '2 处错误' })))
  expect(open()).toEqual(['1', '1'])
  await key('F8')
  expect(open()).toEqual(['乙', '乙'])
  expect(screen.getByRole('button', { name: '2 处错误' })).toBeTruthy()
})

it('keeps Escape from the form around it', async () => {
  const { grid, key } = await draw({}, rows('甲'))
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  await key('Escape')
  document.removeEventListener('keydown', heard)
  expect([heard.mock.calls.length, grid.querySelector('[aria-selected="true"]')]).toEqual([0, expect.anything()])
})
