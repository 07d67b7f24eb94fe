import type { Making, Relation } from './relation'
import type { Plan, QualityRule, StepName, StepOf } from './types'

/** Rules of a step over its rows. */
export interface QualityCheck {
  readonly rules: readonly QualityRule[]
  /** Columns that each rule looks at. */
  readonly columns: readonly (readonly string[])[]
  /** One row: how many rows there are, and how many break each rule. */
  readonly counts: string
  /** Rows that break a rule, with the names of those. */
  readonly broken: Relation
  /** Rows that are set apart, in the form of rows that a file has set apart; undefined: no rule does that. */
  readonly apart: string | undefined
}

export interface StepMaking extends Making {
  /** The rows of a plan that a step takes in. */
  readonly taken: (plan: Plan) => Relation
  /** Hears of rules that a run holds rows against. */
  readonly note: (check: QualityCheck) => void
}

/** One kind of step: the settings that it takes, as JSON Schema, and what it makes of rows. */
export interface StepKind<Name extends StepName> {
  readonly do: Name
  /** Properties of its settings; each is needed unless `optional` names it. */
  readonly properties: Readonly<Record<string, object>>
  readonly optional?: readonly string[]
  /** Throws a `PlanError` for what these columns do not allow. */
  readonly apply: (rows: Relation, step: StepOf<Name>, making: StepMaking) => Relation
}

export const defineStep = <Name extends StepName>(kind: StepKind<Name>): StepKind<Name> => kind

const NAME = { type: 'string', maxLength: 200 }
export const NAMES = { type: 'array', items: NAME, minItems: 1, maxItems: 2000 }
export const COLUMN_NAME = NAME
export const EXPRESSION = { type: 'string', minLength: 1, maxLength: 4000 }
export const TYPE = { enum: ['text', 'whole', 'decimal', 'number', 'date', 'datetime', 'boolean'] }
export const DIGITS = { type: 'integer', minimum: 0, maximum: 12 }
export const TEXT = { type: 'string', maxLength: 1000 }
export const FLAG = { type: 'boolean' }
export const PAIRS = {
  type: 'array',
  minItems: 1,
  maxItems: 16,
  items: {
    type: 'object',
    properties: { left: COLUMN_NAME, right: COLUMN_NAME },
    required: ['left', 'right'],
    additionalProperties: false,
  },
}
