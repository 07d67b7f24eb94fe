import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createScope, ExpressionError, evaluate, parseExpression } from '../../renderer/core'
import { PAIRS_PAID, pairsCompared } from '../helpers/text-work'
import { runs, textsOf } from './runs'

const scope = createScope({
  text: 'a'.repeat(50_000),
  part: `${'a'.repeat(5000)}b${'a'.repeat(5000)}`,
  list: Array.from({ length: 2000 }, (_, index) => index),
  row: { name: '审计', amount: 1.5, tags: ['a', null], __proto__: null },
})

const pieces = [
  ...[
    'text',
    'part',
    'list',
    'row',
    '.name',
    '.amount',
    '.tags',
    '.constructor',
    '.__proto__',
    'x',
    ' ',
    ', ',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
  ],
  ...['1', '0', '1e400', '-1', "'a'", '`', '${', '+', '-', '*', '/', '%', ' == ', ' in ', ' && ', ' ?? ', ' ? ', ' : ', '!', ' => ', '.'],
  ...['map(list, x => ', 'filter(list, x => ', 'sort(list)', 'includes(text, part)', 'replace(text, part, ', 'split(text, ', 'join(list, '],
  ...['concat(', 'slice(text, ', 'upper(', 'round(', 'sum(list)', 'json(row)', 'format(', 'addDays(', 'len('],
]

it('an expression of any text is refused with a place, or ends within its budget with a value or an error of its own', () => {
  fc.assert(
    fc.property(textsOf(pieces, 25), text => {
      const { expression, issue } = parseExpression(text)
      expect(issue === undefined).toBe(expression !== undefined)
      if (issue) expect(issue.offset).toBeLessThanOrEqual(text.length)
      const pairs = pairsCompared(() => {
        try {
          if (expression) evaluate(expression, scope)
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError)
        }
      })
      expect(pairs).toBeLessThanOrEqual(PAIRS_PAID)
    }),
    runs(300),
  )
})
