import { expect, it } from 'vitest'
import menus from '../../../../schemas/menus.json'
import type { SeedMenu } from '../../../subjects/menus/seeds/menus'
import people from './people.json'
import roles from './roles.json'

const all = (list: readonly SeedMenu[]): readonly SeedMenu[] => list.flatMap(menu => [menu, ...all(menu.children ?? [])])
const entries = all(menus)

it('everybody has a role that there is, but who shows what a person without one sees', () => {
  const codes = new Set(roles.map(({ code }) => code))
  expect(people.filter(person => person.roles.length === 0).map(({ username }) => username)).toEqual(['xiaohong'])
  expect(people.flatMap(person => person.roles).filter(code => !codes.has(code))).toEqual([])
  expect([...codes].filter(code => !people.some(person => (person.roles as readonly string[]).includes(code)))).toEqual([])
})

it.each(roles)('$name opens pages that there are, and may do something only on them', ({ menus: opened, rights }) => {
  expect(opened.filter(url => !entries.some(menu => menu.url === url))).toEqual([])
  const offered = entries
    .filter(({ url }) => opened.includes(url))
    .flatMap(({ perm, actions = [], also = [] }) => [{ perm, actions }, ...also])
    .flatMap(({ perm, actions }) => actions.map(action => `${perm}${action}`))
  expect(rights.filter(right => !offered.includes(right))).toEqual([])
  const parents = entries.filter(({ children = [] }) => children.some(({ url }) => opened.includes(url))).map(({ url }) => url)
  expect(parents.filter(url => !opened.includes(url))).toEqual([])
})
