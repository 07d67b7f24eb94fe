/** Parts of speech that say what a text is about: nouns, names of firms and terms, what verbs name, words of letters. */
const TOPICAL = /^(?:n|nz|nt|nw|vn|j|l|eng|x)$/
const WORD = /^(?:[\u4e00-\u9fff]{2,12}|[a-z][a-z\d]{2,30})$/
const COMMON =
  /^(?:情况|问题|方面|进行|工作|有关|相关|部分|内容|附件|表格|时候|东西|一下|单位|人民币|日期|合计|小计|备注|序号|有限公司|公司|甲方|乙方|丙方|双方|经办人|联系人|日内|以上|以下)$/

/** Whether a word may be a key word. */
export const isTopical = (word: string, tag: string): boolean =>
  // The dictionary takes the word of contracts for an adjective.
  (TOPICAL.test(tag) || word === '合同') && WORD.test(word) && !COMMON.test(word)

/** Words so near to each other speak of each other. */
const WINDOW = 5
const DAMPING = 0.85
const ROUNDS = 20
/** Words that are weighed; seldom ones of a long text change nothing. */
const MOST_WORDS = 2000

type Weights = ReadonlyMap<string, number>

/** Counts words, and which stand near each other. */
export class WordCounts {
  readonly counts = new Map<string, number>()
  private readonly near = new Map<string, Map<string, number>>()
  private last: string[] = []

  add(word: string): void {
    this.counts.set(word, (this.counts.get(word) ?? 0) + 1)
    for (const other of this.last) if (other !== word) this.link(word, other)
    this.last = [...this.last.slice(1 - WINDOW + 1), word]
  }

  /** Words beyond the end of a line do not speak of those before it. */
  endLine(): void {
    this.last = []
  }

  private link(a: string, b: string): void {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const links = this.near.get(from) ?? new Map<string, number>()
      links.set(to, (links.get(to) ?? 0) + 1)
      this.near.set(from, links)
    }
  }

  /** TextRank: a word weighs what the words near it give away. */
  ranks(): Weights {
    const words = [...this.counts].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_WORDS)
    let ranks = new Map(words.map(([word]) => [word, 1]))
    const out = new Map(words.map(([word]) => [word, sum(this.near.get(word)?.values() ?? [])]))
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = new Map<string, number>()
      for (const word of ranks.keys()) {
        let given = 0
        for (const [other, times] of this.near.get(word) ?? []) given += ((ranks.get(other) ?? 0) * times) / (out.get(other) || 1)
        next.set(word, 1 - DAMPING + DAMPING * given)
      }
      ranks = next
    }
    return ranks
  }
}

const sum = (numbers: Iterable<number>) => {
  let all = 0
  for (const each of numbers) all += each
  return all
}

/** In how many of the documents of a tenant words stand. */
export interface Corpus {
  readonly documents: number
  readonly of: ReadonlyMap<string, number>
}

/** TF-IDF: words that are often here and seldom elsewhere. */
export function frequencies(counts: Weights, { documents, of }: Corpus): Weights {
  return new Map(Array.from(counts, ([word, count]) => [word, count * Math.log((documents + 1) / ((of.get(word) ?? 0) + 1) + 1)]))
}

const scaled = (weights: Weights): Weights => {
  const most = Math.max(...weights.values(), Number.MIN_VALUE)
  return new Map(Array.from(weights, ([word, weight]) => [word, weight / most]))
}

export interface Keyword {
  readonly word: string
  /** 0 to 1. */
  readonly weight: number
  readonly count: number
}

/** The key words of a text, by both measures alike. A word within a longer one that says as much is left out. */
export function keywordsOf(words: WordCounts, corpus: Corpus, most: number): readonly Keyword[] {
  const ranks = scaled(words.ranks())
  const often = scaled(frequencies(words.counts, corpus))
  const all = Array.from(often, ([word, weight]) => ({
    word,
    weight: Math.round(((weight + (ranks.get(word) ?? 0)) / 2) * 1000) / 1000,
    count: words.counts.get(word) ?? 0,
  }))
  return all.toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1)).slice(0, most)
}
