import { diffArrays } from 'diff'

/** A paragraph of a text, and on which page it stands. */
export interface Paragraph {
  readonly page: number
  readonly text: string
}

/** A stretch of a paragraph; changed: the other one has something else here. */
export interface Piece {
  readonly text: string
  readonly changed: boolean
}

export interface Side {
  readonly page: number
  readonly pieces: readonly Piece[]
}

/** Paragraphs that stand beside each other; undefined: the other text has none here. */
export interface Row {
  readonly left?: Side | undefined
  readonly right?: Side | undefined
  readonly same: boolean
}

/** The paragraphs of pages, without empty lines. */
export const paragraphsOf = (pages: readonly { readonly page: number; readonly text: string }[]): Paragraph[] =>
  pages.flatMap(({ page, text }) =>
    text
      .split('\n')
      .map(line => ({ page, text: line.trim() }))
      .filter(line => line.text !== ''),
  )

/** Blanks and width of characters make no difference between paragraphs. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')
const keyOf = ({ text }: Paragraph) => plain(text)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Each word with the blanks behind it. */
const wordsOf = (text: string) => {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (segment.trim() === '' && words.length > 0) words[words.length - 1] += segment
    else words.push(segment)
  }
  return words
}

const whole = ({ page, text }: Paragraph, changed: boolean): Side => ({ page, pieces: [{ text, changed }] })

/** Two paragraphs word by word. */
function wordByWord(left: Paragraph, right: Paragraph): Row {
  const [before, after] = [wordsOf(left.text), wordsOf(right.text)]
  const changes = diffArrays(before.map(plain), after.map(plain))
  const pieces = (words: readonly string[], without: 'added' | 'removed') => {
    let at = 0
    return changes
      .filter(change => !change[without])
      .map(({ count, added, removed }) => {
        at += count
        return { text: words.slice(at - count, at).join(''), changed: added || removed }
      })
  }
  return {
    left: { page: left.page, pieces: pieces(before, 'added') },
    right: { page: right.page, pieces: pieces(after, 'removed') },
    same: false,
  }
}

/** Shares of what two texts have in common by which they are one that was changed. */
const ALIKE = 0.4

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** How much two paragraphs have in common, from 0 to 1: pairs of neighbouring characters (Dice). */
export function likeness(left: string, right: string): number {
  if (left === right) return 1
  const [a, b] = [pairsOf(left), pairsOf(right)]
  let common = 0
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0)
  return (2 * common) / Math.max(1, left.length + right.length - 2)
}

/** Paragraphs of a change that are held against each other; of a larger one, those at the same place. */
const MOST_COMPARED = 2500

/** What was taken out and put in at one place: paragraphs that are alike stand beside each other, in their order. */
function aligned(left: readonly Paragraph[], right: readonly Paragraph[]): Row[] {
  const rows: Row[] = []
  const near = left.length * right.length <= MOST_COMPARED
  let at = 0
  for (const [index, paragraph] of left.entries()) {
    const rest = near ? right.slice(at) : right.slice(Math.max(at, index), Math.max(at, index) + 1)
    const found = rest.findIndex(other => likeness(keyOf(paragraph), keyOf(other)) >= ALIKE)
    if (found < 0) {
      rows.push({ left: whole(paragraph, true), same: false })
      continue
    }
    const to = right.indexOf(rest[found] as Paragraph, at)
    for (const added of right.slice(at, to)) rows.push({ right: whole(added, true), same: false })
    rows.push(wordByWord(paragraph, right[to] as Paragraph))
    at = to + 1
  }
  for (const added of right.slice(at)) rows.push({ right: whole(added, true), same: false })
  return rows
}

/** Milliseconds that finding the paragraphs in common may take. */
const LONGEST = 10_000

/** Two texts, paragraph beside paragraph; undefined when they are too long and too different. Lets the page work meanwhile. */
export async function compare(left: readonly Paragraph[], right: readonly Paragraph[]): Promise<readonly Row[] | undefined> {
  const changes = await new Promise<{ count: number; added: boolean; removed: boolean }[] | undefined>(resolve => {
    diffArrays(left.map(keyOf), right.map(keyOf), { timeout: LONGEST, callback: resolve })
  })
  if (changes === undefined) return undefined
  const rows: Row[] = []
  let [a, b] = [0, 0]
  let [out, put]: [Paragraph[], Paragraph[]] = [[], []]
  const flush = () => {
    rows.push(...aligned(out, put))
    out = []
    put = []
  }
  for (const { count, added, removed } of changes) {
    if (removed) out.push(...left.slice(a, a + count))
    if (added) put.push(...right.slice(b, b + count))
    if (!added && !removed) {
      flush()
      for (let at = 0; at < count; at += 1)
        rows.push({ left: whole(left[a + at] as Paragraph, false), right: whole(right[b + at] as Paragraph, false), same: true })
    }
    if (!added) a += count
    if (!removed) b += count
  }
  flush()
  return rows
}

/** Equal paragraphs that are shown before and behind a difference. */
const CONTEXT = 2
/** So many more are folded. */
const FOLDED = 3

/** Rows as they are shown: differences with what stands around them, and stretches of equal rows that are folded. */
export interface Stretch {
  readonly rows: readonly NumberedRow[]
  readonly folded: boolean
}

export interface NumberedRow {
  readonly row: Row
  /** From 0, of all rows. */
  readonly no: number
}

export function stretchesOf(rows: readonly Row[]): readonly Stretch[] {
  const shown = rows.map((_, at) => rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ same }) => !same))
  const stretches: { rows: NumberedRow[]; folded: boolean }[] = []
  for (const [no, row] of rows.entries()) {
    const folded = !shown[no]
    const last = stretches.at(-1)
    if (last?.folded === folded) last.rows.push({ row, no })
    else stretches.push({ rows: [{ row, no }], folded })
  }
  return stretches.map(stretch => (stretch.folded && stretch.rows.length < FOLDED ? { ...stretch, folded: false } : stretch))
}

/** Numbers of rows at which a difference begins: those that follow each other are one. */
export const differencesOf = (rows: readonly Row[]): readonly number[] =>
  rows.flatMap(({ same }, at) => (!same && rows[at - 1]?.same !== false ? [at] : []))
