import { describe, expect, it } from 'vitest'
import type { ListedEntry } from './entry'
import { isCardNumber, isCreditCode } from './numbers'
import { TextMatcher } from './text'
import { ValueMatcher } from './values'

const entry = (id: string, row: Partial<ListedEntry>): ListedEntry => ({
  id,
  kind: 'company',
  side: 'black',
  level: 'high',
  listName: '',
  name: id,
  aliases: [],
  number: '',
  wins: false,
  reason: '',
  ...row,
})

const entries: readonly ListedEntry[] = [
  entry('firm', { name: '示例市恒润管材有限公司', aliases: ['恒润管材'], number: '91990100MA00004X02' }),
  entry('branch', { name: '示例市恒润管材有限公司城北分公司', side: 'white', wins: true }),
  entry('person', { kind: 'person', name: '欧阳明远', number: '11010519491231002X' }),
  entry('account', { kind: 'account', name: '6222 0212-3456 7890' }),
  entry('word', { kind: 'word', name: '围标' }),
  entry('english', { kind: 'company', name: 'Acme Ltd' }),
  entry('net', { kind: 'address', name: '10.1.2.3' }),
]
const matcher = new ValueMatcher(entries)
const byValue = (value: string, more: object = {}) =>
  matcher.find({ value, ...more }).map(({ entry: { id }, how, grade }) => `${id} ${how} ${grade.toFixed(2)}`)

describe('a value', () => {
  it.each([
    ['示例市恒润管材有限公司', ['firm exact 1.00']],
    ['示例市恒潤管材有限公司', ['firm written 1.00']],
    ['示例市恒润管材 有限公司', ['firm written 1.00']],
    ['示例市恒润管材有限责任公司', ['firm form 0.95']],
    ['恒润管材', ['firm alias 1.00']],
    ['示例市恒润管材股份有限公司', []],
    ['示例市恒润管道有限公司', ['firm near 0.86']],
    ['91990100ma00004x02', ['firm number 1.00']],
    ['１１０１０５１９４９１２３１００２Ｘ', ['person number 1.00']],
    ['欧阳明达', []],
    ['6222021234567890', ['account written 1.00']],
    ['围 标', ['word written 1.00']],
    ['ACME LTD', ['english written 1.00']],
    ['无关的名称', []],
    ['', []],
  ])('%j is %j', (value, found) => {
    expect(byValue(value)).toEqual(found)
  })

  it('is compared with entries of its kind alone, and with what is nearly alike only where that is asked', () => {
    expect(byValue('示例市恒润管材有限公司', { kind: 'person' })).toEqual([])
    expect(matcher.find({ value: '示例市恒润管道有限公司' }, 1)).toEqual([])
    expect(matcher.find({ value: '示例市恒润管道有限公司' }, 0.9)).toEqual([])
  })

  it('is found by the number that is given beside another name', () => {
    expect(byValue('改了名的公司', { number: '9199 0100 MA00 004X02' })).toEqual(['firm number 1.00'])
  })

  it('on a white list that wins takes back what a black one says, and one that does not win leaves it', () => {
    const both = (wins: boolean) =>
      new ValueMatcher([entry('bad', { name: '甲乙丙公司' }), entry('good', { name: '甲乙丙公司', side: 'white', wins })])
    expect(both(true).find({ value: '甲乙丙公司' })[0]).toMatchObject({ entry: { id: 'bad' }, overruledBy: { id: 'good' } })
    expect(both(false).find({ value: '甲乙丙公司' })[0]?.overruledBy).toBeUndefined()
  })
})

describe('a text', async () => {
  const texts = await TextMatcher.of(entries)
  const found = (text: string) =>
    texts
      .find(text)
      .map(({ entry: { id }, how, start, end, overruledBy }) => `${id} ${how} ${text.slice(start, end)}${overruledBy ? ' -' : ''}`)

  it.each([
    ['乙方：示例市恒润管材有限公司（盖章）', ['firm exact 示例市恒润管材有限公司', 'firm alias 恒润管材']],
    ['乙方：示例市恒潤管材有限責任公司', ['firm form 示例市恒潤管材有限責任公司', 'firm alias 恒潤管材']],
    ['示例市恒润管材厂', ['firm near 示例市恒润管材', 'firm alias 恒润管材']],
    ['账号 6222 0212 3456 7890，', ['account exact 6222 0212 3456 7890']],
    ['账号 16222021234567890', []],
    ['账号 62220212345678901', []],
    ['身份证11010519491231002x号', ['person number 11010519491231002x']],
    ['涉嫌围标、串标', ['word exact 围标']],
    ['by ACME  ltd.', ['english written ACME  ltd']],
    ['pacme ltd', []],
    ['来自 10.1.2.3 的请求，10.1.2.34 除外', ['net exact 10.1.2.3']],
    ['没有', []],
  ])('%j holds %j', (text, want) => {
    expect(found(text)).toEqual(want)
  })

  it('in which a white entry that wins stands around a black one takes that back', () => {
    expect(found('示例市恒润管材有限公司城北分公司')).toEqual([
      'branch exact 示例市恒润管材有限公司城北分公司',
      'firm exact 示例市恒润管材有限公司 -',
      'firm alias 恒润管材 -',
    ])
  })
})

describe('check digits', () => {
  it.each([
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
    ['91350100M000100I43', false],
    ['9135', false],
  ])('of a credit code %s are %s', (code, right) => expect(isCreditCode(code)).toBe(right))
  it.each([
    ['11010519491231002X', true],
    ['110105194912310021', false],
    ['11010519490231002X', false],
    ['1101051949123100', false],
  ])('of a card %s are %s', (number, right) => expect(isCardNumber(number)).toBe(right))
})
