import { RE2JS } from 're2js'
import { describe, expect, it } from 'vitest'
import { unsafePattern } from './unsafe-pattern'

const safe = [
  '^\\d+$',
  '^[A-Z]{2}\\d{6}$',
  '^(\\d+,)*\\d+$',
  '^[\\w-]+(\\.[\\w-]+)*@[\\w-]+(\\.[\\w-]+)+$',
  '^(foo|bar)+$',
  '^(?:[a-z]+\\s)*[a-z]+$',
  '^.*foo.*bar.*$',
  '^(\\d{4})*$',
  '^\\d{3,8}(-\\d{3,8}){0,5}$',
  '^[\\u4e00-\\u9fa5A-Za-z0-9()（）]{2,50}$',
  '^\\d{17}[\\dXx]$',
  '^[^\\s,]+(,[^\\s,]+)*$',
  '^(?<year>\\d{4})-(0[1-9]|1[0-2])$',
  '^1[3-9]\\d{9}$|^0\\d{2,3}-\\d{7,8}$',
  '^[\\x00-\\x7f]+$',
  '[\\]\\-^]',
  '^(a|b)*?c$',
  '\\bword\\b',
  'a{2',
  '^.{2,20}公司$',
  '^(\\d{3}-)?\\d{8}$',
  '^(有限|有限责任)?公司$',
  '^https?://[\\w.-]+(:\\d+)?(/[\\w./?=&%-]*)?$',
  '^\\d+(,\\d+){0,5}$',
  '^\\d+-\\d+-\\d+-\\d+-\\d+-\\d+$',
  '^([\\x61-\\x63]|d)*$',
  '^([\\u0061-\\u0063]|d)*$',
  '^([\\d-z]|y)*$',
  '^(a|b+a)*$',
  '^(\\t|\\n|\\v|\\f|\\r)*$',
]

const exploding = [
  '(a|b*a)*$',
  '(\\t|\\x09)*$',
  '(\\n|\\x0a)*$',
  '(\\v|\\x0b)*$',
  '(\\f|\\x0c)*$',
  '(\\r|\\x0d)*$',
  '(a+)+$',
  '(a*)*$',
  '(a|a)*$',
  '(a|ab|b)*$',
  '(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*,)*x',
  '(a?){50}',
  '(\\d{1,3})*$',
  '(?:\\s*\\w+\\s*)*;',
  '([a-z.]+)+$',
  '((a{0,30}){0,30}){0,30}',
  '([\\/\\w .-]*)*\\/?$',
  '(中|文|.)*$',
  '(x+x+)+y',
  '.*a.*b.*c.*d.*e',
  '(a?){20}a{20}',
  `${'a?'.repeat(40)}${'a'.repeat(40)}`,
  `^${'(a|a)'.repeat(30)}$`,
  '((|)a)*b',
  '((a?)?b)*c',
  '\\d+\\d*\\d*\\w*\\d+$',
  // Ranges, however their ends are written, overlap with what lies between.
  '([a-c]|b)*$',
  '([\\x61-\\x63]|b)*$',
  '([\\u0061-\\u0063]|b)*$',
  '([\\t-\\r]|\\n)*$',
  '([\\--0]|\\/)*$',
  '([\\d-z]|-)*$',
]

describe('a regular expression', () => {
  it.each(safe.map(text => [text]))('%s is accepted, and a linear-time engine compiles it', text => {
    expect(unsafePattern(text)).toBeUndefined()
    expect(() => RE2JS.compile(RE2JS.translateRegExp(text))).not.toThrow()
  })

  it.each(exploding.map(text => [text]))('%s is refused: it can explode', text => {
    expect(unsafePattern(text)).toMatchObject({ problem: 'backtracking' })
  })

  it.each([['('], ['[a'], ['*'], ['a{2,1}'], ['[z-a]']])('%s is refused: it is none', text => {
    expect(unsafePattern(text)).toEqual({ problem: 'invalid', message: `"${text}" is no regular expression` })
  })

  it.each([
    ['(?=a)b', 'a look-ahead or look-behind in "(?=a)b"'],
    ['(?<!a)b', 'a look-ahead or look-behind in "(?<!a)b"'],
    ['(a)\\1', 'a reference to an earlier group in "(a)\\1"'],
    ['(?<n>a)\\k<n>', 'a reference to an earlier group in "(?<n>a)\\k<n>"'],
    ['\\p{L}', 'the escape "\\p" in "\\p{L}"'],
    ['[^]', 'an empty character class in "[^]"'],
    ['a{2000}', 'more than 1000 repetitions in "a{2000}"'],
    ['[[:alpha:]]', '"[:" in a character class in "[[:alpha:]]"'],
  ])('%s is refused: the server cannot run it', (text, message) => {
    expect(unsafePattern(text)).toEqual({ problem: 'unsupported', message })
  })

  it('is refused when it is longer than 200 characters', () => {
    expect(unsafePattern('a'.repeat(200))).toBeUndefined()
    expect(unsafePattern('a'.repeat(201))).toMatchObject({ problem: 'tooLong' })
  })

  it.each([['((((a{20}){20}){20}){20}){20}'], [`${'('.repeat(90)}a${')*'.repeat(50)}${')'.repeat(40)}`], ['(a{1000}){1000}']])(
    '%s is judged without much work',
    text => {
      expect(unsafePattern(text)).toBeDefined()
    },
  )
})
