import type { BlockModel } from '../model/screen'

const COLUMNS = 24
/** Blocks of fewer columns than this are too narrow for half a page. */
const LEAST = 8
const HALF = 12

/** Columns of a block on a wide page, on one of half the width, and on a phone. */
export interface BlockSpans {
  readonly wide: number
  readonly middle: number
  readonly narrow: number
}

type Spanned = Pick<BlockModel, 'span' | 'narrow'>

/** The columns of the blocks of a row that are shown: where others are not, these take their place. */
export function rowSpans(row: readonly Spanned[], shown: readonly Spanned[]): readonly BlockSpans[] {
  const wide = grow(
    shown.map(block => block.span),
    Math.min(COLUMNS, sum(row.map(block => block.span))),
  )
  const middle = closeUp(wide.map(span => (span < LEAST ? HALF : span)))
  const narrow = closeUp(shown.map(block => block.narrow))
  return shown.map((_, index) => ({ wide: at(wide, index), middle: at(middle, index), narrow: at(narrow, index) }))
}

/** The same shares of `width` columns; what does not divide goes to the first. Never smaller than they are. */
function grow(spans: readonly number[], width: number): number[] {
  const taken = sum(spans)
  if (taken === 0 || taken >= width) return [...spans]
  const grown = spans.map(span => Math.floor((span * width) / taken))
  const rest = width - sum(grown)
  return grown.map((span, index) => span + (index < rest ? 1 : 0))
}

/** Lines of 24 columns are filled one after the other; what is left of the last goes to its last block. */
function closeUp(spans: readonly number[]): number[] {
  let line = 0
  const closed = [...spans]
  spans.forEach((span, index) => {
    if (line + span > COLUMNS && index > 0) {
      closed[index - 1] = at(closed, index - 1) + COLUMNS - line
      line = 0
    }
    line += span
  })
  const last = closed.length - 1
  if (last >= 0) closed[last] = at(closed, last) + COLUMNS - line
  return closed
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const at = (numbers: readonly number[], index: number) => numbers[index] ?? COLUMNS
