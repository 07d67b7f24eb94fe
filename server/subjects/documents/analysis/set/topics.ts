import type { DocumentFacts } from './facts'

type Vector = ReadonlyMap<string, number>

/** How near two documents are by their key words, from 0 to 1. */
export function nearness(a: Vector, b: Vector): number {
  let both = 0
  for (const [word, weight] of a) both += weight * (b.get(word) ?? 0)
  const size = (vector: Vector) => Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0))
  return both === 0 ? 0 : both / (size(a) * size(b))
}

const vectorOf = ({ keywords }: DocumentFacts): Vector => new Map(keywords.map(({ word, weight }) => [word, weight]))

/** What all members say, added up. */
function centre(members: readonly Vector[]): Vector {
  const sum = new Map<string, number>()
  for (const member of members) for (const [word, weight] of member) sum.set(word, (sum.get(word) ?? 0) + weight)
  return sum
}

/** Documents that are less near to a group begin another one. */
const NEAR = 0.18
const ROUNDS = 3

/** Documents in groups by what they are about; the largest first. One without key words is in none. */
export function topicsOf(all: readonly DocumentFacts[]): readonly (readonly string[])[] {
  const vectors = new Map(all.filter(({ keywords }) => keywords.length > 0).map(facts => [facts.document, vectorOf(facts)]))
  let groups: string[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const centres = groups.map(group => centre(group.map(document => vectors.get(document) ?? new Map())))
    const next: string[][] = centres.map(() => [])
    for (const [document, vector] of vectors) {
      const nears = centres.map(each => nearness(vector, each))
      const best = Math.max(0, ...nears)
      const at = nears.indexOf(best)
      if (best >= NEAR && at >= 0) next[at]?.push(document)
      else {
        next.push([document])
        centres.push(vector)
      }
    }
    groups = next.filter(group => group.length > 0)
  }
  return groups.toSorted((a, b) => b.length - a.length)
}
