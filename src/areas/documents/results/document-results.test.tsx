import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import type { WidgetProps } from '../../../../renderer/index'
import { fakeClient, memoryAddress, type RecordedCall, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import { TabContext } from '../../../tabs/tab-context'
import type { FoundDocument, FoundPage } from '../calls'
import { trailAt } from '../trail'
import { DocumentResults } from './document-results'

beforeAll(plainStyles)

const found = (id: string, parts: Partial<FoundDocument> = {}): FoundDocument => ({
  source: 'document',
  sourceName: '文档',
  place: null,
  id,
  name: `采购合同${id}`,
  nameMarks: [[2, 4]],
  passages: [{ page: 3, text: '本合同金额为一百万元', marks: [[1, 3]] }],
  documentTypeName: '合同',
  companyName: '甲公司',
  tags: ['重大'],
  fileType: 'pdf',
  documentDate: '2025-03-01',
  createTime: null,
  browseCount: 7,
  secretLevel: '1',
  collected: false,
  recognised: true,
  expired: false,
  ...parts,
})

const PAGE: FoundPage = {
  records: [found('1'), found('2', { passages: [], recognised: false, expired: false, secretLevel: null, collected: true })],
  total: 24,
  facets: { type: [{ value: 't1', text: '合同', count: 20 }], year: [{ value: '2025', text: '2025', count: 4 }] },
}

const LIST = 'POST /unstructur/documentdata/search/list'
const PARAMETERS = { fullTextContent: '合同', queryPage: 1, querySize: 10 }

const RECENT = { records: [{ source: 'knowledge', id: '9', name: '会议纪要' }] }

function draw(
  answer: unknown = PAGE,
  at: { readonly [name: string]: string } = { text: '合同' },
  first: unknown = PARAMETERS,
  recent: unknown = RECENT,
) {
  const client = fakeClient({
    [LIST]: answer,
    'POST /unstructur/documentdata/collect/add': null,
    'POST /unstructur/documentdata/search/saved/add': null,
    'GET /unstructur/documentdata/search/saved/list': [{ id: 's1', name: '旧检索', address: '?text=旧', tells: true }],
    'GET /unstructur/documentdata/search/similar': ({ query }: RecordedCall) =>
      (query as { readonly id: string }).id === '1'
        ? [
            {
              source: 'document',
              id: '3',
              name: '采购合同1（修订）',
              fileType: 'pdf',
              documentDate: '2025-03-02',
              likeness: 90,
              nearlySame: true,
            },
            { source: 'knowledge', id: '8', name: '采购须知', fileType: null, documentDate: null, likeness: 40, nearlySame: false },
          ]
        : [],
    'GET /unstructur/documentdata/browse/list': recent,
  })
  const host = testHost({ client })
  const address = memoryAddress(at)
  const onSelect = vi.fn()
  const element = (parameters: unknown) => {
    const props: WidgetProps<unknown> = { settings: {}, values: { parameters }, onSelect }
    const tab = { address, rename: () => undefined }
    return inHost(
      host,
      <TabContext.Provider value={tab}>
        <DocumentResults {...props} />
      </TabContext.Provider>,
    )
  }
  const view = render(element(first))
  const last = () => client.calls.filter(({ path }) => path.endsWith('/list')).at(-1)?.body
  return { client, host, address, onSelect, last, ask: (parameters: unknown) => view.rerender(element(parameters)) }
}

const titles = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)

it('shows what was found with its marks, its best passage and what is known of it', async () => {
  draw()
  expect(await titles()).toEqual(['采购合同1', '采购合同2'])
  expect(screen.getByRole('status').textContent).toBe('共找到 24 条')
  const [first] = screen.getAllByRole('listitem')
  if (first === undefined) throw new Error('nothing was found')
  expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['合同', '合同'])
  for (const text of ['第 3 页', '甲公司', 'PDF', '2025-03-01', '阅读 7', '重大', '内部', '识别文字']) within(first).getByText(text)
  expect(screen.getByText('1-10 共24条')).toBeTruthy()
})

