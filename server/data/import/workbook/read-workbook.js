import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openBook } from './book.js'
import { foldHead, HEAD_ROWS, mergesOf } from './heads.js'
import { Problem } from './problem.js'
import { Rows } from './rows.js'
import { Archive } from './zip.js'

const PART = 256 * 1024

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
    this.width = 0
    this.count = 0
  }

  async *parts() {
    /** @type {string[][]} */
    const first = []
    let [begun, part] = [false, '']
    for await (const cells of this.rows) {
      if (!begun && first.push(cells) < HEAD_ROWS) continue
      part += begun ? this.line(cells) : this.begin(first)
      begun = true
      if (part.length < PART) continue
      yield part
      part = ''
    }
    yield begun ? part : this.begin(first)
  }

  /** @param {string[][]} first */
  begin(first) {
    this.width = Math.max(0, ...first.map(({ length }) => length))
    return foldHead(first, this.merges)
      .map(cells => this.line(cells))
      .join('')
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
    if (lines.count > 0) return { sheet: place.name, sheets: names, losses: rows.losses }
  }
  throw new Problem('noRows')
}
