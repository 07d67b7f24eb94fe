import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './language'

describe('the language that a request prefers', () => {
  it.each([
    [undefined, 'zh'],
    ['', 'zh'],
    ['*', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['de-DE,de;q=0.9', 'zh'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
    ['zh;q=0.2, en;q=0.7', 'en'],
    ['en, zh', 'en'],
    ['zh, en', 'zh'],
    ['en;q=0', 'zh'],
    ['en;q=nonsense', 'zh'],
    ['eng', 'zh'],
  ])('%j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})
