import { describe, expect, it } from 'vitest'
import { nextCode } from './codes'
import { branch, branches, findByPath, movedCodes, nest, pathOf, reaching, type TreeNode, treeOf } from './nodes'

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
    ['', ['A09'], 'A10'],
    ['', ['A98'], 'A99'],
    ['', ['B99', 'A05'], 'C01'],
    ['Z99', ['Z99Z98'], 'Z99Z99'],
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

  it('keep the codes that do not begin as the old one', () => {
    expect([...movedCodes(rows.slice(0, 2), 'A01A01', 'B01')]).toEqual([
      ['1', 'A01'],
      ['2', 'B01'],
    ])
  })
  it('name the nodes of several branches once', () => {
    expect(branches(tree, ['2', '1', '3']).map(node => node.id)).toEqual(['2', '3', '1', '4'])
  })
  it('draw what is below the given roots', () => {
    const ids = nest(tree, (node, children: unknown) => ({ [node.id]: children }), [rows[1] as TreeNode])
    expect(ids).toEqual([{ 2: [{ 3: null }] }])
  })
  it('take a row without a parent, or with one that is gone, as a topmost one', () => {
    const loose = treeOf([
      { id: 'a', parentId: null },
      { id: 'b', parentId: 'gone' },
      { id: 'c', parentId: 'b' },
    ])
    expect(loose.below.get('')?.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(loose.below.get('b')?.map(({ id }) => id)).toEqual(['c'])
  })
  it('find nothing by a path that two nodes have', () => {
    const twice = treeOf([...rows, { id: '5', parentId: '1', code: 'A01A03', name: '法规处' }])
    expect(findByPath(twice, '审计局/法规处')).toBeUndefined()
    expect(findByPath(twice, 'A01A03')?.id).toBe('5')
    expect(findByPath(twice, '审计局')?.id).toBe('1')
  })
  it('end a path that goes round', () => {
    const ring = treeOf([
      { id: 'a', parentId: 'b', code: 'A01', name: 'a' },
      { id: 'b', parentId: 'a', code: 'A02', name: 'b' },
    ])
    expect(pathOf(ring, 'a').split('/')).toHaveLength(100)
    expect(pathOf(treeOf([{ id: 'a', parentId: null, code: 'A01', name: 'a' }]), 'a')).toBe('a')
  })
  it.each([
    ['1', ['2', '3', '4']],
    ['2', ['3']],
    ['', ['1', '2', '3', '4']],
    ['x', []],
  ])('know what stands below "%s" on the way up', (root, ids) => {
    const keyed = [...rows.map(row => ({ ...row, key: row.id })), { ...rows[0], id: 'r', key: 'r', parentId: 'r' }]
    expect(reaching(keyed, root).map(({ id }) => id)).toEqual(ids)
  })
})
