import type { Jieba } from '@node-rs/jieba'

/** Words of grammar: in every text, so that they tell none from another. */
const GRAMMAR = /^(?:[的了和与及或在是为于对等之其并将由从以应该本]|the|of|and|a|to|in)$/
const WORD = /[\p{L}\p{N}]/u
/** Common enough for jieba to keep such a word whole. */
const FREQUENCY = 100_000

/** Whether a normal text can be kept whole. */
export const isWhole = (word: string): boolean => /^\S{2,40}$/u.test(word)

/** A word with its part of speech, as jieba names it: n, nr, ns, v, vn … */
export interface TaggedWord {
  readonly word: string
  readonly tag: string
}

const isTold = (word: string) => WORD.test(word) && !GRAMMAR.test(word)

/** Cuts normal texts into words: by the dictionary of the language, and by words of one tenant that stay whole. */
export class Segmenter {
  private constructor(private readonly jieba: Jieba) {}

  /** Takes a fifth of a second and 50 MB. `words` are in normal form. */
  static async of(words: Iterable<string>): Promise<Segmenter> {
    const [{ Jieba: Cutter }, { dict }] = await Promise.all([import('@node-rs/jieba'), import('@node-rs/jieba/dict.js')])
    const jieba = Cutter.withDict(dict)
    const whole = [...words].filter(isWhole)
    if (whole.length > 0) jieba.loadDict(Buffer.from(whole.map(word => `${word} ${FREQUENCY} n\n`).join('')))
    return new Segmenter(jieba)
  }

  /** The words of a text in their order, those in longer ones among them; without punctuation and words of grammar. */
  words = (normal: string): string[] => this.jieba.cutForSearch(normal, true).filter(isTold)

  /** The same, each stretch of the text in one word alone. */
  plainWords = (normal: string): string[] => this.jieba.cut(normal, true).filter(isTold)

  /** The word that a place is within; undefined where a word begins there. */
  wordOver(normal: string, at: number): string | undefined {
    let end = 0
    for (const word of this.jieba.cut(normal, true)) {
      const begin = end
      end += word.length
      if (begin < at && end > at) return word
      if (begin >= at) return undefined
    }
    return undefined
  }

  /** All words with their parts of speech, also punctuation: together they are the text. */
  taggedWords = (normal: string): readonly TaggedWord[] => this.jieba.tag(normal, true)
}

/** Words that stay whole, under a key that changes with them. */
export interface WholeWords {
  readonly key: string
  readonly words: () => Promise<Iterable<string>>
}

/** No words of a tenant. */
export const NO_WORDS: WholeWords = { key: '', words: () => Promise.resolve([]) }

/** Segmenters of the words that were asked for last, each loaded once. */
export class Segmenters {
  private readonly kept = new Map<string, Promise<Segmenter>>()

  constructor(private readonly most: number) {}

  has = (key: string): boolean => this.kept.has(key)

  of({ key, words }: WholeWords): Promise<Segmenter> {
    const segmenter = this.kept.get(key) ?? words().then(Segmenter.of)
    this.kept.delete(key)
    this.kept.set(key, segmenter)
    // One that could not be loaded is loaded anew when it is next asked for.
    segmenter.catch(() => this.kept.delete(key))
    const [oldest] = this.kept.keys()
    if (oldest !== undefined && this.kept.size > this.most) this.kept.delete(oldest)
    return segmenter
  }
}
