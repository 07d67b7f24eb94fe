import { describe, expect, it } from 'vitest'
import { allKeys, changesOf, type GrantNode, keysToLevel, levelsOf, matchingNodes, shownKeys, toggled } from './grant-keys'

const node = (key: string, ...children: GrantNode[]): GrantNode => ({ key, title: key, children })
const nodes = [node('sys', node('user', node('add'), node('edit')), node('role')), node('home')]
const keys = (text: string) => new Set(text.split(' ').filter(key => key !== ''))

describe('granting menus and buttons', () => {
  it.each([
    ['sys user add', true, 'add', 'sys user'],
    ['sys user add edit', true, 'user add edit', 'sys'],
    ['sys user add edit role', true, 'sys user add edit role', ''],
    ['sys user add', false, 'sys user add', ''],
    ['sys gone', true, '', 'sys'],
  ] as const)('draws %s (linked: %s) as ticked %s and half ticked %s', (granted, linked, checked, half) => {
    const shown = shownKeys(nodes, keys(granted), linked)
    expect([shown.checked.join(' '), shown.halfChecked.join(' ')]).toEqual([checked, half])
  })

  it.each([
    ['', 'user', true, true, 'user add edit sys'],
    ['', 'add', true, true, 'add user sys'],
    ['sys user add edit', 'user', false, true, ''],
    ['sys user add edit role', 'user', false, true, 'sys role'],
    ['sys user add edit', 'add', false, true, 'sys user edit'],
    ['sys user add', 'add', false, true, ''],
    ['sys user add', 'user', false, false, 'sys add'],
    ['', 'user', true, false, 'user'],
    ['gone', 'home', true, true, 'gone home'],
    ['sys', 'nowhere', true, true, 'sys'],
  ])('from "%s", %s ticked %s (linked: %s) grants "%s"', (granted, key, checked, linked, want) => {
    expect(toggled(nodes, keys(granted), { key, checked, linked })).toEqual(keys(want))
  })

  it.each([
    ['', 'sys user add edit role home'],
    ['ADD', 'sys user add'],
    [' user', 'sys user add edit'],
    ['role', 'sys role'],
    ['nothing', ''],
  ])('a search for "%s" leaves "%s"', (text, want) => {
    expect(allKeys(matchingNodes(nodes, text)).join(' ')).toBe(want)
  })

  it.each([
    [0, ''],
    [1, 'sys home'],
    [2, 'sys user role home'],
    [3, 'sys user add edit role home'],
  ])('down to level %i are "%s"', (level, want) => {
    expect([keysToLevel(nodes, level).join(' '), levelsOf(nodes)]).toEqual([want, 3])
  })

  it('tells by their ways down what a save would change', () => {
    expect(changesOf(nodes, keys('sys role gone'), keys('sys user add'))).toEqual({
      added: ['sys / user', 'sys / user / add'],
      removed: ['sys / role'],
    })
  })

  it('knows all keys', () => {
    expect(allKeys(nodes)).toEqual(['sys', 'user', 'add', 'edit', 'role', 'home'])
  })
})
