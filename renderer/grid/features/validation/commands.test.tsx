import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawGrid, people } from '../../../../tests/helpers/draw-grid'

const rows = people(4).map((row, at) => ({ ...row, name: at === 2 ? '' : row.name }))

async function drawWrong(props: Parameters<typeof drawGrid>[1] = {}) {
  const notify = { success: vi.fn(), info: vi.fn(), warning: vi.fn(), error: vi.fn() }
  const grid = await drawGrid(rows, { notify, ...props })
  return { ...grid, said: () => notify.warning.mock.calls.flat(), judge: () => act(async () => void (await grid.handle.validate())) }
}

it('shows the rows that a filter leaves out where all that is wrong is among them', async () => {
  const { handle, judge, said } = await drawWrong()
  await act(async () => void (await handle.setFilters(new Map([['name', '行']]))))
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('4')
  await judge()
  await waitFor(() => expect(handle.active()).toEqual({ id: 'r2', key: 'name' }))
  expect([screen.getByRole('grid').getAttribute('aria-rowcount'), said()]).toEqual([
    '5',
    ['第3行 名称不能为空!（所在的行或列未显示，已恢复显示）'],
  ])
})

it('shows the column that a person has hidden where what is wrong stands in it', async () => {
  const kept = new Map<string, unknown>([['columns:people', [{ name: 'name', shown: false }]]])
  const settings = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: unknown) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  const { handle, judge, said } = await drawWrong({ settingsKey: 'people', settings })
  expect(screen.queryByRole('columnheader', { name: '名称' })).toBeNull()
  await judge()
  await waitFor(() => expect(handle.active()).toEqual({ id: 'r2', key: 'name' }))
  expect([screen.queryByRole('columnheader', { name: '名称' }) === null, said().length]).toEqual([false, 1])
})

it('goes to what is shown without a word', async () => {
  const { handle, judge, said } = await drawWrong()
  await judge()
  await waitFor(() => expect(handle.active()).toEqual({ id: 'r2', key: 'name' }))
  expect(said()).toEqual([])
})

it('goes from what is refused to the next by F8, and back by Shift and F8, round and round', async () => {
  const wrong = people(6).map((row, at) => ({ ...row, name: at % 2 === 1 ? '' : row.name }))
  const { handle, press } = await drawGrid(wrong)
  await act(async () => void (await handle.validate()))
  const at = (id: string) => waitFor(() => expect(handle.active()).toEqual({ id, key: 'name' }))
  await at('r1')
  await press('F8')
  await at('r3')
  await press('F8', { shiftKey: true })
  await at('r1')
  await press('F8', { shiftKey: true })
  await at('r5')
  await press('F8')
  await at('r1')
})
