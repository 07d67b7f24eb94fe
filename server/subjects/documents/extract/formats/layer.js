/** @typedef {import('../types').Look} Look @typedef {import('../types').LookOfLetters} LookOfLetters */
/** @typedef {{ tag: string, as: LookOfLetters[0] | undefined, href: string | undefined, start: number }} OpenLook */

/** Lists within lists that are told apart. */
const DEEPEST = 6

/** Makes paragraphs and rows of tables, with how they look, out of what a reader of a file comes by. Blanks are told once. */
export class Layer {
  /** @type {import('../pages.js').Block[]} */
  blocks = []
  text = ''
  /** A blank is due before the next letter. */
  blank = false
  breaks = false
  /** @type {Look} */
  look = { as: 'p' }
  /** @type {number | undefined} */
  level
  /** @type {OpenLook[]} */
  open = []
  /** @type {LookOfLetters[]} */
  letters = []
  /** The number of the next item of each open list; undefined: it has none. */
  /** @type {(number | undefined)[]} */
  lists = []
  quotes = 0
  /** Cells within cells are text of the outer one. */
  cellDepth = 0
  /** @type {NonNullable<Look['cells']> | undefined} */
  cells
  firstRow = false
  /** Where the open cell begins. */
  /** @type {number | undefined} */
  cellStart

  add(/** @type {string} */ letters) {
    if (this.look.as === 'pre' && this.cells === undefined) return this.push(letters.replaceAll('\r', ''))
    for (const part of letters.split(/([ \t\r\n\f\u00a0]+)/)) {
      if (part === '') continue
      if (/^[ \t\r\n\f\u00a0]/.test(part)) this.blank = true
      else this.push(part)
    }
  }

  push(/** @type {string} */ letters) {
    if (this.blank && this.text !== '' && this.text.length > (this.cellStart ?? 0)) this.text += ' '
    this.blank = false
    for (const look of this.open) if (look.start < 0) look.start = this.text.length
    this.text += letters
  }

  beginLook(/** @type {string} */ tag, /** @type {LookOfLetters[0] | undefined} */ as, /** @type {string | undefined} */ href) {
    this.open.push({ tag, as, href, start: -1 })
  }

  endLook(/** @type {string} */ tag) {
    const at = this.open.findLastIndex(look => look.tag === tag)
    if (at >= 0) this.keepLook(/** @type {OpenLook} */ (this.open.splice(at, 1)[0]))
  }

  keepLook(/** @type {OpenLook} */ { as, href, start }) {
    if (as !== undefined && start >= 0 && start < this.text.length)
      this.letters.push(href === undefined ? [as, start, this.text.length] : [as, start, this.text.length, href])
  }

  /** The paragraph ends here; the next one begins, unless a cell goes on. */
  beginBlock(/** @type {Look['as']} */ as) {
    if (this.cells !== undefined) {
      this.blank = true
      return
    }
    // The paragraph that an item begins with is the item.
    if (as === 'p' && this.look.as === 'li' && this.text === '') return
    this.flush()
    this.look = { as: this.quotes > 0 && as === 'p' ? 'quote' : as }
  }

  /** Of the paragraph that has begun. */
  indent(/** @type {number} */ depth) {
    if (this.cells === undefined) this.look = { as: 'li', depth: Math.min(depth, DEEPEST), mark: '•' }
  }

  beginTitle(/** @type {number} */ level) {
    this.beginBlock('h')
    if (this.cells === undefined) this.level = level
  }

  breakPage() {
    this.beginBlock('p')
    if (this.cells === undefined) this.breaks = true
  }

  beginQuote() {
    this.quotes += 1
    this.beginBlock('p')
  }

  endQuote() {
    this.quotes -= 1
    this.beginBlock('p')
  }

  beginList(/** @type {boolean} */ numbered) {
    this.beginBlock('p')
    this.lists.push(numbered ? 1 : undefined)
  }

  endList() {
    this.beginBlock('p')
    this.lists.pop()
  }

  beginItem() {
    this.beginBlock('li')
    if (this.cells !== undefined) return
    const number = this.lists.at(-1)
    if (number !== undefined) this.lists[this.lists.length - 1] = number + 1
    this.look = { as: 'li', depth: Math.min(Math.max(this.lists.length, 1), DEEPEST), mark: number === undefined ? '•' : `${number}.` }
  }

  endItem() {
    if (this.cells === undefined && this.text === '') this.look = { as: 'p' }
    this.beginBlock('p')
  }

  beginTable() {
    this.beginBlock('p')
    if (this.cells === undefined) this.firstRow = true
  }

  endTable() {
    if (this.cellDepth === 0) this.endRow()
    this.beginBlock('p')
  }

  beginRow() {
    if (this.cellDepth > 0) {
      this.blank = true
      return
    }
    this.endRow()
    this.cells = []
  }

  beginCell(/** @type {number} */ columns, /** @type {number} */ rows, /** @type {boolean} */ head) {
    this.cellDepth += 1
    this.blank = true
    if (this.cellDepth > 1) return
    this.cells ??= []
    this.closeLooks()
    this.blank = false
    if (this.cells.length > 0) this.text += ' '
    this.cellStart = this.text.length
    this.cells.push([this.cellStart, this.cellStart, columns, rows, head ? 1 : 0])
  }

  /** A cell that takes no place of its own. */
  skipCell() {
    this.cellDepth += 1
    this.blank = true
  }

  endCell() {
    if (this.cellDepth === 0) return
    this.cellDepth -= 1
    const last = this.cells?.at(-1)
    if (this.cellDepth === 0 && last) last[1] = this.text.length
    this.blank = this.cellDepth > 0
  }

  endRow() {
    if (this.cellDepth > 0) return
    const cells = this.cells
    this.cells = undefined
    this.cellStart = undefined
    if (cells === undefined) return
    this.look = { as: 'row', cells, ...(this.firstRow && { first: true }) }
    if (this.flush()) this.firstRow = false
    this.look = { as: 'p' }
  }

  /** Looks end with their paragraph or cell, and begin again in the next one. */
  closeLooks() {
    for (const look of this.open) {
      this.keepLook(look)
      look.start = -1
    }
  }

  /** Hands the paragraph on; whether there was one. */
  flush() {
    this.closeLooks()
    const text = this.look.as === 'row' ? this.text.trimEnd() : this.text.replace(/^\n+|\s+$/g, '')
    const { look, level, letters, breaks } = this
    this.text = ''
    this.blank = false
    this.level = undefined
    this.letters = []
    if (text.trim() === '') return false
    this.blocks.push({ text, level, breaks, look: { ...look, ...(letters.length > 0 && { letters }) } })
    this.breaks = false
    return true
  }

  end() {
    this.cellDepth = 0
    this.endRow()
    this.flush()
    return this.blocks
  }
}
