import { expect, it } from 'vitest'
import { firstSegment, PatternError, pathPattern } from './patterns'

it.each([
  ['/erp', '/erp', true],
  ['/erp', '/erp/x', false],
  ['/erp/**', '/erp', true],
  ['/erp/**', '/erp/a/b', true],
  ['/erp/**', '/erpx', false],
  ['/erp/*', '/erp/a', true],
  ['/erp/*', '/erp/a/b', false],
  ['/erp/*.json', '/erp/a.json', true],
  ['/erp/*.json', '/erp/axjson', false],
  ['/erp/{id}/lines', '/erp/7/lines', true],
  ['/erp/{id}/lines', '/erp//lines', false],
])('%s fits %s: %s', (pattern, path, fits) => {
  expect(pathPattern(pattern).test(path)).toBe(fits)
})

it.each([
  ['erp', 'slash'],
  ['/', 'slash'],
  ['/erp/**/x', 'stars'],
  ['/erp/a**', 'stars'],
  ['/erp/{id', 'braces'],
  ['/erp//x', 'empty'],
  ['/erp/(a+)+$', 'characters'],
  ['/erp x', 'characters'],
])('%s cannot be read: %s', (pattern, why) => {
  expect(() => pathPattern(pattern)).toThrow(PatternError)
  try {
    pathPattern(pattern)
  } catch (error) {
    expect((error as PatternError).why).toBe(why)
  }
})

it('belongs to the owner of its first segment, which must not be open', () => {
  expect(['/erp/**', '/**', '/{any}/x', '/e*'].map(firstSegment)).toEqual(['erp', null, null, null])
})
