import type { Analysis } from '../analyse'
import type { TableFinder } from '../tables/finder'
import type { TablePage } from '../tables/types'
import type { Corpus } from '../text/weights'

/** What is known of a tenant, in normal form. */
export interface KnownNames {
  readonly firms: ReadonlySet<string>
  /** Whole words by which its texts are cut, names of firms among them. */
  readonly words: readonly string[]
}

/** What a process is told; each order has one reply. */
export type AnalysisOrder =
  /** A text begins; with the names of this key, which the process may know. */
  | { readonly begin: number }
  | ({ readonly key: number } & KnownNames)
  | { readonly pages: readonly TablePage[] }
  | { readonly count: true }
  | { readonly end: Corpus }

/** What was found in a text. */
export interface TextFindings {
  readonly analysis: Analysis
  readonly tables: ReturnType<TableFinder['end']>
}

export type AnalysisReply =
  | { readonly knows: boolean }
  | { readonly full: boolean }
  | { readonly words: readonly string[] }
  | TextFindings
  | { readonly error: string }
