import { describe, expect, it } from 'vitest'
import { nextCode } from './codes'
import { branch, findByPath, movedCodes, nest, pathOf, type TreeNode, treeOf } from './nodes'

describe('codes of trees', () => {
  it.each([
    // parent, siblings, next
    ['', [], 'A01'],
    ['', ['A01', 'A03', 'A02'], 'A04'],
    ['', ['A99'], 'B01'],
    ['', ['Z99'], null],
    ['A01', [], 'A01A01'],
    ['A01', ['A01A01', 'A01A09'], 'A01A10'],
    ['A01', ['xx', 'A01odd'], 'A01A01'],
  ])('below "%s" with %o follows %s', (parent, siblings, next) => {
    expect(nextCode(parent, siblings)).toBe(next)
  })
})

const rows: TreeNode[] = [
  { id: '1', parentId: '', code: 'A01', name: '审计局' },
  { id: '2', parentId: '1', code: 'A01A01', name: '数据处' },
  { id: '3', parentId: '2', code: 'A01A01A01', name: '一科' },
  { id: '4', parentId: '1', code: 'A01A02', name: '法规处' },
]

describe('trees', () => {
  const tree = treeOf(rows)
  it('nest rows and leave null where nothing stands below', () => {
    const drawn = nest(tree, (node, children: unknown[] | null) => ({ id: node.id, children }))
    expect(drawn).toEqual([
      {
        id: '1',
        children: [
          { id: '2', children: [{ id: '3', children: null }] },
          { id: '4', children: null },
        ],
      },
    ])
  })
  it('know the branch below a node', () => {
    expect(branch(tree, '2').map(node => node.id)).toEqual(['2', '3'])
    expect(branch(tree, 'x')).toEqual([])
  })
  it('survive a ring that should not be there', () => {
    const ring = treeOf([
      { id: 'a', parentId: 'b' },
      { id: 'b', parentId: 'a' },
    ])
    expect(branch(ring, 'a').map(node => node.id)).toEqual(['a', 'b'])
  })
  it('find a node by its path of names or by its code', () => {
    expect(pathOf(tree, '3')).toBe('审计局/数据处/一科')
    expect(findByPath(tree, '审计局/数据处')?.id).toBe('2')
    expect(findByPath(tree, 'A01A02')?.id).toBe('4')
    expect(findByPath(tree, '数据处')).toBeUndefined()
  })
  it('give a moved branch its new codes', () => {
    expect([...movedCodes(branch(tree, '2'), 'A01A01', 'A02')]).toEqual([
      ['2', 'A02'],
      ['3', 'A02A01'],
    ])
  })
})
