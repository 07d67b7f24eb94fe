import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { RequestError } from '../../../../renderer/contract'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import type { Paper } from '../calls'
import { DataPaper } from './data-paper'

beforeAll(plainStyles)

const PAPER: Paper = {
  ...{ id: 's2', name: '拆分规避：付款', no: 1, current: true, time: '2026-11-30 09:00:00', by: '李审计', rows: 1200, apart: 2 },
  recipe: {
    ...{ id: 'r1', name: '拆分规避：付款', no: 3 },
    model: { name: 'split-purchases', columns: [{ name: 'payee', columns: ['收款人'] }] },
    steps: [
      { do: 'filter', when: "!empty(row['收款人'])" },
      { do: 'drop', columns: ['备注'], off: true },
      { do: 'sort', keys: [{ column: '日期' }] },
    ],
    values: [
      { name: '限额', value: '200000' },
      { name: '备注', value: null },
    ],
  },
  sheets: [
    { id: 's1', name: '付款', no: 4, rows: 1637, sums: [{ name: '金额', sum: '12345678.90' }] },
    { id: null, name: '已删除或无权查看的数据表', no: null, rows: null, sums: [] },
  ],
  sums: [{ name: '金额', sum: null }],
}
const NAMES = Array.from({ length: 12 }, (_, at) => (at === 6 ? '收款人' : `列${at}`))

function draw(paper: Paper | Error, rows: object | Error = {}) {
  const client = fakeClient({ 'GET /data/sheet/paper': paper, 'POST /data/sheet/rows': rows })
  const host = testHost({ client })
  render(inHost(host, <DataPaper {...({ values: { id: 's2', no: '1' } } as unknown as Parameters<typeof DataPaper>[0])} />))
  return { client, host }
}
const row = (name: string) => [...screen.getByRole('row', { name: new RegExp(name) }).children].map(({ textContent }) => textContent)

it('says purpose, population, settings, steps and result, and lists the columns that fit', async () => {
  const { client, host } = draw(PAPER, {
    columns: NAMES.map(name => ({ name, type: 'text' })),
    rows: [NAMES.map(name => `${name}值`)],
    total: 1200,
  })
  const paper = within(await screen.findByRole('article', { name: '数据分析工作底稿' }))
  expect(paper.getByText(/^拆分规避：/, { selector: 'p' }).textContent).toContain('限额')
  expect(row('^付款')).toEqual(['付款', '第4版', '1,637', '金额 12,345,678.90'])
  expect(row('已删除')).toEqual(['已删除或无权查看的数据表', '', '', ''])
  expect(row('^收款人')).toEqual(['收款人', '收款人'])
  expect(row('^限额')).toEqual(['限额', '200000'])
  expect(row('^备注')).toEqual(['备注', '（空）'])
  const steps = within(paper.getByRole('region', { name: '四、步骤' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['筛选行：收款人 不为空', '排序：日期 ↑'])
  expect(paper.getByText(/^得出/).textContent).toBe('得出 1,200 行，另有 2 行不符合规则，已单独存放。合计：金额 （空）。')
  expect(await paper.findByRole('cell', { name: '收款人值' })).toBeTruthy()
  expect(paper.getByText('列出 12 列中的 9 列，其余见数据表。')).toBeTruthy()
  expect(paper.getByText('以上为前 1 行，全部 1,200 行见数据表。')).toBeTruthy()
  expect(client.calls.map(({ query, body }) => query ?? body)).toMatchObject([
    { id: 's2', no: 1 },
    { id: 's2', no: 1, limit: 50 },
  ])
  await userEvent.click(screen.getByRole('button', { name: '打开配方' }))
  expect(host.opened).toEqual(['/data/recipe/edit?id=r1&no=3'])
})

it('says what stays unknown to readers who may not read the recipe, and that the sheet has changed since', async () => {
  draw({ ...PAPER, recipe: null, current: false, rows: 0, apart: 0, sums: [] })
  expect(await screen.findByText(/您没有查看权限，目的、参数和步骤不能列出/)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('此后数据表又有变化，本底稿记录的是第1版')
  expect(screen.getByText('没有发现符合条件的行。')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button', { name: '打开配方' })).toBeNull()
})

it('a paper or rows that cannot be read say why, and can be read again', async () => {
  draw(PAPER, new RequestError('引擎正忙', 500, false))
  expect(await screen.findByText('引擎正忙')).toBeTruthy()
  expect(screen.getByRole('article', { name: '数据分析工作底稿' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})

it('a sheet without a paper says why', async () => {
  draw(new RequestError('该数据表不是由配方生成的，没有工作底稿', 500, false))
  expect(await screen.findByText('该数据表不是由配方生成的，没有工作底稿')).toBeTruthy()
})
