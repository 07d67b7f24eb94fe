import { describe, expect, it } from 'vitest'
import { fieldModel } from '../../../tests/helpers/models'
import type { Analysis } from '../../model/analysis'
import { asksSomething, fitting, hasBuckets, measurable, offeredMeasures, withMeasure } from './fields'

const name = fieldModel('name', { title: '姓名' })
const fee = fieldModel('fee', { title: '课酬', kind: 'decimal' })
const born = fieldModel('born', { title: '生日', kind: 'date' })
const all: Analysis = {
  source: '/a',
  columns: ['name', 'gone'],
  groups: [{ field: 'born', bucket: 'month' }, { field: 'lost' }],
  measures: [{ measure: 'count' }, { measure: 'sum', field: 'fee' }, { measure: 'sum', field: 'name' }],
  where: { matchType: 'and', records: [{ field: 'name', rule: 'eq', val: '1' }] },
  sort: { by: 'm1', order: 'desc' },
  limit: 10,
  chart: 'none',
}

describe('an analysis and the fields of its source', () => {
  it('loses what is not offered any more, and says what', () => {
    const { analysis, gone } = fitting(all, [name, fee, born])
    expect(gone).toEqual(['gone', 'lost', 'name'].filter(lost => lost !== 'name'))
    expect(analysis).toMatchObject({
      columns: ['name'],
      groups: [{ field: 'born', bucket: 'month' }],
      measures: [{ measure: 'count' }, { measure: 'sum', field: 'fee' }],
      where: all.where,
    })
    expect(analysis.sort).toBeUndefined()
  })

  it('loses its conditions when one of them asks for what is gone', () => {
    const { analysis, gone } = fitting({ ...all, where: { matchType: 'or', records: [{ field: 'old', rule: 'eq', val: '1' }] } }, [
      name,
      fee,
      born,
    ])
    expect(gone).toContain('old')
    expect(analysis.where).toBeUndefined()
  })

  it('stays what it is when everything is there', () => {
    const asked: Analysis = {
      ...all,
      columns: ['name'],
      groups: [{ field: 'born' }],
      measures: [{ measure: 'sum', field: 'fee' }],
      sort: { by: 'm0', order: 'asc' },
    }
    expect(fitting(asked, [name, fee, born])).toEqual({ analysis: asked, gone: [] })
  })

  it.each([
    [[name], ['count', 'min', 'max', 'distinct']],
    [
      [name, fee],
      ['count', 'sum', 'avg', 'min', 'max', 'distinct'],
    ],
    [[fieldModel('ok', { kind: 'boolean' })], ['count', 'distinct']],
    [[], ['count']],
  ] as const)('is offered the measures that its fields have', (fields, want) => {
    expect(offeredMeasures(fields)).toEqual(want)
  })

  it('takes a field that another measure can be reckoned of', () => {
    const fields = [name, fee, born]
    expect(withMeasure({ measure: 'max', field: 'born' }, 'sum', fields)).toEqual({ measure: 'sum', field: 'fee' })
    expect(withMeasure({ measure: 'max', field: 'born' }, 'min', fields)).toEqual({ measure: 'min', field: 'born' })
    expect(withMeasure({ measure: 'max', field: 'born' }, 'count', fields)).toEqual({ measure: 'count' })
  })
})

describe('a field of an analysis', () => {
  it.each([
    [born, true],
    [fieldModel('at', { kind: 'datetime' }), true],
    [fieldModel('at', { kind: 'time' }), false],
    [name, false],
    [undefined, false],
  ])('has buckets when it is a date: %o', (field, want) => {
    expect(hasBuckets(field)).toBe(want)
  })

  it('is reckoned by what it is', () => {
    const fields = [name, fee, born, fieldModel('ok', { kind: 'boolean' })]
    const names = (measure: Parameters<typeof measurable>[1]) => measurable(fields, measure).map(field => field.name)
    expect([names('count'), names('sum'), names('avg')]).toEqual([[], ['fee'], ['fee']])
    expect([names('min'), names('distinct')]).toEqual([
      ['name', 'fee', 'born'],
      ['name', 'fee', 'born', 'ok'],
    ])
  })

  it('stays what it was where no other can be reckoned', () => {
    const before = { measure: 'min', field: 'name' } as const
    expect(withMeasure(before, 'sum', [name])).toBe(before)
  })

  it.each([
    [{}, false],
    [{ columns: ['a'] }, true],
    [{ groups: [{ field: 'a' }] }, true],
    [{ measures: [{ measure: 'count' }] }, true],
  ] as const)('asks something with %j: %s', (part, want) => {
    expect(asksSomething({ columns: [], groups: [], measures: [], ...part })).toBe(want)
  })

  it('loses a bucket that it does not have, a measure without its field, and no order of a column that stays', () => {
    const asked: Analysis = {
      ...all,
      columns: ['name'],
      groups: [{ field: 'name', bucket: 'day' }],
      measures: [{ measure: 'sum' }, { measure: 'count' }],
      sort: { by: 'name', order: 'asc' },
    }
    const { where: _, ...free } = asked
    const { analysis } = fitting(free, [name])
    expect(analysis).toEqual({ ...free, groups: [], measures: [{ measure: 'count' }] })
  })
})
