import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { type PasswordOwner, type Weakness, weaknessOf } from './password-strength'

const owner: PasswordOwner = {
  username: 'zhangwei88',
  realname: '欧阳建国',
  phone: '13912345678',
  email: 'jianguo.oy@example.org',
  organisations: ['滨海审计局', 'Northwind'],
}

it.each<[string, Weakness]>([
  ['short1', 'short'],
  ['onlyletters', 'short'],
  ['123456789', 'short'],
  ['Passw0rd', 'common'],
  ['P@ssw0rd2024!', 'common'],
  ['DROWSSAP123', 'common'],
  ['Iloveyou!99', 'common'],
  ['Dragon2020', 'common'],
  ['Admin@123', 'common'],
  ['Aa123456!', 'common'],
  ['qwerty123', 'common'],
  ['1qaz2wsx', 'common'],
  ['1qaz@WSX', 'common'],
  ['Woaini1314', 'chinese'],
  ['Huawei@123', 'chinese'],
  ['beijing2008', 'chinese'],
  ['WangXiaoMing88', 'chinese'],
  ['Huiyi-2027', 'chinese'],
  ['2026-Gongzuo!', 'chinese'],
  ['Another-2026', 'common'],
  ['liwei900101', 'chinese'],
  ['caonima123', 'chinese'],
  ['Wocaonima1', 'chinese'],
  ['shabi250', 'chinese'],
  ['woaiLaopo1', 'chinese'],
  ['wangjimima1', 'chinese'],
  ['jiayou2020', 'chinese'],
  ['Zhangsan@123', 'chinese'],
  ['a13800138000', 'phone'],
  ['13800138000abc', 'phone'],
  ['Wo@13912340000', 'phone'],
  ['a19900101', 'date'],
  ['x1990-01-01', 'date'],
  ['zxcvbnm,./1', 'keyboard'],
  ['hijklmnop6789', 'pattern'],
  ['aaaaaaaa1111', 'pattern'],
  ['Weft@2024', 'house'],
  ['Weft-demo-2026', 'house'],
  ['Shenji2024!', 'house'],
  ['northwind-1', 'house'],
  ['Binhaishenjiju1', 'house'],
  ['Zhangwei88-xk2', 'own'],
  ['ouyangjianguo7Q', 'own'],
  ['JianguoOuyang-4x', 'own'],
  ['欧阳建国abc123', 'own'],
  ['kx-13912345678', 'own'],
  ['kx-345678-qz', 'own'],
  ['kx2-jianguo.oy-qz', 'own'],
])('refuses %s: %s', (plain, reason) => {
  expect(weaknessOf(plain, owner)).toBe(reason)
})

it.each([
  'Long-enough-2026',
  '密码很长很长很长1',
  'x7k2p9qa',
  'Kz7#mQ2p',
  'tupian88xiangzi',
  'correct horse battery 1',
  'Fresh-2026-x',
  'mQ7#kz-13800138000',
])('takes %s', plain => {
  expect(weaknessOf(plain, owner)).toBeNull()
})

it('refuses every one of the ten thousand commonest passwords, also with a year, a mark and a capital', () => {
  const commonest = dictionary['passwords-common'].slice(0, 10_000)
  const some = commonest.filter((_, index) => index % 40 === 0)
  const twists = some.flatMap(word => [word, `${word}2024`, `${word.charAt(0).toUpperCase()}${word.slice(1)}1!`])
  expect(commonest.length).toBe(10_000)
  expect(twists.filter(plain => weaknessOf(plain, { username: 'lina' }) === null)).toEqual([])
})

it.each(['a1'.repeat(12), 'Password2024Password2024'])('looks at the beginning of what is long: %s', beginning => {
  expect(beginning).toHaveLength(24)
  const strong = 'vQ7!mZ4#xK9?'
  expect(weaknessOf(strong, owner)).toBeNull()
  expect(weaknessOf(beginning, owner)).not.toBeNull()
  for (const rest of [strong, '4$5!0@37'.repeat(25), '|-|3110'.repeat(28)])
    expect(weaknessOf(beginning + rest, owner)).toBe(weaknessOf(beginning, owner))
})
