import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Option } from '../../renderer/model/option'

import { type CellSample, cellSamples } from '../helpers/cell-samples'
import { type FakeClient, fakeClient, type RecordedCall, testHost } from '../helpers/client'
import { editCell } from '../helpers/draw-cells'
import { testRenderer } from '../helpers/host'
import { sampleField } from '../helpers/office'

beforeAll(async () => {
  // Lists that wait for a user to come to them.
  await Promise.all([import('../../renderer/cells/select/editor'), import('../../renderer/controls/choice/choice-list')])
})
afterEach(() => void vi.useRealTimers())

const sampleOf = (type: string): CellSample => cellSamples.find(sample => sample.type === type) as CellSample
const rows = (count: number): readonly Option[] => Array.from({ length: count }, (_, index) => ({ value: `v${index}`, text: `行${index}` }))

interface Typed {
  readonly type: string
  readonly words: string
  readonly value: unknown
  readonly more?: object
}

/** Editors that are one input to type in: what is composed in each, and the value that it makes. */
const TYPED: readonly Typed[] = [
  { type: 'input', words: '审计', value: '审计' },
  { type: 'textarea', words: '审计', value: '审计' },
  { type: 'input_pop', words: '审计', value: '审计' },
  { type: 'input_filter', words: '审计', value: '审计' },
  { type: 'ellipsis', words: '审计', value: '审计' },
  { type: 'tags', words: '审计', value: '审计' },
  { type: 'qrcode', words: '审计', value: '审计' },
  { type: 'barcode', words: '审计', value: '审计' },
  { type: 'normal', words: '审计', value: '审计', more: { inQuery: true } },
  { type: 'code', words: '审计', value: '审计', more: { inQuery: true } },
  { type: 'markdown', words: '审计', value: '审计', more: { inQuery: true } },
  { type: 'umeditor', words: '审计', value: '审计', more: { inQuery: true } },
  { type: 'report_sql', words: '审计', value: '审计', more: { inQuery: true } },
  { type: 'inputNumber', words: '１２', value: 12 },
  { type: 'color', words: '#1890ff', value: '#1890FF' },
  { type: 'cron', words: '0 0 8 * * ?', value: '0 0 8 * * ?' },
]

/** What opens a list below itself, and what opens a window to choose in. */
const LISTS = ['select', 'list_multi', 'sel_search', 'sel_tree', 'cat_tree', 'link_down', 'area', 'icon'] as const
const WINDOWS = ['sel_user', 'sel_depart', 'sel_role', 'sel_position', 'sel_entity', 'citations', 'popup', 'popup_dict'] as const
/** Boxes, handles, stars, buttons and calendars: nothing is composed in them and no server is asked. In forms texts of many lines are composed in a browser (`composing.spec.ts`). */
const OTHERS = [
  ...['radio', 'checkbox', 'checkbox_meta', 'switch', 'rate', 'slider', 'date', 'date_range', 'datetime', 'time', 'password'],
  ...['json', 'upload', 'file', 'image', 'object', 'grid', 'hidden', 'slot'],
]

it('leaves out no cell type', () => {
  const here = [...TYPED.map(({ type }) => type), ...LISTS, ...WINDOWS, ...OTHERS]
  expect(here.sort()).toEqual([...testRenderer.cells.all].map(({ type }) => type).sort())
})

/** Letters as an input method writes them, and the Enter that ends its words; `meanwhile` is asked before it ends. */
function compose(control: HTMLElement, words: string, meanwhile: () => void): void {
  const type = (text: string) => fireEvent.input(control, { target: { value: text }, isComposing: true })
  act(() => control.focus())
  fireEvent.compositionStart(control)
  for (const text of ['s', 'sh', 'shen']) {
    fireEvent.keyDown(control, { key: 'Process', keyCode: 229, isComposing: true })
    type(text)
  }
  fireEvent.keyDown(control, { key: 'Enter', keyCode: 229, isComposing: true })
  meanwhile()
  type(words)
  fireEvent.compositionEnd(control, { data: words })
  // Safari tells of the key after the composition has ended.
  fireEvent.keyDown(control, { key: 'Enter', keyCode: 229 })
  fireEvent.keyUp(control, { key: 'Enter', keyCode: 13 })
}

describe('what an input method composes', () => {
  it.each(TYPED)('in $type is one change, and its Enter is nobody else’s', async ({ type, words, value, more = {} }) => {
    const onBlur = vi.fn()
    const { changes } = editCell(sampleField(sampleOf(type)), null, { onBlur, ...more })
    const [control] = await screen.findAllByLabelText<HTMLInputElement>('字段')
    if (control === undefined) throw new Error('nothing to type in')
    compose(control, words, () => expect(changes).toEqual([]))
    expect(control.value.toUpperCase()).toContain(String(value).toUpperCase())
    // A colour is one at its end only.
    if (type === 'color') {
      expect(changes).toEqual([])
      fireEvent.keyDown(control, { key: 'Enter', keyCode: 13 })
    }
    expect(changes).toEqual([value])
    expect(onBlur).not.toHaveBeenCalled()
  })
})

