import { type Client, defined } from '../../../../renderer/contract'
import type { Hit, TextOf } from '../calls'

const BASE = '/unstructur/documentdata/analysis/tables'

/** How a table was found. */
export type TableOrigin = 'laid' | 'aligned' | 'recognised'

type Cells = readonly (readonly string[])[]

/** A table as it stands in the list of its document. */
export interface TableHead {
  readonly key: string
  readonly origin: TableOrigin
  readonly title: string
  readonly page: number
  readonly lastPage: number
  readonly rows: number
  readonly columns: number
  readonly titles: readonly string[]
  readonly preview: Cells
  readonly correctedBy: string | null
  readonly correctedTime: string | null
}

export interface TextTables {
  readonly state: 'ready' | 'waiting'
  readonly writable: boolean
  readonly more: boolean
  readonly tables: readonly TableHead[]
}

/** The page of a cell, and the parts of its text. */
export type CellPlace = readonly [page: number, ...stretches: (readonly [start: number, end: number])[]]

export interface TextTable {
  readonly key: string
  readonly origin: TableOrigin
  readonly title: string
  readonly page: number
  readonly lastPage: number
  readonly titles: readonly string[]
  readonly cells: Cells
  readonly places: readonly (readonly (CellPlace | null)[])[]
  readonly correction: (TableContent & { readonly version: number; readonly by: string | null; readonly time: string | null }) | null
}

/** A table as a user has it: `rows` tells for each row which found one it was. */
export interface TableContent {
  readonly title: string
  readonly titles: readonly string[]
  readonly cells: Cells
  readonly rows: readonly (number | null)[]
}

export const readTables = (client: Client, { source, id }: TextOf, signal: AbortSignal): Promise<TextTables> =>
  client.request<TextTables>({ method: 'GET', path: BASE, query: { source, id }, silent: true, signal })

export const readTable = (client: Client, { source, id }: TextOf, key: string, signal: AbortSignal): Promise<TextTable> =>
  client.request<TextTable>({ method: 'GET', path: `${BASE}/queryById`, query: { source, id, key }, silent: true, signal })

export const correctTable = (client: Client, of: TextOf, key: string, version: number, content: TableContent): Promise<TextTable> =>
  client.request<TextTable>({ method: 'PUT', path: `${BASE}/edit`, body: { ...of, key, correction: version, ...content }, silent: true })

export const restoreTable = (client: Client, { source, id }: TextOf, key: string, version: number): Promise<unknown> =>
  client.request({ method: 'DELETE', path: `${BASE}/delete`, query: { source, id, key, version }, silent: true })

/** All tables of a document as a workbook, or one of them. */
export const downloadTables = (client: Client, { source, id }: TextOf, key?: string) =>
  client.download({ method: 'GET', path: `${BASE}/exportXls`, query: defined({ source, id, key }), silent: true })

/** Where a cell stands in the text. */
export const hitsOf = (place: CellPlace | null | undefined): readonly Hit[] => {
  if (!place) return []
  const [page, ...stretches] = place
  return stretches.map(([start, end]) => ({ page, start, end }))
}
