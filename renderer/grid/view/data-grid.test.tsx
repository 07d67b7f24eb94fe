import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { columns, drawGrid as draw, GridPage, input, people, texts } from '../../../tests/helpers/draw-grid'
import { testField } from '../../../tests/helpers/screen'
import type { Row } from '../../model/source'
import { DataGrid, gridColumn, RowStore } from '..'

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

it('has the text of the active cell in its input after a moment, and at once for a key that it leaves to the browser', async () => {
  const { go, press } = await draw(people(3))
  await go('r0', 'name')
  await waitFor(() => expect(input().value).toBe('行0'))
  await press('ArrowDown')
  await press('ArrowDown')
  await press('a')
  expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['行2', 0, 2])
  await press('ArrowUp')
  await act(async () => void fireEvent.compositionStart(input()))
  expect(input().value).toBe('行1')
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

it('says what was done, and behind it where the hand then is', async () => {
  const { go, press, type, handle } = await draw(people(3), { columns: columns.slice(0, 3) })
  const heard = (words: string | RegExp) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words))
  await act(async () => void handle.add())
  await heard('已新增 1 行。名称 空 第 4 行')
  await act(async () => handle.undo())
  await heard(/^已撤销。名称 行2 第 3 行$/)
  await act(async () => handle.redo())
  await heard(/^已重做。/)
  await act(async () => handle.move('r0', 1))
  await heard(/^已移至第 2 行/)
  await act(async () => handle.remove(['r0', 'r1']))
  await heard(/^已删除 2 行/)
  await go('r2', 'name')
  await type('甲')
  await press('Enter')
  await act(
    async () => void fireEvent.click(screen.getByRole('columnheader', { name: /数量/ }).querySelector('.weft-grid-title') as Element),
  )
  await heard(/^已按数量升序排列/)
})

it('tells those who listen which cells are chosen, refused, and nobody may change', async () => {
  const fixed = columns.map(column => (column.key === 'note' ? { ...column, editable: false } : column))
  const { go, press, handle } = await draw(people(3), { columns: fixed, isRowDisabled: row => row.id === 'r2' })
  const told = (state: string) =>
    [...document.querySelectorAll(`[role=gridcell][aria-${state}="true"]`)].map(cell => {
      const row = Number(cell.closest('[role=row]')?.getAttribute('aria-rowindex')) - 2
      return `${row}/${cell.getAttribute('aria-colindex')}`
    })
  await go('r0', 'name')
  await press('ArrowDown', { shiftKey: true })
  await press('ArrowRight', { shiftKey: true })
  expect(told('selected')).toEqual(['0/1', '0/2', '1/1', '1/2'])
  expect(told('readonly')).toEqual(['0/4', '1/4', '2/1', '2/2', '2/3', '2/4', '2/5'])
  await go('r1', 'name')
  await press('Delete')
  expect([told('selected'), told('invalid')]).toEqual([['1/1'], ['1/1']])
  await act(async () => handle.undo())
  expect(told('invalid')).toEqual([])
})

it('takes a text that no option has where the column lets it in, typed or pasted', async () => {
  const [level] = columns.filter(({ key }) => key === 'level')
  const free = level && { ...level, field: { ...level.field, settings: { ...level.field.settings, allowInput: true } } }
  const { go, press, type, store } = await draw(people(3), { columns: free ? [free] : [] })
  await go('r0', 'level')
  await type('特级')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['特级'])
  await press('Enter')
  await type('二')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['二级', '二'])
  await press('Enter')
  await act(async () => {
    fireEvent.paste(input(), { clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? '外级' : '') } })
  })
  expect(store.all().map(row => row.level)).toEqual(['特级', '2', '外级'])
})

it('turns a box by a click on it and by Space, and only chooses its cell by a click beside it', async () => {
  const { go, press, store, handle } = await draw(people(2), { columns: columns.slice(3) })
  const cell = document.querySelector('[aria-rowindex="2"] [aria-colindex="2"]') as HTMLElement
  cell.getBoundingClientRect = () => ({ left: 100, width: 200, top: 0, height: 61, right: 300, bottom: 61, x: 100, y: 0, toJSON: () => '' })
  const click = (clientX: number, held = {}) =>
    act(async () => {
      const at = { clientX, clientY: 30, button: 0, pointerType: 'mouse', ...held }
      fireEvent.pointerDown(cell, at)
      fireEvent.pointerUp(cell, at)
    })
  const held = () => [store.at(0)?.ok, handle.active(), handle.editing()]
  const here = { id: 'r0', key: 'ok' }
  await go('r1', 'note')
  await click(120)
  expect(held()).toEqual(['N', here, undefined])
  await click(176)
  expect(held()).toEqual(['Y', here, undefined])
  await click(224)
  expect(held()).toEqual(['N', here, undefined])
  await click(225)
  expect(held()).toEqual(['N', here, undefined])
  await press(' ')
  expect(held()).toEqual(['Y', here, undefined])
  await press('Delete')
  expect(store.at(0)?.ok).toBeNull()
})

