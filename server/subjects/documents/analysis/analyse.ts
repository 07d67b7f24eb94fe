import { type NormalText, normalise } from '../index/normal'
import type { Segmenter, TaggedWord } from '../index/words'
import { type EntityKind, entitiesOf, type Found } from './entities'
import { itemOf } from './entities/items'
import { type Sentence, sentencesIn, summaryOf } from './text/summary'
import { type Corpus, isTopical, type Keyword, keywordsOf, WordCounts } from './text/weights'

export interface AnalysedPage {
  readonly page: number
  readonly text: string
}

/** An entity at its place: offsets into the text of its page. */
export interface Entity {
  readonly kind: EntityKind
  readonly value: string
  /** As it stands there. */
  readonly text: string
  readonly page: number
  readonly start: number
  readonly end: number
  /** What an amount, a date or a period is of. */
  readonly item?: string | undefined
}

export interface Analysis {
  readonly keywords: readonly Keyword[]
  readonly summary: readonly Omit<Sentence, 'words'>[]
  readonly entities: readonly Entity[]
  /** Whether the text goes on beyond what was looked at. */
  readonly partial: boolean
}

export interface AnalysisLimits {
  /** Characters that are looked at. */
  readonly characters: number
  readonly entities: number
  readonly sentences: number
}

export const ANALYSIS_LIMITS: AnalysisLimits = { characters: 2_000_000, entities: 20_000, sentences: 20_000 }
const MOST_KEYWORDS = 20
const MOST_SUMMARY = 5
/** A line without an end is looked at in parts: no pattern meets a text that it takes long over. */
const LONGEST_LINE = 2000

interface PlacedWord {
  readonly word: string
  readonly at: number
}

/** Lines of a text with the places where they begin. */
function* linesOf(text: string): Generator<readonly [line: string, start: number]> {
  let start = 0
  for (const line of text.split('\n')) {
    for (let at = 0; at < line.length; at += LONGEST_LINE) yield [line.slice(at, at + LONGEST_LINE), start + at]
    start += line.length + 1
  }
}

/** Takes in page after page; memory holds words and what was found, not the text. */
export class Analyser {
  private readonly words = new WordCounts()
  private readonly sentences: Sentence[] = []
  private readonly entities: Entity[] = []
  private characters = 0
  private partial = false

  /** `firms` are known names in normal form. */
  constructor(
    private readonly segmenter: Segmenter,
    private readonly firms: ReadonlySet<string>,
    private readonly limits: AnalysisLimits = ANALYSIS_LIMITS,
  ) {}

  get full(): boolean {
    return this.partial
  }

  addPage({ page, text }: AnalysedPage): void {
    if (this.characters + text.length > this.limits.characters) {
      this.partial = true
      return
    }
    this.characters += text.length
    for (const [line, start] of linesOf(text)) this.addLine(page, line, start)
  }

  private addLine(page: number, line: string, offset: number): void {
    const normal = normalise(line)
    const tagged = this.segmenter.taggedWords(normal.text)
    const found = entitiesOf(normal.text, tagged, this.firms)
    this.addSentences(page, line, offset, this.addWords(normal, tagged, found))
    for (const entity of found) {
      if (this.entities.length === this.limits.entities) {
        this.partial = true
        return
      }
      const { kind, value } = entity
      const start = normal.starts[entity.start] ?? 0
      const end = normal.ends[entity.end - 1] ?? 0
      const text = line.slice(start, end)
      this.entities.push({ kind, value, text, page, start: offset + start, end: offset + end, item: itemOf(normal.text, entity) })
    }
  }

  /** Counts the words that are no part of a name or a number; with their places in the line. */
  private addWords({ text, starts }: NormalText, tagged: readonly TaggedWord[], found: readonly Found[]): readonly PlacedWord[] {
    const topical: PlacedWord[] = []
    let at = 0
    for (const { word, tag } of tagged) {
      const begin = at
      at += word.length
      if (!isTopical(word, tag) || found.some(({ start, end }) => begin < end && at > start)) continue
      this.words.add(word)
      topical.push({ word, at: starts[begin] ?? text.length })
    }
    this.words.endLine()
    return topical
  }

  private addSentences(page: number, line: string, offset: number, topical: readonly PlacedWord[]): void {
    for (const [start, end] of sentencesIn(line)) {
      if (this.sentences.length === this.limits.sentences) return
      const words = topical.filter(({ at }) => at >= start && at < end).map(({ word }) => word)
      this.sentences.push({ page, start: offset + start, end: offset + end, text: line.slice(start, end), words })
    }
  }

  /** The words whose frequency in other documents is wanted for `end`. */
  counted(): readonly string[] {
    return [...this.words.counts.keys()]
  }

  end(corpus: Corpus): Analysis {
    const keywords = keywordsOf(this.words, corpus, MOST_KEYWORDS)
    const weights = new Map(keywords.map(({ word, weight }) => [word, weight]))
    const summary = summaryOf(this.sentences, weights, MOST_SUMMARY).map(({ words: _, ...sentence }) => sentence)
    return { keywords, summary, entities: this.entities, partial: this.partial }
  }
}
