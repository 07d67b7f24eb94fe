import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { RecordedCall } from '../../tests/helpers/client'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'

plainStyles()
vi.mock('../widgets/chart/draw', () => ({ prepareDrawing: async () => () => ({ draw: () => {}, resize: () => {}, end: () => {} }) }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const page = (...row: object[]) => ({ 'demo/page': { screen: 'page', title: '概览', body: [row] } })
const today = { signIns: 1234, before: 1000, total: 9 }
const figure = {
  widget: 'figure',
  title: '今日登录',
  source: 'GET /today',
  props: { value: 'signIns', unit: '次', compare: 'before', notes: [{ text: '累计', value: 'total' }] },
}
const chart = {
  widget: 'chart',
  title: '趋势',
  source: { request: 'GET /days', query: { days: '{{ days }}' } },
  choice: {
    name: 'days',
    options: [
      { value: 7, text: '近7天' },
      { value: 30, text: '近30天' },
    ],
  },
  props: { kind: 'line', category: 'label', series: [{ value: 'count', title: '次数' }], link: '/log?f.day={label}' },
}
const days = ({ query }: RecordedCall) => [{ label: `第${query?.days}天`, count: 3 }]

describe('a block with a source', () => {
  it('shows one record as a figure with its change', async () => {
    drawScreen({ screens: page(figure), answers: { 'GET /today': today } })
    expect(await screen.findByText('1,234')).toBeTruthy()
    expect(screen.getByText('23.4%')).toBeTruthy()
    expect(screen.getByText('累计').textContent).toBe('累计 9')
  })

  it('shows a bare number too, and leads where it says', async () => {
    const block = { widget: 'figure', title: '订单', source: { request: 'GET /list', pick: 'total' }, link: '/orders?f.status=0' }
    const { host } = drawScreen({ screens: page(block), answers: { 'GET /list': { records: [], total: 7 } } })
    expect(await screen.findByText('7')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: '订单' }))
    expect(host.opened).toEqual(['/orders?f.status=0'])
  })

  it('leads nowhere that the person may not open', async () => {
    const block = { ...figure, link: '/orders' }
    drawScreen({ screens: page(block), answers: { 'GET /today': today }, host: { opens: () => false } })
    expect(await screen.findByText('1,234')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows its failure in its own place, and is read again on demand', async () => {
    let calls = 0
    const answer = () => {
      calls += 1
      return calls === 1 ? new Error('数据库忙') : today
    }
    drawScreen({ screens: page(figure, { text: '其他' }), answers: { 'GET /today': answer } })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('数据库忙')).toBeTruthy()
    expect(screen.getByText('其他')).toBeTruthy()
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByText('1,234')).toBeTruthy()
  })

  it('asks silently, and once for two blocks that want the same', async () => {
    const { client } = drawScreen({ screens: page(figure, { ...figure, title: '又一个' }), answers: { 'GET /today': today } })
    expect(await screen.findAllByText('1,234')).toHaveLength(2)
    expect(client.calls.map(call => [call.path, call.silent])).toEqual([['/today', true]])
  })

  it('is neither shown nor asked for without its right', async () => {
    const blocks = page({ ...figure, right: 'user:list' }, { text: '其他' })
    const { client } = drawScreen({ screens: blocks, answers: { 'GET /today': today } })
    expect(await screen.findByText('其他')).toBeTruthy()
    expect([screen.queryByText('今日登录'), client.calls]).toEqual([null, []])
  })

  it('asks once when it is opened, and anew for what is chosen in its heading', async () => {
    const { client } = drawScreen({ screens: page(chart), answers: { 'GET /days': days } })
    expect(await screen.findByText('第7天')).toBeTruthy()
    await userEvent.click(screen.getByText('近30天'))
    expect(await screen.findByText('第30天')).toBeTruthy()
    expect(client.calls.map(({ query }) => query?.days)).toEqual([7, 30])
  })

  it('reads a chart out as a table with links', async () => {
    const { host } = drawScreen({ screens: page(chart), answers: { 'GET /days': days } })
    expect(await screen.findByRole('img', { name: '趋势 折线图' })).toBeTruthy()
    const table = screen.getByRole('table', { name: '趋势' })
    expect(within(table).getByRole('cell', { name: '3' })).toBeTruthy()
    await userEvent.click(within(table).getByRole('link', { name: '第7天' }))
    expect(host.opened).toEqual([`/log?f.day=${encodeURIComponent('第7天')}`])
  })

  it('says when there is nothing', async () => {
    const rows = { widget: 'rows', title: '动态', source: 'GET /rows', props: { text: 'text' } }
    drawScreen({ screens: page(rows, chart), answers: { 'GET /rows': [], 'GET /days': null } })
    await waitFor(() => expect(screen.getAllByText('暂无数据').length).toBeGreaterThanOrEqual(2))
  })

  it('lists rows with who, what, kind and when', async () => {
    const props = { before: 'who', text: 'text', tag: 'kind', time: 'time', link: '{path}' }
    const rows = { widget: 'rows', title: '动态', source: 'GET /rows', props }
    const answer = [{ id: '1', who: '张伟', text: '新增讲师', kind: '新增', time: '2020-01-02 03:04:05', path: '/course/lecturer' }]
    const { host } = drawScreen({ screens: page(rows), answers: { 'GET /rows': answer } })
    const line = await screen.findByRole('listitem')
    expect(line.textContent).toBe('张伟 新增讲师新增2020-01-02')
    await userEvent.click(within(line).getByRole('link', { name: '新增讲师' }))
    expect(host.opened).toEqual(['/course/lecturer'])
  })

  it('is read again with the sign in its heading', async () => {
    const { client } = drawScreen({ screens: page(chart), answers: { 'GET /days': days } })
    await screen.findByText('第7天')
    await userEvent.click(screen.getByRole('button', { name: '刷新趋势' }))
    await waitFor(() => expect(client.calls).toHaveLength(2))
  })
})

describe('shortcuts', () => {
  it('lead to the pages of the menu', async () => {
    const pages = [{ title: '用户管理', address: '/isystem/user', icon: null }]
    const { host } = drawScreen({ screens: page({ widget: 'shortcuts' }), host: { pages } })
    await userEvent.click(await screen.findByRole('link', { name: '用户管理' }))
    expect(host.opened).toEqual(['/isystem/user'])
  })
})
