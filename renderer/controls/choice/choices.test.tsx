import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { cellFromText, decodeCell } from '../../registry'

const options = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
]

/** antd reads the old key codes, which user-event does not send. */
function press(element: HTMLElement, key: string, keyCode: number) {
  fireEvent.keyDown(element, { key, keyCode })
}

describe('a choice', () => {
  it.each([
    // type     from the API   props               shown   back to the API
    ['select', '1', {}, '男', '1'],
    ['select', 1, {}, '男', '1'],
    ['select', 1, { number: true }, '男', 1],
    ['select', '01', { number: true }, '01', 1],
    ['select', 'x', { number: true }, 'x', 'x'],
    ['select', '9', {}, '9', '9'],
    ['select', '自定', { allowInput: true }, '自定', '自定'],
    ['select', '', {}, '', null],
    ['radio', '2', {}, '女', '2'],
    ['radio', null, {}, '', null],
    ['list_multi', '1,2', {}, '男,女', '1,2'],
    ['list_multi', ' 1 ,, 2,1', {}, '男,女', '1,2'],
    ['list_multi', ['1', '9'], {}, '男,9', '1,9'],
    ['list_multi', [], {}, '', null],
    ['checkbox', ',', {}, '', null],
    ['checkbox', 2, {}, '女', '2'],
  ])('%s reads %o with %o as "%s"', (type, wire, props, shown, back) => {
    expect(faces(cellField(type, props, { options }), wire)).toEqual([shown, back])
  })

  it.each([
    ['select', {}],
    ['radio', [1]],
    ['list_multi', {}],
    ['checkbox', [{}]],
  ])('%s refuses %o', (type, wire) => {
    expect(() => decodeCell(testCells, cellField(type, {}, { options }), wire)).toThrow(CellValueError)
  })

  it.each([
    ['select', '男', '1'],
    ['select', '2', '2'],
    ['select', '无', undefined],
    ['select', ' ', null],
    ['list_multi', '男、女', '1,2'],
    ['list_multi', '男,无', undefined],
    ['list_multi', '', null],
  ])('%s takes pasted "%s" as %o', (type, text, value) => {
    expect(cellFromText(testCells, cellField(type, {}, { options }), text)).toBe(value)
  })

  it('shows the text that the server sent when no option has the value', () => {
    const { container } = showCell(cellField('select', {}, { options: [] }), { it: '1', it_dictText: '男' })
    expect(container.textContent).toBe('男')
  })

  it('prefers the options to the text that the server sent', () => {
    const { container } = showCell(cellField('select', {}, { options }), { it: '1', it_dictText: '旧' })
    expect(container.textContent).toBe('男')
  })

  it('shows the value when nobody knows its text', () => {
    const { container } = showCell(cellField('select', {}, { options }), { it: '<i>7</i>', it_dictText: null })
    expect(container.textContent).toBe('<i>7</i>')
  })

  it('colours an option that has a colour', () => {
    const { container } = showCell(cellField('select', {}, { options: [{ value: '1', text: '正常', color: 'green' }] }), { it: 1 })
    expect(container.textContent).toBe('正常')
    expect(container.querySelector<HTMLElement>('.weft-dot')?.style.getPropertyValue('--weft-dot')).toBe('var(--ant-green, #52c41a)')
  })
})

describe('a list of choices to edit', () => {
  it('chooses by keyboard', async () => {
    const { changes, user } = editCell(cellField('select', {}, { options }))
    await user.click(screen.getByRole('combobox', { name: '字段' }))
    await screen.findByRole('option', { name: '女' })
    const box = screen.getByRole('combobox', { name: '字段' })
    press(box, 'ArrowDown', 40)
    press(box, 'Enter', 13)
    expect(changes).toEqual(['2'])
    expect(screen.getAllByTitle('女').some(each => each.className.includes('selection-item'))).toBe(true)
  })

  it('asks to choose', () => {
    editCell(cellField('select', {}, { options }))
    expect(screen.getByPlaceholderText('请选择')).toBeDefined()
  })

  it('finds options by a piece of their text', async () => {
    const { changes, user } = editCell(cellField('select', {}, { options }))
    await user.type(screen.getByRole('combobox'), '女')
    press(screen.getByRole('combobox'), 'Enter', 13)
    expect(changes).toEqual(['2'])
  })

  it('stays closed when it is only to be read', async () => {
    const { changes, user } = editCell(cellField('select', {}, { options }), '1', { readOnly: true })
    await user.click(screen.getByRole('combobox'))
    press(screen.getByRole('combobox'), 'ArrowDown', 40)
    press(screen.getByRole('combobox'), 'Enter', 13)
    expect(changes).toEqual([])
  })

  it('joins several choices with commas', async () => {
    const { changes, user } = editCell(cellField('list_multi', {}, { options }))
    await user.click(await screen.findByRole('combobox', { name: '字段' }))
    await user.click(screen.getByTitle('女'))
    await user.click(screen.getByTitle('男'))
    expect(changes).toEqual(['2', '2,1'])
  })
})

describe('radio buttons', () => {
  it('choose one', async () => {
    const { changes, user } = editCell(cellField('radio', {}, { options }), '1')
    expect(screen.getByRole('radiogroup', { name: '字段' })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '男' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: '女' }))
    expect(changes).toEqual(['2'])
  })

  it('are a list in a query bar, where nothing means all', async () => {
    editCell(cellField('radio', {}, { options }), null, { inQuery: true })
    expect(await screen.findByRole('combobox', { name: '字段' })).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('do not move when they are only to be read', async () => {
    const { changes, user } = editCell(cellField('radio', {}, { options }), '1', { readOnly: true })
    await user.click(screen.getByRole('radio', { name: '女' }))
    expect(changes).toEqual([])
  })
})

describe('check boxes', () => {
  it('join values in the order of the options and keep those that no option has', async () => {
    const { changes, user } = editCell(cellField('checkbox', {}, { options }), '2,old')
    expect(screen.getByRole('group', { name: '字段' })).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: '男' }))
    await user.click(screen.getByRole('checkbox', { name: '女' }))
    expect(changes).toEqual(['1,2,old', '1,old'])
  })

  it('tell that they are left only when the focus leaves all of them', async () => {
    let left = 0
    const { user } = editCell(cellField('checkbox', {}, { options }), null, { onBlur: () => left++ })
    await user.tab()
    await user.tab()
    expect(left).toBe(0)
    await user.tab()
    expect(left).toBe(1)
  })
})
