import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawGrid, people } from '../../../../tests/helpers/draw-grid'

const numbers = () => [...document.querySelectorAll('.weft-grid-body [data-lead=rowNumber]')].map(cell => cell.textContent)

it('numbers the rows behind those of earlier pages, and is hidden and shown by its prop', async () => {
  const { rerender, again } = await drawGrid(people(3), { rowNumber: true, countedBefore: 20 })
  expect(numbers()).toEqual(['21', '22', '23'])
  expect(screen.getByRole('columnheader', { name: '序号' })).toBeDefined()
  await act(async () => rerender(again({ rowNumber: false })))
  expect(numbers()).toEqual([])
  expect(screen.queryByRole('columnheader', { name: '序号' })).toBeNull()
  await act(async () => rerender(again({ countedBefore: 0 })))
  expect(numbers()).toEqual(['1', '2', '3'])
})

it('chooses the cells of a row by its number', async () => {
  const { container } = await drawGrid(people(3), { rowNumber: true })
  const number = container.querySelectorAll('.weft-grid-body [data-lead=rowNumber]')[1]
  await act(async () => {
    fireEvent.pointerDown(number as Element, { button: 0 })
    fireEvent.pointerUp(number as Element)
  })
  const chosen = [...container.querySelectorAll('.weft-grid-chosen')]
  expect(new Set(chosen.map(cell => cell.closest('[role=row]')?.getAttribute('aria-rowindex')))).toEqual(new Set(['3']))
  expect(chosen).toHaveLength(5)
})
