import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../../tests/helpers/client'
import { cellField, editCell, showCell } from '../../../../tests/helpers/draw-cells'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import { pictureBox } from '../definition'
import { madeName, madeSize, proposedCut } from './cut'

plainStyles()

describe('what is cut out', () => {
  it.each([
    [
      { width: 1000, height: 800 },
      { x: 295, y: 325, width: 410, height: 150 },
    ],
    [
      { width: 205, height: 800 },
      { x: 0, y: 363, width: 205, height: 75 },
    ],
    [
      { width: 410, height: 150 },
      { x: 0, y: 0, width: 410, height: 150 },
    ],
  ])('of %o is proposed as %o', (picture, cut) => {
    expect(proposedCut(picture, 410, 150)).toEqual(cut)
  })

  it.each([
    [
      { width: 410, height: 150 },
      { width: 410, height: 150 },
    ],
    [
      { width: 6000, height: 1500 },
      { width: 3000, height: 750 },
    ],
    [
      { width: 20, height: 9000 },
      { width: 7, height: 3000 },
    ],
  ])('of %o is made %o', (cut, made) => {
    expect(madeSize(cut)).toEqual(made)
  })

  it('is a JPEG by name', () => {
    expect([madeName('a.b.png'), madeName('照片')]).toEqual(['a.b.jpg', '照片.jpg'])
  })
})

describe('what was cut out is shown', () => {
  const box = (crop: boolean, cropWidth: number, cropHeight: number, height: number) =>
    pictureBox({ crop, cropWidth, cropHeight } as Parameters<typeof pictureBox>[0], height)

  it('in its own shape, a band as far as there is room', () => {
    expect(box(true, 410, 150, 104)).toEqual({ width: 284, height: 104, whole: true })
    expect(box(true, 410, 150, 32)).toEqual({ width: 87, height: 32, whole: true })
    expect(box(true, 1000, 100, 100)).toEqual({ width: 300, height: 30, whole: true })
    expect(box(false, 410, 150, 104)).toEqual({ width: 104, height: 104 })
  })

  it('as a picture of that size', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
    const host = testHost({ client: fakeClient({ 'GET /sys/common/static/temp/a.png': new Blob(['x']) }) })
    showCell(cellField('image', { crop: true }), { it: 'temp/a.png' }, { host, view: 'details' })
    const picture = await screen.findByRole('img', { name: 'a.png' })
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['284', '104'])
  })
})

describe('the cropper', () => {
  const uploads: RecordedCall[] = []
  let answer: unknown
  beforeEach(() => {
    uploads.length = 0
    answer = undefined
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: vi.fn(), drawImage: vi.fn() } as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['cut'], { type: type ?? '' })))
  })

  async function open() {
    const take = (call: RecordedCall) => {
      uploads.push(call)
      return uploads.length === 1 ? { message: 'temp/whole.svg' } : (answer ?? { message: 'temp/cut.svg' })
    }
    const host = testHost({ client: fakeClient({ 'POST /sys/common/upload': take }) })
    const drawn = editCell(cellField('image', { crop: true }), 'temp/old.svg', { host })
    await screen.findByRole('group', { name: '字段' })
    const file = new File([Uint8Array.from('\x89PNG\r\n\x1a\n', character => character.charCodeAt(0))], 'a.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText('字段', { selector: 'input' }), { target: { files: [file] } })
    const dialog = await screen.findByRole('dialog', { name: '图片裁剪' })
    const picture = await screen.findByRole('img', { name: 'a.png' })
    Object.defineProperties(picture, { naturalWidth: { value: 1000 }, naturalHeight: { value: 800 } })
    fireEvent.load(picture)
    return { ...drawn, host, dialog }
  }

  it('opens after an upload, 1000 wide, and keeps a JPEG of the part that was chosen', async () => {
    const { dialog, user, changes, host } = await open()
    expect(dialog.style.width).toBe('1000px')
    expect(screen.getByText('裁剪后：410 × 150')).toBeDefined()
    expect(changes).toEqual([])
    await user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(changes).toEqual(['temp/cut.svg']))
    expect(uploads[1]?.form?.get('file')).toMatchObject({ name: 'a.jpg', type: 'image/jpeg' })
    expect(host.notices).toEqual([])
  })

  it('stays open when what was cut out is not taken', async () => {
    const { user, changes, host } = await open()
    answer = new Error('disk full')
    await user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(host.notices).toEqual(['error: 文件服务异常，关闭弹窗重新上传！']))
    expect(changes).toEqual([])
    answer = undefined
    await user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(changes).toEqual(['temp/cut.svg']))
  })

  it('changes nothing when it is closed', async () => {
    const { user, changes } = await open()
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes).toEqual([])
    expect(screen.queryByText(/上传中/)).toBeNull()
  })
})
