import { duckdb } from '../sql'
import type { ParameterValues } from '../sql/types'
import { PlanError } from './plan-error'
import { asTheyAre, type BoundColumn, type DictionaryItem, fail, type Making, type Relation, select } from './relation'
import { readPlan } from './schema'
import type { QualityCheck, StepKind } from './step'
import { stepKinds } from './steps'
import { texts } from './texts'
import type { Plan, SheetSource, Step, StepName } from './types'

/** Rows of the sheet that are looked at in place of all: the first ones, or some by chance. */
export interface Sample {
  readonly rows: number
  readonly how: 'first' | 'random'
}

export interface PlanOptions {
  /** A sheet as the caller may read it; undefined: there is none for this caller. */
  readonly sheet: (id: string) => SheetSource | undefined
  /** What `now()` and `today()` say. */
  readonly now: Date
  /** What `param.name` says, also in plans that steps take in. Default: there are no parameters. */
  readonly parameters?: ParameterValues | undefined
  /** Values and texts of a dictionary that steps name. Default: there is none. */
  readonly dictionary?: ((code: string) => readonly DictionaryItem[] | undefined) | undefined
  /** Of the sheet of the plan, not of those that steps take in. Default: all rows. */
  readonly sample?: Sample | undefined
}

const DEEPEST = 8
/** Places in an order that follows nothing in the rows, and is the same at each look. */
const SCATTERED = '(place * 2654435761 + "file" * 40503) % 4294967291'

/** The rows of a file, at most so many of its first. */
const partOf = (path: string, at: number, most: number | undefined) =>
  `(select *, ${at} as "file" from ${duckdb.file(path)}${most === undefined ? '' : ` limit ${most}`})`

/** Makes rows of a plan, step by step. */
export class PlanCompiler {
  private readonly making: Making
  readonly reads = new Set<string>()
  /** What steps hold rows against, in the order in which it is done. */
  readonly checks: QualityCheck[] = []

  constructor(private readonly options: PlanOptions) {
    const { now, parameters, dictionary } = options
    this.making = { dialect: duckdb, now, parameters, dictionary }
  }

  /** The rows of the sheet of a plan. */
  begin({ sheet }: Plan): Relation {
    return this.source(sheet, this.options.sample)
  }

  /** The rows after a step, which is the nth of its plan. */
  after(rows: Relation, step: Step, at: number, depth = 0): Relation {
    const taken = (plan: Plan) => {
      try {
        return this.taken(readPlan(plan), depth + 1)
      } catch (error) {
        throw error instanceof PlanError ? error.inside('with') : error
      }
    }
    try {
      // The kind is that of the step's name.
      return (stepKinds[step.do] as StepKind<StepName>).apply(rows, step, {
        ...this.making,
        taken,
        note: check => void this.checks.push(check),
      })
    } catch (error) {
      throw error instanceof PlanError ? error.inside(at) : error
    }
  }

  /** The rows of a plan. */
  all(plan: Plan): Relation {
    return this.steps(this.begin(plan), plan, 0)
  }

  private taken(plan: Plan, depth: number): Relation {
    if (depth > DEEPEST) return fail(texts.tooDeep)
    return this.steps(this.source(plan.sheet, undefined), plan, depth)
  }

  private steps(begun: Relation, { steps }: Plan, depth: number): Relation {
    return steps.reduce((rows, step, at) => (step.off ? rows : this.after(rows, step, at, depth)), begun)
  }

  private source(id: string, sample: Sample | undefined): Relation {
    const source = this.options.sheet(id)
    if (!source) return fail(texts.noSheet)
    const { dialect } = this.making
    for (const file of source.files) this.reads.add(file)
    const columns: BoundColumn[] = source.columns.map(({ stored, mask, ...column }) =>
      mask
        ? { name: column.name, hidden: column.hidden ?? mask, type: 'text', sql: dialect.masked(dialect.name(stored), mask) }
        : { ...column, sql: dialect.name(stored) },
    )
    const most = sample?.how === 'first' ? sample.rows : undefined
    const all = source.files.map((file, at) => `select * from ${partOf(file, at, most)}`).join(' union all ')
    const rest = sample === undefined ? '' : `${sample.how === 'random' ? `order by ${SCATTERED}` : ''} limit ${sample.rows}`
    const order = ['"file"', 'place'].map(sql => ({ sql, descending: false }))
    return { ...select(this.making, { from: `(${all})`, columns: asTheyAre(columns), order, rest }), parts: source.parts }
  }
}
