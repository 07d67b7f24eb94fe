/** A sentence with its place in the text and the words that it says something with. */
export interface Sentence {
  readonly page: number
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: readonly string[]
}

const END = /[^。!?！？;；\n]+[。!?！？;；]?/g
const SHORTEST = 8
/** What has no full stop is a title or a label, unless it is as long as a sentence. */
const LABEL = 20
const LONGEST = 200

/** Where the sentences of a page stand; those that are too short to say anything, or too long to be one, are left out. */
export function sentencesIn(text: string): readonly (readonly [start: number, end: number])[] {
  return [...text.matchAll(END)].flatMap(({ 0: sentence, index }) => {
    const start = index + (sentence.length - sentence.trimStart().length)
    const length = sentence.trim().length
    const whole = length >= (/[。!?！？;；]$/.test(sentence) ? SHORTEST : LABEL)
    return whole && length <= LONGEST ? [[start, start + length] as const] : []
  })
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  let count = 0
  for (const word of a) if (b.has(word)) count += 1
  return count / Math.max(1, Math.min(a.size, b.size))
}

/** What the first sentences of a text weigh beside later ones. */
const BEGINNING = 0.25
/** Sentences that share more of their words say the same. */
const ALIKE = 0.6

/** The sentences that say most of what the key words say, none that repeats another, in the order of the text. */
export function summaryOf(sentences: readonly Sentence[], weights: ReadonlyMap<string, number>, most: number): readonly Sentence[] {
  const weighed = sentences.map((sentence, at) => {
    const words = new Set(sentence.words.filter(word => weights.has(word)))
    let weight = 0
    for (const word of words) weight += weights.get(word) ?? 0
    // A long sentence holds more words by being long.
    const score = weight / Math.sqrt(10 + sentence.text.length) + (at < 3 ? BEGINNING * weight * 0.1 : 0)
    return { sentence, words, score, at }
  })
  const chosen: typeof weighed = []
  for (const each of weighed.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length === most || each.score <= 0) break
    if (chosen.every(({ words }) => shared(words, each.words) < ALIKE)) chosen.push(each)
  }
  return chosen.toSorted((a, b) => a.at - b.at).map(({ sentence }) => sentence)
}
