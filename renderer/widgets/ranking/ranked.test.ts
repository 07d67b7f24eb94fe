import { expect, it } from 'vitest'
import type { RankingSettings } from './definition'
import { ranked } from './ranked'

const settings: RankingSettings = { name: 'unit', value: 'amount', most: 3, unit: '', precision: 0, height: 280 }

const said = (rows: Parameters<typeof ranked>[0], more: Partial<RankingSettings> = {}) =>
  ranked(rows, { ...settings, ...more }).map(({ position, name, amount, share }) => [position, name, amount, share])

it('puts the largest first, and as many as there are places', () => {
  const rows = [10, 40, 20, 5].map((amount, index) => ({ unit: `单位${index}`, amount }))
  expect(said(rows)).toEqual([
    [1, '单位1', 40, 1],
    [2, '单位2', 20, 0.5],
    [3, '单位0', 10, 0.25],
  ])
})

it('gives equal numbers one place', () => {
  const rows = [
    { unit: '甲', amount: 8 },
    { unit: '乙', amount: 8 },
    { unit: '丙', amount: 2 },
  ]
  expect(said(rows).map(([position]) => position)).toEqual([1, 1, 3])
})

it('adds rows of one name up by their digits', () => {
  const rows = [
    { unit: '甲', amount: '9007199254740993.10' },
    { unit: '甲', amount: 0.1 },
    { unit: '乙', amount: 3 },
  ]
  expect(said(rows, { aggregate: 'sum' }).map(([, name, amount]) => [name, amount])).toEqual([
    ['甲', '9007199254740993.2'],
    ['乙', 3],
  ])
})

it('gives what has no name or no number no place, and what is below nothing no bar', () => {
  const rows = [{ unit: '', amount: 9 }, { unit: '甲', amount: null }, { unit: '乙', amount: -4 }, { unit: '丙' }]
  expect(said(rows)).toEqual([[1, '乙', -4, 0]])
})
