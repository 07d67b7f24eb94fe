import { describe, expect, it } from 'vitest'
import { filterParameters, listParameters } from './list-parameters'

const query = { page: 2, pageSize: 20, filters: { name: '*王*', createTime_begin: '2024-01-01' } }

describe('the parameters of a list', () => {
  it('spells page, sort and filters as the API does', () => {
    expect(listParameters({ ...query, sort: { field: 'createTime', order: 'desc' } })).toEqual({
      name: '*王*',
      createTime_begin: '2024-01-01',
      column: 'createTime',
      order: 'desc',
      pageNo: 2,
      pageSize: 20,
    })
  })

  it('tells the columns that are shown and the page once more, as generated pages do', () => {
    expect(listParameters({ page: 2, pageSize: 20, filters: {}, columns: ['name', 'id', 'sex'] })).toEqual({
      queryPage: 2,
      querySize: 20,
      field: 'id,name,sex',
      pageNo: 2,
      pageSize: 20,
    })
  })

  it('leaves the page out of filters', () => {
    expect(filterParameters(query)).toEqual(query.filters)
  })

  it('encodes the advanced query once before the client encodes it again', () => {
    const advanced = { match: 'or' as const, conditions: [{ field: 'realname', operator: 'like' as const, value: '王 &' }] }
    const { superQueryParams, superQueryMatchType } = listParameters({ ...query, advanced })
    expect(superQueryMatchType).toBe('or')
    expect(superQueryParams).toBe(encodeURI('[{"field":"realname","rule":"like","val":"王 &","type":"string"}]'))
    expect(JSON.parse(decodeURI(String(superQueryParams)))).toEqual([{ field: 'realname', rule: 'like', val: '王 &', type: 'string' }])
  })

  it('keeps pluses and percents of a value through the decoding of servers that read a plus as a blank', () => {
    const advanced = { match: 'and' as const, conditions: [{ field: 'rate', operator: 'eq' as const, value: 'C++ 100%' }] }
    const sent = String(listParameters({ ...query, advanced }).superQueryParams)
    expect(JSON.parse(decodeURIComponent(sent.replaceAll('+', ' ')))).toMatchObject([{ val: 'C++ 100%' }])
  })

  it('sends what only groups can say as a tree, and the rest as a list', () => {
    const line = (field: string) => ({ field, operator: 'eq' as const, value: '1' })
    const or = { match: 'or' as const, conditions: [line('b'), line('c')] }
    const wire = (field: string) => ({ field, rule: 'eq', val: '1', type: 'string' })
    const nested = filterParameters({ ...query, filters: {}, advanced: { match: 'and', conditions: [line('a'), or] } })
    expect(Object.keys(nested)).toEqual(['superQueryTree'])
    const tree = { matchType: 'and', records: [wire('a'), { matchType: 'or', records: [wire('b'), wire('c')] }] }
    expect(JSON.parse(decodeURI(String(nested.superQueryTree)))).toEqual(tree)
    const needless = filterParameters({ ...query, filters: {}, advanced: { match: 'and', conditions: [or] } })
    expect(needless).toEqual({ superQueryParams: encodeURI(JSON.stringify([wire('b'), wire('c')])), superQueryMatchType: 'or' })
    expect(filterParameters({ ...query, filters: {}, advanced: { match: 'and', conditions: [{ match: 'or', conditions: [] }] } })).toEqual(
      {},
    )
  })

  it.each([
    ['text', { type: 'string' }],
    ['date', { type: 'date' }],
    ['datetime', { type: 'datetime' }],
    ['integer', { type: 'string', dbType: 'long' }],
    ['decimal', { type: 'string', dbType: 'bigdecimal' }],
    [undefined, { type: 'string' }],
  ] as const)('tells the back end that a field holds %s as %o', (kind, told) => {
    const advanced = { match: 'and' as const, conditions: [{ field: 'it', operator: 'ge' as const, value: '1', kind }] }
    const [line] = JSON.parse(decodeURI(String(listParameters({ ...query, advanced }).superQueryParams)))
    expect(line).toEqual({ field: 'it', rule: 'ge', val: '1', ...told })
  })

  it('sends no advanced query without conditions', () => {
    expect(listParameters({ ...query, advanced: { match: 'and', conditions: [] } })).not.toHaveProperty('superQueryParams')
  })
})
