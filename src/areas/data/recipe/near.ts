/** A value and how often it stands. */
export interface Counted {
  readonly value: string
  readonly count: number
}

/** Values that may mean the same, the most frequent one first. */
export type Cluster = readonly Counted[]

const FORMS = /股份有限公司|有限责任公司|有限公司|集团公司|公司|集团/g
/** Shorter values differ by one character for good. */
const SHORTEST = 4
/** Beyond so many, values are not compared one with the other. */
const MOST_COMPARED = 2000

/** What is left of a value without width, case, blanks, signs and legal forms. */
export function fingerprint(value: string): string {
  const letters = value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return letters.replace(FORMS, '') || letters
}

/** Whether two texts differ by one character at most: another one, one more or one fewer, or two that changed places. */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Groups of values whose fingerprints are the same or nearly so; numbers in them have to be the same. */
export function clustersOf(values: readonly Counted[]): readonly Cluster[] {
  const groups = new Map<string, Counted[]>()
  for (const counted of values) {
    const key = fingerprint(counted.value)
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), counted])
  }
  const keys = [...groups.keys()]
  const leader = new Map(keys.map(key => [key, key]))
  const leaderOf = (key: string): string => {
    const next = leader.get(key) ?? key
    return next === key ? key : leaderOf(next)
  }
  const compared = keys.filter(key => key.length >= SHORTEST).slice(0, MOST_COMPARED)
  for (const [at, key] of compared.entries())
    for (const other of compared.slice(at + 1))
      if (digits(key) === digits(other) && isNear(key, other)) leader.set(leaderOf(other), leaderOf(key))
  const joined = new Map<string, Counted[]>()
  for (const key of keys) joined.set(leaderOf(key), [...(joined.get(leaderOf(key)) ?? []), ...(groups.get(key) ?? [])])
  return [...joined.values()].filter(group => group.length > 1).map(group => group.toSorted((a, b) => b.count - a.count))
}
