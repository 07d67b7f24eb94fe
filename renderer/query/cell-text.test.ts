import { expect, it } from 'vitest'
import { fieldModel } from '../../tests/helpers/models'
import { CellValueError } from '../model/cell-type'
import type { ConditionNode, Operator } from '../model/operator'
import type { CellTypes } from '../registry'
import { cellValue, queryFieldOf, wireText } from './cell-text'
import { conditionFields, conditionOperators, fieldChoices, fittingConditions, withLines } from './condition-fields'

interface Known {
  readonly operators: readonly Operator[]
  readonly decode?: (wire: unknown) => unknown
}

const KNOWN: { readonly [type: string]: Known } = {
  input: { operators: ['like', 'eq', 'range'] },
  boxes: { operators: ['multi', 'like'] },
  picture: { operators: [] },
  number: {
    operators: ['range', 'gt', 'eq'],
    decode: wire => {
      if (wire === 'broken') throw new Error('broken')
      if (Number.isNaN(Number(wire))) throw new CellValueError('不是数字')
      return Number(wire)
    },
  },
}

/** Cells that encode by themselves, and decode as told. */
const cells = {
  get: (type: string) => ({
    operators: KNOWN[type]?.operators ?? [],
    codec: {
      decode: KNOWN[type]?.decode ?? ((wire: unknown) => wire),
      encode: (value: unknown) => (value === 'nothing' ? undefined : value),
    },
  }),
} as unknown as CellTypes

it.each([
  ['王', '王'],
  [5, '5'],
  [0, '0'],
  [false, 'false'],
  [['a', 'b'], 'a,b'],
  [[], ''],
  [null, ''],
  [undefined, ''],
  ['nothing', ''],
])('sends %j as the text "%s"', (value, text) => {
  expect(wireText(cells, fieldModel('a'), value)).toBe(text)
})

it.each([
  ['5', 5],
  ['', null],
  ['x', null],
])('takes the text "%s" for %j', (text, value) => {
  expect(cellValue(cells, fieldModel('a', { type: 'number' }), text)).toBe(value)
})

it('hides no error but that of a value', () => {
  expect(() => cellValue(cells, fieldModel('a', { type: 'number' }), 'broken')).toThrow('broken')
})

it.each<[string, Operator | undefined, Operator, boolean]>([
  // type, asked by, operator, holds several
  ['input', undefined, 'like', false],
  ['input', 'eq', 'eq', false],
  ['number', undefined, 'range', false],
  ['picture', undefined, 'eq', false],
  ['boxes', undefined, 'multi', false],
  ['boxes', 'like', 'like', true],
  ['boxes', 'eq', 'eq', true],
  ['boxes', 'in', 'in', false],
])('asks a field of the type %s by %s as %s', (type, query, operator, holdsSeveral) => {
  expect(queryFieldOf(cells, fieldModel('a', { type, ...(query && { query }) }))).toEqual({ name: 'a', operator, holdsSeveral })
})

const code = fieldModel('code', { title: '编码' })
const lines = fieldModel('lines', { title: '明细', kind: 'rows', fields: [code, fieldModel('size', { title: '数量' })] })
const name = fieldModel('name', { title: '姓名' })
const names = (fields: readonly { readonly name: string }[]) => fields.map(field => field.name)

it('puts the fields of rows behind them, but not those of a text', () => {
  expect(withLines([lines, name]).map(({ name: known, title, group }) => [known, title, group])).toEqual([
    ['lines', '明细', undefined],
    ['lines,code', '明细-编码', '明细'],
    ['lines,size', '明细-数量', '明细'],
    ['name', '姓名', undefined],
  ])
  expect(names(withLines([{ ...lines, settings: { text: true } }]))).toEqual(['lines'])
  expect(names(withLines([{ ...lines, kind: 'json' }]))).toEqual(['lines'])
  expect(names(withLines([fieldModel('rows', { kind: 'rows' })]))).toEqual(['rows'])
})

it.each<[string, Parameters<typeof fieldModel>[1], readonly string[], boolean]>([
  ['in lists', { in: ['list'] }, [], true],
  ['in details', { in: ['details'] }, [], true],
  ['in the form alone', { in: ['form'] }, [], false],
  ['in the bar', { in: ['form'] }, ['a'], true],
  ['that holds an object', { kind: 'json' }, [], false],
  ['that holds rows', { kind: 'rows' }, [], false],
  ['that is computed', { value: {} as never }, [], false],
  ['that nothing can be asked of', { type: 'picture' }, [], false],
  ['that is asked by one operator alone', { type: 'boxes' }, [], true],
])('asks a field %s', (_name, parts, fields, asked) => {
  const screen = { fields: [fieldModel('a', parts)], query: { fields } } as unknown as Parameters<typeof conditionFields>[1]
  expect(names(conditionFields(cells, screen))).toEqual(asked ? ['a'] : [])
})

it('asks the fields of rows, and offers operators in the order of the dialog', () => {
  const screen = { fields: [lines], query: { fields: [] } } as unknown as Parameters<typeof conditionFields>[1]
  expect(names(conditionFields(cells, screen))).toEqual(['lines,code', 'lines,size'])
  expect(conditionOperators(cells, name)).toEqual(['eq', 'like'])
  expect(conditionOperators(cells, fieldModel('a', { type: 'number' }))).toEqual(['eq', 'gt'])
})

it('leaves out of a saved query what cannot be asked any more', () => {
  const is = (field: string, operator: Operator): ConditionNode => ({ field, operator, value: '1' })
  const all: ConditionNode[] = [is('name', 'eq'), is('name', 'gt'), is('gone', 'eq')]
  const nested = {
    match: 'or' as const,
    conditions: [...all, { match: 'and' as const, conditions: all }, { match: 'and' as const, conditions: [is('gone', 'eq')] }],
  }
  expect(fittingConditions(cells, nested, [name])).toEqual({
    group: { match: 'or', conditions: [is('name', 'eq'), { match: 'and', conditions: [is('name', 'eq')] }] },
    gone: ['姓名', 'gone'],
  })
  expect(fittingConditions(cells, { match: 'and', conditions: [is('gone', 'eq')] }, [name])).toEqual({ group: undefined, gone: ['gone'] })
})

it('offers fields as a tree', () => {
  const one = (value: string, title: string) => ({ value, title, label: title, selectable: true })
  expect(fieldChoices(withLines([name, lines]).filter(field => field.kind !== 'rows'))).toEqual([
    one('name', '姓名'),
    {
      value: 'lines',
      title: '明细',
      label: '明细',
      selectable: false,
      children: [one('lines,code', '明细-编码'), one('lines,size', '明细-数量')],
    },
  ])
})
