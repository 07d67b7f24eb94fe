import { expect, it } from 'vitest'
import { delimitedText, fileText } from './file-text'

it.each([
  ['', ''],
  ['甲\t乙\n丙', '甲\t乙\n丙'],
  ['甲\r\n乙\r丙', '甲\n乙\n丙'],
  ['a\u0000b\u0007c\u001bd\u007fe', 'abcde'],
  ['a\ufffeb\uffffc', 'abc'],
  ['a\ud800b\udc00c', 'abc'],
  ['😀𠮷', '😀𠮷'],
  ['e\u0301\u0085\u2028\ufeff', 'e\u0301\u0085\u2028\ufeff'],
])('of %j every file holds %j', (text, held) => {
  expect(fileText(text)).toBe(held)
})

it.each([
  ['=1+1', "'=1+1"],
  ['\u0007=1+1', "'=1+1"],
  ['\r=1', "'\n=1"],
  ['＝1', "'＝1"],
  ['-甲', "'-甲"],
  ['-12345678901234567.80', '-12345678901234567.80'],
  ['甲=1', '甲=1'],
])('%j is no formula between commas: %j', (text, field) => {
  expect(delimitedText(text)).toBe(field)
})
