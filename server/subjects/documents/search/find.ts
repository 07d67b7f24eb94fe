import { defined } from '../../../../renderer/core'
import type { DocumentSearchQuery, DocumentSearchResult } from '../../../generated/operations'
import { type Asking, readerOf } from '../../../query'
import { segmenterOf } from '../index/dictionary'
import { normalOf } from '../index/normal'
import { type SourceName, sourcesOf } from '../index/sources'
import { withForms } from './amounts'
import { describe, describeFacets } from './answer'
import type { PreparedClause } from './conditions/repository'
import { foundRows, type VisibleSources } from './found/repository'
import { type Clause, type ConditionRow, readRows, readWords, textsOf } from './query'
import { FIRST_WEIGHED, MOST_WEIGHED, Ranking, weigh } from './rank'
import { type Found, type SearchRequest, search, type Trx } from './repository'
import { corrections } from './words/correct'
import { allTags, allTypes, type Named } from './words/repository'

/** Who searches: by their lists, under their id. */
export type Searcher = Asking

/** The list by which a caller reads rows of an entity. */
function readableRows({ catalog }: Trx, searcher: Searcher, base: string) {
  const list = catalog.readable.at(base)
  return list && (list.right === null || searcher.can(list.right)) ? list.spec(readerOf(searcher)) : undefined
}

/** The sources that a caller may read, each by its list. */
export async function visibleSources(
  trx: Trx,
  searcher: Searcher,
): Promise<Map<SourceName, NonNullable<ReturnType<VisibleSources['get']>>>> {
  const visible = new Map<SourceName, NonNullable<ReturnType<VisibleSources['get']>>>()
  for (const { name, table, row } of sourcesOf(trx.catalog)) {
    const spec = row ? readableRows(trx, searcher, row.base) : await trx.catalog.recordLists.find(trx, searcher, table)
    if (spec) visible.set(name, spec)
  }
  return visible
}

/** Looks up what clauses name: words of what need not stand there as it is, ids of tags and types. */
export async function prepare(trx: Trx, clauses: readonly Clause[]): Promise<PreparedClause[]> {
  const idsOf = async (all: (trx: Trx) => Promise<readonly Named[]>, wanted: string) =>
    (await all(trx)).filter(({ name }) => normalOf(name).includes(wanted)).map(({ id }) => id)
  const prepared: PreparedClause[] = []
  for (const clause of clauses) {
    const { term } = clause
    if (term.kind === 'tag') prepared.push({ ...clause, ids: await idsOf(allTags, term.wanted) })
    else if (term.kind === 'type') prepared.push({ ...clause, ids: await idsOf(allTypes, term.wanted) })
    else if (term.kind === 'text' && !term.accurate) prepared.push({ ...clause, words: (await segmenterOf(trx)).plainWords(term.wanted) })
    else prepared.push(clause)
  }
  return prepared
}

/** The texts that rank records and are marked in them. */
export const markedTexts = (clauses: readonly PreparedClause[]): string[] => {
  const words = clauses.flatMap(({ not, words: all = [] }) => (not ? [] : all))
  const exact = textsOf(clauses).flatMap(({ accurate, wanted }) => (accurate ? [wanted] : []))
  return [...new Set([...exact, ...words])]
}

function clausesOf(query: DocumentSearchQuery): Clause[] {
  const { title = '', fullTextContent = '', within = [], fullTextSearchConditionQueryList = [] } = query
  const typed = [...readWords(title, 'title'), ...[fullTextContent, ...within].flatMap(text => readWords(text, 'all'))]
  const rows = readRows(fullTextSearchConditionQueryList as readonly ConditionRow[])
  const groups = rows.filter(({ join }, at) => at > 0 && join === 'or').length
  // What is typed holds beside each group of rows.
  if (groups === 0) return [...typed, ...rows]
  return rows.flatMap((row, at) =>
    at === 0 || row.join === 'or' ? [{ ...row }, ...typed.map(each => ({ ...each, join: 'and' as const }))] : [row],
  )
}

const CATEGORIES: Readonly<Record<string, SourceName>> = { 'unstructur-document': 'document', 'knowledge-base': 'knowledge' }
const USUAL_SIZE = 10

