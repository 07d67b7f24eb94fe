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
  ])('%s', (text, want) => {
    const { expression } = parseExpression(text)
    expect(expression && evaluate(expression, createScope())).toEqual(want)
  })
})
