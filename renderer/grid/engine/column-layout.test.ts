import { expect, it } from 'vitest'
import { testField } from '../../../tests/helpers/screen'
import { groupHeads, layColumns, seenColumns } from './column-layout'
import { type GridColumn, gridColumn } from './grid-column'

const column = (key: string, given: Partial<Omit<GridColumn, 'key' | 'field'>> = {}) => gridColumn(testField(key, key), given)
const keys = (layout: ReturnType<typeof layColumns>) => layout.columns.map(({ column, width }) => `${column.key} ${width}`)

it.each([
  ['share what is left', [column('a', { width: 100 }), column('b'), column('c')], 900, ['a 100', 'b 400', 'c 400']],
  ['have 120 pixels at least', [column('a'), column('b')], 100, ['a 120', 'b 120']],
  ['take a share of the room', [column('a', { width: '50%' }), column('b')], 800, ['a 400', 'b 400']],
  ['take pixels in words', [column('a', { width: '75px' }), column('b')], 800, ['a 75', 'b 725']],
  ['are left out when hidden', [column('a', { hidden: true }), column('b')], 800, ['b 800']],
  [
    'stand where they are pinned',
    [column('a', { pin: 'right' }), column('b'), column('c', { pin: 'left' })],
    900,
    ['c 300', 'b 300', 'a 300'],
  ],
  ['are pinned to no side of a narrow screen', [column('a', { pin: 'right' }), column('b')], 300, ['a 150', 'b 150']],
])('columns %s', (_, columns, room, shown) => {
  expect(keys(layColumns(columns, undefined, room))).toEqual(shown)
})

it('give what they leave of a list to those that nobody sized', () => {
  const buttons = column('x', { width: 100, anchored: true })
  const columns = [column('a', { width: 100 }), column('b', { width: 200 }), column('c', { width: 100 }), buttons]
  const kept = [{ name: 'c', shown: true, width: 100 }]
  expect(keys(layColumns(columns, kept, 800, { spread: true, yields: true }))).toEqual(['a 200', 'b 400', 'c 100', 'x 100'])
  expect(keys(layColumns(columns, undefined, 300, { spread: true, yields: true }))).toEqual(['a 200', 'b 200', 'c 100', 'x 100'])
})

it('become as narrow as what they show where a list lacks a little room, and are never cut for it', () => {
  const columns = [column('a', { width: 100, least: 80 }), column('b', { width: 200 }), column('c', { width: 100, least: 90 })]
  expect(keys(layColumns(columns, undefined, 385, { spread: true, yields: true }))).toEqual(['a 90', 'b 200', 'c 95'])
  expect(keys(layColumns(columns, undefined, 370, { spread: true, yields: true }))).toEqual(['a 80', 'b 200', 'c 90'])
  expect(keys(layColumns(columns, undefined, 369, { spread: true, yields: true }))).toEqual(['a 100', 'b 200', 'c 100'])
})

it('of long texts give room after the others have, before the list scrolls', () => {
  const columns = [column('a', { width: 100, least: 80 }), column('b', { width: 300, least: 290, narrowest: 200 })]
  expect(keys(layColumns(columns, undefined, 370, { spread: true, yields: true }))).toEqual(['a 80', 'b 290'])
  expect(keys(layColumns(columns, undefined, 330, { spread: true, yields: true }))).toEqual(['a 80', 'b 250'])
  expect(keys(layColumns(columns, undefined, 280, { spread: true, yields: true }))).toEqual(['a 80', 'b 200'])
  expect(keys(layColumns(columns, undefined, 279, { spread: true, yields: true }))).toEqual(['a 100', 'b 300'])
})

it('fill the room before the pinned ones where they scroll, so that none is seen by half', () => {
  const buttons = column('x', { width: 100, anchored: true })
  const columns = [column('a', { width: 100, least: 80 }), column('b', { width: 100 }), column('c', { width: 100 }), buttons]
  expect(keys(layColumns(columns, undefined, 370, { spread: true, yields: true }))).toEqual(['a 120', 'b 150', 'c 100', 'x 100'])
  expect(keys(layColumns(columns, undefined, 280, { spread: true, yields: true }))).toEqual(['a 80', 'b 100', 'c 100', 'x 100'])
  const sized = [{ name: 'a', shown: true, width: 90 }]
  expect(keys(layColumns(columns, sized, 300, { spread: true, yields: true }))).toEqual(['a 90', 'b 110', 'c 100', 'x 100'])
})

it('that have no room at all before the pinned ones scroll as they are', () => {
  const columns = [column('a', { width: 100, least: 80 }), column('x', { width: 100, anchored: true })]
  expect(keys(layColumns(columns, undefined, 150, { spread: true, yields: true }))).toEqual(['a 80', 'x 100'])
})

