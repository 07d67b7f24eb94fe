import type { ListSpec } from './types'

/** Who reads: the account, and the rights that it holds. */
export interface Reader {
  readonly username: string
  readonly can: (right: string) => boolean
}

/** A caller, as far as reading goes. */
export interface Asking {
  readonly session: { readonly userId: string; readonly username: string }
  readonly can: Reader['can']
}

/** A list that reports may stand on: what its readers may read of it, and nothing else. */
export interface ReadableList {
  /** Where it is read by the list convention, such as `/course/lecturer`. */
  readonly base: string
  /** The right that its list asks for. Null: everybody who has signed in may read it. */
  readonly right: string | null
  /** The right to take its rows away as a workbook. */
  readonly exports: string
  /** True: rows have owners, so that nobody may be offered all of them. Default false. */
  readonly owned?: boolean
  /** Columns and rows that the reader may see. */
  readonly spec: (reader: Reader) => ListSpec
}

const lists = new Map<string, ReadableList>()

/** Lets reports stand on a list. */
export function declareReadable(list: ReadableList): void {
  lists.set(list.base, list)
}

/** Every list that was declared. */
export const readableLists = (): readonly ReadableList[] => [...lists.values()]

/** The list at a base path; undefined when none was declared. */
export const readableAt = (base: string): ReadableList | undefined => lists.get(base)
