import { expect, it } from 'vitest'
import { FIRST, readPlace, searchBody, toggled, withPlace, wordsOf } from './place'

it('keeps page, size and facets in the address beside the search', () => {
  const place = {
    page: 3,
    size: 50,
    chosen: { ...FIRST.chosen, type: ['7', '8'], fileType: ['pdf'], state: ['ready'] },
    within: ['甲方 乙方', '付款'],
  }
  const address = withPlace({ text: '合同', page: '9' }, place)
  expect(address).toEqual({ text: '合同', page: '3', size: '50', types: '7,8', kinds: 'pdf', states: 'ready', within: '甲方 乙方\n付款' })
  expect(readPlace(address)).toEqual(place)
  expect(withPlace(address, FIRST)).toEqual({ text: '合同' })
})

it.each([{}, { page: '0', size: '7' }, { page: 'x', size: '' }, { page: '1.5' }])('begins at the first page for %j', address => {
  expect(readPlace(address)).toEqual(FIRST)
})

it('sends what was asked with what it is narrowed to, at its page', () => {
  const place = toggled(toggled({ ...FIRST, page: 4 }, 'company', 'c1'), 'fileType', 'pdf')
  expect(searchBody({ title: '合同', queryPage: 9, fileTypeList: ['txt'] }, place)).toEqual({
    title: '合同',
    companyIds: ['c1'],
    fileTypeList: ['pdf'],
    queryPage: 1,
    querySize: 10,
  })
  expect(searchBody({}, { ...FIRST, within: ['付款'] })).toEqual({ within: ['付款'], queryPage: 1, querySize: 10 })
  expect(toggled(place, 'company', 'c1').chosen).toEqual({ ...FIRST.chosen, fileType: ['pdf'] })
})

it.each([
  [{}, ''],
  [{ title: '合同' }, '合同'],
  [{ fullTextContent: '合同', fullTextSearchConditionQueryList: [{ val: '甲方' }, { val: '' }] }, '合同 甲方'],
])('takes from %j the words %j', (parameters, want) => {
  expect(wordsOf(parameters)).toBe(want)
  expect(wordsOf(parameters, ['付款'])).toBe(`${want} 付款`.trim())
})
