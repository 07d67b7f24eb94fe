/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function randoms(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `size` of the items in their order, chosen by the seed; all of them when there are fewer. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): readonly Item[] {
  const random = randoms(seed)
  const drawn = items.map((item, place) => ({ item, place, by: random() })).sort((a, b) => a.by - b.by)
  return drawn
    .slice(0, size)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Standard deviations that a sample may lie below the whole. */
const CHANCE = 3

/** How many of the tried mutants have to be noticed, where `percent` of all have to: of a sample fewer, so that chance alone fails one room in a thousand. */
export function leastNoticed(tried: number, percent: number, isSample: boolean): number {
  const chance = isSample ? CHANCE * Math.sqrt(tried * percent * (100 - percent)) : 0
  return Math.max(0, Math.ceil((percent * tried - chance) / 100))
}
