import { type Asking, type Catalog, type ListSpec, type Reader, readerOf, type Trx } from '../../../query'
import { find, type RecordRow } from '../../../records/repository'

/** Kinds of records that document search is over, each with where its list stands. */
const BASES = {
  document: '/unstructur/documentdata/documentinformation',
  knowledge: '/unstructur/documentdata/knowledgebase',
} as const

/** Where documents are read by the list convention. */
export const DOCUMENTS = BASES.document
export const KNOWLEDGE = BASES.knowledge

export type DocumentSource = keyof typeof BASES
export const SOURCES = Object.keys(BASES) as readonly DocumentSource[]

/**
 * The list by which a reader reads records of a kind: with the rules for rows and the secrecy that the reader is held to. Undefined without
 * the right to it, or where the application has no such entity.
 */
export function listFor(catalog: Catalog, reader: Reader, source: DocumentSource): ListSpec | undefined {
  const list = catalog.readable.at(BASES[source])
  if (!list || (list.right !== null && !reader.can(list.right))) return undefined
  return list.spec(reader)
}

/** The same for a caller. */
export const listOf = (catalog: Catalog, asking: Asking, source: DocumentSource) => listFor(catalog, readerOf(asking), source)

/** One record of a kind, if the caller may read it; else undefined, as where there is none. */
export async function findReadable(trx: Trx, asking: Asking, source: DocumentSource, id: string): Promise<RecordRow | undefined> {
  const list = listOf(trx.catalog, asking, source)
  return list && find(trx, list, id)
}

/** One record of a kind, if the caller may change it; who reads it by a share may not. */
export async function findWritable(trx: Trx, asking: Asking, source: DocumentSource, id: string): Promise<RecordRow | undefined> {
  const reader = readerOf(asking)
  const own = trx.catalog.readable.at(BASES[source])?.shares
  return own && reader.can(own.right) ? find(trx, own.spec(reader), id) : undefined
}

/** A list with the rules for rows that a caller is held to, for what is chosen out of it without the right to it. */
export const ruledList = (catalog: Catalog, asking: Asking, base: string): ListSpec | undefined =>
  catalog.readable.at(base)?.spec(readerOf(asking))
