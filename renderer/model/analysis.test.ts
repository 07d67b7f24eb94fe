import { describe, expect, it } from 'vitest'
import { readAnalysis } from './analysis'

const whole = {
  source: '/course/lecturer',
  columns: ['name'],
  groups: [{ field: 'level' }, { field: 'birthday', bucket: 'month' }],
  measures: [{ measure: 'count' }, { measure: 'sum', field: 'fee' }],
  where: { matchType: 'and', records: [{ field: 'fee', rule: 'gt', val: '5' }] },
  sort: { by: 'm1', order: 'desc' },
  limit: 10,
  chart: 'bar',
}

describe('a stored analysis', () => {
  it('is read back as it was', () => {
    expect(readAnalysis(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  })

  it('has everything that it does not say by default', () => {
    expect(readAnalysis({ source: '/a' })).toEqual({ source: '/a', columns: [], groups: [], measures: [], limit: 1000, chart: 'none' })
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['no source', { ...whole, source: '' }],
    ['columns that are no texts', { ...whole, columns: [1] }],
    ['too many columns', { ...whole, columns: Array(41).fill('a') }],
    ['too many groups', { ...whole, groups: Array(4).fill({ field: 'a' }) }],
    ['an unknown bucket', { ...whole, groups: [{ field: 'a', bucket: 'week' }] }],
    ['an unknown measure', { ...whole, measures: [{ measure: 'median', field: 'a' }] }],
    ['a measure without its field', { ...whole, measures: [{ measure: 'sum' }] }],
    ['a count of a field', { ...whole, measures: [{ measure: 'count', field: 'a' }] }],
    ['conditions that are none', { ...whole, where: { matchType: 'and', records: [] } }],
    ['an order that is none', { ...whole, sort: { by: 'm0', order: 'up' } }],
    ['too many rows', { ...whole, limit: 1001 }],
    ['an unknown chart', { ...whole, chart: 'radar' }],
  ])('is none with %s', (_name, stored) => {
    expect(readAnalysis(stored)).toBeUndefined()
  })
})
