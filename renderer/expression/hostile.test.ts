import { describe, expect, it } from 'vitest'
import { PAIRS_PAID, pairsCompared } from '../../tests/helpers/text-work'
import { evaluate } from './evaluate'
import { ExpressionError } from './expression-error'
import { parseExpression } from './parse'
import { createScope } from './scope'

const scope = createScope({
  word: 'constructor',
  proto: '__proto__',
  list: Array.from({ length: 3000 }, (_, index) => index),
  long: 'x'.repeat(90_000),
  object: { a: 1 },
})

/** One part of it stands in the middle of a text of the same letter: engines compare each character with each. */
const slow = `'${'a'.repeat(500)}b${'a'.repeat(500)}'`
const searched = createScope({
  text: 'a'.repeat(100_000),
  twin: 'a'.repeat(100_000),
  part: `${'a'.repeat(25_000)}b${'a'.repeat(25_000)}`,
  digits: '1'.repeat(90_000),
  list: Array.from({ length: 3000 }, (_, index) => index),
})

describe('an expression over long texts', () => {
  it.each([
    'includes(text, part)',
    'contains(text, part)',
    'part in text',
    "replace(text, part, '')",
    'split(text, part)',
    `map(list, i => includes(text, ${slow}))`,
    `map(list, i => replace(text, ${slow}, i))`,
    "map(list, i => replace(text, 'a', 'b'))",
    'map(list, i => digits == i)',
    "map(list, i => text + i == text + 'b')",
    'sort(map(list, i => text + i))',
  ])('compares no more characters than its steps pay for: %s', text => {
    const { expression } = parseExpression(text)
    const pairs = pairsCompared(() => {
      try {
        if (expression) evaluate(expression, searched)
      } catch (error) {
        expect(error).toBeInstanceOf(ExpressionError)
      }
    })
    expect(expression).toBeDefined()
    expect(pairs).toBeLessThanOrEqual(PAIRS_PAID)
  })

  it.each(['text == twin', 'text < twin', 'digits + i == null', "includes(text, 'b')"])('pays for each look through a text: %s', part => {
    const { expression } = parseExpression(`map(list, i => ${part})`)
    expect(() => expression && evaluate(expression, searched)).toThrow(expect.objectContaining({ code: 'tooManySteps' }))
  })

  it('finds a short part in a long text, many times', () => {
    const { expression } = parseExpression("map([1, 2, 3, 4, 5, 6, 7, 8, 9], i => includes(text, 'b' + i))")
    expect(expression && evaluate(expression, searched)).toEqual(Array.from({ length: 9 }, () => false))
  })

  it.each([['1e-400'], [`a + 0.${'0'.repeat(330)}1`]])('has no number that is 0 and was not written so: %s', text => {
    expect(parseExpression(text).issue?.code).toBe('number')
  })

  it.each([['1e400'], ['a + 1e309'], [`1${'0'.repeat(400)}`]])('has no number without end: %s', text => {
    expect(parseExpression(text).issue).toMatchObject({ code: 'number' })
  })
})

it('nests 200 deep and no deeper', () => {
  const nested = (depth: number) => parseExpression(`${'('.repeat(depth)}1${')'.repeat(depth)}`).issue?.code
  expect([nested(199), nested(200)]).toEqual([undefined, 'tooDeep'])
})

it('writes a value 200 deep and no deeper', () => {
  const { expression } = parseExpression('text(value)')
  const written = (depth: number, around: (inner: unknown) => unknown) => {
    const value = Array.from({ length: depth }).reduce<unknown>(around, 1)
    return expression && evaluate(expression, createScope({ value }))
  }
  expect(written(200, inner => [inner])).toBe('1')
  expect(written(200, inner => ({ a: inner }))).toContain('{"a":1}')
  expect(() => written(201, inner => [inner])).toThrow(expect.objectContaining({ code: 'tooDeep' }))
  expect(() => written(201, inner => ({ a: inner }))).toThrow(expect.objectContaining({ code: 'tooDeep' }))
})

it.each(['{ in }', '{ constructor }', '{ a, __proto__ }'])('has no member by the bare name of what is no value: %s', text => {
  expect(parseExpression(text).issue).toBeDefined()
})