it('opens a document at its best passage, and remembers the results around it', async () => {
  const { host } = draw()
  await userEvent.click((await screen.findAllByRole('link', { name: /^采购/ }))[0] as HTMLElement)
  expect(host.opened).toEqual(['/unstructur/reader?source=document&id=1&page=3&text=%E5%90%88%E5%90%8C'])
  const trail = trailAt({ source: 'document', id: '1' })
  expect([trail?.text, trail?.at, trail?.total, trail?.previous, trail?.next?.id]).toEqual(['合同', 0, 2, undefined, '2'])
  expect(trailAt({ source: 'knowledge', id: '1' })).toBeUndefined()
})

it('shows nothing found before what stands above it is known', async () => {
  const gate = { open: (_: unknown) => undefined as unknown }
  const later = new Promise(resolve => {
    gate.open = resolve
  })
  const { client } = draw(PAGE, {}, { queryPage: 1 }, () => later)
  await waitFor(() => expect(client.calls.map(({ path }) => path)).toContain('/unstructur/documentdata/browse/list'))
  await act(async () => undefined)
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  gate.open(RECENT)
  expect(await titles()).toEqual(['采购合同1', '采购合同2'])
  screen.getByRole('link', { name: '会议纪要' })
})

it('leads to what was read last while nothing is looked for', async () => {
  const { host, ask } = draw(PAGE, {}, { queryPage: 1 })
  await userEvent.click(await screen.findByRole('link', { name: '会议纪要' }))
  expect(host.opened).toEqual(['/unstructur/reader?source=knowledge&id=9'])
  ask(PARAMETERS)
  await waitFor(() => expect(screen.queryByRole('navigation', { name: '最近阅读' })).toBeNull())
})

it('goes from title to title by arrow keys', async () => {
  draw()
  await titles()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('采购合同1')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('采购合同2')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('采购合同1')
})

it('narrows by facets and turns pages, both kept in the address; another search begins anew', async () => {
  const { address, last, ask } = draw()
  await titles()
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  await waitFor(() => expect(last()).toMatchObject({ fullTextContent: '合同', queryPage: 2, querySize: 10 }))
  expect(address.get()).toEqual({ text: '合同', page: '2' })
  await userEvent.click(screen.getByRole('checkbox', { name: /^合同/ }))
  await waitFor(() => expect(last()).toMatchObject({ documentTypeIds: ['t1'], queryPage: 1 }))
  expect(address.get()).toEqual({ text: '合同', types: 't1' })
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }))
  await waitFor(() => expect(last()).not.toHaveProperty('documentTypeIds'))
  await userEvent.click(screen.getByRole('button', { name: '第 3 页' }))
  await waitFor(() => expect(last()).toMatchObject({ queryPage: 3 }))
  act(() => address.set({ text: '报告' }))
  ask({ ...PARAMETERS, fullTextContent: '报告' })
  await waitFor(() => expect(last()).toMatchObject({ fullTextContent: '报告', queryPage: 1 }))
})

it('looks further within what was found, step by step, and back', async () => {
  const { address, last } = draw()
  await titles()
  const field = () => screen.getByRole('searchbox', { name: '在结果中检索' })
  await userEvent.type(field(), ' 付款 {Enter}')
  await waitFor(() => expect(last()).toMatchObject({ fullTextContent: '合同', within: ['付款'], queryPage: 1 }))
  await userEvent.type(field(), '付款{Enter}')
  await userEvent.clear(field())
  await userEvent.type(field(), '验收{Enter}')
  await waitFor(() => expect(last()).toMatchObject({ within: ['付款', '验收'] }))
  expect(address.get()).toEqual({ text: '合同', within: '付款\n验收' })
  expect(screen.getAllByRole('link', { name: /^采购/ })[0]?.getAttribute('href')).toContain(
    new URLSearchParams({ text: '合同 付款 验收' }).toString(),
  )
  await userEvent.click(screen.getByRole('button', { name: '取消“付款”' }))
  await waitFor(() => expect(last()).toMatchObject({ within: ['验收'] }))
})

