import { expect, it } from 'vitest'
import { checkCatalogue } from './languages'

const check = (catalogue: unknown, title = '讲师 {{ name }}') =>
  checkCatalogue(
    new Map([
      ['schemas/languages/en.json', JSON.stringify(catalogue)],
      ['schemas/screens/a.json', JSON.stringify({ title, source: '/讲' })],
      ['schemas/menus.json', JSON.stringify([{ name: '首页', url: '/页' }])],
      ['schemas/dictionaries/sex.json', JSON.stringify([{ name: '性别', items: [{ value: '男', text: '男' }] }])],
    ]),
  )

const whole = { '讲师 {{ name }}': 'Lecturer {{ name }}', 首页: 'Home', 性别: 'Sex', 男: 'Male' }

it('takes a catalogue with everything that people read', () => {
  expect(check(whole)).toEqual({ wrong: [], missing: [] })
})

it('takes a text inside of a placeholder in either language', () => {
  const { '讲师 {{ name }}': _, ...others } = whole
  const title = "{{ name || '无' }}"
  expect(check({ ...others, [title]: "{{ name || 'None' }}" }, title)).toEqual({ wrong: [], missing: [] })
})

it('takes an entry for one dictionary besides the general one', () => {
  expect(check({ ...whole, 'sex:男': 'Man' })).toEqual({ wrong: [], missing: [] })
})

it('tells what is shown in Chinese', () => {
  expect(check({ 首页: 'Home' })).toEqual({ wrong: [], missing: ['讲师 {{ name }}', '性别', '男'] })
})

it.each([
  ['an entry that no text needs', { 末页: 'End' }, 'is no text'],
  ['an entry without English', { 首页: ' ' }, 'has no English'],
  ['a lost placeholder', { '讲师 {{ name }}': 'Lecturer' }, 'other placeholders'],
])('refuses %s', (_name, entries, complaint) => {
  expect(check({ ...whole, ...entries }).wrong).toEqual([expect.stringContaining(complaint)])
})

it.each([[undefined], [{ 首页: 1 }], [null]])('refuses %o as a catalogue', catalogue => {
  expect(check(catalogue ?? null).wrong).toHaveLength(1)
})