it('draws the cells of a slot as the developer says, with the row as it stands, and leaves its buttons alone', async () => {
  const pressed = vi.fn()
  const slot = gridColumn(testField('act', '操作'), {
    editable: false,
    render: ({ row, index, value }) => (
      <button type="button" onClick={() => pressed(row.id, index, value)}>{`${String(row.name)}${index}`}</button>
    ),
  })
  const { go, press, type, handle } = await draw(
    [
      { id: 'a', name: '甲', act: 7 },
      { id: 'b', name: '乙' },
    ],
    { columns: [...columns.slice(0, 1), slot] },
  )
  fireEvent.click(await screen.findByRole('button', { name: '甲0' }))
  expect([pressed.mock.calls, handle.editing()]).toEqual([[['a', 0, 7]], undefined])
  await go('a', 'name')
  await type('丙')
  await press('Enter')
  expect(await screen.findByRole('button', { name: '丙0' })).toBeTruthy()
  await act(async () => handle.move('b', -1))
  expect(await screen.findByRole('button', { name: '丙1' })).toBeTruthy()
  await go('b', 'act')
  await type('x')
  expect(handle.editing()).toBeUndefined()
})

it('takes a mark away when what stands there already is chosen in place of what could not be read', async () => {
  const { go, press, type, handle, store } = await draw(people(2))
  await go('r0', 'level')
  await act(async () => {
    fireEvent.paste(input(), { clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? '外级' : '') } })
  })
  expect([handle.read().errors, store.at(0)?.level]).toEqual([1, '1'])
  await type('一级')
  await press('Tab')
  expect([handle.read().errors, store.at(0)?.level]).toEqual([0, '1'])
})

it('begins the next line below the first cell of this one, whatever was done on the way', async () => {
  const { go, press, type, store, handle } = await draw(people(1))
  await go('r0', 'count')
  await type('5')
  for (const key of ['Tab', 'Tab', 'Tab', ' ', 'F2', 'Escape', 'Delete']) await press(key)
  expect(handle.active()).toEqual({ id: 'r0', key: 'ok' })
  await press('Enter')
  expect(handle.active()).toEqual({ id: store.idAt(1), key: 'count' })
  await press('Tab')
  await press('ArrowRight')
  await press('Enter', { shiftKey: true })
  expect(handle.active()).toEqual({ id: 'r0', key: 'note' })
})

it('lets a row go that Enter began and nobody wrote in, when it is left, judged, or a change is taken back', async () => {
  const initial = columns.map(column => (column.key === 'level' ? { ...column, initial: () => '1' } : column))
  const { go, press, type, store, handle } = await draw(people(1), { columns: initial })
  await go('r0', 'name')
  const begin = async () => {
    await type(`名${store.version}`)
    await press('Enter')
    expect(store.size).toBe(2)
  }
  await begin()
  await press('Tab')
  await press('ArrowUp')
  expect([store.size, handle.active()]).toEqual([1, { id: 'r0', key: 'count' }])
  await press('Home')
  await begin()
  expect(await act(() => handle.validate())).toEqual([])
  expect([store.size, handle.active()?.id]).toEqual([1, 'r0'])
  await begin()
  await press('z', { ctrlKey: true })
  expect([store.size, handle.active()?.id, handle.read().values.length]).toEqual([1, 'r0', 1])
  expect(store.canRedo).toBe(true)
})

