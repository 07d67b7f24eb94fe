import { fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { cellFromText } from '../../registry'
import { tagsOf, withSemicolons } from './tag-text'

describe('tags', () => {
  it.each([
    ['ab;cd', 'ab;cd', 'ab;cd'],
    ['', '', null],
    [12, '12', '12'],
  ])('read %j as %j and go back as %j', (wire, shown, back) => {
    expect(faces(cellField('tags'), wire)).toEqual([shown, back])
  })

  it.each([
    ['a', 'a'],
    ['ab', 'ab'],
    ['abc', 'ab;c'],
    ['abcde', 'ab;cd;e'],
    ['a;b;c;d', 'ab;cd'],
    ['甲乙；丙丁', '甲乙;丙丁'],
    ['👍👎ok', '👍👎;ok'],
  ])('are made of %s as %s', (typed, text) => {
    expect(withSemicolons(typed)).toBe(text)
    expect(cellFromText(testCells, cellField('tags'), typed)).toBe(text)
  })

  it('stay as they are when they are made again', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(withSemicolons(withSemicolons(text))).toBe(withSemicolons(text))
        expect(tagsOf(withSemicolons(text)).join('')).toBe(text.replace(/[;；]/g, ''))
      }),
    )
  })

  it('are shown one by one, in their colours', async () => {
    const field = cellField('tags', { setTagColor: { 急件: 'red' } })
    const { container } = showCell(field, { it: '急件;普通' })
    await screen.findByText('急件')
    const shown = Array.from(container.querySelectorAll('.ant-tag'))
    expect(shown.map(tag => tag.textContent)).toEqual(['急件', '普通'])
    expect(shown.map(tag => tag.classList.contains('ant-tag-red'))).toEqual([true, false])
  })

  it('fall apart while they are typed, wherever the caret is', async () => {
    const { changes, user } = editCell(cellField('tags'))
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })
    await user.type(box, 'abc;d')
    expect(changes.at(-1)).toBe('ab;cd')
    await user.type(box, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(changes.at(-1)).toBe('ax;bc;d')
    expect(box.selectionStart).toBe(2)
    await user.type(box, '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 })
    expect(changes.at(-1)).toBe('ax;bc')
  })

  it('wait for an input method', async () => {
    const { changes } = editCell(cellField('tags'))
    const box = await screen.findByRole('textbox', { name: '字段' })
    fireEvent.compositionStart(box)
    fireEvent.change(box, { target: { value: 'jiayi' } })
    expect(changes).toEqual([])
    fireEvent.change(box, { target: { value: '甲乙丙' } })
    fireEvent.compositionEnd(box)
    expect(changes).toEqual(['甲乙;丙'])
  })
})
