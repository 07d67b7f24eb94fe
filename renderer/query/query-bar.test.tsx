import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { cellRenderer } from '../../tests/helpers/cells'
import { fakeClient, memorySettings, testHost } from '../../tests/helpers/client'
import { dialogTitled, noDialogTitled } from '../../tests/helpers/dialogs'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { RequestError } from '../model/client'
import type { ScreenModel } from '../model/screen'
import { HostProvider } from '../source/host-context'
import type { QueryState } from './props'
import { QueryBar } from './query-bar'

beforeAll(plainStyles)

const lecturers = screenModel([
  fieldModel('name', { title: '姓名', query: 'like' }),
  fieldModel('level', { title: '级别', query: 'eq' }),
  fieldModel('fee', { title: '课酬', query: 'range' }),
  fieldModel('secret', { title: '内部', in: ['form'] }),
])

interface Place {
  readonly model?: ScreenModel
  readonly start?: QueryState
  readonly initial?: QueryState
  readonly host?: ReturnType<typeof testHost>
}

interface Change {
  current: (state: QueryState) => void
}

interface ListProps {
  readonly model: ScreenModel
  readonly start: QueryState
  readonly initial: QueryState | undefined
  readonly onSearch: (state: QueryState) => void
  readonly change: Change
}

/** What a list does with the query. */
function List({ model, start, initial, onSearch, change }: ListProps) {
  const [state, setState] = useState(start)
  change.current = setState
  const search = (next: QueryState) => {
    onSearch(next)
    setState(next)
  }
  return <QueryBar screen={model} state={state} onSearch={search} {...(initial === undefined ? {} : { initial })} />
}

function draw({ model = lecturers, start = { filters: {} }, initial, host = testHost() }: Place = {}) {
  const onSearch = vi.fn<(state: QueryState) => void>()
  const change: Change = { current: () => {} }
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <HostProvider renderer={cellRenderer} host={host}>
        <List model={model} start={start} initial={initial} onSearch={onSearch} change={change} />
      </HostProvider>
    </ConfigProvider>,
  )
  return { user: userEvent.setup(), onSearch, host, show: (state: QueryState) => change.current(state) }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByRole('textbox', { name })