function requestOf(query: DocumentSearchQuery, clauses: readonly PreparedClause[], { session }: Searcher): SearchRequest {
  const { column = 'related', order = 'desc' } = query.fullTextSearchSortQuery ?? {}
  const size = query.querySize ?? USUAL_SIZE
  return {
    clauses,
    filters: {
      collectedBy: query.isCollect ? session.userId : undefined,
      addedBy: query.isSelf ? session.username : undefined,
      textType: query.textType || undefined,
      typeId: query.unstructurDocumentdataDocumentTypeId || undefined,
      companyId: query.unstructurDocumentdataCompanyInformationId || undefined,
      addedFrom: query.timeIntervalStart || undefined,
      addedTo: query.timeIntervalEnd || undefined,
    },
    chosen: {
      source: query.sources ?? [],
      type: query.documentTypeIds ?? [],
      company: query.companyIds ?? [],
      year: (query.years ?? []).map(String),
      tag: query.tags ?? [],
      fileType: (query.fileTypeList ?? []).map(type => type.toLowerCase()),
      state: query.states ?? [],
    },
    titles: markedTexts(clauses),
    whole: query.wholeFacet,
    sort: { column, order },
    offset: ((query.queryPage ?? 1) - 1) * size,
    limit: size,
    userId: session.userId,
  }
}

const isWeighed = ({ sort, titles }: SearchRequest) => sort.column === 'related' && titles.length > 0

/** The rows of the page that is asked for, ranked where relevance decides; `weighed` where only so many of them were. */
async function rowsOf(
  trx: Trx,
  visible: VisibleSources,
  request: SearchRequest,
): Promise<Found & { readonly weighed?: number | undefined }> {
  if (!isWeighed(request)) return search(trx, visible, request)
  const { sort, titles, offset, limit, userId } = request
  const terms = await weigh(trx, titles)
  const weighing = { ...request, terms }
  const first = await search(trx, visible, { ...weighing, offset: 0, limit: FIRST_WEIGHED, behind: MOST_WEIGHED - FIRST_WEIGHED })
  const end = offset + limit
  const ranking = await Ranking.of(trx, terms, sort.order, end, first, candidates => foundRows(trx, visible, candidates, userId))
  const best = ranking.rows.slice(offset, end)
  const from = Math.max(offset, ranking.count)
  const isBehind = end > ranking.count && first.total > ranking.count
  const behind = isBehind ? (await search(trx, visible, { ...weighing, offset: from, limit: end - from, rowsOnly: true })).rows : []
  const weighed = ranking.isSettled(end) && !first.bounded ? undefined : ranking.count
  return { ...first, rows: [...best, ...behind], weighed }
}

/** A search that finds something in place of one that does not; undefined where none is known. */
async function corrected(
  trx: Trx,
  visible: VisibleSources,
  request: SearchRequest,
  query: DocumentSearchQuery,
): Promise<string | undefined> {
  const part = query.fullTextContent ? 'all' : 'title'
  const typed = readWords(query.fullTextContent || query.title || '', part)
  if (typed.length === 0 || typed.some(({ not, term }) => not || term.kind !== 'text')) return undefined
  for (const text of await corrections(
    trx,
    textsOf(typed).map(({ wanted }) => wanted),
  )) {
    const clauses = await prepare(trx, clausesOf({ ...query, [part === 'all' ? 'fullTextContent' : 'title']: text }))
    const found = await search(trx, visible, { ...request, clauses, offset: 0, limit: 1 })
    if (found.total > 0) return text
  }
  return undefined
}

/** What a query asks of which sources. */
async function asked(trx: Trx, searcher: Searcher, query: DocumentSearchQuery) {
  const all = await visibleSources(trx, searcher)
  const category = CATEGORIES[query.queryCategory ?? '']
  const visible = new Map([...all].filter(([source]) => category === undefined || source === category))
  return { visible, request: requestOf(query, await prepare(trx, withForms(clausesOf(query))), searcher) }
}

/** Records of which one message tells. */
const MOST_NEW = 1000

/** Records that answer, were added after one moment and taken in after another. */
export async function newlyFound(
  trx: Trx,
  searcher: Searcher,
  query: DocumentSearchQuery,
  news: NonNullable<SearchRequest['filters']['news']>,
): Promise<Found['rows']> {
  const { visible, request } = await asked(trx, searcher, query)
  const sort = { column: 'createTime', order: 'asc' } as const
  return (await search(trx, visible, { ...request, filters: { ...request.filters, news }, sort, offset: 0, limit: MOST_NEW })).rows
}

/** What answers a search, as far as the caller may read it. */
export async function find(trx: Trx, searcher: Searcher, query: DocumentSearchQuery): Promise<DocumentSearchResult> {
  const { visible, request } = await asked(trx, searcher, query)
  const found = await rowsOf(trx, visible, request)
  const other = found.total === 0 ? await corrected(trx, visible, request, query) : undefined
  return {
    records: await describe(trx, found.rows, request.titles),
    total: found.total,
    facets: await describeFacets(trx, found),
    ...(found.cut.length > 0 && { cutFacets: [...found.cut] }),
    ...(found.about && { about: true }),
    ...defined({ corrected: other, weighed: found.weighed }),
  }
}
