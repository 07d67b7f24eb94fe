import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import type { Hit, ReaderPages } from '../calls'
import { leaveTrail } from '../trail'
import { DocumentReader } from './document-reader'

beforeAll(plainStyles)

const seen = vi.fn()
beforeEach(() => {
  seen.mockClear()
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen(this.getAttribute('data-hit') ?? `page ${this.getAttribute('data-page')}`)
  }
})

const PAGES: ReaderPages = {
  total: 2,
  outline: [
    { page: 1, level: 1, title: '第一章', start: 0 },
    { page: 2, level: 2, title: '金额', start: 0 },
  ],
  pages: [
    { page: 1, text: '合同编号 1，合同正本', heading: '第一章', recognised: false, places: null },
    { page: 2, text: '本合同金额 <b>一百万元</b>。', recognised: true },
  ],
}

const HITS: readonly Hit[] = [
  { page: 2, start: 1, end: 3 },
  { page: 1, start: 0, end: 2 },
  { page: 1, start: 7, end: 9 },
]

interface Parts {
  readonly pages?: unknown
  readonly hits?: unknown
  readonly notes?: unknown
  readonly record?: unknown
  readonly values?: { readonly [name: string]: unknown }
}

const RECORD = { name: '采购合同', fileType: 'txt', file: 'document/a.txt' }

function draw({
  pages = PAGES,
  hits = HITS,
  notes = [],
  record = RECORD,
  values = { source: 'document', id: '7', page: '2', text: '合同' },
}: Parts = {}) {
  const client = fakeClient({
    'GET /unstructur/documentdata/reader/pages': pages,
    'GET /unstructur/documentdata/documentinformation/queryById': record,
    'GET /unstructur/documentdata/search/hits': hits,
    'GET /unstructur/documentdata/reader/notes': notes,
    'POST /unstructur/documentdata/reader/notes/add': NOTE,
    'PUT /unstructur/documentdata/reader/notes/edit': () => {
      throw new Error('数据已被他人修改，请刷新后重试')
    },
    'DELETE /unstructur/documentdata/reader/notes/delete': null,
    'POST /unstructur/documentdata/browse/add': null,
    'GET /unstructur/documentdata/browse/list': { records: [{ source: 'document', id: '7', collected: true }] },
    'GET /sys/common/static/document/a.txt': new Blob(['x']),
    'GET /unstructur/documentdata/documentversion/list': { records: FILES },
  })
  const host = testHost({ client })
  render(inHost(host, <DocumentReader settings={{}} values={values} />))
  return { client, host }
}

const FILES = [
  { id: '7', no: 2, file: 'document/a.txt', current: 'Y' },
  { id: 'v1', no: 1, file: 'document/old.txt', current: 'N' },
]

const NOTE = {
  id: 'n1',
  page: 2,
  start: 3,
  end: 5,
  quote: '金额',
  color: 'green',
  text: '核对',
  shared: true,
  parentId: null,
  author: '王芳',
  own: true,
  removed: false,
  lost: false,
  createTime: '2026-01-02 03:04:05',
  updateTime: null,
  version: 2,
}
const ANSWER = { ...NOTE, id: 'n2', color: null, text: '已核对', parentId: 'n1', author: '李明', own: false }

const current = () => document.querySelector('mark[aria-current="true"]')?.getAttribute('data-hit')

it('opens at the hit on its page, marks all hits, and goes from one to the next by F3', async () => {
  const { client } = draw()
  expect(await screen.findByText('3 / 3 处')).toBeTruthy()
  expect([...document.querySelectorAll('mark')].map(mark => [mark.getAttribute('data-hit'), mark.textContent])).toEqual([
    ['0', '合同'],
    ['1', '合同'],
    ['2', '合同'],
  ])
  expect([current(), seen.mock.lastCall]).toEqual(['2', ['2']])
  await userEvent.keyboard('{F3}')
  expect([current(), seen.mock.lastCall]).toEqual(['0', ['0']])
  await userEvent.keyboard('{Shift>}{F3}{/Shift}{Shift>}{F3}{/Shift}')
  expect([current(), screen.getByText('2 / 3 处')]).toBeTruthy()
  expect(current()).toBe('1')
  const asked = new Map(client.calls.map(({ path, query, body }: RecordedCall) => [path.split('/').slice(-2).join('/'), query ?? body]))
  expect(asked.get('documentinformation/queryById')).toEqual({ id: '7' })
  expect(asked.get('reader/pages')).toEqual({ source: 'document', id: '7', page: 1, size: 50 })
  expect(asked.get('search/hits')).toEqual({ source: 'document', id: '7', text: '合同' })
  expect(asked.get('browse/add')).toEqual({ source: 'document', id: '7' })
  expect(await screen.findByRole('button', { name: '取消收藏 采购合同' })).toBeTruthy()
})

