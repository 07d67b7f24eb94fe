import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { RecordedCall } from '../../tests/helpers/client'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { RequestError } from '../model/client'

plainStyles()

const fields = { name: { title: '名称', query: 'like' } }
const lazy = { screen: 'tree', title: '分类', source: '/demo', fields, list: { row: ['addChild', 'delete'], toolbar: [] } }
const whole = { ...lazy, source: { base: '/demo', list: 'GET /demo/tree' }, tree: { lazy: false } }

const open = async (name: string) => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role=row]') ?? expect.fail(`no row ${name}`)
  await userEvent.click(within(row).getByRole('button', { name: '展开行' }))
}

describe('a lazy tree', () => {
  const draw = (answers: Record<string, unknown> = {}) =>
    drawScreen({
      screens: { 'demo/tree': lazy },
      answers: {
        'GET /demo/rootList': {
          records: [
            { id: '1', name: '审计', hasChild: '1' },
            { id: '2', name: '财务', hasChild: '0' },
          ],
          total: 2,
        },
        'GET /demo/childList': ({ query }: RecordedCall) => (query?.pid === '1' ? [{ id: '3', name: '内审', hasChild: '0' }] : []),
        ...answers,
      },
    })

  it('reads what stands below a row when it is opened', async () => {
    const { client } = draw()
    await open('审计')
    expect(await screen.findByText('内审')).toBeTruthy()
    expect(client.calls.filter(call => call.path === '/demo/childList')).toHaveLength(1)
    const leaf = screen.getByText('财务').closest<HTMLElement>('[role=row]') ?? expect.fail()
    expect(within(leaf).queryByRole('button', { name: '展开行' })).toBeNull()
    expect([leaf.ariaLevel ?? leaf.getAttribute('aria-level'), leaf.hasAttribute('aria-expanded')]).toEqual(['1', false])
  })

  it('shows a placeholder without buttons meanwhile', async () => {
    draw({ 'GET /demo/childList': () => new Promise(() => {}) })
    await open('审计')
    const row = (await screen.findByText('加载中...')).closest<HTMLElement>('[role=row]') ?? expect.fail()
    expect(within(row).queryByRole('button', { name: '删除' })).toBeNull()
  })

  it('closes a row again whose rows cannot be read, and says why', async () => {
    const { host } = draw({ 'GET /demo/childList': 'nonsense' })
    await open('审计')
    await waitFor(() => expect(host.notices).toEqual(['error: 返回数据类型不识别']))
    expect(screen.queryByText('加载中...')).toBeNull()
  })

  it('keeps what is open when it reads again after a deletion', async () => {
    const { client } = draw({ 'DELETE /demo/delete': null })
    await open('审计')
    const row = (await screen.findByText('内审')).closest<HTMLElement>('[role=row]') ?? expect.fail()
    await userEvent.click(within(row).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(client.calls.filter(call => call.path === '/demo/childList')).toHaveLength(2))
    expect(await screen.findByText('内审')).toBeTruthy()
  })

  it('says before a deletion how many rows go along', async () => {
    const below: Record<string, unknown[]> = {
      '1': [
        { id: '3', name: '内审', hasChild: '1' },
        { id: '4', name: '外审', hasChild: '0' },
      ],
      '3': [{ id: '5', name: '专项', hasChild: '0' }],
    }
    const { host } = draw({
      'DELETE /demo/delete': null,
      'GET /demo/childList': ({ query }: RecordedCall) => below[String(query?.pid)] ?? [],
    })
    const remove = async (name: string) => {
      const row = (await screen.findByText(name)).closest<HTMLElement>('[role=row]') ?? expect.fail()
      await userEvent.click(within(row).getByRole('button', { name: '删除' }))
    }
    await remove('审计')
    await waitFor(() => expect(host.notices[0]).toBe('confirm: 确认删除 是否删除选中数据? 其下级 3 条数据将一并删除。'))
    await remove('财务')
    await waitFor(() => expect(host.notices[2]).toBe('confirm: 确认删除 是否删除选中数据?'))
  })

  it('shows what a search finds below the rows above it', async () => {
    const found = { id: '5', pid: '3', name: '专项', hasChild: '0' }
    const { client } = draw({
      'GET /demo/rootList': ({ query }: RecordedCall) => ({ records: query?.name === undefined ? [] : [found], total: 1 }),
      'GET /demo/queryById': ({ query }: RecordedCall) =>
        query?.id === '3' ? { id: '3', pid: '1', name: '内审', hasChild: '1' } : { id: '1', pid: '0', name: '审计', hasChild: '1' },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: '名称' }), '专项{Enter}')
    await screen.findByText('专项')
    const rows = screen.getAllByRole('row').filter(row => row.hasAttribute('aria-level'))
    expect(rows.map(row => [row.getAttribute('aria-level'), within(row).getByText(/审计|内审|专项/).textContent])).toEqual([
      ['1', '审计'],
      ['2', '内审'],
      ['3', '专项'],
    ])
    expect(client.calls.filter(call => call.path === '/demo/childList')).toEqual([])
  })

  it('opens a found row below which others were found, and shows each of them once', async () => {
    const rows = [
      { id: '1', pid: '0', name: '审计', hasChild: '1' },
      { id: '3', pid: '1', name: '内部审计', hasChild: '0' },
    ]
    const { client } = draw({
      'GET /demo/rootList': ({ query }: RecordedCall) => (query?.name === undefined ? [rows[0]] : rows),
      'GET /demo/childList': [rows[1], { id: '5', pid: '1', name: '评价', hasChild: '0' }],
    })
    await screen.findByText('审计')
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '审计{Enter}')
    expect(await screen.findByText('评价')).toBeTruthy()
    expect(screen.getAllByText('内部审计')).toHaveLength(1)
    expect(client.calls.at(-1)?.query).toEqual(expect.not.objectContaining({ name: '*审计*' }))
  })

  const folding = { ...lazy, list: { row: [], toolbar: ['expand', 'collapse'] }, tree: { expandLevel: 'all' } }
  const below = { '1': [{ id: '3', name: '内审', hasChild: '1' }], '3': [{ id: '4', name: '专项', hasChild: '0' }] }

  it('is open to its last row where all levels are asked for, and closes and opens as a whole', async () => {
    drawScreen({
      screens: { 'demo/tree': folding },
      answers: {
        'GET /demo/rootList': [{ id: '1', name: '审计', hasChild: '1' }],
        'GET /demo/childList': ({ query }: RecordedCall) => (below as Record<string, unknown>)[String(query?.pid)] ?? [],
      },
    })
    expect(await screen.findByText('专项')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '全部收起' }))
    await waitFor(() => expect(screen.queryByText('内审')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '全部展开' }))
    expect(await screen.findByText('专项')).toBeTruthy()
  })

  it('lets the defaults of a new row read the one above', async () => {
    const form = { ...fields, level: { title: '级别', default: '{{ (parent.level ?? 0) + 1 }}', in: 'form' } }
    const tree = { ...lazy, fields: form, list: { row: ['addChild'], toolbar: ['add'] } }
    drawScreen({
      screens: { 'demo/tree': tree },
      answers: { 'GET /demo/rootList': [{ id: '1', name: '审计', level: 4, hasChild: '0' }] },
    })
    await userEvent.click(await screen.findByRole('button', { name: '添加下级' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '级别' })).value).toBe('5')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '级别' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '新增' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '级别' })).value).toBe('1')
  })

  it('shows that the rows could not be read', async () => {
    draw({ 'GET /demo/rootList': new RequestError('查询失败', 500, true) })
    expect(await screen.findByText('查询失败')).toBeTruthy()
  })
})

