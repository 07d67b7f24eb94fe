import type { EngineCell } from '../engine'

export type Parts = AsyncIterable<readonly (readonly EngineCell[])[]>

export interface Exported {
  readonly rows: number
  /** Signs that the encoding lacks and that became `?`: how many, and some of them. */
  readonly lacking?: { readonly count: number; readonly signs: readonly string[] }
  /** What is other in the file than in the sheet, for people. */
  readonly notes?: readonly string[]
}

/** Rows that a format cannot hold, with a text for people. */
export class ExportError extends Error {
  override readonly name = 'ExportError'
}
