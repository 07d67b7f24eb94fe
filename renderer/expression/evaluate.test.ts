import { describe, expect, it } from 'vitest'
import { expressionCases, NOW, places, record } from '../../tests/helpers/expression-cases'
import { evaluate } from './evaluate'
import { parseExpression } from './parse'
import { createScope } from './scope'

function resultOf(text: string): unknown {
  const { expression, issue } = parseExpression(text)
  if (issue !== undefined) throw new Error(`${text}: ${JSON.stringify(issue)}`)
  return evaluate(expression, createScope(record, places), { now: () => NOW })
}

describe('an expression', () => {
  it.each(expressionCases)('%s gives %j', (text, want) => {
    expect(resultOf(text)).toEqual(want)
  })

  it('leaves what it reads as it was', () => {
    const list = Object.freeze([3, 1, 2])
    const { expression } = parseExpression('[sort(list), reverse(list), unique(list)]')
    if (expression === undefined) throw new Error('not parsed')
    expect(evaluate(expression, createScope({ list }))).toEqual([
      [1, 2, 3],
      [2, 1, 3],
      [3, 1, 2],
    ])
    expect(list).toEqual([3, 1, 2])
  })

  it('is data that survives JSON', () => {
    const { expression } = parseExpression('count(lines, l => l.hours > 2) + undefined')
    const copy = JSON.parse(JSON.stringify(expression))
    expect(evaluate(copy, createScope(record))).toBe(1)
  })
})
