import { PlanCompiler, type PlanOptions } from './compiler'
import { type MissingColumn, PlanError } from './plan-error'
import { type BoundColumn, orderBy, type Relation } from './relation'
import { readStep } from './schema'
import type { QualityCheck } from './step'
import { MORE } from './steps'
import type { Column, Step, StepName } from './types'

/** What becomes of the rows at one step. */
export interface StepTrace {
  /** Columns after it; those before it where it is off or broken. */
  readonly columns: readonly Column[]
  /** Why it cannot be done. */
  readonly fault?: { readonly message: string; readonly missing?: MissingColumn | undefined }
}

export interface PlanTrace {
  readonly source: readonly Column[]
  readonly steps: readonly StepTrace[]
  readonly reads: readonly string[]
  /** How many rows there are before the first step and after each. */
  readonly counts: string
  /** Rows after the last step, or before it those that it takes away. */
  readonly rows: (what: 'all' | 'changed') => Statement | undefined
  /** What the last step holds rows against; undefined: it does not, or cannot be done. */
  readonly check: QualityCheck | undefined
}

interface Statement {
  readonly columns: readonly Column[]
  readonly sql: string
  readonly count: string
}

/** Steps that leave rows out and change no value. */
const FEWER: ReadonlySet<StepName> = new Set<StepName>(['filter', 'dedupe', 'limit', 'sample', 'quality', 'broken'])

const shapes = (columns: readonly BoundColumn[]): readonly Column[] => columns.map(({ sql: _, ...column }) => column)

/**
 * Goes through the steps one by one. A step that cannot be done says why, and is passed over: so each fault is its own, and does not make faults of
 * those behind it. Throws a `PlanError` where the sheet itself cannot be read.
 */
export function tracePlan(sheet: string, given: readonly unknown[], options: PlanOptions): PlanTrace {
  const compiler = new PlanCompiler(options)
  const begun = compiler.begin({ sheet, steps: [] })
  const relations: Relation[] = [begun]
  const steps: StepTrace[] = []
  let last: Step | undefined
  let check: QualityCheck | undefined
  for (const [at, one] of given.entries()) {
    const noted = compiler.checks.length
    const before = relations.at(-1) ?? begun
    const { after, fault, step } = attempt(compiler, before, one, at)
    relations.push(after)
    last = step
    check = step?.do === 'quality' ? compiler.checks.slice(noted).at(-1) : undefined
    steps.push({ columns: shapes(after.columns), ...(fault && { fault }) })
  }
  return {
    source: shapes(begun.columns),
    steps,
    reads: [...compiler.reads],
    counts: countsOf(relations, given),
    rows: what =>
      what === 'changed' && check ? rowsOf(check.broken) : shown(what, relations.at(-2) ?? begun, relations.at(-1) ?? begun, last),
    check,
  }
}

function attempt(compiler: PlanCompiler, before: Relation, given: unknown, at: number) {
  try {
    const step = readStep(given)
    return { after: step.off ? before : compiler.after(before, step, at), step }
  } catch (error) {
    if (!(error instanceof PlanError)) throw error
    return { after: before, fault: { message: error.message, missing: error.missing } }
  }
}

/** Rows are counted anew only after steps that may change how many there are. */
function countsOf(relations: readonly Relation[], steps: readonly unknown[]): string {
  const counts = relations.map(({ from }, at) => {
    const name = (steps[at - 1] as Partial<Step> | undefined)?.do
    const same = at > 0 && (from === relations[at - 1]?.from || !name || !(FEWER.has(name) || MORE.has(name)))
    return same ? undefined : `(select count(*) from ${from})`
  })
  return `select ${counts.map(count => count ?? 'null').join(', ')}`
}

function shown(what: 'all' | 'changed', before: Relation, after: Relation, step: Step | undefined): Statement | undefined {
  if (what === 'all') return rowsOf(after)
  if (!step || after === before) return undefined
  if (FEWER.has(step.do)) return statement(beside(before, after, 'anti join', 'true'), before.columns, orderBy(before.order))
  if (MORE.has(step.do)) return undefined
  return changedRows(before, after)
}

/** Rows with a value that is not what it was: columns that are new have none before. */
function changedRows(before: Relation, after: Relation): Statement | undefined {
  const was = new Map(before.columns.map(({ name, sql }) => [name, sql]))
  const changes = after.columns.flatMap(({ name, sql }) => {
    const former = was.get(name)
    // A column may have another type than before.
    return former === undefined ? [] : [`cast(l.${sql} as varchar) is distinct from cast(r.${former} as varchar)`]
  })
  if (changes.length === 0 || before.order.length > after.order.length) return undefined
  return statement(beside(after, before, 'join', changes.join(' or ')), after.columns, orderBy(after.order))
}

/** Rows of the left side by their places in those of the right: what rows are ordered by tells them apart. */
function beside(left: Relation, right: Relation, join: string, condition: string): string {
  const places = Math.min(left.order.length, right.order.length)
  const same = Array.from({ length: places }, (_, at) => {
    const [one, other] = [left.order.at(at - places), right.order.at(at - places)]
    return `l.${one?.sql} is not distinct from r.${other?.sql}`
  })
  const named = [...left.columns, ...left.order].map(({ sql }) => `l.${sql}`).join(', ')
  return `(select ${named} from ${left.from} l ${join} ${right.from} r on ${[...same, `(${condition})`].join(' and ')})`
}

const rowsOf = ({ from, columns, order }: Relation): Statement => statement(from, columns, orderBy(order))

const statement = (from: string, columns: readonly BoundColumn[], order: string): Statement => ({
  columns: shapes(columns),
  sql: `select ${columns.map(({ sql }) => sql).join(', ')} from ${from} ${order}`.trimEnd(),
  count: `select count(*) from ${from}`,
})
