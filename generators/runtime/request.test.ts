import { describe, expect, it } from 'vitest'
import { cookieOf, formOf, headersOf, type PathStyle, pathOf, type QueryStyle, queryOf } from './request'

// RFC 6570 §2.3, §2.4.2 and §3.2, which OpenAPI (3.1 §4.8.12.3) takes its styles from: what is undefined is not written, and a list
// without members is undefined, as is an object; an empty text is a value.
const ABSENT = [undefined, null, [], [null], {}, { a: undefined }]

describe('a part of a path', () => {
  const pathStyles: PathStyle[] = ['simple', 'simple*', 'label', 'label*', 'matrix', 'matrix*', 'slashes', 'json']
  it.each(pathStyles)('is not empty, written as %s', style => {
    for (const value of style === 'json' || style === 'slashes' ? [undefined, null] : ABSENT)
      for (const path of ['/stuff/{id}', '/stuff/{id}/rows', '/stuff/{id}?all=1'])
        expect(() => pathOf(path, { id: value }, { id: style }), JSON.stringify(value)).toThrow(TypeError)
  })

  it('is not empty where its value is an empty text, or a label without a text', () => {
    for (const style of ['simple', 'simple*', 'slashes', 'label', 'label*'] as const)
      expect(() => pathOf('/stuff/{id}', { id: '' }, { id: style }), style).toThrow(TypeError)
    expect(() => pathOf('/stuff/{id}?all=1', { id: '..' })).toThrow(TypeError)
  })

  it('may hold a text beside an empty value', () => {
    expect(pathOf('/p{id}', { id: '' })).toBe('/p')
    expect(pathOf('/p{id}', { id: [] }, { id: 'label*' })).toBe('/p')
    expect(pathOf('/stuff/{id}', { id: '' }, { id: 'matrix' })).toBe('/stuff/;id')
    expect(pathOf('/stuff/{a}{b}', { a: '', b: 'x' })).toBe('/stuff/x')
    expect(pathOf('https://host//stuff/{id}', { id: 0 })).toBe('https://host//stuff/0')
  })
})

const queryStyles: QueryStyle[] = ['form', 'comma', 'space', 'pipe', 'tab', 'deep', 'form reserved', 'comma reserved']

it.each(queryStyles)('a query leaves out what is absent or holds nothing, written as %s', style => {
  for (const value of ABSENT) {
    expect(queryOf({ a: value }, { a: style }), JSON.stringify(value)).toBe('')
    expect(cookieOf({ a: value }, { a: style }), JSON.stringify(value)).toEqual({})
  }
  expect(queryOf({ a: '' }, { a: style })).toBe('a=')
})

it.each([
  ['form', ['x', null, ''], 'a=x&a='],
  ['comma', ['x', undefined, 'y'], 'a=x,y'],
  ['comma', [''], 'a='],
  ['pipe', ['x'], 'a=x'],
  ['space', ['x', 'y'], 'a=x%20y'],
  ['comma', { r: 1, g: null }, 'a=r,1'],
  ['deep', { r: 1, g: null, b: '' }, 'a%5Br%5D=1&a%5Bb%5D='],
] as const)('a query written as %s holds the members of %o that are there', (style, value, written) =>
  expect(queryOf({ a: value }, { a: style })).toBe(written),
)

it('headers leave out what is absent or holds nothing, and keep an empty text', () => {
  for (const value of ABSENT) expect(headersOf({ a: value }), JSON.stringify(value)).toEqual({})
  expect(headersOf({ a: '', b: ['x', null, 'y'], c: [''] })).toEqual({ a: '', b: 'x,y', c: '' })
})

it('a form leaves out what is absent or holds nothing, and keeps an empty text', () => {
  for (const style of ['comma', 'pipe', 'deep', 'form', undefined] as const) {
    const written = (value: unknown) => [...formOf({ a: value }, {}, style ? { a: style } : {})]
    for (const value of [undefined, null, [], [null]]) expect(written(value), `${style} ${JSON.stringify(value)}`).toEqual([])
    expect(written('')).toEqual([['a', '']])
  }
})
