import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate'
import { ExpressionError } from './expression-error'
import { parseExpression } from './parse'
import { createScope } from './scope'
import { parseTemplate } from './template'

const pieces = fc.constantFrom(
  ...[
    'a',
    'b.c',
    '1',
    '"x"',
    "'",
    '`',
    '${',
    '}',
    '{{',
    '}}',
    '(',
    ')',
    '[',
    ']',
    '{',
    '?',
    '?.',
    ':',
    ',',
    '.',
    '+',
    '-',
    '==',
    '&&',
    '??',
  ],
  ...['in', 'map(', 'x =>', 'sum', 'null', 'new', '__proto__', 'constructor', '\\', '\u{1f600}', '中', ' ', '=', '|', '1e', '0x', '...'],
)
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 40 }).map(parts => parts.join('')),
)

/** Arithmetic with its text for us and its value in JavaScript. */
interface Sample {
  readonly text: string
  readonly value: number
}
const { sample } = fc.letrec<{ sample: Sample; leaf: Sample; joined: Sample; signed: Sample }>(tie => ({
  leaf: fc.integer({ min: 0, max: 1000 }).map(value => ({ text: String(value), value })),
  signed: tie('sample').map(inner => ({ text: `-(${inner.text})`, value: -inner.value })),
  joined: fc.tuple(tie('sample'), fc.constantFrom('+', '-', '*', '/', '%'), tie('sample')).map(([left, operator, right]) => ({
    text: `(${left.text}) ${operator} (${right.text})`,
    value: calculate(left.value, operator, right.value),
  })),
  sample: fc.oneof({ maxDepth: 5 }, tie('leaf'), tie('signed'), tie('joined')),
}))

function calculate(left: number, operator: string, right: number): number {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  return operator === '/' ? left / right : left % right
}

describe('any text', () => {
  it('is an expression or has an issue inside it', () => {
    fc.assert(
      fc.property(texts, text => {
        const { issue } = parseExpression(text)
        if (issue === undefined) return
        expect(issue.offset).toBeGreaterThanOrEqual(0)
        expect(issue.offset + issue.length).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2000 },
    )
  })

  it('is a template or has an issue inside it', () => {
    fc.assert(
      fc.property(texts, text => {
        const { issue } = parseTemplate(text)
        if (issue !== undefined) expect(issue.offset + issue.length).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2000 },
    )
  })

  it('that is an expression has a value or an ExpressionError, whatever the scope holds', () => {
    fc.assert(
      fc.property(texts, fc.anything(), fc.anything(), (text, a, b) => {
        const { expression } = parseExpression(text)
        if (expression === undefined) return
        try {
          expect(typeof evaluate(expression, createScope({ a, b }))).not.toBe('function')
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('arithmetic', () => {
  it('of integers is near to that of JavaScript where all is finite', () => {
    fc.assert(
      fc.property(sample, ({ text, value }) => {
        // A division by zero makes the whole NaN or infinite, or vanishes in a further division: there we answer null or go on from 0.
        // A remainder of what is divided jumps where binary fractions fall short of an integer.
        fc.pre(Number.isFinite(value) && !/[/%] \((?!\d*[1-9]\d*\)($|\)| ))/.test(text) && !(text.includes('/') && text.includes('%')))
        const { expression } = parseExpression(text)
        const found = expression && Number(evaluate(expression, createScope()))
        expect(Math.abs((found ?? Number.NaN) - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
      }),
      { numRuns: 2000 },
    )
  })

  it('reads the precedence of operators as JavaScript does', () => {
    const operand = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(operand, operand, operand, operand, (a, b, c, d) => {
        const { expression } = parseExpression(`a + b * c - d % a / b > c == d < a && b || c`)
        const want = a + b * c - (d % a) / b > c === d < a ? b : c
        expect(expression && evaluate(expression, createScope({ a, b, c, d }))).toBe(want)
      }),
    )
  })
})
