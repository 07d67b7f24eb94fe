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
    ["addDays('2024-01-01', 'x')", null],
    ["addYears('2024-01-01', 1000000000)", null],
    ["diffDays('2024-01-01', 'x')", null],
    ["weekday('2024-03-03')", 7],
    ['round(1000000000000000.5)', 1000000000000000.5],
    ['round(123456789012345, 15)', 123456789012345],
    ['round(0.1234567890123456, 16)', 0.123456789012346],
    ["round('x')", null],
    ['bool(null)', false],
    ['bool(false)', false],
    ['bool(0)', false],
    ["bool('')", false],
    ["bool('0')", false],
    ["bool('no')", false],
    ["bool('Y')", true],
    ['count(null)', 0],
    ['count(undefined)', 0],
    ["count('ab')", 1],
    ['count(false)', 1],
    ["sort([2, 1], 'no function')", [1, 2]],
  ])('%s', (text, want) => {
    const { expression } = parseExpression(text)
    expect(expression && evaluate(expression, createScope())).toEqual(want)
  })
})

/** The least and the most arguments that the usage of a function shows: `round(number, digits?)` takes one or two. */
function shownBy(usage: string): readonly [least: number, most: number] {
  const [first = ''] = usage.split(/ or (?=\w+\()/)
  const inside = first.slice(first.indexOf('(') + 1, -1)
  const named = inside === '' ? [] : inside.split(', ')
  return [named.filter(name => !name.endsWith('?')).length, named.length]
}

it.each([...functions.values()].filter(({ usage }) => !usage.includes('…')))('$name takes what $usage shows', ({ usage, least, most }) => {
  expect([least, most]).toEqual(shownBy(usage))
})

it('says how many arguments there are where they are too few or too many', () => {
  const found = (text: string) => parseExpression(text).issue?.found
  expect([found('fixed()'), found('fixed(1)'), found('fixed(1, 2, 3)')]).toEqual(['no arguments', '1 argument', '3 arguments'])
})

it('quotes no more than a hundred characters of a pattern', () => {
  const { expression } = parseExpression(`format('2024-02-09', '${'Y'.repeat(104)}')`)
  const message = `"${'Y'.repeat(100)}" is no pattern of YYYY MM DD HH mm ss`
  expect(() => expression && evaluate(expression, createScope())).toThrow(expect.objectContaining({ message, offset: 0 }))
})

it.each([
  ['reverse(list)', 5],
  ['sort(list)', 7],
  ['date(day)', 3],
])('%s costs %i steps', (text, steps) => {
  const { expression } = parseExpression(text)
  const scope = createScope({ list: [1, 2, 3], day: '2024-02-09' })
  expect(() => expression && evaluate(expression, scope, { steps })).not.toThrow()
  expect(() => expression && evaluate(expression, scope, { steps: steps - 1 })).toThrow(expect.objectContaining({ code: 'tooManySteps' }))
})
