import { asTheyAre, type BoundColumn, expressions, fail, hiddenOf, type NewColumn, orderBy, type Relation, select } from '../../relation'
import { COLUMN_NAME, defineStep, type StepMaking } from '../../step'
import { texts } from '../../texts'
import type { QualityRule } from '../../types'
import { withColumn } from '../parts'
import { brokenBy, hidesValues } from './rules'
import { RULES } from './schema'

const flag = (at: number) => `"q${at + 1}"`

interface Flagged {
  /** The rows with a truth value for each rule: whether they break it. */
  readonly from: string
  /** Columns that each rule looks at. */
  readonly columns: readonly (readonly BoundColumn[])[]
}

/** Rows held against rules. */
function flagged(rows: Relation, rules: readonly QualityRule[], making: StepMaking): Flagged {
  return expressions(making, rows, compiler => {
    const broken = rules.map(rule => brokenBy(rule, { ...making, rows, expressions: compiler }))
    const flags = broken.map(({ sql }, at) => `coalesce(${sql}, false) as ${flag(at)}`)
    return { from: `(select *, ${flags.join(', ')} from ${compiler.rows(rows.from)} l)`, columns: broken.map(({ columns }) => columns) }
  })
}

type Chosen = readonly (readonly [QualityRule, number])[]
const chosen = (rules: readonly QualityRule[], when: (rule: QualityRule) => boolean): Chosen =>
  rules.flatMap((rule, at) => (when(rule) ? [[rule, at] as const] : []))
const anyOf = (some: Chosen) => some.map(([, at]) => flag(at)).join(' or ')

/** The names of the rules that a row breaks; null where it keeps all. */
function namesOf({ dialect }: StepMaking, some: Chosen): string {
  const names = some.map(([{ name }, at]) => `case when ${flag(at)} then ${dialect.string(name)} end`)
  return `nullif(concat_ws('；', ${names.join(', ')}), '')`
}

/** What is hidden of the columns that rules look at which tell of their values. */
const hiddenBy = (some: Chosen, { columns }: Flagged) =>
  hiddenOf(some.flatMap(([rule, at]) => (hidesValues(rule) ? [] : (columns[at] ?? []))))

function markOf(rules: readonly QualityRule[], mark: string | undefined, found: Flagged, making: StepMaking): NewColumn | undefined {
  const marking = chosen(rules, ({ act }) => act === 'mark')
  if (marking.length === 0) return undefined
  const name = mark === undefined || mark.trim() === '' ? fail(texts.noMark) : mark
  return { name, type: 'text', hidden: hiddenBy(marking, found), value: namesOf(making, marking) }
}

/** Rows that are set apart, as `import` sets rows of files apart: values that are hidden from some readers stay hidden. */
function apartRows(rows: Relation, some: Chosen, found: Flagged, making: StepMaking): string {
  const { dialect } = making
  const text = ({ sql, hidden }: BoundColumn) => (hidden ? dialect.masked(sql, hidden) : `cast(${sql} as varchar)`)
  const names = rows.columns.map(({ name }) => dialect.string(name)).join(', ')
  const columns = some.map(
    ([, at]) => `when ${flag(at)} then ${dialect.string((found.columns[at] ?? []).map(({ name }) => name).join('、'))}`,
  )
  return `select cast(null as varchar) as source, "nth" as record, case ${columns.join(' ')} end as "column",
    ${namesOf(making, some)} as reason, cast(null as varchar) as "text", cast([${names}] as varchar[]) as names,
    cast([${rows.columns.map(text).join(', ')}] as varchar[]) as "fields", cast(null as varchar[]) as keys
    from (select *, row_number() over (${orderBy(rows.order)}) as "nth" from ${found.from}) where ${anyOf(some)} order by record`
}

const ALL = () => true

/** Rows that break a rule, with the names of those behind their columns. */
const brokenRows = (rows: Relation, rules: readonly QualityRule[], found: Flagged, making: StepMaking, mark: string): Relation =>
  select(making, {
    ...rows,
    from: found.from,
    columns: withColumn(rows.columns, {
      ...{ name: mark, type: 'text', hidden: hiddenBy(chosen(rules, ALL), found) },
      value: namesOf(making, chosen(rules, ALL)),
    }),
    rest: `where ${anyOf(chosen(rules, ALL))}`,
  })

/** Rows are held against rules: those that break one pass, are marked, are set apart, or stop the run, which counts them all. */
export const quality = defineStep({
  do: 'quality',
  properties: { rules: RULES, mark: COLUMN_NAME },
  optional: ['mark'],
  apply: (rows, { rules, mark }, making) => {
    const found = flagged(rows, rules, making)
    const made = markOf(rules, mark, found, making)
    const gone = chosen(rules, ({ act }) => act === 'apart')
    const counts = rules.map((_, at) => `count(*) filter (where ${flag(at)})`)
    making.note({
      rules,
      columns: found.columns.map(columns => columns.map(({ name }) => name)),
      counts: `select count(*), ${counts.join(', ')} from ${found.from}`,
      broken: brokenRows(rows, rules, found, making, mark?.trim() || texts.brokenRules),
      apart: gone.length > 0 ? apartRows(rows, gone, found, making) : undefined,
    })
    return select(making, {
      ...rows,
      from: found.from,
      columns: made ? withColumn(rows.columns, made) : asTheyAre(rows.columns),
      rest: gone.length > 0 ? `where not (${anyOf(gone)})` : '',
    })
  },
})

/** Rows that break one of some rules. */
export const broken = defineStep({
  do: 'broken',
  properties: { rules: RULES },
  apply: (rows, { rules }, making) =>
    select(making, {
      ...rows,
      from: flagged(rows, rules, making).from,
      columns: asTheyAre(rows.columns),
      rest: `where ${anyOf(chosen(rules, ALL))}`,
    }),
})
