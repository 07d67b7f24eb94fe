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

  it.each<[string, object]>([
    ['as many columns', { columns: Array(40).fill('a') }],
    ['as many groups', { groups: Array(3).fill({ field: 'a' }) }],
    ['as many measures', { measures: Array(6).fill({ measure: 'count' }) }],
    ['as long a name', { columns: ['a'.repeat(100)] }],
    ['one row', { limit: 1 }],
    ['as many rows', { limit: 1000 }],
    ['no conditions', { where: undefined }],
    ['no order', { sort: undefined }],
    ['the other order', { sort: { by: 'm0', order: 'asc' } }],
  ])('may have %s', (_name, part) => {
    expect(readAnalysis({ ...whole, ...part })).toEqual({ ...whole, ...part })
  })

  it('has everything that it does not say by default', () => {
    expect(readAnalysis({ source: '/a' })).toEqual({ source: '/a', columns: [], groups: [], measures: [], limit: 1000, chart: 'none' })
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a group that is none', { ...whole, groups: [null] }],
    ['a group without its field', { ...whole, groups: [{ bucket: 'day' }] }],
    ['a measure that is none', { ...whole, measures: [null] }],
    ['an order without what it is by', { ...whole, sort: { order: 'asc' } }],
    ['an order that is nothing', { ...whole, sort: null }],
    ['too many measures', { ...whole, measures: Array(7).fill({ measure: 'count' }) }],
    ['a name that is too long', { ...whole, columns: ['a'.repeat(101)] }],
    ['a column without a name', { ...whole, columns: [''] }],
    ['no rows', { ...whole, limit: 0 }],
    ['half a row', { ...whole, limit: 1.5 }],
    ['rows in a text', { ...whole, limit: '5' }],
    ['columns that are no list', { ...whole, columns: 'name' }],
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
