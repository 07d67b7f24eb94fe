import type { Semantic } from '../profile/semantics'
import type { ColumnShape, Mask } from '../sql/types'

export type { ColumnShape, ColumnType, Mask } from '../sql/types'

/** A column as people and plans name it. */
export interface Column extends ColumnShape {
  readonly name: string
  /** What is hidden of its values from some readers: what is made of them stays hidden from these. */
  readonly hidden?: Mask | undefined
}

/** What a plan is asked of: a sheet as the caller may read it. */
export interface SheetSource {
  readonly columns: readonly (Column & {
    /** As the files name it. */
    readonly stored: string
    /** What is hidden of its values: they are texts then, whatever is asked of them. */
    readonly mask?: Mask | undefined
  })[]
  /** Absolute paths of its files; several are read one after the other. */
  readonly files: readonly string[]
  /** What names each file in all versions that hold it, so that rows are found again. Default: rows are not named. */
  readonly parts?: readonly string[] | undefined
}

export interface Measure {
  readonly name: string
  readonly measure: 'count' | 'distinct' | 'sum' | 'min' | 'max' | 'mean'
  /** Absent for `count` of rows. */
  readonly column?: string
}

export interface SortKey {
  readonly column: string
  readonly descending?: boolean
}

/** A whole number of a step: as it is written, or `param.name`, for which a run gives it. */
export type Whole = number | `param.${string}`

type Pairs = readonly { readonly left: string; readonly right: string }[]

/** Rules by their name in `is`. Values that are empty break `complete` alone. */
interface Rules {
  readonly complete: { readonly columns: readonly string[] }
  readonly unique: { readonly columns: readonly string[] }
  readonly valid: { readonly column: string; readonly kind: Semantic }
  /** Numbers as digits, dates as 2026-01-31. */
  readonly range: { readonly column: string; readonly least?: string; readonly most?: string }
  /** One of some texts, or a value or text of a dictionary. */
  readonly listed: { readonly column: string; readonly values?: readonly string[]; readonly dictionary?: string }
  readonly holds: { readonly when: string }
  /** Another plan has a row with these values. */
  readonly found: { readonly with: Plan; readonly on: Pairs }
  /** Not more than so many days lie between `since` and the column; without `since` between the column and today. */
  readonly timely: { readonly column: string; readonly days: number; readonly since?: string }
}

export type RuleName = keyof Rules
export type RuleOf<Name extends RuleName> = Rules[Name] & {
  readonly is: Name
  readonly name: string
  /** What becomes of rows that break it: nothing, a mark, they are set apart, or the run stops. */
  readonly act: 'pass' | 'mark' | 'apart' | 'stop'
}
/** What rows are held against. */
export type QualityRule = { readonly [Name in RuleName]: RuleOf<Name> }[RuleName]

/** Another value of one column, in the rows with a key or in one row of a file; where it still has the value that it had. */
export interface Fix {
  readonly column: string
  /** Values as texts; null: empty. */
  readonly from: string | null
  readonly to: string | null
  readonly key?: readonly { readonly column: string; readonly value: string }[]
  /** The name of a file and a place in it; absent where there is a key. */
  readonly row?: string
  readonly reason: string
  /** Who has said so, and when. */
  readonly by: string
  readonly time: string
}

/** Steps by their name in `do`; what each does stands in `steps/`. */
export interface Steps {
  readonly keep: { readonly columns: readonly string[] }
  readonly drop: { readonly columns: readonly string[] }
  readonly rename: { readonly names: readonly { readonly from: string; readonly to: string }[] }
  readonly filter: { readonly when: string }
  readonly derive: { readonly name: string; readonly value: string; readonly type?: Column['type']; readonly digits?: number }
  readonly convert: { readonly column: string; readonly type: Column['type']; readonly digits?: number; readonly unfit: 'empty' | 'stop' }
  readonly clean: {
    readonly columns: readonly string[]
    readonly trim?: boolean
    readonly halfWidth?: boolean
    readonly withoutBlanks?: boolean
    readonly letters?: 'upper' | 'lower'
    /** Words that mean nothing: 无, -, N/A. */
    readonly nothing?: readonly string[]
  }
  readonly replace: { readonly columns: readonly string[]; readonly from: string; readonly to: string }
  readonly fill: {
    readonly columns: readonly string[]
    /** `value`: what `with` says, the default; `down`: the last value above; the mean and the median of all, or of the rows equal in `by`. */
    readonly how?: 'value' | 'down' | 'mean' | 'median'
    readonly with?: string
    readonly by?: readonly string[]
  }
  readonly split: { readonly column: string; readonly separator: string; readonly names: readonly string[] }
  readonly combine: { readonly columns: readonly string[]; readonly separator: string; readonly name: string }
  readonly extract: {
    readonly column: string
    readonly name: string
    readonly part: 'digits' | 'letters' | 'hanzi' | 'brackets' | 'first' | 'last'
    /** Characters of `first` and `last`. */
    readonly length?: number
  }
  readonly pad: { readonly columns: readonly string[]; readonly length: number; readonly sign: string; readonly side: 'left' | 'right' }
  readonly read: {
    readonly columns: readonly string[]
    readonly as: 'amount' | 'date'
    readonly digits?: number
  }
  readonly check: { readonly column: string; readonly kind: 'person' | 'firm' | 'mobile' | 'card'; readonly name: string }
  /** What a number of a person tells, beside it: all 18 digits of an old one, birthday, sex, province. */
  readonly person: { readonly column: string; readonly part: 'number' | 'birthday' | 'sex' | 'place'; readonly name: string }
  readonly firmName: { readonly columns: readonly string[] }
  readonly merge: {
    readonly column: string
    readonly groups: readonly { readonly from: readonly string[]; readonly to: string }[]
  }
  readonly mask: { readonly columns: readonly string[]; readonly how: 'part' | 'whole' | 'number' }
  /** `mark`: the column that names the rules that a row breaks. */
  readonly quality: { readonly rules: readonly QualityRule[]; readonly mark?: string }
  /** Rows that break one of these rules. */
  readonly broken: { readonly rules: readonly QualityRule[] }
  readonly correct: { readonly fixes: readonly Fix[] }
  readonly dedupe: { readonly columns: readonly string[]; readonly keep: 'first' | 'last' }
  readonly sort: { readonly keys: readonly SortKey[] }
  readonly limit: { readonly rows: number; readonly skip?: number }
  readonly sample: { readonly rows: Whole; readonly seed: Whole }
  readonly window: {
    readonly name: string
    readonly figure: 'running' | 'previous' | 'next' | 'rank' | 'number' | 'share'
    /** Absent for `rank` and `number`. */
    readonly column?: string
    readonly by?: readonly string[]
    readonly keys?: readonly SortKey[]
  }
  readonly group: { readonly by: readonly string[]; readonly measures: readonly Measure[] }
  /** A row for each of these columns, with its name and its value. */
  readonly unpivot: { readonly columns: readonly string[]; readonly name: string; readonly value: string }
  readonly join: {
    readonly with: Plan
    readonly kind: 'inner' | 'left' | 'right' | 'full' | 'unmatched'
    readonly on: Pairs
  }
  readonly union: { readonly with: Plan }
}

export type StepName = keyof Steps
export type StepOf<Name extends StepName> = Steps[Name] & {
  readonly do: Name
  /** Passed over. */
  readonly off?: boolean
}
export type Step = { readonly [Name in StepName]: StepOf<Name> }[StepName]

/** What is asked of sheets: rows of one, and what is done to them. A tree, since steps may take in other plans. */
export interface Plan {
  readonly sheet: string
  readonly steps: readonly Step[]
}
