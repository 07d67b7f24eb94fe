import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openBook } from './book.js'
import { foldHead, HEAD_ROWS, headEnd, mergesOf } from './heads.js'
import { Covered } from './losses.js'
import { Problem } from './problem.js'
import { Rows } from './rows.js'
import { Archive } from './zip.js'

const PART = 256 * 1024

/** Other sheets that are looked at for rows. */
const MOST_SHEETS = 50

/** @typedef {{ path: string, to: string, sheet: string | undefined }} Task */

/** @param {string} text */
const field = text => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** What stands behind the rows of a sheet. @param {AsyncIterable<string>} parts */
async function tailOf(parts) {
  let [text, tail] = ['', '']
  for await (const part of parts) {
    if (tail !== '') {
      tail += part
      continue
    }
    text = text.slice(-20) + part
    const at = text.search(/<\/(?:\w+:)?sheetData>/)
    if (at >= 0) tail = text.slice(at)
  }
  return tail
}

/** Rows as lines of one width; empty ones are left out. */
class Lines {
  /** @param {Rows} rows @param {readonly import('./heads.js').Merge[]} merges */
  constructor(rows, merges) {
    this.rows = rows
    this.merges = merges
    this.covered = new Covered(merges)
    this.width = 0
    this.count = 0
  }

  async *parts() {
    /** @type {import('./rows.js').Row[]} */
    const first = []
    let [begun, part] = [false, '']
    for await (const row of this.rows) {
      if (!begun && first.push(row) < HEAD_ROWS) continue
      part += begun ? this.row(row) : this.begin(first)
      begun = true
      if (part.length < PART) continue
      yield part
      part = ''
    }
    yield begun ? part : this.begin(first)
  }

  /** @param {import('./rows.js').Row[]} first */
  begin(first) {
    const rows = first.map(({ cells }) => cells)
    this.width = Math.max(0, ...rows.map(({ length }) => length))
    const end = headEnd(rows, this.merges)
    for (const [at, { number, cells }] of first.entries()) this.lookCovered(number, cells, at >= end)
    return foldHead(rows, this.merges)
      .map(cells => this.line(cells))
      .join('')
  }

  /** @param {import('./rows.js').Row} row */
  row({ number, cells }) {
    this.lookCovered(number, cells, true)
    return this.line(cells)
  }

  /** @param {number} number @param {readonly string[]} cells @param {boolean} counts whether it stands below the head */
  lookCovered(number, cells, counts) {
    const covered = this.covered.at(number - 1, cells, this.width)
    if (!counts) return
    for (const { column, text } of covered) if (!cells[column]) this.rows.losses.add('covered', { row: number, column, text })
  }

  /** @param {readonly string[]} cells */
  line(cells) {
    if (cells.every(text => text === '')) return ''
    this.count++
    const missing = this.width - cells.length
    // A line of one empty field would be a blank line.
    return `${cells.map(field).join(',')}${missing > 0 ? ','.repeat(cells.length === 0 ? missing - 1 : missing) : ''}\n`
  }
}

/** Names of the other sheets that hold something. @param {import('./book.js').Book} book @param {import('./book.js').SheetPlace} taken */
async function filledOf(book, taken) {
  /** @type {string[]} */
  const names = []
  for (const place of book.sheets.slice(0, MOST_SHEETS)) if (place !== taken && (await holdsSomething(book, place))) names.push(place.name)
  return names
}

/** @param {import('./book.js').Book} book @param {import('./book.js').SheetPlace} place */
async function holdsSomething(book, place) {
  for await (const { cells } of new Rows(book, place)) if (cells.some(text => text !== '')) return true
  return false
}

/** Writes a sheet, the first one that has rows or the one that is named, as delimited text in UTF-8. @param {Task} task */
export async function readWorkbook({ path, to, sheet }) {
  const book = await openBook(await Archive.open(path))
  const names = book.sheets.map(({ name }) => name)
  const asked = book.sheets.filter(({ name }) => sheet === undefined || name === sheet)
  if (asked.length === 0) throw new Problem('noSheet')
  for (const place of asked) {
    const rows = new Rows(book, place)
    const lines = new Lines(rows, mergesOf(await tailOf(book.archive.texts(place.path))))
    await pipeline(Readable.from(lines.parts()), createWriteStream(to, { mode: 0o600 }))
    if (lines.count === 0) continue
    const left = sheet === undefined ? await filledOf(book, place) : []
    return { sheet: place.name, sheets: names, left, losses: rows.losses.found }
  }
  throw new Problem('noRows')
}
