import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { cellFromText, decodeCell } from '../../registry'

describe('one box', () => {
  it.each([
    // from the API  props                       shown  back to the API
    ['Y', {}, '是', 'Y'],
    ['N', {}, '否', 'N'],
    [true, {}, '是', 'Y'],
    [1, { customValue: [1, 0] }, '是', 1],
    ['open', { customValue: ['open', 'shut'], texts: ['开', '关'] }, '开', 'open'],
    [null, {}, '', null],
  ])('reads %o with %o as "%s"', (wire, props, shown, back) => {
    expect(faces(cellField('checkbox_meta', props), wire)).toEqual([shown, back])
  })

  it('refuses what is neither of the pair', () => {
    expect(() => decodeCell(testCells, cellField('checkbox_meta'), 'perhaps')).toThrow(CellValueError)
    expect(cellFromText(testCells, cellField('checkbox_meta'), '也许')).toBeUndefined()
    expect(cellFromText(testCells, cellField('checkbox_meta'), '否')).toBe(false)
  })

  it.each([
    ['Y', '是'],
    ['N', '否'],
    [null, ''],
  ])('shows of %o the word %o, as a switch does', (wire, text) => {
    expect(showCell(cellField('checkbox_meta'), { it: wire }).container.textContent).toBe(text)
  })

  it('is ticked and unticked', async () => {
    const { changes, user } = editCell(cellField('checkbox_meta'), null)
    await user.click(screen.getByRole('checkbox', { name: '字段' }))
    await user.click(screen.getByRole('checkbox', { name: '字段' }))
    expect(changes).toEqual([true, false])
  })

  it.each([[{ disabled: true }], [{ readOnly: true }]])('keeps its value when it is %o', async state => {
    const { changes, user } = editCell(cellField('checkbox_meta'), true, state)
    await user.click(screen.getByRole('checkbox'))
    expect(changes).toEqual([])
  })

  it('is a list in a query bar', async () => {
    editCell(cellField('checkbox_meta'), null, { inQuery: true })
    expect(await screen.findByRole('combobox', { name: '字段' })).toBeDefined()
  })
})
