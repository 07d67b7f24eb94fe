import { Layer } from './layer.js'

/** Groups that are no text. */
const UNSEEN = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'themedata',
  'datastore',
  'listtable',
  'listoverridetable',
  'generator',
  'xmlnstbl',
  'rsidtbl',
  'latentstyles',
  'fldinst',
  'header',
  'footer',
  'headerl',
  'headerr',
  'footerl',
  'footerr',
])
/** Encodings by code page and by character set of a font. */
const PAGES = new Map([
  [936, 'gbk'],
  [950, 'big5'],
  [932, 'shift_jis'],
  [65_001, 'utf-8'],
])
const CHARSETS = new Map([
  [134, 'gbk'],
  [136, 'big5'],
  [128, 'shift_jis'],
])
const SIGNS = new Map([
  ['nestcell', ' '],
  ['tab', ' '],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
])
const TOKEN = /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi

/** What ends where such a word stands. */
const ENDS = new Map([
  ['par', 'paragraph'],
  ['line', 'paragraph'],
  ['nestrow', 'paragraph'],
  ['cell', 'cell'],
  ['row', 'row'],
  ['page', 'page'],
  ['sect', 'page'],
])
/** Titles are told so deep; what stands deeper is text. */
const DEEPEST_TITLE = 6

/** Paragraphs and rows of tables, as words of the file end them. */
class Paragraphs {
  layer = new Layer()
  table = false
  row = false
  cell = false
  begun = false

  add(/** @type {string} */ letters, /** @type {{ table: boolean, level: number | undefined }} */ { table, level }) {
    if (letters.trim() === '' && !this.begun) return
    if (table) this.openCell()
    else if (!this.begun) this.open(level)
    this.begun = true
    this.layer.add(letters)
  }

  open(/** @type {number | undefined} */ level) {
    if (this.table) this.layer.endTable()
    this.table = false
    if (level === undefined) this.layer.beginBlock('p')
    else this.layer.beginTitle(level)
  }

  openCell() {
    if (!this.table) this.layer.beginTable()
    if (!this.row) this.layer.beginRow()
    if (!this.cell) this.layer.beginCell(1, 1, false)
    this.table = this.row = this.cell = true
  }

  end(/** @type {string} */ what) {
    if (what === 'cell') {
      this.openCell()
      this.layer.endCell()
      this.cell = false
    } else if (what === 'row') this.endRow()
    else if (what === 'page') this.layer.breakPage()
    else this.layer.beginBlock('p')
    this.begun = this.cell
  }

  endRow() {
    if (this.cell) this.layer.endCell()
    this.layer.endRow()
    this.row = this.cell = false
  }
}

/** @typedef {{ unseen: boolean, skipped: number, font: number, fonts: boolean, table: boolean, level: number | undefined }} Group */

/** Reads the groups and words of a file, one after the other. */
class Reader {
  out = new Paragraphs()
  page = 'windows-1252'
  /** @type {Map<number, string>} */
  fonts = new Map()
  font = -1
  /** @type {number[]} */
  bytes = []
  /** Characters that stand for programs which know no Unicode, yet to be skipped. */
  skip = 0
  /** @type {Group[]} */
  groups = [{ unseen: false, skipped: 1, font: -1, fonts: false, table: false, level: undefined }]

  get group() {
    return /** @type {Group} */ (this.groups.at(-1))
  }

  flush() {
    if (this.bytes.length === 0) return
    const encoding = this.fonts.get(this.group.font) ?? this.page
    this.out.add(new TextDecoder(encoding).decode(Uint8Array.from(this.bytes)), this.group)
    this.bytes = []
  }

  add(/** @type {string} */ letters) {
    this.flush()
    if (!this.group.unseen) this.out.add(letters, this.group)
  }

  byte(/** @type {number} */ value) {
    if (this.skip > 0) this.skip -= 1
    else if (!this.group.unseen) this.bytes.push(value)
  }

  brace(/** @type {string} */ sign) {
    this.flush()
    if (sign === '{') this.groups.push({ ...this.group })
    else if (this.groups.length > 1) this.groups.pop()
  }

  word(/** @type {string} */ name, /** @type {number} */ number) {
    if (name === 'u') {
      this.add(String.fromCharCode(number & 0xffff))
      this.skip = this.group.skipped
      return
    }
    this.flush()
    if (UNSEEN.has(name)) Object.assign(this.group, { unseen: true, fonts: name === 'fonttbl' })
    else if (name === 'ansicpg') this.page = PAGES.get(number) ?? this.page
    else if (name === 'uc') this.group.skipped = number
    else if (name === 'f' && this.group.fonts) this.font = number
    else if (name === 'f') this.group.font = number
    else if (name === 'fcharset' && CHARSETS.has(number)) this.fonts.set(this.font, /** @type {string} */ (CHARSETS.get(number)))
    else if (ENDS.has(name) && !this.group.unseen) this.out.end(ENDS.get(name) ?? '')
    else if (SIGNS.has(name)) this.add(SIGNS.get(name) ?? '')
    else this.form(name, number)
  }

  /** What paragraphs are from here on. */
  form(/** @type {string} */ name, /** @type {number} */ number) {
    if (name === 'pard') Object.assign(this.group, { table: false, level: undefined })
    else if (name === 'intbl') this.group.table = true
    else if (name === 'outlinelevel') this.group.level = number < DEEPEST_TITLE ? number + 1 : undefined
  }

  letters(/** @type {string} */ text) {
    const rest = text.slice(this.skip)
    this.skip = Math.max(0, this.skip - text.length)
    // Bytes of two-byte characters may stand as they are.
    for (const letter of rest) if (!this.group.unseen) this.bytes.push(letter.charCodeAt(0))
  }

  sign(/** @type {string} */ sign) {
    if (sign === '*') this.group.unseen = true
    else if (sign === '~' || sign === '_') this.add(sign === '~' ? ' ' : '-')
    else if ('\\{}'.includes(sign)) this.add(sign)
  }
}

/** Paragraphs of a rich text, its titles and tables among them. */
export function readRtf(/** @type {Buffer} */ bytes) {
  const reader = new Reader()
  for (const [, hex, word, number, sign, brace, letters] of bytes.toString('latin1').matchAll(TOKEN)) {
    if (hex !== undefined) reader.byte(Number.parseInt(hex, 16))
    else if (word !== undefined) reader.word(word, number === undefined ? 1 : Number(number))
    else if (brace !== undefined) reader.brace(brace)
    else if (letters !== undefined) reader.letters(letters)
    else if (sign !== undefined) reader.sign(sign)
  }
  reader.flush()
  return reader.out.layer.end()
}
