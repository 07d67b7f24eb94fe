import type { FieldModel } from '../model/field'
import type { Operator } from '../model/operator'
import type { ScreenModel } from '../model/screen'
import { parseFilter, printFilter } from './filter-text'
import type { QueryState } from './props'

type Filters = QueryState['filters']

/** What a person entered for one field, as wire text: one value (several joined with commas), or the ends of a range. */
export type QueryEntry = string | { readonly begin: string; readonly end: string }

/** By field name; fields without an entry are not filtered. */
export type QueryEntries = ReadonlyMap<string, QueryEntry>

/** What the codec needs to know of a field in the query bar. */
export interface QueryField {
  readonly name: string
  readonly operator: Operator
  /** True where the column itself holds several values, joined with commas: each entry is looked for among them. */
  readonly holdsSeveral: boolean
}

/** The fields of a screen's query bar, in its order; names that are no field were refused before. */
export function queryFields(screen: ScreenModel): readonly FieldModel[] {
  return screen.query.fields.flatMap(name => screen.fields.filter(field => field.name === name))
}

/** The parameters under which a field's entry travels. */
function parameterNames({ name, operator }: Pick<QueryField, 'name' | 'operator'>): readonly string[] {
  if (operator === 'range') return [`${name}_begin`, `${name}_end`]
  return operator === 'multi' ? [`${name}_MultiString`] : [name]
}

/** Entries as API parameters. Empty ones are left out. */
export function encodeFilters(fields: readonly QueryField[], entries: QueryEntries): Filters {
  const filters = fields.flatMap(field => {
    const entry = entries.get(field.name)
    return entry === undefined ? [] : encodeEntry(field, entry)
  })
  return Object.fromEntries(filters.filter(([, text]) => text !== ''))
}

function encodeEntry(field: QueryField, entry: QueryEntry): [string, string][] {
  const [first = field.name, second = ''] = parameterNames(field)
  if (typeof entry !== 'string') {
    return [
      [first, entry.begin],
      [second, entry.end],
    ]
  }
  if (entry === '') return []
  if (field.operator === 'multi') return [[first, entry]]
  return [[first, printFilter({ operator: field.holdsSeveral ? 'multi' : field.operator, value: entry })]]
}

/** API parameters as entries; parameters of no query field are passed over. */
export function decodeFilters(fields: readonly QueryField[], filters: Filters): QueryEntries {
  const entries = new Map<string, QueryEntry>()
  for (const field of fields) {
    const entry = decodeEntry(field, filters)
    if (entry !== undefined) entries.set(field.name, entry)
  }
  return entries
}

function decodeEntry(field: QueryField, filters: Filters): QueryEntry | undefined {
  const [first = '', second = ''] = parameterNames(field).map(name => filters[name] ?? '')
  if (first === '' && second === '') return undefined
  if (field.operator === 'range') return { begin: first, end: second }
  return field.operator === 'multi' ? first : parseFilter(first).value
}

/** Parameters that no input of the bar shows, such as those an opener gave; a search keeps them. */
export function otherFilters(fields: readonly QueryField[], filters: Filters): Filters {
  const own = new Set(fields.flatMap(parameterNames))
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !own.has(name)))
}