it('searches a whole tree in place and shows the way to what it found', async () => {
  const tree = [
    {
      id: '1',
      name: '系统',
      children: [
        { id: '2', name: '用户', children: [] },
        { id: '3', name: '角色' },
      ],
    },
    { id: '4', name: '首页' },
  ]
  const { client } = drawScreen({ screens: { 'demo/tree': whole }, answers: { 'GET /demo/tree': tree } })
  await screen.findByText('首页')
  expect(screen.queryByText('角色')).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '角{Enter}')
  expect(await screen.findByText('角色')).toBeTruthy()
  expect([screen.queryByText('首页'), screen.queryByText('用户')]).toEqual([null, null])
  expect(client.calls.every(call => call.query === undefined || !('pageNo' in call.query))).toBe(true)
})

it('opens and closes a whole tree at once', async () => {
  const tree = [{ id: '1', name: '系统', children: [{ id: '2', name: '用户', children: [{ id: '3', name: '角色' }] }] }]
  const folding = { ...whole, list: { row: [], toolbar: ['expand', 'collapse'] }, tree: { lazy: false, expandLevel: 1 } }
  drawScreen({ screens: { 'demo/tree': folding }, answers: { 'GET /demo/tree': tree } })
  await screen.findByText('用户')
  expect(screen.queryByText('角色')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '全部展开' }))
  expect(await screen.findByText('角色')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '全部收起' }))
  await waitFor(() => expect([screen.queryByText('角色'), screen.queryByText('用户')]).toEqual([null, null]))
})
