import { normalOf, wantedGrams } from '../../documents'
import { entriesInForce } from '../entries/repository'
import { distinctiveTexts } from '../match/text'
import * as rows from './repository'

/**
 * Has the documents looked through in which entries in force stand or may stand: the index tells by their names. A number stands in too many
 * ways of writing: for one, all documents are looked through.
 */
export async function markEntriesDue(trx: rows.Trx, ids: readonly string[]): Promise<void> {
  await rows.markHitDue(trx, ids)
  for (const entry of await entriesInForce(trx, ids)) {
    const texts = distinctiveTexts(entry)
    if (texts.length === 0) return rows.markAllDue(trx)
    for (const text of texts) {
      const grams = wantedGrams(normalOf(text))
      if (grams.length > 0) await rows.markFoundDue(trx, grams)
    }
  }
}
