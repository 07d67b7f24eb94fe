import { describe, expect, it } from 'vitest'
import { arrived, besides, moved, newTab, readTabs, type TabList, tabId, whyStays, without } from './tab-list'

const HOME = '/home'
const place = (path: string) => {
  const [pathname = '', search] = path.split('?')
  return { pathname, search: search === undefined ? '' : `?${search}` }
}
const list = (paths: string, active: string): TabList => ({ tabs: paths.split(' ').map(path => newTab(place(path))), active })
const shown = ({ tabs, active }: TabList) => tabs.map(({ id }) => (id === active ? `[${id}]` : id)).join(' ')

it.each([
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/', '/'],
  ['/a?page=2&f.name=x', '/a'],
  ['/a?with=%7B%22id%22%3A1%7D&page=2', '/a?with=%7B%22id%22%3A1%7D'],
])('takes %s for the tab %s', (path, id) => {
  expect(tabId(place(path))).toBe(id)
})

describe('arriving', () => {
  const arrive = (paths: string, path: string, { leads = false, passing = false } = {}) =>
    arrived(list(paths, HOME), place(path), { leads, passing })

  it('adds a tab at the end if there is none', () => {
    expect(shown(arrive('/home /a', '/b?page=2'))).toBe('/home /a [/b]')
  })

  it.each([
    [false, '?page=3'],
    [true, '?page=2'],
  ])('when the address leads (%s) leaves an open tab at %s', (leads, search) => {
    const next = arrive('/home /a?page=3 /b', '/a?page=2', { leads })
    expect(shown(next)).toBe('/home [/a] /b')
    expect(next.tabs[1]?.search).toBe(search)
  })

  it('drops the passing tab that was left, and keeps the one that is shown', () => {
    const passing = arrive('/home', '/404', { passing: true })
    expect(shown(passing)).toBe('/home [/404]')
    expect(shown(arrived(passing, place('/404'), { leads: true, passing: true }))).toBe('/home [/404]')
    expect(shown(arrived(passing, place('/a'), { leads: true, passing: false }))).toBe('/home [/a]')
  })
})

it.each([
  ['/b', '/b', '/home /a [/c]'],
  ['/c', '/c', '/home /a [/b]'],
  ['/b', '/a', '/home [/b] /c'],
  ['/b', '/b /c', '/home [/a]'],
])('shows, from %s without %s, %s', (active, gone, want) => {
  expect(shown(without(list('/home /a /b /c', active), new Set(gone.split(' '))))).toBe(want)
})

it.each([
  ['/b', 'left', ['/a']],
  ['/b', 'right', ['/c']],
  ['/b', 'others', ['/a', '/c']],
  ['/home', 'others', ['/a', '/b', '/c']],
  ['/a', 'left', []],
] as const)('beside %s to the %s finds %j, and never home', (id, side, want) => {
  expect(besides(list('/home /a /b /c', '/a'), id, side, HOME)).toEqual(want)
})

it.each([
  ['/home', '/home', 'last'],
  ['/a', '/a', 'last'],
  ['/home /a', '/home', 'home'],
  ['/home /a', '/a', null],
])('of %s lets %s go unless it is %s', (paths, id, why) => {
  expect(whyStays(list(paths, id), id, HOME)).toBe(why)
})

it.each([
  ['/c', '/a', '/home /c /a /b'],
  ['/a', '/c', '/home /b /c /a'],
  ['/c', '/home', '/home /c /a /b'],
  ['/home', '/b', '/home /a /b /c'],
  ['/a', '/nowhere', '/home /a /b /c'],
])('moves %s to where %s stands: %s', (id, before, want) => {
  expect(
    moved(list('/home /a /b /c', '/x'), id, before, HOME)
      .tabs.map(tab => tab.id)
      .join(' '),
  ).toBe(want)
})

it.each<[unknown, string[]]>([
  [undefined, []],
  ['x', []],
  [[null, {}, { pathname: '/a' }, { pathname: '/gone', search: '' }], []],
  [
    [
      { pathname: '/a', search: '?page=2', title: 'A' },
      { pathname: '/a', search: '' },
      { pathname: '/b', search: '' },
    ],
    ['/a', '/b'],
  ],
])('reads of %j the tabs %j', (kept, want) => {
  expect(readTabs(kept, path => path !== '/gone').map(({ id }) => id)).toEqual(want)
})
