import {
  asTheyAre,
  type BoundColumn,
  columnOf,
  columnsOf,
  fail,
  hiddenOf,
  type Making,
  type NewColumn,
  orderBy,
  type Relation,
  select,
} from '../relation'
import { COLUMN_NAME, defineStep, NAMES, PAIRS } from '../step'
import { texts } from '../texts'
import type { Column, Measure } from '../types'
import { meanOf, NUMERIC } from '../values'

/** Sums of whole numbers and decimals are exact: no float takes part. Those of floats lose the noise of theirs, and so do their means. */
function measured({ dialect }: Making, columns: readonly BoundColumn[], { name, measure, column }: Measure): NewColumn {
  if (column === undefined) return measure === 'count' ? { name, type: 'whole', value: 'count(*)' } : fail(texts.measureColumn)
  const { sql, ...shape } = columnOf(columns, column)
  if (measure === 'count') return { name, type: 'whole', value: `count(${sql})` }
  if (measure === 'distinct') return { name, type: 'whole', value: `count(distinct ${sql})` }
  if (measure === 'min' || measure === 'max') return { ...shape, name, value: `${measure}(${sql})` }
  if (!NUMERIC.has(shape.type)) return fail(texts.notNumeric(column, shape.type))
  const { toResult } = dialect.values(value => value).number
  if (measure === 'mean')
    return {
      name,
      type: 'number',
      hidden: shape.hidden,
      value: meanOf(dialect, shape, { sum: `sum(${sql})`, count: `count(${sql})`, mean: `avg(${sql})` }),
    }
  if (shape.type === 'number') return { name, type: shape.type, hidden: shape.hidden, value: toResult(`sum(${sql})`) }
  const sum = { type: 'decimal' as const, digits: shape.type === 'whole' ? 0 : (shape.digits ?? 2) }
  return { ...sum, name, hidden: shape.hidden, value: `cast(sum(${sql}) as ${dialect.typeName(sum)})` }
}

/** One row for each combination of values, with figures over its rows. */
export const group = defineStep({
  do: 'group',
  properties: {
    by: { type: 'array', items: COLUMN_NAME, maxItems: 32 },
    measures: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        properties: { name: COLUMN_NAME, measure: { enum: ['count', 'distinct', 'sum', 'min', 'max', 'mean'] }, column: COLUMN_NAME },
        required: ['name', 'measure'],
        additionalProperties: false,
      },
    },
  },
  apply: (rows, { by, measures }, making) => {
    const keys = columnsOf(rows.columns, by)
    const columns = [...asTheyAre(keys), ...measures.map(measure => measured(making, rows.columns, measure))]
    const rest = keys.length > 0 ? `group by ${keys.map(({ sql }) => sql).join(', ')}` : ''
    const made = select(making, { from: rows.from, columns, order: [], rest })
    return { ...made, order: made.columns.slice(0, keys.length).map(({ sql }) => ({ sql, descending: false })) }
  },
})

/** A column of the right side has another name where the left side has one of that. */
function free(name: string, taken: ReadonlySet<string>): string {
  for (let nth = 2; ; nth++) if (!taken.has(`${name}_${nth}`)) return `${name}_${nth}`
}

const beside = (side: 'l' | 'r', columns: readonly NewColumn[]) => columns.map(column => ({ ...column, value: `${side}.${column.value}` }))

const JOINS = { inner: 'inner join', left: 'left join', right: 'right join', full: 'full join' } as const

export const alike = (left: Column, right: Column) => left.type === right.type || (NUMERIC.has(left.type) && NUMERIC.has(right.type))

