import { type Analysis, type AnalysisMeasure, MEASURES, type MeasureName } from '../../model/analysis'
import { allConditions, groupOfWire } from '../../model/condition-tree'
import type { FieldModel } from '../../model/field'
import { withLines } from '../condition-fields'

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal'])
const TIMES: ReadonlySet<string> = new Set(['date', 'datetime'])
const ORDERED: ReadonlySet<string> = new Set([...NUMBERS, ...TIMES, 'time', 'text'])

/** Whether rows can be put together by its days, months and years. */
export const hasBuckets = (field: FieldModel | undefined): boolean => field !== undefined && TIMES.has(field.kind)

/** Whether this can be reckoned of it. */
export function measures(field: FieldModel, measure: MeasureName): boolean {
  if (measure === 'count') return false
  if (measure === 'distinct') return true
  return measure === 'sum' || measure === 'avg' ? NUMBERS.has(field.kind) : ORDERED.has(field.kind)
}

/** Fields of which it can be reckoned. */
export const measurable = (fields: readonly FieldModel[], measure: MeasureName): readonly FieldModel[] =>
  fields.filter(field => measures(field, measure))

/** Another measure, with a field that it can be reckoned of: the same if it can, else the first. */
export function withMeasure(before: AnalysisMeasure, measure: MeasureName, fields: readonly FieldModel[]): AnalysisMeasure {
  if (measure === 'count') return { measure }
  const can = measurable(fields, measure)
  const field = can.find(({ name }) => name === before.field) ?? can[0]
  return field === undefined ? before : { measure, field: field.name }
}

/** The measures that some field offers. */
export const offeredMeasures = (fields: readonly FieldModel[]): readonly MeasureName[] =>
  MEASURES.filter(measure => measure === 'count' || measurable(fields, measure).length > 0)

/** True when there is something to ask. */
export const asksSomething = ({ columns, groups, measures: derived }: Pick<Analysis, 'columns' | 'groups' | 'measures'>): boolean =>
  columns.length > 0 || groups.length > 0 || derived.length > 0

/** The analysis without what the fields do not offer (any more), and the names of what went. */
export function fitting(
  analysis: Analysis,
  fields: readonly FieldModel[],
): { readonly analysis: Analysis; readonly gone: readonly string[] } {
  const known = new Map(withLines(fields).map(field => [field.name, field]))
  const plain = new Map(fields.map(field => [field.name, field]))
  const { sort, where, ...rest } = analysis
  const groups = analysis.groups.filter(({ field, bucket }) => plain.has(field) && (bucket === undefined || hasBuckets(plain.get(field))))
  const derived = analysis.measures.filter(({ measure, field }) => {
    const found = plain.get(field ?? '')
    return field === undefined ? measure === 'count' : found !== undefined && measures(found, measure)
  })
  const columns = analysis.columns.filter(name => plain.has(name))
  const asked = where === undefined ? [] : allConditions(groupOfWire(where)).map(({ field }) => field)
  const lost = asked.filter(name => !known.has(name))
  const all = [...analysis.columns, ...analysis.groups.map(({ field }) => field), ...analysis.measures.flatMap(({ field }) => field ?? [])]
  const kept = new Set([...columns, ...groups.map(({ field }) => field), ...derived.flatMap(({ field }) => field ?? [])])
  const gone = [...new Set([...all.filter(name => !kept.has(name)), ...lost])]
  const same = groups.length === analysis.groups.length && derived.length === analysis.measures.length
  const sortable = sort !== undefined && (same ? true : columns.includes(sort.by))
  return {
    // Conditions that cannot be shown cannot be taken back by hand: all of them go.
    analysis: { ...rest, columns, groups, measures: derived, ...(sortable && { sort }), ...(where && lost.length === 0 && { where }) },
    gone,
  }
}
