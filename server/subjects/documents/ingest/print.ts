/** Characters below which texts are alike by chance. */
const SHORTEST = 200
/** Characters that are looked at. */
const LONGEST = 50_000
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Two hashes of a piece of text, 32 bits each. */
function hashes(text: string, from: number, to: number): readonly [number, number] {
  let one = OFFSET
  for (let at = from; at < to; at++) one = Math.imul(one ^ text.charCodeAt(at), PRIME)
  const two = Math.imul(one ^ (one >>> 15), 0x85ebca6b)
  return [one, two ^ (two >>> 13)]
}

/**
 * SimHash of a text, 64 bits as `0` and `1`: texts that are nearly the same have prints that differ in a few bits. Blanks do not count. Null
 * for a text that is too short to have one.
 */
export function printOf(whole: string): string | null {
  const text = whole
    .slice(0, LONGEST * 2)
    .replace(/\s+/g, '')
    .slice(0, LONGEST)
  if (text.length < SHORTEST) return null
  const weights = new Int32Array(64)
  const piece = 3
  for (let at = 0; at + piece <= text.length; at++) {
    const [one, two] = hashes(text, at, at + piece)
    for (let bit = 0; bit < 32; bit++) {
      weights[bit] = (weights[bit] ?? 0) + ((one >>> bit) & 1 ? 1 : -1)
      weights[bit + 32] = (weights[bit + 32] ?? 0) + ((two >>> bit) & 1 ? 1 : -1)
    }
  }
  return Array.from(weights, weight => (weight > 0 ? '1' : '0')).join('')
}
