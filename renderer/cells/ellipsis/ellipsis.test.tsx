import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellField, editCell, faces, fadingIn, showCell } from '../../../tests/helpers/draw-cells'

const long = '审计大数据治理与分析系统的一段相当长的说明文字，超过二十五个字'

it('reads and sends the whole text', () => {
  expect(faces(cellField('ellipsis'), long)).toEqual([long, long])
})

it.each([
  ['list', {}, '25em'],
  ['details', {}, '25em'],
  ['details', { length: 4 }, '4em'],
] as const)('fades in the %s with %j', (view, props, room) => {
  expect(fadingIn(showCell(cellField('ellipsis', props), { it: long }, { view }).container)).toEqual([long, room])
})

it('stands as it is where it has room', () => {
  const { container } = showCell(cellField('ellipsis', { length: 4 }), { it: '审计大😀' })
  expect([container.textContent, fadingIn(container)]).toEqual(['审计大😀', undefined])
})

it('is typed into as a whole', async () => {
  const { changes, user } = editCell(cellField('ellipsis'), '甲')
  await user.type(await screen.findByRole('textbox', { name: '字段' }), '乙')
  expect(changes).toEqual(['甲乙'])
})