interface Desk {
  readonly client: FakeClient
  readonly input: HTMLElement
}

const BIG = { dict: 'big,name,id', options: rows(200) }
const TREE = { settings: { dict: 'region,name,id' } }

interface Searched {
  readonly type: string
  readonly place: 'form' | 'grid'
  /** Milliseconds that typing rests before the server is asked; null: it is not asked at all. */
  readonly rest: number | null
  readonly sample?: Partial<CellSample>
}

/** Lists that are searched. */
const SEARCHED: readonly Searched[] = [
  { type: 'sel_search', place: 'form', rest: 800 },
  { type: 'sel_search', place: 'grid', rest: 300 },
  { type: 'select', place: 'form', rest: 800, sample: { more: BIG } },
  { type: 'select', place: 'form', rest: null },
  { type: 'list_multi', place: 'form', rest: null },
  { type: 'sel_tree', place: 'form', rest: 300, sample: TREE },
  { type: 'sel_tree', place: 'grid', rest: 300, sample: TREE },
  { type: 'cat_tree', place: 'form', rest: 300 },
  { type: 'link_down', place: 'form', rest: null },
  { type: 'area', place: 'form', rest: null },
]

async function openList({ type, place, sample = {} }: Searched): Promise<Desk> {
  const client: FakeClient = { ...fakeClient({}), request: vi.fn(async () => []) as never }
  const host = testHost({ client })
  editCell(sampleField({ ...sampleOf(type), ...sample }), null, { host, autoFocus: true, unfolded: true, compact: place === 'grid' })
  // Another one stands there until the list is loaded.
  const input = await screen.findByRole('combobox', { name: '字段', expanded: true })
  return { client, input }
}

const asked = ({ client }: Desk) => vi.mocked(client.request).mock.calls.length
const write = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } })
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

describe('typing quickly', () => {
  it.each(SEARCHED)('in a list of $type in a $place asks once, when it has rested for $rest ms', async searched => {
    const { rest } = searched
    const desk = await openList(searched)
    vi.useFakeTimers()
    await pass(2000)
    const before = asked(desk)
    for (const text of ['a', 'ab', 'abc', 'abcd']) {
      write(desk.input, text)
      await pass(100)
    }
    await pass((rest ?? 5000) - 101)
    expect(asked(desk)).toBe(before)
    await pass(2000)
    expect(asked(desk)).toBe(before + (rest === null ? 0 : 1))
  })

  it.each(SEARCHED)('in a list of $type in a $place asks nothing while words are composed', async searched => {
    const { rest } = searched
    const desk = await openList(searched)
    vi.useFakeTimers()
    await pass(2000)
    const before = asked(desk)
    fireEvent.compositionStart(desk.input)
    for (const text of ['s', 'sh', 'shen']) write(desk.input, text)
    fireEvent.keyDown(desk.input, { key: 'Enter', keyCode: 229, isComposing: true })
    await pass(2000)
    expect(asked(desk)).toBe(before)
    write(desk.input, '审计')
    fireEvent.compositionEnd(desk.input, { data: '审计' })
    await pass(2000)
    expect(asked(desk)).toBe(before + (rest === null ? 0 : 1))
  })
})

const EMPTY: { readonly [call: string]: unknown } = {
  'GET /sys/user/list': { records: [], total: 0 },
  'GET /course/lecturer/list': { records: [], total: 0 },
  'GET /online/cgreport/api/getRpColumns/r': { cgRpConfigId: 'r1', columns: [{ dataIndex: 'name', title: '名称' }] },
  'GET /online/cgreport/api/getQueryInfo/r1': [{ field: 'name', label: '名称', mode: 'single', key: '1' }],
  'GET /online/cgreport/api/getData/r1': { records: [], total: 0 },
}

/** A server that has nothing, that fails, or that does not answer. */
function serverOf(state: 'empty' | 'broken' | 'silent') {
  let now: typeof state = state
  const calls: RecordedCall[] = []
  const request = async (call: RecordedCall) => {
    calls.push(call)
    if (now === 'silent') return await new Promise(() => undefined)
    if (now === 'broken') throw new Error('断了')
    return EMPTY[`${call.method} ${call.path}`] ?? []
  }
  const host = testHost({ client: { ...fakeClient({}), request: request as never }, loadEntity: async () => undefined })
  const become = (next: typeof state) => {
    now = next
  }
  return { host, calls, become }
}

/** A list whose rows come from elsewhere. */
const ASKING: readonly { readonly type: string; readonly sample?: Partial<CellSample> }[] = [
  { type: 'select', sample: { more: { dict: 'kinds' } } },
  { type: 'list_multi', sample: { more: { dict: 'kinds' } } },
  { type: 'sel_tree', sample: TREE },
  { type: 'cat_tree' },
  { type: 'link_down' },
]

