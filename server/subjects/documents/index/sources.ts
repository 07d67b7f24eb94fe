import type { Catalog, SearchableRows } from '../../../query'

/** Where a text that is searched comes from: documents, entries of knowledge, or rows of an entity, by their table. */
export type SourceName = string

/** Sources whose records have pages, which are read, cited and collected. */
export type TextSource = 'document' | 'knowledge'

/** A kind of records that the index is over. */
export interface IndexSource {
  readonly name: SourceName
  readonly table: string
  /** Of rows of an entity: their columns. Documents and entries have pages instead. */
  readonly row?: SearchableRows | undefined
}

const LIBRARY: readonly IndexSource[] = [
  { name: 'document', table: 'document' },
  { name: 'knowledge', table: 'knowledge_entry' },
]

export const hasPages = (source: SourceName): source is TextSource => LIBRARY.some(({ name }) => name === source)

/** All that the index of an application is over. */
export const sourcesOf = ({ searchable }: Pick<Catalog, 'searchable'>): readonly IndexSource[] => [
  ...LIBRARY,
  ...searchable.all().map(row => ({ name: row.table, table: row.table, row })),
]

/** A source that is known to be one. */
export function sourceOf(catalog: Pick<Catalog, 'searchable'>, name: SourceName): IndexSource {
  const found = sourcesOf(catalog).find(source => source.name === name)
  if (!found) throw new Error(`There is no source ${name}.`)
  return found
}
