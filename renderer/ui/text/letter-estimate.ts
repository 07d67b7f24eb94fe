/** Pixels of a letter of 14 px that stands in a square, such as a Chinese one. */
const SQUARE = 14
/** From here on scripts write in squares. */
const SQUARES = 0x2e80

/** Pixels of other letters, a little more than common fonts of systems take; letters beside these take `OTHER`. */
const GROUPS: readonly (readonly [letters: string, pixels: number])[] = [
  [" !'`.,:;|ijlI", 4.4],
  ['()[]{}/\\"*-frt', 5.8],
  ['0123456789', 8],
  ['ABCDEFGHJKLNOPQRSTUVXYZ', 9.6],
  ['mwMW@%', 12.8],
]
const OTHER = 8.5

/** About as many pixels as a letter takes, whatever its weight: for places where nothing can be measured. */
export function estimateLetter(letter: string): number {
  if (letter.charCodeAt(0) >= SQUARES) return SQUARE
  return GROUPS.find(([letters]) => letters.includes(letter))?.[1] ?? OTHER
}
