import { HEAD_ROWS } from './heads.js'
import { Losses } from './losses.js'
import { momentText, numberText } from './numbers.js'
import { Problem } from './problem.js'
import { attribute, elements, plain, textOf } from './xml.js'

const MOST_COLUMNS = 2000
const LONGEST_ROW = 20_000_000
const CELL = /<(?:\w+:)?c(?:\s([^>]*?))?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/
const FORMULA = /<(?:\w+:)?f(?:\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?f>)/
/** Digits that a spreadsheet keeps of a number. */
const KEPT = 15

/** @typedef {import('./book.js').Book} Book */
/** @typedef {{ number: number, cells: string[] }} Row `number` as the workbook counts. */
/** @typedef {{ row: number, column: number }} Place `row` as the workbook numbers it, `column` from 0. */

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

/** Reads the cells of a sheet as texts, row by row; notes what the workbook has lost before. */
export class Rows {
  /** @param {Book} book @param {import('./book.js').SheetPlace} place */
  constructor(book, place) {
    this.book = book
    this.place = place
    this.losses = new Losses()
  }

  /** Rows with their numbers in the workbook; among the first ones those too that it leaves out. */
  async *[Symbol.asyncIterator]() {
    let number = 0
    try {
      for await (const { attributes, inner } of elements(this.book.archive.texts(this.place.path), 'row', LONGEST_ROW)) {
        const own = Number(attribute(attributes, 'r') ?? number + 1)
        for (number++; number < Math.min(own, HEAD_ROWS); number++) yield { number, cells: [] }
        number = own
        yield { number, cells: this.cells(inner, number) }
      }
    } catch (error) {
      throw error instanceof RangeError ? new Problem('bomb') : error
    }
  }

  /** @param {string} xml @param {number} row */
  cells(xml, row) {
    /** @type {string[]} */
    const cells = []
    let column = -1
    for (const [, attributes = '', inner = ''] of xml.matchAll(CELL)) {
      const reference = attribute(attributes, 'r')
      column = reference === undefined ? column + 1 : columnOf(reference)
      const text = this.text(attributes, inner, { row, column })
      if (text === '') continue
      if (column >= MOST_COLUMNS) throw new Problem('tooManyColumns')
      while (cells.length < column) cells.push('')
      cells[column] = text
    }
    return cells
  }

  /** @param {string} attributes @param {string} inner @param {Place} place */
  text(attributes, inner, place) {
    const value = VALUE.exec(inner)?.[1]
    const type = attribute(attributes, 't')
    if (type === 'inlineStr') return textOf(inner)
    if (value === undefined || (value === '' && type !== 's')) return this.nothing(inner, place)
    if (type === 's') return this.book.shared[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? '是' : '否'
    if (type === 'e') this.losses.add('errors', { ...place, text: plain(value) })
    if (type === 'str' || type === 'e') return plain(value)
    if (type === 'd') return value.replace('T', ' ')
    return this.number(value, this.book.kinds[Number(attribute(attributes, 's') ?? 0)] ?? 'number', place)
  }

  /** @param {string} inner @param {Place} place */
  nothing(inner, place) {
    const formula = FORMULA.exec(inner)
    if (formula) this.losses.add('uncomputed', { ...place, text: `=${plain(formula[1] ?? '')}` })
    return ''
  }

  /** @param {string} value @param {'number' | 'date' | 'time'} kind @param {Place} place */
  number(value, kind, place) {
    if (kind !== 'number') return momentText(value, kind, this.book.from1904)
    const text = numberText(value)
    if (text.replace(/[-.]/g, '').length > KEPT && !text.includes('.')) this.losses.add('long', { ...place, text })
    return text
  }
}
