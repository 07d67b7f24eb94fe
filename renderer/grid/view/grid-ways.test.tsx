import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawGrid, input, people, texts } from '../../../tests/helpers/draw-grid'
import { testField } from '../../../tests/helpers/screen'
import { gridColumn } from '..'

it('opens every cell that it comes to where cells are always open, and leaves boxes and closed cells alone', async () => {
  const { go, press, type, store, handle } = await drawGrid(people(2), { alwaysEdit: true, isRowDisabled: row => row.id === 'r1' })
  await go('r0', 'name')
  await press('Tab')
  expect(handle.editing()).toMatchObject({ id: 'r0', key: 'count' })
  await type('7')
  await press('Tab')
  expect([store.at(0)?.count, handle.editing()]).toEqual([7, expect.objectContaining({ key: 'level' })])
  await press('Tab')
  await press('Tab')
  expect([handle.active(), handle.editing()]).toEqual([{ id: 'r0', key: 'ok' }, undefined])
  await press('ArrowDown')
  expect([handle.active(), handle.editing()]).toEqual([{ id: 'r1', key: 'ok' }, undefined])
})

it('chooses one row at a time by radios, and none that is disabled', async () => {
  const onSelect = vi.fn()
  await drawGrid(people(3), { selection: 'radio', onSelect, isRowDisabled: row => row.id === 'r2' })
  for (const row of [1, 2, 3]) await act(async () => fireEvent.click(screen.getByRole('radio', { name: `选择第 ${row} 行` })))
  expect(onSelect.mock.calls).toEqual([[['r0']], [['r1']]])
  expect(screen.getAllByRole('radio').map(radio => radio.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false'])
  expect(screen.queryByRole('checkbox', { name: '全选' })).toBeNull()
})

it('keeps the first rows at the top, where they are reached by keys and edited as others', async () => {
  const { go, press, type, store, handle } = await drawGrid(people(40), { frozenRows: 2 })
  const frozen = document.querySelector('.weft-grid-frozen') as HTMLElement
  expect([...frozen.querySelectorAll('[role=row]')].map(row => row.getAttribute('aria-rowindex'))).toEqual(['2', '3'])
  expect(document.querySelectorAll('[aria-rowindex="2"]')).toHaveLength(1)
  await go('r2', 'name')
  await press('ArrowUp')
  expect(handle.active()).toEqual({ id: 'r1', key: 'name' })
  await type('顶')
  await press('Enter')
  expect([store.at(1)?.name, texts(1)[0], handle.active()?.id]).toEqual(['顶', '顶', 'r2'])
})

it('shows no row at the top once none is left, and those that come back', async () => {
  const { handle } = await drawGrid(people(4), { frozenRows: 2 })
  const seen = () => screen.queryAllByRole('row').flatMap(row => row.getAttribute('aria-rowindex') ?? [])
  await act(async () => void (await handle.setFilters(new Map([['name', '没有']]))))
  expect(seen()).toEqual(['1'])
  await act(async () => void (await handle.setFilters(new Map([['name', '行3']]))))
  expect([seen(), texts(0)[0]]).toEqual([['1', '2'], '行3'])
  await act(async () => handle.remove('r3'))
  expect(seen()).toEqual(['1'])
})

it('says of an open cell why it was refused until something else is typed', async () => {
  const { go, press, type } = await drawGrid(people(2))
  const invalid = () => input().getAttribute('aria-invalid')
  await go('r0', 'name')
  await press('Delete')
  await press('F2')
  await waitFor(() => expect([document.querySelector('.weft-grid-tip')?.textContent, invalid()]).toEqual(['名称不能为空!', 'true']))
  await type('甲')
  await waitFor(() => expect([document.querySelector('.weft-grid-tip')?.textContent, invalid()]).toEqual(['', 'false']))
})

it.each(['Escape', 'Enter', 'Tab'])(
  'keeps the mark of a text that could not be pasted when its cell is left by %s as it was',
  async key => {
    const { go, press, type, handle } = await drawGrid(people(1).map(row => ({ ...row, count: null })))
    const failures = async () => (await handle.validate()).map(({ message }) => message)
    const clipboardData = { getData: (kind: string) => (kind === 'text/plain' ? '一元' : '') }
    await go('r0', 'count')
    fireEvent(input(), createEvent.paste(input(), { clipboardData }))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      await press('F2')
      await press(key)
      act(() => vi.advanceTimersByTime(200))
    } finally {
      vi.useRealTimers()
    }
    expect(await failures()).toEqual(['数量：“一元”不能填入此列：此值不是数字'])
    await go('r0', 'count')
    await press('F2')
    await type('7')
    await press('Enter')
    expect(await failures()).toEqual([])
  },
)

it('shows the old text of a cell that was reloaded as a layer above it for 1400 ms', async () => {
  const { handle } = await drawGrid(people(2))
  vi.useFakeTimers()
  try {
    act(() => handle.reloaded({ id: 'r0', key: 'name' }, '旧值'))
    const layer = () => document.querySelector('.weft-grid-reload')?.textContent
    vi.advanceTimersByTime(1399)
    expect(layer()).toBe('旧值')
    vi.advanceTimersByTime(1)
    expect(layer()).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

it('offers the value of another person for the open cell, and writes nothing over what is typed', async () => {
  const { go, type, press, store, handle } = await drawGrid(people(2))
  const answer = vi.fn()
  await go('r0', 'name')
  await type('我的')
  await act(async () => handle.promptConflict({ id: 'r0', key: 'name' }, '他的', answer))
  expect(screen.getByText('名称，第 1 行：他人已改为“他的”', { selector: 'p' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('名称，第 1 行：他人已改为“他的”'))
  expect([input().value, answer.mock.calls]).toEqual(['我的', []])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '保留' })))
  await press('Enter')
  expect([store.at(0)?.name, answer.mock.calls, screen.queryByText(/他人已改为/, { selector: 'p' })]).toEqual(['我的', [[false]], null])
  await go('r1', 'name')
  await type('再写')
  await act(async () => handle.promptConflict({ id: 'r1', key: 'name' }, '他的', answer))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '采用' })))
  expect([store.at(1)?.name, handle.editing(), answer.mock.calls]).toEqual(['行1', undefined, [[false], [true]]])
})

