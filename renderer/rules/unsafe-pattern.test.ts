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
    ['a{1001}', 'more than 1000 repetitions in "a{1001}"'],
    ['a{1001,}', 'more than 1000 repetitions in "a{1001,}"'],
    ['a{0,1001}', 'more than 1000 repetitions in "a{0,1001}"'],
    ['(?<$>a)', 'a group of this kind in "(?<$>a)"'],
    ['\\cA', 'the escape "\\c" in "\\cA"'],
    ['\\0', 'the escape "\\0" in "\\0"'],
    ['[[:alpha:]]', '"[:" in a character class in "[[:alpha:]]"'],
  ])('%s is refused: the server cannot run it', (text, message) => {
    expect(unsafePattern(text)).toEqual({ problem: 'unsupported', message })
  })

  it.each([
    // accepted, refused: the one goes as far as may be gone
    ['500 characters that are written out', `${'a{20}'.repeat(25)}b`, `${'a{20}'.repeat(25)}bc`],
    ['500 of a loop', `(?:${'a'.repeat(25)}){20,}`, `(?:${'a'.repeat(26)}){20,}`],
    ['500 with a loop that begins once', `${'a{20}'.repeat(24)}(?:${'a'.repeat(20)})+`, `${'a{20}'.repeat(24)}(?:${'a'.repeat(22)})+b`],
    ['a loop that is not written out', `(?:${'a'.repeat(26)}){21,}`, `(?:${'a'.repeat(27)}){19,}`],
    ['1000 times', 'a{1000,}', '(?:a?){1000,}'],
    ['up to 1000 times', 'a{0,1000}', '(?:a*){0,1000}'],
    ['40 parts of several lengths', 'a?b'.repeat(40), 'a?b'.repeat(41)],
    ['parts of one length, however many', 'a{1}'.repeat(45), `${'a{1}'.repeat(45)}(?:a*)*`],
    ['parts within a loop, however many', `(?:${'a?b'.repeat(41)})*`, `(?:${'a?b'.repeat(41)}a?)*`],
    ['four loops over one character', 'a*a*a*a*', 'a*a*a*a*a?'],
    ['13 times one or none', 'a?'.repeat(13), 'a?'.repeat(14)],
    ['8 times up to two', 'a{0,2}'.repeat(8), 'a{0,2}'.repeat(9)],
    ['parts that cannot share a text', '(?:yx)*zy*y*y*y*', '(?:yx)*y*y*y*y*'],
    ['parts that share their ends', '(?:xzy)*y*y*y*', '(?:xzy)*y*y*y*y*'],
    ['a choice of what differs', '(?:a|b)a*a*a*a*', '(?:a|a)a*a*a*a*'],
    ['a choice in a loop that reads something', '(a|b)*c', '(a|b?)*c'],
    ['a loop in which each character leads one way', '(ac?d)*e', '(ab|ac)*e'],
  ])('may have %s', (_, accepted, refused) => {
    expect(unsafePattern(accepted)).toBeUndefined()
    expect(unsafePattern(refused)).toMatchObject({ problem: 'backtracking' })
  })

  it.each([
    // a set of characters, others in it, others outside of it
    ['\\d', ['0', '9', '5', '\\w', '\\S', '.'], ['/', ':', '\\D', 'a', '\\s']],
    ['\\w', ['0', '9', 'A', 'Z', 'a', 'z', '_', '[a-c]'], ['\\/', ':', '@', '\\[', '\\^', '`', '\\{', '-', '\\W', '中']],
    ['\\s', ['\\t', '\\n', '\\v', '\\f', '\\r', ' ', '\\xa0', '\\u3000'], ['\\x08', '\\x0e', '\\x1f', '!', 'a']],
    ['.', ['\\x09', '\\x0b', '\\x0c', '\\x0e', '中', '\\x7f'], ['\\n', '\\r']],
    ['[^a]', ['b', '中', '\\n', '[^b]'], ['a', '\\x61', '[a]']],
    ['[\\x00-\\x7f]', ['\\x00', '\\x7f', '~'], ['\\x80', '中']],
    ['[\\x7f-\\x80]', ['\\x7f', '\\x80', '中'], ['~', '\\x7e']],
    ['[a-]', ['a', '-'], ['b', ',']],
    ['[-a]', ['a', '-'], ['b', '`']],
    ['[a-c-e]', ['a', 'b', 'c', '-', 'e'], ['d', 'f']],
    ['[\\b]', ['\\x08'], ['b', '\\t']],
    ['[\\]\\\\]', ['\\]', '\\\\'], ['\\[', 'a']],
    ['[^\\w]', ['-', '中', ' '], ['a', '_']],
    ['\\x41', ['A', '\\u0041', '[A-A]'], ['B', '\\x42']],
    ['\\.', ['[.]', '.'], ['a', ',']],
  ])('%s is known to have %j and not %j', (set, inside, outside) => {
    for (const other of inside) expect([other, unsafePattern(`(?:${set}|${other})*$`)?.problem]).toEqual([other, 'backtracking'])
    for (const other of outside) expect([other, unsafePattern(`(?:${set}|${other})*$`)?.problem]).toEqual([other, undefined])
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