it('follows the address to another place of the same search', async () => {
  const { address, last } = draw()
  await titles()
  act(() => address.go({ text: '合同', within: '付款', years: '2025' }))
  await waitFor(() => expect(last()).toMatchObject({ fullTextContent: '合同', within: ['付款'], years: [2025] }))
  act(() => address.go({ text: '合同' }))
  await waitFor(() => expect(last()).not.toHaveProperty('within'))
})

it('says that not all results were weighed', async () => {
  draw({ ...PAGE, total: 1200, weighed: 300 })
  await titles()
  expect(screen.getByRole('status').textContent).toBe('共找到 1200 条，其中最可能相关的 300 条按相关度精排')
})

it('says that what was counted is an estimate', async () => {
  const facets = { year: [{ value: '2024', text: '2024', count: 12000 }] }
  draw({ ...PAGE, total: 48000, about: true, facets })
  await titles()
  expect(screen.getByRole('status').textContent).toBe('共找到约 48000 条')
  expect(screen.getByRole('checkbox', { name: /2024/ }).closest('label')?.textContent).toContain('约 12000')
})

const COMPANY = found('7', {
  source: 'company_information',
  sourceName: '企业信息',
  place: '/unstructur/companyinformation',
  name: '临江测绘有限公司',
  nameMarks: [],
  passages: [{ page: 1, text: '承接过管网普查', marks: [[3, 5]] }],
  secretLevel: '0',
})

it('opens a row of an entity on its page, and offers nothing that documents alone have', async () => {
  const { host } = draw({ ...PAGE, records: [COMPANY, { ...COMPANY, id: '8', name: '无页面的公司', place: null }] })
  expect(await titles()).toEqual(['临江测绘有限公司', '无页面的公司'])
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('nothing was found')
  for (const text of ['企业信息', '管网']) within(first).getByText(text)
  expect([within(first).queryByRole('button'), within(first).queryByRole('checkbox'), within(second).queryByRole('link')]).toEqual([
    null,
    null,
    null,
  ])
  await userEvent.click(within(first).getByRole('link', { name: '临江测绘有限公司' }))
  expect(host.opened).toEqual(['/unstructur/companyinformation?form.mode=details&form.id=7'])
})

it('has chosen documents looked over together, also those of other pages', async () => {
  const { host, ask } = draw()
  await titles()
  await userEvent.click(screen.getByRole('checkbox', { name: '选择“采购合同1”' }))
  screen.getByText('再选一篇即可对比分析')
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择“采购合同2”' }))
  await userEvent.click(screen.getByRole('link', { name: '分析所选' }))
  await userEvent.click(screen.getByRole('link', { name: '对比所选' }))
  expect(host.opened).toEqual([
    '/unstructur/analysis?documents=document%3A1%2Cdocument%3A2',
    '/unstructur/compare?documents=document%3A1%2Cdocument%3A2',
  ])
  await userEvent.click(screen.getByRole('button', { name: '清空选择' }))
  expect(screen.queryByText(/^已选/)).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: '选择“采购合同1”' }))
  ask({ ...PARAMETERS, fullTextContent: '报告' })
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
})

it('says where a facet is cut, and asks for more of it', async () => {
  const years = Array.from({ length: 20 }, (_, at) => ({ value: String(2000 + at), text: String(2000 + at), count: 20 - at }))
  const { last, address } = draw({ ...PAGE, facets: { year: years }, cutFacets: ['year'] })
  await titles()
  await userEvent.click(screen.getByRole('button', { name: '更多（14）' }))
  screen.getByText(/仅列出数量最多的 20 项/)
  await userEvent.click(screen.getByRole('button', { name: '查看更多' }))
  await waitFor(() => expect(last()).toMatchObject({ wholeFacet: 'year' }))
  expect(address.get()).toEqual({ text: '合同', whole: 'year' })
  expect(await screen.findByText('仅列出数量最多的 500 项')).toBeTruthy()
})

