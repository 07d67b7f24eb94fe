import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00') }))

const page = (...row: object[]) => ({ 'demo/page': { screen: 'page', title: '概览', body: [row] } })
const sales = [
  { id: '1', no: 'X1', province: '广东', amount: 10.5, soldOn: '2026-11-05', state: 'done', memo: '分两批' },
  { id: '2', no: 'X2', province: '440000', amount: '2.25', soldOn: '2026-11-21', state: 'open' },
  { id: '3', no: 'X3', province: '火星', amount: null, soldOn: '2026-10-01', state: 'lost' },
]
const answers = { 'GET /sales': sales, 'GET /none': [] }
const block = (widget: string, props: object, more: object = {}) => ({ widget, title: '块', source: 'GET /sales', props, ...more })
/** Every widget that shows rows, in its least words. */
const every: [string, object][] = [
  ['timeline', { time: 'soldOn', text: 'no' }],
  ['graph', { text: 'no', parents: 'memo' }],
  ['descriptions', { items: [{ title: '编号', value: 'no' }] }],
  ['steps', { text: 'no' }],
  ['selectMany', { text: 'no' }],
  ['notices', { title: 'no' }],
  ['ranking', { name: 'no', value: 'amount' }],
  ['chart', { kind: 'map', category: 'province', series: [{ value: 'amount', title: '金额' }] }],
]

describe('every block of rows', () => {
  it.each(every)('%s says when there is nothing', async (widget, props) => {
    drawScreen({ screens: page(block(widget, props, { source: 'GET /none' })), answers })
    expect((await screen.findAllByText('暂无数据')).length).toBeGreaterThan(0)
  })

  it.each(every)('%s says that it failed, and is read again', async (widget, props) => {
    let calls = 0
    const answer = () => {
      calls += 1
      return calls === 1 ? new Error('数据库忙') : sales
    }
    drawScreen({ screens: page(block(widget, props)), answers: { 'GET /sales': answer } })
    expect(await screen.findByText('数据库忙')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect((await screen.findAllByText(/X1|广东/)).length).toBeGreaterThan(0)
  })

  it.each(every)('%s waits in its place', async (widget, props) => {
    const { container } = drawScreen({ screens: page(block(widget, props)), answers: { 'GET /sales': () => new Promise(() => {}) } })
    await waitFor(() => expect(container.querySelector('.weft-wait[aria-busy]')).not.toBeNull())
  })
})

describe('a chart', () => {
  const map = block('chart', {
    kind: 'map',
    category: 'province',
    series: [{ value: 'amount', title: '金额', aggregate: 'sum' }],
    precision: 2,
    unit: '元',
    link: '/sales?f.province={province}',
  })

  it('puts rows together, and tells what it cannot place', async () => {
    drawScreen({ screens: page(map), answers: { 'GET /sales': { records: sales, total: 7 } } })
    expect(await screen.findByRole('img', { name: '块 中国地图' })).toBeTruthy()
    expect(screen.getByText('数据共 7 条，仅统计前 3 条')).toBeTruthy()
    expect(screen.getByText('未识别的省份：火星')).toBeTruthy()
  })

  it('is shown as a table on demand, and as a drawing again', async () => {
    const { host, container } = drawScreen({ screens: page(map), answers })
    await userEvent.click(await screen.findByRole('button', { name: '查看数据表 块' }))
    expect(container.querySelector('.weft-drawn-table.is-shown')).not.toBeNull()
    const table = screen.getByRole('table', { name: '块' })
    expect(within(table).getByRole('cell', { name: '12.75 元' })).toBeTruthy()
    await userEvent.click(within(table).getByRole('link', { name: '广东' }))
    expect(host.opened).toEqual([`/sales?f.province=${encodeURIComponent('广东')}`])
    await userEvent.click(screen.getByRole('button', { name: '返回图形 块' }))
    expect(container.querySelector('.weft-drawn-table.is-shown')).toBeNull()
  })
})

describe('a statistic', () => {
  const items = [
    { title: '笔数', value: 'no', aggregate: 'count', unit: '笔', link: '/sales' },
    { title: '金额', value: 'amount', aggregate: 'sum', precision: 2, tone: 'success' },
    { title: '首笔', value: 'amount', precision: 1 },
  ]

  it('makes numbers of all rows', async () => {
    const { host } = drawScreen({ screens: page(block('statistic', { items })), answers: { 'GET /sales': { records: sales, total: 9 } } })
    expect(await screen.findByText('12.75')).toBeTruthy()
    expect(screen.getByText('10.5')).toBeTruthy()
    expect(screen.getByText('数据共 9 条，仅统计前 3 条')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: '笔数' }))
    expect(host.opened).toEqual(['/sales'])
  })

  it('shows the numbers of a record, and a dash for none', async () => {
    const one = [
      { title: '一', value: 'a' },
      { title: '二', value: 'b' },
    ]
    drawScreen({ screens: page(block('statistic', { items: one })), answers: { 'GET /sales': { a: 1234 } } })
    expect(await screen.findByText('1,234')).toBeTruthy()
    expect(screen.getByText('–')).toBeTruthy()
  })
})

