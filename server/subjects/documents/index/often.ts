import { type Gram, isWord, pairOf } from './grams'

/** Cells while a text is read; what is kept has as many as it needs, and no more. */
const CELLS = 16_384
const LEAST_CELLS = 64
/** Cells for each pair that stands more than once: the more, the fewer pairs share one. */
const ROOM = 4
/** What a cell says of more. */
export const OFTEN = 255

/** The cell of a pair, before it is cut to the number of cells that are kept. */
const cellOf = (pair: Gram): number => (Math.imul(pair, 0x9e3779b1) >>> 18) & (CELLS - 1)

function eachPair(normal: string, take: (pair: Gram) => void): void {
  let last = 0
  for (let at = 0; at < normal.length; ) {
    const code = normal.codePointAt(at) ?? 0
    at += code > 0xffff ? 2 : 1
    const word = isWord(code)
    if (word && last !== 0) take(pairOf(last, code))
    last = word ? code : 0
  }
}

/** The cells that bound how often a text stands in another one; empty where nothing does. */
export function cellsOf(normal: string): number[] {
  const cells = new Set<number>()
  eachPair(normal, pair => cells.add(cellOf(pair)))
  return [...cells].slice(0, 8)
}

/**
 * Counts pairs of characters in so little room that a row of the index holds it: a byte for each cell, and several pairs may share one. So a cell
 * tells how often a pair stands in the text at most; 0 says once or not at all, 255 any number of times.
 */
export class PairCounts {
  private readonly counts = new Uint8Array(CELLS)

  add(normal: string): void {
    const { counts } = this
    eachPair(normal, pair => {
      const cell = cellOf(pair)
      const count = counts[cell] ?? 0
      if (count < OFTEN) counts[cell] = count + 1
    })
  }

  /** A power of two of bytes. */
  end(): Buffer {
    const { counts } = this
    let frequent = 0
    for (let cell = 0; cell < CELLS; cell += 1) if ((counts[cell] ?? 0) > 1) frequent += 1
    let size = LEAST_CELLS
    while (size < ROOM * frequent && size < CELLS) size *= 2
    const kept = Buffer.alloc(size)
    for (let cell = 0; cell < CELLS; cell += 1) {
      const [count = 0, at] = [counts[cell], cell & (size - 1)]
      if (count > 1 && count > (kept[at] ?? 0)) kept[at] = count
    }
    return kept
  }
}
