import type { ValueKind } from '../model/cell-type'
import { allConditions, isFlat, isGroup, simplified } from '../model/condition-tree'
import type { Condition, ConditionGroup, ConditionNode } from '../model/operator'
import type { ListQuery } from '../model/source'

/** Parameters of a call; undefined ones are left out by the client. */
export type Parameters = { readonly [name: string]: string | number | boolean | undefined }

/** Filters, sort and advanced query in the spelling of the list convention, without the page. */
export function filterParameters(query: ListQuery): Parameters {
  return { ...query.filters, ...sortParameters(query), ...advancedParameters(query.advanced) }
}

/** All parameters of the list convention. */
export function listParameters(query: ListQuery): Parameters {
  const { page, pageSize } = query
  return { ...told(query), ...filterParameters(query), pageNo: page, pageSize }
}

/** What generated pages of the family say besides: the page once more, and the columns that they show. */
function told({ page, pageSize, columns }: ListQuery): Parameters {
  if (columns === undefined) return {}
  return { queryPage: page, querySize: pageSize, field: [...new Set(['id', ...columns])].join(',') }
}

function sortParameters({ sort }: ListQuery): Parameters {
  return sort === undefined ? {} : { column: sort.field, order: sort.order }
}

/** The one encoding more that the API wants: `encodeURI`, with pluses, which its servers would read as blanks. */
const encoded = (value: unknown) => encodeURI(JSON.stringify(value)).replaceAll('+', '%2B')

/**
 * The API wants the JSON encoded once more than other parameters: `encoded` here, the usual encoding by the client. What
 * only groups can say goes out as `superQueryTree`, which is ours; everything else as every back end of the family reads it.
 */
export function advancedParameters(advanced: ConditionGroup | undefined): Parameters {
  if (advanced === undefined || allConditions(advanced).length === 0) return {}
  const group = simplified(advanced)
  if (!isFlat(group)) return { superQueryTree: encoded(node(group)) }
  return { superQueryParams: encoded(group.conditions.map(line)), superQueryMatchType: group.match }
}

function node(part: ConditionNode): unknown {
  return isGroup(part) ? { matchType: part.match, records: part.conditions.map(node) } : line(part)
}

/** Back ends read dates by `type` and convert numbers by `dbType`; older ones ignore both. */
function line({ field, operator, value, kind }: Condition) {
  const dbType = kind === undefined ? undefined : NUMBERS[kind]
  const type = kind !== undefined && AS_THEY_ARE.has(kind) ? kind : 'string'
  return { field, rule: operator, val: value, type, dbType }
}

const AS_THEY_ARE: ReadonlySet<ValueKind> = new Set(['date', 'datetime', 'time'])
const NUMBERS: Partial<Record<ValueKind, string>> = { integer: 'long', decimal: 'bigdecimal' }
