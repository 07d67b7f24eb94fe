import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { LONG_PRESS } from '../ui/input/use-long-press'

plainStyles()
afterEach(() => vi.useRealTimers())

const orders = {
  screen: 'list',
  title: '订单',
  source: '/order',
  fields: { no: '订单号', customer: '客户' },
  details: { confirm: [{ request: 'PUT /order/checked', body: { id: '{{ id }}' } }] },
  list: { toolbar: [], row: ['details'] },
  children: [{ screen: 'demo/line', on: { orderId: 'id' }, show: 'below', title: '明细' }],
}
const lines = {
  screen: 'list',
  title: '明细',
  source: '/line',
  fields: { name: '物料' },
  list: { selection: 'none', toolbar: [], row: [] },
}
const answers = {
  'GET /order/list': [{ id: '1', no: 'DD1', customer: '东湖医院' }],
  'GET /order/queryById': { id: '1', no: 'DD1', customer: '东湖医院' },
  'GET /line/list': [{ id: 'l1', name: '签字笔' }],
}
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '详情' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('签字笔')
  return dialog
}

describe('the details of a record', () => {
  it('show the record and what belongs to it; 确定 does its work and closes', async () => {
    const { client } = drawScreen({
      screens: { 'demo/order': orders, 'demo/line': lines },
      answers: { ...answers, 'PUT /order/checked': { message: '已核对' } },
    })
    const dialog = await open()
    expect(within(dialog).getByText('详细信息')).toBeTruthy()
    expect(dialog.style.width).toBe('1200px')
    expect(within(dialog).getAllByText('东湖医院').length).toBeGreaterThan(0)
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(client.calls.find(call => call.method === 'PUT')?.body).toEqual({ id: '1' })
  })

  it('stay open while their work is not done', async () => {
    const { host } = drawScreen({
      screens: { 'demo/order': orders, 'demo/line': lines },
      answers: { ...answers, 'PUT /order/checked': new Error('已锁定') },
    })
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(host.notices).toEqual(['error: 已锁定']))
    expect(within(dialog).getByRole('button', { name: '确定' })).toBeTruthy()
  })

  it('fill the window on demand, and begin anew each time', async () => {
    drawScreen({ screens: { 'demo/order': orders, 'demo/line': lines }, answers })
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: '全屏' }))
    expect(dialog.style.width).toBe('100vw')
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await open()).style.width).toBe('1200px')
  })

  it('have no 确定 where nothing is to be confirmed', async () => {
    const { details: _, ...plain } = orders
    drawScreen({ screens: { 'demo/order': plain, 'demo/line': lines }, answers })
    expect(within(await open()).queryByRole('button', { name: '确定' })).toBeNull()
  })
})

describe('an action that wants to be held', () => {
  const clear = { name: 'clear', title: '清空', press: 'long', do: [{ request: 'POST /order/clear' }] }
  const draw = () =>
    drawScreen({
      screens: { 'demo/order': { ...orders, children: [], list: { toolbar: [clear], row: [] } } },
      answers: { ...answers, 'POST /order/clear': { message: '已清空' } },
    })

  it('tells a click so, and runs after two seconds', async () => {
    const { host } = draw()
    const button = await screen.findByRole('button', { name: '清空' })
    await userEvent.click(button)
    expect(host.notices).toEqual(['info: 请长按 2 秒'])
    vi.useFakeTimers()
    fireEvent.pointerDown(button, { button: 0 })
    await act(() => vi.advanceTimersByTimeAsync(LONG_PRESS))
    vi.useRealTimers()
    await waitFor(() => expect(host.notices.at(-1)).toBe('success: 已清空'))
  })

  it('asks in a menu, which cannot be held', async () => {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation(query => ({ ...media(query), matches: query.includes('767') }))
    const { host } = drawScreen({
      screens: { 'demo/order': { ...orders, children: [], list: { toolbar: ['reload', clear], row: [] } } },
      answers: { ...answers, 'POST /order/clear': { message: '已清空' } },
    })
    await userEvent.click(await screen.findByRole('button', { name: /更多/ }))
    await userEvent.click(await screen.findByText('清空'))
    await waitFor(() => expect(host.notices).toEqual(['confirm: 确定清空吗?', 'success: 已清空']))
    vi.restoreAllMocks()
  })
})
