import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { cellFromText, decodeCell } from '../../registry'

const numbers = { values: [1, 0] }
const truths = { values: [true, false], texts: ['开', '关'] }
const reversed = { values: ['0', '1'] }

describe('a switch', () => {
  it.each([
    // from the API   props    shown  back to the API
    ['Y', {}, '是', 'Y'],
    ['N', {}, '否', 'N'],
    [true, {}, '是', 'Y'],
    ['0', {}, '否', 'N'],
    [1, numbers, '是', 1],
    ['0', numbers, '否', 0],
    [true, truths, '开', true],
    [false, truths, '关', false],
    ['0', reversed, '是', '0'],
    ['1', reversed, '否', '1'],
    ['', {}, '', null],
    [null, {}, '', null],
  ])('reads %o with %o as "%s"', (wire, props, shown, back) => {
    expect(faces(cellField('switch', props), wire)).toEqual([shown, back])
  })

  it('is a truth in code', () => {
    expect(decodeCell(testCells, cellField('switch'), 'N')).toBe(false)
  })

  it.each([['maybe'], [2], [{}], ['y']])('refuses %o', wire => {
    expect(() => decodeCell(testCells, cellField('switch'), wire)).toThrow(CellValueError)
  })

  it.each([
    ['是', true],
    ['N', false],
    ['', null],
    ['也许', undefined],
  ])('takes pasted "%s" as %o', (text, value) => {
    expect(cellFromText(testCells, cellField('switch'), text)).toBe(value)
  })

  it('refuses a pair that is none', () => {
    expect(() => cellField('switch', { values: ['Y'] })).toThrow()
    expect(() => cellField('switch', { values: ['Y', 'Y'] })).toThrow()
  })

  it('shows its text', () => {
    expect(showCell(cellField('switch'), { it: 'Y' }).container.textContent).toBe('是')
  })

  it('turns on and off', async () => {
    const { changes, user } = editCell(cellField('switch'))
    const lever = await screen.findByRole('switch', { name: '字段' })
    await user.click(lever)
    await user.keyboard(' ')
    expect(changes).toEqual([true, false])
  })

  it('does not move when it is only to be read', async () => {
    const { changes, user } = editCell(cellField('switch'), true, { readOnly: true })
    await user.click(await screen.findByRole('switch'))
    expect(changes).toEqual([])
  })

  it('is a list of both in a query bar', async () => {
    const { changes, user } = editCell(cellField('switch'), null, { inQuery: true })
    await user.click(await screen.findByRole('combobox', { name: '字段' }))
    await user.click(screen.getByTitle('否'))
    expect(changes).toEqual([false])
  })
})
