import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { cellFromText } from '../../registry'
import { fileName } from './stored-file'

const call = 'POST /sys/common/upload'
const PNG = '\x89PNG\r\n\x1a\n'
const bytesOf = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
const file = (name: string, type = 'text/plain', content = type === 'image/png' ? PNG : 'x') => new File([bytesOf(content)], name, { type })

/** A server that answers each upload when the test says so. */
function uploads() {
  const asked: {
    readonly call: RecordedCall
    readonly done: (path: string) => Promise<void>
    readonly fail: (why: string) => Promise<void>
  }[] = []
  const client = fakeClient({
    [call]: (request: RecordedCall) =>
      new Promise((resolve, reject) => {
        asked.push({
          call: request,
          done: async path => act(async () => resolve({ message: path })),
          fail: async why => act(async () => reject(new Error(why))),
        })
      }),
  })
  return { asked, host: testHost({ client }) }
}

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('字段', { selector: 'input' }), { target: { files } })
}

describe('names of stored files', () => {
  it.each([
    ['temp/底稿_1610000000000.xlsx', '底稿.xlsx'],
    ['temp/a_b_1610000000000.tar.gz', 'a_b_1610000000000.tar.gz'],
    ['plain.txt', 'plain.txt'],
    ['https://files.example.org/a/%E5%BA%95.pdf?token=1', '底.pdf'],
    ['temp/100%.txt', '100%.txt'],
    ['', ''],
  ])('of "%s" is "%s"', (path, name) => {
    expect(fileName(path)).toBe(name)
  })
})