describe('a hostile expression', () => {
  it.each([
    'constructor',
    '__proto__',
    'object.constructor',
    'object?.constructor',
    'object.__proto__',
    'object["constructor"]',
    'object["\\u0063onstructor"]',
    "''['constructor']",
    '[].constructor.constructor("return 1")()',
    'object.constructor("x")',
    '{ __proto__: object }',
    '{ "__proto__": object }',
    '{ constructor: 1 }',
    'map(list, constructor => 1)',
    'map(list, __proto__ => 1)',
    'constructor("return this")()',
    'object.prototype',
    'object.__defineGetter__',
    'toString.call(1)',
    'object.toString()',
    'globalThis = 1',
    'process.exit()',
    'import("fs")',
    '(() => { })()',
    '(x => x)(1)',
    'map(list, x => y => x)',
    '`${() => 1}`',
    'eval`1`',
    '/a/.test("a")',
    "repeat('a', 1e9)",
    '('.repeat(5000),
    `${'('.repeat(5000)}1${')'.repeat(5000)}`,
    '!'.repeat(9000),
    '['.repeat(9000),
    `1${'+1'.repeat(4000)}`,
    `a${'.b'.repeat(4000)}`,
    `${'`${'.repeat(3000)}`,
    'a?'.repeat(4000),
    `${'a?b:'.repeat(2000)}c`,
  ])('is refused when it is read: %s', text => {
    expect(parseExpression(text).issue).toBeDefined()
  })

  it.each([
    // expression                                                       error
    ['object[word]', 'forbiddenName'],
    ["object['con' + 'structor']", 'forbiddenName'],
    ['object[[word]]', 'forbiddenName'],
    ['object[proto]', 'forbiddenName'],
    ['word in object', 'forbiddenName'],
    ['map(list, a => map(list, b => a * b))', 'tooManySteps'],
    ['map(list, a => filter(list, b => a == b))', 'tooManySteps'],
    ['map(list, a => a in list)', 'tooManySteps'],
    ['long + long', 'tooLong'],
    ['`${long}${long}`', 'tooLong'],
    ["replace(long, 'x', long)", 'tooLong'],
    ['concat(long, long)', 'tooLong'],
    ['join([long, long])', 'tooLong'],
    ['concat(list, list, list, list)', 'tooLong'],
    ["split(long, '')", 'tooLong'],
    ['json(map(list, a => [long]))', 'tooLong'],
    ['text(map(list, a => list))', 'tooLong'],
    ["format('2024-01-01', long)", 'tooLong'],
    ["format('2024-01-01', '[x]')", 'failed'],
  ])('%s ends with %s', (text, code) => {
    const { expression, issue } = parseExpression(text)
    if (issue !== undefined) throw new Error(JSON.stringify(issue))
    const error = thrownBy(() => evaluate(expression, scope))
    if (!(error instanceof ExpressionError)) throw error
    expect(['tooManySteps', 'tooLong', 'forbiddenName', 'failed']).toContain(error.code)
    if (code !== 'tooLong') expect(error.code).toBe(code)
    expect(error.offset).toBeLessThan(text.length)
  })

  it('points at the part that failed', () => {
    const { expression } = parseExpression('1 + object[word]')
    const error = thrownBy(() => expression && evaluate(expression, scope))
    expect(error).toMatchObject({ offset: 4, length: 12, message: '"constructor" cannot be read' })
  })

  it('cannot run an accessor or a method that is inherited', () => {
    class Hidden {
      own = 1
      get secret(): string {
        throw new Error('was run')
      }
      method(): string {
        return 'no'
      }
    }
    const values = createScope({ hidden: new Hidden() })
    for (const [text, want] of [
      ['hidden.own', 1],
      ['hidden.secret', undefined],
      ['hidden.method', undefined],
      ['keys(hidden)', ['own']],
      ['json(hidden)', '{"own":1}'],
    ] as const) {
      const { expression } = parseExpression(text)
      expect(expression && evaluate(expression, values)).toEqual(want)
    }
  })

  it('cannot pollute what it makes', () => {
    const data: unknown = JSON.parse('{ "__proto__": { "polluted": true } }')
    const { expression } = parseExpression('[keys(data), values(data), json(data), data.polluted]')
    expect(expression && evaluate(expression, createScope({ data }))).toEqual([[], [], '{}', undefined])
  })

  it('ends on a value that holds itself', () => {
    const loop: Record<string, unknown> = {}
    loop.self = loop
    const { expression } = parseExpression('text(loop)')
    expect(thrownBy(() => expression && evaluate(expression, createScope({ loop })))).toMatchObject({ code: 'tooDeep' })
  })

  it('reports what a scope throws with its place', () => {
    const { expression } = parseExpression('1 + broken')
    const broken = {
      get: () => {
        throw new Error('not loaded')
      },
    }
    expect(thrownBy(() => expression && evaluate(expression, broken))).toMatchObject({ code: 'failed', offset: 4, message: 'not loaded' })
  })
})

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
