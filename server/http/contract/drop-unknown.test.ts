import { expect, it } from 'vitest'
import { dropUnknown } from './drop-unknown'

const closed = (properties: object, more: object = {}) => ({ type: 'object', properties, additionalProperties: false, ...more })
const text = { type: 'string' }

it('keeps what the contract names and drops the rest, also within lists and objects', () => {
  const schema = closed({
    name: text,
    rows: { type: 'array', items: closed({ code: text }) },
    head: { anyOf: [closed({ id: text }), { type: 'null' }] },
  })
  const body = { name: 'a', createBy: 'x', rows: [{ code: '1', key: 'k' }, { delFlag: 1 }], head: { id: '1', tenantId: 7 } }
  expect(dropUnknown(body, schema)).toEqual([])
  expect(body).toEqual({ name: 'a', rows: [{ code: '1' }, {}], head: { id: '1' } })
})

it('follows what contains itself', () => {
  const tree = closed({ id: text, children: { type: 'array', items: { $ref: '#/definitions/0' } } })
  const body = { id: '1', children: [{ id: '2', x: 1, children: [{ y: 1 }] }] }
  dropUnknown(body, { $ref: '#/definitions/0', definitions: { 0: tree } })
  expect(body).toEqual({ id: '1', children: [{ id: '2', children: [{}] }] })
})

it('leaves alone what takes any key, and what is no object', () => {
  const open = { type: 'object', properties: { id: text }, additionalProperties: true }
  const body = { id: '1', anything: { at: ['all'] } }
  expect(dropUnknown(body, open)).toEqual([])
  expect(body).toEqual({ id: '1', anything: { at: ['all'] } })
  for (const value of [undefined, null, 'text', 7, []]) expect(dropUnknown(value, closed({ id: text }))).toEqual([])
})

it('names the keys that look like known ones, each once', () => {
  const schema = closed({ realname: text, rows: { type: 'array', items: closed({ name: text }) } })
  const rows = Array.from({ length: 30 }, (_, index) => (index < 2 ? { nmae: 'x' } : { [`nam${index % 10}`]: 'x' }))
  const told = dropUnknown({ realName: 'x', gender_dictText: 'x', rows }, schema)
  expect(told.slice(0, 2)).toEqual([
    { key: 'realName', meant: 'realname' },
    { key: 'rows.nmae', meant: 'name' },
  ])
  expect(told.length).toBe(10)
  expect(new Set(told.map(({ key }) => key)).size).toBe(10)
})

it('does not take what every object has for a known key', () => {
  const body = JSON.parse('{"name":"a","toString":"x","constructor":"y"}') as object
  dropUnknown(body, closed({ name: text }))
  expect(body).toEqual({ name: 'a' })
})