describe.each(ASKING)('a list of $type', ({ type, sample = {} }) => {
  const draw = async (state: 'empty' | 'broken' | 'silent') => {
    const server = serverOf(state)
    const drawn = editCell(sampleField({ ...sampleOf(type), ...sample }), null, {
      host: server.host,
    })
    const input = await screen.findByRole('combobox', { name: '字段' })
    act(() => input.focus())
    const ready = await waitFor(() => {
      const found = screen.getByRole('combobox', { name: '字段' })
      expect(found.closest('.ant-select')).not.toBeNull()
      return found
    })
    fireEvent.keyDown(ready, { key: 'ArrowDown', keyCode: 40, which: 40 })
    return { ...server, ...drawn, input: ready }
  }

  it('opens by the arrow down, says that there is nothing, and is closed by Escape alone', async () => {
    const { input } = await draw('empty')
    expect((await screen.findByText('暂无数据')).closest('[role=status]')).not.toBeNull()
    expect(input.getAttribute('aria-expanded')).toBe('true')
    const around = vi.fn()
    document.body.addEventListener('keydown', around)
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 27, which: 27 })
    document.body.removeEventListener('keydown', around)
    await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'))
    expect(around).not.toHaveBeenCalled()
  })

  it('says that it loads', async () => {
    await draw('silent')
    expect((await screen.findByText('加载中…')).closest('[role=status]')).not.toBeNull()
  })

  it('says that it could not load, and loads again', async () => {
    const { become, calls } = await draw('broken')
    const again = await screen.findByRole('button', { name: /重\s*试/, hidden: true })
    become('empty')
    const before = calls.length
    fireEvent.click(again)
    expect(await screen.findByText('暂无数据')).toBeDefined()
    expect(calls.length).toBe(before + 1)
  })
})

describe.each(['radio', 'checkbox'])('boxes of %s', type => {
  const draw = (state: 'empty' | 'broken' | 'silent') => {
    const server = serverOf(state)
    editCell(sampleField({ ...sampleOf(type), more: { dict: 'kinds' } }), null, { host: server.host })
    return server
  }

  it.each([
    ['empty', '暂无数据'],
    ['silent', '加载中…'],
  ] as const)('of a dictionary that is %s say %s', async (state, text) => {
    draw(state)
    expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull()
  })

  it('say that they could not be loaded, and are loaded again', async () => {
    const { become } = draw('broken')
    const again = await screen.findByRole('button', { name: /重\s*试/ })
    become('empty')
    fireEvent.click(again)
    expect(await screen.findByText('暂无数据')).toBeDefined()
  })
})

describe.each(WINDOWS)('the window of %s', type => {
  const draw = async (state: 'empty' | 'broken' | 'silent') => {
    const server = serverOf(state)
    const drawn = editCell(sampleField(sampleOf(type)), null, { host: server.host })
    const input = await screen.findByRole('textbox', { name: '字段' })
    act(() => input.focus())
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    return { ...server, ...drawn, input, dialog: await screen.findByRole('dialog') }
  }

  it('opens by Enter, says that there is nothing, is closed by Escape, and gives the focus back', async () => {
    const { dialog, input } = await draw('empty')
    expect(dialog.getAttribute('aria-labelledby') ?? dialog.getAttribute('aria-label')).not.toBeNull()
    // The application gives tables its own words.
    expect((await within(dialog).findAllByText(/^(暂无数据|暂无部门|No data)$/))[0]).toBeDefined()
    fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(input))
  })

  it('shows that it loads', async () => {
    const { dialog } = await draw('silent')
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true], .ant-spin-spinning')).not.toBeNull())
  })

  it('says that it could not load, and loads again', async () => {
    const { dialog, become, calls } = await draw('broken')
    const [again] = await within(dialog).findAllByRole('button', { name: /重\s*试/ })
    expect(within(dialog).getAllByText('加载失败')[0]).toBeDefined()
    become('empty')
    const before = calls.length
    fireEvent.click(again as HTMLElement)
    await waitFor(() => expect(calls.length).toBeGreaterThan(before))
    await waitFor(() => expect(within(dialog).queryByText('加载失败')).toBeNull())
  })

  it('asks nothing while its search is typed and composed, departments once it has rested', async () => {
    const { dialog, calls } = await draw('empty')
    const search = await waitFor(() => {
      const found = dialog.querySelector<HTMLInputElement>('input[type=text],input:not([type])')
      if (found === null) throw new Error('no search')
      return found
    })
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true], .ant-spin-spinning')).toBeNull())
    vi.useFakeTimers()
    await pass(2000)
    const before = calls.length
    fireEvent.compositionStart(search)
    write(search, 'shen')
    await pass(2000)
    fireEvent.compositionEnd(search, { data: '' })
    for (const text of ['a', 'ab', 'abc']) {
      write(search, text)
      await pass(100)
    }
    expect(calls.length).toBe(before)
    await pass(5000)
    const rested = before + (type === 'sel_depart' ? 1 : 0)
    expect(calls.length).toBe(rested)
    // Enter of an input method asks nothing either.
    fireEvent.keyDown(search, { key: 'Enter', keyCode: 229, isComposing: true })
    await pass(1000)
    expect(calls.length).toBe(rested)
  })
})
