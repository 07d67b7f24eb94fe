import { describe, expect, it } from 'vitest'
import { describeIssue } from './issue'
import { namesUsed } from './names'
import { parseExpression } from './parse'

function issueOf(text: string) {
  const { issue } = parseExpression(text)
  if (issue === undefined) throw new Error(`${text} was accepted`)
  return issue
}

describe('a text that is no expression', () => {
  it.each([
    // text                offset length code              message
    ['', 0, 0, 'empty', 'found nothing, expected an expression'],
    ['   ', 0, 3, 'empty', 'found nothing, expected an expression'],
    ['a =', 2, 1, 'assignment', 'found "=", expected "==" (an expression assigns nothing)'],
    ['a = 1', 2, 1, 'assignment', 'found "=", expected "==" (an expression assigns nothing)'],
    ['a += 1', 2, 2, 'assignment', 'found "+=", expected an operator of the expression language'],
    ['a++', 1, 2, 'assignment', 'found "++", expected an operator of the expression language'],
    ['a & b', 2, 1, 'unexpected', 'found "&", expected "&&"'],
    ['a ** b', 2, 2, 'unexpected', 'found "**", expected an operator of the expression language'],
    ['[...a]', 1, 3, 'unexpected', 'found "...", expected concat(list, list)'],
    ['a; b', 1, 1, 'unexpected', 'found ";", expected one expression'],
    ['a b', 2, 1, 'unexpected', 'found "b", expected an operator or the end of the expression'],
    ['a "in" b', 2, 4, 'unexpected', 'found a text, expected an operator or the end of the expression'],
    ['1 +', 3, 0, 'unexpected', 'found the end of the expression, expected a value'],
    ['1) => 2', 1, 1, 'unexpected', 'found ")", expected an operator or the end of the expression'],
    ['(1', 2, 0, 'unexpected', 'found the end of the expression, expected ")"'],
    ['a ? b', 5, 0, 'unexpected', 'found the end of the expression, expected ":"'],
    ['a.', 2, 0, 'unexpected', 'found the end of the expression, expected the name of a member'],
    ['a?.1', 4, 0, 'unexpected', 'found the end of the expression, expected ":"'],
    ['{ 1 }', 4, 1, 'unexpected', 'found "}", expected ":"'],
    ['{ [a]: 1 }', 2, 1, 'unexpected', 'found "[", expected the name of a member'],
    ['a ?? b || c', 7, 2, 'unexpected', 'found "||" beside another logical operator, expected parentheses that say which comes first'],
    ['"abc', 0, 4, 'unclosed', 'found the end of the text, expected a closing "'],
    ['`a${b', 2, 2, 'unclosed', 'found the end of the text, expected "}" that closes this "${"'],
    ['`abc', 0, 4, 'unclosed', 'found the end of the text, expected a closing `'],
    ['"\\q"', 1, 2, 'escape', 'found "\\q", expected an escape such as \\n, \\\\ or \\u4e2d'],
    ['"\\u{110000}"', 1, 2, 'escape', 'found "\\u", expected an escape such as \\n, \\\\ or \\u4e2d'],
    ['012', 0, 3, 'number', 'found "012", expected a number such as 12, 0.5 or 1e3'],
    ['12px', 0, 4, 'number', 'found "12px", expected a number such as 12, 0.5 or 1e3'],
    ['5n', 0, 2, 'number', 'found "5n", expected a number such as 12, 0.5 or 1e3'],
    ['a # b', 2, 1, 'unexpected', 'found "#", expected an operator of the expression language'],
    ['价格 × 2', 3, 1, 'unexpected', 'found "×", expected a value or an operator'],
    ['new Date()', 0, 3, 'unexpected', 'found "new", expected a value'],
    ['this.a', 0, 4, 'unexpected', 'found "this", expected a value'],
    ['typeof a', 0, 6, 'unexpected', 'found "typeof", expected a value'],
    ['function () {}', 0, 8, 'unexpected', 'found "function", expected a value'],
    ['x => x', 0, 1, 'functionLiteral', 'found a function literal, expected one only as an argument of a list function such as map'],
    ['() => 1', 0, 1, 'functionLiteral', 'found a function literal, expected one only as an argument of a list function such as map'],
    ['upper(x => x)', 6, 1, 'functionLiteral', 'found a function literal, expected one only as an argument of a list function such as map'],
    ['map(a, b)', 7, 1, 'unexpected', 'found "b", expected a function such as "item => item.name" in map(list, item => value)'],
    ['name.trim()', 0, 9, 'method', 'found the method call ".trim(", expected a function with the value as its argument: trim(value)'],
    ['a[0](1)', 4, 1, 'unexpected', 'found "(", expected an operator or the end of the expression'],
    [
      'roud(1)',
      0,
      4,
      'unknownFunction',
      'found the function "roud", expected a function of the expression language. Did you mean "round"?',
    ],
    ['eval("1")', 0, 4, 'unexpected', 'found "eval", expected a value'],
    ['alert(1)', 0, 5, 'unknownFunction', 'found the function "alert", expected a function of the expression language'],
    ['round()', 0, 7, 'arguments', 'found no arguments, expected round(number, digits?)'],
    ['round(1, 2, 3)', 0, 14, 'arguments', 'found 3 arguments, expected round(number, digits?)'],
  ])('%s', (text, offset, length, code, message) => {
    const issue = issueOf(text)
    expect([issue.offset, issue.length, issue.code, describeIssue(issue)]).toEqual([offset, length, code, message])
  })

  it('is one that is too long', () => {
    expect(issueOf(`1${' '.repeat(10_000)}`)).toMatchObject({ code: 'tooLong', offset: 10_000, length: 1 })
    expect(parseExpression(`1${' '.repeat(9_999)}`).issue).toBeUndefined()
  })
})

