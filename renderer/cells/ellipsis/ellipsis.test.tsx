import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'

const long = '审计大数据治理与分析系统的一段相当长的说明文字，超过二十五个字'

it('reads and sends the whole text', () => {
  expect(faces(cellField('ellipsis'), long)).toEqual([long, long])
})

it.each([
  ['list', {}, `${long.slice(0, 25)}...`],
  ['details', {}, `${long.slice(0, 25)}...`],
  ['details', { length: 4 }, '审计大数...'],
] as const)('is cut in the %s with %j', (view, props, shown) => {
  expect(showCell(cellField('ellipsis', props), { it: long }, { view }).container.textContent).toBe(shown)
})

it('is typed into as a whole', async () => {
  const { changes, user } = editCell(cellField('ellipsis'), '甲')
  await user.type(await screen.findByRole('textbox', { name: '字段' }), '乙')
  expect(changes).toEqual(['甲乙'])
})
