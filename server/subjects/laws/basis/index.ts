import { type LineProblem, refuseLines } from '../../../records/lines'
import type { Trx } from '../repository'
import { askedFor } from '../text/asked'
import { texts } from '../texts'
import { quotes } from './quotes'
import { type ArticleThen, articlesThen, type BasisLine, basisOf, setWords, versionsOf } from './repository'

/** Where the findings are, and the field that holds the basis of one. */
export const FINDINGS = '/audit/finding'
const FIELD = 'basis'
/** What the words of a line hold. */
const MAX_WORDS = 2000

interface Judged {
  readonly line: BasisLine & { readonly factDate: string }
  readonly row: number
  readonly found: ArticleThen
}

type Problem = Pick<LineProblem, 'column' | 'message'>

/** What speaks against an article as a basis on the day of the fact; a law of which the library holds no text is not judged. */
function problemOf({ line: { lawName, factDate, article, words }, found }: Judged): Problem | undefined {
  if (!found.known) return undefined
  if (!found.begun) return { column: 'law', message: texts.notInForceYet(lawName, factDate) }
  if (found.expired !== null) return { column: 'law', message: texts.outOfForce(lawName, found.expired) }
  if (found.text === null) return { column: 'article', message: texts.noArticleThen(lawName, factDate, article) }
  if (words && !quotes(found.text, words)) return { column: 'words', message: texts.otherWords(lawName, factDate, article) }
  return undefined
}

/** Whether a line names an article as a whole, and not a paragraph of it. */
const isWhole = (article: string) => /条(?:之[^款项]+)?$/.test(article.trim())

function wordsOf({ line, found }: Judged): readonly { readonly id: string; readonly words: string }[] {
  const { text } = found
  return !line.words && text !== null && text.length <= MAX_WORDS && isWhole(line.article) ? [{ id: line.id, words: text }] : []
}

/**
 * Holds the basis of a finding against the library as it was on the day of the fact: articles that were not in force, are not there or say other
 * words are refused at their lines, unless a reason is given; words that were left out are those of that day. What
 * the writer may not see says nothing.
 */
export async function checkBasis(trx: Trx, findingId: string): Promise<void> {
  const lines = (await basisOf(trx, findingId)).map((line, row) => ({ line, row, ...askedFor(line.article) }))
  const numbered = lines.flatMap(({ line, row, no, sub = 0 }) => (no === undefined ? [] : [{ line, row, no, sub }]))
  if (numbered.length === 0) return
  const found = await articlesThen(
    trx,
    versionsOf(trx),
    numbered.map(({ line: { law, factDate: day }, no, sub }) => ({ law, day, no, sub })),
  )
  const judged = numbered.flatMap(({ line, row }, at) => (found[at] ? [{ line, row, found: found[at] }] : []))
  const problems = judged.flatMap(each => {
    const problem = each.line.reason ? undefined : problemOf(each)
    return problem ? [{ ...problem, row: each.row }] : []
  })
  if (problems.length > 0) refuseLines(FIELD, problems)
  const words = judged.filter(each => !problemOf(each)).flatMap(wordsOf)
  if (words.length > 0) await setWords(trx, words)
}
