import { describe, expect, it } from 'vitest'
import { fieldModel } from '../../tests/helpers/models'
import type { ConditionGroup, ConditionNode, Operator } from '../model/operator'
import { queryText } from './words'

const fields = [fieldModel('name', { title: '姓名' }), fieldModel('level', { title: '级别' }), fieldModel('fee', { title: '课酬' })]
const is = (field: string, operator: Operator, value: string): ConditionNode => ({ field, operator, value })
const and = (...conditions: ConditionNode[]): ConditionGroup => ({ match: 'and', conditions })
const or = (...conditions: ConditionNode[]): ConditionGroup => ({ match: 'or', conditions })

describe('a query in words', () => {
  it.each<[Operator, string, string]>([
    ['eq', '王', '姓名等于“王”'],
    ['ne', '王', '姓名不等于“王”'],
    ['like', '王', '姓名包含“王”'],
    ['right_like', '王', '姓名以“王”开头'],
    ['left_like', '王', '姓名以“王”结尾'],
    ['in', '王,李', '姓名是“王”、“李”之一'],
    ['gt', '5', '姓名大于“5”'],
    ['ge', '5', '姓名大于等于“5”'],
    ['lt', '5', '姓名小于“5”'],
    ['le', '5', '姓名小于等于“5”'],
  ])('says %s of "%s" as %s', (operator, value, words) => {
    expect(queryText(and(is('name', operator, value)), fields)).toBe(words)
  })

  it.each<[ConditionGroup, string]>([
    [and(is('name', 'like', '王'), is('fee', 'gt', '5')), '姓名包含“王”且课酬大于“5”'],
    [or(is('name', 'like', '王'), is('fee', 'gt', '5')), '姓名包含“王”或课酬大于“5”'],
    [
      and(is('name', 'like', '王'), or(is('level', 'eq', '1'), and(is('fee', 'gt', '5'), is('fee', 'lt', '9')))),
      '姓名包含“王”且（级别等于“1”或（课酬大于“5”且课酬小于“9”））',
    ],
    [and(or(is('name', 'eq', '王'), is('name', 'eq', '李'))), '姓名等于“王”或姓名等于“李”'],
    [and(is('name', 'eq', '王'), or(is('level', 'eq', '1'))), '姓名等于“王”且级别等于“1”'],
    [and(is('gone', 'eq', '1')), 'gone等于“1”'],
  ])('says %o as %s', (group, words) => {
    expect(queryText(group, fields)).toBe(words)
  })

  it('says values as their field does', () => {
    const text = queryText(and(is('level', 'in', '1,2')), fields, (value, field) => `${field?.name}${value}`)
    expect(text).toBe('级别是“level1”、“level2”之一')
  })
})
