import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { cellFromText, decodeCell } from '../../registry'

describe('stars', () => {
  it.each([
    [3, '3', 3],
    ['4.5', '4.5', 4.5],
    [null, '', null],
    ['', '', null],
  ])('read %j as %j and go back as %j', (wire, shown, back) => {
    expect(faces(cellField('rate'), wire)).toEqual([shown, back])
  })

  it('are refused when they are no number', () => {
    expect(() => decodeCell(testCells, cellField('rate'), '很好')).toThrow(new CellValueError('此值不是数字'))
  })

  it.each([
    ['3', false, 3],
    ['３', false, 3],
    ['6', false, undefined],
    ['-1', false, undefined],
    ['3.5', false, undefined],
    ['3.5', true, 3.5],
    [' ', false, null],
  ])('are imported from %j, halves allowed: %s, as %j', (text, allowHalf, value) => {
    expect(cellFromText(testCells, cellField('rate', { allowHalf }), text)).toBe(value)
  })

  it('are said to those who listen', async () => {
    showCell(cellField('rate'), { it: 3 })
    expect(await screen.findByRole('img', { name: '3 / 5' })).toBeDefined()
  })

  it('are given by a click and by keys, and taken back', async () => {
    const { changes, user } = editCell(cellField('rate'), 2)
    const group = await screen.findByRole('group', { name: '字段' })
    await user.click(screen.getAllByRole('radio')[3] as HTMLElement)
    expect(changes).toEqual([4])
    group.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    await user.click(screen.getAllByRole('radio')[3] as HTMLElement)
    expect(changes).toEqual([4, null])
  })

  it('are a number in a query', async () => {
    const { changes, user } = editCell(cellField('rate'), null, { inQuery: true })
    await user.type(await screen.findByRole('spinbutton', { name: '字段' }), '4')
    expect(changes.at(-1)).toBe(4)
  })
})
