import type { Column } from '../../sheets'
import type { OriginColumn } from './origin'
import type { Params } from './params'
import { texts } from './texts'

/** Names are compared without case, blanks and underscores: `cust_no` is `custNo`. */
const plain = (text: string) => text.replace(/[\s_*＊]/g, '').toLowerCase()

const namesOf = ({ name, title, titles = [] }: Column) => [name, title, ...titles].map(plain)

const fieldNamed = (fields: readonly Column[], text: string) => fields.find(field => namesOf(field).includes(plain(text)))

/** The lines `column=field`; the line that is none. */
export function readLines(text = ''): readonly (readonly [column: string, field: string])[] | string {
  const pairs: [string, string][] = []
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '') continue
    const [, column = '', field = ''] = /^([^=＝]+)[=＝]([^=＝]+)$/.exec(line) ?? []
    if (column.trim() === '' || field.trim() === '') return line
    pairs.push([column.trim(), field.trim()])
  }
  return pairs
}

/** The fields that rows are found again by; or what is wrong with them. */
export function keysOf({ keys = '' }: Params, fields: readonly Column[]): readonly Column[] | string {
  const found: Column[] = []
  for (const text of keys.split(/[,，]/).map(each => each.trim())) {
    if (text === '') continue
    const field = fieldNamed(fields, text)
    if (!field) return noField(text, fields)
    found.push(field)
  }
  return found
}

const noField = (text: string, fields: readonly Column[]) =>
  texts.noField(
    text,
    fields.map(({ title }) => title),
  )

/** What is wrong with the names of fields, whatever the columns are. */
export function fieldsFault(params: Params, fields: readonly Column[]): string | undefined {
  const lines = readLines(params.columns)
  if (typeof lines === 'string') return texts.badLine(lines)
  const unknown = lines.find(([, field]) => !fieldNamed(fields, field))
  if (unknown) return noField(unknown[1], fields)
  const keys = keysOf(params, fields)
  return typeof keys === 'string' ? keys : undefined
}

/** A column by its title: where a title names several, or none, by its name. */
const columnIndex = (columns: readonly OriginColumn[], wanted: string) => {
  const byName = columns.findIndex(({ name }) => plain(name) === plain(wanted))
  return byName >= 0 ? byName : columns.findIndex(({ title }) => plain(title) === plain(wanted))
}

/** The field of each column, by its place; what is wrong otherwise. */
export function matchColumns(
  params: Params,
  columns: readonly OriginColumn[],
  fields: readonly Column[],
): readonly (Column | undefined)[] | string {
  const places: (Column | undefined)[] = columns.map(() => undefined)
  const lines = readLines(params.columns)
  if (typeof lines === 'string') return texts.badLine(lines)
  for (const [column, text] of lines) {
    const [index, field] = [columnIndex(columns, column), fieldNamed(fields, text)]
    if (index < 0) return texts.noColumn(column)
    if (!field) return noField(text, fields)
    if (places.includes(field)) return texts.twice(field.title)
    places[index] = field
  }
  for (const [index, { name, title }] of columns.entries()) {
    const field = places[index] ?? fieldNamed(fields, title) ?? fieldNamed(fields, name)
    if (field && !places.includes(field)) places[index] = field
  }
  if (!places.some(Boolean)) return texts.nothingMatches(columns.map(({ name }) => name))
  const missing = fields.find(field => field.required && !places.includes(field))
  if (missing) return texts.missing(missing.title)
  const keys = keysOf(params, fields)
  if (typeof keys === 'string') return keys
  const lost = keys.find(field => !places.includes(field))
  return lost ? texts.keyWithoutColumn(lost.title) : places
}
