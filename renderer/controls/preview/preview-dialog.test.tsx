import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, showCell } from '../../../tests/helpers/draw-cells'
import { inHost } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { CellView } from '../../ui/cell/cell-view'
import { LayerProvider } from '../../ui/page/layer'

plainStyles()

const pages = ['第一页 审计', '第二页', '第三页 审计报告']
vi.mock('./pdf', () => ({
  openPdf: (data: ArrayBuffer) => ({
    pdf:
      data.byteLength < 3
        ? Promise.reject(new Error('no PDF'))
        : Promise.resolve({ numPages: pages.length, getPage: async () => ({ getViewport: () => ({ width: 600 }) }) }),
    close: () => undefined,
  }),
  pageText: async (_: unknown, page: number) => [pages[page - 1] ?? ''],
  drawPage: () => ({ pieces: Promise.resolve([]), stop: () => undefined }),
}))

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
})

/** jsdom's blobs cannot be read. */
function blob(content: BlobPart): Blob {
  const buffer = typeof content === 'string' ? new TextEncoder().encode(content).buffer : (content as Uint8Array<ArrayBuffer>).buffer
  const made = Object.assign(new Blob([content]), { arrayBuffer: async () => buffer })
  return Object.assign(made, { slice: () => made })
}

function files(parts: { readonly [path: string]: unknown }) {
  const answers = Object.fromEntries(Object.entries(parts).map(([path, answer]) => [`GET /sys/common/static/${path}`, answer]))
  const host = testHost({ client: fakeClient(answers) })
  showCell(cellField('file'), { it: Object.keys(parts).join(',') }, { host, view: 'details' })
  const look = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `预览 ${name}` }))
    return await screen.findByRole('dialog')
  }
  return { host, look }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a picture in place', () => {
  async function open() {
    const drawn = files({ 'temp/a.png': blob('x'), 'temp/b.zip': blob('x'), 'temp/c.jpg': blob('x') })
    await drawn.look('a.png')
    const picture = await screen.findByRole('img', { name: 'a.png' })
    Object.defineProperties(picture, { naturalWidth: { value: 200 }, naturalHeight: { value: 100 } })
    fireEvent.load(picture)
    return { ...drawn, picture, stage: screen.getByRole('group', { name: /^a\.png，/ }) }
  }

  it('is zoomed and turned by buttons, keys, wheel and pointer', async () => {
    const { picture, stage } = await open()
    expect(picture.style.transform).toContain('rotate(0deg) scale(1)')
    expect(document.activeElement).toBe(stage)
    press('放大')
    expect(screen.getByText('110%')).toBeDefined()
    fireEvent.keyDown(stage, { key: '+' })
    expect(screen.getByText('121%')).toBeDefined()
    fireEvent.wheel(stage, { deltaY: 1 })
    fireEvent.keyDown(stage, { key: '-' })
    expect(screen.getByText('100%')).toBeDefined()
    press('向右旋转')
    fireEvent.keyDown(stage, { key: 'r' })
    press('向左旋转')
    expect(picture.style.transform).toContain('rotate(90deg)')
    fireEvent.pointerDown(stage, { button: 0, clientX: 5, clientY: 5 })
    fireEvent.pointerMove(stage, { clientX: 25, clientY: 2 })
    fireEvent.pointerUp(stage)
    fireEvent.pointerMove(stage, { clientX: 500, clientY: 500 })
    expect(picture.style.transform).toContain('translate(20px, -3px)')
    fireEvent.keyDown(stage, { key: '0' })
    expect(picture.style.transform).toContain('translate(0px, 0px) rotate(0deg) scale(1)')
  })

  it('goes to the next that can be looked at, is had, and is closed', async () => {
    const { host, stage } = await open()
    expect(screen.getByText('a.png (1/2)')).toBeDefined()
    fireEvent.keyDown(stage, { key: 'ArrowRight' })
    expect(await screen.findByRole('img', { name: 'c.jpg' })).toBeDefined()
    const last = screen.getByRole('button', { name: '下一个' })
    expect(last.getAttribute('aria-disabled')).toBe('true')
    press('下一个')
    expect(screen.getByText('c.jpg (2/2)')).toBeDefined()
    press('下载')
    await waitFor(() => expect(host.saved).toEqual(['c.jpg']))
    press('上一个')
    expect(await screen.findByText('a.png (1/2)')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that is none says so', async () => {
    const { picture } = await open()
    fireEvent.error(picture)
    expect(screen.getByRole('alert').textContent).toBe('该文件无法预览，请下载后查看')
  })
})