describe('descriptions', () => {
  const items = [
    { title: '编号', value: 'no', link: '/sales?f.no={no}' },
    { title: '金额', value: 'amount', precision: 2, unit: '元' },
    { title: '状态', value: 'state', tone: 'state', tones: { done: 'success' } },
    { title: '备注', value: 'nothing' },
  ]

  it('show the first row of a source', async () => {
    const { host } = drawScreen({ screens: page(block('descriptions', { items })), answers })
    expect(await screen.findByText('10.50 元')).toBeTruthy()
    expect([screen.getByText('done'), screen.getByText('–')]).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'X1' }))
    expect(host.opened).toEqual(['/sales?f.no=X1'])
  })

  it('show what is selected in a sibling, and what to do before', async () => {
    const list = {
      screen: 'list',
      title: '销售',
      source: '/demo',
      fields: { no: '编号' },
      list: { selection: 'none', toolbar: [], row: [] },
    }
    const record = { widget: 'descriptions', props: { record: '{{ sales.selected }}', none: '请选择', items } }
    const screens = { ...page({ screen: 'demo/sales', name: 'sales' }, record), 'demo/sales': list }
    drawScreen({ screens, answers: { 'GET /demo/list': [{ id: '1', no: 'X9', state: 'open' }] } })
    expect(await screen.findByText('请选择')).toBeTruthy()
    await userEvent.click(await screen.findByText('X9'))
    expect(await screen.findByText('open')).toBeTruthy()
  })
})

describe('steps', () => {
  it('read out their states', async () => {
    const props = { text: 'no', description: 'memo', state: 'state', states: { done: 'finish', open: 'process', lost: 'error' } }
    drawScreen({ screens: page(block('steps', props)), answers })
    const steps = await screen.findByRole('region', { name: '块' })
    for (const state of ['（已完成）', '（进行中）', '（出错）']) expect(await within(steps).findByText(state)).toBeTruthy()
    expect(within(steps).getByText('分两批')).toBeTruthy()
  })

  it('count from the step at hand where they are always the same', async () => {
    const props = { items: [{ title: '申请' }, { title: '审核', description: '两天内' }, { title: '归档' }], current: '{{ 1 + 1 }}' }
    drawScreen({ screens: page({ widget: 'steps', title: '块', props }), answers })
    const steps = await screen.findByRole('region', { name: '块' })
    expect((await within(steps).findByText('申请')).textContent).toBe('申请（已完成）')
    expect(within(steps).getByText('审核').textContent).toBe('审核（进行中）')
    expect(within(steps).getByText('归档').textContent).toBe('归档（未开始）')
  })
})

describe('a timeline', () => {
  it('shows the newest first, with what belongs to it', async () => {
    const props = {
      time: 'soldOn',
      text: 'no',
      before: 'province',
      description: 'memo',
      order: 'newest',
      most: 2,
      link: '/sales?f.no={no}',
    }
    const { host } = drawScreen({ screens: page(block('timeline', props)), answers })
    const line = await screen.findByRole('region', { name: '时间轴' })
    expect(
      within(line)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['2026-11-21440000 X2', '2026-11-05广东 X1分两批'])
    await userEvent.click(within(line).getByRole('link', { name: 'X2' }))
    expect(host.opened).toEqual(['/sales?f.no=X2'])
  })
})

