/** What a field of a contract holds. */
export type FieldKind = 'text' | 'amount' | 'date' | 'firm' | 'number'

/** A field as a template describes it. */
export interface TemplateField {
  readonly label: string
  readonly aliases: readonly string[]
  readonly kind: FieldKind
  readonly needed: boolean
  readonly place: 'any' | 'first' | 'heading' | 'column'
  /** Title or column, where the place asks for one. */
  readonly anchor: string
  readonly pattern: string
  /** An expression over `value` and `fields`; '' none. */
  readonly condition: string
  readonly message: string
}

/** A line of a text with its normal form; offsets of the page. */
export interface TextLine {
  readonly page: number
  readonly start: number
  readonly text: string
  readonly normal: string
  readonly starts: ArrayLike<number> & Iterable<number>
  readonly ends: ArrayLike<number>
  /** The title that it is or stands below. */
  readonly heading: string
}

/** A place of a page. */
export interface FoundPlace {
  readonly page: number
  readonly start: number
  readonly end: number
}

/** A value that may be the field's. */
export interface Candidate extends Partial<FoundPlace> {
  /** In a form that is equal for equal things. */
  readonly value: string
  readonly quote: string
  /** Of 100. */
  readonly confidence: number
  readonly reason: string
  readonly problem?: string
}

/** A row of a table of the document, by the titles of its columns. */
export interface TableCells {
  readonly titles: readonly string[]
  readonly cells: readonly (readonly string[])[]
  readonly places: readonly (readonly (readonly [page: number, ...stretches: (readonly [number, number])[]] | null)[])[]
}

/** A document as fields are looked for in it. */
export interface ContractText {
  readonly lines: readonly TextLine[]
  readonly tables: readonly TableCells[]
}
