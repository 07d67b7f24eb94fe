import { expect, it } from 'vitest'
import { startSearch } from './document-search'
import { addressToSearch, searchToAddress } from './search-address'
import { readSuggestions } from './use-suggestions'

const conditions = [{ matchType: 'or', field: 'content', rule: 'vague', val: '决算' }] as const

it.each([
  ['a search as it begins', { search: startSearch, conditions: undefined }, {}],
  [
    'all that can be said',
    {
      search: {
        searchValue: '审计',
        searchScope: 1,
        category: 'knowledge-base',
        isCollect: true,
        isSelf: true,
        textType: 't',
        documentTypeId: 'd',
        companyId: 'c',
        sort: 'createTime',
        order: 'asc',
        advanced: { fileType: ['pdf', 'txt'], startCreateTime: '2026-01-01', endCreateTime: '2026-02-01' },
      },
      conditions,
    },
    {
      text: '审计',
      scope: 'fullText',
      category: 'knowledge-base',
      collect: '1',
      self: '1',
      textType: 't',
      type: 'd',
      company: 'c',
      sort: 'createTime',
      order: 'asc',
      files: 'pdf,txt',
      from: '2026-01-01',
      until: '2026-02-01',
      conditions: JSON.stringify(conditions),
    },
  ],
  ['an advanced search without conditions', { search: startSearch, conditions: [] }, { conditions: '[]' }],
] as const)('tells %s in the address, and reads it back', (_, kept, address) => {
  expect(searchToAddress(kept, startSearch)).toEqual(address)
  expect(addressToSearch(address, startSearch)).toEqual(kept)
})

it.each([
  [{ fullTextContent: '审计' }, { text: '审计', scope: 'fullText' }],
  [{ title: '审计' }, { text: '审计', scope: 'title' }],
  [
    { fullTextContent: '甲', queryCategory: 'knowledge-base', isCollect: 'true', isSelf: '1', unstructurDocumentdataDocumentTypeId: 'd' },
    { text: '甲', scope: 'fullText', category: 'knowledge-base', collect: '1', self: '1', type: 'd' },
  ],
  [
    {
      unstructurDocumentdataCompanyInformationId: 'c',
      fileTypeList: 'pdf',
      timeIntervalStart: '2026-01-01',
      timeIntervalEnd: '2026-02-01',
    },
    { company: 'c', files: 'pdf', from: '2026-01-01', until: '2026-02-01' },
  ],
  [{ fullTextSearchConditionQueryList: JSON.stringify(conditions) }, { conditions: JSON.stringify(conditions) }],
  [{ text: '甲', fullTextContent: '乙', isSelf: 'false' }, { text: '甲' }],
] as const)('reads the parameters of a request %j as %j', (asked, own) => {
  expect(addressToSearch(asked, startSearch)).toEqual(addressToSearch(own, startSearch))
})

it('takes from an address that was typed wrong what makes sense', () => {
  const found = addressToSearch({ category: 'x', sort: 'y', order: 'z', from: 'soon', scope: '7', conditions: '{' }, startSearch)
  expect(found).toEqual({ search: startSearch, conditions: [] })
  const mixed = JSON.stringify([7, { field: 'title' }, { field: 'title', val: '甲', rule: 'x', matchType: 'x' }])
  expect(addressToSearch({ conditions: mixed }, startSearch).conditions).toEqual([
    { matchType: 'and', field: 'title', rule: 'accurate', val: '甲' },
  ])
})

it('reads suggestions as texts or as objects, each once', () => {
  expect(readSuggestions(['甲', { text: '乙', kind: 'company' }, { text: '甲' }, { kind: 'x' }, 7, ''])).toEqual([
    { text: '甲', kind: '' },
    { text: '乙', kind: 'company' },
  ])
  expect(readSuggestions({ records: [] })).toEqual([])
})