describe('a graph', () => {
  const steps = [
    { name: '报告', after: '核对、采集', state: 'waiting', run: '' },
    { name: '采集', after: '', state: 'done', run: '7' },
    { name: '核对', after: '采集', state: 'running', run: '8', percent: 40, why: '第2批' },
  ]
  const props = {
    text: 'name',
    parents: 'after',
    state: 'state',
    states: [
      { value: 'done', text: '成功', tone: 'success' },
      { value: 'running', text: '执行中', tone: 'primary' },
    ],
    percent: 'percent',
    description: 'why',
    link: '/sales?f.no={run}',
  }
  const draw = () => drawScreen({ screens: page(block('graph', props)), answers: { 'GET /sales': steps } })

  it('says of each row what it comes after and how it is, in words', async () => {
    const { host } = draw()
    const plan = await screen.findByRole('list', { name: '流程图' })
    const names = within(plan)
      .getAllByRole('listitem')
      .map(item => item.getAttribute('aria-label'))
    expect(names).toEqual(['报告，waiting，前置：核对、采集', '采集，成功', '核对，执行中 40%，前置：采集，第2批'])
    expect(plan.querySelectorAll('path').length).toBe(3)
    await userEvent.click(within(plan).getByRole('link', { name: '核对' }))
    expect(host.opened).toEqual(['/sales?f.no=8'])
    expect(within(plan).queryByRole('link', { name: '报告' })).toBe(null)
  })

  it('is walked by the arrow keys, along its lines', async () => {
    draw()
    const plan = await screen.findByRole('list', { name: '流程图' })
    within(plan).getByRole('listitem', { name: '采集，成功' }).focus()
    const reached = async (key: string) => {
      await userEvent.keyboard(key)
      return document.activeElement?.getAttribute('data-node')
    }
    expect([
      await reached('{ArrowRight}'),
      await reached('{ArrowRight}'),
      await reached('{ArrowLeft}'),
      await reached('{ArrowDown}'),
    ]).toEqual(['核对', '报告', '核对', '核对'])
  })
})

describe('a calendar', () => {
  const source = { request: 'GET /sales', query: { begin: '{{ month.selected.begin }}', end: '{{ month.selected.end }}' } }
  const calendar = block('calendar', { date: 'soldOn', text: 'no', link: '/sales?f.no={no}' }, { name: 'month', source })
  const inMonth = ({ query }: RecordedCall) =>
    sales.filter(({ soldOn }) => query?.begin !== undefined && soldOn >= String(query.begin) && soldOn <= String(query.end))

  it('asks for the month that it shows, and lists the chosen day', async () => {
    const { client, host } = drawScreen({ screens: page(calendar), answers: { 'GET /sales': inMonth } })
    expect(await screen.findByRole('link', { name: 'X1' })).toBeTruthy()
    expect(client.calls.at(-1)?.query).toEqual({ begin: '2026-11-01', end: '2026-11-30' })
    expect(screen.getByRole('status').textContent).toBe('2026-11-22暂无数据')
    await userEvent.click(screen.getByTitle('2026-11-21'))
    await waitFor(() => expect(within(screen.getByRole('status')).getByRole('link', { name: 'X2' })).toBeTruthy())
    await userEvent.click(within(screen.getByRole('status')).getByRole('link', { name: 'X2' }))
    expect(host.opened).toEqual(['/sales?f.no=X2'])
  })

  it('is walked by the arrow keys, and says what its choices are', async () => {
    const { client } = drawScreen({ screens: page(calendar), answers: { 'GET /sales': inMonth } })
    const first = await screen.findByRole('button', { name: '2026-11-22', pressed: true })
    for (const name of ['年份', '月份']) expect(screen.getByRole('combobox', { name })).toBeTruthy()
    first.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('2026-11-07'))
    await userEvent.click(screen.getByRole('button', { name: '下个月' }))
    await waitFor(() => expect(client.calls.at(-1)?.query).toEqual({ begin: '2026-12-01', end: '2026-12-31' }))
    await userEvent.click(screen.getByRole('radio', { name: '年' }))
    expect(await screen.findByRole('button', { name: '2026-12', pressed: true })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: '月份' })).toBeNull()
  })
})