it('shows texts as texts, by page, and what was recognised', async () => {
  draw()
  await screen.findByText('3 / 3 处')
  expect(document.querySelector('[data-page="2"] .weft-reader-text')?.textContent).toBe('本合同金额 <b>一百万元</b>。')
  expect(screen.getAllByText('第 2 页 · 识别文字').length).toBe(1)
  expect(screen.getByRole('button', { name: /第一章/ })).toBeTruthy()
})

it('looks for other words inside of the document', async () => {
  const { client } = draw({ hits: ({ query }: RecordedCall) => (query?.text === '编号' ? [{ page: 1, start: 2, end: 4 }] : []) })
  expect(await screen.findByText('未找到')).toBeTruthy()
  const input = screen.getByRole('textbox', { name: '在文档中查找' })
  await userEvent.clear(input)
  await userEvent.type(input, '编号{Enter}')
  expect(await screen.findByText('1 / 1 处')).toBeTruthy()
  expect(document.querySelector('mark')?.textContent).toBe('编号')
  expect(client.calls.filter(({ path }) => path.endsWith('/search/hits')).length).toBe(2)
})

it('goes to pages by their number and by the outline', async () => {
  draw({ values: { source: 'document', id: '7' } })
  await screen.findByRole('button', { name: /第一章/ })
  await userEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(seen.mock.lastCall).toEqual(['page 2'])
  expect(screen.getByRole('button', { name: '下一页' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /第一章/ }))
  expect(seen.mock.lastCall).toEqual(['page 1'])
})

it('leads back to the results and on to the next one', async () => {
  const found = [
    { source: 'document', id: '7', page: 1 },
    { source: 'knowledge', id: '8', page: 4 },
  ] as const
  leaveTrail({ back: '/unstructur/search?text=x', text: '合同', found })
  const { host } = draw()
  await userEvent.click(await screen.findByRole('button', { name: '返回检索结果' }))
  await userEvent.click(screen.getByRole('button', { name: '下一篇' }))
  expect(host.opened).toEqual(['/unstructur/search?text=x', '/unstructur/reader?source=knowledge&id=8&page=4&text=%E5%90%88%E5%90%8C'])
  expect(screen.getByRole('button', { name: '上一篇' }).hasAttribute('disabled')).toBe(true)
})

it('copies the hit that is shown as a citation, and hands the file out', async () => {
  const user = userEvent.setup()
  const { host } = draw()
  await screen.findByText('3 / 3 处')
  await user.click(screen.getByRole('button', { name: '引用' }))
  await waitFor(() => expect(host.notices).toEqual(['success: 引用已复制']))
  expect(await navigator.clipboard.readText()).toBe('“本合同金额 <b>一百万元</b>。”（《采购合同》第 2 页）')
  await user.click(screen.getByRole('button', { name: '下载原文' }))
  await waitFor(() => expect(host.saved).toEqual(['采购合同.txt']))
})

it('says in its place why nothing can be read, and reads again', async () => {
  let fails = true
  draw({
    pages: () => {
      if (fails) throw new Error('文档不存在')
      return PAGES
    },
  })
  expect(await screen.findByText('文档不存在')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '采购合同' })).toBeTruthy()
})

it('says of a document that is gone what the reader was told, not what records are called inside', async () => {
  const refuse = (text: string, after: number) => async () => {
    for (let turn = 0; turn < after; turn += 1) await Promise.resolve()
    throw new Error(text)
  }
  draw({ record: refuse('未找到对应实体', 0), pages: refuse('文档不存在，或没有查看权限', 50) })
  expect(await screen.findByText('文档不存在，或没有查看权限')).toBeTruthy()
  expect(screen.queryByText('未找到对应实体')).toBeNull()
})

it('shows nothing where no document is named', async () => {
  const { client } = draw({ values: { source: 'file', id: '7' } })
  expect(screen.getByText('没有指定要阅读的文档')).toBeTruthy()
  expect(client.calls).toEqual([])
})

