import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, fadingIn, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { decodeCell } from '../../registry'

describe('a line of text', () => {
  it.each([
    // from the API   shown            back to the API
    ['张三', '张三', '张三'],
    ['  spaces ', '  spaces ', '  spaces '],
    ['<b>x</b>', '<b>x</b>', '<b>x</b>'],
    [12345, '12345', '12345'],
    [true, 'true', 'true'],
    ['', '', null],
    [null, '', null],
    [undefined, '', null],
  ])('reads %o as "%s"', (wire, shown, back) => {
    expect(faces(cellField('input'), wire)).toEqual([shown, back])
  })

  it.each([[{}], [[1]], [Symbol('x')], [() => 1]])('refuses %o', wire => {
    expect(() => decodeCell(testCells, cellField('input'), wire)).toThrow(CellValueError)
  })

  it('shows markup as text', () => {
    const { container } = showCell(cellField('input', {}, { ellipsis: 0 }), { it: '<img src=x onerror=alert(1)>' })
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('<img src=x onerror=alert(1)>')
  })

  it('lets long texts fade in a list and says the whole on hovering', async () => {
    const { container } = showCell(cellField('input', {}, { ellipsis: 5 }), { it: '一二三四五六七' })
    expect(fadingIn(container)).toEqual(['一二三四五六七', '5em'])
    fireEvent.mouseEnter(screen.getByText('一二三四五六七'))
    expect((await screen.findByRole('tooltip')).textContent).toBe('一二三四五六七')
  })

  it('shows the whole text in details', () => {
    const { container } = showCell(cellField('input', {}, { ellipsis: 5 }), { it: '一二三四五六七' }, { view: 'details' })
    expect(container.textContent).toBe('一二三四五六七')
  })

  it('says its name, its error and what explains it', () => {
    editCell(cellField('input'), 'a', { invalid: true, describedBy: 'why' })
    const box = screen.getByRole('textbox', { name: '字段' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(box.getAttribute('aria-describedby')).toBe('why')
  })

  it('tells every key and null when it is emptied', async () => {
    const { changes, user } = editCell(cellField('input'))
    await user.type(screen.getByRole('textbox'), 'ab')
    await user.clear(screen.getByRole('textbox'))
    expect(changes).toEqual(['a', 'ab', null])
  })

  it('tells what an input method composed once it is finished', () => {
    const { changes } = editCell(cellField('input'))
    const box = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.compositionStart(box)
    fireEvent.change(box, { target: { value: 'zh' } })
    fireEvent.change(box, { target: { value: 'zhang' } })
    expect(changes).toEqual([])
    expect(box.value).toBe('zhang')
    fireEvent.change(box, { target: { value: '张' } })
    fireEvent.compositionEnd(box)
    expect(changes).toEqual(['张'])
  })

  it('cannot be typed into when it is only to be read', async () => {
    const { changes, user } = editCell(cellField('input'), 'a', { readOnly: true })
    await user.type(screen.getByRole('textbox'), 'b')
    expect(changes).toEqual([])
  })

  it('is told to be disabled', () => {
    editCell(cellField('input'), 'a', { disabled: true })
    expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true)
  })
})
