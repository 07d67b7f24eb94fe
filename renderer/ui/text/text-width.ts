import { drawnLetters } from './drawn-font'
import type { LetterWidths, Weight } from './letter-widths'

interface TextWidthOptions {
  /** Pixels after which letters are counted no further. Default: all are. */
  readonly most?: number
  /** Default `regular`. */
  readonly weight?: Weight
  /** Default: those of the fonts in which tables are drawn now. */
  readonly letters?: LetterWidths | undefined
}

/**
 * As many pixels as a text takes in a table: the sum of its letters, which are measured once for each font that is drawn. To measure the
 * text itself would lay the page out.
 */
export function textWidth(text: string, options: TextWidthOptions = {}): number {
  const { most = Number.POSITIVE_INFINITY, weight = 'regular', letters = drawnLetters() } = options
  let width = 0
  for (let at = 0; at < text.length && width < most; at++) width += letters.of(text.charCodeAt(at), weight)
  return Math.ceil(Math.min(width, most))
}
