import { expect, it } from 'vitest'
import type { ConditionGroup } from '../model/operator'
import { queryGroups, serverQueryForms } from './query-forms'

const group: ConditionGroup = {
  match: 'and',
  conditions: [
    { field: 'name', operator: 'like', value: '王' },
    { field: 'fee', operator: 'ge', value: '5' },
    { field: 'name', operator: 'ne', value: '王一' },
  ],
}

it('spells a query as lists take it that are asked by a body', () => {
  expect(serverQueryForms(group).slice(0, 2)).toEqual([
    { logic: 'and', fieldName: 'name', condition: 'like', value: '王' },
    { logic: 'and', fieldName: 'fee', condition: 'ge', value: '5' },
  ])
})

it('spells a query by its fields, sorted down unless said otherwise', () => {
  expect(queryGroups(group, ['fee'])).toEqual([
    {
      dbFieldName: 'name',
      conditionType: 'and',
      order: 'decs',
      queryConditions: [
        { condition: 'like', fieldId: 'name', value: '王' },
        { condition: 'ne', fieldId: 'name', value: '王一' },
      ],
    },
    { dbFieldName: 'fee', conditionType: 'and', order: 'asc', queryConditions: [{ condition: 'ge', fieldId: 'fee', value: '5' }] },
  ])
})