describe('a cell of files', () => {
  it.each([
    ['temp/a.txt,temp/b.txt', 'a.txt,b.txt', 'temp/a.txt,temp/b.txt'],
    ['temp/a.txt,', 'a.txt', 'temp/a.txt'],
    ['', '', null],
  ])('reads "%s" as "%s"', (wire, shown, back) => {
    expect(faces(cellField('file'), wire)).toEqual([shown, back])
  })

  it('refuses pasted text', () => {
    expect(cellFromText(testCells, cellField('file'), 'temp/a.txt')).toBeUndefined()
  })

  it('shows the first five characters of names in a list and hands over the file when one is pressed', async () => {
    const client = fakeClient({ 'GET /sys/common/static/temp/%E5%BA%95%20%E7%A8%BF_1610000000000.xlsx': new Blob(['x']) })
    const host = testHost({ client })
    showCell(cellField('file'), { it: 'temp/底 稿_1610000000000.xlsx' }, { host })
    const link = await screen.findByRole('button', { name: '下载 底 稿.xlsx' })
    expect(link.textContent).toBe('底 稿.x...')
    fireEvent.click(link)
    await vi.waitFor(() => expect(host.saved).toEqual(['底 稿.xlsx']))
  })

  it('says when a file cannot be had', async () => {
    const client = fakeClient({ 'GET /sys/common/static/temp/a.zip': new Error('lost') })
    const host = testHost({ client })
    showCell(cellField('file'), { it: 'temp/a.zip,temp/gone.zip' }, { host })
    fireEvent.click(await screen.findByRole('button', { name: '下载 a.zip' }))
    await vi.waitFor(() => expect(host.notices).toEqual(['error: 文件下载失败']))
    fireEvent.click(screen.getByRole('button', { name: '下载 gone.zip' }))
    await vi.waitFor(() => expect(host.notices.at(-1)).toBe('error: 未知的文件'))
  })

  it('links to files elsewhere and to nothing that runs', async () => {
    showCell(cellField('file'), { it: 'https://files.example.org/a.pdf' })
    expect((await screen.findByRole('link', { name: 'a.pdf' })).getAttribute('href')).toBe('https://files.example.org/a.pdf')
  })

  it('tells its value once every file has arrived, and shows how far they are', async () => {
    const { asked, host } = uploads()
    const { changes } = editCell(cellField('file', { biz: 'document' }), 'temp/old.txt', { host })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'), file('b.txt'))
    expect(asked.map(each => [each.call.form?.get('biz'), each.call.form?.get('file')])).toEqual([
      ['document', expect.objectContaining({ name: 'a.txt' })],
      ['document', expect.objectContaining({ name: 'b.txt' })],
    ])
    act(() => asked[0]?.call.onProgress?.(0.424))
    expect(screen.getByText('上传中(42%)')).toBeDefined()
    await asked[0]?.done('temp/a_1610000000000.txt')
    expect(changes).toEqual([])
    await asked[1]?.done('[temp/b_1610000000001.txt]')
    expect(changes).toEqual(['temp/old.txt,temp/a_1610000000000.txt,temp/b_1610000000001.txt'])
    expect(screen.getAllByText('上传完成')).toHaveLength(3)
  })

  it('says why its value is not there yet until every file has arrived or failed', async () => {
    const { asked, host } = uploads()
    const said: unknown[] = []
    const { changes } = editCell(cellField('file'), null, { host, onAwaited: reason => said.push(reason ?? changes.at(-1)) })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'), file('b.txt'))
    expect(said).toEqual(['文件尚未上传完成'])
    await asked[0]?.done('temp/a.txt')
    expect(said).toHaveLength(1)
    await asked[1]?.fail('full')
    expect(said).toEqual(['文件尚未上传完成', 'temp/a.txt'])
  })

  it('keeps the last files when there may be only so many', async () => {
    const { asked, host } = uploads()
    const { changes } = editCell(cellField('file', { number: 2 }), 'temp/old.txt', { host })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'), file('b.txt'), file('c.txt'))
    expect(asked).toHaveLength(2)
    await asked[1]?.done('temp/c.txt')
    await asked[0]?.done('temp/b.txt')
    expect(changes).toEqual(['temp/b.txt,temp/c.txt'])
  })

  it('says 未知错误 where nobody said why a file failed', async () => {
    const { asked, host } = uploads()
    const { user } = editCell(cellField('file'), null, { host })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'))
    await asked[0]?.fail('')
    expect(host.notices).toEqual(['error: a.txt 上传失败.'])
    await user.click(screen.getByRole('button', { name: '上传失败' }))
    expect(host.notices.at(-1)).toBe('alert: 上传出错 错误信息：未知错误')
  })

  it('says which file failed, keeps the others, and lets it be removed', async () => {
    const { asked, host } = uploads()
    const { changes, user } = editCell(cellField('file'), null, { host })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'), file('b.txt'))
    await asked[0]?.fail('上传失败！文件过大')
    expect(host.notices).toEqual(['error: a.txt 上传失败. 文件过大'])
    await user.click(screen.getByRole('button', { name: '上传失败' }))
    expect(host.notices.at(-1)).toBe('alert: 上传出错 错误信息：上传失败！文件过大')
    await asked[1]?.done('temp/b.txt')
    expect(changes).toEqual(['temp/b.txt'])
    await user.click(screen.getByRole('button', { name: '删除 a.txt' }))
    expect(screen.queryByText('上传失败')).toBeNull()
    await user.click(screen.getByRole('button', { name: '删除 b.txt' }))
    expect(changes).toEqual(['temp/b.txt', null])
  })

  it('stops an upload that is removed and tells what had arrived beside it', async () => {
    const { asked, host } = uploads()
    const { changes, user } = editCell(cellField('file'), null, { host })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'), file('b.txt'))
    await asked[0]?.done('temp/a.txt')
    await user.click(screen.getByRole('button', { name: '取消上传 b.txt' }))
    expect(asked[1]?.call.signal?.aborted).toBe(true)
    expect(changes).toEqual(['temp/a.txt'])
    await asked[1]?.done('temp/b.txt')
    expect(changes).toEqual(['temp/a.txt'])
  })

  it('sends one again that failed', async () => {
    const { asked, host } = uploads()
    const { changes, user } = editCell(cellField('file'), null, { host })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'))
    await asked[0]?.fail('lost')
    await user.click(screen.getByRole('button', { name: '重新上传 a.txt' }))
    expect(screen.getByText('上传中(0%)')).toBeDefined()
    await asked[1]?.done('temp/a.txt')
    expect(changes).toEqual(['temp/a.txt'])
  })

  it('keeps a form from saving while files are on their way', async () => {
    const { asked, host } = uploads()
    let check = async (): Promise<string | undefined> => expect.fail('no check')
    const guard = (given: typeof check) => {
      check = given
      return () => undefined
    }
    editCell(cellField('file'), null, { host, guard })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'))
    expect(await check()).toBe('文件尚未上传完成')
    await asked[0]?.done('temp/a.txt')
    expect(await check()).toBeUndefined()
  })

  it.each([
    ['file', '上移', '下移', 'txt'],
    ['image', '左移', '右移', 'svg'],
  ])('of %s is put in order, up to its ends', async (type, before, behind, ending) => {
    const host = testHost()
    const path = (name: string) => `temp/${name}.${ending}`
    const { changes, user } = editCell(cellField(type, { number: 3 }), ['a', 'b', 'c'].map(path).join(','), { host })
    const press = async (way: string, name: string) => user.click(await screen.findByRole('button', { name: `${way} ${name}.${ending}` }))
    await press(behind, 'a')
    await press(before, 'c')
    expect(changes).toEqual([['b', 'a', 'c'].map(path).join(','), ['b', 'c', 'a'].map(path).join(',')])
    await press(before, 'b')
    await press(behind, 'a')
    expect(host.notices).toEqual(['warning: 未知的操作', 'warning: 已到最后~'])
    expect(changes).toHaveLength(2)
  })

  it('gives up an upload of which nothing is heard', async () => {
    const { asked, host } = uploads()
    const { changes, user } = editCell(cellField('file'), null, { host })
    await screen.findByRole('group', { name: '字段' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    choose(file('a.txt'))
    await act(async () => vi.advanceTimersByTime(100_000))
    act(() => asked[0]?.call.onProgress?.(1))
    await act(async () => vi.advanceTimersByTime(100_000))
    expect(screen.getByText('上传中(100%)')).toBeDefined()
    await act(async () => vi.advanceTimersByTimeAsync(20_001))
    vi.useRealTimers()
    expect(asked[0]?.call.signal?.aborted).toBe(true)
    expect(host.notices).toEqual(['error: a.txt 上传失败. 服务器长时间没有响应'])
    await user.click(screen.getByRole('button', { name: '上传失败' }))
    expect(host.notices.at(-1)).toBe('alert: 上传出错 错误信息：服务器长时间没有响应')
    await asked[0]?.done('temp/late.txt')
    expect(changes).toEqual([])
  })

  it('takes dropped files', async () => {
    const { asked, host } = uploads()
    editCell(cellField('file'), null, { host })
    fireEvent.drop(await screen.findByRole('group', { name: '字段' }), { dataTransfer: { files: [file('a.txt')] } })
    expect(asked).toHaveLength(1)
  })

  it('takes only what it accepts, also when it is dropped, and by its content', async () => {
    const { asked, host } = uploads()
    editCell(cellField('upload', { accept: '.pdf' }), null, { host })
    const drop = async (...files: File[]) => fireEvent.drop(await screen.findByRole('group', { name: '字段' }), { dataTransfer: { files } })
    await drop(file('a.txt'))
    expect(host.notices).toEqual(['warning: 不支持文件 a.txt，只能上传 .pdf'])
    await drop(file('b.pdf', 'application/pdf'))
    await waitFor(() => expect(host.notices.at(-1)).toBe('error: b.pdf 上传失败. 文件内容与其类型不符'))
    expect(asked).toHaveLength(0)
    await drop(file('c.pdf', 'application/pdf', '%PDF-1.7'))
    await waitFor(() => expect(asked).toHaveLength(1))
  })

  it.each([[{ disabled: true }], [{ readOnly: true }]])('takes and removes nothing when it is %o', async state => {
    const { asked, host } = uploads()
    editCell(cellField('file'), 'temp/a.txt', { host, ...state })
    fireEvent.drop(await screen.findByRole('group', { name: '字段' }), { dataTransfer: { files: [file('a.txt')] } })
    expect(asked).toHaveLength(0)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '点击上传' }).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /删除/ })).toBeNull()
  })
})

