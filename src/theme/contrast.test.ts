import { readFileSync } from 'node:fs'
import { theme } from 'antd'
import { describe, expect, it } from 'vitest'
import { antdSettings } from './antd-theme'
import { COLOURS, type Colour } from './colours'
import { DEFAULTS } from './settings'
import { grounds, statuses } from './tokens'

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
const MARK = 3

it('offers eight colours, the default among them', () => {
  expect(Object.keys(COLOURS)).toHaveLength(8)
  expect(DEFAULTS.colour).toBe('#1890FF')
})

const colours: [string, Colour][] = Object.values(COLOURS).map(colour => [colour.name, colour])

describe.each(colours)('%s', (_, { light, dark }) => {
  it('can be read as text, on pages and on what is chosen', () => {
    for (const ground of [grounds.light.surface, light.soft]) expect(contrast(light.text, ground)).toBeGreaterThanOrEqual(TEXT)
    for (const ground of [grounds.dark.raised, dark.soft]) expect(contrast(dark.text, ground)).toBeGreaterThanOrEqual(TEXT)
  })

  it('carries white text', () => {
    for (const fill of [light.fill, light.fillHover, dark.fill, dark.fillHover])
      expect(contrast(fill, '#ffffff')).toBeGreaterThanOrEqual(TEXT)
  })

  it('marks things on dark ground, with a white mark in it', () => {
    expect(contrast(dark.primary, grounds.dark.surface)).toBeGreaterThanOrEqual(MARK)
    expect(contrast(dark.primary, '#ffffff')).toBeGreaterThanOrEqual(MARK)
  })
})

describe.each(['full', 'weak'] as const)('colours of states, %s', colours => {
  it.each(['light', 'dark'] as const)('can be read on %s ground', appearance => {
    for (const status of Object.values(statuses[colours][appearance]))
      expect(contrast(status, grounds[appearance].raised)).toBeGreaterThanOrEqual(TEXT)
  })
})

describe.each(['light', 'dark'] as const)('tags of a state, %s', appearance => {
  it.each(['Info', 'Warning', 'Success', 'Error'] as const)('are read on their own ground: %s', state => {
    const { theme: settings } = antdSettings({ ...DEFAULTS, appearance }, true)
    const token = theme.getDesignToken(settings)
    const words = settings?.components?.Tag?.[`color${state}`] ?? token[`color${state}`]
    expect(contrast(words, token[`color${state}Bg`])).toBeGreaterThanOrEqual(TEXT)
  })
})

/** Variables of a rule of the style sheet. */
function variables(css: string, selector: string): Map<string, string> {
  const rule = new RegExp(`(?:^|\\n)${selector.replace(/[[\]]/g, '\\$&')} \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Map([...rule.matchAll(/(--weft-[a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

it.each([
  ['light', 'full', ':root'],
  ['dark', 'full', ':root[data-appearance="dark"]'],
  ['light', 'weak', ':root[data-colours="weak"]'],
  ['dark', 'weak', ':root[data-colours="weak"][data-appearance="dark"]'],
] as const)('says the same to antd and to our style sheets: %s, %s', (appearance, colours, selector) => {
  const css = readFileSync(new URL('global.css', import.meta.url), 'utf8')
  const found = variables(css, selector)
  const ground = grounds[appearance]
  const status = statuses[colours][appearance]
  const states = { '--weft-danger': status.danger, '--weft-success': status.success, '--weft-warning': status.warning }
  const places = {
    '--weft-page': ground.page,
    '--weft-surface': ground.surface,
    '--weft-raised': ground.raised,
    '--weft-dark': ground.menu,
    '--weft-border': ground.border,
    '--weft-line': ground.line,
  }
  expect(Object.fromEntries(found)).toMatchObject(colours === 'weak' ? states : { ...states, ...places })
})
