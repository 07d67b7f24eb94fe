import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell } from '../../../tests/helpers/draw-cells'
import { type LargeUpload, RequestError } from '../../model/client'
import { LARGE } from './upload-file'

const large = (name = 'big.zip') => Object.defineProperty(new File(['x'], name), 'size', { value: LARGE + 1 })

interface Sending extends LargeUpload {
  readonly done: (message: string) => Promise<void>
  readonly fail: (error: Error) => Promise<void>
}

/** A server that takes parts as the test says. */
function partsServer() {
  const sending: Sending[] = []
  const dropped: string[] = []
  const whole = vi.fn(() => ({ message: 'temp/whole.zip' }))
  const client = {
    ...fakeClient({ 'POST /sys/common/upload': whole }),
    uploadParts: (upload: LargeUpload) =>
      new Promise<{ success: true; code: 0; message: string; result: null }>((resolve, reject) => {
        sending.push({
          ...upload,
          done: async message => act(async () => resolve({ success: true, code: 0, message, result: null })),
          fail: async error => act(async () => reject(error)),
        })
        upload.signal.addEventListener('abort', () => reject(new RequestError('stopped', 0, true)))
      }),
    dropParts: async ({ file, biz }: { file: File; biz: string }) => void dropped.push(`${biz} ${file.name}`),
  }
  return { sending, dropped, whole, host: testHost({ client }) }
}

async function choose(...files: File[]) {
  await screen.findByRole('group', { name: '字段' })
  fireEvent.change(screen.getByLabelText('字段', { selector: 'input' }), { target: { files } })
}

describe('a large file', () => {
  it('goes in parts, and is paused and goes on', async () => {
    const { sending, host } = partsServer()
    const { changes, user } = editCell(cellField('file', { biz: 'document' }), null, { host })
    await choose(large())
    expect(sending[0]?.biz).toBe('document')
    act(() => sending[0]?.onProgress(0.5))
    await user.click(screen.getByRole('button', { name: '暂停 big.zip' }))
    expect(sending[0]?.signal.aborted).toBe(true)
    expect(screen.getByText('已暂停(50%)')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '继续 big.zip' }))
    expect(screen.getByText('上传中(50%)')).toBeDefined()
    await sending[1]?.done('document/1/big.zip')
    expect(changes).toEqual(['document/1/big.zip'])
    expect(host.notices).toEqual([])
  })

  it('says that the connection is lost, and when it is back', async () => {
    const { sending, host } = partsServer()
    editCell(cellField('file'), null, { host })
    await choose(large())
    act(() => sending[0]?.onProgress(0.25))
    act(() => sending[0]?.onWaiting(true))
    expect(screen.getByText('连接中断，等待恢复(25%)')).toBeDefined()
    act(() => sending[0]?.onWaiting(false))
    expect(screen.getByText('上传中(25%)')).toBeDefined()
  })

  it('that is cancelled, also while it rests, is given up on the server too', async () => {
    const { dropped, host } = partsServer()
    const { changes, user } = editCell(cellField('file'), null, { host })
    await choose(large())
    await user.click(screen.getByRole('button', { name: '暂停 big.zip' }))
    await user.click(screen.getByRole('button', { name: '取消上传 big.zip' }))
    expect(dropped).toEqual(['temp big.zip'])
    expect(screen.queryByText(/已暂停/)).toBeNull()
    expect(changes).toEqual([])
  })

  it('keeps the value as it is while it rests beside others that have arrived', async () => {
    const { sending, host } = partsServer()
    const { changes, user } = editCell(cellField('file'), null, { host })
    await choose(large('a.zip'), large('b.zip'))
    await user.click(screen.getByRole('button', { name: '暂停 b.zip' }))
    await sending[0]?.done('temp/a.zip')
    expect(changes).toEqual([])
    await user.click(screen.getByRole('button', { name: '取消上传 b.zip' }))
    expect(changes).toEqual(['temp/a.zip'])
  })

  it('that failed is sent again from where it stopped', async () => {
    const { sending, host } = partsServer()
    const { changes, user } = editCell(cellField('file'), null, { host })
    await choose(large())
    await sending[0]?.fail(new RequestError('文件大小超出1024MB限制, 请压缩或降低文件质量! ', 500, false))
    expect(host.notices).toEqual(['error: big.zip 上传失败. 文件大小超出1024MB限制, 请压缩或降低文件质量!'])
    await user.click(screen.getByRole('button', { name: '重新上传 big.zip' }))
    await sending[1]?.done('temp/big.zip')
    expect(changes).toEqual(['temp/big.zip'])
  })

  it('goes at once where the server has never heard of parts', async () => {
    const { sending, whole, host } = partsServer()
    const { changes } = editCell(cellField('file'), null, { host })
    await choose(large())
    await sending[0]?.fail(new RequestError('', 404, true))
    await vi.waitFor(() => expect(changes).toEqual(['temp/whole.zip']))
    expect(whole).toHaveBeenCalledOnce()
  })

  it('goes at once to an address of its field, and a small one always', async () => {
    const { sending, host } = partsServer()
    const { changes } = editCell(cellField('file'), null, { host })
    await choose(new File(['x'], 'small.zip'))
    await vi.waitFor(() => expect(changes).toEqual(['temp/whole.zip']))
    expect(sending).toEqual([])
  })
})
