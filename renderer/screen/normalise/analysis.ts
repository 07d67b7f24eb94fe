import { MOST_ROWS } from '../../model/analysis'
import type { AnalysisModel } from '../../model/screen'
import { inside } from '../json/document'
import { whereOf } from '../where'
import { note } from './context'
import { readNames, readSort, type ViewInput } from './views'

/** What a query asks at first. Without a source of its own nothing is known of its fields: people choose both. */
export function readAnalysisView({ written, fields, place, context }: ViewInput): AnalysisModel {
  const { columns = [], groups = [], measures = [], sort, limit = MOST_ROWS, chart = 'none' } = written.analysis ?? {}
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
  return { columns, groups, measures, ...(sorted && { sort: { by: sorted.field, order: sorted.order } }), limit, chart }
}