it('keep an anchored one at the right of every screen, whatever was chosen', () => {
  const columns = [column('x', { anchored: true, width: 80 }), column('a', { width: 90 })]
  for (const room of [300, 900]) {
    const layout = layColumns(columns, [{ name: 'x', shown: false }], room)
    expect([keys(layout), layout.right]).toEqual([['a 90', 'x 80'], 1])
  }
})

it('stand as a person arranged them', () => {
  const kept = [
    { name: 'c', shown: true, width: 200 },
    { name: 'a', shown: false },
    { name: 'gone', shown: true },
    { name: 'b', shown: true, pin: 'left' },
  ]
  const layout = layColumns([column('a'), column('b'), column('c')], kept, 800)
  expect(keys(layout)).toEqual(['b 600', 'c 200'])
  expect([layout.left, layout.leftWidth, layout.middleWidth, layout.right, layout.rightWidth]).toEqual([1, 600, 200, 0, 0])
})

it.each([
  [0, 100, [0, 0]],
  [0, 101, [0, 1]],
  [150, 250, [1, 2]],
  [290, 5000, [2, 2]],
  [300, 400, [3, 2]],
])('between %i and %i pixels the columns %o are seen', (from, to, [first, last]) => {
  const columns = ['a', 'b', 'c'].map(key => column(key, { width: 100 }))
  expect(seenColumns(layColumns(columns, undefined, 900), from, to)).toEqual({ first, last })
})

it('puts one head over neighbours of the same group, and none across a pin', () => {
  const group = ['金额']
  const columns = [
    column('a', { group }),
    column('b', { group }),
    column('c'),
    column('d', { group: ['金额', '税'] }),
    column('e', { group, pin: 'right' }),
  ]
  expect(groupHeads(layColumns(columns, undefined, 900)).map(heads => heads.map(({ title, first, last }) => [title, first, last]))).toEqual(
    [
      [
        ['金额', 0, 1],
        ['', 2, 2],
        ['金额', 3, 3],
        ['金额', 4, 4],
      ],
      [
        ['', 0, 1],
        ['', 2, 2],
        ['税', 3, 3],
        ['', 4, 4],
      ],
    ],
  )
})

it('says the title of a group once where its first columns are pinned', () => {
  const group = ['输入']
  const columns = [
    column('a', { group, pin: 'left' }),
    column('b', { group }),
    column('c', { group, pin: 'right' }),
    column('d', { group: ['输出'] }),
  ]
  expect(groupHeads(layColumns(columns, undefined, 900))[0]?.map(({ title, goesOn }) => [title, goesOn])).toEqual([
    ['输入', false],
    ['输入', true],
    ['输出', false],
    ['输入', false],
  ])
})

it('are pinned from 480 pixels of room on', () => {
  const right = (room: number) => layColumns([column('a', { pin: 'right' }), column('b')], undefined, room).right
  expect([right(479), right(480)]).toEqual([0, 1])
})

it('of a grid fill what is left of the room, and scroll where it is too little', () => {
  const columns = [column('a', { width: 100, least: 80 }), column('b', { width: 100, least: 80 })]
  const laid = (room: number) => keys(layColumns(columns, [{ name: 'a', shown: true, width: 120 }], room, { spread: true }))
  expect([laid(300), laid(180)]).toEqual([
    ['a 120', 'b 180'],
    ['a 120', 'b 100'],
  ])
})

it('that a person sized give nothing where a list lacks room', () => {
  const columns = [column('a', { width: 100, least: 80 }), column('b', { width: 100, least: 80 })]
  expect(keys(layColumns(columns, [{ name: 'a', shown: true, width: 120 }], 210, { spread: true, yields: true }))).toEqual([
    'a 120',
    'b 90',
  ])
})

it('that scroll end where the pinned ones begin', () => {
  const columns = [column('a', { width: 100 }), column('b', { width: 100 }), column('c', { width: 100, pin: 'right' })]
  expect(seenColumns(layColumns(columns, undefined, 900), 0, 500)).toEqual({ first: 0, last: 1 })
})

it('share a head of the upper level under heads of their own', () => {
  const columns = [column('a', { group: ['金额', '含税'] }), column('b', { group: ['金额', '不含税'] })]
  const heads = groupHeads(layColumns(columns, undefined, 900))
  expect(heads.map(level => level.map(({ title, first, last }) => [title, first, last]))).toEqual([
    [['金额', 0, 1]],
    [
      ['含税', 0, 0],
      ['不含税', 1, 1],
    ],
  ])
})

it('have no heads above them where none stands in a group', () => {
  expect(groupHeads(layColumns([column('a')], undefined, 900))).toEqual([])
})
