import { describe, expect, it, vi } from 'vitest'
import type { ListQuery, Page, Row } from '../../model/source'
import { RowStore } from '../engine/row-store'
import { BulkRows, MOST_READ } from './bulk-rows'

const stored = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, name: `n${index}` }))

function table(count: number, pageSize = 10, all: Row[] = stored(count)) {
  const asked: number[] = []
  const store = new RowStore()
  const read = async ({ page }: ListQuery): Promise<Page> => {
    asked.push(page)
    return { rows: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }
  }
  const rows = new BulkRows(store, read, pageSize)
  return { asked, store, rows, all }
}

const settled = () => vi.waitFor(() => Promise.resolve())

describe('rows of a source', () => {
  it('have their place from the beginning and are read when they come into sight', async () => {
    const { asked, store, rows } = table(35)
    await rows.start({ filters: {} })
    expect([store.size, rows.isLoaded(9), rows.isLoaded(10), rows.phase]).toEqual([35, true, false, 'ready'])
    rows.see(5, 22)
    await vi.waitFor(() => expect(rows.isLoaded(22)).toBe(true))
    expect(rows.isComplete).toBe(false)
    expect([asked, store.at(22), rows.isLoaded(31)]).toEqual([[1, 2, 3], { id: 'r22', name: 'n22' }, false])
    rows.see(5, 22)
    await settled()
    expect(asked).toEqual([1, 2, 3])
  })

  it('keep what was changed while others are read', async () => {
    const { store, rows } = table(20)
    await rows.start({ filters: {} })
    store.edit([{ index: 3, values: { name: 'mine' } }])
    store.insert([{ name: 'new' }], 5)
    rows.see(10, 20)
    await vi.waitFor(() => expect(rows.isLoaded(20)).toBe(true))
    expect([store.at(3)?.name, store.at(5)?.name, store.at(20)?.name, store.size]).toEqual(['mine', 'new', 'n19', 21])
    expect(store.marks.counts).toEqual({ added: 1, changed: 1, removed: 0 })
  })

  it('are no changes when they arrive, and leave nothing to take back', async () => {
    const { store, rows } = table(20)
    await rows.start({ filters: {} })
    rows.see(10, 19)
    await vi.waitFor(() => expect(rows.isLoaded(19)).toBe(true))
    expect([store.dirty, store.canUndo]).toEqual([false, false])
  })

  it('stand once, although others have moved them to another page meanwhile', async () => {
    const { store, rows, all } = table(20)
    await rows.start({ filters: {} })
    all.splice(0, 0, { id: 'fresh', name: 'fresh' })
    rows.see(10, 19)
    await vi.waitFor(() => expect(rows.isLoaded(18)).toBe(true))
    expect(store.all().filter(({ id }) => id === 'r9')).toHaveLength(1)
    expect(store.size).toBe(19)
  })

  it('that could not be read are read again when they are seen again', async () => {
    let down = false
    const store = new RowStore()
    const rows = new BulkRows(
      store,
      async ({ page }) => {
        if (down) throw new Error('away')
        return { rows: stored(20).slice((page - 1) * 10, page * 10), total: 20 }
      },
      10,
    )
    await rows.start({ filters: {} })
    down = true
    rows.see(10, 19)
    await vi.waitFor(() => expect(rows.error).toBeInstanceOf(Error))
    down = false
    rows.retry()
    await vi.waitFor(() => expect(rows.isLoaded(19)).toBe(true))
    expect(rows.error).toBeUndefined()
  })

  it('are all read for who looks into each of them, but for too many', async () => {
    const { asked, store, rows } = table(35)
    await rows.start({ filters: {} })
    rows.see(10, 19)
    expect([await rows.readAll(), rows.isComplete, asked, store.at(34)?.id]).toEqual([true, true, [1, 2, 3, 4], 'r34'])
    expect(await rows.readAll()).toBe(true)
    const many = table(MOST_READ + 11)
    await many.rows.start({ filters: {} })
    expect([await many.rows.readAll(), many.asked]).toEqual([false, [1]])
  })

  it('are not all there when one page of them could not be read, or others are asked for meanwhile', async () => {
    const { rows, all } = table(30)
    const failing = new BulkRows(
      new RowStore(),
      ({ page }) => (page === 2 ? Promise.reject(new Error('away')) : Promise.resolve({ rows: all.slice(0, 10), total: 30 })),
      10,
    )
    await failing.start({ filters: {} })
    expect([await failing.readAll(), (failing.error as Error).message]).toEqual([false, 'away'])
    await rows.start({ filters: {} })
    const read = rows.readAll()
    const again = rows.start({ filters: { name: 'x' } })
    expect(await read).toBe(false)
    await again
  })

  it('are read one page after the other for their sums, as long as they are not too many', async () => {
    const { asked, rows } = table(35)
    expect(rows.sums).toBe('waiting')
    await rows.start({ filters: {} })
    expect(rows.sums).toBe('waiting')
    const read = rows.readForSums()
    expect(asked).toEqual([1, 2])
    await read
    expect([asked, rows.sums]).toEqual([[1, 2, 3, 4], true])
    const many = table(5001, 1000)
    await many.rows.start({ filters: {} })
    await many.rows.readForSums()
    expect([many.asked, many.rows.sums]).toEqual([[1], false])
  })

  it('are not read on for their sums behind a page that failed, nor once nobody waits', async () => {
    const failing: number[] = []
    const broken = new BulkRows(
      new RowStore(),
      async ({ page }) => {
        failing.push(page)
        if (page === 2) throw new Error('away')
        return { rows: stored(10), total: 50 }
      },
      10,
    )
    await broken.start({ filters: {} })
    await broken.readForSums()
    expect([failing, broken.sums]).toEqual([[1, 2], 'waiting'])
    const { asked, rows } = table(50)
    await rows.start({ filters: {} })
    const read = rows.readForSums()
    rows.stop()
    await read
    expect(asked).toEqual([1, 2])
  })

  it('say that they could not be read at all, until they are', async () => {
    let down = true
    const read = () => (down ? Promise.reject(new Error('away')) : Promise.resolve({ rows: stored(3), total: 3 }))
    const rows = new BulkRows(new RowStore(), read, 10)
    await rows.start({ filters: {} })
    expect([rows.phase, (rows.error as Error).message]).toEqual(['failed', 'away'])
    down = false
    rows.retry()
    await vi.waitFor(() => expect([rows.phase, rows.error]).toEqual(['ready', undefined]))
  })
})
