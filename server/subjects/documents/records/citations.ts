import type { LabelReader, Trx } from '../../../query'
import { findMany } from '../../../records/repository'
import { replacedFiles } from '../versions/repository'
import { type DocumentSource, listFor, SOURCES } from './readable'
import { texts } from './texts'

interface Cited {
  readonly key: string
  readonly id: string
  readonly page: string | undefined
  readonly file: number | undefined
}

/** Keys of one kind, `document:ID`, `document:ID:3` of a page, `document:ID:3@2` of its second file. */
const citedOf = (source: DocumentSource, keys: readonly string[]): readonly Cited[] =>
  keys.flatMap(key => {
    const [place = '', file] = key.split('@')
    const [kind, id = '', page] = place.split(':')
    return kind === source ? [{ key, id, page, file: file === undefined ? undefined : Number(file) }] : []
  })

/** Keys of citations whose file was replaced since, by one of another content. */
async function changedKeys(trx: Trx, cited: readonly Cited[]): Promise<ReadonlySet<string>> {
  const numbered = cited.flatMap(({ key, id, file }) => (file === undefined ? [] : [{ key, id, no: file }]))
  if (numbered.length === 0) return new Set()
  const replaced = await replacedFiles(trx, numbered)
  return new Set(numbered.filter(({ id, no }) => replaced.some(file => file.id === id && file.no === no)).map(({ key }) => key))
}

/**
 * Titles of cited records that the reader of the transaction may read, and whether their text is another one by now; all others are told
 * alike, whether they are there or not.
 */
export const citationTexts: LabelReader = async (trx, _rest, values = []) => {
  const found = new Map(values.map(key => [key, texts.unseen]))
  for (const source of SOURCES) {
    const cited = citedOf(source, values)
    const list = trx.reader && listFor(trx.catalog, trx.reader, source)
    if (cited.length === 0 || list === undefined) continue
    const rows = await findMany(trx, list, [...new Set(cited.map(({ id }) => id))])
    const changed = source === 'document' ? await changedKeys(trx, cited) : new Set<string>()
    for (const { key, id, page } of cited) {
      const name = rows.get(id)?.name
      if (name === undefined) continue
      const place = page === undefined ? String(name) : texts.onPage(String(name), page)
      found.set(key, changed.has(key) ? texts.changed(place) : place)
    }
  }
  return found
}
