import { describe, expect, it } from 'vitest'
import { knownAreas, loadAreas } from './areas'
import { fitOf } from './search'

const path = [
  { name: '广东省', initials: 'gds' },
  { name: '深圳市', initials: 'szs' },
  { name: '南山区', initials: 'nsq' },
]

it.each([
  ['', true],
  ['广东', true],
  ['广东省深圳市', true],
  ['广东南山', true],
  ['深圳 / 南山', true],
  ['东省', true],
  ['GD', true],
  ['gdsz', true],
  ['gdszsns', true],
  ['gn', true],
  ['ｓｚ', true],
  ['深圳广东', false],
  ['sg', false],
  ['gdx', false],
])('by "%s" a place is found: %s', (typed, found) => {
  expect(fitOf(typed, path) !== undefined).toBe(found)
})

describe('what was typed', () => {
  it.each([
    ['gdsz', '广东省/深圳市/罗湖区'],
    ['广东深圳', '广东省/深圳市/罗湖区'],
    ['gdsszs', '广东省/深圳市/罗湖区'],
    ['szns', '广东省/深圳市/南山区'],
    ['bj', '北京市/北京市/东城区'],
  ])('%s finds %s first', async (typed, first) => {
    await loadAreas()
    const { table } = knownAreas()
    const districts = (table?.below('86') ?? []).flatMap(({ code }) =>
      (table?.below(code) ?? []).flatMap(city => table?.below(city.code) ?? []),
    )
    const found = districts
      .map(({ code }) => ({ code, fit: fitOf(typed, table?.path(code) ?? []) }))
      .filter(({ fit }) => fit !== undefined)
      .sort((one, other) => (one.fit ?? 0) - (other.fit ?? 0))
    expect(table?.text(found[0]?.code ?? '')).toBe(first)
  })

  it('does not find what it does not fit', () => {
    const path = [
      { name: '广东省', initials: 'gds' },
      { name: '深圳市', initials: 'szs' },
    ]
    expect([fitOf('gdzz', path), fitOf('szgd', path), fitOf('圳', path), fitOf('', path)]).toEqual([undefined, undefined, 100, 0])
  })
})
