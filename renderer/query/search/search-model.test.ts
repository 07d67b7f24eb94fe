import { expect, it } from 'vitest'
import { type DocumentSearch, leftAdvanced, searchParameters, startSearch } from './document-search'
import {
  addSearchLine,
  defaultLines,
  documentFields,
  MOST_SEARCH,
  removeSearchLine,
  type SearchCondition,
  searchConditions,
  searchText,
} from './search-model'

const fields = documentFields()
const is = (field: string, val: string, more: Partial<SearchCondition> = {}): SearchCondition => ({
  matchType: 'and',
  field,
  rule: 'accurate',
  val,
  ...more,
})

it('begins with one empty line for each field', () => {
  const lines = defaultLines(fields)
  expect(lines).toMatchObject([
    { matchType: 'and', field: 'title', rule: 'accurate', val: '' },
    { matchType: 'and', field: 'content', rule: 'accurate', val: '' },
    { matchType: 'and', field: 'tag', rule: 'accurate', val: '' },
  ])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3)
  expect(lines.every(({ key }) => key > 0)).toBe(true)
})

it('adds a line for the same field behind another, up to so many', () => {
  const lines = defaultLines(fields)
  const added = addSearchLine(lines, lines[1]?.key ?? 0)
  expect(added.map(({ field }) => field)).toEqual(['title', 'content', 'content', 'tag'])
  const [first] = lines
  const nineteen = Array.from({ length: MOST_SEARCH - 1 }, (_, at) => ({ ...is('title', ''), key: at === 0 ? (first?.key ?? 0) : -at }))
  const most = addSearchLine(nineteen, first?.key ?? 0)
  expect(most).toHaveLength(20)
  expect(addSearchLine(most, first?.key ?? 0)).toBe(most)
})

it('removes a line, and empties the last one', () => {
  const lines = defaultLines(fields).slice(0, 2)
  const [first, second] = lines
  expect(removeSearchLine(lines, first?.key ?? 0)).toEqual([second])
  expect(removeSearchLine([{ ...is('tag', 'x', { rule: 'vague' }), key: 9 }], 9)).toMatchObject([is('tag', '')])
})

it('sends what says something, without blanks around it', () => {
  const lines = [is('title', ' 审计 '), is('tag', ' '), is('content', '财务', { matchType: 'or', rule: 'vague' })]
  expect(searchConditions(lines.map((line, key) => ({ ...line, key })))).toEqual([
    is('title', '审计'),
    is('content', '财务', { matchType: 'or', rule: 'vague' }),
  ])
})

it.each<[readonly SearchCondition[], string]>([
  [[], ''],
  [[is('title', '审计', { matchType: 'or' })], '标题精确匹配“审计”'],
  [[is('title', '审计'), is('tag', '财务', { rule: 'vague' })], '标题精确匹配“审计”且标签模糊匹配“财务”'],
  [[is('title', '审计'), is('owner', '王', { matchType: 'or' })], '标题精确匹配“审计”或owner精确匹配“王”'],
])('says %j in words', (conditions, text) => {
  expect(searchText(conditions, fields)).toBe(text)
})

const silent = { fullTextSearchSortQuery: { column: 'related', order: 'desc' }, queryPage: 2, querySize: 10 }

it.each<[Partial<DocumentSearch>, object]>([
  [{}, {}],
  [{ searchValue: ' 审计 ' }, { title: '审计' }],
  [{ searchValue: '审计', searchScope: 1 }, { fullTextContent: '审计' }],
  [
    { isCollect: true, isSelf: true },
    { isCollect: true, isSelf: true },
  ],
  [
    { category: 'knowledge-base', textType: 't' },
    { queryCategory: 'knowledge-base', textType: 't' },
  ],
  [
    { documentTypeId: '1', companyId: '2' },
    { unstructurDocumentdataDocumentTypeId: '1', unstructurDocumentdataCompanyInformationId: '2' },
  ],
  [
    { advanced: { fileType: ['pdf'], startCreateTime: '2026-01-01', endCreateTime: '' } },
    { fileTypeList: ['pdf'], timeIntervalStart: '2026-01-01' },
  ],
  [{ sort: 'createTime', order: 'asc' }, { fullTextSearchSortQuery: { column: 'createTime', order: 'asc' } }],
])('asks for %j with %j', (search, parameters) => {
  expect(searchParameters({ ...startSearch, ...search }, [], { page: 2, size: 10 })).toEqual({ ...silent, ...parameters })
})

it('asks for conditions, and forgets what the advanced mode has collected', () => {
  const conditions = [is('tag', 'x')]
  const asked = searchParameters(startSearch, conditions, { page: 2, size: 10 })
  expect(asked).toEqual({ ...silent, fullTextSearchConditionQueryList: conditions })
  const search: DocumentSearch = { ...startSearch, searchValue: 'a', documentTypeId: '1', companyId: '2' }
  expect(leftAdvanced(search)).toEqual({ ...startSearch, companyId: '2' })
})

it('begins with all documents by relevance', () => {
  expect(startSearch).toMatchObject({ searchScope: 0, isCollect: false, isSelf: false })
})
