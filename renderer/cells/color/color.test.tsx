import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { cellFromText, decodeCell } from '../../registry'

describe('a colour', () => {
  it.each([
    ['#1890ff', '#1890FF', '#1890FF'],
    ['1890FF', '#1890FF', '#1890FF'],
    ['#fff', '#FFFFFF', '#FFFFFF'],
    ['rgb(24, 144, 255)', '#1890FF', '#1890FF'],
    ['#1890ff80', '#1890FF80', '#1890FF'],
    ['', '', null],
  ])('is read from %j, shown as %j and sent as %j', (wire, shown, back) => {
    expect(faces(cellField('color'), wire)).toEqual([shown, back])
  })

  it('lets through what is behind it only where that is wanted', () => {
    expect(faces(cellField('color', { alpha: true }), 'rgba(24,144,255,0.5)')).toEqual(['#1890FF80', '#1890FF80'])
    expect(cellFromText(testCells, cellField('color'), '#1890FF80')).toBe('#1890FF')
  })

  it('is refused when it is none', () => {
    expect(() => decodeCell(testCells, cellField('color'), '天蓝')).toThrow(new CellValueError('此值不是颜色'))
    expect(cellFromText(testCells, cellField('color'), '#12345')).toBeUndefined()
  })

  it('is shown with its text', () => {
    const { container } = showCell(cellField('color'), { it: '#1890ff' })
    expect(container.textContent).toBe('#1890FF')
    expect(container.querySelector<HTMLElement>('[aria-hidden] , [style*="background"]')?.style.background).toBe('rgb(24, 144, 255)')
  })

  it('is typed, put right when it is left, and taken back when it is none', async () => {
    const { changes, user } = editCell(cellField('color'))
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })
    await user.type(box, '18f')
    expect(changes).toEqual([])
    fireEvent.blur(box)
    expect([changes.at(-1), box.value]).toEqual(['#1188FF', '#1188FF'])
    await user.type(box, 'zz')
    fireEvent.blur(box)
    expect([changes.length, box.value]).toEqual([1, '#1188FF'])
    await user.clear(box)
    fireEvent.blur(box)
    expect(changes.at(-1)).toBeNull()
  })

  it('closes its palette by Escape, and nothing around it', async () => {
    const around = vi.fn()
    document.addEventListener('keydown', around)
    const { user } = editCell(cellField('color'), '#1890FF')
    const button = await screen.findByRole('button', { name: '调色板 字段' })
    await user.click(button)
    await waitFor(() => expect(document.querySelector('.ant-color-picker-inner')).not.toBeNull())
    button.focus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('.ant-popover:not(.ant-popover-hidden):not(.ant-zoom-big-leave)')).toBeNull())
    document.removeEventListener('keydown', around)
    expect(around).not.toHaveBeenCalled()
  })

  it('has a palette behind a button, unless it is only to be read', async () => {
    editCell(cellField('color'), '#1890FF', { readOnly: true })
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: '调色板 字段' })).disabled).toBe(true)
  })
})