describe('the names of an expression', () => {
  it.each([
    // expression                                   names
    ['1 + 2', []],
    ['status == 1 && status != 2', ['status']],
    ['user.orgCode + user.id', ['user.orgCode', 'user.id']],
    ['depart?.selected?.id', ['depart.selected.id']],
    ["row['name'].first", ['row.name.first']],
    ['lines[index].hours', ['lines', 'index']],
    ['map(lines, line => line.hours * price)', ['lines', 'price']],
    ['map(lines, (line, i) => line[i] + other.i)', ['lines', 'other.i']],
    ['`${a} ${b.c}`', ['a', 'b.c']],
    ['{ a, b: c ? d : e }', ['a', 'c', 'd', 'e']],
    ['line + map(lines, line => line)', ['line', 'lines']],
  ])('%s are %j', (text, want) => {
    const { expression } = parseExpression(text)
    expect(expression === undefined ? undefined : namesUsed(expression)).toEqual(want)
  })

  it('have their places', () => {
    const { expression } = parseExpression('1 + user.orgCode')
    expect(expression?.names).toEqual([{ root: 'user', path: ['user', 'orgCode'], offset: 4, length: 12 }])
  })
})

describe('what is refused by name', () => {
  it.each([
    ['constructor(1)', { code: 'forbiddenName', found: '"constructor"' }],
    ['map([1], (, a) => a)', { code: 'unexpected', found: '","', expected: 'the name of a parameter' }],
    ["'a\rb'", { code: 'unclosed', offset: 0, length: 2 }],
    ["'a\nb'", { code: 'unclosed', offset: 0, length: 2 }],
    ["'\\u{110000}'", { code: 'escape', offset: 1 }],
  ])('%j', (text, issue) => {
    expect(parseExpression(text).issue).toMatchObject(issue)
  })

  it('is a value of nothing where a name stands for it in the scope', () => {
    const { expression } = parseExpression('undefined')
    expect(expression?.names).toEqual([])
  })
})
