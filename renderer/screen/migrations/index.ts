import type { JsonDocument } from '../json/document'

/** What brings a document from one version of the language to the next, for screens and entities alike. */
export interface Migration {
  /** The version that it starts from; it leads to the one after. */
  readonly from: number
  /** The same content in the words of the next version. Nodes keep their offsets, so that issues still point at what was written. */
  readonly migrate: (document: JsonDocument) => JsonDocument
}

/** One file each, named like `01-rename-dict.ts`, in their order. The language is at its first version: there are none yet. */
export const MIGRATIONS: readonly Migration[] = []