describe('a text in place', () => {
  it('is read in its encoding, or in the one that is chosen', async () => {
    const { look } = files({ 'temp/a.txt': blob(new Uint8Array([0xc9, 0xf3, 0xbc, 0xc6])), 'temp/b.csv': blob('底稿') })
    await look('a.txt')
    expect((await screen.findByRole('document', { name: 'a.txt 的内容' })).textContent).toBe('审计')
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '编码' }))
    fireEvent.click(await screen.findByTitle('BIG5'))
    expect(screen.getByRole('document', { name: 'a.txt 的内容' }).textContent).not.toBe('审计')
    press('下一个')
    expect((await screen.findByRole('document', { name: 'b.csv 的内容' })).textContent).toBe('底稿')
  })

  it('that cannot be had says why', async () => {
    const { look } = files({ 'temp/a.txt': new Error('lost') })
    await look('a.txt')
    expect((await screen.findByRole('alert')).textContent).toBe('文件下载失败')
  })

  it('that is not there is unknown', async () => {
    const host = testHost()
    showCell(cellField('file'), { it: 'temp/a.txt' }, { host })
    fireEvent.click(await screen.findByRole('button', { name: '预览 a.txt' }))
    expect((await screen.findByRole('alert')).textContent).toBe('未知的文件')
    press('下载')
    await waitFor(() => expect(host.notices).toEqual(['error: 未知的文件']))
  })
})

describe('a PDF in place', () => {
  it('goes from page to page and to what is searched for', async () => {
    const { look } = files({ 'temp/a.pdf': blob('%PDF') })
    await look('a.pdf')
    const page = await screen.findByRole('document', { name: '页码 1' })
    fireEvent.keyDown(page, { key: 'PageDown' })
    expect(screen.getByRole('document', { name: '页码 2' })).toBeDefined()
    press('下一页')
    expect(screen.getByRole('button', { name: '下一页' }).getAttribute('aria-disabled')).toBe('true')
    const search = screen.getByRole('searchbox', { name: '在文档中查找' })
    fireEvent.change(search, { target: { value: '审计' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(await screen.findByText('1/2')).toBeDefined()
    expect(screen.getByRole('document', { name: '页码 1' })).toBeDefined()
    press('下一处')
    expect(screen.getByRole('document', { name: '页码 3' })).toBeDefined()
    press('下一处')
    expect(screen.getByText('1/2')).toBeDefined()
  })

  it('that is none says so', async () => {
    const { look } = files({ 'temp/a.pdf': blob('x') })
    await look('a.pdf')
    expect((await screen.findByRole('alert')).textContent).toBe('该文件无法预览，请下载后查看')
  })

  it('that is none can be had, and Escape closes it still', async () => {
    const { look, host } = files({ 'temp/a.pdf': blob('x') })
    await look('a.pdf')
    await screen.findByRole('alert')
    const download = screen.getByRole('button', { name: '下载' })
    await userEvent.click(download)
    await waitFor(() => expect(host.saved).toEqual(['a.pdf']))
    expect(document.activeElement).toBe(download)
    fireEvent.keyDown(document.activeElement ?? download, { key: 'Escape', keyCode: 27 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('stays open when the cell that it was opened from has gone', async () => {
  const field = cellField('file')
  const host = testHost({ client: fakeClient({ 'GET /sys/common/static/temp/a.txt': blob('甲') }) })
  const list = (shown: boolean) =>
    inHost(host, <LayerProvider>{shown && <CellView field={field} row={{ it: 'temp/a.txt' }} view="list" />}</LayerProvider>)
  const { rerender } = render(list(true))
  fireEvent.click(await screen.findByRole('button', { name: '预览 a.txt' }))
  await screen.findByRole('document', { name: 'a.txt 的内容' })
  rerender(list(false))
  expect(screen.queryByRole('button', { name: '预览 a.txt' })).toBeNull()
  expect(screen.getByRole('document', { name: 'a.txt 的内容' }).textContent).toBe('甲')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