describe('the query bar', () => {
  it('searches with what was entered by 查询 and by Enter', async () => {
    const { user, onSearch } = draw()
    await user.type(input('姓名'), '王')
    await user.click(button('查询'))
    expect(onSearch).toHaveBeenLastCalledWith({ filters: { name: '*王*' } })
    await user.type(input('级别'), '2{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ filters: { name: '*王*', level: '2' } })
  })

  it('shows no example of what to write in a form', () => {
    draw({ model: screenModel([fieldModel('code', { title: '编码', query: 'like', placeholder: '例如：erp' })]) })
    expect(input('编码').getAttribute('placeholder')).toBeNull()
  })

  it('tells below an input of its own what is refused, and asks nothing', async () => {
    const model = screenModel([
      fieldModel('name', { title: '姓名', query: 'like', in: ['list'], required: true, rules: [{ rule: 'preset', code: 'm' } as never] }),
      fieldModel('other', { title: '其他', query: 'eq' }),
      fieldModel('phone', { title: '手机', query: 'eq', in: [], required: true, rules: [{ rule: 'pattern', pattern: '^1\\d+$' }] }),
    ])
    const { user, onSearch } = draw({ model })
    expect(screen.queryByRole('textbox', { name: '手机' })).toBeNull()
    await user.click(button('查询'))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['手机不能为空!'])
    await user.type(input('手机'), 'abc')
    await user.click(button('查询'))
    expect([screen.getAllByRole('alert').length, onSearch.mock.calls]).toEqual([1, []])
    await user.clear(input('手机'))
    await user.type(input('手机'), '13{Enter}')
    expect([screen.queryByRole('alert'), onSearch.mock.lastCall]).toEqual([null, [{ filters: { phone: '13' } }]])
  })

  it('goes back to what it began with by 重置', async () => {
    const { user, onSearch } = draw({ initial: { filters: { level: '1' } } })
    await user.type(input('姓名'), '王')
    await user.click(button('重置'))
    expect(onSearch).toHaveBeenLastCalledWith({ filters: { level: '1' } })
    expect(input('姓名')).toHaveProperty('value', '')
    expect(input('级别')).toHaveProperty('value', '1')
  })

  it('shows the first inputs, and the others after 展开', async () => {
    const { user, onSearch } = draw()
    expect(screen.queryByRole('textbox', { name: '课酬（起）' })).toBeNull()
    await user.click(button(/展开/))
    await user.type(input('课酬（起）'), '5')
    await user.type(input('课酬（止）'), '9{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ filters: { fee_begin: '5', fee_end: '9' } })
    await user.click(button(/收起/))
    expect(screen.queryByRole('textbox', { name: '课酬（起）' })).toBeNull()
  })

  it('shows what filters the rows in folded inputs as tags, which take it away', async () => {
    const { user, onSearch } = draw({ start: { filters: { fee_begin: '5', name: '*李*' } } })
    const tags = screen.getByRole('list', { name: '生效的查询条件' })
    expect(within(tags).getAllByRole('listitem')).toHaveLength(1)
    expect(tags.textContent).toContain('课酬')
    await user.click(button(/展开/))
    expect(screen.queryByRole('list', { name: '生效的查询条件' })).toBeNull()
    await user.click(button(/收起/))
    await user.click(button(/课酬/))
    expect(onSearch).toHaveBeenLastCalledWith({ filters: { name: '*李*' } })
    expect(screen.queryByRole('list', { name: '生效的查询条件' })).toBeNull()
  })

  it('shows the query in force when that changes from outside, and keeps filters without an input', async () => {
    const { user, onSearch, show } = draw({ start: { filters: { departId: '7' } } })
    await waitFor(() => show({ filters: { departId: '7', name: '*李*' } }))
    await waitFor(() => expect(input('姓名')).toHaveProperty('value', '李'))
    await user.click(button('查询'))
    expect(onSearch).toHaveBeenLastCalledWith({ filters: { departId: '7', name: '*李*' } })
  })
})

describe('a query bar without inputs', () => {
  const empty = screenModel([fieldModel('name', { title: '姓名' })])

  it('offers the advanced query alone', () => {
    draw({ model: empty })
    expect(screen.getAllByRole('button').map(each => each.textContent)).toEqual(['高级查询'])
  })

  it('is not there without an advanced query', () => {
    draw({ model: { ...empty, query: { ...empty.query, advanced: false } } })
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

/** Draws in an element that is so wide. */
function drawWide(width: number, place?: Place) {
  class Observer {
    constructor(private readonly tell: (entries: { contentRect: { width: number } }[]) => void) {}
    observe = () => this.tell([{ contentRect: { width } }])
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const drawn = draw(place)
  vi.unstubAllGlobals()
  return drawn
}

describe('the buttons of a query', () => {
  const three = ['name', 'level', 'phone'].map(name => fieldModel(name, { query: 'eq' }))
  const template = () => screen.getByRole('form', { name: '查询条件' }).style.gridTemplateColumns

  it.each([
    ['stand behind inputs that fill their line', 1180, 3, 'repeat(3, minmax(0, 1fr)) max-content'],
    ['have the rest of a line that is not full', 1180, 2, 'repeat(3, minmax(0, 1fr))'],
    ['take a line of their own where inputs would be too narrow', 1000, 3, 'repeat(3, minmax(0, 1fr))'],
  ])('%s', (_case, width, shown, expected) => {
    const model = screenModel(three)
    drawWide(width, { model: { ...model, query: { ...model.query, shown } } })
    expect(template()).toBe(expected)
  })

  it.each([
    ['a line of their own where it has room for both of its inputs only without them', 1050, 'repeat(2, minmax(0, 1fr))'],
    ['their place behind it where both inputs keep their room', 1110, 'repeat(2, minmax(0, 1fr)) max-content'],
  ])('give a range %s', (_case, width, expected) => {
    const model = screenModel([...three.slice(0, 1), fieldModel('day', { type: 'date', query: 'range' }), ...three.slice(1)])
    drawWide(width, { model: { ...model, query: { ...model.query, shown: 2 } } })
    expect(template()).toBe(expected)
  })
})

describe('in a list that has room for one column', () => {
  const drawNarrow = (place?: Place) => drawWide(358, place)

  it('is a line, whatever the width of the window, which opens to one column with labels above', async () => {
    const { user, onSearch } = drawNarrow()
    expect([screen.queryByRole('textbox'), screen.getByRole('form', { name: '查询条件' }).className]).toEqual([
      null,
      'weft-query is-narrow',
    ])
    await user.click(button('筛选'))
    await user.type(input('姓名'), '王{Enter}')
    expect([screen.queryByRole('textbox'), onSearch.mock.lastCall]).toEqual([null, [{ filters: { name: '*王*' } }]])
    expect(document.activeElement).toBe(button('筛选'))
    await user.click(button('去除条件 姓名'))
    expect(onSearch).toHaveBeenLastCalledWith({ filters: {} })
  })

  it('takes no condition away that must be asked for, and says so at its input', async () => {
    const model = screenModel([fieldModel('phone', { title: '手机', query: 'eq', in: [], required: true })])
    const { user, onSearch } = drawNarrow({ model, start: { filters: { phone: '13' } } })
    await user.click(button('去除条件 手机'))
    expect([screen.getByRole('alert').textContent, input('手机').getAttribute('value'), onSearch.mock.calls]).toEqual([
      '手机不能为空!',
      '',
      [],
    ])
  })
})

describe('the advanced query', () => {
  async function open(place: Place = {}) {
    const drawn = draw(place)
    await drawn.user.click(button('高级查询'))
    const dialog = await dialogTitled('高级查询构造器')
    return { ...drawn, dialog: within(dialog) }
  }

  async function choose(user: ReturnType<typeof userEvent.setup>, box: HTMLElement, text: string) {
    await user.click(box)
    const options = await screen.findAllByText(text, { selector: '.ant-select-item-option-content' })
    await user.click(options.at(-1) as HTMLElement)
  }

  async function fill({ user, dialog }: Awaited<ReturnType<typeof open>>, field: string, value: string) {
    await choose(user, dialog.getByRole('combobox', { name: '查询字段' }), field)
    await user.type(dialog.getByRole('textbox', { name: field }), value)
  }

  it('asks with its lines, highlights its trigger and is cleared by the link', async () => {
    const place = await open()
    await fill(place, '级别', '1')
    await place.user.click(place.dialog.getByRole('button', { name: '查询' }))
    expect(place.onSearch).toHaveBeenLastCalledWith({
      filters: {},
      advanced: { match: 'and', conditions: [{ field: 'level', operator: 'eq', value: '1' }] },
    })
    const trigger = button('高级查询')
    expect(trigger.getAttribute('aria-pressed')).toBe('true')
    await place.user.hover(trigger)
    expect(await screen.findByText('已有高级查询条件生效')).toBeTruthy()
    await place.user.click(button('清空'))
    expect(place.onSearch).toHaveBeenLastCalledWith({ filters: {} })
  })

  it('begins with the field of its first line', async () => {
    const { dialog } = await open()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: '查询字段' })))
  })

  it('offers only fields that the person sees', async () => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('combobox', { name: '查询字段' }))
    const options = await screen.findAllByText(/./, { selector: '.ant-select-item-option-content' })
    expect(options.map(option => option.textContent)).toEqual(['姓名', '级别', '课酬'])
  })

  it('refuses to ask or to save nothing', async () => {
    const { user, dialog, host, onSearch } = await open()
    await user.click(dialog.getByRole('button', { name: '查询' }))
    await user.click(dialog.getByRole('button', { name: '保存查询条件' }))
    expect(host.notices).toEqual(['warning: 不能查询空条件', 'warning: 空条件不能保存'])
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('clears to one empty line and asks for everything by 重置', async () => {
    const place = await open({
      start: {
        filters: {},
        advanced: {
          match: 'or',
          conditions: [
            { field: 'name', operator: 'like', value: '王' },
            { field: 'level', operator: 'in', value: '1,2' },
          ],
        },
      },
    })
    expect(place.dialog.getAllByRole('group')).toHaveLength(2)
    await place.user.click(place.dialog.getByRole('button', { name: '重置' }))
    expect(place.dialog.getAllByRole('group')).toHaveLength(1)
    expect(place.onSearch).toHaveBeenLastCalledWith({ filters: {} })
  })

  it('adds and removes lines, and keeps one', async () => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: '添加条件' }))
    expect(dialog.getAllByRole('group')).toHaveLength(2)
    for (const remove of dialog.getAllByRole('button', { name: '删除条件' })) await user.click(remove)
    expect(dialog.getAllByRole('group')).toHaveLength(1)
  })

  it('saves under a name, asks before it overwrites, shows it again and deletes it', async () => {
    const settings = memorySettings()
    const place = await open({ host: testHost({ settings }) })
    const { user, host } = place
    await fill(place, '级别', '1')
    for (const name of ['', '我的', '我的']) {
      await user.click(place.dialog.getByRole('button', { name: '保存查询条件' }))
      const prompt = within(await dialogTitled('请输入保存的名称'))
      if (name !== '') await user.type(prompt.getByRole('textbox'), name)
      await user.click(prompt.getByRole('button', { name: '确定' }))
      if (name === '') await user.click(prompt.getByRole('button', { name: '取消' }))
      await waitFor(() => expect(noDialogTitled('请输入保存的名称')).toBe(true))
    }
    expect(host.notices).toEqual([
      'warning: 保存名称不能为空',
      'success: 保存成功',
      'confirm: 我的 已存在，是否覆盖？',
      'success: 保存成功',
    ])
    expect(settings.get('JSuperQuerySaved_test/screen')).toEqual([
      { title: '我的', matchType: 'and', records: [{ field: 'level', rule: 'eq', val: '1' }] },
    ])
    await user.click(place.dialog.getByRole('button', { name: '重置' }))
    await user.click(place.dialog.getByRole('button', { name: '我的' }))
    expect(place.dialog.getByRole('textbox', { name: '级别' })).toHaveProperty('value', '1')
    await user.click(place.dialog.getByRole('button', { name: '删除保存的查询：我的' }))
    await waitFor(() => expect(settings.get('JSuperQuerySaved_test/screen')).toBeUndefined())
    expect(host.notices.at(-1)).toBe('confirm: 是否删除当前查询？')
  })

  it('takes several values for 在...中 and keeps the first when that is left', async () => {
    const place = await open({
      start: { filters: {}, advanced: { match: 'and', conditions: [{ field: 'name', operator: 'in', value: '王,李' }] } },
    })
    expect(place.dialog.getByText('李')).toBeTruthy()
    await choose(place.user, place.dialog.getByRole('combobox', { name: '匹配规则' }), '等于')
    expect(place.dialog.getByRole('textbox', { name: '姓名' })).toHaveProperty('value', '王')
  })

  it('asks in groups, says so in words and moves conditions by button and by key', async () => {
    const place = await open({
      start: {
        filters: {},
        advanced: {
          match: 'and',
          conditions: [
            { field: 'name', operator: 'like', value: '王' },
            { field: 'level', operator: 'eq', value: '1' },
          ],
        },
      },
    })
    const { user, dialog, onSearch } = place
    expect(dialog.getByText(/查询内容/).textContent).toBe('查询内容：姓名包含“王”且级别等于“1”')
    await user.click(dialog.getByRole('button', { name: '添加条件组' }))
    const group = within(dialog.getByRole('group', { name: '条件组 3' }))
    await choose(user, group.getByRole('combobox', { name: '查询字段' }), '课酬')
    await user.type(group.getByRole('textbox', { name: '课酬' }), '5')
    const second = within(dialog.getByRole('group', { name: '条件 2' }))
    await user.click(second.getByRole('button', { name: '下移' }))
    expect(dialog.getByText(/查询内容/).textContent).toBe('查询内容：姓名包含“王”且（级别等于“1”或课酬等于“5”）')
    expect(document.activeElement).toBe(within(dialog.getByRole('group', { name: '条件 2.1' })).getByRole('button', { name: '下移' }))
    await user.click(dialog.getByRole('button', { name: '查询' }))
    expect(onSearch).toHaveBeenLastCalledWith({
      filters: {},
      advanced: {
        match: 'and',
        conditions: [
          { field: 'name', operator: 'like', value: '王' },
          {
            match: 'or',
            conditions: [
              { field: 'level', operator: 'eq', value: '1' },
              { field: 'fee', operator: 'eq', value: '5' },
            ],
          },
        ],
      },
    })
  })

  it('moves a condition with Alt and an arrow, and a group with its conditions', async () => {
    const place = await open({
      start: {
        filters: {},
        advanced: {
          match: 'and',
          conditions: [
            { field: 'name', operator: 'eq', value: '王' },
            {
              match: 'or',
              conditions: [
                { field: 'level', operator: 'eq', value: '1' },
                { field: 'fee', operator: 'eq', value: '5' },
              ],
            },
          ],
        },
      },
    })
    const { user, dialog } = place
    const words = () => dialog.getByText(/查询内容/).textContent
    dialog.getByRole('textbox', { name: '级别' }).focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(words()).toBe('查询内容：姓名等于“王”且级别等于“1”且课酬等于“5”')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(words()).toBe('查询内容：姓名等于“王”且（级别等于“1”或课酬等于“5”）')
    const group = within(dialog.getByRole('group', { name: '条件组 2' }))
    await user.click(group.getAllByRole('button', { name: '上移' })[0] as HTMLElement)
    expect(words()).toBe('查询内容：（级别等于“1”或课酬等于“5”）且姓名等于“王”')
    await user.click(dialog.getByRole('button', { name: '删除条件组' }))
    expect(words()).toBe('查询内容：姓名等于“王”')
  })

  it('shows the fields of rows in a group that cannot be chosen itself', async () => {
    const lines = fieldModel('lines', { title: '明细', kind: 'rows', type: 'grid', fields: [fieldModel('code', { title: '编码' })] })
    const place = await open({ model: screenModel([...lecturers.fields, lines]) })
    const { user, dialog, onSearch } = place
    await user.click(dialog.getByRole('combobox', { name: '查询字段' }))
    await user.click(await screen.findByText('明细', { selector: '.ant-select-tree-title' }))
    expect(dialog.queryByRole('textbox', { name: '明细' })).toBeNull()
    await user.click(await screen.findByText('明细-编码', { selector: '.ant-select-tree-title' }))
    await user.type(dialog.getByRole('textbox', { name: '明细-编码' }), 'x')
    await user.click(dialog.getByRole('button', { name: '查询' }))
    expect(onSearch).toHaveBeenLastCalledWith({
      filters: {},
      advanced: { match: 'and', conditions: [{ field: 'lines,code', operator: 'eq', value: 'x' }] },
    })
  })

  it('lists own queries and those that are shared, and shares with roles', async () => {
    const row = (id: string, title: string, mine: boolean) => ({
      id,
      title,
      mine,
      content: '{"matchType":"or","records":[{"field":"level","rule":"eq","val":"7"}]}',
      ownerName: mine ? '本人' : '李四',
      roleIds: [],
      version: 0,
    })
    const client = fakeClient({
      'GET /sys/savedQuery/mine': [row('q1', '甲', true), row('q2', '乙', false)],
      'PUT /sys/savedQuery/edit': { message: '保存成功' },
      'GET /sys/dict/getDictItems/sys_role%2Crole_name%2Cid': [{ value: 'r1', text: '审计员' }],
    })
    const auth = [{ action: 'savedQuery:share', type: '1', status: '1' }]
    const { user, dialog, host } = await open({ host: testHost({ client, auth, allAuth: auth }) })
    expect(await dialog.findByText('我的查询')).toBeTruthy()
    expect(dialog.getByText('共享给我的')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: '删除保存的查询：乙' })).toBeNull()
    expect(dialog.queryByRole('button', { name: '共享保存的查询：乙' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: '乙' }))
    expect(dialog.getByRole('textbox', { name: '级别' })).toHaveProperty('value', '7')
    await user.click(dialog.getByRole('button', { name: '共享保存的查询：甲' }))
    const share = within(await dialogTitled('共享给角色：甲'))
    await choose(user, share.getByRole('combobox', { name: '共享给角色' }), '审计员')
    await user.click(share.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(host.notices).toEqual(['success: 共享设置已保存']))
    expect(client.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ id: 'q1', roleIds: ['r1'] })
  })

  it('tells that saved queries cannot be read, and reads them again', async () => {
    let broken = true
    const list = () => (broken ? new RequestError('away', 503, false) : [])
    const client = fakeClient({ 'GET /sys/savedQuery/mine': list })
    const { user, dialog } = await open({ host: testHost({ client }) })
    expect(await dialog.findByText('保存的查询加载失败')).toBeTruthy()
    broken = false
    await user.click(dialog.getByRole('button', { name: '重试' }))
    expect(await dialog.findByText('没有保存任何查询，设置条件后可保存')).toBeTruthy()
  })
})

