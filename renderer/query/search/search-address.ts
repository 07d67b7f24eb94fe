import { isObject } from '../../source'
import { CATEGORIES, type DocumentSearch, SORT_KEYS } from './document-search'
import { MOST_SEARCH, SEARCH_RULES, type SearchCondition } from './search-model'

type Address = { readonly [name: string]: string }

/** A search as it is kept: conditions are undefined where the advanced search is closed. */
export interface KeptSearch {
  readonly search: DocumentSearch
  readonly conditions: readonly SearchCondition[] | undefined
}

const DAY = /^\d{4}-\d\d-\d\d$/

const among = <Word extends string>(words: readonly Word[], text: string | undefined, otherwise: Word): Word =>
  words.find(word => word === text) ?? otherwise

/** Words of an address by the parameters of a request that say the same: a link may be written with either. */
const REQUESTED: Readonly<Record<string, string>> = {
  fullTextContent: 'text',
  title: 'text',
  queryCategory: 'category',
  isCollect: 'collect',
  isSelf: 'self',
  unstructurDocumentdataDocumentTypeId: 'type',
  unstructurDocumentdataCompanyInformationId: 'company',
  fileTypeList: 'files',
  timeIntervalStart: 'from',
  timeIntervalEnd: 'until',
  fullTextSearchConditionQueryList: 'conditions',
}

/** An address in its own words, which count before those of a request. */
function inOwnWords(given: Address): Address {
  const scope = given.fullTextContent !== undefined ? 'fullText' : given.title !== undefined ? 'title' : undefined
  const asked = Object.entries(REQUESTED).flatMap(([name, own]) => {
    const text = given[name]
    return text === undefined ? [] : [[own, text === 'true' ? '1' : text] as const]
  })
  return { ...Object.fromEntries(asked.reverse()), ...(scope && given.text === undefined && { scope }), ...given }
}

/** The search that an address tells; what it leaves out, or says wrong, is that of `start`. */
export function addressToSearch(given: Address, start: DocumentSearch): KeptSearch {
  const address = inOwnWords(given)
  const day = (text = '') => (DAY.test(text) ? text : '')
  const search: DocumentSearch = {
    searchValue: address.text ?? '',
    searchScope: address.scope === 'title' ? 0 : address.scope === 'fullText' ? 1 : start.searchScope,
    category: among(CATEGORIES, address.category, start.category),
    isCollect: address.collect === '1',
    isSelf: address.self === '1',
    textType: address.textType ?? '',
    documentTypeId: address.type ?? '',
    companyId: address.company ?? '',
    sort: among(SORT_KEYS, address.sort, start.sort),
    order: among(['desc', 'asc'], address.order, start.order),
    advanced: {
      fileType: address.files?.split(',').filter(Boolean) ?? [],
      startCreateTime: day(address.from),
      endCreateTime: day(address.until),
    },
  }
  return { search, conditions: address.conditions === undefined ? undefined : readConditions(address.conditions) }
}

/** The address that tells a search: what is as in `start` is left out. */
export function searchToAddress({ search, conditions }: KeptSearch, start: DocumentSearch): Address {
  const { advanced } = search
  const said = {
    text: search.searchValue.trim(),
    scope: search.searchScope === start.searchScope ? '' : search.searchScope === 0 ? 'title' : 'fullText',
    category: search.category,
    collect: search.isCollect ? '1' : '',
    self: search.isSelf ? '1' : '',
    textType: search.textType,
    type: search.documentTypeId,
    company: search.companyId,
    sort: search.sort === start.sort ? '' : search.sort,
    order: search.order === start.order ? '' : search.order,
    files: advanced.fileType.join(),
    from: advanced.startCreateTime,
    until: advanced.endCreateTime,
    conditions: conditions === undefined ? '' : JSON.stringify(conditions),
  }
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''))
}

function readConditions(text: string): readonly SearchCondition[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.slice(0, MOST_SEARCH).flatMap(readCondition) : []
  } catch {
    return []
  }
}

function readCondition(given: unknown): readonly SearchCondition[] {
  if (!isObject(given)) return []
  const { matchType, field, rule, val } = given
  if (typeof field !== 'string' || typeof val !== 'string') return []
  return [{ matchType: matchType === 'or' ? 'or' : 'and', field, rule: SEARCH_RULES.find(each => each === rule) ?? 'accurate', val }]
}
