import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'
import { citationKey, citationPath, readCitation } from './citation'

const SEARCH = '/unstructur/documentdata/search/list'
const DOCUMENTS = 'GET /unstructur/documentdata/documentinformation/list'

const hits = [
  {
    source: 'document',
    id: 'd1',
    name: '供水合同',
    passages: [{ page: 3, text: '经双方协商一致达成如下约定合同金额', marks: [[13, 15]] }],
    documentTypeName: '合同',
    fileNo: 2,
  },
  { source: 'knowledge', id: 'k1', name: '核查步骤', passages: [{ page: 1, text: '合同', marks: [] }] },
]

function office(readable = [{ id: 'd1', name: '供水合同' }]) {
  const client = fakeClient({ [`POST ${SEARCH}`]: { records: hits, total: 2 }, [DOCUMENTS]: { records: readable, total: readable.length } })
  return { client, host: { ...testHost({ client }), opens: (path: string) => path.startsWith('/unstructur/reader') } }
}
const searches = (client: { readonly calls: readonly RecordedCall[] }) => client.calls.filter(({ path }) => path === SEARCH)

describe('a citation', () => {
  it.each([
    ['document:d1', '/unstructur/reader?source=document&id=d1'],
    ['knowledge:k1', '/unstructur/reader?source=knowledge&id=k1'],
    ['document:d1:3', '/unstructur/reader?source=document&id=d1&page=3'],
    ['document:d1@2', '/unstructur/reader?source=document&id=d1&file=2'],
    ['document:d1:3@2', '/unstructur/reader?source=document&id=d1&page=3&file=2'],
  ])('%s is opened at %s', (key, path) => {
    const citation = readCitation(key) ?? expect.fail(key)
    expect([citationPath(citation), citationKey(citation)]).toEqual([path, key])
  })

  it.each(['d1', 'user:1', 'document:', 'document:d1:0', 'document:d1:3:4', 'document:a/b'])('is not %s', key => {
    expect(readCitation(key)).toBeUndefined()
  })
})

describe('a cell of citations', () => {
  it('leads to the reader from details, and says of others that they cannot be read', async () => {
    const { host } = office()
    showCell(cellField('citations'), { it: 'document:d1:3,knowledge:k9' }, { host, view: 'details' })
    const link = await screen.findByRole('link', { name: '供水合同（第3页）' })
    expect(link.getAttribute('href')).toBe('/unstructur/reader?source=document&id=d1&page=3')
    expect(await screen.findByText('无权查看或已删除的文档')).toBeDefined()
  })

  it('is chosen by a search, and cites the page of the hit', async () => {
    const { client, host } = office()
    const { user, changes } = editCell(cellField('citations'), null, { host })
    await user.click(await screen.findByRole('button', { name: '选择引用的文档 字段' }))
    const dialog = await screen.findByRole('dialog', { name: '选择引用的文档' })
    await within(dialog).findByText('供水合同')
    expect(searches(client).at(-1)?.body).toEqual({
      sources: ['document', 'knowledge'],
      fullTextSearchSortQuery: { column: 'createTime', order: 'desc' },
      queryPage: 1,
      querySize: 5,
    })
    await user.type(within(dialog).getByRole('textbox', { name: '检索' }), '合同{Enter}')
    await vi.waitFor(() => expect(searches(client).at(-1)?.body).toMatchObject({ fullTextContent: '合同' }))
    await user.click(await within(dialog).findByText('…达成如下约定合同金额'))
    await user.click(within(dialog).getByText('核查步骤'))
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
    expect(changes).toEqual(['document:d1:3@2,knowledge:k1'])
  })
})
