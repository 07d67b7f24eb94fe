import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef, useEffect } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { gridFields } from '../../../tests/helpers/grid'
import { testField } from '../../../tests/helpers/screen'
import type { Row } from '../../model/source'
import { DataGrid, type DataGridHandle, type DataGridProps, gridColumn, RowStore } from '..'

beforeAll(testCells)

const columns = [...gridFields, testField('ok', '启用', { type: 'switch', settings: { values: ['Y', 'N'], texts: ['是', '否'] } })].map(
  field => gridColumn(field),
)
const people = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, name: `行${at}`, count: at, level: '1', ok: 'N' }))

async function draw(rows: readonly Row[], props: Partial<DataGridProps> = {}) {
  const store = new RowStore({ rows, orderField: 'orderNum' })
  const ref = createRef<DataGridHandle>()
  const again = (more: Partial<DataGridProps> = {}) => (
    <DataGrid ref={ref} title="明细" columns={columns} store={store} {...props} {...more} />
  )
  const view = render(again())
  const handle = ref.current
  if (handle === null) throw new Error('no handle')
  const go = (id: string, key: string) =>
    act(async () => {
      handle.activate({ id, key })
      handle.focus()
    })
  const press = (key: string, held: object = {}) => act(async () => void fireEvent.keyDown(input(), { key, ...held }))
  const type = (text: string) => act(async () => void fireEvent.input(input(), { target: { value: text } }))
  await act(async () => undefined)
  return { ...view, again, store, handle, go, press, type }
}

// A list of options makes a combobox of it.
const input = () => screen.queryByRole<HTMLTextAreaElement>('combobox') ?? screen.getByRole<HTMLTextAreaElement>('textbox')
const texts = (row: number) => {
  const cells = document.querySelectorAll(`[role=row][aria-rowindex="${row + 2}"] .weft-grid-cell`)
  return [...cells].map(cell => cell.textContent)
}

it('says how many rows and columns there are, and paints only those that are seen', async () => {
  await draw(people(1000), { selection: 'checkbox', rowNumber: true })
  const grid = screen.getByRole('grid', { name: '明细' })
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['1001', '7'])
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
  expect(texts(1)).toEqual(['行1', '1', '一级', '', ''])
  expect(screen.getByRole('columnheader', { name: /数量/ })).toBeTruthy()
})

it('begins a text with what is typed, keeps it with Enter and leaves it with Escape', async () => {
  const { go, press, type, store, handle } = await draw(people(3))
  await go('r0', 'name')
  await type('甲')
  expect(handle.editing()).toMatchObject({ id: 'r0', key: 'name' })
  await press('Enter')
  expect([store.at(0)?.name, handle.active(), texts(0)[0]]).toEqual(['甲', { id: 'r1', key: 'name' }, '甲'])
  await type('乙')
  await press('Escape')
  expect([store.at(1)?.name, handle.editing()]).toEqual(['行1', undefined])
  await press('z', { ctrlKey: true })
  expect([store.at(0)?.name, handle.active()]).toEqual(['行0', { id: 'r0', key: 'name' }])
})

it('goes back to the beginning of the line with Enter, and adds a row behind the last', async () => {
  const { go, press, type, store, handle } = await draw(people(1))
  await go('r0', 'name')
  await press('Tab')
  await type('5')
  await press('Enter')
  expect(store.size).toBe(2)
  expect(handle.active()).toEqual({ id: store.idAt(1), key: 'name' })
  await press('Enter')
  expect(store.size).toBe(2)
})

it('takes nothing into a number that is none', async () => {
  const { go, press, type, store } = await draw(people(1))
  await go('r0', 'count')
  await type('-')
  await type('-a')
  expect(input().value).toBe('-')
  await press('Enter')
  expect(store.at(0)?.count).toBeNull()
})

it('leaves a number as it is when nothing of what was typed can stand in it', async () => {
  const { go, press, type, store } = await draw(people(2))
  await go('r1', 'count')
  await type('中文')
  await press('Enter')
  expect(store.at(1)?.count).toBe(1)
  await go('r1', 'count')
  await type('5')
  await type('')
  await press('Enter')
  expect(store.at(1)?.count).toBeNull()
})

it('narrows the options by what is typed and takes the first', async () => {
  const { go, press, type, store } = await draw(people(2))
  await go('r0', 'level')
  await type('二')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['二级'])
  expect(input().getAttribute('aria-expanded')).toBe('true')
  await press('Enter')
  expect([store.at(0)?.level, screen.queryByRole('listbox')]).toEqual(['2', null])
})

it('turns a box with Space', async () => {
  const { go, press, store } = await draw(people(1))
  await go('r0', 'ok')
  await press(' ')
  expect(store.at(0)?.ok).toBe('Y')
})

