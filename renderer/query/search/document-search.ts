import type { SearchCondition } from './search-model'

/** What is searched: everything, documents, or the knowledge base. */
export const CATEGORIES = ['', 'unstructur-document', 'knowledge-base'] as const
export const SORT_KEYS = ['related', 'browseCount', 'createTime'] as const

type SearchCategory = (typeof CATEGORIES)[number]
type SearchSort = (typeof SORT_KEYS)[number]

/** What the advanced mode adds. */
interface AdvancedSearch {
  readonly fileType: readonly string[]
  /** `YYYY-MM-DD`; '' leaves an end open. */
  readonly startCreateTime: string
  readonly endCreateTime: string
}

/** A document search while a person puts it together. */
export interface DocumentSearch {
  readonly searchValue: string
  /** 0: the title; else the full text. */
  readonly searchScope: 0 | 1
  readonly category: SearchCategory
  readonly isCollect: boolean
  readonly isSelf: boolean
  readonly textType: string
  readonly documentTypeId: string
  readonly companyId: string
  readonly sort: SearchSort
  readonly order: 'asc' | 'desc'
  readonly advanced: AdvancedSearch
}

export const PAGE_SIZES = [10, 50, 100] as const

const PLAIN: AdvancedSearch = { fileType: [], startCreateTime: '', endCreateTime: '' }

/** Everything, by relevance. */
export const startSearch: DocumentSearch = {
  searchValue: '',
  searchScope: 0,
  category: '',
  isCollect: false,
  isSelf: false,
  textType: '',
  documentTypeId: '',
  companyId: '',
  sort: 'related',
  order: 'desc',
  advanced: PLAIN,
}

/** Without what the advanced mode has collected: words, document type, file types and dates. */
export const leftAdvanced = (search: DocumentSearch): DocumentSearch => ({
  ...search,
  searchValue: '',
  documentTypeId: '',
  advanced: PLAIN,
})

/** Where in the results one stands. */
export interface SearchPage {
  readonly page: number
  readonly size: number
}

/** The parameters of the search call; what says nothing is left out. */
export function searchParameters(
  search: DocumentSearch,
  conditions: readonly SearchCondition[],
  { page, size }: SearchPage,
): { readonly [name: string]: unknown } {
  const words = search.searchValue.trim()
  const { fileType, startCreateTime, endCreateTime } = search.advanced
  const said = {
    [search.searchScope === 0 ? 'title' : 'fullTextContent']: words,
    queryCategory: search.category,
    isCollect: search.isCollect,
    isSelf: search.isSelf,
    textType: search.textType,
    unstructurDocumentdataDocumentTypeId: search.documentTypeId,
    unstructurDocumentdataCompanyInformationId: search.companyId,
    fileTypeList: fileType,
    timeIntervalStart: startCreateTime,
    timeIntervalEnd: endCreateTime,
    fullTextSearchConditionQueryList: conditions,
  }
  const silent = (value: unknown) => value === '' || value === false || (Array.isArray(value) && value.length === 0)
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => !silent(value))),
    fullTextSearchSortQuery: { column: search.sort, order: search.order },
    queryPage: page,
    querySize: size,
  }
}
