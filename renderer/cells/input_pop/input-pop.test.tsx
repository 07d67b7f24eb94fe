import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'

it.each([
  ['甲\n乙', '甲\n乙', '甲\n乙'],
  ['', '', null],
])('reads %o as %o', (wire, shown, back) => {
  expect(faces(cellField('input_pop'), wire)).toEqual([shown, back])
})

it('keeps the lines of its text in the details', () => {
  const { container } = showCell(cellField('input_pop'), { it: '甲\n乙' }, { view: 'details' })
  expect(container.querySelector('span')?.style.whiteSpace).toBe('pre-wrap')
})

it('is typed into as a line', async () => {
  const { changes, user } = editCell(cellField('input_pop'))
  await user.type(await screen.findByRole('textbox', { name: '字段' }), '甲')
  expect(changes).toEqual(['甲'])
})

it('opens a box of 300 by 210 pixels for several lines and closes it by its button', async () => {
  const { changes, user } = editCell(cellField('input_pop'), '甲')
  await user.click(await screen.findByRole('button', { name: '展开 字段' }))
  const box = screen.getAllByRole('textbox', { name: '字段' }).find(each => each.tagName === 'TEXTAREA')
  if (!box) throw new Error('no box')
  expect([box.parentElement?.style.width, box.parentElement?.style.height]).toEqual(['300px', '210px'])
  await user.type(box, '{Enter}乙')
  expect(changes.at(-1)).toBe('甲\n乙')
  await user.click(screen.getByRole('button', { name: /确\s*定/ }))
  expect(screen.queryByRole('button', { name: /确\s*定/ })).toBeNull()
})

it.each([['{Escape}'], ['{Control>}{Enter}{/Control}'], ['{Tab}{Tab}']])('gives the focus back to its button by %s', async keys => {
  const { user } = editCell(cellField('input_pop'), '甲')
  const button = await screen.findByRole('button', { name: '展开 字段' })
  await user.click(button)
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  await user.keyboard(keys)
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  expect(document.activeElement).toBe(button)
})

it('never loses line ends to the line that shows them', async () => {
  const { changes, user } = editCell(cellField('input_pop'), '甲\n乙')
  const line = await screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })
  expect([line.value, line.readOnly]).toEqual(['甲 乙', true])
  await user.click(line)
  expect(screen.getAllByRole('textbox', { name: '字段' })).toHaveLength(2)
  expect(changes).toEqual([])
})

it('stays shut when it is disabled', async () => {
  editCell(cellField('input_pop'), '甲', { disabled: true })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '展开 字段' })).disabled).toBe(true)
})

it.each([
  ['甲\n乙', 2],
  ['甲', 1],
])('opens at once where a grid opens its cell over several lines: %j', async (value, inputs) => {
  editCell(cellField('input_pop'), value, { autoFocus: true, unfolded: true, compact: true })
  await vi.waitFor(() => expect(screen.getAllByRole('textbox', { name: '字段' })).toHaveLength(inputs))
})
