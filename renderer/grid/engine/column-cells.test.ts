import { expect, it } from 'vitest'
import { lightRenderer, testGrid } from '../../../tests/helpers/grid'
import { testField } from '../../../tests/helpers/screen'
import type { FieldModel } from '../../model/field'
import { type GridColumn, gridColumn } from './grid-column'
import { shownOrder } from './shown-order'

type Given = Partial<Omit<GridColumn, 'key' | 'field'>>

const options = [
  { value: '1', text: '一级' },
  { value: '2', text: '二级' },
  { value: '5', text: '五级' },
]
const column = (given: Given = {}, field: Partial<FieldModel> = {}) => gridColumn(testField('name', '名称', field), given)
const number = { type: 'inputNumber', kind: 'decimal' } as const
const choice = { type: 'select', settings: { number: false }, options } as const
const unheard = { type: 'unheard' } as const
const cellsOf = (only: GridColumn) => testGrid([], {}, [only]).cellsOf(only)
const fails = () => {
  throw new Error('no value')
}

it.each<[string, GridColumn, unknown, string, string | undefined]>([
  ['a text', column(), 'x', 'x', 'x'],
  ['no value', column(), null, '', ''],
  ['a value left out', column(), undefined, '', ''],
  ['a text that fades', column({ cut: 2 }), 'abcd', 'abcd', 'abcd'],
  ['a text of which more is known than can be seen', column({ cut: 2 }), 'a'.repeat(999), 'a'.repeat(999), 'a'.repeat(240)],
  ['a text with room for much', column({ cut: 200 }), 'a'.repeat(999), 'a'.repeat(999), 'a'.repeat(400)],
  ['a text that its column never cuts', column({ cut: 0 }), 'a'.repeat(999), 'a'.repeat(999), 'a'.repeat(999)],
  ['an option', column({}, choice), '1', '一级', '一级'],
  ['a row number', column({ counts: true }), 'x', '5', '5'],
  ['a row number that is an option too', column({ counts: true }, choice), '1', '5', '5'],
  ['what stands instead', column({ instead: () => '…' }), 'x', '…', '…'],
  ['a value when nothing stands instead', column({ instead: () => undefined }), 'x', 'x', 'x'],
  ['a cell that is not seen', column({ visible: () => false }), 'x', 'x', ''],
  ['a cell of a developer', column({ render: () => null }), 'x', 'x', undefined],
  ['a type that nobody knows', column({}, unheard), 'x', 'x', undefined],
  ['an object of such a type', column({}, unheard), { a: 1 }, '{"a":1}', undefined],
  ['nothing of such a type', column({}, unheard), null, '', ''],
  ['a computed number of 17 digits', column({ compute: () => 1234567890123456.5 }, number), 1, '1234567890123456.5', '1234567890123456.5'],
  ['a computed value that fails', column({ compute: fails }), 'x', '', ''],
  ['a computed value without end', column({ compute: () => Number.POSITIVE_INFINITY }, unheard), 1, 'Infinity', undefined],
])('reads and paints %s', (_, only, name, text, painted) => {
  const cells = cellsOf(only)
  expect([cells.text({ name }, 4), cells.paint({ name }, 4)]).toEqual([text, painted])
})

it.each<[string, GridColumn, boolean]>([
  ['a text', column(), true],
  ['one that is not edited', column({ editable: false }), false],
  ['a row number', column({ counts: true }), false],
  ['a computed value', column({ compute: () => 1 }), false],
  ['one that is not seen', column({ visible: () => false }), false],
  ['one that is disabled', column({ disabled: () => true }), false],
  ['one of no known type', column({}, unheard), false],
])('opens %s: %s', (_, only, open) => {
  expect(cellsOf(only).isOpen({})).toBe(open)
})

it.each<[string, GridColumn, boolean]>([
  ['a text', column(), false],
  ['a row number', column({ counts: true }), true],
  ['a cell of a developer', column({ render: () => null }), true],
  ['the order', gridColumn(testField('orderNum', '序号')), true],
])('%s says where the row stands: %s', (_, only, says) => {
  expect(cellsOf(only).reportsPlace).toBe(says)
})

it.each<[string, GridColumn, string, unknown]>([
  ['a text', column(), 'x', { wire: 'x' }],
  ['nothing', column(), '', { wire: null }],
  ['the text of an option', column({}, choice), '一级', { wire: '1' }],
  ['no option', column({}, choice), '九级', { refused: true }],
  ['no number', column({}, number), 'x', { refused: true, reason: '此值不是数字' }],
  ['a type that nobody knows', column({}, unheard), 'x', { wire: null }],
])('takes %s', (_, only, text, want) => {
  expect(cellsOf(only).read(text, {})).toEqual(want)
})

it('holds values of types that it knows, and writes those of others as they are', () => {
  expect([cellsOf(column()).value({ name: 'x' }, 0), cellsOf(column({}, unheard)).value({ name: 'x' }, 0)]).toEqual(['x', null])
  expect([cellsOf(column()).encode('x', {}), cellsOf(column({}, unheard)).encode('x', {})]).toEqual(['x', 'x'])
})

it('aligns as the column says, else as its type', () => {
  const { align } = lightRenderer.cells.find('inputNumber') ?? {}
  expect([cellsOf(column()).align, cellsOf(column({ align: 'center' }, number)).align]).toEqual(['left', 'center'])
  expect(cellsOf(column({}, number)).align).toBe(align ?? 'left')
})

it.each<[string, Partial<FieldModel>, readonly unknown[], readonly number[]]>([
  ['numbers by size', number, [10, 9, 100], [1, 0, 2]],
  ['negative numbers by size', number, [-1, -2], [1, 0]],
  ['decimals that are texts by size', number, ['10', '9', '100'], [1, 0, 2]],
  ['blanks and nothing at the end', number, ['10', ' ', '9', ''], [2, 0, 1, 3]],
  ['texts as texts', {}, ['b', 'a', 'c'], [1, 0, 2]],
  ['choices by what is read', choice, ['1', '2'], [1, 0]],
  ['nothing at the end', {}, [null, 'a'], [1, 0]],
])('sorts %s', (_, field, values, order) => {
  const only = column({}, field)
  const grid = testGrid(
    values.map((name, index) => ({ id: `r${index}`, name })),
    {},
    [only],
  )
  const by = (key: string, filters = new Map<string, string>()) =>
    shownOrder({
      store: grid.store,
      columns: [only],
      cellsOf: each => grid.cellsOf(each),
      sorts: [{ field: key, order: 'asc' }],
      filters,
    })
  expect(by('name')).toEqual(order)
  expect(by('unheard')).toEqual(values.map((_, index) => index))
  expect(by('name', new Map([['unheard', 'x']]))).toEqual([])
})

it('sorts exact decimals by their size, although they come as texts', () => {
  const rows = ['-5', '-10', '9.25', '10.5'].map((name, id) => ({ id: String(id), name }))
  const ordered = (given: Partial<FieldModel>) => {
    const only = column({}, given)
    const grid = testGrid(rows, {}, [only])
    const sorts = [{ field: 'name', order: 'asc' }] as const
    const shown = shownOrder({ store: grid.store, columns: [only], cellsOf: each => grid.cellsOf(each), sorts, filters: new Map() })
    return shown?.map(index => rows[index]?.name)
  }
  expect(ordered(number)).toEqual(['-10', '-5', '9.25', '10.5'])
  expect(ordered({})).not.toEqual(['-10', '-5', '9.25', '10.5'])
})
