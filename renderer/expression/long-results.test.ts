import { expect, it } from 'vitest'
import { evaluate } from './evaluate'
import { parseExpression } from './parse'
import { createScope } from './scope'

const long = '12345678901234567.89'
const layers = createScope({
  a: long,
  b: '0.11',
  small: '2345678901234567.890',
  same: '12345678901234567.890',
  n: 2,
  code: '110101199003070010',
})
const result = (text: string) => evaluate(parseExpression(text).expression ?? expect.fail(text), layers)

it.each([
  ['a * n', '24691357802469135.78'],
  ['a + 1', '12345678901234568.89'],
  ['1 + a', '12345678901234568.89'],
  ['a + a', '24691357802469135.78'],
  ['sum(a, b)', 12_345_678_901_234_568],
  ['12345678901234567.89 + 0.01', '12345678901234567.9'],
  ['12345678901234567890', '12345678901234567890'],
  ['-12345678901234567.89', '-12345678901234567.89'],
  ['1234567890.123 * 987654321.987', '1219326312466352679.034401'],
  ['round(a, 1)', '12345678901234567.9'],
  ['max(a - 1, a)', '12345678901234567.89'],
])('%s keeps all digits', (text, want) => {
  expect(result(text)).toBe(want)
})

it.each([
  ['2 / 3', 0.666666666666667],
  ['10 / 3 * 3', 10],
  ['2 / 3 + 12345678901234567', 12_345_678_901_234_600],
  ['12345678901234567 / 8', '1543209862654320.875'],
])('%s has the digits that a quotient leaves', (text, want) => {
  expect(result(text)).toBe(want)
})

it.each([
  ['a == 12345678901234567.89', true],
  ['a == 12345678901234567.88', false],
  ['a * 1 == a', true],
  ['a * 1 > 12345678901234567.88', true],
  ['10 / 3 * 3 == 10', true],
  ['a * 2 in [a + a]', true],
  ['a > small', true],
  ['a == same', true],
  ['max(small, a) == a', true],
])('%s is %o, by all digits', (text, want) => {
  expect(result(text)).toBe(want)
})

it('joins codes, which have no point', () => {
  expect(result('code + 1')).toBe('1101011990030700101')
  expect(result("'合计' + a")).toBe(`合计${long}`)
  expect(result('`${a * 1}元`')).toBe(`${long}元`)
})
