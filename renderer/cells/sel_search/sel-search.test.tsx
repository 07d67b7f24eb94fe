import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { definition } from './definition'
import { chosenBefore, forgetChoice, HISTORY_SIZE, rememberChoice } from './history'

const DICT = 'sys_user,realname,id'
const SEARCH = `GET /sys/dict/loadDict/${encodeURIComponent(DICT)}`
const LABELS = `GET /sys/dict/loadDictItem/${encodeURIComponent(DICT)}`
const found = [
  { value: 'u1', text: '赵敏' },
  { value: 'u2', text: '赵云' },
]

function office(more = {}) {
  const client = fakeClient({
    [SEARCH]: found,
    [LABELS]: ({ query }: RecordedCall) =>
      String(query?.key ?? '')
        .split(',')
        .map(key => `名${key}`),
    ...more,
  })
  return { client, host: testHost({ client }) }
}

const field = (props = {}) => cellField('sel_search', { dict: DICT, ...props })
const searches = (client: { calls: readonly RecordedCall[] }) =>
  client.calls.filter(({ path }) => path.includes('/loadDict/')).map(({ query }) => query?.keyword)

describe('a choice that is searched for', () => {
  it.each([
    ['u1', 'u1', 'u1'],
    [7, '7', '7'],
    ['', '', null],
  ])('reads %o as "%s"', (wire, shown, back) => {
    expect(faces(field(), wire)).toEqual([shown, back])
  })

  it.each([
    ['赵敏', 'u1'],
    ['u2', 'u2'],
    ['周', undefined],
    [' ', null],
  ])('reads "%s" of a workbook as %s', (text, value) => {
    expect(definition.codec.fromText(text, { settings: {} as never, options: found })).toBe(value)
  })

  it('asks for the texts of a whole page at once', async () => {
    const { client, host } = office()
    const { container } = showCell(field(), { it: 'u1' }, { host })
    showCell(field(), { it: 'u2' }, { host })
    await vi.waitFor(() => expect(container.textContent).toBe('名u1'))
    expect(client.calls.map(({ query }) => query)).toEqual([{ key: 'u1,u2', delNotExist: false }])
  })

  it.each([
    ['a dictionary by its code', cellField('sel_search', { dict: 'sex' })],
    ['a table that is loaded as a whole', cellField('sel_search', { dict: DICT, async: false })],
  ])('offers the whole of %s', async (_name, whole) => {
    const host = testHost({ cachedDictionary: () => [{ value: '1', text: '男' }] })
    editCell(whole, null, { host })
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '字段' }))
    expect(await screen.findByTitle('男')).toBeDefined()
  })

  it('shows the text of a code without asking', async () => {
    const host = testHost({ cachedDictionary: () => [{ value: '1', text: '男' }] })
    expect(showCell(cellField('sel_search', { dict: 'sex' }), { it: '1' }, { host }).container.textContent).toBe('男')
  })
})

describe('what was chosen before', () => {
  it('is kept for each person and table, twenty of them, the last first and none twice', () => {
    const { host } = office()
    for (let number = 1; number <= 25; number++) rememberChoice(host, DICT, { value: `u${number}`, text: `用户${number}` })
    rememberChoice(host, DICT, { value: 'u10', text: '用户10' })
    const kept = chosenBefore(host, DICT)
    expect(kept).toHaveLength(HISTORY_SIZE)
    expect(kept.slice(0, 3).map(({ value }) => value)).toEqual(['u10', 'u25', 'u24'])
    expect(chosenBefore(host, 'sys_role,role_name,id')).toEqual([])
    expect(forgetChoice(host, DICT, 'u25').map(({ value }) => value)[1]).toBe('u24')
  })

  it('is another for another person', () => {
    const [first, second] = [office().host, office().host]
    rememberChoice(first, DICT, { value: 'u1', text: '赵敏' })
    expect(chosenBefore(second, DICT)).toEqual([])
  })

  const opened = async () => {
    const { host } = office()
    for (const option of found) rememberChoice(host, DICT, option)
    const drawn = editCell(field(), null, { host })
    const input = await screen.findByRole('combobox', { name: '字段' })
    fireEvent.mouseDown(input)
    return { host, input, ...drawn }
  }

  it('is forgotten by its button, and nothing is chosen by that', async () => {
    const { host, changes } = await opened()
    const button = screen.getByRole('button', { name: '从最近选择中移除 赵敏', hidden: true })
    fireEvent.mouseDown(button)
    fireEvent.click(button)
    expect(chosenBefore(host, DICT).map(({ value }) => value)).toEqual(['u2'])
    expect(changes).toEqual([])
  })

  it('is chosen and forgotten by keyboard', async () => {
    const { host, input, changes } = await opened()
    await vi.waitFor(() => expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('u2'))
    fireEvent.keyDown(input, { key: 'Delete', shiftKey: true })
    expect(chosenBefore(host, DICT).map(({ value }) => value)).toEqual(['u1'])
    fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 40, which: 40 })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13, which: 13 })
    expect(changes).toEqual(['u1'])
  })
})

