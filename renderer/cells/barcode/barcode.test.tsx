import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { barsOf } from './bars'

it.each([
  ['AUDIT-2026', 'AUDIT-2026', 'AUDIT-2026'],
  [42, '42', '42'],
  ['', '', null],
])('reads %j as %j and sends %j', (wire, shown, back) => {
  expect(faces(cellField('barcode'), wire)).toEqual([shown, back])
})

it.each([
  // Modules of a standard's own example: start, data, sum, stop.
  ['A', 'CODE128', '110100100001010001100010001011000111010110', 'A'],
  [
    '590123412345',
    'EAN13',
    '1010001011010011101100110010011011110100111010101011001101101100100001010111001001110100010000101',
    '5901234123457',
  ],
] as const)('draws %s as %s', (text, format, modules, below) => {
  const bars = barsOf(text, format)
  expect(bars?.modules.startsWith(modules.slice(0, 22))).toBe(true)
  expect(bars?.text).toBe(below)
})

it.each([
  ['abc', 'EAN13'],
  ['条码', 'CODE128'],
] as const)('has no bars of %s for %s', (text, format) => {
  expect(barsOf(text, format)).toBeUndefined()
})

it('is a code with its text in the details', async () => {
  showCell(cellField('barcode'), { it: 'ZC-0001' }, { view: 'details' })
  const code = await screen.findByRole('img', { name: '条形码：ZC-0001' })
  expect(code.querySelector('text')?.textContent).toBe('ZC-0001')
})

it('is a text in a list, with the code behind a button', async () => {
  const { container } = showCell(cellField('barcode'), { it: 'ZC-0001' })
  expect(container.textContent).toBe('ZC-0001')
  screen.getByRole('button', { name: '条形码：ZC-0001' }).click()
  expect(await screen.findByRole('img', { name: '条形码：ZC-0001' })).toBeDefined()
})

it('says that a text is none of its format', async () => {
  showCell(cellField('barcode', { format: 'EAN13' }), { it: 'abc' }, { view: 'details' })
  expect((await screen.findByRole('alert')).textContent).toBe('“abc”不能生成 EAN13 条形码')
})

it('follows what is typed', async () => {
  const { changes, user } = editCell(cellField('barcode'))
  await user.type(await screen.findByRole('textbox', { name: '字段' }), 'A1')
  expect(changes.at(-1)).toBe('A1')
  expect(screen.getByRole('img', { name: '条形码：A1' })).toBeDefined()
})
