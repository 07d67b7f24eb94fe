import { describe, expect, it } from 'vitest'
import { evaluate } from '../evaluate'
import { parseExpression } from '../parse'
import { createScope } from '../scope'
import { functions } from '.'

describe('the table of functions', () => {
  it.each([...functions.values()])('$name does what its example says', ({ example: [text, want] }) => {
    const { expression, issue } = parseExpression(text)
    expect(issue).toBeUndefined()
    expect(expression && evaluate(expression, createScope())).toEqual(want)
  })

  it.each([...functions.values()])('$name is documented', ({ name, usage, doc }) => {
    expect(usage.startsWith(`${name}(`)).toBe(true)
    expect(doc).toMatch(/^[A-Z].*\.$/)
  })

  it.each([...functions.values()])('$name answers something for null and for the wrong kind', ({ name, least, lambda }) => {
    for (const value of ['null', '[]', '{}', 'true', "'x'", '-1']) {
      const args = Array.from({ length: least }, (_, index) => (lambda?.required && lambda.at === index ? 'x => x' : value))
      const text = name === 'format' ? `format(${value}, 'YYYY')` : `${name}(${args.join(', ')})`
      const { expression } = parseExpression(text)
      expect(() => expression && evaluate(expression, createScope())).not.toThrow()
    }
  })
})

describe('functions beside their examples', () => {
  it.each([
    ['every([2, 3], item => item > 1)', true],
    ['every([], item => item > 1)', true],
    ["join(['a', 'b'])", 'a,b'],
    ["includes('abc', 'b')", true],
    ["includes('abc', 'd')", false],
    ["-'x'", null],
    ['avg([5])', 5],
    ['avg([])', null],
    ['len([])', 0],
    ["len(['审计', '报告', null])", 3],
    ['len({ a: 1 })', 1],
    ["fixed('x', 2)", ''],
    ['fixed(1.005, 2)', '1.01'],
    ['fixed(0.0000005, 6)', '0.000001'],
    ['fixed(0.00000049, 6)', '0.000000'],
    ['fixed(-2.5, 0)', '-3'],
    ['floor(-2.1)', -3],
    ['ceil(-2.1)', -2],
    ["abs('x')", null],
    ['min(3, 3, 4)', 3],
    ["max('a', 1)", 'a'],
    ["min('a', 1)", 'a'],
    ['round(0.285, 2)', 0.29],
    ['round(0.00000012, 7)', 1e-7],
    ['max(3, null, 4, "")', 4],
    ["max('b', 'a')", 'b'],
    ["min('b', 'a')", 'a'],
    ['min([], item => item)', null],
    ["format('x', 'YYYY')", null],
    [`len(format('2024-02-09', '${'YYYY'.repeat(25)}'))`, 100],
  ])('%s', (text, want) => {
    const { expression } = parseExpression(text)
    expect(expression && evaluate(expression, createScope())).toEqual(want)
  })
})
