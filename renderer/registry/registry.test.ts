import { describe, expect, it } from 'vitest'
import type { CellType } from '../model/cell-type'
import { CellValueError } from '../model/cell-type'
import type { FieldModel } from '../model/field'
import {
  actions,
  cellFromText,
  cellText,
  cellTypes,
  decodeRow,
  defineAction,
  defineCellType,
  defineKind,
  defineSource,
  defineStep,
  defineWidget,
  encodeRow,
  findAction,
  getAction,
  getCellType,
  getKind,
  getSource,
  getStep,
  getWidget,
  resolveCellType,
} from './index'

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

defineCellType(cell('count', ['number_of', 'counter']))

describe('cell types', () => {
  it('are found by their exact name only', () => {
    expect(getCellType('count').title).toBe('count')
    expect(() => getCellType('counter')).toThrow('no cell type "counter". Did you mean "count"?')
  })

  it('are resolved from their aliases', () => {
    expect(['count', 'number_of', 'counter', 'none', '__proto__', 'constructor'].map(resolveCellType)).toEqual([
      'count',
      'count',
      'count',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are listed in the order of their definition', () => {
    expect(cellTypes().map(each => each.type)).toEqual(['count'])
  })

  it('say the nearest name for one that nobody defined', () => {
    expect(() => getCellType('cuont')).toThrow('no cell type "cuont". Did you mean "count"?')
    expect(() => getCellType('zebra')).toThrow(/^no cell type "zebra"\.$/)
    expect(() => getCellType('toString')).toThrow('no cell type "toString"')
  })

  it.each(['rowNumber', 'rowCheckbox', 'rowRadio', 'rowExpand', 'rowDragSort'])('cannot be named %s', reserved => {
    expect(() => defineCellType(cell(reserved))).toThrow(`cell type "${reserved}" is reserved for the grid's own cells`)
    expect(() => defineCellType(cell('fine', [reserved]))).toThrow('is reserved')
    expect(resolveCellType('fine')).toBeUndefined()
  })

  it.each([
    ['count', undefined],
    ['counter', undefined],
    ['other', ['count']],
    ['other', ['number_of']],
  ])('cannot be defined as %s with aliases %o when a name is taken', (type, aliases) => {
    expect(() => defineCellType(cell(type, aliases))).toThrow('is defined twice: "count" has this name already')
    expect(resolveCellType('other')).toBeUndefined()
  })
})

describe('the other registries', () => {
  it('find what was defined, throw for what was not, and refuse a second of the same name', () => {
    const action = { name: 'freeze', title: '冻结', right: null, run: () => undefined }
    defineAction(action)
    expect([getAction('freeze'), findAction('freeze'), actions()]).toEqual([action, action, [action]])
    expect(findAction('thaw')).toBeUndefined()
    expect(() => getAction('freze')).toThrow('no action "freze". Did you mean "freeze"?')
    expect(() => defineAction(action)).toThrow('action "freeze" is defined twice')
    expect(() => defineAction({ ...action, name: ' ' })).toThrow('action: a name is needed')

    defineStep({ step: 'beep', title: '响', run: () => undefined })
    expect(getStep('beep').title).toBe('响')
    expect(() => getStep('bep')).toThrow('Did you mean "beep"?')

    const load = async () => nothing
    defineKind({ kind: 'board', load })
    expect(getKind('board').load).toBe(load)
    expect(() => getKind('bord')).toThrow('no kind of screen "bord". Did you mean "board"?')

    defineWidget<object>({ widget: 'clock', title: '钟', settings: { type: 'object', properties: {}, required: [] }, load })
    expect(getWidget('clock').title).toBe('钟')
    expect(() => getWidget('clok')).toThrow('Did you mean "clock"?')

    const create = () => {
      throw new Error('never made')
    }
    defineSource({ source: 'cloud', create })
    expect(getSource('cloud').create).toBe(create)
    expect(() => getSource('clod')).toThrow('Did you mean "cloud"?')
  })
})

describe('rows', () => {
  const fields = [field('a'), field('b'), field('__proto__')]

  it('decode field by field; what cannot be read is left out with its message', () => {
    const { values, errors } = decodeRow(fields, { a: '3', b: { hostile: true }, c: '9' })
    expect(Object.entries(values)).toEqual([
      ['a', 3],
      ['__proto__', null],
    ])
    expect([...errors]).toEqual([['b', '不是数']])
  })

  it('do not take inherited members for fields', () => {
    expect(decodeRow([field('toString')], {}).values.toString).toBeNull()
  })

  it('encode what is there, null as null, and leave out what is not', () => {
    expect(Object.entries(encodeRow(fields, { a: 3, b: null, c: 1 }))).toEqual([
      ['a', '3'],
      ['b', null],
    ])
  })

  it('go there and back unchanged', () => {
    const row = { a: '3', b: '4' }
    expect({ ...encodeRow(fields.slice(0, 2), decodeRow(fields.slice(0, 2), row).values) }).toEqual(row)
  })

  it('are read with the options of the field or with given ones', () => {
    const options = [
      { value: '0', text: 'nil' },
      { value: '1', text: 'one' },
    ]
    expect(cellText({ ...field('a'), options }, '1')).toBe('one')
    expect(cellText(field('a'), '1', options)).toBe('one')
    expect(cellText(field('a'), '1')).toBe('')
  })

  it('take or refuse pasted text', () => {
    expect([cellFromText(field('a'), 'abc'), cellFromText(field('a'), 'x')]).toEqual([3, undefined])
  })
})
