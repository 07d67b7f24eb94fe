import { extname } from 'node:path'
import CFB from 'cfb'
import { pictureSize } from '../../../util/picture-size.js'
import { Problem } from './problem.js'
import { listZip } from './zip.js'

const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** Types of texts by extension. */
const TEXTS = {
  txt: 'text',
  text: 'text',
  log: 'text',
  csv: 'text',
  json: 'text',
  xml: 'text',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  eml: 'eml',
}
/** Old programs save pages of the web under these names. */
const PAGES_OF_OFFICE = ['doc', 'xls', 'ppt']
const PICTURES = ['png', 'jpg', 'bmp', 'gif', 'webp']
/** A stream of each compound file tells what wrote it. */
const STREAMS = [
  ['EncryptedPackage', 'encrypted'],
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
  ['__properties_version1.0', 'msg'],
]

/** Extension of a name without its dot, in small letters. */
export const extensionOf = (/** @type {string} */ name) => extname(name).slice(1).toLowerCase()

function compoundKind(/** @type {Buffer} */ bytes) {
  let names
  try {
    names = CFB.read(bytes, { type: 'buffer' }).FullPaths.map(path => path.split('/')[1] ?? '')
  } catch {
    throw new Problem('broken')
  }
  const kind = STREAMS.find(([stream]) => names.includes(stream))?.[1]
  if (kind === 'encrypted') throw new Problem('encrypted')
  return kind
}

function archiveKind(/** @type {Buffer} */ bytes, /** @type {import('./types').ExtractLimits} */ limits) {
  const names = listZip(bytes, limits)
  const has = (/** @type {string} */ start) => names.some(name => name.startsWith(start))
  if (has('word/document')) return 'docx'
  if (has('xl/')) return 'xlsx'
  if (has('ppt/')) return 'pptx'
  if (names.includes('content.xml')) return 'odt'
  return undefined
}

function pictureKind(/** @type {Buffer} */ bytes) {
  try {
    const type = pictureSize(bytes).type ?? ''
    if (PICTURES.includes(type)) return 'picture'
    return type === 'tiff' ? type : undefined
  } catch {
    return undefined
  }
}

/** What the bytes say of themselves; undefined for texts and for what is unknown. */
function kindOfBytes(/** @type {Buffer} */ bytes, /** @type {import('./types').ExtractLimits} */ limits) {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return archiveKind(bytes, limits) ?? 'archive'
  if (bytes.subarray(0, 8).equals(COMPOUND)) return compoundKind(bytes) ?? 'compound'
  if (bytes.subarray(0, 5).toString('latin1') === '{\\rtf') return 'rtf'
  return pictureKind(bytes)
}

/**
 * How a file is read: by its bytes where they say it, by its extension where they are a text. Throws what is neither.
 * @param {Buffer} bytes @param {string} name @param {import('./types').ExtractLimits} limits
 */
export function kindOf(bytes, name, limits) {
  const extension = extensionOf(name)
  const kind = kindOfBytes(bytes, limits)
  if (kind === 'archive' || kind === 'compound') throw new Problem('mismatch')
  if (kind !== undefined) return kind
  const text = TEXTS[/** @type {keyof typeof TEXTS} */ (extension)]
  if (text !== undefined) return text
  if (
    PAGES_OF_OFFICE.includes(extension) &&
    /^\s*<(?:!doctype html|html|table|meta|\?xml)/i.test(bytes.subarray(0, 512).toString('latin1'))
  )
    return 'html'
  throw new Problem('mismatch')
}
