import type { SimilarDocument } from '../../../../generated/operations'
import { queryOf } from '../../index/entry'
import type { TextSource } from '../../index/sources'
import type { VisibleSources } from '../found/repository'
import { countedTexts, distinctiveTerms, similarRows, type Trx } from './repository'

/** Words by which a text is told: the most seldom ones of those that another text has as well. */
const WORDS = 16
const MOST = 10
/** Below this part of the weight of all these words two texts are not alike. */
const LEAST = 0.2

/** What is like a document or an entry, of what the caller may read. */
export async function similarTo(trx: Trx, visible: VisibleSources, of: { source: TextSource; id: string }): Promise<SimilarDocument[]> {
  const terms = await distinctiveTerms(trx, of.source, of.id, WORDS)
  const texts = await countedTexts(trx)
  const words = terms.map(({ term, documents }) => ({ query: queryOf([term]), weight: Math.log(1 + texts / documents) }))
  const whole = words.reduce((sum, { weight }) => sum + weight, 0)
  const rows = await similarRows(trx, visible, of, words, LEAST * whole, MOST)
  return rows.map(({ weight, ...row }) => ({ ...row, likeness: whole === 0 ? 100 : Math.round((100 * weight) / whole) }))
}
