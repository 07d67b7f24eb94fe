import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { decodeCell, encodeCell } from '../../registry'
import { cutText } from '../../ui/text/cut-text'

describe('a text of several lines', () => {
  it('keeps its lines in details', () => {
    const { container } = showCell(cellField('textarea'), { it: 'a\nb' }, { view: 'details' })
    expect(container.querySelector('span')?.style.whiteSpace).toBe('pre-wrap')
  })

  it('takes new lines', async () => {
    const { changes, user } = editCell(cellField('textarea'))
    await user.type(screen.getByRole('textbox', { name: '字段' }), 'a{Enter}b')
    expect(changes.at(-1)).toBe('a\nb')
  })

  it('is one line in a query bar', () => {
    editCell(cellField('textarea'), null, { inQuery: true })
    expect(screen.getByRole('textbox', { name: '字段' }).tagName).toBe('INPUT')
  })
})

describe('a password', () => {
  it('is read by nobody', () => {
    const field = cellField('password')
    expect(faces(field, 'secret')).toEqual(['******', 'secret'])
    expect(showCell(field, { it: 'secret' }).container.textContent).toBe('******')
  })

  it('asks browsers not to fill it in', async () => {
    editCell(cellField('password'))
    const box = await screen.findByLabelText<HTMLInputElement>('字段')
    expect([box.type, box.autocomplete]).toEqual(['password', 'new-password'])
  })
})

describe('a hidden value', () => {
  it.each([[7], ['x'], [true], [{ a: 1 }], [null]])('carries %o as it came', wire => {
    const field = cellField('hidden')
    expect(encodeCell(testCells, field, decodeCell(testCells, field, wire))).toEqual(wire)
  })

  it('is neither shown nor asked for', () => {
    expect(showCell(cellField('hidden'), { it: 7 }).container.textContent).toBe('')
    expect(editCell(cellField('hidden'), 7).container.textContent).toBe('')
  })
})

describe('a cut text', () => {
  it.each([
    ['abcdef', 3, 'abc...'],
    ['abc', 3, 'abc'],
    ['😀😀😀', 2, '😀😀...'],
    ['😀😀', 2, '😀😀'],
    ['abcdef', 0, 'abcdef'],
  ])('of "%s" at %i is "%s"', (text, length, want) => {
    expect(cutText(text, length)).toBe(want)
  })
})
