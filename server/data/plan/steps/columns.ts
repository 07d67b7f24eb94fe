import { asTheyAre, columnOf, columnsOf, expressions, fail, hiddenOf, select } from '../relation'
import { COLUMN_NAME, DIGITS, defineStep, EXPRESSION, NAMES, TYPE } from '../step'
import { texts } from '../texts'
import { converted, fitting } from '../values'

/** Columns that stay, in this order. */
export const keep = defineStep({
  do: 'keep',
  properties: { columns: NAMES },
  apply: (rows, { columns }, making) => select(making, { ...rows, columns: asTheyAre(columnsOf(rows.columns, columns)) }),
})

export const drop = defineStep({
  do: 'drop',
  properties: { columns: NAMES },
  apply: (rows, { columns }, making) => {
    const gone = new Set(columnsOf(rows.columns, columns))
    return select(making, { ...rows, columns: asTheyAre(rows.columns.filter(column => !gone.has(column))) })
  },
})

export const rename = defineStep({
  do: 'rename',
  properties: {
    names: {
      type: 'array',
      minItems: 1,
      maxItems: 2000,
      items: { type: 'object', properties: { from: COLUMN_NAME, to: COLUMN_NAME }, required: ['from', 'to'], additionalProperties: false },
    },
  },
  apply: (rows, { names }, making) => {
    for (const { from } of names) columnOf(rows.columns, from)
    const renamed = new Map(names.map(({ from, to }) => [from, to]))
    const columns = asTheyAre(rows.columns).map(column => ({ ...column, name: renamed.get(column.name) ?? column.name }))
    return select(making, { ...rows, columns })
  },
})

/** A column computed by an expression; one of the same name is replaced in its place. */
export const derive = defineStep({
  do: 'derive',
  properties: { name: COLUMN_NAME, value: EXPRESSION, type: TYPE, digits: DIGITS },
  optional: ['type', 'digits'],
  apply: (rows, { name, value, type, digits }, making) =>
    expressions(making, rows, compiler => {
      const shape = converted(making.dialect, compiler.value(value), type, digits)
      const made = { name, ...shape, hidden: hiddenOf(rows.columns.filter(column => compiler.used.has(column.name))) }
      const others = asTheyAre(rows.columns)
      const at = others.findIndex(column => column.name === name)
      const columns = at < 0 ? [...others, made] : others.with(at, made)
      return select(making, { ...rows, from: `${compiler.rows(rows.from)} t`, columns })
    }),
})

/** Another type; values that do not fit it become empty, or end the run. */
export const convert = defineStep({
  do: 'convert',
  properties: { column: COLUMN_NAME, type: TYPE, digits: DIGITS, unfit: { enum: ['empty', 'stop'] } },
  optional: ['digits'],
  apply: (rows, { column, type, digits = 2, unfit }, making) => {
    const given = columnOf(rows.columns, column)
    if (given.type === 'boolean' && type !== 'text' && type !== 'boolean') fail(texts.unlikeTypes(given.name, texts.type(type)))
    const shape = type === 'decimal' ? { type, digits } : { type }
    const value = fitting(making.dialect, given, shape, unfit === 'stop')
    const columns = asTheyAre(rows.columns).map(each =>
      each.name === column ? { name: column, hidden: each.hidden, ...shape, value } : each,
    )
    return select(making, { ...rows, columns })
  },
})
