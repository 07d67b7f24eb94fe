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

  it('leaves the page out of filters', () => {
    expect(filterParameters(query)).toEqual(query.filters)
  })

  it('encodes the advanced query once before the client encodes it again', () => {
    const advanced = { match: 'or' as const, conditions: [{ field: 'realname', operator: 'like' as const, value: '王 &' }] }
    const { superQueryParams, superQueryMatchType } = listParameters({ ...query, advanced })
    expect(superQueryMatchType).toBe('or')
    expect(superQueryParams).toBe(encodeURI('[{"field":"realname","rule":"like","val":"王 &"}]'))
    expect(JSON.parse(decodeURI(String(superQueryParams)))).toEqual([{ field: 'realname', rule: 'like', val: '王 &' }])
  })

  it('sends no advanced query without conditions', () => {
    expect(listParameters({ ...query, advanced: { match: 'and', conditions: [] } })).not.toHaveProperty('superQueryParams')
  })
})
