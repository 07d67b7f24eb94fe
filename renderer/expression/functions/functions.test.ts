import { afterEach, describe, expect, it } from 'vitest'
import { clockCases, functionCases } from '../../../tests/helpers/expression-cases'
import { evaluate } from '../evaluate'
import { parseExpression } from '../parse'
import { createScope } from '../scope'
import { functions } from '.'
import { functionsByKind, type Given, givenBy } from './given'
import { functionGroups } from './groups'

const documented = Object.values(functionGroups()).flat()

describe('the table of functions', () => {
  it.each(documented)('$name does what its example says', ({ example: [text, want] }) => {
    const { expression, issue } = parseExpression(text)
    expect(issue).toBeUndefined()
    expect(expression && evaluate(expression, createScope())).toEqual(want)
  })

  it.each(documented)('$name gives what is said of it', ({ name, example: [, value] }) => {
    const kind = givenBy(name)
    expect(kind).toBeDefined()
    const fits: { readonly [Kind in Given]: boolean } = {
      number: typeof value === 'number',
      text: typeof value === 'string',
      boolean: typeof value === 'boolean',
      date: typeof value === 'string' ? /^\d{4}-\d\d-\d\d$/.test(value) : name === 'today',
      time: typeof value === 'string' ? /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) : name === 'now',
      list: Array.isArray(value),
      any: true,
    }
    expect(fits[kind ?? 'any']).toBe(true)
  })

  it('says of no other function what it gives', () => {
    expect(
      Object.values(functionsByKind)
        .flatMap(names => names.split(' '))
        .toSorted(),
    ).toEqual([...functions.keys()].toSorted())
  })

  it.each(documented)('$name is documented', ({ name, usage, doc }) => {
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
  it.each(functionCases)('%s', (text, want) => {
    const { expression } = parseExpression(text)
    expect(expression && evaluate(expression, createScope())).toEqual(want)
  })
})

describe.each(['Asia/Shanghai', 'America/New_York', 'UTC'])('times around a moved clock, on a machine in %s', zone => {
  const before = process.env.TZ
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it.each(clockCases)('%s', (text, want) => {
    process.env.TZ = zone
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