describe('lists to choose from', () => {
  const listed = { screen: 'list', title: '销售', source: '/demo', fields: { no: '编号' }, list: { toolbar: [], row: [] } }
  const chosen = { widget: 'chosenList', name: 'left', props: { rows: '{{ sales.rows }}', text: 'no' } }

  it('keep what a sibling chose, and let go of it', async () => {
    const screens = {
      ...page({ screen: 'demo/sales', name: 'sales' }, chosen, { text: '余 {{ left.selected.length }}' }),
      'demo/sales': listed,
    }
    drawScreen({ screens, answers: { 'GET /demo/list': sales } })
    const list = await screen.findByRole('region', { name: '已选列表' })
    expect(within(list).getAllByText('暂无数据').length).toBeGreaterThan(0)
    const boxes = await screen.findAllByRole('checkbox', { name: /选择第/ })
    await userEvent.click(boxes[0] as HTMLElement)
    await userEvent.click(boxes[1] as HTMLElement)
    expect(await within(list).findByText('2 项')).toBeTruthy()
    await userEvent.click(within(list).getByRole('button', { name: '删除 X1' }))
    expect(within(list).getByText('1 项')).toBeTruthy()
    expect(await screen.findByText('余 1')).toBeTruthy()
    await userEvent.click(within(list).getByRole('button', { name: '清空' }))
    expect(await screen.findByText('余 0')).toBeTruthy()
  })

  it('count and search both sides, and take no more than they may', async () => {
    const many = block('selectMany', { text: 'no', note: 'province', most: 1, chosen: ['3'] }, { name: 'many' })
    const { host } = drawScreen({ screens: page(many, { text: '选中 {{ many.selected[0].no }}' }), answers })
    expect(await screen.findByText('选中 X3')).toBeTruthy()
    expect(screen.getByText('待选').closest('.ant-transfer-list')?.textContent).toContain('2 项')
    expect(screen.getByText('已选').closest('.ant-transfer-list')?.textContent).toContain('1 项')
    await userEvent.type(screen.getByRole('textbox', { name: '搜索待选' }), '广')
    expect(screen.queryByText('X2 440000')).toBeNull()
    await userEvent.click(screen.getByText('X1 广东'))
    expect(screen.getByText('1/1 项')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '选入' }))
    expect(screen.getByRole('button', { name: '移出' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: '搜索已选' })).toBeTruthy()
    expect(host.notices).toEqual(['warning: 最多选择 1 项'])
    expect(screen.getAllByRole('checkbox').map(box => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      '全选',
      'X1 广东',
      '全选',
      'X3 火星',
    ])
  })
})

describe('notices', () => {
  const rows = [
    { id: '1', titile: '停机通知', sender: '管理员', sendTime: '2026-11-20 08:00:00', priority: 'H', msgContent: '<p>今晚<b>停机</b></p>' },
    { id: '2', titile: '去看看', priority: 'M', openType: 'url', openPage: '/course/lecturer' },
    { id: '3', titile: '有评论', priority: 'L', openType: 'component', openPage: 'screens/demo/one', busId: 'b7' },
  ]
  const one = { screen: 'page', title: '一条', body: [[{ text: '记录 {{ route.busId }}' }]] }
  const draw = () => drawScreen({ screens: { ...page(block('notices', {})), 'demo/one': one }, answers: { 'GET /sales': rows } })

  it('open their text, with who sent it and when', async () => {
    draw()
    for (const text of ['紧急消息', '重要消息', '一般消息']) expect(await screen.findByText(text)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '停机通知' }))
    const dialog = await screen.findByRole('dialog', { name: '通知消息' })
    for (const text of ['发布人：管理员', '发布时间：2026-11-20 08:00:00', '停机']) expect(within(dialog).getByText(text)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  const READ = 'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId'
  const drawRead = (props: object) => {
    const unread = [...rows]
    const answers = {
      'GET /sales': () => [...unread],
      [READ]: ({ body }: { body?: unknown }) => {
        const at = unread.findIndex(({ id }) => id === (body as { anntId: string }).anntId)
        unread.splice(at, 1)
        return null
      },
    }
    return drawScreen({ screens: page(block('notices', props)), answers })
  }

  it('are marked as read when they are opened, and are no longer among the unread', async () => {
    const { client } = drawRead({})
    await userEvent.click(await screen.findByRole('button', { name: '停机通知' }))
    expect(await screen.findByRole('dialog', { name: '通知消息' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: '停机通知' })).toBeNull())
    expect(client.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ anntId: '1' }])
  })

  it('of another kind are left as they are', async () => {
    const { client } = drawRead({ read: false })
    await userEvent.click(await screen.findByRole('button', { name: '停机通知' }))
    expect(await screen.findByRole('dialog', { name: '通知消息' })).toBeTruthy()
    expect(client.calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('lead to a page, or open the screen that they name', async () => {
    const { host } = draw()
    await userEvent.click(await screen.findByRole('button', { name: '去看看' }))
    expect(host.opened).toEqual(['/course/lecturer'])
    await userEvent.click(screen.getByRole('button', { name: '有评论' }))
    expect(await screen.findByText('记录 b7')).toBeTruthy()
  })
})

it('a slider check tells its siblings that it was passed', async () => {
  drawScreen({ screens: page({ widget: 'slideCheck', name: 'check' }, { text: '通过 {{ check.selected }}' }) })
  const handle = await screen.findByRole('slider', { name: '拖动滑块验证' })
  handle.focus()
  await userEvent.keyboard('{End}')
  expect(await screen.findByText('通过 true')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('验证通过')
})