it('keeps a row that Enter began once something is entered in it, and while one of its cells is open', async () => {
  const { go, press, type, store, handle } = await draw(people(1))
  await go('r0', 'name')
  await press('Enter')
  await type('甲')
  // Another user's sort does not take it from under the hands.
  await act(async () => handle.setSorts([{ field: 'name', order: 'desc' }]))
  expect([store.size, handle.editing()?.id]).toEqual([2, store.idAt(1)])
  await act(async () => handle.setSorts([]))
  await press('Enter')
  await press('ArrowUp')
  expect(store.all().map(row => row.name)).toEqual(['行0', '甲'])
  await press('z', { ctrlKey: true })
  expect(store.all().map(row => row.name)).toEqual(['行0'])
  await press('y', { ctrlKey: true })
  expect(store.all().map(row => row.name)).toEqual(['行0', '甲'])
  await act(async () => void handle.add())
  await press('ArrowUp')
  expect(store.size).toBe(3)
})

it('adds rows at the end of sorted rows, by Enter and by a pasted block too', async () => {
  const { go, press, store, handle } = await draw(people(3), { sorts: [{ field: 'name', order: 'desc' }] })
  await go('r0', 'name')
  await press('Enter')
  const id = store.idAt(3)
  expect([store.size, handle.active()]).toEqual([4, { id, key: 'name' }])
  await act(async () => {
    const data = { getData: (kind: string) => (kind === 'text/plain' ? '丙\t7\n丁\t8' : '') }
    fireEvent.paste(input(), { clipboardData: data })
  })
  expect(store.all().map(row => row.name)).toEqual(['行0', '行1', '行2', '丙', '丁'])
  expect([handle.active()?.id, texts(3)[0], texts(4)[0]]).toEqual([id, '丙', '丁'])
})

it.each(['-', '-a', 'abc', '1e', '中文'])('keeps "%s" while it is typed, and marks the number with it when it is left', async text => {
  const warning = vi.fn()
  const { go, press, type, store, handle } = await draw(people(2), { notify: { warning, info: vi.fn() } })
  await go('r1', 'count')
  await type(text)
  expect(input().value).toBe(text)
  await press('Enter')
  const message = `数量：“${text}”不能填入此列：此值不是数字`
  expect([store.at(1)?.count, warning.mock.calls]).toEqual([1, [[message]]])
  expect((await handle.validate()).map(({ message }) => message)).toEqual([message])
})

it('reads typed thousands, and leaves a number with a comma in a wrong place as it was, and says so', async () => {
  const warning = vi.fn()
  const { go, press, type, store } = await draw(people(1), { notify: { warning, info: vi.fn() } })
  await go('r0', 'count')
  await type('12,345')
  await press('Enter')
  expect([store.at(0)?.count, warning.mock.calls]).toEqual([12345, []])
  await go('r0', 'count')
  await type('12,34')
  await press('Enter')
  expect([store.at(0)?.count, warning.mock.calls]).toEqual([
    12345,
    [['数量：“12,34”不能填入此列：逗号只能用作千分位，如 12,345；小数请用小数点']],
  ])
})

it('empties a number by what was typed and taken away again', async () => {
  const { go, press, type, store } = await draw(people(2))
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
  expect(onPaste).toHaveBeenCalledWith({
    cells: 5,
    rowsAdded: 1,
    refused: [{ row: 1, column: 1, text: 'x', why: 'text', reason: '此值不是数字' }],
  })
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('已粘贴 5 个单元格，新增 1 行，1 个未能粘贴'))
})

it('paints the columns that are seen only, also where rows grow with their texts, and makes room for the texts of the others', async () => {
  const many = Array.from({ length: 30 }, (_, at) => gridColumn(testField(`f${at}`, `列${at}`, { width: 120 })))
  const rows = [
    { id: 'a', f0: '短' },
    { id: 'b', f29: '很长的说明文字，'.repeat(12) },
  ]
  render(<DataGrid title="宽表" columns={many} store={new RowStore({ rows })} rowHeight="auto" />, { wrapper: GridPage })
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
  await act(async () => handle.promptConflict({ id: 'r0', key: 'name' }, '他的', () => store.merge('r0', { name: '他的' })))
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

it('orders its elements as they are read, but not under a pointer that is down', async () => {
  const { store } = await draw(people(3), { list: true })
  const body = document.querySelector('.weft-grid-row')?.parentElement as HTMLElement
  const read = () => [...body.children].map(row => row.querySelector('.weft-grid-cell')?.textContent)
  expect(read()).toEqual(['行0', '行1', '行2'])
  fireEvent.pointerDown(body)
  await act(async () => store.load([...people(3)].reverse()))
  await new Promise(done => setTimeout(done, 300))
  expect(read()).toEqual(['行0', '行1', '行2'])
  fireEvent.pointerUp(window)
  await waitFor(() => expect(read()).toEqual(['行2', '行1', '行0']))
})
