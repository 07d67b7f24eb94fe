import type { Analysis } from '../../model/analysis'
import { defined } from '../../model/defined'
import type { AnalysisSource } from '../analysis/use-sources'

/** What a screen says of a field that no entity tells of. */
type WrittenField = { readonly title: string; readonly type: string; readonly dict?: string }

/** A field as the server tells it, as a screen writes it. */
export const writtenField = ({ name, title, type, dict }: AnalysisSource['fields'][number]): readonly [string, WrittenField] => [
  name,
  { title, type, ...(dict !== null && { dict }) },
]

interface PageInput {
  readonly title: string
  readonly analysis: Analysis
  /** Fields to be written along: those of a source without an entity. */
  readonly fields?: { readonly [name: string]: WrittenField } | undefined
  /** The page as it stands; what it says besides the question stays. */
  readonly before?: string
}

/** An analysis as a screen of the kind `query`. */
export function pageText({ title, analysis, fields, before }: PageInput): string {
  const { source, columns, groups, measures, where, sort, limit, chart } = analysis
  const question = {
    ...(columns.length > 0 && { columns }),
    ...(groups.length > 0 && { groups }),
    ...(measures.length > 0 && { measures }),
    where,
    ...(sort && { sort: sort.order === 'desc' ? `-${sort.by}` : sort.by }),
    limit,
    chart,
  }
  const kept = before === undefined ? {} : (JSON.parse(before) as object)
  return JSON.stringify({ screen: 'query', ...kept, title, source, ...defined({ fields }), analysis: question }, null, 2)
}
