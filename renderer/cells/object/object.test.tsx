import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'
import { fieldModel } from '../../../tests/helpers/models'
import { decodeCell, decodeRow, encodeCell } from '../../registry'

const city = fieldModel('city', { title: '城市' })
const since = fieldModel('since', { title: '起始', type: 'date', kind: 'date', settings: { format: 'YYYY-MM-DD' } })
const field = () => cellField('object', {}, { fields: [city, since] })

it.each([
  [
    { city: '北京', since: null },
    { city: '北京', since: null },
    { city: '北京', since: null },
  ],
  ['{"city":"北京"}', { city: '北京', since: null }, { city: '北京', since: null }],
  [{ city: '', since: null }, { city: null, since: null }, null],
  [null, null, null],
  [
    { city: '北京', other: 1 },
    { city: '北京', since: null, other: 1 },
    { city: '北京', since: null, other: 1 },
  ],
])('holds %j as %j and sends %j', (wire, value, back) => {
  const held = decodeCell(testCells, field(), wire)
  expect(held).toEqual(value)
  expect(encodeCell(testCells, field(), held)).toEqual(back)
})

it.each(['text', [1], 7])('refuses %j', wire => {
  expect(() => decodeCell(testCells, field(), wire)).toThrow('此值不是一组字段')
})

it('tells by its whole name what a cell in it cannot read', () => {
  const { errors } = decodeRow(testCells, [field()], { it: { since: 'soon' } })
  expect([...errors]).toEqual([['it.since', '此值不是有效日期']])
})

it('shows its fields one behind the other in a list', () => {
  expect(showCell(field(), { it: { city: '北京', since: '2026-01-02' } }).container.textContent).toBe('城市：北京；起始：2026-01-02')
})

it('is edited in a window where it is one cell', async () => {
  const { changes, user } = editCell(field(), { city: '北', since: null })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })).value).toBe('城市：北')
  await user.click(screen.getByRole('button', { name: '展开 字段' }))
  await user.type(await screen.findByRole('textbox', { name: '城市' }), '京')
  expect(changes).toEqual([{ city: '北京', since: null }])
})
