import { Problem } from './problem.js'

/** @typedef {import('./types').Look} Look @typedef {import('./types').LaidBlock} LaidBlock */
/** @typedef {{ text: string, level?: number | undefined, breaks?: boolean, look?: Look | undefined }} Block A paragraph; `breaks`: a page begins with it. */
/** @typedef {Omit<import('./types').ExtractedPage, 'number'>} Page */

/** Characters after which a text without pages of its own goes on with a new one, at the next paragraph. */
const PAGE = 2000
const LONGEST_TITLE = 50
/** Titles of Chinese laws, contracts and reports, by how deep they stand. */
const TITLES = [
  /^第[一二三四五六七八九十百零〇\d]{1,6}[编章篇部]/,
  /^第[一二三四五六七八九十百零〇\d]{1,6}节/,
  /^[一二三四五六七八九十]{1,3}、/,
]

/** How deep a line stands as a title; undefined for other lines. */
function titleLevel(/** @type {string} */ line) {
  if (line.length > LONGEST_TITLE || /[。；，：.;,:]$/.test(line)) return undefined
  const at = TITLES.findIndex(pattern => pattern.test(line))
  return at < 0 ? undefined : at + 1
}

/** Titles among the lines of a text, for files that name none. */
export function titlesIn(/** @type {string} */ text) {
  /** @type {import('./types').Heading[]} */
  const headings = []
  let start = 0
  for (const line of text.split('\n')) {
    const title = line.trim()
    const level = titleLevel(title)
    if (level !== undefined) headings.push({ level, title, start: start + line.indexOf(title) })
    start += line.length + 1
  }
  return headings
}

/** Paragraphs no longer than a page. */
function* cut(/** @type {Block} */ block) {
  if (block.text.length <= PAGE * 2) return yield block
  for (let at = 0; at < block.text.length; at += PAGE)
    yield { ...block, text: block.text.slice(at, at + PAGE), breaks: at > 0 || block.breaks === true, look: undefined }
}

/** @typedef {{ text: string, headings: import('./types').Heading[], recognised: false, layout: LaidBlock[], looks: boolean }} OpenPage */

/** How a paragraph looks of which nothing is told, on a page where others have looks. */
const PLAIN = /** @type {const} */ ({ as: 'p' })

/** How a paragraph looks at its place on a page. */
function laid(
  /** @type {Look} */ { cells, letters, ...look },
  /** @type {number} */ start,
  /** @type {string} */ text,
  /** @type {number | undefined} */ level,
) {
  const [end, most] = [start + text.length, text.length]
  const at = (/** @type {number} */ offset) => start + Math.min(offset, most)
  return {
    ...look,
    start,
    end,
    ...(level !== undefined && { as: /** @type {const} */ ('h'), level }),
    ...(cells && { cells: cells.map(([from, to, ...rest]) => /** @type {const} */ ([at(from), at(to), ...rest])) }),
    ...(letters && { letters: letters.map(([as, from, to, ...rest]) => /** @type {const} */ ([as, at(from), at(to), ...rest])) }),
  }
}

/** The page that a paragraph stands on. */
function pageFor(/** @type {OpenPage[]} */ pages, /** @type {boolean} */ breaks) {
  const last = pages.at(-1)
  if (last && !(breaks && last.text !== '') && last.text.length <= PAGE) return last
  /** @type {OpenPage} */
  const page = { text: '', headings: [], recognised: false, layout: [], looks: false }
  pages.push(page)
  return page
}

/**
 * Pages of a text that comes in paragraphs.
 * @param {Iterable<Block>} blocks @returns {Page[]}
 */
export function pagesOf(blocks) {
  /** @type {OpenPage[]} */
  const pages = []
  for (const block of blocks)
    for (const { text, level, breaks, look } of cut(block)) {
      const page = pageFor(pages, breaks === true)
      if (text === '') continue
      const start = page.text === '' ? 0 : page.text.length + 1
      page.text = page.text === '' ? text : `${page.text}\n${text}`
      page.layout.push(laid(look ?? PLAIN, start, text, level))
      page.looks ||= look !== undefined
      if (level !== undefined) page.headings.push({ level, title: text.slice(0, LONGEST_TITLE * 2), start })
    }
  const told = pages.some(({ headings }) => headings.length > 0)
  return pages.map(({ layout, looks, headings, ...page }) => ({
    ...page,
    headings: told ? headings : titlesIn(page.text),
    ...(looks && { layout }),
  }))
}

/** Paragraphs of a plain text; a form feed begins a page. */
export function* paragraphs(/** @type {string} */ text) {
  for (const [index, part] of text.split('\f').entries()) {
    let breaks = index > 0
    for (const line of part.split(/\r\n?|\n/)) {
      yield { text: line.trimEnd(), breaks }
      breaks = false
    }
  }
}

/** The language that most letters are of. */
function languageOf(/** @type {Page[]} */ pages) {
  let chinese = 0
  let latin = 0
  for (const { text } of pages) {
    chinese += text.match(/\p{Script=Han}/gu)?.length ?? 0
    latin += text.match(/[a-z]{2,}/gi)?.length ?? 0
  }
  if (chinese + latin === 0) return ''
  return chinese >= latin ? 'zh' : 'en'
}

/** Characters that no database keeps and no reader shows. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/**
 * What is handed back of a file. Throws where there is no text at all, or too much.
 * @param {Page[]} pages @param {import('./types').ExtractLimits} limits
 */
export function finish(pages, limits) {
  const clean = pages.map(page => ({ ...page, text: page.text.replace(UNPRINTABLE, ' ') }))
  if (clean.length > limits.pages) throw new Problem('tooManyPages', limits.pages)
  if (clean.some(({ text }) => text.length > limits.pageCharacters)) throw new Problem('tooLong')
  if (clean.reduce((sum, { text }) => sum + text.length, 0) > limits.characters) throw new Problem('tooLong')
  if (clean.every(({ text }) => text.trim() === '')) throw new Problem('noText')
  return { pages: clean.map((page, index) => ({ number: index + 1, ...page })), language: languageOf(clean) }
}
