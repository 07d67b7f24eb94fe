import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { textOfLines } from '../lines.js'
import { titlesIn } from '../pages.js'
import { Problem } from '../problem.js'
import { withoutRadicals } from '../radicals.js'
import { recognise } from './recognise.js'

/** @typedef {import('pdfjs-dist').PDFPageProxy} PdfPage */
/** @typedef {import('pdfjs-dist').PDFDocumentProxy} Pdf */

const FILES = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`
const PICTURES = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject, OPS.paintImageXObjectRepeat]
/** Letters below which a page may be a picture with a page number. */
const FEW = 20
/** Share of letters of no known meaning above which a text is drawn and read. */
const UNKNOWN = 0.3
/** Pixels of the longer side of a page that is drawn: 200 for each inch of A4. */
const LONGEST = 2339

function open(/** @type {Buffer} */ bytes) {
  return getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${FILES}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    iccUrl: `${FILES}iccs/`,
    isEvalSupported: false,
    verbosity: 0,
  })
}

/** The box around a piece of text, upright on the page as it is shown. */
function pieceOf(
  /** @type {import('pdfjs-dist/types/src/display/api').TextItem} */ { str, width, transform },
  /** @type {ReturnType<PdfPage['getViewport']>} */ viewport,
) {
  const [a, b, c, d, e, f] = /** @type {[number, number, number, number, number, number]} */ (transform)
  const along = width / (Math.hypot(a, b) || 1)
  const corners = [
    [0, 0],
    [along, 0],
    [0, 1],
    [along, 1],
  ].map(([right = 0, up = 0]) => viewport.convertToViewportPoint(e + a * right + c * up, f + b * right + d * up))
  const xs = corners.map(([x]) => /** @type {number} */ (x))
  const ys = corners.map(([, y]) => /** @type {number} */ (y))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { text: withoutRadicals(str), x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

async function textOf(/** @type {PdfPage} */ page) {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  /** @type {import('../lines.js').Piece[][]} */
  const lines = [[]]
  for (const item of items) {
    if (!('str' in item)) continue
    if (item.str.trim() !== '') lines.at(-1)?.push(pieceOf(item, viewport))
    if (item.hasEOL) lines.push([])
  }
  return textOfLines(lines, viewport.width, viewport.height)
}

/** Whether most letters have no known meaning: the font does not tell it. */
function isGarbled(/** @type {string} */ letters) {
  return (letters.match(/[\p{Cc}\p{Co}\ufffd]/gu)?.length ?? 0) > letters.length * UNKNOWN
}

/** Whether there is a picture on the page. */
async function hasPicture(/** @type {PdfPage} */ page) {
  const { fnArray } = await page.getOperatorList()
  return fnArray.some(operator => PICTURES.includes(operator))
}

/** The page as a picture; undefined for a blank one. */
async function draw(/** @type {Pdf} */ pdf, /** @type {PdfPage} */ page) {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: LONGEST / Math.max(width, height) })
  const factory = /** @type {{ create(width: number, height: number): { canvas: import('@napi-rs/canvas').Canvas } }} */ (pdf.canvasFactory)
  const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas: /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas)), viewport }).promise
  const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
  // Every 64th pixel is looked at: a letter has hundreds.
  let dark = false
  for (let at = 0; at < pixels.length && !dark; at += 256) dark = (pixels[at] ?? 255) < 200
  return dark ? { png: canvas.toBuffer('image/png'), width: canvas.width, height: canvas.height } : undefined
}

/** Whether the text is what people see. A short one may be the number of a page that is a picture. */
async function isWritten(/** @type {PdfPage} */ page, /** @type {string} */ text) {
  const letters = text.replace(/\s/g, '')
  if (letters === '' || isGarbled(letters)) return false
  return letters.length >= FEW || !(await hasPicture(page))
}

async function readPage(
  /** @type {Pdf} */ pdf,
  /** @type {number} */ number,
  /** @type {import('../budget.js').RecognitionBudget} */ budget,
) {
  const page = await pdf.getPage(number)
  try {
    const written = await textOf(page)
    const picture = (await isWritten(page, written.text)) || !budget.take() ? undefined : await draw(pdf, page)
    const read = picture && (await recognise(picture.png, picture.width, picture.height))
    if (!read || read.text.length < written.text.length / 2) return { ...written, recognised: false }
    return { text: read.text, places: read.places, recognised: true }
  } finally {
    page.cleanup()
  }
}

/** Titles of the outline that the file has, by page from 0. */
async function outlineOf(/** @type {Pdf} */ pdf) {
  /** @type {Map<number, { level: number, title: string }[]>} */
  const byPage = new Map()
  /** @param {Awaited<ReturnType<Pdf['getOutline']>>} entries @param {number} level */
  const add = async (entries, level) => {
    for (const { title, dest, items } of entries ?? []) {
      const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
      const index = target?.[0] && typeof target[0] === 'object' ? await pdf.getPageIndex(target[0]).catch(() => -1) : -1
      if (index >= 0) byPage.set(index, [...(byPage.get(index) ?? []), { level, title: withoutRadicals(title).trim() }])
      if (level < 6) await add(items, level + 1)
    }
  }
  await add(await pdf.getOutline(), 1).catch(() => {})
  return byPage
}

/**
 * Pages of a PDF. A page without a text is drawn and recognised; one that is damaged is empty, unless all are.
 * @param {Buffer} bytes @param {import('../read.js').ReadLimits} limits @param {(done: number, of: number) => void} onPage
 */
export async function readPdf(bytes, limits, onPage) {
  const task = open(bytes)
  try {
    const pdf = await task.promise.catch(error => {
      throw new Problem(error?.name === 'PasswordException' ? 'encrypted' : 'broken')
    })
    if (pdf.numPages > limits.pages) throw new Problem('tooManyPages', limits.pages)
    const outline = await outlineOf(pdf)
    /** @type {import('../pages.js').Page[]} */
    const pages = []
    let damaged = 0
    for (let number = 1; number <= pdf.numPages; number++) {
      const read = await readPage(pdf, number, limits.budget).catch(() => undefined)
      if (!read) damaged += 1
      const text = read?.text ?? ''
      const named = (outline.get(number - 1) ?? []).map(entry => ({ ...entry, start: Math.max(0, text.indexOf(entry.title)) }))
      pages.push({
        text,
        headings: outline.size > 0 ? named : titlesIn(text),
        recognised: read?.recognised ?? false,
        ...(read && { places: read.places }),
      })
      onPage(number, pdf.numPages)
    }
    if (damaged === pdf.numPages) throw new Problem('broken')
    return pages
  } finally {
    await task.destroy()
  }
}