describe('a cell of pictures', () => {
  it('refuses files that are no pictures', async () => {
    const { asked, host } = uploads()
    editCell(cellField('image'), null, { host })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.txt'))
    expect(host.notices).toEqual(['warning: 请上传图片'])
    expect(asked).toHaveLength(0)
  })

  it('replaces its one picture', async () => {
    const { asked, host } = uploads()
    const { changes } = editCell(cellField('image'), 'temp/old.png', { host })
    await screen.findByRole('group', { name: '字段' })
    choose(file('a.png', 'image/png'))
    await waitFor(() => expect(asked).toHaveLength(1))
    await asked[0]?.done('temp/a.png')
    expect(changes).toEqual(['temp/a.png'])
  })

  it('reads a picture once with the rights of the session, and lets it go with the last who shows it', async () => {
    const create = vi.fn((_: Blob) => 'blob:1')
    const revoke = vi.fn()
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke }))
    const client = fakeClient({ 'GET /sys/common/static/temp/a.png': new Blob(['x']) })
    const host = testHost({ client })
    const field = cellField('image')
    const first = showCell(field, { it: 'temp/a.png' }, { host })
    const second = showCell(field, { it: 'temp/a.png' }, { host, view: 'details' })
    await vi.waitFor(() => {
      expect(screen.getAllByRole('img', { name: 'a.png' }).map(image => image.getAttribute('src'))).toEqual(['blob:1', 'blob:1'])
    })
    expect(client.calls).toHaveLength(1)
    expect(create.mock.calls[0]?.[0].type).toBe('image/png')
    first.unmount()
    expect(revoke).not.toHaveBeenCalled()
    second.unmount()
    await vi.waitFor(() => expect(revoke).toHaveBeenCalledWith('blob:1'))
    vi.unstubAllGlobals()
  })

  it('shows the name of what is no picture or cannot be had', async () => {
    const client = fakeClient({ 'GET /sys/common/static/temp/a.svg': new Blob(['<svg/>']) })
    showCell(cellField('image'), { it: 'temp/a.svg,temp/gone.png' }, { host: testHost({ client }) })
    expect(await screen.findByTitle('a.svg')).toBeDefined()
    expect(await screen.findByTitle('gone.png')).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
