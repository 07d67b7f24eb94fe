/** Shorter names are near to too many others. */
const SHORTEST_NEAR = 4
const pairsOf = (text: string): string[] => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))

/** Changes that two names may have of which the longer has so many characters. */
const changesOf = (longest: number, nearness: number) => Math.floor((1 - nearness) * longest + 1e-9)

/** Changes of one character that make one text the other; `most` and one more where there are more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[other.length] ?? 0
}

/** Finds names that are nearly a given one, by the pairs of characters that they have in common. */
export class NearNames {
  private readonly byPair = new Map<string, number[]>()

  constructor(private readonly names: readonly string[]) {
    for (const [at, name] of names.entries()) {
      if (name.length < SHORTEST_NEAR) continue
      for (const pair of new Set(pairsOf(name))) {
        const known = this.byPair.get(pair)
        if (known) known.push(at)
        else this.byPair.set(pair, [at])
      }
    }
  }

  /** Places of names of which at least `nearness` (0 to 1) is as in the given one, which itself is left out, with how much is. */
  find(name: string, nearness: number): { readonly at: number; readonly grade: number }[] {
    if (name.length < SHORTEST_NEAR) return []
    return this.candidates(name, nearness).flatMap(at => {
      const other = this.names[at] ?? ''
      const longest = Math.max(name.length, other.length)
      const most = changesOf(longest, nearness)
      const changes = distance(name, other, most)
      return changes === 0 || changes > most ? [] : [{ at, grade: 1 - changes / longest }]
    })
  }

  /** Names that share so many pairs as a name must that is near: each change takes two of them at most. */
  private candidates(name: string, nearness: number): number[] {
    const pairs = new Set(pairsOf(name))
    const shared = new Uint8Array(this.names.length)
    const found = new Set<number>()
    for (const pair of pairs) {
      for (const at of this.byPair.get(pair) ?? []) {
        const count = (shared[at] ?? 0) + 1
        shared[at] = count
        const longest = Math.max(name.length, this.names[at]?.length ?? 0)
        if (count >= Math.max(1, pairs.size - 2 * changesOf(longest, nearness))) found.add(at)
      }
    }
    return [...found]
  }
}
