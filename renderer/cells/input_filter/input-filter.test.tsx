import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { decodeCell, encodeCell } from '../../registry'

describe('a text that says how it is compared', () => {
  it.each([
    ['like', '*甲*', '甲', '*甲*'],
    ['like', '甲', '甲', '*甲*'],
    ['like', '**', '', null],
    ['ne', '!甲', '甲', '!甲'],
    ['ge', '>=3', '3', '>=3'],
    ['le', '<=3', '3', '<=3'],
    ['eq', '*甲*', '*甲*', '*甲*'],
    ['like', '', '', null],
  ])('is, by %s, read from %j as %j and sent as %j', (filter, wire, shown, back) => {
    expect(faces(cellField('input_filter', { filter }), wire)).toEqual([shown, back])
  })

  it('is by like without a setting', () => {
    expect(encodeCell(testCells, cellField('input_filter'), '甲')).toBe('*甲*')
  })

  it.each([
    [true, '*甲*'],
    [false, '* 甲 *'],
  ])('loses its blanks where that is wanted: %s', (trim, sent) => {
    expect(encodeCell(testCells, cellField('input_filter', { trim }), ' 甲 ')).toBe(sent)
    expect(decodeCell(testCells, cellField('input_filter', { trim }), sent)).toBe(trim ? '甲' : ' 甲 ')
  })

  it('loses them when it is left, not while it is typed', async () => {
    const { changes, user } = editCell(cellField('input_filter', { trim: true }))
    await user.type(await screen.findByRole('textbox', { name: '字段' }), ' a ')
    expect(changes.at(-1)).toBe(' a ')
    await user.tab()
    expect(changes.at(-1)).toBe('a')
  })

  it('shows the bare value', () => {
    expect(showCell(cellField('input_filter'), { it: '*甲*' }).container.textContent).toBe('甲')
  })
})
