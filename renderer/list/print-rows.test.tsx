import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { testRenderer } from '../../tests/helpers/host'
import { fieldModel } from '../../tests/helpers/models'
import { printRows } from './print-rows'

const fields = [
  fieldModel('name', { title: '名称' }),
  fieldModel('level', { title: '级别', type: 'select', options: [{ value: '1', text: '初级' }] }),
  fieldModel('photo', { title: '照片', type: 'image' }),
]
const PICTURE = 'GET /sys/common/static/temp/one_1700000000000.png'
const LOST = 'GET /sys/common/static/temp/lost_1700000000000.png'
const rows = [
  { name: '王芳', level: '1', photo: 'temp/one_1700000000000.png,temp/lost_1700000000000.png' },
  { name: '李\u0007明\ud800\uffff', level: '2', level_dictText: '高级', photo: null },
]

/** The frame that is printed, with a window that can print. */
const frame = () => document.querySelector('iframe') as HTMLIFrameElement

beforeEach(() => {
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:picture-${++made}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const left of document.querySelectorAll('iframe')) left.remove()
  vi.restoreAllMocks()
})

const host = () => testHost({ client: fakeClient({ [PICTURE]: new Blob(['png']), [LOST]: new Error('404') }) })

/** Pictures of a page without a renderer never load by themselves. */
async function loaded(event: 'load' | 'error'): Promise<void> {
  const picture = await vi.waitFor(() => {
    expect(made.length).toBeGreaterThan(0)
    return made[0] as HTMLImageElement
  })
  picture.dispatchEvent(new Event(event))
}
let made: HTMLElement[] = []

/** Prints, and answers the table as it is when the window prints. */
function print(): { readonly done: Promise<string[][]>; readonly printed: () => boolean } {
  made = []
  let printed = false
  const running = printRows(testRenderer.cells, host(), fields, rows)
  const page = frame().contentDocument as Document
  const create = page.createElement.bind(page) as (name: string) => HTMLElement
  page.createElement = ((name: string) => {
    const element = create(name)
    if (name === 'img') made.push(element)
    return element
  }) as typeof page.createElement
  const view = frame().contentWindow as Window
  view.print = () => {
    printed = true
  }
  const done = running.then(() => {
    const table = frame().contentDocument?.querySelector('table') as HTMLTableElement
    return [...table.rows].map(row =>
      [...row.cells].map(cell => cell.querySelector('img')?.outerHTML.replace(/ style="[^"]*"/, '') ?? cell.textContent ?? ''),
    )
  })
  return { done, printed: () => printed }
}

describe('a printed list', () => {
  it('shows texts as the list does and files hold them, and pictures as pictures once they are there; one that is lost leaves its name', async () => {
    const { done, printed } = print()
    await new Promise(resolve => setTimeout(resolve))
    expect(printed()).toBe(false)
    await loaded('load')
    const [head, first, second] = await done
    expect(printed()).toBe(true)
    expect(head).toEqual(['名称', '级别', '照片'])
    expect(first).toEqual(['王芳', '初级', '<img alt="one.png" src="blob:picture-1">'])
    expect(frame().contentDocument?.querySelectorAll('td')[2]?.textContent).toBe('lost.png')
    expect(second).toEqual(['李明', '高级', ''])
  })

  it('leaves the name of a picture that the browser cannot draw', async () => {
    const { done } = print()
    await loaded('error')
    expect((await done)[1]?.[2]).toBe('one.pnglost.png')
  })

  it('waits five seconds at most', async () => {
    vi.useFakeTimers()
    const { done, printed } = print()
    await vi.advanceTimersByTimeAsync(4999)
    expect(printed()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(printed()).toBe(true)
    vi.useRealTimers()
  })

  it('gives its pictures and its frame back afterwards', async () => {
    const { done } = print()
    await loaded('load')
    await done
    frame().contentWindow?.dispatchEvent(new Event('afterprint'))
    await vi.waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture-1'))
    expect(document.querySelector('iframe')).toBeNull()
  })
})
