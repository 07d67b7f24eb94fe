import type { Expression } from './expression'

/** A rule's own judgement: the message when it refuses the value, undefined when it accepts. May take its time. */
export type RuleHandler = (value: unknown, place: RulePlace) => string | undefined | Promise<string | undefined>

/** Of what the value is, as a handler sees it. */
export interface RulePlace {
  /** Title of the field. */
  readonly title: string
  /** The record that holds the value. */
  readonly record: { readonly [name: string]: unknown }
}

/**
 * A rule as an author writes it. A text is a preset code (`m`, `*6-16` …), `only`, or a regular expression;
 * so is `pattern`. `handler` is for code: JSON cannot hold it.
 */
export type RuleSource =
  | string
  | { readonly required: boolean; readonly message?: string }
  | { readonly unique: boolean; readonly message?: string }
  | { readonly remote: string; readonly message?: string }
  | { readonly check: string; readonly warns?: boolean; readonly message?: string }
  | { readonly exists: string; readonly param?: string; readonly message?: string }
  | { readonly expr: string; readonly message: string }
  | { readonly pattern: string; readonly message?: string }
  | { readonly handler: RuleHandler; readonly message?: string }

/** What the settings of a cell bound: numbers, characters of a text, files, choices and rows. Absent: unbounded; of files and rows 0 is. */
export interface Limits {
  readonly min?: number
  readonly max?: number
  /** Numbers stand at `min`, or at 0, and so far apart. */
  readonly step?: number
  /** Digits behind the point. */
  readonly decimals?: number
  readonly length?: number
  readonly files?: number
  /** Of values that commas join. */
  readonly choices?: number
  readonly rows?: number
}

/** `message` absent: the rule's own default, which names the field's title where it needs to. */
export type RuleModel =
  | { readonly rule: 'required'; readonly message?: string }
  /**
   * No other row of the same list or grid, and no other stored record, holds the value. `stored` says where to ask for it;
   * without it only the save tells.
   */
  | { readonly rule: 'unique'; readonly stored?: { readonly table: string; readonly column: string }; readonly message?: string }
  /** No record of a declared table holds the value in that column. */
  | { readonly rule: 'remote'; readonly table: string; readonly column: string; readonly message?: string }
  /** The rule that the server keeps under the code accepts the value. `warns`: forms say what speaks against it, and it may stand. */
  | { readonly rule: 'check'; readonly code: string; readonly warns?: true; readonly message?: string }
  /** A GET that answers success where the value is taken already, sent as the parameter; a value that stays as it was read is not asked for. */
  | { readonly rule: 'exists'; readonly path: string; readonly param: string; readonly message?: string }
  | { readonly rule: 'pattern'; readonly pattern: string; readonly preset?: string; readonly message?: string }
  /** The value is within what the settings of its field bound. */
  | ({ readonly rule: 'limits'; readonly message?: string } & Limits)
  /** Accepts when the expression is true for the record. */
  | { readonly rule: 'expression'; readonly expression: Expression; readonly message: string }
  | { readonly rule: 'handler'; readonly handler: RuleHandler; readonly message?: string }
