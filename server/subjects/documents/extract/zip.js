import { unzipSync } from 'fflate'
import { Problem } from './problem.js'

/** @typedef {import('./types').ExtractLimits} ExtractLimits */

/** How often larger than packed a part may be; short parts of blanks are often more. */
const RATIO = 500
const SMALL = 1024 * 1024
const DOCTYPE = '<!DOCTYPE'

/** What a part of an archive may be, counted over all of them. */
function counter(/** @type {ExtractLimits} */ { entries, unpacked }) {
  let count = 0
  let total = 0
  return (/** @type {{ size: number, originalSize: number }} */ { size, originalSize }) => {
    count += 1
    total += originalSize
    if (count > entries) throw new Problem('tooManyEntries', entries)
    if (total > unpacked || originalSize > Math.max(SMALL, size * RATIO)) throw new Problem('bomb')
  }
}

function unzip(/** @type {Buffer} */ bytes, /** @type {import('fflate').UnzipOptions} */ options) {
  try {
    return unzipSync(bytes, options)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('broken')
  }
}

/**
 * Names of the parts, by the directory alone; refuses what promises more than the limits.
 * @param {Buffer} bytes @param {ExtractLimits} limits
 */
export function listZip(bytes, limits) {
  /** @type {string[]} */
  const names = []
  const count = counter(limits)
  unzip(bytes, {
    filter: file => {
      count(file)
      names.push(file.name)
      return false
    },
  })
  return names
}

/**
 * The parts that are wanted. Their sizes are those of the directory: a part that holds more is broken. XML may declare no types: entities
 * of them grow without end or ask for other files.
 * @param {Buffer} bytes @param {(name: string) => boolean} wanted
 */
export function readZip(bytes, wanted) {
  const parts = unzip(bytes, { filter: ({ name }) => wanted(name) })
  for (const [name, part] of Object.entries(parts)) {
    if (!/\.(?:xml|rels)$/.test(name)) continue
    if (part[0] === 0xff || part[0] === 0xfe || Buffer.from(part.buffer, part.byteOffset, part.length).includes(DOCTYPE))
      throw new Problem('docType')
  }
  return parts
}
