import { PlanCompiler, type PlanOptions } from './compiler'
import { PlanError } from './plan-error'
import { columnOf, type Relation } from './relation'
import { readPlan } from './schema'
import { texts } from './texts'

/** Keys that are told as examples. */
const EXAMPLES = 20
const BETWEEN = '\u001f'

export interface MatchStatement {
  /** One row: for the left side and then the right one `SIDE_FIGURES` figures. */
  readonly sql: string
  readonly reads: readonly string[]
}

/** What is known of one side of a join before it runs. */
export interface MatchSide {
  readonly rows: number
  /** Rows with an empty key. */
  readonly empty: number
  /** Rows whose key the other side does not have. */
  readonly unmatched: number
  /** Keys that stand in several rows. */
  readonly doubled: number
  readonly unmatchedKeys: string[]
  readonly doubledKeys: string[]
}

/** Keys of a side with how many rows have each; rows without a whole key aside. */
function keysOf({ from }: Relation, keys: readonly string[]): string {
  const named = keys.map((sql, at) => `${sql} as k${at}`).join(', ')
  const whole = keys.map(sql => `${sql} is not null`).join(' and ')
  return `select ${named}, count(*) as n from ${from} where ${whole} group by ${keys.join(', ')}`
}

function figures(side: 'l' | 'r', { from }: Relation, keys: readonly string[]): string {
  const other = side === 'l' ? 'r' : 'l'
  const shown = `concat_ws(' / ', ${keys.map((_, at) => `cast(a.k${at} as varchar)`).join(', ')})`
  const same = keys.map((_, at) => `a.k${at} = b.k${at}`).join(' and ')
  const alone = `from ${side}_keys a where not exists (select 1 from ${other}_keys b where ${same})`
  const doubled = `from ${side}_keys a where n > 1`
  const examples = (rows: string) =>
    `(select array_to_string(list(t.k), '${BETWEEN}') from (select ${shown} as k ${rows} order by n desc, k limit ${EXAMPLES}) t)`
  return [
    `(select count(*) from ${from})`,
    `(select count(*) from ${from} where ${keys.map(sql => `${sql} is null`).join(' or ')})`,
    `(select coalesce(sum(n), 0) ${alone})`,
    `(select count(*) ${doubled})`,
    examples(alone),
    examples(doubled),
  ].join(', ')
}

/** What the join that is the nth step of a plan will find. */
export function matchStatement(given: unknown, nth: number, options: PlanOptions): MatchStatement {
  const plan = readPlan(given)
  const step = plan.steps[nth]
  if (step?.do !== 'join') throw new PlanError(texts.noJoin, [nth])
  const compiler = new PlanCompiler(options)
  const left = compiler.all({ ...plan, steps: plan.steps.slice(0, nth) })
  const right = compiler.all(readPlan(step.with))
  const keys = {
    l: step.on.map(pair => columnOf(left.columns, pair.left).sql),
    r: step.on.map(pair => columnOf(right.columns, pair.right).sql),
  }
  const withs = `with l_keys as (${keysOf(left, keys.l)}), r_keys as (${keysOf(right, keys.r)})`
  return { sql: `${withs} select ${figures('l', left, keys.l)}, ${figures('r', right, keys.r)}`, reads: [...compiler.reads] }
}

const SIDE_FIGURES = 6
const list = (text: unknown) => (text === null || text === undefined || text === '' ? [] : String(text).split(BETWEEN))

/** The answer of that statement. */
export function readMatch(row: readonly unknown[]): { readonly left: MatchSide; readonly right: MatchSide } {
  const side = (at: number): MatchSide => {
    const [rows, empty, unmatched, doubled, alone, twice] = row.slice(at, at + SIDE_FIGURES)
    const counts = { rows: Number(rows), empty: Number(empty), unmatched: Number(unmatched), doubled: Number(doubled) }
    return { ...counts, unmatchedKeys: list(alone), doubledKeys: list(twice) }
  }
  return { left: side(0), right: side(SIDE_FIGURES) }
}
