import { columnsOf, select } from '../relation'
import { COLUMN_NAME, defineStep, NAMES, TEXT } from '../step'
import { changed, ofText } from './changed'

/** Values that mean the same become one of them, as a user has decided. */
export const merge = defineStep({
  do: 'merge',
  properties: {
    column: COLUMN_NAME,
    groups: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: {
        type: 'object',
        properties: { from: { type: 'array', items: TEXT, minItems: 1, maxItems: 1000 }, to: TEXT },
        required: ['from', 'to'],
        additionalProperties: false,
      },
    },
  },
  apply: (rows, { column, groups }, making) => {
    const { string } = making.dialect
    const cases = groups.map(({ from, to }) => [from.map(text => string(text)).join(', '), string(to)] as const)
    return changed(
      making,
      rows,
      [column],
      ofText(sql => `case ${cases.map(([from, to]) => `when ${sql} in (${from}) then ${to}`).join(' ')} else ${sql} end`),
    )
  },
})

/** Hides values from all readers: a part, everything, or each value behind a number of its own. */
export const mask = defineStep({
  do: 'mask',
  properties: { columns: NAMES, how: { enum: ['part', 'whole', 'number'] } },
  apply: (rows, { columns, how }, making) => {
    const { dialect } = making
    const chosen = new Set(columnsOf(rows.columns, columns).map(({ name }) => name))
    const hide = (sql: string) =>
      how === 'number'
        ? `case when ${sql} is not null then dense_rank() over (order by ${dialect.chance([sql], 0)}) end`
        : dialect.masked(sql, how)
    return select(making, {
      ...rows,
      columns: rows.columns.map(({ sql, ...column }) => {
        if (!chosen.has(column.name)) return { ...column, value: sql }
        return {
          name: column.name,
          hidden: column.hidden,
          type: how === 'number' ? ('whole' as const) : ('text' as const),
          value: hide(sql),
        }
      }),
    })
  },
})
