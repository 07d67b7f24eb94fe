import { type Gram, gramsOf } from './grams'
import { Joint } from './joint'
import { normalOf } from './normal'
import { PairCounts } from './often'
import { readingOf } from './reading'
import type { Segmenter } from './words'

/** A page as it is indexed. */
export interface IndexedPage {
  readonly page: number
  readonly text: string
  readonly heading: string | null
}

/** What the index keeps of a document or an entry: grams as PostgreSQL reads an array, words as it reads a `tsvector`. */
export interface IndexEntry {
  readonly title: string
  readonly keywords: string
  readonly initials: string
  readonly reading: string
  readonly titleGrams: string
  readonly grams: string
  readonly words: string
  readonly wide: boolean
  /** How often pairs of its pages stand there at most, in hexadecimal digits. */
  readonly often: string
  readonly length: number
}

/** A text of more different grams is looked at itself. */
const MOST_GRAMS = 100_000
/** Words of so many characters of a text rank it; its end says what its beginning says. */
const LONGEST_RANKED = 300_000
const LONGEST_WORD = 60

/** Where a word stands: the weights of PostgreSQL. */
type Weight = 'A' | 'B' | 'C' | 'D'

const lexeme = (text: string) => `'${text.replace(/['\\]/g, '$&$&')}'`

const arrayOf = (grams: Iterable<Gram>): string => `{${[...grams].join(',')}}`

/** As it reads a `tsquery` that asks for all of them; `weight` narrows it to words that stand in a title (`A`). */
export const queryOf = (lexemes: Iterable<string>, weight: Weight | '' = ''): string =>
  Array.from(lexemes, each => `${lexeme(each)}${weight && `:${weight}`}`).join(' & ')

/** A page in normal form, and what goes over the end of the page before it to this one. */
export interface TakenPage {
  readonly page: number
  readonly text: string
  /** `at` characters of it stand on the page before, as PostgreSQL counts them. */
  readonly joint: { readonly text: string; readonly at: number } | undefined
}

/** Takes in a title, key words and page after page; memory holds different grams and words, never the text. */
export class EntryBuilder {
  private readonly grams = new Set<Gram>()
  /** By word: the first place in each weight, as a `tsvector` has them (`3A,120D`). */
  private readonly words = new Map<string, string>()
  private readonly counts = new PairCounts()
  private readonly title: string
  private readonly keywords: string
  private wide = false
  private length = 0
  private position = 0
  private before = ''

  constructor(
    private readonly segmenter: Segmenter,
    title: string,
    keywords: string,
  ) {
    this.title = normalOf(title)
    this.keywords = normalOf(keywords)
    this.take(this.title, 'A')
    this.take(this.keywords, 'B')
  }

  addPage({ page, text, heading }: IndexedPage): TakenPage {
    const joint = Joint.of(this.before, text)
    if (joint) this.takeJoint(joint)
    this.before = text
    const normal = normalOf(text)
    if (heading) this.addWords(normalOf(heading), 'C')
    this.take(normal, 'D')
    this.counts.add(normal)
    this.length += normal.length
    const over = joint && { text: joint.normal.text, at: Array.from(joint.normal.text.slice(0, joint.at)).length }
    return { page, text: normal, joint: over }
  }

  private takeJoint({ normal, at }: Joint): void {
    if (this.grams.size < MOST_GRAMS) gramsOf(normal.text, this.grams)
    const [last = '', first = ''] = [Array.from(normal.text.slice(0, at)).at(-1), Array.from(normal.text.slice(at))[0]]
    this.counts.add(last + first)
    const over = this.segmenter.wordOver(normal.text, at)
    if (over !== undefined && this.length < LONGEST_RANKED) this.addWords(over, 'D')
  }

  private take(normal: string, weight: Weight): void {
    if (this.grams.size < MOST_GRAMS) gramsOf(normal, this.grams)
    else this.wide = true
    if (this.length < LONGEST_RANKED) this.addWords(normal, weight)
  }

  private addWords(normal: string, weight: Weight): void {
    for (const word of this.segmenter.words(normal)) {
      this.position += 1
      if (word.length > LONGEST_WORD) continue
      const places = this.words.get(word)
      const place = `${Math.min(this.position, 16_383)}${weight}`
      if (places === undefined) this.words.set(word, place)
      else if (!places.includes(weight)) this.words.set(word, `${places},${place}`)
    }
  }

  end(): IndexEntry {
    const { whole, initials } = readingOf(this.title)
    const words = Array.from(this.words, ([word, places]) => `${lexeme(word)}:${places}`)
    return {
      title: this.title,
      keywords: this.keywords,
      initials,
      reading: whole,
      titleGrams: arrayOf(gramsOf(this.title)),
      grams: arrayOf(this.wide ? [] : this.grams),
      words: words.join(' '),
      wide: this.wide,
      often: this.counts.end().toString('hex'),
      length: this.length,
    }
  }
}
