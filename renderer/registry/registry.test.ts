import { describe, expect, it } from 'vitest'
import type { CellType } from '../model/cell-type'
import { CellValueError } from '../model/cell-type'
import type { FieldModel } from '../model/field'
import { cellFromText, cellText, cellType, createRenderer, decodeRow, encodeRow, type RendererParts, widgetType } from './index'

const nothing = () => null

function cell(type: string, aliases?: readonly string[]): CellType<number, object> {
  return {
    type,
    title: type,
    kind: 'integer',
    operators: ['eq'],
    settings: { type: 'object', properties: {}, required: [] },
    ...(aliases === undefined ? {} : { aliases }),
    codec: {
      decode: wire => {
        if (wire === undefined || wire === null || wire === '') return null
        if (typeof wire !== 'string' || !/^\d+$/.test(wire)) throw new CellValueError('不是数')
        return Number(wire)
      },
      encode: value => (value === null ? null : String(value)),
      text: (value, { options }) => options[value ?? 0]?.text ?? '',
      fromText: text => (text === 'x' ? undefined : text.length),
    },
    Viewer: nothing,
  }
}

const field = (name: string, type = 'count'): FieldModel => ({
  name,
  title: name,
  type,
  kind: 'integer',
  settings: {},
  in: ['list'],
  visible: true,
  required: false,
  disabled: false,
  readonly: false,
  rules: [],
  sortable: false,
  ellipsis: 0,
  statistics: [],
  span: 1,
})

const count = cellType(cell('count', ['number_of', 'counter']))
const { cells } = createRenderer({ cells: [count] })

