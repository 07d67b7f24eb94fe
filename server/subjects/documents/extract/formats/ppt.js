import CFB from 'cfb'
import { Problem } from '../problem.js'

/** Types of records of PowerPoint 97. */
const SLIDE = 0x03ee
const SLIDE_LIST = 0x0ff0
const SLIDE_ENTRY = 0x03f3
const CHARACTERS = 0x0fa0
const BYTES = 0x0fa8
const HEADER = 8
/** Records that stand in each other deeper than this are damage. */
const DEEPEST = 50
const ENCRYPTED = 0xf3d1c4df

/** Records in their order, those within others behind them. */
function* records(/** @type {Buffer} */ stream, from = 0, to = stream.length, depth = 0) {
  for (let at = from; at + HEADER <= to; ) {
    const head = stream.readUInt16LE(at)
    const type = stream.readUInt16LE(at + 2)
    const end = Math.min(to, at + HEADER + stream.readUInt32LE(at + 4))
    yield { type, instance: head >> 4, content: stream.subarray(at + HEADER, end), end }
    if ((head & 0xf) === 0xf && depth < DEEPEST) yield* records(stream, at + HEADER, end, depth + 1)
    at = end
  }
}

/** Paragraphs of a record of text; none of other records. */
function linesOf(/** @type {{ type: number, content: Buffer }} */ { type, content }) {
  if (type !== CHARACTERS && type !== BYTES) return []
  const text = content.toString(type === CHARACTERS ? 'utf16le' : 'latin1')
  return text
    .split(/[\r\n\v]/)
    .map(line => line.trim())
    .filter(line => line !== '' && line !== '*')
}

/** Texts of slides: those in their fields, which a list holds, and those that stand beside them. */
function textsOf(/** @type {Buffer} */ stream) {
  /** @type {string[][]} */
  const fields = []
  /** @type {string[][]} */
  const drawn = []
  let listEnd = 0
  let slideEnd = 0
  for (const record of records(stream)) {
    const within = record.end <= listEnd ? fields : record.end <= slideEnd ? drawn : []
    if (record.type === SLIDE_LIST && record.instance === 0) listEnd = record.end
    else if (record.type === SLIDE) {
      slideEnd = record.end
      drawn.push([])
    } else if (record.type === SLIDE_ENTRY && within === fields) fields.push([])
    else within.at(-1)?.push(...linesOf(record))
  }
  return { fields, drawn }
}

/** Slides of a .ppt, each a page: what stands in its fields, then its other texts. */
export function* readPpt(/** @type {Buffer} */ bytes) {
  const file = CFB.read(bytes, { type: 'buffer' })
  const user = Buffer.from(CFB.find(file, 'Current User')?.content ?? [])
  if (user.length >= 16 && user.readUInt32LE(12) === ENCRYPTED) throw new Problem('encrypted')
  const { fields, drawn } = textsOf(Buffer.from(CFB.find(file, 'PowerPoint Document')?.content ?? []))
  for (let index = 0; index < Math.max(fields.length, drawn.length); index++) {
    const [title = '', ...rest] = new Set([...(fields[index] ?? []), ...(drawn[index] ?? [])])
    yield { text: title, breaks: true, ...(title && { level: 1 }) }
    for (const text of rest) yield { text }
  }
}
