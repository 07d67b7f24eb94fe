import type { TextOf } from './calls'

/** The results from which a document was opened. */
export interface Trail {
  /** The address of the search. */
  readonly back: string
  /** What was looked for. */
  readonly text: string
  /** In their order, with the page of their best passage. */
  readonly found: readonly (TextOf & { readonly page: number })[]
}

let last: Trail | undefined

/** Remembers the results from which a document is opened, as long as the window lives. */
export function leaveTrail(trail: Trail): void {
  last = trail
}

/** The neighbours of a document among the results from which it was opened; undefined when it was opened otherwise. */
export function trailAt({ source, id }: TextOf) {
  const at = last?.found.findIndex(each => each.source === source && each.id === id) ?? -1
  if (last === undefined || at < 0) return undefined
  return { back: last.back, text: last.text, at, total: last.found.length, previous: last.found[at - 1], next: last.found[at + 1] }
}
