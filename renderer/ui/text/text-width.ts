/** Pixels of a letter of 14 px that stands in a square, such as a Chinese one. */
const SQUARE = 14
/** From here on scripts write in squares. */
const SQUARES = 0x2e80

/** Pixels of other letters, a little more than fonts of systems take; letters beside these take `OTHER`. */
const GROUPS: readonly (readonly [letters: string, pixels: number])[] = [
  [" !'`.,:;|ijlI", 4.4],
  ['()[]{}/\\"*-frt', 5.8],
  ['0123456789', 8],
  ['ABCDEFGHJKLNOPQRSTUVXYZ', 9.6],
  ['mwMW@%', 12.8],
]
const OTHER = 8.5
const LATIN = Array.from(
  { length: 128 },
  (_, code) => GROUPS.find(([letters]) => letters.includes(String.fromCharCode(code)))?.[1] ?? OTHER,
)

/** About as many pixels as a text takes; at most `most`. To measure it would lay the page out. */
export function textWidth(text: string, most = Number.POSITIVE_INFINITY): number {
  let width = 0
  for (let at = 0; at < text.length && width < most; at++) {
    const code = text.charCodeAt(at)
    width += code >= SQUARES ? SQUARE : (LATIN[code] ?? OTHER)
  }
  return Math.ceil(Math.min(width, most))
}
