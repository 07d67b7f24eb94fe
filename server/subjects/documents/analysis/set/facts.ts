import type { EntityKind } from '../entities'

/** A place in one of the documents of a set. */
export interface SetPlace {
  /** `document:ID` or `knowledge:ID`. */
  readonly document: string
  readonly page: number
  readonly start: number
  readonly end: number
}

export interface FactEntity extends Omit<SetPlace, 'document'> {
  readonly kind: EntityKind
  readonly value: string
  readonly text: string
  readonly item: string | null
  /** What stands around it. */
  readonly around: string
}

/** What is known of one document of a set. */
export interface DocumentFacts {
  /** `document:ID` or `knowledge:ID`. */
  readonly document: string
  readonly keywords: readonly { readonly word: string; readonly weight: number }[]
  readonly entities: readonly FactEntity[]
  /** 64 signs of 0 and 1, alike for texts that are nearly the same; null for one that is too short to have one. */
  readonly print: string | null
}
