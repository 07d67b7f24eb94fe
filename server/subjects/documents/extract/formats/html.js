import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'
import { Layer } from './layer.js'
import { decodeText } from './text.js'

/** Elements that begin a line of their own. */
const LINES = ['p', 'div', 'br', 'li', 'tr', 'blockquote', 'pre', 'section', 'article', 'dt', 'dd', 'caption', 'table', 'ul', 'ol']
const TITLES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' }
/** Pages and letters say their encoding in themselves. */
const CHARSET = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i
/** How letters look, by the elements that say so. */
const LOOKS = new Map([
  ['b', 'b'],
  ['strong', 'b'],
  ['i', 'i'],
  ['em', 'i'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['del', 's'],
  ['strike', 's'],
  ['code', 'code'],
  ['sup', 'sup'],
  ['sub', 'sub'],
  ['a', 'a'],
])
const ALLOWED = {
  allowedTags: [...LINES, ...TITLES, ...LOOKS.keys(), 'td', 'th', 'hr'],
  allowedAttributes: { a: ['href'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'noscript', 'title'],
}

const plain = (/** @type {string} */ text) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, /** @type {keyof typeof ENTITIES} */ name) => ENTITIES[name])

const attribute = (/** @type {string} */ attributes, /** @type {string} */ name) => {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : plain(value)
}

/** A number of columns or rows that a cell takes. */
const span = (/** @type {string | undefined} */ value) => Math.min(Math.max(Math.trunc(Number(value)) || 1, 1), 100)

/** Only addresses with a scheme leave the page; others would lead into this application. */
const isElsewhere = (/** @type {string | undefined} */ href) => href !== undefined && /^(?:https?:\/\/|mailto:)/i.test(href)

/** @type {Record<string, (layer: Layer, attributes: string) => void>} */
const opening = {
  ul: layer => layer.beginList(false),
  ol: layer => layer.beginList(true),
  li: layer => layer.beginItem(),
  table: layer => layer.beginTable(),
  tr: layer => layer.beginRow(),
  blockquote: layer => layer.beginQuote(),
  pre: layer => layer.beginBlock('pre'),
}
/** @type {Record<string, (layer: Layer) => void>} */
const closing = {
  ul: layer => layer.endList(),
  ol: layer => layer.endList(),
  li: layer => layer.endItem(),
  td: layer => layer.endCell(),
  th: layer => layer.endCell(),
  tr: layer => layer.endRow(),
  table: layer => layer.endTable(),
  blockquote: layer => layer.endQuote(),
}

function openTag(/** @type {Layer} */ layer, /** @type {string} */ tag, /** @type {string} */ attributes) {
  const look = LOOKS.get(tag)
  if (look !== undefined) {
    const href = look === 'a' ? attribute(attributes, 'href') : undefined
    layer.beginLook(tag, look === 'a' && !isElsewhere(href) ? undefined : look, href)
  } else if (tag === 'td' || tag === 'th')
    layer.beginCell(span(attribute(attributes, 'colspan')), span(attribute(attributes, 'rowspan')), tag === 'th')
  else if (tag === 'hr') layer.breakPage()
  else if (TITLES.includes(tag)) layer.beginTitle(Number(tag[1]))
  else (opening[tag] ?? (() => layer.beginBlock('p')))(layer, attributes)
}

function closeTag(/** @type {Layer} */ layer, /** @type {string} */ tag) {
  if (LOOKS.has(tag)) layer.endLook(tag)
  else (closing[tag] ?? (() => layer.beginBlock('p')))(layer)
}

/**
 * Paragraphs of a page, and how they look: nothing of scripts, styles, pictures or comments. A line across begins a new page.
 * @param {string} html @returns {import('../pages.js').Block[]}
 */
export function blocksOfHtml(html) {
  const layer = new Layer()
  for (const [, close, tag = '', attributes = '', letters] of sanitize(html, ALLOWED).matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    if (letters !== undefined) layer.add(plain(letters))
    else if (close === '') openTag(layer, tag, attributes)
    else closeTag(layer, tag)
  }
  return layer.end()
}

/** The page as a text; its own word on the encoding counts where the bytes have no mark. */
function decodePage(/** @type {Buffer} */ bytes) {
  const charset = CHARSET.exec(bytes.subarray(0, 4096).toString('latin1'))?.[1]
  try {
    if (charset !== undefined) return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // It says what it is not.
  }
  return decodeText(bytes)
}

/** Paragraphs of a page of the web. */
export const readHtml = (/** @type {Buffer} */ bytes) => blocksOfHtml(decodePage(bytes))

/** Paragraphs of Markdown. */
export const readMarkdown = (/** @type {Buffer} */ bytes) => blocksOfHtml(new MarkdownIt({ html: false }).render(decodeText(bytes)))
