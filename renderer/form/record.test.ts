import { beforeAll, describe, expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testHost } from '../../tests/helpers/client'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { parseTemplate } from '../expression'
import type { Row } from '../model/source'
import { differences } from './conflict'
import { compileForm } from './form-tree'
import { formValues, recordToSend, startingRow, wireValues } from './record'
import { fieldMessages } from './server-errors'

beforeAll(testCells)

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
    ['add', {}, { owner: '管理员', depart: '7', status: 1 }],
    ['add', { status: 2, pid: '9' }, { owner: '管理员', depart: '7', status: 2, pid: '9' }],
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
    expect(wireValues(form, model, { a: null, b: undefined, c: 'x' })).toEqual({ a: null })
  })

  it('reads a record without changing it', () => {
    const row = Object.freeze({ name: '王', other: 'x' })
    expect({ ...formValues(compileForm(screen), screen, row).values }).toEqual({ name: '王' })
  })
})

describe('the sides of a conflict', () => {
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
    const found = differences([fieldModel('x')], { x: read }, { x: mine }, { x: theirs })
    expect(found.map(difference => difference.side)).toEqual(side === undefined ? [] : [side])
  })

  it('passes over what is not sent', () => {
    expect(differences([fieldModel('x')], { x: 'a' }, {}, { x: 'b' })).toEqual([])
  })
})

describe('what a server says of fields', () => {
  it.each<[unknown, [string, string][]]>([
    [[{ field: 'a', message: '重名' }], [['a', '重名']]],
    [{ errors: [{ field: 'a', message: '重名' }] }, [['a', '重名']]],
    [null, []],
    ['x', []],
    [[{ field: 1 }, null], []],
  ])('%o', (result, messages) => {
    expect([...fieldMessages(result)]).toEqual(messages)
  })
})
