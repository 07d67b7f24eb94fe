import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawGrid, input, people, texts } from '../../../../tests/helpers/draw-grid'

const filter = (handle: Awaited<ReturnType<typeof drawGrid>>['handle'], sought: Readonly<Record<string, string>>) =>
  act(async () => void (await handle.setFilters(new Map(Object.entries(sought)))))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const chips = () => screen.queryAllByRole('button', { name: /^取消筛选/ }).map(({ textContent }) => textContent)

it('says by what rows are left out, how many are left, and of how many', async () => {
  const { handle } = await drawGrid(people(12))
  expect(screen.queryByText(/筛选结果/)).toBeNull()
  await filter(handle, { name: '1', count: '' })
  await screen.findByText('筛选结果 3 行，共 12 行')
  expect(chips()).toEqual(['名称：1 ×'])
})

it('counts rows that come and go', async () => {
  const { handle } = await drawGrid(people(12))
  await filter(handle, { name: '1' })
  await act(async () => void handle.add())
  await screen.findByText('筛选结果 4 行，共 13 行')
  await act(async () => void handle.remove('r1'))
  expect(screen.getByText('筛选结果 3 行，共 12 行')).toBeTruthy()
})

it('takes back one filter, or all of them, and goes on in the cells', async () => {
  const { handle } = await drawGrid(people(12))
  await filter(handle, { name: '1', count: '10' })
  await screen.findByText('筛选结果 1 行，共 12 行')
  await press('取消筛选 数量：10')
  expect([chips(), texts(1)[0]]).toEqual([['名称：1 ×'], '行10'])
  expect(document.activeElement).toBe(input())
  await press('清除筛选')
  expect([screen.queryByText(/筛选结果 \d+ 行，/), texts(1)[0]]).toEqual([null, '行1'])
  expect(document.activeElement).toBe(input())
})

it('keeps what was typed in the open cell', async () => {
  const { handle, go, type } = await drawGrid(people(12))
  await filter(handle, { name: '1' })
  await go('r10', 'count')
  await type('77')
  await press('清除筛选')
  expect([chips(), handle.editing(), handle.store.at(10)?.count]).toEqual([[], undefined, 77])
})

it('says that no row fits instead of that there is none', async () => {
  const { handle } = await drawGrid(people(12))
  await filter(handle, { name: '没有' })
  expect([screen.getByText('没有符合筛选的行'), screen.queryByText('暂无数据')]).toEqual([expect.anything(), null])
  await screen.findByText('筛选结果 0 行，共 12 行')
})
