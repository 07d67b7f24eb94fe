const longestWord = 100

/**
 * The known word that a person who wrote `word` most likely meant: equal but for case, or a few typing slips away
 * (one for short words, a third of the letters for long ones). Undefined when none is near enough. Ties go to the first.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length === 0 || word.length > longestWord) return undefined
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const limit = Math.min(bestDistance - 1, allowed(word, candidate))
    if (Math.abs(candidate.length - word.length) > limit) continue
    const found = distance(word.toLowerCase(), candidate.toLowerCase())
    if (found <= limit) {
      best = candidate
      bestDistance = found
    }
  }
  return best
}

function allowed(word: string, candidate: string): number {
  return Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3))
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function distance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      const swapped = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, right.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
