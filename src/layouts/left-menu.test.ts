import { expect, it } from 'vitest'
import { readMenu } from '../session/read'
import { leftMenu, menuItems, placeInMenu, sectionMenu } from './left-menu'

const values = { tenantId: '0', userId: 'u1', username: 'lisi', orgCode: 'A01', lang: 'zh-CN' }
const node = (path: string, more: Record<string, unknown> = {}) => {
  const { meta, ...rest } = more
  return { id: path, path, name: path, component: 'x', route: '1', meta: { title: path, ...(meta as object) }, ...rest }
}
const home = node('/dashboard/analysis', { hidden: true })
const titles = (items: readonly { title: string; children?: readonly { title: string }[] }[]) =>
  items.map(({ title, children }) => (children ? [title, children.map(child => child.title)] : title))

it('drops hidden entries and keeps home', () => {
  const menu = readMenu([home, node('/a', { children: [node('/a/b'), node('/a/c', { hidden: true }), node('/a/d')] })])
  expect(titles(leftMenu(menu, values))).toEqual(['/dashboard/analysis', ['/a', ['/a/b', '/a/d']]])
})

it('drops groups of which nothing is left', () => {
  const menu = readMenu([home, node('/a'), node('/b'), node('/c', { children: [node('/c/d', { hidden: true })] })])
  expect(titles(leftMenu(menu, values))).toEqual(['/dashboard/analysis', '/a', '/b'])
})

it('is empty with fewer than three pages', () => {
  const menu = readMenu([home, node('/a', { children: [node('/a/b')] })])
  expect(leftMenu(menu, values)).toEqual([])
  expect(titles(menuItems(menu, values))).toEqual(['/dashboard/analysis', ['/a', ['/a/b']]])
})

it('opens outside addresses in a new tab and drops those that it must not open', () => {
  const outside = (url: string) => node('digest', { meta: { title: url, url, internalOrExternal: true } })
  const items = menuItems(readMenu([outside('https://a.test/{userId}'), outside('javascript:alert(1)')]), values)
  expect(items).toEqual([{ key: 'digest', title: 'https://a.test/{userId}', icon: '', url: 'https://a.test/u1' }])
})

it.each([
  ['/a/b', '/a/b', ['/a']],
  ['/a/b/details', '/a/b', ['/a']],
  ['/a/bc', undefined, []],
  ['/c', '/c', []],
])('finds %s at %s', (pathname, selected, open) => {
  const items = menuItems(readMenu([node('/a', { children: [node('/a/b')] }), node('/c')]), values)
  expect(placeInMenu(items, pathname)).toEqual({ selected, open })
})

it.each([
  ['/a/b', '/a', ['/dashboard/analysis', '/a/b', '/a/g/h', '/a/g/i']],
  ['/a/g/h/details', '/a', ['/dashboard/analysis', '/a/b', '/a/g/h', '/a/g/i']],
  ['/few/one', undefined, undefined],
  ['/single', undefined, undefined],
  ['/dashboard/analysis', undefined, undefined],
  ['/nowhere', undefined, undefined],
])('a menu on top has at %s on the left what belongs to %s, one level of its groups opened out', (pathname, title, paths) => {
  const group = node('/a/g', { children: [node('/a/g/h'), node('/a/g/i')] })
  const menu = [home, node('/a', { children: [node('/a/b'), group] }), node('/few', { children: [node('/few/one')] }), node('/single')]
  const section = sectionMenu(menuItems(readMenu(menu), values), pathname)
  expect([section?.title, section?.items.map(({ path }) => path)]).toEqual([title, paths])
})