it('empties an input when the one on which it depends changes', async () => {
  const linked = (name: string, title: string, parent?: string) =>
    fieldModel(name, {
      title,
      type: 'link_down',
      query: 'eq',
      settings: { dict: 'r,name,id', pidField: 'pid', pidValue: '0', condition: '', ...(parent !== undefined && { parent }) },
    })
  const model = screenModel([linked('province', '省'), linked('city', '市', 'province')])
  const below = (pid: string) =>
    `GET /sys/dict/loadTreeData?pid=${pid}&pidField=pid&tableName=r&text=name&code=id&hasChildField=&condition=`
  const client = fakeClient({
    [below('0')]: [{ key: 'h', title: '湖南省' }],
    [below('h')]: [{ key: 'cs', title: '长沙市' }],
    'GET /sys/dict/loadDictItem/r%2Cname%2Cid': ['广东省', '深圳市'],
  })
  const { onSearch } = draw({ model, start: { filters: { province: 'g', city: 'sz' } }, host: testHost({ client }) })
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '省' }))
  fireEvent.click(await screen.findByTitle('湖南省'))
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '市' }))
  await screen.findByTitle('长沙市')
  fireEvent.click(screen.getByRole('button', { name: '查询' }))
  expect(onSearch).toHaveBeenLastCalledWith({ filters: { province: 'h' } })
})
