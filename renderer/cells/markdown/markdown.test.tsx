import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { codeOf, findCode, typeCode } from '../../../tests/helpers/code'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { withoutMarks } from './plain'
import { toHtml } from './to-html'

it('reads and sends its source', () => {
  expect(faces(cellField('markdown'), '# 甲')).toEqual(['# 甲', '# 甲'])
})

it.each([
  ['# 标题\n\n**粗** 与 `码`', '标题 粗 与 码'],
  ['- 一\n- 二\n\n---\n1. 三', '一 二 三'],
  ['> [链接](https://example.org) ![图](temp/a.png)', '链接 图'],
  ['| a | b |\n| --- | --- |', '| a | b |'],
])('shows %j as %j in a list', (text, shown) => {
  expect(withoutMarks(text)).toBe(shown)
})

describe('the HTML of a text', () => {
  it.each([
    ['**a**', '<p><strong>a</strong></p>\n'],
    ['<b onclick="x()">a</b>', '<p>&lt;b onclick=&quot;x()&quot;&gt;a&lt;/b&gt;</p>\n'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>\n'],
    ['![图](temp/%E5%9B%BE.png)', '<p><img src="/files/temp/图.png" alt="图"></p>\n'],
    ['![图](https://elsewhere.org/a.png)', '<p><a href="https://elsewhere.org/a.png">图</a></p>\n'],
    ['![上传中]()', '<p>上传中</p>\n'],
  ])('of %s is %s', (text, html) => {
    expect(toHtml(text, path => `/files/${path}`)).toBe(html)
  })
})

describe('the editor of Markdown', () => {
  it('shows what the source looks like beside it', async () => {
    const { changes } = editCell(cellField('markdown'), '# 甲')
    const view = await findCode('字段')
    const preview = screen.getByRole('region', { name: '预览' })
    expect(within(preview).getByRole('heading', { name: '甲', level: 1 })).toBeDefined()
    typeCode(view, '**乙**')
    expect(changes).toEqual(['**乙**'])
    await waitFor(() => expect(preview.querySelector('strong')?.textContent).toBe('乙'))
    fireEvent.click(screen.getByRole('button', { name: '预览' }))
    expect(screen.queryByRole('region', { name: '预览' })).toBeNull()
  })

  it.each([
    ['标题', '甲', '## 甲'],
    ['粗体', '甲', '**甲**'],
    ['斜体', '甲', '*甲*'],
    ['删除线', '甲', '~~甲~~'],
    ['引用', '甲\n乙', '> 甲\n> 乙'],
    ['无序列表', '甲\n乙', '- 甲\n- 乙'],
    ['有序列表', '甲\n乙', '1. 甲\n2. 乙'],
    ['行内代码', '甲', '`甲`'],
    ['代码块', '甲', '```\n甲\n```'],
    ['链接', '甲', '[甲](https://)'],
    ['分隔线', '甲', '甲\n\n---\n'],
    ['表格', '', '| 列1 | 列2 | 列3 |\n| --- | --- | --- |\n|   |   |   |\n'],
  ])('puts %s', async (tool, text, expected) => {
    editCell(cellField('markdown'), text || null)
    const view = await findCode('字段')
    act(() => view.dispatch({ selection: { anchor: 0, head: text.length } }))
    fireEvent.click(screen.getByRole('button', { name: tool }))
    expect(codeOf(view)).toBe(expected)
  })

  it('takes marks away that are there', async () => {
    editCell(cellField('markdown'), '**甲**')
    const view = await findCode('字段')
    act(() => view.dispatch({ selection: { anchor: 2, head: 3 } }))
    fireEvent.click(screen.getByRole('button', { name: '粗体' }))
    expect(codeOf(view)).toBe('甲')
  })

  it('uploads a picture that is pasted, and keeps a form from saving until it is stored', async () => {
    let done = (_: unknown) => undefined as unknown
    const host = testHost({ client: fakeClient({ 'POST /sys/common/upload': () => new Promise(resolve => (done = resolve)) }) })
    const guard = vi.fn<(check: () => Promise<string | undefined>) => () => void>(() => () => undefined)
    editCell(cellField('markdown'), null, { host, guard })
    const view = await findCode('字段')
    act(() => {
      fireEvent.paste(view.contentDOM, { clipboardData: { files: [new File(['x'], '图.png', { type: 'image/png' })], getData: () => '' } })
    })
    expect(codeOf(view)).toMatch(/^!\[上传中 图\.png \d+\]\(\)$/)
    expect(await guard.mock.calls[0]?.[0]()).toBe('图片上传中，请稍候再保存')
    await act(async () => void done({ message: 'image/1/图.png' }))
    await waitFor(() => expect(codeOf(view)).toBe('![图.png](image/1/%E5%9B%BE.png)'))
    expect(await guard.mock.calls[0]?.[0]()).toBeUndefined()
  })

  it('says that an upload failed and leaves nothing behind', async () => {
    const error = vi.fn()
    const host = testHost({ client: fakeClient({ 'POST /sys/common/upload': new Error('no') }) })
    Object.assign(host.notify, { error })
    editCell(cellField('markdown'), null, { host })
    const view = await findCode('字段')
    await act(async () => {
      fireEvent.paste(view.contentDOM, { clipboardData: { files: [new File(['x'], 'a.png', { type: 'image/png' })], getData: () => '' } })
    })
    await waitFor(() => expect(error).toHaveBeenCalledWith('a.png 上传失败. no'))
    expect(codeOf(view)).toBe('')
  })
})

it('shows a stored picture with the rights of the session', async () => {
  const answers = { 'GET /sys/common/static/image/1/a.png': new Blob(['x']) }
  const client = { ...fakeClient(answers), fileUrl: (path: string) => `/files/${path}` }
  showCell(cellField('markdown'), { it: '![图](image/1/a.png)' }, { view: 'details', host: testHost({ client }) })
  const picture = await screen.findByRole('img', { name: '图' })
  await waitFor(() => expect(picture.getAttribute('src')).toMatch(/^blob:/))
})
