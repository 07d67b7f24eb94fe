import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createScope, evaluate, functions, parseExpression } from '../../renderer/expression'
import { limits } from '../../renderer/expression/limits'
import { binaryOperators, unaryOperators } from '../../renderer/expression/operators'

const page = readFileSync(join(import.meta.dirname, '../../docs/expressions.md'), 'utf8')

/** Rows whose last two cells are a call and what it gives. */
const examples = page
  .slice(0, page.indexOf('## Names'))
  .split('\n')
  .flatMap(line => {
    const cells = line.replaceAll('\\|', '\0').split('|')
    const [text, value] = cells.slice(-3, -1).map(cell => cell.replaceAll('\0', '|').trim().replace(/^`|`$/g, ''))
    return cells.length > 3 && line.endsWith('` |') ? [{ text: text ?? '', value: value ?? '' }] : []
  })

it('the page of expressions has examples', () => {
  expect(examples.length).toBeGreaterThan(18)
})

it.each(examples)('$text is $value', ({ text, value }) => {
  const { expression, issue } = parseExpression(text)
  expect(issue).toBeUndefined()
  expect(expression && evaluate(expression, createScope())).toEqual(JSON.parse(value))
})

const written = page.replaceAll('\\|', '|')

it.each([...Object.keys(binaryOperators), ...Object.keys(unaryOperators), '&&', '||', '??', '? b :', '?.', '=>'])(
  'the page of expressions says what %s means',
  operator => {
    expect([`\`${operator}\``, `\`a${operator}b\``, `\`a ${operator} c\``, `x ${operator} `].some(text => written.includes(text))).toBe(
      true,
    )
  },
)

it.each(Object.entries(limits))('the page of expressions says the limit of %s', (_, limit) => {
  expect(page.slice(page.indexOf('## Limits'))).toContain(limit.toLocaleString('en-US'))
})

it('every function has its line', () => {
  const table = readFileSync(join(import.meta.dirname, '../../docs/generated/functions.md'), 'utf8')
  expect([...functions.keys()].filter(name => !table.includes(`| \`${name}(`))).toEqual([])
})
