import { amounts } from '../../analysis/entities/amounts'
import type { Found } from '../../analysis/entities/types'

/** Characters between an amount in words and the same in digits. */
const FAR = 16

const isWords = (normal: string, { start, end }: Found) => !/\d/.test(normal.slice(start, end))

/** An amount in words beside one in digits, within a line. */
export interface Both {
  readonly words: Found
  readonly digits: Found
}

/** The other form of an amount that stands at an offset; undefined where it is written but once. */
export function bothForms(normal: string, at: number): Both | undefined {
  const found = amounts(normal).toSorted((a, b) => a.start - b.start)
  const own = found.findIndex(({ start, end }) => at >= start && at < end)
  for (const [left, right] of [
    [own, own + 1],
    [own - 1, own],
  ] as const) {
    const [a, b] = [found[left], found[right]]
    if (own < 0 || !a || !b || b.start - a.end > FAR || isWords(normal, a) === isWords(normal, b)) continue
    // A part of a sum stands behind a mark, the same amount behind a bracket or the word for its form.
    if (!/^[\s(,:]*(?:人民币|大写|小写|rmb|[(:¥\s])*$/.test(normal.slice(a.end, b.start).replace(/[《》<>]/g, '('))) continue
    return isWords(normal, a) ? { words: a, digits: b } : { words: b, digits: a }
  }
  return undefined
}
