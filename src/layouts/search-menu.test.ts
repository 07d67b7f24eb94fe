import { expect, it } from 'vitest'
import { loadReadings } from './pinyin-index'
import { findEntries, type Readings, searchEntries } from './search-menu'

const item = (title: string, more = {}) => ({ key: title, title, icon: '', ...more })
const entries = searchEntries([
  item('首页', { path: '/' }),
  item('系统管理', {
    children: [
      item('用户管理', { path: '/user' }),
      item('角色管理', { path: '/role' }),
      item('数据字典', { path: '/dict' }),
      item('接口 API', { url: 'https://a.test/' }),
    ],
  }),
  item('财务', { children: [item('银行账户', { path: '/bank' })] }),
])
const NONE: Readings = new Map()
const found = (text: string, pinyinIndex: Readings = NONE) => findEntries(entries, text, pinyinIndex).map(({ title }) => title)

it('lists what can be gone to, without the groups that hold it', () => {
  expect(entries.map(({ title, above }) => [title, above.join()])).toEqual([
    ['首页', ''],
    ['用户管理', '系统管理'],
    ['角色管理', '系统管理'],
    ['数据字典', '系统管理'],
    ['接口 API', '系统管理'],
    ['银行账户', '财务'],
  ])
})

it.each([
  ['管理', ['用户管理', '角色管理', '数据字典', '接口 API']],
  ['字典', ['数据字典']],
  [' 用 户 ', ['用户管理']],
  ['api', ['接口 API']],
  ['财', ['银行账户']],
  ['不存在', []],
  ['yhgl', []],
])('finds by characters %s', (text, titles) => {
  expect(found(text)).toEqual(titles)
})

it.each([
  ['yhgl', ['用户管理']],
  ['YH', ['用户管理', '银行账户']],
  ['gl', ['用户管理', '角色管理']],
  ['juese', ['角色管理']],
  ['yhzh', ['银行账户']],
  ['yinhang', ['银行账户']],
  ['jkapi', ['接口 API']],
  ['xtgl', []],
])('finds by pinyin %s', async (text, titles) => {
  expect(found(text, await loadReadings(entries.map(({ title }) => title)))).toEqual(titles)
})

it('shows everything before somebody types', () => {
  expect(found('  ')).toHaveLength(entries.length)
})
