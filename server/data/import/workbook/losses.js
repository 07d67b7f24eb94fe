/** Places that are named of each kind. */
const MOST_NAMED = 20
const LONGEST_TEXT = 50

/** @typedef {{ row: number, column: number, text: string }} LossPlace `row` as the workbook numbers it, `column` from 0. */
/** @typedef {'long' | 'uncomputed' | 'errors' | 'covered'} LossKind */
/** @typedef {{ count: number, places: LossPlace[] }} Loss */

/** Cells of a sheet that are not what they show: how many of each kind, and where the first of them are. */
export class Losses {
  /** @type {Partial<Record<LossKind, Loss>>} */
  found = {}

  /** @param {LossKind} kind @param {LossPlace} place */
  add(kind, { text, ...at }) {
    const loss = this.found[kind] ?? { count: 0, places: [] }
    this.found[kind] = loss
    loss.count++
    if (loss.places.length < MOST_NAMED) loss.places.push({ ...at, text: text.slice(0, LONGEST_TEXT) })
  }
}

/** Finds, row by row, the cells that merged ones cover, with the text that is shown in their place. */
export class Covered {
  /** @param {readonly import('./heads.js').Merge[]} merges */
  constructor(merges) {
    this.coming = [...merges].sort((one, other) => one.row - other.row)
    /** @type {{ merge: import('./heads.js').Merge, text: string }[]} */
    this.open = []
    this.next = 0
  }

  /**
   * Cells of the next row, from 0, that are covered, up to a width; those of an empty text are empty.
   * @param {number} row @param {readonly string[]} cells @param {number} width
   */
  at(row, cells, width) {
    this.open = this.open.filter(({ merge }) => merge.row + merge.rows > row)
    for (; (this.coming[this.next]?.row ?? row + 1) <= row; this.next++) {
      const merge = /** @type {import('./heads.js').Merge} */ (this.coming[this.next])
      const text = merge.row === row ? (cells[merge.column] ?? '') : ''
      if (text !== '') this.open.push({ merge, text })
    }
    return this.open.flatMap(({ merge, text }) => {
      const first = merge.row === row ? 1 : 0
      const from = merge.column + first
      const until = Math.min(merge.column + merge.columns, width)
      return Array.from({ length: Math.max(0, until - from) }, (_, at) => ({ column: from + at, text }))
    })
  }
}
