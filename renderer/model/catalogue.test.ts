import { afterAll, afterEach, expect, it } from 'vitest'
import { takeCatalogue, translated } from './catalogue'
import { followLanguage, type Language } from './language'

let current: Language = 'en'
followLanguage(() => current)
afterAll(() => followLanguage(() => 'zh'))
afterEach(() => {
  current = 'en'
  takeCatalogue({})
})

it('reads a text in English where that is read, and as it is where the catalogue lacks it', () => {
  takeCatalogue({ 冻结: 'Frozen', 'user_status:冻结': 'Locked', 'undefined:正常': 'Wrong' })
  expect([translated('冻结'), translated('正常')]).toEqual(['Frozen', '正常'])
  current = 'zh'
  expect(translated('冻结')).toBe('冻结')
})

it('takes an entry within something that has a name before the general one', () => {
  takeCatalogue({ 冻结: 'Frozen', 正常: 'Normal', 'user_status:冻结': 'Locked' })
  expect(translated('冻结', 'user_status')).toBe('Locked')
  expect(translated('冻结', 'order_status')).toBe('Frozen')
  expect(translated('正常', 'user_status')).toBe('Normal')
})
