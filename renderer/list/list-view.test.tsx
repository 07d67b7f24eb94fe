import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { memoryAddress, memorySettings, type RecordedCall, testHost } from '../../tests/helpers/client'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { RequestError } from '../model/client'
import { Listeners } from '../model/store'

plainStyles()

const people = {
  screen: 'list',
  title: '人员',
  source: '/demo',
  fields: { name: { title: '姓名', query: 'like' }, fee: { title: '课酬', type: 'inputNumber', statistics: ['sum'] } },
  list: { sort: '-name', pageSize: 3, pageSizes: [3, 10] },
}
const all = Array.from({ length: 8 }, (_, index) => ({ id: String(index + 1), name: `人${index + 1}`, fee: 1 }))

function list({ query = {} }: RecordedCall) {
  const [size, page] = [Number(query.pageSize), Number(query.pageNo)]
  const found = all.filter(row => row.name.includes(String(query.name ?? '').replaceAll('*', '')))
  return { records: found.slice((page - 1) * size, page * size), total: found.length }
}

const draw = (more: Partial<Parameters<typeof drawScreen>[0]> = {}) =>
  drawScreen({ screens: { 'demo/people': people }, ...more, answers: { 'GET /demo/list': list, ...more.answers } })

const lineOf = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role=row]') ?? expect.fail(`no row ${name}`)
const rowOf = async (name: string) => within(await lineOf(name))
const lists = (client: { calls: readonly RecordedCall[] }) => client.calls.filter(call => call.path === '/demo/list')

