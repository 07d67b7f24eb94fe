import { wantedGrams } from '../grams'
import { normalOf } from '../normal'
import { isWhole, type Segmenter, Segmenters, type WholeWords } from '../words'
import * as rows from './repository'

/** Changed words of one run: each asks the index. The next run goes on with those that are left. */
const MOST = 2000
/** Tenants with words of their own whose segmenters the server keeps for questions, 50 MB each. */
const KEPT = 4

/** Has the texts of the tenant taken in anew in which a word stands that was added to its dictionary or removed since they were cut. */
export async function learnWords(trx: rows.Trx): Promise<void> {
  const words = new Set((await rows.dictionaryWords(trx)).map(normalOf).filter(isWhole))
  const known = new Set(await rows.knownWords(trx))
  const added = [...words].filter(word => !known.has(word)).slice(0, MOST)
  const removed = [...known].filter(word => !words.has(word)).slice(0, MOST)
  for (const word of [...added, ...removed]) await rows.makeDueByGrams(trx, wantedGrams(word))
  if (added.length + removed.length > 0) await rows.keepKnown(trx, added, removed)
}

/** The words by which texts of the tenant are cut: questions are cut by the same. */
export const wholeWords = async (trx: rows.Trx): Promise<WholeWords> => ({
  key: await rows.knownVersion(trx),
  words: () => rows.knownWords(trx),
})

const segmenters = new Segmenters(KEPT)

/** What cuts questions of the tenant. */
export const segmenterOf = async (trx: rows.Trx): Promise<Segmenter> => segmenters.of(await wholeWords(trx))
