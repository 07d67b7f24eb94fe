import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawGrid, people } from '../../../../tests/helpers/draw-grid'
import type { DataGridProps } from '../..'

/** A grid with its panel open, the words sought in it, and what it says. */
async function seek(text: string, replacement: string, rows = people(3), props: Partial<DataGridProps> = {}) {
  const grid = await drawGrid(rows, props)
  await grid.go('r0', 'count')
  await grid.press('f', { ctrlKey: true })
  const [wanted, other] = await Promise.all(['查找内容', '替换为'].map(name => screen.findByLabelText<HTMLInputElement>(name)))
  if (wanted) fireEvent.change(wanted, { target: { value: text } })
  if (other) fireEvent.change(other, { target: { value: replacement } })
  const push = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  const says = (said: string) => waitFor(() => expect(screen.getByRole('search').textContent).toContain(said))
  return { ...grid, push, says }
}

it('goes from one cell that fits to the next, and from the last to the first', async () => {
  const { push, says, handle } = await seek('行', '')
  for (const [said, id] of [
    ['2 / 3', 'r1'],
    ['3 / 3', 'r2'],
    ['1 / 3', 'r0'],
  ] as const) {
    await push('下一个')
    await says(said)
    expect(handle.active()).toEqual({ id, key: 'name' })
  }
})

it('says where the new text cannot stand, and goes on', async () => {
  const rows = people(3).map((row, at) => ({ ...row, name: `1${at}` }))
  const { push, says, store } = await seek('1', 'x', rows)
  await push('全部替换')
  // A count takes no letter.
  await says('已替换 3 处，1 处不能替换')
  expect(store.all().map(({ name, count, level }) => [name, count, level])).toEqual([
    ['x0', 0, '1'],
    ['xx', 1, '1'],
    ['x2', 2, '1'],
  ])
  await push('下一个')
  await says('1 / 1')
  await push('替换')
  await says('此处不能替换，1 / 1')
  expect(store.at(1)?.count).toBe(1)
})

it('says how many rows it could not look into because they have not come', async () => {
  const { push, says } = await seek('行', '列', people(5), { isLoaded: index => index < 3 })
  await push('下一个')
  await says('2 / 3（2 行尚未加载，不在查找范围内）')
  await push('全部替换')
  await says('已替换 3 处（2 行尚未加载，不在查找范围内）')
  await push('下一个')
  await says('未找到（2 行尚未加载，不在查找范围内）')
})
