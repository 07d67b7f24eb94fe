import { momentText, numberText } from './numbers.js'
import { Problem } from './problem.js'
import { attribute, elements, plain, textOf } from './xml.js'

const MOST_COLUMNS = 2000
const LONGEST_ROW = 20_000_000
const CELL = /<(?:\w+:)?c(?:\s([^>]*?))?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/
const FORMULA = /<(?:\w+:)?f[\s/>]/
/** Digits that a spreadsheet keeps of a number. */
const KEPT = 15

/** @typedef {import('./book.js').Book} Book */
/** @typedef {{ long: number, longAt: string, uncomputed: number, uncomputedAt: string }} Losses */

/** Column of `BC12`, from 0. @param {string} reference */
function columnOf(reference) {
  let column = 0
  for (const sign of reference) {
    const code = sign.charCodeAt(0) - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
  }
  return column - 1
}

/** Reads the cells of a sheet as texts; counts what the workbook has lost before. */
export class Rows {
  /** @param {Book} book @param {import('./book.js').SheetPlace} place */
  constructor(book, place) {
    this.book = book
    this.place = place
    /** @type {Losses} */
    this.losses = { long: 0, longAt: '', uncomputed: 0, uncomputedAt: '' }
  }

  async *[Symbol.asyncIterator]() {
    try {
      for await (const { inner } of elements(this.book.archive.texts(this.place.path), 'row', LONGEST_ROW)) yield this.cells(inner)
    } catch (error) {
      throw error instanceof RangeError ? new Problem('bomb') : error
    }
  }

  /** @param {string} xml */
  cells(xml) {
    /** @type {string[]} */
    const cells = []
    for (const [, attributes = '', inner = ''] of xml.matchAll(CELL)) {
      const reference = attribute(attributes, 'r')
      const at = reference === undefined ? cells.length : columnOf(reference)
      const text = this.text(attributes, inner, reference ?? '')
      if (text === '') continue
      if (at >= MOST_COLUMNS) throw new Problem('tooManyColumns')
      while (cells.length < at) cells.push('')
      cells[at] = text
    }
    return cells
  }

  /** @param {string} attributes @param {string} inner @param {string} reference */
  text(attributes, inner, reference) {
    const value = VALUE.exec(inner)?.[1]
    const type = attribute(attributes, 't')
    if (type === 'inlineStr') return textOf(inner)
    if (value === undefined || (value === '' && type !== 's')) return this.nothing(inner, reference)
    if (type === 's') return this.book.shared[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? '是' : '否'
    if (type === 'str' || type === 'e') return plain(value)
    if (type === 'd') return value.replace('T', ' ')
    return this.number(value, this.book.kinds[Number(attribute(attributes, 's') ?? 0)] ?? 'number', reference)
  }

  /** @param {string} inner @param {string} reference */
  nothing(inner, reference) {
    if (FORMULA.test(inner)) {
      this.losses.uncomputed++
      this.losses.uncomputedAt ||= reference
    }
    return ''
  }

  /** @param {string} value @param {'number' | 'date' | 'time'} kind @param {string} reference */
  number(value, kind, reference) {
    if (kind !== 'number') return momentText(value, kind, this.book.from1904)
    const text = numberText(value)
    if (text.replace(/[-.]/g, '').length > KEPT && !text.includes('.')) {
      this.losses.long++
      this.losses.longAt ||= reference
    }
    return text
  }
}
