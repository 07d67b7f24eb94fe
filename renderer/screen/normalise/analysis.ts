import { MOST_ROWS } from '../../model/analysis'
import { DEEPEST_GROUP, MOST_CONDITIONS, type WireCondition, type WireGroup } from '../../model/condition-tree'
import type { FieldModel } from '../../model/field'
import type { AnalysisModel } from '../../model/screen'
import type { AuthoredConditions } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { readNames, readSort, type ViewInput } from './views'

/** What a query asks at first. Without a source of its own nothing is known of its fields: people choose both. */
export function readAnalysisView({ written, fields, place, context }: ViewInput): AnalysisModel {
  const { columns = [], groups = [], measures = [], where, sort, limit = MOST_ROWS, chart = 'none' } = written.analysis ?? {}
  const at = inside(place, 'analysis')
  if (written.analysis !== undefined && written.source === undefined)
    note(context, 'SCREEN_MISSING_KEY', place, whereOf(place.path), 'source')
  const check = (name: string, key: 'groups' | 'measures', index: number) => {
    const field = inside(at, key, index, 'field')
    readNames([name], fields, field, context, () => field)
  }
  readNames(columns, fields, inside(at, 'columns'), context)
  groups.forEach(({ field }, index) => {
    check(field, 'groups', index)
  })
  measures.forEach(({ measure, field }, index) => {
    if (field !== undefined) check(field, 'measures', index)
    else if (measure !== 'count')
      note(context, 'SCREEN_MISSING_KEY', inside(at, 'measures', index), `measure ${JSON.stringify(measure)}`, 'field')
  })
  const result = [...groups.map((_, index) => `g${index}`), ...measures.map((_, index) => `m${index}`)]
  const sortable = (result.length > 0 ? result : columns).map(name => ({ name }))
  const sorted = sort === undefined ? undefined : readSort(sort, sortable, inside(at, 'sort'), context)
  const conditions = where && readConditions(where, fields, inside(at, 'where'), context)
  return {
    columns,
    groups,
    measures,
    where: conditions,
    ...(sorted && { sort: { by: sorted.field, order: sorted.order } }),
    limit,
    chart,
  }
}

/** Conditions over the fields, those of their rows included: `lines,code`. */
function readConditions(where: AuthoredConditions, fields: readonly FieldModel[], place: Place, context: Context): WireGroup {
  const known = new Map(fields.flatMap(field => [[field.name, field] as const, ...linesOf(field)]))
  let count = 0
  const read = ({ matchType = 'and', records }: AuthoredConditions, at: Place, depth: number): WireGroup => {
    if (depth > DEEPEST_GROUP)
      note(context, 'SCREEN_WRONG_VALUE', at, whereOf(at.path), `group ${depth} within groups`, `one of at most ${DEEPEST_GROUP}`)
    const inner = records.map((record, index) => {
      const spot = inside(at, 'records', index)
      if ('records' in record) return read(record, spot, depth + 1)
      count += 1
      checkCondition(record, known, spot, context)
      return record
    })
    return { matchType, records: inner }
  }
  const group = read(where, place, 1)
  if (count > MOST_CONDITIONS)
    note(context, 'SCREEN_WRONG_VALUE', place, whereOf(place.path), String(count), `at most ${MOST_CONDITIONS} conditions`)
  return group
}

const linesOf = ({ name, kind, fields = [] }: FieldModel) =>
  kind === 'rows' ? fields.map(line => [`${name},${line.name}`, line] as const) : []

function checkCondition({ field, rule }: WireCondition, known: ReadonlyMap<string, FieldModel>, place: Place, context: Context): void {
  const found = known.get(field)
  const at = inside(place, 'field')
  if (found === undefined) {
    note(context, 'SCREEN_UNKNOWN_FIELD', at, whereOf(at.path), field, known.keys())
    return
  }
  const operators = context.registry.cells.find(({ type }) => type === found.type)?.operators ?? []
  const spot = inside(place, 'rule')
  if (!operators.includes(rule)) note(context, 'SCREEN_OPERATOR', spot, whereOf(spot.path), rule, found.type, operators)
}
