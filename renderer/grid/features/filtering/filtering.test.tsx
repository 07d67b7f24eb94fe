import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawGrid, people } from '../../../../tests/helpers/draw-grid'

/** A grid of which two rows have come, and the field of a column's filter. `come` lets the others come, or says that they do not. */
async function drawPart() {
  let there = 2
  const waiting: ((all: boolean) => void)[] = []
  const readAll = vi.fn(() => new Promise<boolean>(resolve => void waiting.push(resolve)))
  const notify = { success: vi.fn(), info: vi.fn(), warning: vi.fn(), error: vi.fn() }
  const grid = await drawGrid(people(5), { isLoaded: index => index < there, readAll, notify })
  await act(async () => void fireEvent.contextMenu(screen.getByRole('columnheader', { name: '名称' })))
  const filter = await screen.findByRole<HTMLInputElement>('searchbox', { name: '筛选' })
  return {
    ...grid,
    readAll,
    notify,
    type: (text: string) => act(async () => void fireEvent.change(filter, { target: { value: text } })),
    come: (all: boolean) =>
      act(async () => {
        if (all) there = 5
        for (const answer of waiting.splice(0)) answer(all)
      }),
    rows: () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1,
    load: () =>
      act(async () => {
        there = 2
        grid.store.load(people(5))
      }),
  }
}

/** What stands in place of the rows; the words are also said aloud, a moment later. */
const reading = () => screen.queryByText('正在读取其余的行…', { selector: '.weft-grid-none' })

it('filters once all rows are there, by what was typed last', async () => {
  const { type, come, rows, readAll } = await drawPart()
  await type('行')
  await type('行3')
  expect([rows(), reading()]).toEqual([5, expect.anything()])
  await come(true)
  await waitFor(() => expect([rows(), reading(), readAll.mock.calls.length]).toEqual([1, null, 2]))
  await type('')
  expect(rows()).toBe(5)
})

it('does not filter by what was taken back while rows were read', async () => {
  const { type, come, rows } = await drawPart()
  await type('行3')
  await type('')
  await come(true)
  expect(rows()).toBe(5)
})

it('filters nothing, and says so, where some rows cannot be had', async () => {
  const { type, come, rows, notify } = await drawPart()
  await type('行1')
  await come(false)
  expect([rows(), screen.queryByRole('searchbox'), notify.warning.mock.calls.flat()]).toEqual([
    5,
    null,
    ['未能读取全部行，或行数过多，不能筛选；请先用查询条件缩小范围'],
  ])
})

it('keeps its filters when all rows are others, whatever of them comes late', async () => {
  const { type, come, rows, load, handle } = await drawPart()
  await type('行3')
  await come(true)
  expect(rows()).toBe(1)
  await load()
  await come(true)
  await waitFor(() => expect(rows()).toBe(1))
  expect(handle.store.size).toBe(5)
  await load()
  await come(false)
  await waitFor(() => expect(rows()).toBe(5))
})
