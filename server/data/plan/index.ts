import { PlanCompiler, type PlanOptions } from './compiler'
import { orderBy, type Relation } from './relation'
import { readPlan } from './schema'
import type { QualityCheck } from './step'
import { MORE } from './steps'
import type { Column, Plan } from './types'

export type { ParameterValues } from '../sql/types'
export type { PlanOptions, Sample } from './compiler'
export { matchStatement, readMatch } from './match'
export { checkParameters, type Parameter, usualValues, valuesOf } from './parameters'
export { type MissingColumn, PlanError } from './plan-error'
export { planSchema } from './schema'
export type { QualityCheck } from './step'
export { hidesValues } from './steps/quality/rules'
export { type StepTrace, tracePlan } from './trace'
export type { Column, ColumnType, Mask, Plan, QualityRule, SheetSource, Step } from './types'
export { NUMERIC } from './values'

/** A plan as a statement of the engine. */
export interface CompiledPlan {
  readonly columns: readonly Column[]
  /** All rows in their order. */
  readonly sql: string
  /** The same with the number of the file and the place in it behind the columns; undefined: steps have made other rows. */
  readonly placed: string | undefined
  /** How many rows there are. */
  readonly count: string
  /** Files that it reads. */
  readonly reads: readonly string[]
  /** What its steps hold rows against, in their order. */
  readonly checks: readonly QualityCheck[]
}

/** Rows as a statement. */
function statementOf({ from, columns, order }: Relation, { reads, checks }: PlanCompiler, keepsRows: boolean): CompiledPlan {
  const names = columns.map(({ sql }) => sql).join(', ')
  const rows = (shown: string) => `select ${shown} from ${from} ${orderBy(order)}`.trimEnd()
  const places = order.slice(-2).map(({ sql }) => sql)
  return {
    columns: columns.map(({ sql: _, ...column }) => column),
    sql: rows(names),
    placed: keepsRows ? rows([names, ...places].join(', ')) : undefined,
    count: `select count(*) from ${from}`,
    ...{ reads: [...reads], checks },
  }
}

/**
 * Checks a plan and makes a statement of it. Throws a `PlanError` that names the step. Nothing of the plan stands in the statement but
 * what the compiler writes: names of columns are replaced, values are written as literals.
 */
export function compilePlan(given: unknown, options: PlanOptions): CompiledPlan {
  const plan = readPlan(given)
  const compiler = new PlanCompiler(options)
  const rows = compiler.all(plan)
  return statementOf(rows, compiler, !plan.steps.some(({ do: name }) => MORE.has(name)))
}

/** Plans that a step takes in, of which the form is not looked at. */
function takenIn(step: unknown): readonly unknown[] {
  if (typeof step !== 'object' || step === null) return []
  const { with: taken, rules } = step as { readonly with?: unknown; readonly rules?: unknown }
  return [...(typeof taken === 'object' ? [taken] : []), ...(Array.isArray(rules) ? rules.flatMap(takenIn) : [])]
}

/** Sheets that a plan names, its own first: those that its steps take in too. Only the form of what it takes in is looked at. */
export function sheetsOf(given: unknown, found = new Set<string>()): ReadonlySet<string> {
  const { sheet, steps } = (given ?? {}) as Partial<Plan>
  if (typeof sheet === 'string') found.add(sheet)
  for (const plan of Array.isArray(steps) ? steps.flatMap(takenIn) : []) sheetsOf(plan, found)
  return found
}

/** Codes of the dictionaries that a value of JSON names under `dictionary`, as steps do. */
export function dictionariesOf(given: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof given !== 'object' || given === null) return found
  for (const [key, value] of Object.entries(given)) {
    if (key === 'dictionary' && typeof value === 'string' && value !== '') found.add(value)
    else dictionariesOf(value, found)
  }
  return found
}
