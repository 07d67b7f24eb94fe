/** What a column holds. `decimal`: exact, 38 digits, `digits` of them after the point. */
export type ColumnType = 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'

/** What is hidden of values: all but the ends of a long one, or everything. */
export type Mask = 'part' | 'whole'

export interface ColumnShape {
  readonly type: ColumnType
  /** Digits after the point, of a decimal. */
  readonly digits?: number | undefined
}

/** What the expression language sees: dates are texts to it, as in records; `exact` are whole numbers and decimals. */
export type Kind = 'text' | 'number' | 'exact' | 'boolean' | 'null'

/** A division by its sides: SQL of whole numbers with 38 digits, which have their points at the same place. */
export interface Quotient {
  readonly left: string
  readonly right: string
  /** Of what is computed of quotients: whether all of those have an end. Only then more than 15 digits leave. */
  readonly ends?: string
}

/** A piece of SQL with what it gives. */
export interface Typed {
  readonly kind: Kind
  readonly sql: string
  /** Digits after the point, of an `exact`. */
  readonly digits?: number
  /** A number that was computed: the noise of its last digits is rounded off where it leaves arithmetic. */
  readonly computed?: true
  /** The division that was computed, where its sides are exact. */
  readonly quotient?: Quotient
  /** The date or time that a text spells, where the column holds one: spares reading it. */
  readonly moment?: { readonly sql: string; readonly timed: boolean }
  /** The value, where it is written in the expression. */
  readonly literal?: string | number | boolean | null
}

/** What a run gives in place of a parameter; null: nothing. `number` is written in digits, so that it stays exact, `date` as 2026-01-31. */
export interface ParameterValue {
  readonly type: 'text' | 'number' | 'date'
  readonly value: string | null
}

/** Values by the names of parameters. */
export type ParameterValues = ReadonlyMap<string, ParameterValue>
