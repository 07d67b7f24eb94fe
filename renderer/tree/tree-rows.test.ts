import { describe, expect, it } from 'vitest'
import { testScreen } from '../../tests/helpers/screen'
import { isPlaceholder } from '../list/placeholder'
import { childrenOf } from '../model/branch'
import type { Row } from '../model/source'
import { loadExpanded } from './load-expanded'
import { lazyRows, parentKeys, searchedRows, sortedRows } from './tree-rows'

const screen = testScreen({ kind: 'tree' })
const keyOf = (row: Row) => String(row.id)
const text = (rows: readonly Row[]): string =>
  rows.map(row => (isPlaceholder(row) ? '…' : `${row.id}${'children' in row ? `(${text(childrenOf(row))})` : ''}`)).join(' ')

describe('the rows of a lazy tree', () => {
  it.each([
    [[{ id: 'a', hasChild: '1' }], {}, 'a(…)'],
    [
      [
        { id: 'a', hasChild: '0' },
        { id: 'b', hasChild: 0 },
      ],
      {},
      'a b',
    ],
    [[{ id: 'a', hasChild: true }], { a: [] }, 'a'],
    [[{ id: 'a', hasChild: 1 }], { a: [{ id: 'b', hasChild: 1 }, { id: 'c' }] }, 'a(b(…) c)'],
    [[{ id: 'a', hasChild: '0', children: null }], {}, 'a'],
  ])('shows %o with %o read as %s', (rows, below, want) => {
    expect(text(lazyRows(rows, new Map(Object.entries(below)), screen))).toBe(want)
  })

  it.each([
    // found            read below others        shown
    [['a', 'b'], {}, 'a b'],
    [['a', 'b'], { a: ['b', 'c'] }, 'a(b c)'],
    [['a', 'c'], { a: ['b'], b: ['c'] }, 'a(b(c))'],
  ])('shows each of the found %o once, when %o were read', (found, read, want) => {
    const below = Object.entries(read).map(([key, ids]) => [key, ids.map((id: string) => ({ id }))] as const)
    expect(
      text(
        lazyRows(
          found.map(id => ({ id })),
          new Map(below),
          screen,
        ),
      ),
    ).toBe(want)
  })

  it('reads again what is open, and forgets what is gone', async () => {
    const tree: Record<string, Row[]> = { a: [{ id: 'b', hasChild: '1' }], b: [{ id: 'c' }], d: [] }
    const asked: string[] = []
    const read = async (parent: Row) => {
      asked.push(keyOf(parent))
      return tree[keyOf(parent)] ?? []
    }
    const rows = [
      { id: 'a', hasChild: '1' },
      { id: 'd', hasChild: '1' },
      { id: 'e', hasChild: '0' },
    ]
    const expanded = new Set(['a', 'b', 'd', 'e', 'gone'])
    const found = await loadExpanded(rows, { expanded, levels: 0, hasChildren: 'hasChild', keyOf, read })
    expect(asked).toEqual(['a', 'd', 'b'])
    expect([...found.expanded]).toEqual(['a', 'b'])
    expect(text(lazyRows(rows, found.below, screen))).toBe('a(b(c)) d e')
  })

  it('opens so many levels at the beginning', async () => {
    const read = async (parent: Row) => [{ id: `${parent.id}x`, hasChild: '1' }]
    const found = await loadExpanded([{ id: 'a', hasChild: '1' }], { expanded: new Set(), levels: 2, hasChildren: 'hasChild', keyOf, read })
    expect([...found.expanded]).toEqual(['a', 'ax'])
  })

  it('opens a hundred rows at most by itself, and says when some are left', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, hasChild: '1' }))
    const read = async (parent: Row) => [{ id: `${parent.id}x` }]
    const all = { levels: Number.POSITIVE_INFINITY, hasChildren: 'hasChild', keyOf, read }
    const some = await loadExpanded(rows(100), { ...all, expanded: new Set() })
    expect([some.expanded.size, some.left]).toEqual([100, false])
    const many = await loadExpanded(rows(102), { ...all, expanded: new Set(['r101']) })
    expect([many.expanded.size, many.left, many.expanded.has('r101')]).toEqual([101, true, true])
  })
})

describe('the rows of a whole tree', () => {
  const whole: Row[] = [
    {
      id: 'a',
      name: '甲',
      children: [
        { id: 'b', name: '乙', children: [] },
        { id: 'c', name: '丙', children: null },
      ],
    },
    { id: 'd', name: '丁', children: [] },
  ]

  it.each([
    [{}, 'a(b c) d'],
    [{ name: '*乙*' }, 'a(b)'],
    [{ name: '*甲*' }, 'a(b c)'],
    [{ name: '*丁*' }, 'd'],
    [{ name: '无' }, ''],
  ])('finds %o with what stands above and below it: %s', (filters, want) => {
    expect(text(searchedRows(whole, { filters }))).toBe(want)
  })

  it('sorts each level', () => {
    expect(text(sortedRows(searchedRows(whole, { filters: {} }), { field: 'id', order: 'desc' }))).toBe('d a(c b)')
  })

  it('knows what can be opened', () => {
    const deep = [{ id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }] }]
    expect(parentKeys(deep, keyOf)).toEqual(['a', 'b'])
    expect(parentKeys(deep, keyOf, 1)).toEqual(['a'])
    expect(parentKeys(deep, keyOf, 0)).toEqual([])
  })
})