it('shows what is like a document, and opens it', async () => {
  const { host } = draw()
  await titles()
  await userEvent.click(screen.getByRole('button', { name: '相似文档 采购合同1' }))
  const list = await screen.findByRole('list', { name: '相似文档' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['采购合同1（修订）文档PDF2025-03-02内容几乎相同对比', '采购须知知识相似度 40%对比'])
  expect(within(list).getByRole('link', { name: '与“采购须知”对比' }).getAttribute('href')).toBe(
    '/unstructur/compare?documents=document:1,knowledge:8',
  )
  await userEvent.click(within(list).getByRole('link', { name: '采购须知' }))
  expect(host.opened).toEqual(['/unstructur/reader?source=knowledge&id=8'])
  await waitFor(() => expect(screen.queryByRole('list', { name: '相似文档' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '相似文档 采购合同2' }))
  expect(await screen.findByText('没有相似的文档')).toBeTruthy()
})

it('saves what is looked for under a name, and leads to what was saved', async () => {
  const { client, host } = draw(PAGE, { text: '合同', page: '2', years: '2025' })
  await titles()
  await userEvent.click(screen.getByRole('button', { name: '保存当前检索' }))
  const name = await screen.findByRole('textbox', { name: '名称' })
  await userEvent.clear(name)
  await userEvent.type(name, '{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('保存名称不能为空')
  await userEvent.type(name, '我的合同{Enter}')
  await waitFor(() => expect(host.notices).toEqual(['success: 保存成功！']))
  const call = client.calls.find(({ path }) => path.endsWith('/saved/add')) as RecordedCall
  expect(call.body).toMatchObject({
    name: '我的合同',
    address: '?text=%E5%90%88%E5%90%8C&years=2025',
    tells: true,
    query: { years: [2025] },
  })
  await userEvent.click(screen.getByRole('button', { name: '我的检索' }))
  await userEvent.click(await screen.findByRole('link', { name: '旧检索' }))
  expect(host.opened).toEqual(['/?text=旧'])
})

it('keeps the way to take facets back where they leave nothing', async () => {
  draw({ records: [], total: 0, facets: {} }, { text: '合同', years: '2025' })
  await screen.findByText('没有找到符合条件的文档')
  within(screen.getByRole('complementary', { name: '筛选' })).getByRole('button', { name: '清除筛选' })
})

it('begins at the page and the facets of its address', async () => {
  const { last } = draw(PAGE, { text: '合同', page: '2', size: '50', years: '2025' })
  await titles()
  expect(last()).toMatchObject({ queryPage: 2, querySize: 50, years: [2025] })
})

it('says that nothing was found, and offers other words', async () => {
  const { onSelect } = draw({ records: [], total: 0, facets: {}, corrected: '合同' })
  expect(await screen.findByText('没有找到符合条件的文档')).toBeTruthy()
  expect(screen.queryByRole('complementary', { name: '筛选' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '合同' }))
  await userEvent.click(screen.getByRole('button', { name: '合同' }))
  expect(onSelect.mock.calls).toEqual([[{ asked: { text: '合同', round: 1 } }], [{ asked: { text: '合同', round: 2 } }]])
})

it('says in its place why a search failed, and searches again', async () => {
  let fails = true
  draw(() => {
    if (fails) throw new Error('检索服务繁忙')
    return PAGE
  })
  expect(await screen.findByText('检索服务繁忙')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await titles()).toEqual(['采购合同1', '采购合同2'])
})

it('puts a document among the favourites, and says when that fails', async () => {
  const { client, host } = draw()
  await titles()
  await userEvent.click(screen.getByRole('button', { name: '收藏 采购合同1' }))
  expect(await screen.findByRole('button', { name: '取消收藏 采购合同1' })).toBeTruthy()
  const call = client.calls.find(({ path }) => path.includes('/collect/')) as RecordedCall
  expect(call.body).toEqual({ source: 'document', id: '1' })
  await userEvent.click(screen.getByRole('button', { name: '取消收藏 采购合同2' }))
  await waitFor(() => expect(host.notices).toEqual(['error: no answer for DELETE /unstructur/documentdata/collect/delete']))
  expect(screen.getByRole('button', { name: '取消收藏 采购合同2' })).toBeTruthy()
})
