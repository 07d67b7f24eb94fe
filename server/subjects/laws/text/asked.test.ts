import { expect, it } from 'vitest'
import { askedFor } from './asked'

it.each<[string, ReturnType<typeof askedFor>]>([
  ['审计法 第三十四条', { words: ['审计法'], no: 34, sub: 0 }],
  ['审计法34', { words: ['审计法'], no: 34, sub: 0 }],
  ['《审计法》第34条', { words: ['审计法'], no: 34, sub: 0 }],
  ['《审计法》34', { words: ['审计法'], no: 34, sub: 0 }],
  ['刑法第一百二十条之一', { words: ['刑法'], no: 120, sub: 1 }],
  ['第五条', { words: [], no: 5, sub: 0 }],
  ['12', { words: [], no: 12, sub: 0 }],
  ['水费 收取', { words: ['水费', '收取'] }],
  ['示水发〔2022〕8号', { words: ['示水发〔2022〕8号'] }],
  ['2022年水费', { words: ['2022年水费'] }],
  ['  ', { words: [] }],
])('%s asks for words and an article', (text, want) => {
  expect(askedFor(text)).toEqual(want)
})