describe('a search', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const rest = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const type = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } })
  async function open(props = {}, more = {}) {
    const parts = office(more)
    const drawn = editCell(field(), null, { host: parts.host, ...props })
    const input = await screen.findByRole('combobox', { name: '字段' })
    fireEvent.mouseDown(input)
    return { ...parts, ...drawn, input }
  }

  it('asks once the typing rests for 800 ms, not per key and not for blanks', async () => {
    const { client, input, changes } = await open()
    expect(screen.getByText('请输入关键字搜索')).toBeDefined()
    for (const text of [' ', '赵', '赵云']) {
      type(input, text)
      await rest(700)
    }
    expect(searches(client)).toEqual([])
    expect(screen.getByText('搜索中…')).toBeDefined()
    await rest(150)
    expect(searches(client)).toEqual(['赵云'])
    fireEvent.click(screen.getByTitle('赵云'))
    expect(changes).toEqual(['u2'])
  })

  it.each([
    ['a grid', { compact: true }],
    ['a query', { inQuery: true }],
  ])('rests for 300 ms in %s', async (_, place) => {
    const { client, input } = await open(place)
    type(input, '赵')
    await rest(310)
    expect(searches(client)).toEqual(['赵'])
  })

  it('waits for an input method to finish', async () => {
    const { client, input } = await open()
    fireEvent.compositionStart(input)
    type(input, 'zhao')
    await rest(2000)
    expect(searches(client)).toEqual([])
    type(input, '赵')
    fireEvent.compositionEnd(input)
    await rest(900)
    expect(searches(client)).toEqual(['赵'])
  })

  it('drops an answer that comes after another question', async () => {
    const answers = new Map<unknown, (options: unknown) => void>()
    const late = ({ query }: RecordedCall) => new Promise(resolve => answers.set(query?.keyword, resolve))
    const { input } = await open({}, { [SEARCH]: late })
    type(input, '赵')
    await rest(900)
    type(input, '钱')
    await rest(900)
    answers.get('钱')?.([{ value: 'q', text: '钱一' }])
    answers.get('赵')?.(found)
    await rest(10)
    expect(screen.getByTitle('钱一')).toBeDefined()
    expect(screen.queryByTitle('赵敏')).toBeNull()
  })

  it('offers what was chosen before, and shows its text at once', async () => {
    const { host, input, client } = await open()
    type(input, '赵')
    await rest(900)
    fireEvent.click(screen.getByTitle('赵敏'))
    expect(chosenBefore(host, DICT)).toEqual([{ value: 'u1', text: '赵敏' }])
    expect(document.querySelector('.ant-select-selection-item')?.textContent).toBe('赵敏')
    fireEvent.mouseDown(input)
    expect(screen.getByText('最近选择')).toBeDefined()
    expect(client.calls).toHaveLength(1)
  })

  it('says that nothing was found', async () => {
    const { input } = await open({}, { [SEARCH]: [] })
    type(input, '无')
    await rest(900)
    expect(screen.getByText('暂无数据')).toBeDefined()
  })

  it('says that it could not search, and tries again', async () => {
    let broken = true
    const { input, host } = await open({}, { [SEARCH]: () => (broken ? new Error('断了') : found) })
    type(input, '赵')
    await rest(900)
    expect(host.notices).toEqual([`warning: 请求字典值【${DICT}】失败！`])
    broken = false
    fireEvent.click(screen.getByRole('button', { name: /重\s*试/, hidden: true }))
    await rest(10)
    expect(screen.getByTitle('赵敏')).toBeDefined()
  })
})
