import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cellRenderer } from '../../../../tests/helpers/cells'
import { testHost } from '../../../../tests/helpers/client'
import { testField } from '../../../../tests/helpers/screen'
import type { TableEvents } from '../../../model/host'
import type { Row } from '../../../model/source'
import { HostProvider } from '../../../source'
import { RowStore } from '../../engine/row-store'
import type { DataGridHandle } from '../../surface/props'
import { useLiveRows } from './use-live-rows'

const fields = [testField('name', '品名'), testField('city', '城市')]

function join(rows: readonly Row[] = [{ id: 'a', name: 'A', city: 'x', version: 1 }], wanted = true) {
  let events: TableEvents | undefined
  const told: [Row, string][] = []
  const leave = vi.fn()
  const joinTable = vi.fn((_key: string, given: TableEvents) => {
    events = given
    return { notify: (row: Row, sender: string) => void told.push([row, sender]), leave }
  })
  const host = testHost({ joinTable })
  const store = new RowStore({ rows })
  const withdraw = vi.fn()
  const grid = { promptConflict: vi.fn<DataGridHandle['promptConflict']>(() => withdraw), reloaded: vi.fn<DataGridHandle['reloaded']>() }
  const place = { wanted, channel: '/demo', store, grid: { current: grid as unknown as DataGridHandle }, fields }
  const { result, unmount } = renderHook(() => useLiveRows(place), {
    wrapper: ({ children }) => (
      <HostProvider renderer={cellRenderer} host={host}>
        {children}
      </HostProvider>
    ),
  })
  const row = (values: Row, sender = 'other') => act(() => events?.onRow(values, sender))
  const removed = (...ids: string[]) => act(() => events?.onRemoved(ids))
  const line = (stands: boolean) => act(() => events?.onLine(stands))
  const live = () => result.current
  return { store, grid, withdraw, host, told, joinTable, leave, unmount, row, removed, line, live }
}

it('joins those who have the table open, and leaves them with the grid', () => {
  const { joinTable, leave, unmount } = join()
  expect(joinTable.mock.calls.map(([key]) => key)).toEqual(['/demo'])
  unmount()
  expect(leave).toHaveBeenCalledOnce()
  expect(join([], false).joinTable).not.toHaveBeenCalled()
})

it('takes in what another saved by the id of the row, and shows for a moment what stood there', () => {
  const { store, grid, row } = join()
  row({ id: 'a', name: 'B', city: 'x', version: 2 })
  expect([store.at(0), store.dirty]).toEqual([{ id: 'a', name: 'B', city: 'x', version: 2 }, false])
  expect(grid.reloaded.mock.calls).toEqual([[{ id: 'a', key: 'name' }, 'A']])
})

it.each<[string, Row]>([
  ['a row that is not here', { id: 'z', name: 'B' }],
  ['a row without an id', { name: 'B' }],
  ['what was told late', { id: 'a', name: 'B', version: 1 }],
])('ignores %s', (_, news) => {
  const { store, grid, row } = join()
  row(news)
  expect([store.at(0)?.name, grid.reloaded.mock.calls]).toEqual(['A', []])
})

it('ignores its own words', () => {
  const { store, told, row, live } = join()
  live().broadcast(
    { saved: true, message: '', rows: [{ key: 'a', outcome: 'saved', message: '', row: { id: 'a', name: 'M' } }] },
    { added: [], changed: [], removed: [] },
  )
  const [[, me] = []] = told
  row({ id: 'a', name: 'B', version: 2 }, me)
  expect([told.length, store.at(0)?.name]).toEqual([1, 'A'])
})

it('keeps what this person changed, takes the rest of the row, and leaves it to the save to ask', () => {
  const { store, grid, row } = join()
  store.edit([{ index: 0, values: { name: 'mine' } }])
  row({ id: 'a', name: 'B', city: 'y', version: 2 })
  expect(store.at(0)).toEqual({ id: 'a', name: 'mine', city: 'y', version: 1 })
  expect(store.marks.baseOf(store.at(0) as Row, 'a')).toEqual({ id: 'a', name: 'A', city: 'y', version: 1 })
  expect([grid.promptConflict.mock.calls.length, grid.reloaded.mock.calls.map(([cell]) => cell.key)]).toEqual([0, ['city']])
})

it('takes the other value once this person took his own back', async () => {
  const { store, grid, row } = join()
  store.edit([{ index: 0, values: { name: 'mine' } }])
  row({ id: 'a', name: 'B', city: 'x', version: 2 })
  row({ id: 'a', name: 'late', city: 'x', version: 1 })
  await act(async () => store.undo())
  expect([store.at(0), store.dirty]).toEqual([{ id: 'a', name: 'B', city: 'x', version: 2 }, false])
  expect(grid.reloaded.mock.calls).toEqual([[{ id: 'a', key: 'name' }, 'A']])
})

