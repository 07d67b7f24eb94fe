import { type CharacterSet, union } from './character-set'
import type { PatternNode } from './parse-pattern'

const mostPositions = 500
const mostVariable = 40
/** A repetition up to this often is written out; beyond it counts as unbounded. */
const writtenOut = 20
/** What an unbounded repetition counts among the ways to read a text; four of them in a row are accepted. */
const loopWays = 10
const mostWays = 10_000

/** What a part of a pattern can begin and end with, as numbers of positions (characters of the pattern). */
interface Piece {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly nullable: boolean
}

/** A part outside all loops that can read one text in several ways: its positions and every character in it. */
interface Variable {
  readonly start: number
  readonly end: number
  readonly set: CharacterSet
  readonly ways: number
}

const nothing: Piece = { first: [], last: [], nullable: true }

/**
 * Whether a backtracking engine could take exponential time over the pattern, or a high power of the length: inside a
 * repetition some text can be read in two ways, or a row of repetitions can divide one text among them in too many ways.
 * It is cautious: it also refuses some harmless patterns.
 */
export function canExplode(pattern: PatternNode): boolean {
  const check = new Ambiguity()
  check.visit(pattern)
  return check.found || check.overlapping()
}

class Ambiguity {
  found = false
  private readonly sets: CharacterSet[] = []
  private readonly follow: Set<number>[] = []
  private readonly variables: Variable[] = []
  private depth = 0

  visit(node: PatternNode): Piece {
    if (this.sets.length > mostPositions || this.variables.length > mostVariable) this.found = true
    if (this.found) return nothing
    if (node.node === 'set') return this.position(node.set)
    if (node.node === 'sequence') return node.parts.reduce<Piece>((before, part) => this.after(before, this.visit(part)), nothing)
    if (node.node === 'repeat') return this.repeat(node.body, node.least, node.most)
    return this.choice(node.parts)
  }

  /** Whether the parts that can share a text multiply to too many ways of dividing it among them. */
  overlapping(): boolean {
    const ways: number[] = []
    this.variables.forEach((part, index) => {
      const before = this.variables.slice(0, index).map((other, at) => (this.canShare(other, part) ? (ways[at] ?? 1) : 1))
      ways.push(part.ways * Math.max(1, ...before))
    })
    return Math.max(1, ...ways) > mostWays
  }

  /** Whether a text that the first part reads can lead from it into the second, and be read there too. */
  private canShare(from: Variable, to: Variable): boolean {
    const shared = from.set & to.set
    const seen = new Set<number>()
    const open = Array.from({ length: from.end - from.start }, (_, index) => from.start + index)
    for (let current = open.pop(); current !== undefined; current = open.pop()) {
      for (const next of this.follow[current] ?? []) {
        if (seen.has(next) || ((this.sets[next] ?? 0n) & shared) === 0n) continue
        if (next >= to.start && next < to.end) return true
        seen.add(next)
        open.push(next)
      }
    }
    return false
  }

  private variable(start: number, ways: number): void {
    const end = this.sets.length
    if (this.depth === 0 && ways > 1) this.variables.push({ start, end, set: union(...this.sets.slice(start, end)), ways })
  }

  private choice(nodes: readonly PatternNode[]): Piece {
    const start = this.sets.length
    const parts = nodes.map(part => this.visit(part))
    // Two ways to read nothing are two ways at every place.
    if (parts.filter(part => part.nullable).length > 1) this.found = true
    const first = parts.flatMap(part => part.first)
    if (!this.oneWay(first)) this.variable(start, parts.length)
    return { first, last: parts.flatMap(part => part.last), nullable: parts.some(part => part.nullable) }
  }

  private position(set: CharacterSet): Piece {
    const index = this.sets.push(set) - 1
    this.follow.push(new Set())
    return { first: [index], last: [index], nullable: false }
  }

  private after(before: Piece, next: Piece): Piece {
    this.link(before.last, next.first)
    return {
      first: before.nullable ? [...before.first, ...next.first] : before.first,
      last: next.nullable ? [...before.last, ...next.last] : next.last,
      nullable: before.nullable && next.nullable,
    }
  }

  private repeat(body: PatternNode, least: number, most: number): Piece {
    const bounded = most <= writtenOut
    let whole = nothing
    if (!bounded) {
      if (least > writtenOut) return this.loop(body, false)
      for (let count = 1; count < least; count++) whole = this.after(whole, this.visit(body))
      return this.after(whole, this.loop(body, least === 0))
    }
    for (let count = 0; count < least; count++) whole = this.after(whole, this.visit(body))
    const start = this.sets.length
    const rest = this.optional(body, most - least)
    this.variable(start, most - least + 1)
    return this.after(whole, rest)
  }

  /** `(x(x(x)?)?)?`, so many deep. */
  private optional(body: PatternNode, count: number): Piece {
    if (count === 0 || this.found) return nothing
    const one = this.visit(body)
    if (one.nullable && this.depth > 0) this.found = true
    return { ...this.after(one, this.optional(body, count - 1)), nullable: true }
  }

  private loop(body: PatternNode, nullable: boolean): Piece {
    const start = this.sets.length
    this.depth++
    const piece = this.visit(body)
    this.depth--
    if (piece.nullable) this.found = true
    this.link(piece.last, piece.first)
    const end = this.sets.length
    this.variable(start, loopWays)
    if (!this.oneWay(piece.first)) this.found = true
    for (let index = start; index < end; index++) {
      const inside = [...(this.follow[index] ?? [])].filter(next => next >= start && next < end)
      if (!this.oneWay(inside)) this.found = true
    }
    return nullable ? { ...piece, nullable } : piece
  }

  /** A link that is made twice is two ways to read the same text. Only loops link a pair again. */
  private link(from: readonly number[], to: readonly number[]): void {
    for (const before of from) {
      for (const next of to) {
        if (this.follow[before]?.has(next)) this.found = true
        this.follow[before]?.add(next)
      }
    }
  }

  /** Whether each character leads to at most one of the positions. */
  private oneWay(positions: readonly number[]): boolean {
    let taken = 0n
    for (const index of positions) {
      const set = this.sets[index] ?? 0n
      if ((taken & set) !== 0n) return false
      taken |= set
    }
    return true
  }
}
