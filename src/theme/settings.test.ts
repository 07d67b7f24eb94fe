import { expect, it } from 'vitest'
import { changed, DEFAULTS, readSettings, sidebarStays, type ThemeSettings } from './settings'

const look = (more: Partial<ThemeSettings>): ThemeSettings => ({ ...DEFAULTS, ...more })

it.each<[string, Partial<ThemeSettings>, Partial<ThemeSettings>, Partial<ThemeSettings>]>([
  // what                                       before                                      change                   after
  ['takes a colour', {}, { colour: '#722ED1' }, { colour: '#722ED1' }],
  ['lets the page flow under a menu on top', { navigation: 'top' }, { width: 'fluid' }, { width: 'fluid' }],
  ['keeps the width beside a menu', {}, { width: 'fluid' }, { width: 'fixed' }],
  ['gives the width up with the menu on top', { navigation: 'top', width: 'fluid' }, { navigation: 'side' }, { width: 'fixed' }],
  ['hides a fixed header', {}, { hideHeader: true }, { hideHeader: true }],
  ['hides no header that scrolls away', { fixedHeader: false }, { hideHeader: true }, { hideHeader: false }],
  ['hides no longer without a fixed header', { hideHeader: true }, { fixedHeader: false }, { fixedHeader: false, hideHeader: false }],
  ['does not hide again with a fixed header', { fixedHeader: false }, { fixedHeader: true }, { fixedHeader: true, hideHeader: false }],
])('%s', (_, before, change, after) => {
  expect(changed(look(before), change)).toEqual({ ...look(before), ...change, ...after })
})

it.each<[Partial<ThemeSettings>, boolean]>([
  [{}, true],
  [{ fixedSidebar: false }, false],
  [{ navigation: 'top' }, false],
])('says of %o whether the sidebar stays', (more, stays) => {
  expect(sidebarStays(look(more))).toBe(stays)
})

it.each([[undefined], [null], ['dark'], [[]], [{ colour: 'toString', menu: 'red', tabs: 'no', navigation: 3 }]])(
  'reads the defaults out of %j',
  kept => {
    expect(readSettings(kept)).toEqual(DEFAULTS)
  },
)

it('reads what was kept', () => {
  const kept: ThemeSettings = {
    appearance: 'dark',
    menu: 'light',
    colour: '#13C2C2',
    navigation: 'top',
    width: 'fluid',
    fixedHeader: true,
    hideHeader: true,
    fixedSidebar: false,
    colourWeak: true,
    tabs: false,
  }
  expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})
