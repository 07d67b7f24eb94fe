import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'

it.each([
  ['甲', '甲', '甲'],
  [7, '7', '7'],
  ['', '', null],
])('reads %o as "%s"', (wire, shown, back) => {
  expect(faces(cellField('normal'), wire)).toEqual([shown, back])
})

it('shows its text', () => {
  expect(showCell(cellField('normal'), { it: '甲' }).container.textContent).toBe('甲')
})

it('cannot be typed into', () => {
  editCell(cellField('normal'), '甲')
  expect(screen.getByRole('status', { name: '字段' }).textContent).toBe('甲')
  expect(screen.queryByRole('textbox')).toBeNull()
})
