import { afterEach, expect, it } from 'vitest'
import { takeCatalogue, translated } from '../model/catalogue'
import { followLanguage, type Language } from '../model/language'
import { changeTexts, textsOf } from './texts-of'

const screen = {
  screen: 'list',
  title: '讲师管理',
  fields: {
    name: '姓名',
    title: { title: '职称', props: { placeholder: '请输入职称' }, value: "name === '王' ? '甲' : '乙'" },
    sex: { title: '性别', options: ['男', { value: '女', text: '女士' }] },
    external: { type: 'switch', props: { values: ['是', '否'], texts: ['外部', '内部'] } },
  },
  actions: { freeze: { title: '冻结', confirm: '确定冻结 {{ name }} 吗?', do: [{ message: '操作成功' }, 'reload'] } },
}

let current: Language = 'zh'
followLanguage(() => current)
afterEach(() => {
  current = 'zh'
  takeCatalogue({})
})

it('finds what people read, and no value or expression', () => {
  expect(textsOf(screen)).toEqual([
    '讲师管理',
    '姓名',
    '职称',
    '请输入职称',
    '性别',
    '男',
    '女士',
    '外部',
    '内部',
    '冻结',
    '确定冻结 {{ name }} 吗?',
    '操作成功',
  ])
})

it('keeps the value of an option that is a text alone', () => {
  const changed = changeTexts(screen, text => (text === '男' ? 'Male' : text))
  expect(changed.fields.sex.options).toEqual([
    { value: '男', text: 'Male' },
    { value: '女', text: '女士' },
  ])
  expect(changeTexts(screen, text => text)).toEqual(screen)
})

it('translates for those who read English, and leaves what the catalogue lacks', () => {
  takeCatalogue({ 姓名: 'Name', 冻结: 'Freeze', 'user_status:冻结': 'Frozen' })
  expect(translated('姓名')).toBe('姓名')
  current = 'en'
  expect([translated('姓名'), translated('职称'), translated('__proto__')]).toEqual(['Name', '职称', '__proto__'])
  expect([translated('冻结'), translated('冻结', 'user_status'), translated('姓名', 'user_status')]).toEqual(['Freeze', 'Frozen', 'Name'])
})
