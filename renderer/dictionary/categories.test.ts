import { expect, it } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { loadDictItem, loadOne, loadTreeChildren, loadTreeData, loadTreeRoot } from './categories'

const node = { key: 'c1', title: '财务类', leaf: false, code: 'A01', icon: null, parentId: '0', value: null, children: null }
const leaf = { key: 7, title: '', leaf: '1', code: 'A01A01' }
const nodes = [
  { value: 'c1', title: '财务类', leaf: false, parent: '0', code: 'A01' },
  { value: '7', title: '7', leaf: true, code: 'A01A01' },
]

function hostWith(path: string, answer: unknown) {
  const client = fakeClient({ [`GET /sys/category/${path}`]: answer })
  return { host: testHost({ client }), asked: () => client.calls.map(call => call.query) }
}

it('reads what is below a code, one level or all', async () => {
  const { host, asked } = hostWith('loadTreeRoot', [{ ...node, children: [leaf] }, { title: 'no key' }])
  expect(await loadTreeRoot(host, 'B01', false)).toEqual([{ ...nodes[0], children: [nodes[1]] }])
  await loadTreeRoot(host, 'B01')
  expect(asked()).toEqual([
    { async: false, pcode: 'B01' },
    { async: true, pcode: 'B01' },
  ])
})

it('reads what is below an id', async () => {
  const { host, asked } = hostWith('loadTreeChildren', [node, leaf])
  expect(await loadTreeChildren(host, 'c0')).toEqual(nodes)
  expect(asked()).toEqual([{ pid: 'c0' }])
})

it.each([
  [{ name: '财务类' }, '财务类'],
  [{}, undefined],
  [null, undefined],
])('reads the name of %o', async (answer, name) => {
  const { host, asked } = hostWith('loadOne', answer)
  expect(await loadOne(host, 'code', 'A01')).toBe(name)
  expect(asked()).toEqual([{ field: 'code', val: 'A01' }])
})

it('writes every parameter of a tree out', async () => {
  const { host } = hostWith('loadTreeData?pid=&pcode=B01&condition=', [node])
  expect(await loadTreeData(host, { pcode: 'B01' })).toEqual([nodes[0]])
  const below = hostWith('loadTreeData?pid=c1&pcode=0&condition=%7B%22status%22%3A%221%22%7D', [])
  expect(await loadTreeData(below.host, { pid: 'c1', pcode: '0', condition: '{"status":"1"}' })).toEqual([])
})

it('reads names by ids, and asks nothing for none', async () => {
  const { host, asked } = hostWith('loadDictItem/', ['财务类', null])
  expect(await loadDictItem(host, ['c1', 'c9'])).toEqual(['财务类'])
  expect(await loadDictItem(host, [])).toEqual([])
  expect(asked()).toEqual([{ ids: 'c1,c9' }])
})

it('says in the server’s words why there is no answer', async () => {
  const { host } = hostWith('loadTreeRoot', new Error('该编码【x】不存在，请核实!'))
  await expect(loadTreeRoot(host, 'x')).rejects.toThrow('该编码【x】不存在，请核实!')
})
