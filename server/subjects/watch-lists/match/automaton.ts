/** Patterns that are put in between two chances for other work. */
const STRETCH = 5000

const breathe = () => new Promise(resolve => setImmediate(resolve))

/** A hash of steps `state, code → state` in typed arrays: a million steps are 16 MB. */
class Steps {
  private states = new Int32Array(1 << 12).fill(-1)
  private codes = new Uint16Array(1 << 12)
  private targets = new Int32Array(1 << 12)
  private size = 0

  private slot(state: number, code: number): number {
    const mask = this.states.length - 1
    let at = (Math.imul(state, 0x9e3779b1) ^ Math.imul(code, 0x85ebca6b)) >>> 0
    at = (at ^ (at >>> 15)) & mask
    while (this.states[at] !== -1 && (this.states[at] !== state || this.codes[at] !== code)) at = (at + 1) & mask
    return at
  }

  get(state: number, code: number): number {
    const at = this.slot(state, code)
    return this.states[at] === -1 ? -1 : (this.targets[at] ?? -1)
  }

  set(state: number, code: number, target: number): void {
    if (this.size * 2 >= this.states.length) this.grow()
    const at = this.slot(state, code)
    this.states[at] = state
    this.codes[at] = code
    this.targets[at] = target
    this.size += 1
  }

  private grow(): void {
    const { states, codes, targets } = this
    this.states = new Int32Array(states.length * 2).fill(-1)
    this.codes = new Uint16Array(states.length * 2)
    this.targets = new Int32Array(states.length * 2)
    this.size = 0
    for (const [at, state] of states.entries()) if (state !== -1) this.set(state, codes[at] ?? 0, targets[at] ?? 0)
  }
}

/** The states of a trie in the order in which they were made: parents before children. */
interface Trie {
  readonly parents: number[]
  readonly codes: number[]
  readonly depths: number[]
  /** The pattern that ends in a state; -1: none. */
  readonly ends: number[]
}

/** Finds all of many patterns in one pass over a text (Aho and Corasick). */
export class Automaton {
  private readonly steps = new Steps()
  private failures = new Int32Array(0)
  /** The state of the longest shorter pattern that ends at the same place; 0: none. */
  private shorter = new Int32Array(0)
  private ends = new Int32Array(0)

  private constructor() {}

  /** Over patterns that are not empty and of which no two are the same. */
  static async of(patterns: readonly string[]): Promise<Automaton> {
    const automaton = new Automaton()
    const trie: Trie = { parents: [0], codes: [0], depths: [0], ends: [-1] }
    for (const [at, pattern] of patterns.entries()) {
      automaton.put(trie, pattern, at)
      if (at % STRETCH === STRETCH - 1) await breathe()
    }
    automaton.link(trie)
    return automaton
  }

  private put({ parents, codes, depths, ends }: Trie, pattern: string, at: number): void {
    let state = 0
    for (let unit = 0; unit < pattern.length; unit += 1) {
      const code = pattern.charCodeAt(unit)
      let next = this.steps.get(state, code)
      if (next === -1) {
        next = parents.length
        this.steps.set(state, code, next)
        parents.push(state)
        codes.push(code)
        depths.push(unit + 1)
        ends.push(-1)
      }
      state = next
    }
    ends[state] = at
  }

  private link({ parents, codes, depths, ends }: Trie): void {
    this.ends = Int32Array.from(ends)
    this.failures = new Int32Array(parents.length)
    this.shorter = new Int32Array(parents.length)
    for (const state of inDepth(depths)) {
      const parent = parents[state] ?? 0
      const failure = parent === 0 ? 0 : this.next(this.failures[parent] ?? 0, codes[state] ?? 0)
      this.failures[state] = failure
      this.shorter[state] = (this.ends[failure] ?? -1) >= 0 ? failure : (this.shorter[failure] ?? 0)
    }
  }

  private next(from: number, code: number): number {
    let state = from
    let next = this.steps.get(state, code)
    while (next === -1 && state !== 0) {
      state = this.failures[state] ?? 0
      next = this.steps.get(state, code)
    }
    return next === -1 ? 0 : next
  }

  /** Tells each pattern that stands in the text, with the offset behind its end. */
  scan(text: string, onFound: (pattern: number, end: number) => void): void {
    let state = 0
    for (let at = 0; at < text.length; at += 1) {
      state = this.next(state, text.charCodeAt(at))
      const own = this.ends[state] ?? -1
      for (let found = own >= 0 ? state : (this.shorter[state] ?? 0); found !== 0; found = this.shorter[found] ?? 0)
        onFound(this.ends[found] ?? -1, at + 1)
    }
  }
}

/** All states but the first, those nearer to it first. */
function inDepth(depths: readonly number[]): Int32Array {
  const counts: number[] = []
  for (const depth of depths) counts[depth + 1] = (counts[depth + 1] ?? 0) + 1
  for (let depth = 1; depth < counts.length; depth += 1) counts[depth] = (counts[depth] ?? 0) + (counts[depth - 1] ?? 0)
  const order = new Int32Array(depths.length)
  for (const [state, depth] of depths.entries()) {
    const place = counts[depth] ?? 0
    order[place] = state
    counts[depth] = place + 1
  }
  return order.subarray(1)
}
