import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./layouts.css', import.meta.url), 'utf8')

/** The value of a property in the first rule of this selector, outside of media queries or inside of the one given. */
function value(selector: string, property: string, media = ''): string | undefined {
  const part = media === '' ? css : css.slice(css.indexOf(`@media (${media})`))
  const rule = part.slice(part.indexOf(`${selector} {`))
  return new RegExp(`\\s${property}: ([^;]+);`).exec(rule.slice(0, rule.indexOf('}')))?.[1]
}

it.each([
  ['the open menu', '.weft-sider', 'width', '', '208px'],
  ['the collapsed menu', '.weft-sider.is-collapsed', 'width', '', '80px'],
  ['what is left of dialogs beside the open menu', '.weft-shell.has-tabs:has(> .weft-sider)', '--weft-beside', '', '208px'],
  ['the same beside the collapsed menu', '.weft-shell.has-tabs:has(> .weft-sider.is-collapsed)', '--weft-beside', '', '80px'],
  ['the name before a menu on top', '.weft-header.is-top .weft-brand', 'width', '', '168px'],
  ['the same from 1600 px on', '.weft-header.is-top .weft-brand', 'width', 'min-width: 1600px', '208px'],
])('gives %s its width', (_, selector, property, media, width) => {
  expect(value(selector, property, media)).toBe(width)
})
