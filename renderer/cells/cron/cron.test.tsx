import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { cellFromText, decodeCell } from '../../registry'

describe('a cron expression', () => {
  it.each([
    ['0 0 2 * * ?', '0 0 2 * * ?', '0 0 2 * * ?'],
    ['  0 0 2 * * ? ', '0 0 2 * * ?', '0 0 2 * * ?'],
    ['0 0 2 ? * mon-fri 2026', '0 0 2 ? * mon-fri 2026', '0 0 2 ? * mon-fri 2026'],
    ['', '', null],
    [null, '', null],
  ])('is read from %j, shown as %j and sent as %j', (wire, shown, back) => {
    expect(faces(cellField('cron'), wire)).toEqual([shown, back])
  })

  it('is refused with its field, its place and the reason when it is none', () => {
    expect(() => decodeCell(testCells, cellField('cron'), '0 0 24 * * ?')).toThrow(
      new CellValueError('时（第 5 个字符）：值应在 0 到 23 之间，现为 24'),
    )
  })

  it.each([
    ['0 0 2 * * ？', '0 0 2 * * ?'],
    ['0 0 2 ? * 周一', '0 0 2 ? * MON'],
    [' ', null],
    ['0 2 * * *', undefined],
    ['每天', undefined],
  ])('is imported from %j as %j', (typed, value) => {
    expect(cellFromText(testCells, cellField('cron'), typed)).toBe(value)
  })

  it('says what it means in the details, and is a line in a list', async () => {
    const { container } = showCell(cellField('cron'), { it: '0 0 2 ? * 6L' }, { view: 'details' })
    expect(await screen.findByText('每月最后一个星期五，02:00:00 执行')).toBeDefined()
    expect(container.textContent).toContain('0 0 2 ? * 6L')
    expect(showCell(cellField('cron'), { it: '0 0 2 ? * 6L' }).container.textContent).toBe('0 0 2 ? * 6L')
  })
})

const textbox = () => screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })

describe('the input of a cron expression', () => {
  it('asks for one and says what it means', async () => {
    const { changes, user } = editCell(cellField('cron'))
    expect((await textbox()).placeholder).toBe('请输入cron表达式')
    await user.type(await textbox(), '0 0 2 * * ?')
    expect(changes.at(-1)).toBe('0 0 2 * * ?')
    expect(screen.getByText('每天，02:00:00 执行')).toBeDefined()
    expect((await textbox()).getAttribute('aria-invalid')).toBeNull()
  })

  it('offers the expression of a line of crontab that was pasted', async () => {
    const { changes, user } = editCell(cellField('cron'))
    await user.click(await textbox())
    await user.paste('30 8 * * 1-5')
    await user.click(await screen.findByRole('button', { name: '改为 0 30 8 ? * MON,TUE,WED,THU,FRI' }))
    expect(changes.at(-1)).toBe('0 30 8 ? * MON,TUE,WED,THU,FRI')
    await waitFor(() => expect(screen.queryByText('这是 crontab 的写法')).toBeNull())
  })

  it('says what is wrong, and is marked', async () => {
    editCell(cellField('cron'), '0 0 24 * * ?')
    expect(await screen.findByText('时（第 5 个字符）：值应在 0 到 23 之间，现为 24')).toBeDefined()
    expect((await textbox()).getAttribute('aria-invalid')).toBe('true')
  })

  it('lets nobody save what is none', async () => {
    const checks: (() => Promise<string | undefined>)[] = []
    const guard = (check: () => Promise<string | undefined>) => {
      checks.push(check)
      return () => {}
    }
    const { user } = editCell(cellField('cron'), '0 0 24 * * ?', { guard })
    await textbox()
    expect(await checks[0]?.()).toBe('时（第 5 个字符）：值应在 0 到 23 之间，现为 24')
    await user.clear(await textbox())
    await user.type(await textbox(), '0 0 2 ？ * 周一')
    expect(await checks[0]?.()).toBeUndefined()
  })

  it('puts signs of an input method right when it is left', async () => {
    const { changes, user } = editCell(cellField('cron'), '0 0 2 ？ * 周一')
    await user.click(await textbox())
    await user.tab()
    expect(changes).toEqual(['0 0 2 ? * MON'])
  })

  it('cannot be changed nor opened when it is only to be read', async () => {
    editCell(cellField('cron'), '0 0 2 * * ?', { readOnly: true })
    expect((await textbox()).readOnly).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '选择 字段' }).disabled).toBe(true)
  })

  it('is one line in a grid and a text in a query', async () => {
    const grid = editCell(cellField('cron'), '0 0 2 * * ?', { compact: true })
    await textbox()
    expect(grid.container.textContent).toBe('')
    grid.unmount()
    editCell(cellField('cron'), '0 0 2 * * ?', { inQuery: true })
    await textbox()
    expect(screen.queryByRole('button', { name: '选择 字段' })).toBeNull()
  })
})