it('withdraws an offer that is none any more, and puts a newer one in its place', async () => {
  const { go, handle } = await drawGrid(people(2))
  await go('r0', 'name')
  const offer = (text: string) => handle.promptConflict({ id: 'r0', key: 'name' }, text, () => undefined)
  let withdraw = () => undefined as unknown
  await act(async () => {
    offer('旧的')
    withdraw = offer('新的')
  })
  const offered = () => screen.queryAllByText(/他人已改为/, { selector: 'p' }).map(({ firstChild }) => firstChild?.textContent)
  expect(offered()).toEqual(['名称，第 1 行：他人已改为“新的”'])
  await act(async () => void withdraw())
  expect(offered()).toEqual([])
})

it('leaves alone what is typed in another cell when the value of somebody else is taken', async () => {
  const { go, type, press, store, handle } = await drawGrid(people(2))
  await go('r0', 'name')
  await type('我的')
  await act(async () => handle.promptConflict({ id: 'r0', key: 'name' }, '他的', () => store.merge('r0', { name: '他的' })))
  await press('Enter')
  await type('再写')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '采用' })))
  expect([handle.editing(), input().value]).toEqual([expect.objectContaining({ id: 'r1', key: 'name' }), '再写'])
  await press('Enter')
  expect(store.at(1)?.name).toBe('再写')
})

it.each([
  ['二级', '2', []],
  ['2', '2', []],
  ['二', '1', []],
  ['特级', '1', ['级别：“特级”不能填入此列']],
])('takes the option that was typed as %j when its list is left, and says where there is none', async (text, level, said) => {
  const notify = { success: vi.fn(), info: vi.fn(), warning: vi.fn(), error: vi.fn() }
  const { go, type, store, handle } = await drawGrid(people(2), { notify })
  await go('r0', 'level')
  await type(text)
  await act(async () => fireEvent.blur(input()))
  expect([store.at(0)?.level, handle.editing(), notify.warning.mock.calls.flat()]).toEqual([level, undefined, said])
})

it('takes the option that is called as what was typed, rather than one before it that has the text in its name', async () => {
  const options = ['文件', '公文', '文'].map(text => ({ value: text, text }))
  const kind = gridColumn(testField('kind', '种类', { type: 'select', options }))
  const { go, type, press, store } = await drawGrid([{ id: 'r0' }], { columns: [kind] })
  const chosen = []
  for (const text of ['文', '公', '件']) {
    await go('r0', 'kind')
    await type(text)
    await press('Enter')
    chosen.push(store.at(0)?.kind)
  }
  expect(chosen).toEqual(['文', '公文', '文件'])
})
