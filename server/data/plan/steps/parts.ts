import type { StringParts } from '../../sql/dialect'
import { asTheyAre, type BoundColumn, columnOf, columnsOf, fail, hiddenOf, type NewColumn, select } from '../relation'
import { COLUMN_NAME, defineStep, NAMES, TEXT } from '../step'
import { texts } from '../texts'
import type { StepOf } from '../types'
import { changed, ofText } from './changed'

/** A column with a new one of that name; one that is there is replaced in its place. */
export function withColumn(columns: readonly BoundColumn[], made: NewColumn): readonly NewColumn[] {
  const others = asTheyAre(columns)
  const at = others.findIndex(({ name }) => name === made.name)
  return at < 0 ? [...others, made] : others.with(at, made)
}

const textColumn = (columns: readonly BoundColumn[], name: string): BoundColumn => {
  const column = columnOf(columns, name)
  return column.type === 'text' ? column : fail(texts.notText(name, column.type))
}

/** The parts between separators, a column each; the last one takes what is left. */
export const split = defineStep({
  do: 'split',
  properties: {
    column: COLUMN_NAME,
    separator: { ...TEXT, minLength: 1, maxLength: 20 },
    names: { type: 'array', items: COLUMN_NAME, minItems: 2, maxItems: 20 },
  },
  apply: (rows, { column, separator, names }, making) => {
    const { sql, hidden } = textColumn(rows.columns, column)
    const { parts, string } = making.dialect
    const made = names.map((name, at): NewColumn => {
      const value = at < names.length - 1 ? parts.part(sql, string(separator), at) : parts.rest(sql, string(separator), at)
      return { name, type: 'text', hidden, value }
    })
    const others = asTheyAre(rows.columns)
    const after = others.findIndex(({ name }) => name === column) + 1
    return select(making, { ...rows, columns: others.toSpliced(after, 0, ...made) })
  },
})

/** Values side by side as one text; those that are empty leave no separator behind. */
export const combine = defineStep({
  do: 'combine',
  properties: { columns: NAMES, separator: { ...TEXT, maxLength: 20 }, name: COLUMN_NAME },
  apply: (rows, { columns, separator, name }, making) => {
    const chosen = columnsOf(rows.columns, columns)
    const value = making.dialect.parts.joined(
      chosen.map(({ sql }) => sql),
      making.dialect.string(separator),
    )
    return select(making, { ...rows, columns: withColumn(rows.columns, { name, type: 'text', hidden: hiddenOf(chosen), value }) })
  },
})

function extracted(parts: StringParts, { part, length = 1 }: StepOf<'extract'>, sql: string): string {
  if (part === 'first' || part === 'last') return parts.end(sql, part, length)
  return parts.found(sql, part)
}

/** A part of a text, by what it is made of or by its place. */
export const extract = defineStep({
  do: 'extract',
  properties: {
    column: COLUMN_NAME,
    name: COLUMN_NAME,
    part: { enum: ['digits', 'letters', 'hanzi', 'brackets', 'first', 'last'] },
    length: { type: 'integer', minimum: 1, maximum: 1000 },
  },
  optional: ['length'],
  apply: (rows, step, making) => {
    const { sql, hidden } = textColumn(rows.columns, step.column)
    const value = extracted(making.dialect.parts, step, sql)
    return select(making, { ...rows, columns: withColumn(rows.columns, { name: step.name, type: 'text', hidden, value }) })
  },
})

/** Texts that are shorter get a sign in front or behind; longer ones stay as they are. */
export const pad = defineStep({
  do: 'pad',
  properties: {
    columns: NAMES,
    length: { type: 'integer', minimum: 1, maximum: 200 },
    sign: { type: 'string', minLength: 1, maxLength: 1 },
    side: { enum: ['left', 'right'] },
  },
  apply: (rows, { columns, length, sign, side }, making) => {
    const { parts, string } = making.dialect
    return changed(
      making,
      rows,
      columns,
      ofText(sql => parts.padded(sql, length, string(sign), side)),
    )
  },
})
