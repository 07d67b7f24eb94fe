import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { memoryAddress, type RecordedCall } from '../../../tests/helpers/client'
import { dialogTitled } from '../../../tests/helpers/dialogs'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'

beforeAll(plainStyles)

const field = (name: string, title: string, type = 'input', dict: string | null = null) => ({ name, title, type, kind: 'text', dict })
const sources = [
  {
    code: '/a',
    title: '甲表',
    exports: true,
    fields: [field('name', '姓名'), field('fee', '课酬', 'inputNumber'), field('born', '生日', 'date')],
  },
  { code: '/b', title: '乙表', exports: false, fields: [field('code', '编码')] },
]
const column = (name: string, field: string | null, more: object = {}) => ({
  name,
  field,
  kind: 'text',
  bucket: null,
  measure: null,
  ...more,
})
const grouped = {
  columns: [column('g0', 'born', { bucket: 'month' }), column('m0', null, { measure: 'count', kind: 'integer' })],
  rows: [
    { g0: '2024-01', m0: 2 },
    { g0: null, m0: 1 },
  ],
  truncated: true,
}

function draw({ run = grouped as unknown, saved = [] as unknown[], analysis = undefined as unknown, address = {} } = {}) {
  return drawScreen({
    screens: {
      'demo/query': {
        screen: 'query',
        title: '分析',
        ...(analysis === undefined ? {} : { source: '/a', fields: { name: '姓名' }, analysis }),
      },
    },
    answers: {
      'GET /sys/query/sources': sources,
      'POST /sys/query/run': run,
      'POST /sys/query/export': new Blob(['x']),
      'GET /sys/savedQuery/mine': () => saved,
      'POST /sys/savedQuery/add': ({ body }: RecordedCall) => {
        saved.push({ id: 'q1', mine: true, ownerName: null, roleIds: [], version: 0, ...(body as object) })
        return { message: '保存成功' }
      },
      'GET /sys/savedQuery/queryById': ({ query }: RecordedCall) => saved.find(row => (row as { id: string }).id === query?.id),
    },
    tab: { address: memoryAddress(address) },
  })
}

const group = (name: string) => within(screen.getByRole('group', { name }))
async function choose(user: ReturnType<typeof userEvent.setup>, box: HTMLElement, text: string) {
  await user.click(box)
  const options = await screen.findAllByText(text, { selector: '.ant-select-item-option-content' })
  await user.click(options.at(-1) as HTMLElement)
}
const bodyOf = (client: ReturnType<typeof draw>['client']) => client.calls.filter(({ path }) => path === '/sys/query/run').at(-1)?.body

describe('a screen of the kind query', () => {
  it('asks what a person puts together, and shows the answer', async () => {
    const user = userEvent.setup()
    const { client, host } = draw()
    await choose(user, await screen.findByRole('combobox', { name: '数据来源' }), '甲表')
    await screen.findByRole('button', { name: '添加分组' })
    await user.click(screen.getByRole('button', { name: '查询' }))
    expect(host.notices).toEqual(['warning: 请选择显示字段、分组或统计'])
    await user.click(screen.getByRole('button', { name: '添加分组' }))
    await choose(user, screen.getByRole('combobox', { name: '分组 1' }), '生日')
    await choose(user, screen.getByRole('combobox', { name: '分组 1 的日期单位' }), '按月')
    await user.click(screen.getByRole('button', { name: '添加统计' }))
    await choose(user, screen.getByRole('combobox', { name: '排序' }), '记录数')
    await choose(user, group('查询条件').getByRole('combobox', { name: '查询字段' }), '姓名')
    await user.type(group('查询条件').getByRole('textbox', { name: '姓名' }), '王')
    await user.click(screen.getByRole('button', { name: '查询' }))
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['生日(月)', '记录数'])
    expect(table.getByText('（空）')).toBeTruthy()
    expect(screen.getByText('仅显示前 2 行，请缩小查询范围')).toBeTruthy()
    expect(bodyOf(client)).toEqual({
      source: '/a',
      columns: [],
      groups: [{ field: 'born', bucket: 'month' }],
      measures: [{ measure: 'count' }],
      limit: 1000,
      superQueryTree: '{"matchType":"and","records":[{"field":"name","rule":"eq","val":"王"}]}',
      sortBy: 'm0',
      order: 'desc',
    })
    await user.click(screen.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(host.saved).toEqual(['file']))
  })

  it('saves what is asked, and shows it by its link', async () => {
    const user = userEvent.setup()
    const saved: unknown[] = []
    const { client, unmount } = draw({
      analysis: { measures: [{ measure: 'count' }] },
      saved,
      run: { columns: [column('m0', null, { measure: 'count', kind: 'integer' })], rows: [{ m0: 1234 }], truncated: false },
    })
    expect(await screen.findByText('1,234')).toBeTruthy()
    expect(bodyOf(client)).toMatchObject({ source: '/a', measures: [{ measure: 'count' }] })
    await user.click(screen.getByRole('button', { name: '保存查询分析' }))
    const prompt = within(await dialogTitled('请输入保存的名称'))
    await user.type(prompt.getByRole('textbox'), '我的分析')
    await user.click(prompt.getByRole('button', { name: '确定' }))
    expect(await screen.findByRole('button', { name: '我的分析' })).toBeTruthy()
    expect(saved).toMatchObject([{ page: 'demo/query', kind: 'analysis', title: '我的分析' }])
    expect(screen.queryByRole('button', { name: '复制链接' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '我的分析' }))
    expect(await screen.findByRole('button', { name: '复制链接' })).toBeTruthy()
    unmount()
    const again = draw({ analysis: { columns: ['name'] }, saved, address: { 'query.saved': 'q1' } })
    expect(await screen.findByText('（空）')).toBeTruthy()
    expect(bodyOf(again.client)).toMatchObject({ measures: [{ measure: 'count' }] })
  })

  it('that says itself what is asked begins with the answer, and the question is put away', async () => {
    const user = userEvent.setup()
    const { client } = draw({ analysis: { measures: [{ measure: 'count' }] } })
    const change = await screen.findByRole('button', { name: '修改查询' })
    expect(change.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: '添加统计' })).toBeNull()
    await user.click(change)
    await user.click(screen.getByRole('button', { name: '添加统计' }))
    await choose(user, screen.getByRole('combobox', { name: '统计 2' }), '最大值')
    await user.click(change)
    await user.click(screen.getByRole('button', { name: '查询' }))
    expect(bodyOf(client)).toMatchObject({ measures: [{ measure: 'count' }, { measure: 'max' }] })
  })

  it('tells that a link leads nowhere, and that a question has failed', async () => {
    const user = userEvent.setup()
    const { host } = draw({ analysis: { columns: ['name'] }, address: { 'query.saved': 'gone' }, run: new Error('服务器忙') })
    await waitFor(() => expect(host.notices).toEqual(['warning: 保存的查询不存在或没有共享给您']))
    await user.click(await screen.findByRole('button', { name: '重置' }))
    await user.click(screen.getByRole('button', { name: '查询' }))
    expect(await screen.findByText('查询失败')).toBeTruthy()
  })

  it('offers no export to who may not', async () => {
    const user = userEvent.setup()
    draw()
    await choose(user, await screen.findByRole('combobox', { name: '数据来源' }), '乙表')
    expect(await screen.findByRole('button', { name: '添加统计' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
  })
})
