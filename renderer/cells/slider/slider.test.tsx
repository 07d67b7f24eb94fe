import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { cellFromText } from '../../registry'

describe('a number on a scale', () => {
  it.each([
    [30, '30%', 30],
    ['30', '30%', 30],
    [null, '', null],
  ])('is read from %j, shown as %j and sent as %j', (wire, shown, back) => {
    expect(faces(cellField('slider', { suffix: '%' }), wire)).toEqual([shown, back])
  })

  it.each([
    ['30%', 30],
    ['30', 30],
    ['101', undefined],
    ['0.5', undefined],
    ['', null],
  ])('is imported from %j as %j', (text, value) => {
    expect(cellFromText(testCells, cellField('slider', { suffix: '%' }), text)).toBe(value)
  })

  it('keeps to steps that are no whole numbers', () => {
    const field = cellField('slider', { max: 1, step: 0.1 })
    expect([cellFromText(testCells, field, '0.3'), cellFromText(testCells, field, '0.35')]).toEqual([0.3, undefined])
  })

  it('is a text with its unit', () => {
    expect(showCell(cellField('slider', { suffix: '%' }), { it: 30 }).container.textContent).toBe('30%')
  })

  it('is moved by keys and typed, and emptied', async () => {
    const { changes, user } = editCell(cellField('slider'), 30)
    const handle = await screen.findByRole('slider', { name: '字段' })
    fireEvent.keyDown(handle, { key: 'ArrowRight', keyCode: 39, which: 39 })
    expect(changes).toEqual([31])
    const number = screen.getByRole('spinbutton', { name: '字段' })
    await user.clear(number)
    expect(changes.at(-1)).toBeNull()
    await user.type(number, '55')
    expect(changes.at(-1)).toBe(55)
  })

  it('is the number alone in a grid', async () => {
    editCell(cellField('slider'), 30, { compact: true })
    await screen.findByRole('spinbutton', { name: '字段' })
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
