import { RecognitionBudget } from './budget.js'
import { readHtml, readMarkdown } from './formats/html.js'
import { openEml, openMsg, pagesOfLetter } from './formats/mail.js'
import { readPdf } from './formats/pdf.js'
import { readPicture } from './formats/picture.js'
import { readPpt } from './formats/ppt.js'
import { readRtf } from './formats/rtf.js'
import { readWorkbook } from './formats/sheets.js'
import { readOdt, readPptx } from './formats/slides.js'
import { decodeText } from './formats/text.js'
import { readTiff } from './formats/tiff.js'
import { readDoc, readDocx } from './formats/word.js'
import { kindOf } from './kinds.js'
import { finish, pagesOf, paragraphs } from './pages.js'
import { Problem } from './problem.js'
import { readZip } from './zip.js'

/** @typedef {import('./types').ExtractLimits} ExtractLimits */
/** @typedef {ExtractLimits & { budget: RecognitionBudget }} ReadLimits What one file may take, with what it has taken. */
/** @typedef {import('./pages.js').Page} Page */
/** @typedef {import('./pages.js').Block} Block */

/** Letters within letters. */
const DEEPEST = 2

/** Readers of files that come in paragraphs. */
const readers = {
  docx: readDocx,
  doc: readDoc,
  xlsx: (/** @type {Buffer} */ bytes) => {
    // Sizes and declarations are checked before the workbook is.
    readZip(bytes, name => /\.(?:xml|rels)$/.test(name))
    return readWorkbook(bytes, 'xlsx')
  },
  xls: (/** @type {Buffer} */ bytes) => readWorkbook(bytes, 'xls'),
  pptx: readPptx,
  ppt: readPpt,
  odt: readOdt,
  rtf: readRtf,
  html: readHtml,
  markdown: readMarkdown,
  text: (/** @type {Buffer} */ bytes) => paragraphs(decodeText(bytes)),
}

/**
 * @param {Buffer} bytes @param {string} name @param {ReadLimits} limits @param {(done: number, of: number) => void} onPage
 * @param {number} depth @returns {Promise<Page[]>}
 */
async function pagesIn(bytes, name, limits, onPage, depth) {
  if (bytes.length === 0) throw new Problem('empty')
  const kind = kindOf(bytes, name, limits)
  if (kind === 'pdf') return readPdf(bytes, limits, onPage)
  if (kind === 'tiff') return readTiff(bytes, limits, onPage)
  if (kind === 'picture') return readPicture(bytes, limits.pixels)
  if (kind === 'eml' || kind === 'msg') {
    const letter = kind === 'eml' ? await openEml(bytes) : openMsg(bytes)
    return pagesOfLetter(letter, file =>
      depth < DEEPEST ? pagesIn(file.bytes, file.name, limits, () => {}, depth + 1) : Promise.resolve([]),
    )
  }
  return pagesOf(await readers[/** @type {keyof typeof readers} */ (kind)](bytes))
}

/**
 * The text of a file by pages. Throws a `Problem` for what cannot be read, whatever a reader stumbles over.
 * @param {Buffer} bytes @param {string} name @param {ExtractLimits} limits @param {(done: number, of: number) => void} onPage
 */
export async function readFile(bytes, name, limits, onPage) {
  try {
    const budget = new RecognitionBudget(limits)
    const pages = await pagesIn(bytes, name, { ...limits, budget }, onPage, 0)
    return { ...finish(pages, limits), unread: budget.unread }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('broken')
  }
}
