import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeClient } from '../../../tests/helpers/client'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import type { Client } from '../../model/client'
import { type DocumentSearch, leftAdvanced, searchParameters, startSearch } from './document-search'

beforeAll(plainStyles)

const FIRST = { page: 1, size: 10 }
const SORT = { column: 'related', order: 'desc' }

describe('the parameters of a document search', () => {
  const all: DocumentSearch = {
    searchValue: ' 审计 ',
    searchScope: 1,
    category: 'knowledge-base',
    isCollect: true,
    isSelf: true,
    textType: 't',
    documentTypeId: 'd',
    companyId: 'c',
    sort: 'browseCount',
    order: 'asc',
    advanced: { fileType: ['pdf'], startCreateTime: '2026-01-01', endCreateTime: '2026-02-01' },
  }
  const conditions = [{ matchType: 'and', field: 'title', rule: 'vague', val: '数据' }] as const

  it.each([
    ['nothing but order and page at first', startSearch, [], { fullTextSearchSortQuery: SORT, queryPage: 1, querySize: 10 }],
    [
      'words of the title',
      { ...startSearch, searchValue: '甲' },
      [],
      { title: '甲', fullTextSearchSortQuery: SORT, queryPage: 1, querySize: 10 },
    ],
    [
      'everything that was said',
      all,
      conditions,
      {
        fullTextContent: '审计',
        fileTypeList: ['pdf'],
        queryCategory: 'knowledge-base',
        isCollect: true,
        isSelf: true,
        timeIntervalStart: '2026-01-01',
        timeIntervalEnd: '2026-02-01',
        fullTextSearchSortQuery: { column: 'browseCount', order: 'asc' },
        queryPage: 1,
        querySize: 10,
        fullTextSearchConditionQueryList: conditions,
        unstructurDocumentdataCompanyInformationId: 'c',
        textType: 't',
        unstructurDocumentdataDocumentTypeId: 'd',
      },
    ],
  ] as const)('are %s', (_, search, lines, want) => {
    expect(searchParameters(search, lines, FIRST)).toEqual(want)
  })

  it('lose words, document type, file types and dates when the advanced mode is left', () => {
    expect(leftAdvanced(all)).toEqual({
      ...all,
      searchValue: '',
      documentTypeId: '',
      advanced: { fileType: [], startCreateTime: '', endCreateTime: '' },
    })
  })
})

/** A server that answers what it was asked, and one that a browser would reach. */
let server: Server
const asked: { readonly [name: string]: unknown }[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://weft.invalid')
    const body = JSON.parse(searchParams.get('asked') ?? '{}') as { readonly [name: string]: unknown }
    if (Object.keys(body).length > 0) asked.push(body)
    const records = [{ id: '1', name: `找到：${body.title ?? body.fullTextContent ?? '全部文档'}` }]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: true, code: 200, message: '', result: { records, total: 30 } }))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())
beforeEach(() => void asked.splice(0))

function draw() {
  const { port } = server.address() as AddressInfo
  const request: Client['request'] = async ({ path, query }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}?${new URLSearchParams(query as Record<string, string>)}`)
    return ((await answer.json()) as { result: never }).result
  }
  return drawScreen({
    screens: {
      'demo/search': {
        screen: 'page',
        title: '检索',
        body: [
          [{ name: 'search', widget: 'documentSearch', params: { total: 30 } }],
          [{ text: '{{ search.selected?.queryText }}' }],
          [
            {
              widget: 'rows',
              title: '结果',
              props: { text: 'name' },
              source: { request: 'GET /documents/search', query: { asked: '{{ json(search.selected?.parameters ?? {}) }}' } },
            },
          ],
        ],
      },
    },
    host: { client: { ...fakeClient({}), request } },
  })
}
const last = () => asked.at(-1)

describe('a document search over a server', () => {
  it('asks by words, filters, order and page', async () => {
    const user = userEvent.setup()
    draw()
    expect(await screen.findByText('找到：全部文档')).toBeTruthy()
    await waitFor(() => expect(last()).toEqual({ fullTextSearchSortQuery: SORT, queryPage: 1, querySize: 10 }))
    await user.type(screen.getByRole('textbox', { name: '检索内容' }), '审计{Enter}')
    expect(await screen.findByText('找到：审计')).toBeTruthy()
    await waitFor(() => expect(last()).toMatchObject({ title: '审计' }))
    await user.click(screen.getByRole('checkbox', { name: '我的收藏' }))
    await waitFor(() => expect(last()).toMatchObject({ title: '审计', isCollect: true }))
    await user.click(screen.getByRole('combobox', { name: '排序' }))
    await user.click(await screen.findByText('最新', { selector: '.ant-select-item-option-content' }))
    await waitFor(() => expect(last()).toMatchObject({ fullTextSearchSortQuery: { column: 'createTime', order: 'desc' } }))
    expect(screen.getByText('1-10 共30条')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '第 2 页' }))
    await waitFor(() => expect(last()).toMatchObject({ queryPage: 2, querySize: 10 }))
    await user.click(screen.getByRole('button', { name: '检索' }))
    await waitFor(() => expect(last()).toMatchObject({ queryPage: 1 }))
  })

  it('asks by conditions in the advanced mode, says them in words, and forgets them when it is left', async () => {
    const user = userEvent.setup()
    draw()
    await screen.findByText('找到：全部文档')
    await user.click(screen.getByRole('button', { name: '高级检索' }))
    await screen.findByRole('group', { name: '检索条件 3' })
    const line = (number: number) => within(screen.getByRole('group', { name: `检索条件 ${number}` }))
    expect([1, 2, 3].map(number => line(number).getByText('精确', { selector: '.ant-select-selection-item' })).length).toBe(3)
    await user.type(line(1).getByRole('textbox', { name: '标题的检索词' }), '预算')
    await user.click(line(2).getByRole('combobox', { name: '关系' }))
    await user.click(await screen.findByText('或者', { selector: '.ant-select-item-option-content' }))
    await user.click(line(2).getByRole('combobox', { name: '匹配方式' }))
    await user.click(await screen.findByText('模糊', { selector: '.ant-select-item-option-content' }))
    await user.type(line(2).getByRole('textbox', { name: '正文的检索词' }), '决算{Enter}')
    await waitFor(() =>
      expect(last()).toMatchObject({
        fullTextSearchConditionQueryList: [
          { matchType: 'and', field: 'title', rule: 'accurate', val: '预算' },
          { matchType: 'or', field: 'content', rule: 'vague', val: '决算' },
        ],
      }),
    )
    expect(screen.getAllByText('标题精确匹配“预算”或正文模糊匹配“决算”').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('combobox', { name: '文件类型' }))
    await user.click(await screen.findByText('pdf', { selector: '.ant-select-item-option-content' }))
    await user.click(screen.getAllByRole('button', { name: '检索' }).at(-1) as HTMLElement)
    await waitFor(() => expect(last()).toMatchObject({ fileTypeList: ['pdf'] }))
    await user.click(screen.getByRole('button', { name: '退出高级检索' }))
    await waitFor(() => expect(last()).toEqual({ fullTextSearchSortQuery: SORT, queryPage: 1, querySize: 10 }))
    await user.click(screen.getByRole('button', { name: '高级检索' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '标题的检索词' })).value).toBe('')
  })
})
