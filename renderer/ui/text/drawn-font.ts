import { type RefObject, useLayoutEffect } from 'react'
import { useStore } from '../../hooks/use-store'
import { Store } from '../../model/store'
import { estimateLetter } from './letter-estimate'
import { LetterWidths, type MeasureLetter, type Weight } from './letter-widths'

const WEIGHTS: { readonly [weight in Weight]: number } = { regular: 400, bold: 600 }
/** Columns of figures are drawn with figures of one width, which a canvas does not know: each is as wide as the widest. */
const FIGURES = [...'0123456789']

/** Fonts in which tables have been drawn, each as its size and its families: where there are several, the wider letter counts. */
const fonts = new Set<string>()
const drawn = new Store(new LetterWidths(estimateLetter))

/** How wide letters are in the fonts in which tables have been drawn; before the first one, an estimate. */
export const drawnLetters = (): LetterWidths => drawn.get()

/** The same; draws again when they become others, as when a font has come from the network. */
export const useDrawnLetters = (): LetterWidths => useStore(drawn)

/** Measures letters in the font of an element that is drawn from now on. Where the browser has no canvas for it, they stay estimated. */
export function useDrawnFont(element: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (element.current !== null) noteFont(element.current)
  }, [element])
}

function noteFont(element: Element): void {
  const { fontSize, fontFamily } = getComputedStyle(element)
  const font = `${fontSize} ${fontFamily}`
  const canvas = fonts.has(font) ? undefined : canvasOf(font)
  if (canvas === undefined) return
  if (fonts.size === 0) document.fonts?.addEventListener('loadingdone', measureAgain)
  fonts.add(font)
  drawn.set(new LetterWidths(measureDrawn()))
}

/** A font that came late has letters of its own. */
function measureAgain(): void {
  const measure = measureDrawn()
  if (!drawn.get().isLike(measure)) drawn.set(new LetterWidths(measure))
}

/** Measures with all fonts that are noted. */
function measureDrawn(): MeasureLetter {
  const canvases = [...fonts].flatMap(font => canvasOf(font) ?? [])
  const widest = (letter: string, weight: Weight) => Math.max(...canvases.map(canvas => canvas(letter, weight)))
  return (letter, weight) =>
    FIGURES.includes(letter) ? Math.max(...FIGURES.map(figure => widest(figure, weight))) : widest(letter, weight)
}

/** Measures with one font; undefined where there is no canvas, or the font is not one that it takes. */
function canvasOf(font: string): MeasureLetter | undefined {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) return undefined
  return (letter, weight) => {
    context.font = `${WEIGHTS[weight]} ${font}`
    return context.measureText(letter).width
  }
}
