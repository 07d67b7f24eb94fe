import { describe, expect, it } from 'vitest'
import { allKeys, type GrantNode, shownKeys, toggled } from './grant-keys'

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

  it('knows all keys', () => {
    expect(allKeys(nodes)).toEqual(['sys', 'user', 'add', 'edit', 'role', 'home'])
  })
})
