import { expect, it } from 'vitest'
import { testField } from '../../../tests/helpers/screen'
import { parseExpression } from '../../expression'
import type { FieldModel } from '../../model/field'
import { gridColumn } from './grid-column'

const of = (parts: Partial<FieldModel>) => gridColumn(testField('a', 'A', parts))
const read = (text: string) => {
  const { expression } = parseExpression(text)
  if (expression === undefined) throw new Error(text)
  return expression
}

it.each<[Partial<FieldModel>, object]>([
  [{}, { hidden: false, editable: true, group: [], counts: false, sortable: true, filterable: true }],
  [{ width: 0 }, { hidden: true, width: 0 }],
  [{ width: 1 }, { hidden: false, width: 1 }],
  [{ type: 'hidden' }, { hidden: true }],
  [{ readonly: true }, { editable: false }],
  [{ value: read('1') }, { editable: false }],
  [{ heading: 'h', group: 'g' }, { group: ['h'] }],
  [{ group: 'g' }, { group: ['g'] }],
  [
    { fixed: 'left', align: 'right' },
    { pin: 'left', align: 'right' },
  ],
])('a field with %j has a column with %j', (parts, want) => {
  expect(of(parts)).toMatchObject(want)
})

it.each<[Partial<FieldModel>, readonly boolean[]]>([
  [{}, [true, false, false]],
  [{ visible: read('n > 1') }, [false, false, false]],
  [{ visible: read('n == 1') }, [true, false, false]],
  [{ disabled: true }, [true, true, false]],
  [{ readonly: read('n == 1') }, [true, true, false]],
  [{ required: read('row.n == 1') }, [true, false, true]],
  [{ visible: read("row['const' + 'ructor']") }, [false, false, false]],
])('%j decides whether a cell is seen, disabled and required: %j', (parts, want) => {
  const column = of(parts)
  expect([column.visible({ n: 1 }), column.disabled({ n: 1 }), column.required({ n: 1 })]).toEqual(want)
})

it('computes its value of the row, and offers the choices that the row decides', () => {
  const options = [
    { value: '1', text: '一', visible: read('n > 1') },
    { value: '2', text: '二' },
  ]
  expect([of({}).compute, of({}).options, of({ value: read('n * 2') }).compute?.({ n: 4 })]).toEqual([undefined, undefined, 8])
  const column = of({ options })
  const row = { n: 1, a: '' }
  expect(column.options?.(row)).toEqual([options[1]])
  expect(column.options?.(row)).toBe(column.options?.(row))
  expect([column.options?.({ n: 2 }), column.options?.({ n: 1, a: '1' })]).toEqual([options, options])
  const broken = of({ options: [{ value: '1', text: '一', visible: read("row['const' + 'ructor']") }] })
  expect(broken.options?.(row)).toEqual([])
})
