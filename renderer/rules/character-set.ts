/** A set of characters: one bit for each of ASCII, and one for all the rest together. */
export type CharacterSet = bigint

const otherBit = 128
const all: CharacterSet = (1n << 129n) - 1n

export function rangeSet(from: number, to: number): CharacterSet {
  let set = to >= otherBit ? 1n << BigInt(otherBit) : 0n
  for (let code = from; code <= Math.min(to, otherBit - 1); code++) set |= 1n << BigInt(code)
  return set
}

export function invert(set: CharacterSet): CharacterSet {
  // Of the characters beyond ASCII some may be in the set and some outside: the bit stays.
  return (all & ~set) | (1n << BigInt(otherBit))
}

export function union(...sets: readonly CharacterSet[]): CharacterSet {
  return sets.reduce((whole, set) => whole | set, 0n)
}

const digit = rangeSet(48, 57)
const letter = union(rangeSet(65, 90), rangeSet(97, 122))
const word = union(digit, letter, rangeSet(95, 95))
const space = union(rangeSet(9, 13), rangeSet(32, 32), rangeSet(160, 160))

/** Everything but line ends. */
export const dotSet = invert(union(rangeSet(10, 10), rangeSet(13, 13)))

export const classSets: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', digit],
  ['D', invert(digit)],
  ['w', word],
  ['W', invert(word)],
  ['s', space],
  ['S', invert(space)],
])