it('tells a rule while it is typed, and goes to the first refused cell', async () => {
  const { go, type, handle } = await draw(people(3))
  await go('r2', 'name')
  await type('行0')
  await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('名称不能重复!'))
  await act(async () => void (await handle.validate()))
  await waitFor(() => expect(handle.active()).toEqual({ id: 'r0', key: 'name' }))
  expect([handle.read().errors, handle.read().message]).toEqual([2, '名称不能重复!'])
  expect(document.querySelectorAll('[aria-invalid=true][role=gridcell]')).toHaveLength(2)
})

it('pastes a block from a spreadsheet and says what did not fit', async () => {
  const onPaste = vi.fn()
  const { go, store } = await draw(people(1), { onPaste })
  await go('r0', 'name')
  const clipboardData = { getData: () => '甲\t1\t二级\n乙\tx\t一级' }
  await act(async () => void fireEvent.paste(input(), { clipboardData }))
  expect(store.all().map(({ name, count, level }) => [name, count, level])).toEqual([
    ['甲', 1, '2'],
    ['乙', undefined, '1'],
  ])
  expect(onPaste).toHaveBeenCalledWith({ cells: 5, rowsAdded: 1, refused: [{ row: 1, column: 1, text: 'x', why: 'text' }] })
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('已粘贴 5 个单元格，新增 1 行，1 个未能粘贴'))
})

it('paints the columns that are seen only, also where rows grow with their texts, and makes room for the texts of the others', async () => {
  const many = Array.from({ length: 30 }, (_, at) => gridColumn(testField(`f${at}`, `列${at}`, { width: 120 })))
  const rows = [
    { id: 'a', f0: '短' },
    { id: 'b', f29: '很长的说明文字，'.repeat(12) },
  ]
  render(<DataGrid title="宽表" columns={many} store={new RowStore({ rows })} rowHeight="auto" />)
  await act(async () => undefined)
  const [first, second] = [...document.querySelectorAll<HTMLElement>('.weft-grid-body .weft-grid-row')]
  const painted = [...(first?.querySelectorAll<HTMLElement>('.weft-grid-cell') ?? [])].filter(cell => cell.style.display !== 'none')
  expect(painted.length).toBeLessThan(15)
  expect(first?.style.minHeight).toBe('61px')
  expect(Number.parseInt(second?.style.minHeight ?? '', 10)).toBeGreaterThan(200)
})

it('says that there is nothing where the rows were, also when sums come at the same time', async () => {
  const { store, rerender, again } = await draw(people(300), { totals: false })
  const body = document.querySelector<HTMLElement>('.weft-grid-body')
  expect(body?.style.height).toBe('18300px')
  await act(async () => {
    store.load([])
    rerender(again({ totals: true }))
  })
  expect(screen.getByText('暂无数据')).toBeTruthy()
  expect(body?.style.height).toBe('0px')
})

it('inserts a row from the menu, but not twice in 1500 ms', async () => {
  const warning = vi.fn()
  const { go, press, store } = await draw(people(2), { notify: { warning, info: vi.fn() } })
  await go('r0', 'name')
  for (let times = 0; times < 2; times++) {
    await press('F10', { shiftKey: true })
    expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['上移', '下移', '插入一行', '删除'])
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: '插入一行' })))
  }
  expect([store.size, warning.mock.calls]).toEqual([3, [['你点击的太快了，请慢点点击!']]])
})

it('chooses all rows by the box in the head, and says when some are chosen', async () => {
  const onSelect = vi.fn()
  await draw(people(3), { selection: 'checkbox', isRowDisabled: row => row.id === 'r1', onSelect })
  const all = screen.getByRole('checkbox', { name: '全选' })
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: '选择第 1 行' })))
  expect(all.getAttribute('aria-checked')).toBe('mixed')
  await act(async () => fireEvent.click(all))
  expect(all.getAttribute('aria-checked')).toBe('true')
  expect(onSelect.mock.calls).toEqual([[['r0']], [['r0', 'r2']]])
})

it('shows sums and averages, and follows the rows', async () => {
  const { store } = await draw(people(3))
  const sum = () => document.querySelector('.weft-grid-totals')?.textContent
  expect(sum()).toBe('合计3')
  await act(async () => store.edit([{ index: 0, values: { count: 10 } }]))
  expect(sum()).toBe('合计13')
  await act(async () => store.remove([1, 2]))
  expect(sum()).toBe('合计10')
})

it('only shows where nothing may be edited, and tells of the row that is entered', async () => {
  const onRow = vi.fn()
  const { go, press, type, store, handle } = await draw(people(2), { readOnly: true, onRow })
  await go('r1', 'name')
  await type('甲')
  await press('Delete')
  await press('Enter')
  expect([store.dirty, handle.editing(), onRow.mock.calls]).toEqual([false, undefined, [[store.at(1), 1]]])
})

it('stands empty with a word about it', async () => {
  await draw([])
  expect(screen.getByText('暂无数据')).toBeTruthy()
})

it('offers the value of another person instead of writing it over what is typed', async () => {
  const { go, type, handle, store } = await draw(people(1))
  await go('r0', 'name')
  await type('我的')
  await act(async () => handle.offer({ id: 'r0', key: 'name' }, '他的', () => store.merge('r0', { name: '他的' })))
  expect(store.at(0)?.name).toBe('行0')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '采用' })))
  expect([store.at(0)?.name, handle.editing()]).toEqual(['他的', undefined])
})