describe('a list', () => {
  it('reads again when the application tells that what it shows has changed', async () => {
    const screenEvents = new Listeners<string>()
    const { client } = draw({ host: { watchScreens: screenEvents.subscribe } })
    await screen.findByText('人3')
    act(() => screenEvents.emit('reload:demo/other'))
    act(() => screenEvents.emit('reload:demo/people'))
    await waitFor(() => expect(lists(client)).toHaveLength(2))
  })

  it('says above its rows what state the server is in, and asks anew with them', async () => {
    let held = true
    const notice = { source: 'GET /demo/hold', visible: 'held', text: '{{ by }}已暂停' }
    const screenEvents = new Listeners<string>()
    draw({
      screens: { 'demo/people': { ...people, list: { ...people.list, notice } } },
      answers: { 'GET /demo/hold': () => ({ held, by: '管理员' }) },
      host: { watchScreens: screenEvents.subscribe },
    })
    expect((await screen.findByText('管理员已暂停')).closest('[role=status]')).toBeTruthy()
    await screen.findByText('人3')
    held = false
    act(() => screenEvents.emit('reload:demo/people'))
    await waitFor(() => expect(screen.queryByText('管理员已暂停')).toBeNull())
  })

  it('shows a page of rows, what they sum up to and how many there are', async () => {
    const { client } = draw()
    expect(await screen.findByText('人3')).toBeTruthy()
    expect(screen.queryByText('人4')).toBeNull()
    expect(screen.getByText('1-3 共8条')).toBeTruthy()
    expect(screen.getByText('本页合计').closest('[role=row]')?.textContent).toContain('3')
    expect(screen.queryByText('全部合计')).toBeNull()
    expect(lists(client)[0]?.query).toMatchObject({ pageNo: 1, pageSize: 3, column: 'name', order: 'desc' })
  })

  it('says about how many rows there are where they are very many, and counts them when the user asks', async () => {
    let fails = true
    const many = (call: RecordedCall) => {
      if (call.query?.countUpTo !== undefined) return { ...list(call), total: 1_234_567, searchCount: false }
      if (fails) throw new RequestError('系统繁忙', 500, false)
      return { ...list(call), total: 1_200_345, searchCount: true }
    }
    const error = vi.fn()
    const { client } = draw({ answers: { 'GET /demo/list': many }, host: { notify: { ...testHost().notify, error } } })
    const user = userEvent.setup()
    expect(await screen.findByText('1-3 约120万条')).toBeTruthy()
    expect(lists(client)[0]?.query).toMatchObject({ countUpTo: 10_000 })
    await user.click(screen.getByRole('button', { name: '精确计数' }))
    await waitFor(() => expect(error).toHaveBeenCalledWith('系统繁忙'))
    fails = false
    await user.click(screen.getByRole('button', { name: '精确计数' }))
    expect(document.activeElement).toBe(await screen.findByText('1-3 共1200345条'))
    expect(screen.queryByRole('button', { name: '精确计数' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '第 2 页' }))
    expect(await screen.findByText('4-6 共1200345条')).toBeTruthy()
  })

  it('puts each statistic under its column, in a row of its own', async () => {
    const fee = { title: '课酬', type: 'inputNumber', statistics: ['sum', 'average'] }
    draw({ screens: { 'demo/people': { ...people, fields: { name: '姓名', fee, note: '备注' } } } })
    await screen.findByText('人1')
    const cellsOf = (label: string) =>
      [...(screen.getByText(label).closest('[role=row]')?.querySelectorAll('[role=gridcell]') ?? [])].map(cell => cell.textContent)
    expect(cellsOf('本页合计')).toEqual(['本页合计', '', '3', '', ''])
    expect(Number(cellsOf('本页平均')[2])).toBe(1)
  })

  it('sums up the rows of all pages beside those of this one, and the rows of the only page once', async () => {
    const fee = { title: '课酬', type: 'inputNumber', props: { precision: 2, thousands: true }, statistics: ['sum', 'average'] }
    const screens = { 'demo/people': { ...people, fields: { name: '姓名', fee, note: '备注' } } }
    let pages = true
    const answer = (call: RecordedCall) => {
      const page = list(call)
      if (!pages) return { ...page, total: page.records.length }
      return { ...page, sums: { fee: { sum: '12345678901234567.5', count: 4 }, other: { sum: 1, count: 1 } } }
    }
    const screenEvents = new Listeners<string>()
    const { client } = draw({ screens, answers: { 'GET /demo/list': answer }, host: { watchScreens: screenEvents.subscribe } })
    await screen.findByText('人1')
    expect(lists(client)[0]?.query).toMatchObject({ sumOf: 'fee' })
    const textOf = (label: string) => screen.getByText(label).closest('[role=row]')?.textContent
    expect(['本页合计', '全部合计', '本页平均', '全部平均'].map(textOf)).toEqual([
      '本页合计3.00',
      '全部合计12,345,678,901,234,567.50',
      '本页平均1.00',
      '全部平均3,086,419,725,308,641.88',
    ])
    pages = false
    act(() => screenEvents.emit('reload:demo/people'))
    expect(await screen.findByText('合计')).toBeTruthy()
    expect(screen.queryByText('全部合计')).toBeNull()
  })

  it.each([
    [false, ['编辑', '更多']],
    [true, ['更多']],
  ])('keeps what can be done with a row at its right edge; narrow %s shows %j', async (narrow, want) => {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation(query => ({ ...media(query), matches: narrow && query.includes('767') }))
    const row = ['edit', 'details', 'copy', 'delete']
    draw({ screens: { 'demo/people': { ...people, list: { ...people.list, row } } } })
    const side = (await lineOf('人3')).querySelector<HTMLElement>('.weft-grid-side-right') ?? expect.fail('nothing at the right')
    const names = (await within(side).findAllByRole('button')).map(one => one.textContent?.trim())
    expect([names[0], names.at(-1)]).toEqual([want[0], want.at(-1)])
    vi.restoreAllMocks()
  })

  it.each([
    [300, true],
    [900, false],
  ])('in %d pixels holds its buttons in a menu where they would take several lines: %s', async (width, menu) => {
    const measured = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    draw()
    const bar = within(await screen.findByRole('toolbar', { name: '工具栏' }))
    expect(bar.getByRole('button', { name: '新增' })).toBeTruthy()
    expect(bar.queryByRole('button', { name: /^更多/ }) !== null).toBe(menu)
    measured.mockRestore()
  })

  it('turns pages and keeps the page in the address', async () => {
    const address = memoryAddress()
    draw({ tab: { address } })
    await userEvent.click(await screen.findByRole('button', { name: '第 3 页' }))
    expect(await screen.findByText('人7')).toBeTruthy()
    expect(address.get()).toEqual({ 'list.page': '3' })
  })

  it('begins where the address says and follows it back', async () => {
    const address = memoryAddress({ 'list.page': '2', 'f.name': '*人*' })
    draw({ tab: { address } })
    expect(await screen.findByText('人4')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('人')
    address.go({})
    expect(await screen.findByText('人1')).toBeTruthy()
  })

  it('searches with Enter from the first page', async () => {
    const { client } = draw({ tab: { address: memoryAddress({ 'list.page': '2' }) } })
    await screen.findByText('人4')
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '8{Enter}')
    expect(await screen.findByText('人8')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('人4')).toBeNull())
    expect(lists(client).at(-1)?.query).toMatchObject({ name: '*8*', pageNo: 1 })
  })

  it('sorts at the server by a press on a title', async () => {
    const { client } = draw()
    await screen.findByText('人1')
    await userEvent.click(screen.getByRole('columnheader', { name: '课酬' }))
    await waitFor(() => expect(lists(client).at(-1)?.query).toMatchObject({ column: 'fee', order: 'asc' }))
  })

  it('shows a failure in its place and tries again', async () => {
    let fails = true
    draw({ answers: { 'GET /demo/list': (call: RecordedCall) => (fails ? new RequestError('服务不可用', 503, true) : list(call)) } })
    expect(await screen.findByText('服务不可用')).toBeTruthy()
    expect(screen.queryByText('暂无数据')).toBeNull()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('人1')).toBeTruthy()
    expect(screen.queryByText('服务不可用')).toBeNull()
  })

  it('says that there is nothing, once that is known', async () => {
    draw({ answers: { 'GET /demo/list': null } })
    expect(screen.queryByText(/暂无数据/)).toBeNull()
    expect(await screen.findAllByText('暂无数据，可点击“新增”添加')).not.toHaveLength(0)
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '无{Enter}')
    expect(await screen.findAllByText('没有符合条件的数据，可更改或重置查询条件')).not.toHaveLength(0)
  })

  it('says by which button something comes about where that has a name of its own', async () => {
    const join = { name: 'join', title: '添加成员', icon: 'plus', do: [{ request: 'PUT /demo/join' }] }
    draw({ answers: { 'GET /demo/list': null }, screens: { 'demo/people': { ...people, list: { ...people.list, toolbar: [join] } } } })
    expect(await screen.findAllByText('暂无数据，可点击“添加成员”添加')).not.toHaveLength(0)
  })

  it('says in the words of its screen how rows come about, as long as nothing was asked', async () => {
    const told = { ...people, list: { ...people.list, empty: '还没有{{ route.what }}' } }
    draw({ answers: { 'GET /demo/list': null }, screens: { 'demo/people': told }, place: { values: { what: '人员' } } })
    expect(await screen.findAllByText('还没有人员')).not.toHaveLength(0)
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '无{Enter}')
    expect(await screen.findAllByText('没有符合条件的数据，可更改或重置查询条件')).not.toHaveLength(0)
  })

  it('offers no button that the screen does not have where there is nothing', async () => {
    draw({ answers: { 'GET /demo/list': null }, screens: { 'demo/people': { ...people, list: { ...people.list, toolbar: ['reload'] } } } })
    expect(await screen.findAllByText('暂无数据')).not.toHaveLength(0)
  })

  it('deletes a row after a question and reads again', async () => {
    const { client, host } = draw({ answers: { 'DELETE /demo/delete': { message: '删除成功!' } } })
    const row = await rowOf('人3')
    await userEvent.click(row.getByRole('button', { name: /更多/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    await waitFor(() => expect(lists(client)).toHaveLength(2))
    expect(host.notices).toEqual(['confirm: 确认删除 是否删除选中数据?', 'success: 删除成功!'])
    expect(client.calls.find(call => call.method === 'DELETE')?.query).toEqual({ id: '3' })
  })

  it('wants a selection for a batch, counts it over pages and clears it', async () => {
    const { client, host } = draw({ answers: { 'DELETE /demo/deleteBatch': null } })
    await screen.findByText('人1')
    await userEvent.click(screen.getByRole('button', { name: /批量删除/ }))
    await waitFor(() => expect(host.notices).toEqual(['warning: 请选择一条记录！']))
    await userEvent.click(screen.getByRole('checkbox', { name: '选择第 2 行' }))
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    await screen.findByText('人4')
    await userEvent.click(screen.getByRole('checkbox', { name: '选择第 1 行' }))
    expect(screen.getByText('已选择 2 项')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /批量删除/ }))
    await waitFor(() => expect(client.calls.find(call => call.method === 'DELETE')?.query).toEqual({ ids: '2,4' }))
    await waitFor(() => expect(screen.queryByText('已选择 2 项')).toBeNull())
  })

  it('lets go of the rows that a batch of its own acted on: some may be gone', async () => {
    const freeze = { name: 'freeze', title: '冻结', batch: true, do: [{ request: 'PUT /demo/freeze' }, 'reload'] }
    let left = all
    const { client } = draw({
      screens: { 'demo/people': { ...people, list: { ...people.list, toolbar: [freeze] } } },
      answers: {
        'GET /demo/list': () => ({ records: left.slice(0, 3), total: left.length }),
        'PUT /demo/freeze': () => {
          left = all.slice(2)
          return null
        },
      },
    })
    await screen.findByText('人1')
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }))
    expect(screen.getByText('已选择 3 项')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /冻结/ }))
    await waitFor(() => expect(screen.queryByText('人1')).toBeNull())
    await waitFor(() => expect(screen.queryByText(/已选择/)).toBeNull())
    expect(client.calls.filter(call => call.method === 'PUT')).toHaveLength(1)
    expect(screen.getByRole('checkbox', { name: '全选' }).getAttribute('aria-checked')).toBe('false')
  })

  it('remembers which columns a person hid', async () => {
    const settings = memorySettings()
    const { unmount } = draw({ host: { settings } })
    await screen.findByText('人1')
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '显示 课酬' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '课酬' })).toBeNull())
    unmount()
    draw({ host: { settings } })
    await screen.findByText('人1')
    expect(screen.queryByRole('columnheader', { name: '课酬' })).toBeNull()
  })

  it('shows only what the person may use', async () => {
    const right = { type: '1', status: '1', describe: '' }
    const allAuth = ['demo:add', 'demo:edit', 'demo:delete'].map(action => ({ ...right, action }))
    draw({ screens: { 'demo/people': { ...people, perm: 'demo:' } }, host: { allAuth, auth: [{ ...right, action: 'demo:edit' }] } })
    const row = await rowOf('人1')
    expect(row.getByRole('button', { name: '编辑' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.queryByRole('button', { name: /批量删除/ })).toBeNull()
  })

  it('expands a row to the screens that belong to it, without the column and the query field of that row', async () => {
    const fields = { title: { title: '课名', query: 'eq' }, personId: { title: '人员', query: 'eq' } }
    const child = { screen: 'list', title: '课程', source: '/course', fields, query: { fields: ['title', 'personId'] } }
    const parent = { ...people, children: [{ screen: 'demo/course', on: { personId: 'id' }, show: 'inner' }] }
    const { client } = draw({
      screens: { 'demo/people': parent, 'demo/course': child },
      answers: { 'GET /course/list': [{ id: 'c1', title: '语文' }] },
    })
    const row = await rowOf('人2')
    await userEvent.click(row.getByRole('button', { name: '展开行' }))
    expect(await screen.findByText('语文')).toBeTruthy()
    expect(client.calls.find(call => call.path === '/course/list')?.query).toMatchObject({ personId: '2' })
    expect(screen.getAllByText('课名').length).toBeGreaterThan(1)
    expect(screen.queryByText('人员', { selector: '[role=columnheader] *, label' })).toBeNull()
  })

  it('shows what belongs to the row that was clicked under the rows', async () => {
    const child = { screen: 'list', title: '课程', source: '/course', fields: { title: '课名' } }
    const parent = { ...people, children: [{ screen: 'demo/course', on: { personId: 'id' }, show: 'below' }] }
    const { client } = draw({
      screens: { 'demo/people': parent, 'demo/course': child },
      answers: { 'GET /course/list': ({ query }: RecordedCall) => [{ id: 'c', title: `课${query?.personId}` }] },
    })
    expect(await screen.findByText('课1')).toBeTruthy()
    await userEvent.click(screen.getByText('人2'))
    expect(await screen.findByText('课2')).toBeTruthy()
    expect(client.calls.at(-1)?.query).toMatchObject({ personId: '2' })
  })

  it('shows what belongs to an expanded row on tabs, rows of its own among it', async () => {
    const child = { screen: 'list', title: '课程', source: '/course', fields: { title: '课名' }, list: { toolbar: [], row: [] } }
    const own = { title: '证书', in: 'details', fields: { no: '编号' } }
    const children = [
      { rows: 'papers', show: 'innerTabs' },
      { screen: 'demo/course', on: { personId: 'id' }, show: 'innerTabs' },
    ]
    const parent = { ...people, fields: { ...people.fields, papers: own }, children, list: { toolbar: [], row: [] } }
    const { client } = draw({
      screens: { 'demo/people': parent, 'demo/course': child },
      answers: {
        'GET /demo/queryById': ({ query }: RecordedCall) => ({ id: query?.id, papers: [{ id: 'p', no: '京A-7' }] }),
        'GET /course/list': [{ id: 'c1', title: '语文' }],
      },
    })
    const row = await rowOf('人2')
    await userEvent.click(row.getByRole('button', { name: '展开行' }))
    expect(await screen.findByText('京A-7')).toBeTruthy()
    expect(client.calls.find(call => call.path === '/demo/queryById')?.query).toEqual({ id: '2' })
    await userEvent.click(screen.getByRole('tab', { name: '课程' }))
    expect(await screen.findByText('语文')).toBeTruthy()
  })

  it('says that rows of a row could not be read, and reads them again', async () => {
    const own = { title: '证书', in: 'details', fields: { no: '编号' } }
    const parent = { ...people, fields: { ...people.fields, papers: own }, children: [{ rows: 'papers', show: 'inner' }] }
    let broken = true
    draw({
      screens: { 'demo/people': { ...parent, list: { toolbar: [], row: [] } } },
      answers: {
        'GET /demo/queryById': () => (broken ? new RequestError('断了', 500, true) : { id: '2', papers: [{ id: 'p', no: '京A-7' }] }),
      },
    })
    const row = await rowOf('人2')
    await userEvent.click(row.getByRole('button', { name: '展开行' }))
    expect(await screen.findByText('断了')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }))
    expect(await screen.findByText('京A-7')).toBeTruthy()
  })

  it('shows nothing below before a row is clicked where no row is to be current at first, and lets go again', async () => {
    const child = { screen: 'list', title: '课程', source: '/course', fields: { title: '课名' } }
    const below = { children: [{ screen: 'demo/course', on: { personId: 'id' }, show: 'below' }], list: { current: 'none' } }
    const { client } = draw({
      screens: { 'demo/people': { ...people, ...below }, 'demo/course': child },
      answers: { 'GET /course/list': ({ query }: RecordedCall) => [{ id: 'c', title: `课${query?.personId}` }] },
    })
    await userEvent.click(await screen.findByText('人2'))
    expect(await screen.findByText('课2')).toBeTruthy()
    await userEvent.click(screen.getByText('人2'))
    expect(await screen.findByText('点击上面的一行，查看它的明细')).toBeTruthy()
    expect(client.calls.filter(call => call.path === '/course/list')).toHaveLength(1)
  })

  it('has its advanced query among its tools where it has no inputs', async () => {
    const bare = { ...people, fields: { name: { title: '姓名' } } }
    draw({ screens: { 'demo/people': bare } })
    await screen.findByText('人3')
    const tools = within(screen.getByRole('toolbar', { name: '工具栏' }))
    await userEvent.click(tools.getByRole('button', { name: '高级查询' }))
    const dialog = within(await screen.findByRole('dialog', { name: '高级查询构造器' }))
    expect(dialog.getByRole('button', { name: '查询' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: '高级查询', hidden: true })).toHaveLength(1)
  })

  it('has no bar between the rows and what belongs to one where there are no rows', async () => {
    const child = { screen: 'list', title: '课程', source: '/course', fields: { title: '课名' } }
    const parent = { ...people, children: [{ screen: 'demo/course', on: { personId: 'id' }, show: 'below' }] }
    let rows: readonly object[] = []
    draw({
      screens: { 'demo/people': parent, 'demo/course': child },
      answers: { 'GET /demo/list': () => rows, 'GET /course/list': [] },
    })
    const reload = await screen.findByRole('button', { name: '刷新' })
    await waitFor(() => expect(screen.queryByRole('separator')).toBeNull())
    rows = [{ id: '1', name: '人1' }]
    await userEvent.click(reload)
    expect(await screen.findByText('人1')).toBeTruthy()
    expect(screen.getByRole('separator')).toBeTruthy()
  })

  it('lets the form of what belongs to a row read that row', async () => {
    const fee = { title: '课酬', default: '{{ parent.fee }}' }
    const child = { screen: 'list', title: '课程', source: '/course', fields: { title: '课名', fee }, list: { toolbar: ['add'], row: [] } }
    const parent = { ...people, children: [{ screen: 'demo/course', on: { personId: 'id' } }], list: { toolbar: [], row: [] } }
    const rows = [{ id: '1', name: '人1', fee: 300 }]
    draw({
      screens: { 'demo/people': parent, 'demo/course': child },
      answers: { 'GET /demo/list': rows, 'GET /course/list': [] },
    })
    await userEvent.click(await screen.findByRole('button', { name: '新增' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '课酬' })).value).toBe('300')
  })

  it('filters by what its place says, whatever the query bar holds', async () => {
    const { client } = draw({ place: { params: { departId: '7' } } })
    await screen.findByText('人1')
    expect(lists(client)[0]?.query).toMatchObject({ departId: '7' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('')
  })

  it('cancels a request that another one supersedes', async () => {
    const signals: (AbortSignal | undefined)[] = []
    draw({
      answers: {
        'GET /demo/list': (call: RecordedCall) => {
          signals.push(call.signal)
          return signals.length === 1 ? new Promise(() => {}) : list(call)
        },
      },
    })
    await waitFor(() => expect(signals).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('人1')).toBeTruthy()
    expect(signals.map(signal => signal?.aborted)).toEqual([true, false])
  })
})

it('lets texts fade that are longer than their column, and no others', async () => {
  draw({
    screens: { 'demo/people': { ...people, fields: { name: { title: '姓名', width: 90 }, note: { title: '备注', width: 2000 } } } },
    answers: {
      'GET /demo/list': {
        records: [
          { id: '1', name: '关于年度专项审计的通知' },
          { id: '2', name: '短' },
        ],
        total: 2,
      },
    },
  })
  expect((await screen.findByText('关于年度专项审计的通知')).closest('[role=gridcell]')?.classList).toContain('weft-grid-long')
  expect(screen.getByText('短').closest('[role=gridcell]')?.classList).not.toContain('weft-grid-long')
})