describe('cell types', () => {
  it('are found by their exact name only', () => {
    expect(cells.get('count').title).toBe('count')
    expect(() => cells.get('counter')).toThrow('no cell type "counter". Did you mean "count"?')
  })

  it('are resolved from their aliases', () => {
    expect(['count', 'number_of', 'counter', 'none', '__proto__', 'constructor'].map(cells.resolve)).toEqual([
      'count',
      'count',
      'count',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('ask for equality and have nothing to set unless they say more', () => {
    const { operators, settings, ...least } = cell('least')
    const made = createRenderer({ cells: [cellType(least)] }).cells.get('least')
    expect([made.operators, made.settings]).toEqual([['eq'], { type: 'object', properties: {}, required: [] }])
    const more = cellType({ ...cell('more'), operators: ['gt', 'lt'], settings: { type: 'object', properties: { x: {} }, required: [] } })
    expect([more.operators, more.settings]).toEqual([['gt', 'lt'], { type: 'object', properties: { x: {} }, required: [] }])
  })

  it('are listed in the order in which they are given', () => {
    const both = createRenderer({ extend: { cells: [count] }, cells: [cellType(cell('amount'))] })
    expect([both.cells.names, both.cells.all.map(({ type }) => type)]).toEqual([
      ['count', 'amount'],
      ['count', 'amount'],
    ])
  })

  it('say the nearest name for one that there is not', () => {
    expect(() => cells.get('cuont')).toThrow('no cell type "cuont". Did you mean "count"?')
    expect(() => cells.get('zebra')).toThrow(/^no cell type "zebra"\.$/)
    expect(() => cells.get('toString')).toThrow('no cell type "toString"')
  })

  it.each(['rowNumber', 'rowCheckbox', 'rowRadio', 'rowExpand', 'rowDragSort'])('cannot be named %s', reserved => {
    const reserve = `cell type "${reserved}" at cells[0] is reserved for the grid's own cells`
    expect(() => createRenderer({ cells: [cellType(cell(reserved))] })).toThrow(reserve)
    expect(() => createRenderer({ cells: [cellType(cell('fine', [reserved]))] })).toThrow(reserve)
  })

  it.each([
    ['count', undefined, 'count'],
    ['counter', undefined, 'counter'],
    ['other', ['count'], 'count'],
    ['other', ['number_of'], 'number_of'],
  ])('cannot be called %s or %o where a name is taken, and both owners are named', (type, aliases, taken) => {
    const again = cellType(cell(type, aliases))
    const both = (first: string, second: string) =>
      `cell type "${taken}" is defined twice: by "count" at ${first} and by "${type}" at ${second}`
    expect(() => createRenderer({ cells: [count, again] })).toThrow(both('cells[0]', 'cells[1]'))
    expect(() => createRenderer({ extend: { cells: [count] }, cells: [again] })).toThrow(both('extend.cells[0]', 'cells[0]'))
  })
})

describe('the other things of a renderer', () => {
  const load = async () => nothing
  const create = () => {
    throw new Error('never made')
  }
  const parts: RendererParts = {
    actions: [{ name: 'freeze', title: '冻结', right: null, run: () => undefined }],
    steps: [{ step: 'beep', title: '响', run: () => undefined }],
    kinds: [{ kind: 'board', load }],
    widgets: [widgetType<object>({ widget: 'clock', title: '钟', settings: { type: 'object', properties: {}, required: [] }, load })],
    sources: [{ source: 'cloud', create }],
  }
  const renderer = createRenderer(parts)

  it.each([
    ['actions', 'freeze', 'no action "freezee". Did you mean "freeze"?'],
    ['steps', 'beep', 'no step "beepe". Did you mean "beep"?'],
    ['kinds', 'board', 'no kind of screen "boarde". Did you mean "board"?'],
    ['widgets', 'clock', 'no widget "clocke". Did you mean "clock"?'],
    ['sources', 'cloud', 'no source "cloude". Did you mean "cloud"?'],
  ] as const)('%s are found, and one that there is not is told with the nearest', (sort, name, message) => {
    expect([renderer[sort].get(name), renderer[sort].all]).toEqual([parts[sort]?.[0], parts[sort]])
    expect(renderer[sort].find(`${name}e`)).toBeUndefined()
    expect(() => renderer[sort].get(`${name}e`)).toThrow(message)
    expect(() => createRenderer({ extend: parts, [sort]: parts[sort] })).toThrow(
      `"${name}" is defined twice: by "${name}" at extend.${sort}[0]`,
    )
  })

  it('need a name', () => {
    const nameless = { name: ' ', title: '冻结', right: null, run: () => undefined }
    expect(() => createRenderer({ actions: [nameless] })).toThrow('action: a name is needed at actions[0]')
  })

  it('are those of one renderer and of no other', () => {
    const other = createRenderer({ actions: [{ name: 'thaw', title: '解冻', right: null, run: () => undefined }] })
    expect([renderer.actions.names, other.actions.names, other.kinds.names]).toEqual([['freeze'], ['thaw'], []])
  })
})

describe('rows', () => {
  const fields = [field('a'), field('b'), field('__proto__')]

  it('decode field by field; what cannot be read is left out with its message', () => {
    const { values, errors } = decodeRow(cells, fields, { a: '3', b: { hostile: true }, c: '9' })
    expect(Object.entries(values)).toEqual([
      ['a', 3],
      ['__proto__', null],
    ])
    expect([...errors]).toEqual([['b', '不是数']])
  })

  it('do not take inherited members for fields', () => {
    expect(decodeRow(cells, [field('toString')], {}).values.toString).toBeNull()
  })

  it('encode what is there, null as null, and leave out what is not', () => {
    expect(Object.entries(encodeRow(cells, fields, { a: 3, b: null, c: 1 }))).toEqual([
      ['a', '3'],
      ['b', null],
    ])
  })

  it('go there and back unchanged', () => {
    const row = { a: '3', b: '4' }
    expect({ ...encodeRow(cells, fields.slice(0, 2), decodeRow(cells, fields.slice(0, 2), row).values) }).toEqual(row)
  })

  it('are read with the options of the field or with given ones', () => {
    const options = [
      { value: '0', text: 'nil' },
      { value: '1', text: 'one' },
    ]
    expect(cellText(cells, { ...field('a'), options }, '1')).toBe('one')
    expect(cellText(cells, field('a'), '1', options)).toBe('one')
    expect(cellText(cells, field('a'), '1')).toBe('')
  })

  it('take or refuse pasted text', () => {
    expect([cellFromText(cells, field('a'), 'abc'), cellFromText(cells, field('a'), 'x')]).toEqual([3, undefined])
  })
})
