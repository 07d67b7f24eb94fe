/** A character, or a pair of neighbours, as the number by which the index keeps it. */
export type Gram = number

/** Letters and digits of any script. */
const WORD = /[\p{L}\p{N}]/u
/** By code unit: 0 is not looked at yet, 1 a letter or digit, 2 anything else. */
const kinds = new Uint8Array(0x10000)
const ASTRAL = 0xffff

export function isWord(code: number): boolean {
  if (code > ASTRAL) return WORD.test(String.fromCodePoint(code))
  kinds[code] ||= WORD.test(String.fromCharCode(code)) ? 1 : 2
  return kinds[code] === 1
}

/** First halves of surrogate pairs begin no character of a text: room for pairs that do not fit into 32 bits. Such numbers may meet. */
const mixed = (first: number, second: number) => ((0xd800 | ((first ^ (second >> 16)) & 0x3ff)) << 16) | ((first * 31 + second) & 0xffff)

/** Two neighbours. */
export const pairOf = (first: number, second: number): Gram =>
  first > ASTRAL || second > ASTRAL ? mixed(first, second) : (first << 16) | second

const SPACE = 32

/** What decides whether a text stands in another one: each of its characters, and each pair of neighbours that are letters or digits. */
export function gramsOf(normal: string, into: Set<Gram> = new Set()): Set<Gram> {
  let last = 0
  for (let at = 0; at < normal.length; ) {
    const code = normal.codePointAt(at) ?? 0
    at += code > ASTRAL ? 2 : 1
    if (code === SPACE) {
      last = 0
      continue
    }
    into.add(code)
    const word = isWord(code)
    if (word && last !== 0) into.add(pairOf(last, code))
    last = word ? code : 0
  }
  return into
}

const codesOf = (text: string): number[] => Array.from(text, character => character.codePointAt(0) ?? 0)

/** The grams that a text must have in which this one stands: pairs, and characters without a neighbour. */
export function wantedGrams(normal: string): Gram[] {
  const grams = new Set<Gram>()
  for (const run of normal.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu) ?? []) {
    const codes = codesOf(run)
    if (codes.length === 1) grams.add(codes[0] ?? 0)
    for (let at = 1; at < codes.length; at += 1) grams.add(pairOf(codes[at - 1] ?? 0, codes[at] ?? 0))
  }
  return [...grams]
}

/** Whether the grams alone decide, so that the text itself need not be looked at. */
export function gramsDecide(normal: string): boolean {
  const codes = codesOf(normal)
  if (codes.length === 1) return codes[0] !== SPACE
  return codes.length === 2 && codes.every(code => code <= ASTRAL && isWord(code))
}
