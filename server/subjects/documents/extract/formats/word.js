import CFB from 'cfb'
import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import WordExtractor from 'word-extractor'
import { paragraphs } from '../pages.js'
import { Problem } from '../problem.js'
import { readZip } from '../zip.js'
import { blocksOfHtml } from './html.js'

/** Titles as Chinese programs name them; page breaks become lines across. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='标题'] => h1:fresh",
  "p[style-name='标题 1'] => h1:fresh",
  "p[style-name='标题 2'] => h2:fresh",
  "p[style-name='标题 3'] => h3:fresh",
  "br[type='page'] => hr",
  'u => u',
]

/** Of a .doc: its text is encrypted. */
const ENCRYPTED = 0x0100

/** Paragraphs of a .docx. Pictures in it are left out before it is read. */
export async function readDocx(/** @type {Buffer} */ bytes) {
  const parts = readZip(bytes, name => /\.(?:xml|rels)$/.test(name))
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
    { styleMap: STYLES, ignoreEmptyParagraphs: true },
  )
  return blocksOfHtml(value)
}

/** A row of a table, whose cells each end with a tab, as it looks. */
function rowOf(/** @type {string} */ line, /** @type {boolean} */ first) {
  let text = ''
  /** @type {[number, number, number, number, 0][]} */
  const cells = []
  for (const cell of line.slice(0, -1).split('\t')) {
    if (cells.length > 0) text += ' '
    cells.push([text.length, text.length + cell.trim().length, 1, 1, 0])
    text += cell.trim()
  }
  return { text, look: { as: /** @type {const} */ ('row'), cells, ...(first && { first }) } }
}

/** Lines that end with a tab, and have two cells at least, are rows. */
const isRow = (/** @type {string} */ line) => /\t.*\t$/.test(line)

function* rowsAmong(/** @type {string} */ text) {
  let first = true
  for (const part of text.split(/(?<=\n)/)) {
    const line = part.replace(/\n$/, '')
    if (isRow(line) && line.trim() !== '') yield rowOf(line, first)
    else yield* paragraphs(line)
    first = !isRow(line)
  }
}

/** Paragraphs of a .doc, tables among them, with its notes behind. */
export async function readDoc(/** @type {Buffer} */ bytes) {
  const head = Buffer.from(CFB.find(CFB.read(bytes, { type: 'buffer' }), 'WordDocument')?.content ?? [])
  if (head.length < 12) throw new Problem('broken')
  if (head.readUInt16LE(10) & ENCRYPTED) throw new Problem('encrypted')
  const document = await new WordExtractor().extract(bytes)
  const all = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getTextboxes(),
  ]
  return rowsAmong(all.filter(text => text.trim() !== '').join('\n'))
}