/** Rows beside those of another plan that are equal in some columns; `unmatched`: rows that have none. Empty values equal nothing. */
export const join = defineStep({
  do: 'join',
  properties: {
    with: { type: 'object' },
    kind: { enum: ['inner', 'left', 'right', 'full', 'unmatched'] },
    on: PAIRS,
  },
  apply: (rows, { with: plan, kind, on }, making) => {
    const other = making.taken(plan)
    const pairs = on.map(({ left, right }) => [columnOf(rows.columns, left), columnOf(other.columns, right)] as const)
    for (const [left, right] of pairs) if (!alike(left, right)) fail(texts.unlikeTypes(left.name, right.name))
    const condition = pairs.map(([left, right]) => `l.${left.sql} = r.${right.sql}`).join(' and ')
    const left = beside('l', asTheyAre(rows.columns))
    const order = rows.order.map(({ sql, descending }) => ({ sql: `l.${sql}`, descending }))
    if (kind === 'unmatched') {
      const rest = `where not exists (select 1 from ${other.from} r where ${condition})`
      return select(making, { from: `${rows.from} l`, columns: left, order, rest })
    }
    const taken = new Set(rows.columns.map(({ name }) => name))
    const right = beside('r', asTheyAre(other.columns)).map(column => ({
      ...column,
      name: taken.has(column.name) ? free(column.name, taken) : column.name,
    }))
    const rest = [...order, ...other.order.map(({ sql, descending }) => ({ sql: `r.${sql}`, descending }))]
    return select(making, {
      from: `${rows.from} l ${JOINS[kind]} ${other.from} r on ${condition}`,
      columns: [...left, ...right],
      order: rest,
    })
  },
})

/** The type that holds the values of both; undefined where there is none but text. */
function common(left: Column, right: Column): Pick<Column, 'type' | 'digits'> {
  if (left.type === right.type && left.type !== 'decimal') return { type: left.type }
  if (!alike(left, right)) return fail(texts.unlikeTypes(left.name, right.name))
  if (left.type === 'number' || right.type === 'number') return { type: 'number' }
  return { type: 'decimal', digits: Math.max(left.digits ?? 0, right.digits ?? 0) }
}

/** Columns side by side become rows one below the other: one row for each of them, with its name and its value. */
export const unpivot = defineStep({
  do: 'unpivot',
  properties: { columns: NAMES, name: COLUMN_NAME, value: COLUMN_NAME },
  apply: (rows, { columns: names, name, value }, { dialect, ...making }) => {
    const chosen = columnsOf(rows.columns, [...new Set(names)])
    const shape = chosen.reduce<Column>((all, column) => ({ name: all.name, ...common(all, column) }), chosen[0] as Column)
    const { type, digits } = shape
    const cases = (of: (column: BoundColumn) => string) =>
      `case "nth" ${chosen.map((column, at) => `when ${at} then ${of(column)}`).join(' ')} end`
    const made: readonly NewColumn[] = [
      { name, type: 'text', value: cases(column => dialect.string(column.name)) },
      {
        ...{ name: value, type, digits, hidden: hiddenOf(chosen) },
        value: cases(({ sql }) => `cast(${sql} as ${dialect.typeName({ type, digits })})`),
      },
    ]
    return select(
      { dialect, ...making },
      {
        from: `(select *, unnest(range(${chosen.length})) as "nth" from ${rows.from})`,
        columns: [...asTheyAre(rows.columns.filter(column => !chosen.includes(column))), ...made],
        order: [...rows.order, { sql: '"nth"', descending: false }],
      },
    )
  },
})

/** All rows of both, columns of one name together; those of the first side come first. */
export const union = defineStep({
  do: 'union',
  properties: { with: { type: 'object' } },
  apply: (rows, { with: plan }, making) => {
    const other = making.taken(plan)
    const names = [...new Set([...rows.columns, ...other.columns].map(({ name }) => name))]
    const shapes = names.map(name => {
      const [left, right] = [rows.columns, other.columns].map(columns => columns.find(column => column.name === name))
      const hidden = hiddenOf([left, right].filter(column => column !== undefined))
      return { name, left, right, hidden, ...common(left ?? (right as BoundColumn), right ?? (left as BoundColumn)) }
    })
    const side = (which: 'left' | 'right', { from, order }: Relation) => {
      const columns = shapes.map(({ name, type, digits, hidden, [which]: column }) => {
        const value = `cast(${column?.sql ?? 'null'} as ${making.dialect.typeName({ type, digits })})`
        return { name, type, digits, hidden, value }
      })
      const place = `row_number() over (${orderBy(order)})`
      const half = which === 'left' ? '1' : '2'
      return select(making, {
        from,
        columns,
        order: [
          { sql: half, descending: false },
          { sql: place, descending: false },
        ],
      })
    }
    const [first, second] = [side('left', rows), side('right', other)]
    return { ...first, from: `(${first.from.slice(1, -1)} union all ${second.from.slice(1, -1)})` }
  },
})
