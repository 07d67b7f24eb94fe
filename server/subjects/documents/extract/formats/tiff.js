import { Transformer } from '@napi-rs/image'
import UTIF from 'utif2'
import { Problem } from '../problem.js'
import { recognisePicture } from './picture.js'

/** Tags of width and height. */
const WIDTH = 't256'
const HEIGHT = 't257'
/** Tags of where the parts of a picture lie, and of how long they are. */
const STRIPS = 't273'
const STRIP_BYTES = 't279'
const TILES = 't324'
const TILE_BYTES = 't325'

/** A page that is not read. */
const BLANK = { text: '', headings: [], recognised: /** @type {const} */ (false) }

/** Whether the chain of directories comes back to one that was there: it would be followed for ever. */
function isEndless(/** @type {Buffer} */ bytes) {
  const little = bytes[0] === 0x49
  const at16 = (/** @type {number} */ at) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const at32 = (/** @type {number} */ at) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const seen = new Set()
  for (let at = at32(4); at !== 0 && at + 2 <= bytes.length; ) {
    if (seen.has(at)) return true
    seen.add(at)
    const next = at + 2 + at16(at) * 12
    at = next + 4 <= bytes.length ? at32(next) : 0
  }
  return false
}

/** The directories of the pages, of which each says how large it is; thumbnails within them are left out. */
function directoriesOf(/** @type {Buffer} */ bytes) {
  if (bytes.length < 8 || isEndless(bytes)) throw new Problem('broken')
  try {
    return UTIF.decode(bytes).map(directory => ({ directory, pixels: Number(directory[WIDTH]) * Number(directory[HEIGHT]) }))
  } catch {
    throw new Problem('broken')
  }
}

/** Whether all of a page lies in the file: what is missing would be read as blank. */
function isWhole(/** @type {Buffer} */ bytes, /** @type {UTIF.IFD} */ directory) {
  const offsets = /** @type {number[]} */ (directory[STRIPS] ?? directory[TILES] ?? [])
  const lengths = /** @type {number[]} */ (directory[STRIP_BYTES] ?? directory[TILE_BYTES] ?? [])
  return offsets.length > 0 && offsets.every((offset, index) => offset + (lengths[index] ?? 0) <= bytes.length)
}

function draw(/** @type {Buffer} */ bytes, /** @type {UTIF.IFD} */ directory) {
  try {
    UTIF.decodeImage(bytes, directory)
    return Transformer.fromRgbaPixels(UTIF.toRGBA8(directory), directory.width, directory.height)
  } catch {
    throw new Problem('broken')
  }
}

/**
 * The pages of a scan or fax, each recognised.
 * @param {Buffer} bytes @param {import('../read.js').ReadLimits} limits @param {(done: number, of: number) => void} onPage
 */
export async function readTiff(bytes, limits, onPage) {
  const found = directoriesOf(bytes)
  if (found.length > limits.pages) throw new Problem('tooManyPages', limits.pages)
  if (found.length === 0 || found.some(({ directory, pixels }) => !(pixels > 0) || !isWhole(bytes, directory))) throw new Problem('broken')
  if (found.some(({ pixels }) => pixels > limits.pixels)) throw new Problem('tooManyPixels')
  const pages = []
  for (const [index, { directory }] of found.entries()) {
    pages.push(limits.budget.take() ? await recognisePicture(draw(bytes, directory)) : BLANK)
    // What was decoded of the page is no longer needed.
    directory.data = new Uint8Array()
    onPage(index + 1, found.length)
  }
  return pages
}