it('says so when its rows have gone, and keeps no room for them although its totals went too', async () => {
  const { store, rerender, again } = await draw(people(300))
  await act(async () => {
    store.load([])
    rerender(again({ totals: false }))
  })
  expect(screen.getByText('暂无数据')).toBeTruthy()
  expect(document.querySelector<HTMLElement>('.weft-grid-body')?.style.height).toBe('0px')
})

const folding = (open: ReadonlySet<string>, toggle: (id: string) => void, more: object = {}) => ({
  stateOf: (row: Row) => (row.id === 'r2' ? ('none' as const) : open.has(String(row.id)) ? ('open' as const) : ('closed' as const)),
  toggle: (row: Row) => toggle(String(row.id)),
  ...more,
})

it('opens rows of a tree by their marks and by the arrows, and says how deep they stand', async () => {
  const toggle = vi.fn()
  const levels = { levelOf: (row: Row) => (row.id === 'r0' ? 0 : 1) }
  const { go, press, handle } = await draw(people(3), { list: true, folding: folding(new Set(['r0']), toggle, levels) })
  const row = (at: number) => screen.getAllByRole('row')[at] ?? expect.fail()
  const told = (at: number) => [row(at).getAttribute('aria-level'), row(at).getAttribute('aria-expanded')]
  expect(screen.getByRole('treegrid', { name: '明细' })).toBeTruthy()
  expect([told(1), told(2), told(3)]).toEqual([
    ['1', 'true'],
    ['2', 'false'],
    ['2', null],
  ])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '关闭行' })))
  await go('r1', 'name')
  await press('ArrowRight')
  expect(toggle.mock.calls).toEqual([['r0'], ['r1']])
  await press('ArrowLeft')
  expect(handle.active()).toEqual({ id: 'r0', key: 'name' })
  await press('ArrowLeft')
  expect(toggle.mock.calls.at(-1)).toEqual(['r0'])
})

it('keeps what stands below an open row while other rows come', async () => {
  const mounted = vi.fn()
  const Inner = () => {
    useEffect(() => mounted(), [])
    return <input aria-label="内" />
  }
  const open = folding(new Set(['r1']), () => {}, { render: () => <Inner /> })
  const { store } = await draw(people(3), { list: true, folding: open })
  fireEvent.change(screen.getByRole('textbox', { name: '内' }), { target: { value: '写' } })
  await act(async () => store.load(people(5)))
  expect([screen.getByRole<HTMLInputElement>('textbox', { name: '内' }).value, mounted.mock.calls.length]).toEqual(['写', 1])
})

it('shows a list as viewers do, chooses rows with Space and leaves it with Tab', async () => {
  const [onSelect, onOpen] = [vi.fn(), vi.fn()]
  const { go, press, rerender, store } = await draw(people(4), { list: true, selection: 'checkbox', selected: ['gone'], onSelect, onOpen })
  expect(texts(0)).toContain('否')
  await go('r1', 'name')
  await press(' ')
  expect(onSelect).toHaveBeenLastCalledWith(['gone', 'r1'])
  await press('ArrowDown', { shiftKey: true })
  await press(' ')
  expect(onSelect).toHaveBeenLastCalledWith(['gone', 'r1', 'r2'])
  await press('Enter')
  expect(onOpen).toHaveBeenCalledWith(store.at(1), 1)
  expect(fireEvent.keyDown(input(), { key: 'Tab' })).toBe(true)
  await act(async () => store.load(people(2)))
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: '全选' })))
  expect(onSelect).toHaveBeenLastCalledWith(['gone', 'r1', 'r2', 'r0'])
  rerender(<DataGrid title="明细" columns={columns} store={store} list selection="checkbox" selected={[]} />)
  await act(async () => undefined)
  expect(screen.getByRole('checkbox', { name: '全选' }).getAttribute('aria-checked')).toBe('false')
})

it('sorts by a press on a head in three states, and follows a sort from elsewhere', async () => {
  const onSort = vi.fn()
  const { rerender, store } = await draw(people(2), { list: true, onSort, sorts: [{ field: 'name', order: 'desc' }] })
  const head = screen.getByRole('columnheader', { name: '数量' })
  expect(screen.getByRole('columnheader', { name: '名称' }).getAttribute('aria-sort')).toBe('descending')
  for (let times = 0; times < 3; times++) await act(async () => fireEvent.click(head))
  expect(onSort.mock.calls.map(([sorts]) => sorts)).toEqual([[{ field: 'count', order: 'asc' }], [{ field: 'count', order: 'desc' }], []])
  rerender(<DataGrid title="明细" columns={columns} store={store} list onSort={onSort} sorts={[{ field: 'count', order: 'asc' }]} />)
  await act(async () => undefined)
  expect(head.getAttribute('aria-sort')).toBe('ascending')
})
