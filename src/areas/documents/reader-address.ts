import type { TextOf } from './calls'

/** Where the reader stands. */
export const READER = '/unstructur/reader'

interface Opening extends TextOf {
  /** Default 1. */
  readonly page?: number | undefined
  /** What was looked for. */
  readonly text?: string | undefined
}

/** The address of a document in the reader, at a page, with what was looked for. */
export function readerAddress({ source, id, page, text }: Opening): string {
  const said = { source, id, ...(page !== undefined && page > 1 && { page: String(page) }), ...(text && { text }) }
  return `${READER}?${new URLSearchParams(said)}`
}
