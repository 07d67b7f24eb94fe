import { describe, expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testHost } from '../../tests/helpers/client'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { parseExpression, parseTemplate } from '../expression'
import type { Expression } from '../model/expression'
import type { Row } from '../model/source'
import { changedFields, differences, resolvedRows } from './conflict'
import { compileForm } from './form-tree'
import { formValues, recordToSend, startingRow, wireValues } from './record'
import { fieldMessages, lineMessages } from './server-errors'

const { user } = testHost()
const place = (row: Row = {}) => ({ user, route: { departId: '7' }, row })
const template = (text: string) => {
  const { template: parsed } = parseTemplate(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}

describe('what a form begins with', () => {
  const screen = screenModel([
    fieldModel('name'),
    fieldModel('code', { rules: [{ rule: 'unique' }] }),
    fieldModel('owner', { default: template('{{ user.realname }}') }),
    fieldModel('depart', { default: template('{{ route.departId }}') }),
    fieldModel('status', { default: 1 }),
  ])
  const row = { id: '1', version: 2, name: '王', code: 'A', createBy: 'x', createTime: 'y', updateBy: null, sysOrgCode: 'A01' }

  it.each([
    ['nothing', {}, { owner: '管理员', depart: '7', status: 1 }],
    ['a preset', { status: 2, pid: '9' }, { owner: '管理员', depart: '7', status: 2, pid: '9' }],
  ])('by add with %s', (_, preset, begins) => {
    expect(startingRow(screen, 'add', place(), preset)).toEqual(begins)
  })

  it('by add with what the source begins a record with, over the defaults and under a preset', () => {
    expect(startingRow(screen, 'add', place({ code: 'N7', status: 3, depart: '8' }), { status: 2 })).toEqual({
      owner: '管理员',
      depart: '8',
      code: 'N7',
      status: 2,
    })
  })

  it('by copy without what an expression closes to the user, which begins as in a new record', () => {
    const { expression: closed } = parseExpression("!('x:approve' in user.rights)") as { expression: Expression }
    const approvals = screenModel([
      fieldModel('name'),
      fieldModel('state', { readonly: closed, default: template('1') }),
      fieldModel('note', { readonly: true }),
    ])
    const stands = { id: '1', name: '王', state: '2', note: '甲' }
    expect(startingRow(approvals, 'copy', place(stands))).toEqual({ name: '王', state: '1', note: '甲' })
    const approver = { ...place(stands), user: { ...user, rights: ['x:approve'] } }
    expect(startingRow(approvals, 'copy', approver)).toMatchObject({ state: '2' })
  })

  it.each([
    ['copy', {}, { name: '王' }],
    ['copy', { pid: '9' }, { name: '王', pid: '9' }],
    ['edit', { pid: '9' }, row],
  ] as const)('by %s with %o', (mode, preset, begins) => {
    expect(startingRow(screen, mode, place(row), preset)).toEqual(begins)
  })
})

describe('what a save sends', () => {
  const screen = screenModel([fieldModel('name')])

  it.each([
    ['edit', { id: '1', version: 2, createBy: 'x' }, { id: '1', version: 2, name: '王' }],
    ['edit', { id: '1' }, { id: '1', name: '王' }],
    ['add', {}, { pid: '9', name: '王' }],
    ['copy', { id: '1', version: 2 }, { pid: '9', name: '王' }],
  ] as const)('by %s of %o', (mode, row, sent) => {
    expect(recordToSend(screen, mode, row, { name: '王' }, { pid: '9' })).toEqual(sent)
  })

  it('leaves out what has no value and keeps what was cleared', () => {
    const form = compileForm(screenModel([fieldModel('a'), fieldModel('b'), fieldModel('c', { in: ['list'] })]))
    const model = screenModel([fieldModel('a'), fieldModel('b'), fieldModel('c', { in: ['list'] })])
    expect(wireValues(testCells, form, model, { a: null, b: undefined, c: 'x' })).toEqual({ a: null })
  })

  it('reads a record without changing it', () => {
    const row = Object.freeze({ name: '王', other: 'x' })
    expect({ ...formValues(testCells, compileForm(screen), screen, row).values }).toEqual({ name: '王' })
  })
})

describe('the sides of a conflict', () => {
  const bound = [{ model: fieldModel('x'), binding: ['x'] }]

  it.each<[string, unknown, unknown, unknown, 'mine' | 'theirs' | undefined]>([
    // read, mine, theirs, the side that is offered
    ['only I changed it', 'a', 'b', 'a', 'mine'],
    ['only they changed it', 'a', 'a', 'c', 'theirs'],
    ['both changed it', 'a', 'b', 'c', 'mine'],
    ['both changed it to the same', 'a', 'b', 'b', undefined],
    ['nobody changed it', 'a', 'a', 'a', undefined],
    ['empty in two spellings', null, '', null, undefined],
    ['a number and its text', 1, '1', 1, undefined],
  ])('%s', (_, read, mine, theirs, side) => {
    const found = differences(bound, { x: read }, { x: mine }, { x: theirs })
    expect(found.map(difference => difference.side)).toEqual(side === undefined ? [] : [side])
  })

  it('passes over what is not sent', () => {
    expect(differences(bound, { x: 'a' }, {}, { x: 'b' })).toEqual([])
  })
})

describe('the sides of a conflict of objects and rows', () => {
  const address = fieldModel('address', { title: '地址', kind: 'json', type: 'object', fields: [fieldModel('city', { title: '城市' })] })
  const bound = [
    { model: address, binding: ['address'] },
    { model: fieldModel('address.city', { title: '城市' }), binding: ['address', 'city'] },
    { model: fieldModel('address.street', { title: '街道' }), binding: ['address', 'street'] },
  ]
  const lines = fieldModel('lines', { title: '明细', kind: 'rows', type: 'grid', fields: [fieldModel('name'), fieldModel('count')] })
  const rows = [{ model: lines, binding: ['lines'] }]

  it('are told field by field of an object, under its title', () => {
    const found = differences(
      bound,
      { address: { city: '北京', street: '一' } },
      { address: { city: '上海', street: '一' } },
      { address: { street: '二', city: '北京' } },
    )
    expect(found.map(({ key, label, side }) => [key, label, side])).toEqual([
      ['address.city', '地址 / 城市', 'mine'],
      ['address.street', '地址 / 街道', 'theirs'],
    ])
  })

  it('are told row by row, and merge into one list', () => {
    const read = [1, 2, 3].map(id => ({ id, name: `r${id}`, count: 1 }))
    const mine = [{ id: 1, name: 'r1', count: 2 }, { id: 3, name: 'r3', count: 1 }, { name: 'new' }]
    const theirs = [
      { id: 1, name: 'r1', count: 1 },
      { id: 2, name: 'r2', count: 9 },
      { id: 3, name: 'r3 changed', count: 1 },
      { id: 4, name: 'r4', count: 1 },
    ]
    const found = differences(rows, { lines: read }, { lines: mine }, { lines: theirs })
    expect(found.map(({ key, label, side }) => [key, label, side])).toEqual([
      ['lines#1', '明细 1', 'mine'],
      ['lines#3', '明细 3', 'theirs'],
      ['lines#2', '明细 2', 'mine'],
      ['lines#4', '明细 4', 'theirs'],
    ])
    expect(found.map(each => changedFields(each).map(({ name }) => name))).toEqual([
      ['count'],
      ['name'],
      ['name', 'count'],
      ['name', 'count'],
    ])
    const chosen = found.filter(({ side }) => side === 'theirs')
    expect(resolvedRows(mine, chosen)).toEqual([mine[0], theirs[2], { name: 'new' }, theirs[3]])
  })
})

describe('what a server says of fields', () => {
  it.each<[unknown, [string, string][]]>([
    [[{ field: 'a', message: '重名' }], [['a', '重名']]],
    [{ errors: [{ field: 'a', message: '重名' }] }, [['a', '重名']]],
    [['第1行', '第2行'].map(message => ({ field: 'a', message })), [['a', '第1行']]],
    [null, []],
    ['x', []],
    [[{ field: 1 }, null], []],
  ])('%o', (result, messages) => {
    expect([...fieldMessages(result)]).toEqual(messages)
  })

  it('in the rows that a field holds', () => {
    const refusals = [
      { field: 'lines', row: 1, column: 'name', message: '第2行 必填' },
      { field: 'lines', row: 2, column: 'code', message: '重复' },
      { field: 'no', message: '重名' },
    ]
    const [first, second] = refusals
    expect([...lineMessages(refusals)]).toEqual([
      ['lines', [first, second].map(each => ({ row: each?.row, column: each?.column, message: each?.message }))],
    ])
    expect(lineMessages({ errors: [] }).size).toBe(0)
  })
})
