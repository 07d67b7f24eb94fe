import { wholeOf, wholeSetting } from '../parameters'
import { asTheyAre, columnOf, columnsOf, expressions, orderBy, select } from '../relation'
import { COLUMN_NAME, defineStep, EXPRESSION, FLAG, NAMES } from '../step'

/** Rows for which the expression counts as true. */
export const filter = defineStep({
  do: 'filter',
  properties: { when: EXPRESSION },
  apply: (rows, { when }, making) =>
    expressions(making, rows, compiler => {
      const condition = compiler.condition(when)
      return select(making, {
        ...rows,
        from: `${compiler.rows(rows.from)} t`,
        columns: asTheyAre(rows.columns),
        rest: `where ${condition}`,
      })
    }),
})

/** One row of those that are equal in all of these columns. */
export const dedupe = defineStep({
  do: 'dedupe',
  properties: { columns: NAMES, keep: { enum: ['first', 'last'] } },
  apply: (rows, { columns, keep }, making) => {
    const by = columnsOf(rows.columns, columns).map(({ sql }) => sql)
    const order = rows.order.map(({ sql, descending }) => ({ sql, descending: descending !== (keep === 'last') }))
    const place = `row_number() over (partition by ${by.join(', ')} ${orderBy(order)})`
    return select(making, {
      ...rows,
      from: `(select *, ${place} as "nth" from ${rows.from})`,
      columns: asTheyAre(rows.columns),
      rest: 'where "nth" = 1',
    })
  },
})

/** Texts stand as people look them up; equal rows as they stood before. */
export const sort = defineStep({
  do: 'sort',
  properties: {
    keys: {
      type: 'array',
      minItems: 1,
      maxItems: 16,
      items: { type: 'object', properties: { column: COLUMN_NAME, descending: FLAG }, required: ['column'], additionalProperties: false },
    },
  },
  apply: (rows, { keys }, making) => {
    const order = keys.map(({ column, descending = false }) => {
      const { type, sql } = columnOf(rows.columns, column)
      return { sql: type === 'text' ? making.dialect.words(sql) : sql, descending }
    })
    return select(making, { ...rows, columns: asTheyAre(rows.columns), order: [...order, ...rows.order] })
  },
})

const MOST_ROWS = 1_000_000_000

export const limit = defineStep({
  do: 'limit',
  properties: { rows: { type: 'integer', minimum: 0, maximum: MOST_ROWS }, skip: { type: 'integer', minimum: 0, maximum: MOST_ROWS } },
  optional: ['skip'],
  apply: (rows, { rows: count, skip = 0 }, making) =>
    select(making, { ...rows, columns: asTheyAre(rows.columns), rest: `${orderBy(rows.order)} limit ${count} offset ${skip}` }),
})

const SAMPLE_ROWS = { minimum: 1, maximum: MOST_ROWS }
const SEEDS = { minimum: 0, maximum: 1_000_000_000 }

/** So many rows by chance; the same seed takes the same ones. */
export const sample = defineStep({
  do: 'sample',
  properties: { rows: wholeSetting(SAMPLE_ROWS), seed: wholeSetting(SEEDS) },
  apply: (rows, { rows: count, seed }, making) => {
    const chance = making.dialect.chance(
      rows.order.map(({ sql }) => sql),
      wholeOf(seed, SEEDS, making.parameters),
    )
    return select(making, {
      ...rows,
      // Rows whose places are hashed alike are told apart by these.
      from: `(select *, row_number() over (${orderBy([{ sql: chance, descending: false }, ...rows.order])}) as "nth" from ${rows.from})`,
      columns: asTheyAre(rows.columns),
      rest: `where "nth" <= ${wholeOf(count, SAMPLE_ROWS, making.parameters)}`,
    })
  },
})