async function open(start: string | null, settings: { readonly [name: string]: unknown } = {}, host = testHost()) {
  const drawn = editCell(cellField('cron', settings), start, { host })
  await drawn.user.click(await screen.findByRole('button', { name: '选择 字段' }))
  const dialog = await screen.findByRole('dialog', { name: 'cron表达式' })
  return { ...drawn, dialog, inside: within(dialog) }
}

const tab = (dialog: HTMLElement, name: string) => fireEvent.click(within(dialog).getByRole('tab', { name }))
/** Panels that are not in sight stay in the document, without a role. */
const panel = (dialog: HTMLElement, name: string) => within(within(dialog).getByRole('radiogroup', { name }))
const radio = (dialog: HTMLElement, unit: string, name: string) => panel(dialog, unit).getByRole<HTMLInputElement>('radio', { name })

describe('the dialog of a cron expression', () => {
  it.each([608, 800])('is %d wide, has six tabs and a button that closes it', async width => {
    const { dialog, inside, user } = await open('0 0 2 * * ?', { width })
    expect(dialog.style.width === `${width}px` || dialog.closest<HTMLElement>('.ant-modal')?.style.width === `${width}px`).toBe(true)
    expect(inside.getAllByRole('tab').map(each => each.textContent)).toEqual(['秒', '分', '时', '日', '月', '年'])
    await user.click(inside.getByRole('button', { name: /关\s*闭/ }))
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
  })

  it('offers the modes of every unit', async () => {
    const { dialog } = await open(null, { width: 608 })
    const names = (unit: string) =>
      panel(dialog, unit)
        .getAllByRole('radio')
        .map(each => each.closest('label')?.textContent)
    expect(names('秒')).toEqual(['每秒', '区间', '循环', '指定'])
    tab(dialog, '分')
    expect(names('分')).toEqual(['每分', '区间', '循环', '指定'])
    tab(dialog, '时')
    expect(names('时')).toEqual(['每时', '区间', '循环', '指定'])
    tab(dialog, '日')
    expect(names('日')).toEqual(['不设置', '每日', '区间', '循环', '工作日', '最后一日', '最后一个工作日', '月末之前', '指定'])
    expect(names('周')).toEqual(['不设置', '区间', '循环', '最后一个', '第几个', '指定'])
    tab(dialog, '月')
    expect(names('月')).toEqual(['每月', '区间', '循环', '指定'])
    tab(dialog, '年')
    expect(names('年')).toEqual(['每年', '区间', '循环', '指定'])
  })

  it('shows what was typed in its tabs, and writes what is chosen there', async () => {
    const { dialog, changes } = await open('5-10 0/5 * L-3 * ?')
    expect(radio(dialog, '秒', '区间').checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: '秒 区间 从' }).value).toBe('5')
    fireEvent.change(screen.getByRole('spinbutton', { name: '秒 区间 至' }), { target: { value: '20' } })
    expect(changes.at(-1)).toBe('5-20 0/5 * L-3 * ?')
    fireEvent.click(radio(dialog, '秒', '循环'))
    expect(changes.at(-1)).toBe('0/1 0/5 * L-3 * ?')
    fireEvent.click(radio(dialog, '秒', '区间'))
    expect(changes.at(-1)).toBe('5-20 0/5 * L-3 * ?')
    tab(dialog, '日')
    expect(radio(dialog, '日', '月末之前').checked).toBe(true)
    fireEvent.click(panel(dialog, '日').getByRole('checkbox', { name: '取最近的工作日' }))
    expect(changes.at(-1)).toBe('5-20 0/5 * L-3W * ?')
  })

  it('keeps at least one specified value', async () => {
    const { dialog, changes } = await open('0 0 2 * * ?')
    const zero = panel(dialog, '秒').getByRole('checkbox', { name: '0' })
    fireEvent.click(zero)
    expect(changes).toEqual([])
    fireEvent.click(panel(dialog, '秒').getByRole('checkbox', { name: '30' }))
    fireEvent.click(zero)
    expect(changes).toEqual(['0,30 0 2 * * ?', '30 0 2 * * ?'])
  })

  it('lets day and week exclude each other', async () => {
    const { dialog, changes } = await open('0 0 2 * * ?')
    tab(dialog, '日')
    expect(radio(dialog, '周', '指定').disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '周' }).disabled).toBe(true)
    fireEvent.click(radio(dialog, '日', '不设置'))
    expect(changes.at(-1)).toBe('0 0 2 ? * 1-7')
    expect(radio(dialog, '日', '每日').disabled).toBe(true)
    fireEvent.click(radio(dialog, '周', '第几个'))
    expect(changes.at(-1)).toBe('0 0 2 ? * 1#1')
    fireEvent.click(radio(dialog, '周', '不设置'))
    expect(changes.at(-1)).toBe('0 0 2 * * ?')
  })

  it('keeps its fields and its text in step', async () => {
    const { inside, changes } = await open('0 0 2 * * ?')
    fireEvent.change(inside.getByRole('textbox', { name: '时' }), { target: { value: '9-17' } })
    expect(changes.at(-1)).toBe('0 0 9-17 * * ?')
    const text = inside.getByRole<HTMLInputElement>('textbox', { name: 'cron表达式' })
    expect(text.value).toBe('0 0 9-17 * * ?')
    fireEvent.change(text, { target: { value: '0 0 9-17 ? * MON' } })
    expect(inside.getByRole<HTMLInputElement>('textbox', { name: '周' }).value).toBe('MON')
    expect(inside.getByText('每周星期一，9 至 17 时，第 0 分执行')).toBeDefined()
  })

  it('says where a text is wrong, and shows no mode for that field', async () => {
    const { dialog, inside } = await open('99 0 2 * * ?')
    expect(inside.getByRole('alert').textContent).toBe('秒（第 1 个字符）：值应在 0 到 59 之间，现为 99')
    expect(
      panel(dialog, '秒')
        .getAllByRole<HTMLInputElement>('radio')
        .some(each => each.checked),
    ).toBe(false)
    expect(inside.getByRole('textbox', { name: '秒' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what no mode can show until one is chosen', async () => {
    const { dialog } = await open('1-3,7 0 2 * * ?')
    expect(radio(dialog, '秒', '其他').checked).toBe(true)
    expect(panel(dialog, '秒').getByText('1-3,7')).toBeDefined()
  })
})

describe('the preview of a cron expression', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    vi.setSystemTime(new Date('2026-11-21T04:00:00Z'))
  })
  afterEach(() => vi.useRealTimers())

  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const preview = () => screen.getByRole('region', { name: '最近10次执行时间' })

  async function opened(start: string, settings: { readonly [name: string]: unknown } = {}, host = testHost()) {
    editCell(cellField('cron', settings), start, { host })
    await act(() => vi.importActual('./editor'))
    await rest(0)
    fireEvent.click(await screen.findByRole('button', { name: '选择 字段' }))
    await screen.findByRole('dialog', { name: 'cron表达式' })
  }

  it('gives a hint at first, and the next ten runs after 500 ms', async () => {
    await opened('0 0 2 * * ?')
    expect(preview().textContent).toContain('执行预览，会忽略年份参数')
    await rest(500)
    const runs = within(preview())
      .getAllByRole('listitem')
      .map(each => each.textContent)
    expect([runs.length, runs[0], runs[9]]).toEqual([10, '2026-11-22 02:00:00', '2026-12-01 02:00:00'])
  })

  it('says so when there are no runs', async () => {
    await opened('0 0 2 30 2 ?')
    await rest(500)
    expect(preview().textContent).toContain('无执行时间')
  })

  it('leaves the year out of account, and says what comes of it', async () => {
    await opened('0 0 2 * * ? 2020')
    await rest(500)
    expect(within(preview()).getAllByRole('listitem')).toHaveLength(10)
    expect(preview().textContent).toContain('按年份，已无执行时间')
  })

  it('asks a server once typing rests, where the settings say so', async () => {
    const client = fakeClient({ 'GET /job/preview': ['2027-01-01 00:00:00'] })
    await opened('0 0 2 * * ?', { preview: 'GET /job/preview' }, testHost({ client }))
    const text = screen.getByRole('textbox', { name: 'cron表达式' })
    for (const hour of ['3', '4', '5']) fireEvent.change(text, { target: { value: `0 0 ${hour} * * ?` } })
    await rest(500)
    expect(client.calls.map(call => call.query)).toEqual([{ expression: '0 0 5 * * ?', count: 10, timeZone: 'Asia/Shanghai' }])
    expect(within(preview()).getByRole('listitem').textContent).toBe('2027-01-01 00:00:00')
  })

  it('says why a server did not answer, and asks again at once', async () => {
    let there = false
    const client = fakeClient({ 'POST /job/preview': () => (there ? ['2027-01-01 00:00:00'] : new Error('网络错误')) })
    await opened('0 0 2 * * ?', { preview: 'POST /job/preview' }, testHost({ client }))
    await rest(500)
    expect(preview().textContent).toContain('加载失败：网络错误')
    there = true
    fireEvent.click(within(preview()).getByRole('button', { name: /重\s*试/ }))
    await rest(1)
    expect(within(preview()).getByRole('listitem').textContent).toBe('2027-01-01 00:00:00')
  })

  it('refuses an answer that is no list', async () => {
    const client = fakeClient({ 'GET /job/preview': { runs: [] } })
    await opened('0 0 2 * * ?', { preview: 'GET /job/preview' }, testHost({ client }))
    await rest(500)
    expect(preview().textContent).toContain('返回数据类型不识别')
  })
})