it('keys zoom and write notes while the pages have the focus, and Ctrl+F goes to the search', async () => {
  const { client } = draw()
  await screen.findByText('3 / 3 处')
  screen.getByRole('document').focus()
  await userEvent.keyboard('+')
  expect(screen.getByRole('button', { name: '125%' })).toBeTruthy()
  await userEvent.keyboard('1')
  expect(screen.getByRole('button', { name: '适合宽度' })).toBeTruthy()
  await userEvent.keyboard('20')
  expect(screen.getByRole('button', { name: '100%' })).toBeTruthy()
  await userEvent.keyboard('n')
  await userEvent.type(screen.getByRole('textbox', { name: '批注内容' }), '整页有疑问{Control>}{Enter}{/Control}')
  const sent = client.calls.find(({ path }) => path.endsWith('/notes/add'))
  expect(sent?.body).toEqual({ source: 'document', id: '7', page: expect.any(Number), text: '整页有疑问', shared: false })
  await userEvent.keyboard('{Control>}f{/Control}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '在文档中查找' }))
})

it('shows notes in the text and beside it, with their answers, and keeps what was typed when a save is refused', async () => {
  const { host, client } = draw({
    notes: [NOTE, ANSWER, { ...NOTE, id: 'n3', start: null, end: null, lost: true, quote: '旧文字', text: '' }],
  })
  await userEvent.click(await screen.findByText('批注（2）'))
  expect(document.querySelector('mark[data-note="n1"]')?.textContent).toBe('金额')
  expect(screen.getByText('已核对')).toBeTruthy()
  expect(screen.getByText('文档重新处理后，未找到这段文字的位置')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '第 2 页 金额' }))
  await waitFor(() => expect(seen.mock.calls.flat()).toContain('page null'))
  expect(document.querySelector('mark[data-note="n1"]')?.getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getAllByRole('button', { name: '编辑' })[0] as HTMLElement)
  const field = screen.getByRole('textbox', { name: '编辑批注' })
  await userEvent.type(field, '两次{Control>}{Enter}{/Control}')
  await waitFor(() => expect(host.notices).toContain('error: 数据已被他人修改，请刷新后重试'))
  expect((field as HTMLTextAreaElement).value).toBe('核对两次')
  expect(client.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    id: 'n1',
    version: 2,
    text: '核对两次',
    color: 'green',
    shared: true,
  })
})

it('says on each page who reads and when, where the server asks for it', async () => {
  draw({ pages: { ...PAGES, watermark: { realname: '王芳', username: 'wang', time: '2026-01-02T03:04:05Z' } } })
  await screen.findByRole('heading', { name: '采购合同' })
  expect(document.querySelectorAll('.weft-reader-watermark').length).toBe(2)
  expect(document.querySelector('.weft-reader-watermark text')?.textContent).toMatch(/^王芳 wang 2026-01-02 \d\d:04$/)
})

it('prints the pages that are asked for, with the watermark', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  draw({ pages: { ...PAGES, watermark: { realname: '王芳', username: 'wang', time: '2026-01-02T03:04:05Z' } } })
  await userEvent.click(await screen.findByRole('button', { name: '打印' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('每页印有打印人和时间')
  await userEvent.click(within(dialog).getByRole('button', { name: /打\s?印/ }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect([...document.querySelectorAll('.weft-document-print-page')].map(page => page.querySelector('div')?.textContent)).toEqual([
    '合同编号 1，合同正本',
    '本合同金额 <b>一百万元</b>。',
  ])
  expect(document.querySelectorAll('.weft-document-print .weft-reader-watermark').length).toBe(2)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('.weft-document-print')).toBeNull())
})

it('says that another file was cited, and leads to it', async () => {
  const { host } = draw({ values: { source: 'document', id: '7', page: '2', file: '1' } })
  expect(await screen.findByText('引用的是第1版文件，现为第2版，原文已更新')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '查看引用时的版本' }))
  expect(host.opened).toEqual(['/unstructur/reader?source=version&id=v1&page=2'])
})

it('says nothing of a citation of the file that is there', async () => {
  const { client } = draw({ values: { source: 'document', id: '7', file: '2' } })
  await waitFor(() => expect(client.calls.some(({ path }) => path.endsWith('documentversion/list'))).toBe(true))
  await screen.findByRole('document')
  expect(screen.queryByText(/原文已更新/)).toBeNull()
})
