import type { Dialect } from '../../sql'
import { isDate, NUMBER } from '../parameters'
import { type BoundColumn, columnOf, fail, type Relation, select } from '../relation'
import { COLUMN_NAME, defineStep, TEXT } from '../step'
import { texts } from '../texts'
import type { Fix } from '../types'
import { NUMERIC } from '../values'

const VALUE = { type: ['string', 'null'], maxLength: 5000 }
const FIX = {
  type: 'object',
  properties: {
    column: COLUMN_NAME,
    from: VALUE,
    to: VALUE,
    key: {
      type: 'array',
      minItems: 1,
      maxItems: 16,
      items: {
        type: 'object',
        properties: { column: COLUMN_NAME, value: TEXT },
        required: ['column', 'value'],
        additionalProperties: false,
      },
    },
    row: { type: 'string', pattern: '^[0-9a-f]{32}/[0-9]{1,12}$' },
    reason: { type: 'string', minLength: 1, maxLength: 500 },
    by: { type: 'string', maxLength: 100 },
    time: { type: 'string', maxLength: 30 },
  },
  required: ['column', 'from', 'to', 'reason', 'by', 'time'],
  oneOf: [{ required: ['key'] }, { required: ['row'] }],
  additionalProperties: false,
}

/** Fixes of one column whose rows are found by the same columns; in one row: by the number of its file and its place. */
interface Group {
  readonly column: BoundColumn
  readonly keys: readonly string[]
  readonly lines: Map<string, readonly string[]>
}

const shown = (column: BoundColumn): BoundColumn => (column.hidden ? fail(texts.fixHidden(column.name)) : column)

function keyOf(rows: Relation, { key, row = '', column }: Fix): readonly (readonly [string, string])[] {
  if (key) return key.map(({ column: name, value }) => [shown(columnOf(rows.columns, name)).sql, value] as const)
  if (!rows.parts) return fail(texts.fixNotFirst)
  const [part = '', place = ''] = row.split('/')
  const at = rows.parts.indexOf(part)
  const [file, within] = rows.order.slice(-2)
  if (at < 0 || !file || !within) return fail(texts.fixMoved(column))
  return [
    [file.sql, String(at)],
    [within.sql, place],
  ]
}

/** Whether a text is written as values of a column are. */
function fits({ type }: BoundColumn, value: string): boolean {
  if (NUMERIC.has(type)) return NUMBER.test(value) && (type !== 'whole' || !value.includes('.'))
  if (type === 'boolean') return value === 'true' || value === 'false'
  return type !== 'date' || isDate(value)
}

/** The last fix of a value is the one that holds. */
function grouped({ string }: Dialect, rows: Relation, fixes: readonly Fix[]): readonly Group[] {
  const groups = new Map<string, Group>()
  const text = (value: string | null) => (value === null ? 'null' : string(value))
  for (const fix of fixes) {
    const column = shown(columnOf(rows.columns, fix.column))
    if (fix.to !== null && !fits(column, fix.to)) fail(texts.fixValue(column.name, column.type, fix.to))
    const key = keyOf(rows, fix)
    const keys = key.map(([sql]) => sql)
    const name = JSON.stringify([column.sql, keys])
    const group = groups.get(name) ?? { column, keys, lines: new Map<string, readonly string[]>() }
    const values = key.map(([, value]) => string(value))
    group.lines.set(values.join(), [...values, string(fix.from ?? ''), text(fix.to)])
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** The rows with the fixes of a group beside them. */
function beside(from: string, { keys, lines }: Group, nth: number): string {
  const names = [...keys.map((_, at) => `k${at}`), 'was', 'becomes'].map(name => `"f${nth}${name}"`)
  const on = keys.map((sql, at) => `cast(l.${sql} as varchar) = f."f${nth}k${at}"`).join(' and ')
  const values = [...lines.values()].map(line => `(${line.join(', ')})`).join(', ')
  return `(select * from ${from} l left join (values ${values}) f(${names.join(', ')}) on ${on})`
}

/** Single values become others, as users have said with their reasons. A value that is another one by now stays. */
export const correct = defineStep({
  do: 'correct',
  properties: { fixes: { type: 'array', minItems: 1, maxItems: 5000, items: FIX } },
  apply: (rows, { fixes }, making) => {
    const { dialect } = making
    const groups = grouped(dialect, rows, fixes)
    const fixed = (sql: string, { column }: Group, nth: number) =>
      `case when "f${nth}was" = coalesce(cast(${column.sql} as varchar), '') then cast("f${nth}becomes" as ${dialect.typeName(column)}) else ${sql} end`
    const columns = rows.columns.map(({ sql, ...column }) => ({
      ...column,
      value: groups.reduce((value, group, nth) => (group.column.sql === sql ? fixed(value, group, nth) : value), sql),
    }))
    return { ...select(making, { ...rows, from: groups.reduce(beside, rows.from), columns }), parts: rows.parts }
  },
})
