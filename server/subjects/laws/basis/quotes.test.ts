import { expect, it } from 'vitest'
import { quotes } from './quotes'

const TEXT = '任何部门不得将同一项目拆分为若干小额采购，\n规避“公开招标”。'

it.each([
  ['the whole', TEXT, true],
  ['a part', '拆分为若干小额采购', true],
  ['other spaces and lines', '任何部门　不得将同一项目\n拆分', true],
  ['its quotation marks left out', '规避公开招标。', true],
  ['marks around the quotation', '“任何部门不得”', true],
  ['a part left out', '任何部门……规避公开招标', true],
  ['a part left out with dots', '任何部门...规避', true],
  ['parts in another order', '规避……任何部门', false],
  ['another word', '任何单位不得', false],
  ['another number', '任何部门不得将同一项目拆分为2份', false],
  ['a part twice that is there once', '任何部门…任何部门', false],
])('%s', (_, words, isQuoted) => expect(quotes(TEXT, words)).toBe(isQuoted))
