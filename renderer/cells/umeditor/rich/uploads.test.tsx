import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeClient, fakeClient, type RecordedCall } from '../../../../tests/helpers/client'
import { type OpenedText, openText } from '../../../../tests/helpers/rich-text'
import { uploadInline } from './uploads'

const opened: OpenedText[] = []
afterEach(() => {
  for (const { rich } of opened.splice(0)) {
    const { dom } = rich.editor.view
    rich.destroy()
    dom.remove()
  }
  document.body.replaceChildren()
})

const UPLOAD = 'POST /sys/common/upload'
const picture = (name = '现场.png') => new File(['x'], name, { type: 'image/png' })

function open(answers: Parameters<typeof fakeClient>[0], value = '<p>甲乙</p>') {
  const client: FakeClient = { ...fakeClient(answers), fileUrl: path => `/f/${path}` }
  const text = openText(value, client)
  opened.push(text)
  return { ...text, client }
}

describe('pictures of a text', () => {
  it('are uploaded to their place with the fields that the family sends, and say how far they are', async () => {
    let finish = (_: unknown) => {}
    const asked: RecordedCall[] = []
    const { rich, html } = open({
      [UPLOAD]: (request: RecordedCall) => {
        asked.push(request)
        request.onProgress?.(0.42)
        return new Promise(resolve => {
          finish = resolve
        })
      },
    })
    rich.uploads.add([picture()], 2)
    await screen.findByText('现场.png 上传中(42%)')
    expect(rich.uploads.areComing).toBe(true)
    const form = asked[0]?.form ?? new FormData()
    expect([form.get('biz'), form.get('jeditor'), form.has('isup'), (form.get('file') as File).name]).toEqual([
      'jeditor',
      '1',
      false,
      '现场.png',
    ])
    // What is typed meanwhile moves the place along.
    rich.editor.commands.insertContentAt(1, '子')
    finish({ message: 'jeditor/1/现场.png' })
    await waitFor(() => expect(html()).toBe('<p>子甲<img src="/f/jeditor/1/现场.png" alt="现场">乙</p>'))
    expect([rich.uploads.areComing, screen.queryByRole('status')]).toEqual([false, null])
  })

  it.each([
    ['[temp/a.png]', '<p><img src="/f/temp/a.png" alt="现场">甲乙</p>'],
    ['https://oss.example.org/a.png', '<p><img src="/f/https://oss.example.org/a.png" alt="现场">甲乙</p>'],
    ['local', '<p><img src="data:image/png;base64,eA==" alt="现场">甲乙</p>'],
  ])('stand in the text as the answer "%s" says', async (message, want) => {
    const { rich, html } = open({ [UPLOAD]: { message } })
    rich.uploads.add([picture()], 1)
    await waitFor(() => expect(html()).toBe(want))
  })

  it('that are refused say so, are tried again, and are taken away', async () => {
    let refuse = true
    const user = userEvent.setup()
    const { rich, host, html } = open({
      [UPLOAD]: () => (refuse ? { success: false, message: '文件过大' } : { message: 'jeditor/1/a.png' }),
    })
    rich.uploads.add([picture()], 1)
    const again = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByRole('status').title).toBe('错误信息：文件过大')
    expect([host.notices, rich.uploads.areComing]).toEqual([['error: 现场.png 上传失败. 文件过大'], false])
    refuse = false
    await user.click(again)
    await waitFor(() => expect(html()).toContain('/f/jeditor/1/a.png'))

    refuse = true
    rich.uploads.add([picture('b.png')], 1)
    await user.click(await screen.findByRole('button', { name: '删除 b.png' }))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('are pictures: other files are refused', () => {
    const { rich, host, client } = open({})
    rich.uploads.add([new File(['x'], 'a.txt', { type: 'text/plain' })], 1)
    expect([host.notices, client.calls.length]).toEqual([['warning: 请上传图片'], 0])
  })

  it('that came within pasted HTML are uploaded too', async () => {
    const { rich, html } = open({ [UPLOAD]: { message: 'jeditor/1/image.png' } }, '<p>甲<img src="data:image/png;base64,eA==">乙</p>')
    uploadInline(rich.editor, rich.uploads)
    await waitFor(() => expect(html()).toBe('<p>甲<img src="/f/jeditor/1/image.png" alt="image">乙</p>'))
  })

  it('that are on their way end with the text', () => {
    const asked: RecordedCall[] = []
    const { rich } = open({ [UPLOAD]: (request: RecordedCall) => new Promise(() => asked.push(request)) })
    rich.uploads.add([picture()], 1)
    rich.uploads.stop()
    expect([rich.uploads.areComing, asked[0]?.signal?.aborted ?? true]).toEqual([false, true])
  })
})

describe('files', () => {
  const transfer = (files: readonly File[], html = '') => ({
    files,
    types: ['Files'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  })
  const fire = (dom: HTMLElement, type: 'paste' | 'drop', data: object) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, type === 'paste' ? { clipboardData: data } : { dataTransfer: data, clientX: 0, clientY: 0 })
    dom.dispatchEvent(event)
  }

  it.each(['paste', 'drop'] as const)('that somebody gives by %s are uploaded', async type => {
    const { rich, html } = open({ [UPLOAD]: { message: 'jeditor/1/a.png' } })
    fire(rich.editor.view.dom, type, transfer([picture()]))
    await waitFor(() => expect(html()).toContain('<img src="/f/jeditor/1/a.png" alt="现场">'))
  })

  it('that office software sends beside its text are left alone', () => {
    const { rich, client } = open({})
    fire(rich.editor.view.dom, 'paste', transfer([picture()], '<p>丙</p>'))
    expect([client.calls.length, rich.editor.getText()]).toEqual([0, '丙甲乙'])
  })
})
