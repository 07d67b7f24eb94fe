import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { GridColumn } from '../engine/grid-column'
import { type ColumnPart, ColumnParts, usePartOfColumns } from './column-parts'

const columns = ['name', 'title', 'length', 'rule'].map(key => ({ key, title: key, hidden: false }) as unknown as GridColumn)
const parts: ColumnPart[] = [
  { title: '存储', columns: ['name', 'length'] },
  { title: '校验', columns: ['rule', 'name'] },
]
const shown = (all: readonly GridColumn[]) => all.filter(({ hidden }) => !hidden).map(({ key }) => key)

it('shows one part of the columns in its order, and keeps the others', () => {
  const { result } = renderHook(() => usePartOfColumns(parts, columns))
  expect(shown(result.current.columns)).toEqual(['name', 'length'])
  expect(result.current.columns).toHaveLength(4)
  act(() => result.current.choose(1))
  expect(shown(result.current.columns)).toEqual(['rule', 'name'])
})

it('brings the part of a column into sight before it goes on there', async () => {
  const { result } = renderHook(() => usePartOfColumns(parts, columns))
  const then = vi.fn()
  act(() => result.current.show('name', then))
  expect(then).toHaveBeenCalledTimes(1)
  act(() => result.current.show('rule', then))
  expect(shown(result.current.columns)).toEqual(['rule', 'name'])
  await vi.waitFor(() => expect(then).toHaveBeenCalledTimes(2))
  act(() => result.current.show('title', then))
  expect(then).toHaveBeenCalledTimes(3)
})

it('shows all columns, and no switch, where there are no parts', () => {
  const { result } = renderHook(() => usePartOfColumns(undefined, columns))
  expect(result.current.columns).toBe(columns)
  render(<ColumnParts {...result.current} label="字段" />)
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

it('switches between its parts', async () => {
  const choose = vi.fn()
  render(<ColumnParts titles={['存储', '校验']} shown={0} choose={choose} label="字段" />)
  await userEvent.click(screen.getByText('校验'))
  expect(choose).toHaveBeenCalledWith(1)
})