it('follows what the other saves next, and forgets it once this person saved over it', async () => {
  const { store, grid, row } = join()
  store.edit([{ index: 0, values: { name: 'mine' } }])
  row({ id: 'a', name: 'B', city: 'x', version: 2 })
  row({ id: 'a', name: 'C', city: 'y', version: 3 })
  row({ id: 'a', name: 'B', city: 'x', version: 2 })
  expect(store.at(0)).toEqual({ id: 'a', name: 'mine', city: 'y', version: 1 })
  await act(async () => store.merge('a', { id: 'a', name: 'mine', city: 'y', version: 4 }))
  await act(async () => store.edit([{ index: 0, values: { name: 'again' } }]))
  await act(async () => store.undo())
  expect([store.at(0), grid.reloaded.mock.calls.length]).toEqual([{ id: 'a', name: 'mine', city: 'y', version: 4 }, 1])
})

it('offers every value of a row that no save can find stale', () => {
  const { store, grid, row } = join([{ id: 'a', name: 'A', city: 'x' }])
  store.edit([{ index: 0, values: { name: 'mine' } }])
  row({ id: 'a', name: 'B', city: 'y' })
  expect(grid.promptConflict.mock.calls.map(([cell, text]) => [cell.key, text])).toEqual([['name', 'B']])
})

it('leaves the open cell alone and offers the other value, which undo takes back once it was taken', () => {
  const { store, grid, row, live } = join()
  live().onEditing({ id: 'a', key: 'name' })
  row({ id: 'a', name: 'B', city: 'x', version: 2 })
  expect(store.at(0)?.name).toBe('A')
  const [cell, text, answer] = grid.promptConflict.mock.calls[0] ?? expect.fail('nothing was offered')
  expect([cell, text]).toEqual([{ id: 'a', key: 'name' }, 'B'])
  answer(true)
  expect([store.at(0)?.name, store.dirty]).toEqual(['B', false])
  store.undo()
  expect(store.at(0)?.name).toBe('A')
})

it('saves over the other value once that was declined', () => {
  const { store, grid, row, live } = join()
  store.edit([{ index: 0, values: { name: 'mine' } }])
  live().onEditing({ id: 'a', key: 'name' })
  row({ id: 'a', name: 'B', city: 'x', version: 2 })
  grid.promptConflict.mock.calls[0]?.[2](false)
  expect(store.at(0)).toEqual({ id: 'a', name: 'mine', city: 'x', version: 2 })
  expect(store.marks.baseOf(store.at(0) as Row, 'a').name).toBe('B')
})

it('takes the other value into an open cell that is left as it was, and withdraws the offer', async () => {
  const { store, withdraw, row, live } = join()
  live().onEditing({ id: 'a', key: 'name' })
  row({ id: 'a', name: 'B', city: 'x', version: 2 })
  await act(async () => live().onEditing(undefined))
  expect([store.at(0)?.name, store.dirty, withdraw.mock.calls.length]).toEqual(['B', false, 1])
})

it('goes on offering once the cell was closed with another value, and the newer one when that comes', async () => {
  const { store, grid, withdraw, row, live } = join()
  live().onEditing({ id: 'a', key: 'name' })
  row({ id: 'a', name: 'B', city: 'x', version: 2 })
  await act(async () => {
    live().onEditing(undefined)
    store.edit([{ index: 0, values: { name: 'mine' } }])
  })
  row({ id: 'a', name: 'B', city: 'y', version: 3 })
  expect([grid.promptConflict.mock.calls.length, withdraw.mock.calls.length]).toEqual([1, 0])
  row({ id: 'a', name: 'C', city: 'y', version: 4 })
  expect([grid.promptConflict.mock.calls.map(([, text]) => text), store.at(0)?.version]).toEqual([['B', 'C'], 1])
})

it.each([
  ['something was typed', true, 1],
  ['nothing was', false, 0],
])('keeps a row that another removed while one of its cells is open, and for good when %s', async (_, typed, want) => {
  const { store, host, removed, live } = join()
  live().onEditing({ id: 'a', key: 'name' })
  removed('a')
  expect([store.size, host.notices]).toEqual([1, ['warning: A 已被他人删除']])
  // The grid tells that the cell was closed before it puts the text into the row.
  await act(async () => {
    live().onEditing(undefined)
    if (typed) store.edit([{ index: 0, values: { name: 'mine' } }])
  })
  expect(store.size).toBe(want)
})

it('has an offer do nothing once its row went', () => {
  const { store, grid, row, live } = join()
  live().onEditing({ id: 'a', key: 'name' })
  row({ id: 'a', name: 'B', version: 2 })
  store.drop('a')
  grid.promptConflict.mock.calls[0]?.[2](true)
  expect(store.size).toBe(0)
})

it('lets rows go that another removed, but tells of those that this person changed, and keeps them', () => {
  const { store, host, removed } = join([
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ])
  store.edit([{ index: 1, values: { city: 'mine' } }])
  removed('a', 'b', 'z')
  expect([store.all().map(({ id }) => id), host.notices]).toEqual([['b'], ['warning: B 已被他人删除']])
})

it('says while the line to the others is cut', () => {
  const { line, live } = join()
  line(false)
  expect(live().isCut).toBe(true)
  line(true)
  expect(live().isCut).toBe(false)
})
