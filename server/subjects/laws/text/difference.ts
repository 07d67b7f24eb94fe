import type { Article } from './outline'

/** How an article of one version stands to that of another. */
export type ArticleChange = 'same' | 'changed' | 'moved' | 'added' | 'removed'

export interface ArticlePair {
  /** `moved` has another number, its text may have changed, too. */
  readonly change: ArticleChange
  readonly before?: Article
  readonly after?: Article
}

/** Of two texts under one number: below it they have nothing to do with each other. */
const ALIKE = 0.3
/** Of two texts under different numbers: from here on one is the other. */
const MOVED = 0.6

type Grams = ReadonlyMap<string, number>

function gramsOf(text: string): Grams {
  const signs = Array.from(text.replace(/[\s　]+/g, ''))
  const grams = new Map<string, number>()
  for (let at = 0; at < Math.max(signs.length - 1, 1); at += 1) {
    const gram = signs.slice(at, at + 2).join('')
    grams.set(gram, (grams.get(gram) ?? 0) + 1)
  }
  return grams
}

/** Dice's coefficient over pairs of signs, 0 to 1. */
function likeness(one: Grams, other: Grams): number {
  const sum = (grams: Grams) => [...grams.values()].reduce((all, each) => all + each, 0)
  let common = 0
  for (const [gram, times] of one) common += Math.min(times, other.get(gram) ?? 0)
  return (2 * common) / (sum(one) + sum(other))
}

const numberKey = ({ no, sub, label }: Article) => (no === 0 ? label : `${no}-${sub}`)
const plain = ({ text }: Article) => text.replace(/[\s　]+/g, '')

/** Takes pairs out of what is left of both sides, each article once. */
class Pairing {
  readonly partner = new Map<Article, Article>()
  private readonly free: Set<Article>

  constructor(
    private readonly before: readonly Article[],
    private readonly after: readonly Article[],
  ) {
    this.free = new Set(before)
  }

  /** Pairs what has the same key. */
  by(key: (article: Article) => string, fits: (before: Article, after: Article) => boolean = () => true): void {
    const byKey = new Map<string, Article[]>()
    for (const article of this.free) byKey.set(key(article), [...(byKey.get(key(article)) ?? []), article])
    for (const article of this.after) {
      const found = this.partner.has(article)
        ? undefined
        : byKey.get(key(article))?.find(each => this.free.has(each) && fits(each, article))
      if (found) this.pair(found, article)
    }
  }

  /** Pairs what is left by how alike its texts are, the most alike first. */
  byLikeness(least: number, grams: (article: Article) => Grams): void {
    const open = this.after.filter(each => !this.partner.has(each))
    const found = open.flatMap(after =>
      [...this.free].flatMap(before => {
        const score = likeness(grams(before), grams(after))
        return score >= least ? [{ before, after, score }] : []
      }),
    )
    for (const { before, after } of found.toSorted((a, b) => b.score - a.score))
      if (this.free.has(before) && !this.partner.has(after)) this.pair(before, after)
  }

  /** All of both sides in the order of the new one; what was removed stands behind what it followed. */
  pairs(): readonly ArticlePair[] {
    const pairs: ArticlePair[] = this.after.map(after => pairOf(this.partner.get(after), after))
    let place = 0
    for (const before of this.before) {
      const at = pairs.findIndex(pair => pair.before === before)
      if (at >= 0) place = at + 1
      else pairs.splice(place++, 0, { change: 'removed', before })
    }
    return pairs
  }

  private pair(before: Article, after: Article): void {
    this.free.delete(before)
    this.partner.set(after, before)
  }
}

function pairOf(before: Article | undefined, after: Article): ArticlePair {
  if (!before) return { change: 'added', after }
  if (numberKey(before) !== numberKey(after)) return { change: 'moved', before, after }
  return { change: plain(before) === plain(after) ? 'same' : 'changed', before, after }
}

/**
 * Two versions of a law article by article: equal texts first, then those under one number that are alike, then those that moved to another
 * number; what is left was added or removed.
 */
export function compareArticles(before: readonly Article[], after: readonly Article[]): readonly ArticlePair[] {
  const kept = new Map<Article, Grams>()
  const grams = (article: Article) => {
    const found = kept.get(article) ?? gramsOf(article.text)
    kept.set(article, found)
    return found
  }
  const pairing = new Pairing(before, after)
  pairing.by(article => `${numberKey(article)} ${plain(article)}`)
  pairing.by(plain)
  pairing.by(numberKey, (one, other) => likeness(grams(one), grams(other)) >= ALIKE)
  pairing.byLikeness(MOVED, grams)
  return pairing.pairs()
}
