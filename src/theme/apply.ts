import { COLOURS } from './colours'
import type { ThemeSettings } from './settings'
import { grounds } from './tokens'

/** The CSS variables that follow the chosen colour; all others follow `data-appearance` in `global.css`. */
const variablesOf = ({ colour, appearance }: ThemeSettings): readonly (readonly [string, string])[] => {
  const { primary, text, fill, fillHover, soft } = COLOURS[colour][appearance]
  return [
    ['--weft-primary', primary],
    ['--weft-primary-strong', text],
    ['--weft-primary-fill', fill],
    ['--weft-primary-fill-hover', fillHover],
    ['--weft-primary-soft', soft],
  ]
}

/** Gives a document the look: at once, without loading anything. */
export function applyTheme(settings: ThemeSettings, page: Document): void {
  const root = page.documentElement
  root.dataset.appearance = settings.appearance
  root.dataset.colours = settings.colourWeak ? 'weak' : 'full'
  for (const [name, value] of variablesOf(settings)) root.style.setProperty(name, value)
  page.querySelector('meta[name=theme-color]')?.setAttribute('content', grounds[settings.appearance].menu)
}
