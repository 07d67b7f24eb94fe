import { expect, it } from 'vitest'
import { csvLine } from './csv'

it.each([
  [['a', 1, null, undefined], 'a,1,,\r\n'],
  [['说"好"', '一,二', '行\n行'], '"说""好""","一,二","行\n行"\r\n'],
  [['=1+1', '@x', -1], "'=1+1,'@x,-1\r\n"],
  [['-12345678901234567.80', '-1+1'], "-12345678901234567.80,'-1+1\r\n"],
])('a line of %j is %j', (values, line) => {
  expect(csvLine(values)).toBe(line)
})

it('the first line says that the text is UTF-8', () => {
  expect(csvLine(['a'], true)).toBe('\uFEFFa\r\n')
})
