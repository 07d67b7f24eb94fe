import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { RequestError } from '../../model/client'

const NAMES = 'GET /sys/dict/loadDictItem/sys_category%2Cname%2Ccode'
const answers = {
  'GET /sys/category/loadTreeRoot': [
    { key: 'c1', title: '审计类', leaf: false, code: 'B01A01' },
    { key: 'c2', title: '财务类', leaf: true, code: 'B01A02' },
  ],
  'GET /sys/category/loadTreeChildren': [{ key: 'c11', title: '专项审计', leaf: true, code: 'B01A01A01' }],
  'GET /sys/category/loadTreeData?pid=&pcode=B01&condition=%7B%22hasChild%22%3A%220%22%7D': [{ key: 'c2', title: '财务类', leaf: true }],
  'GET /sys/category/loadDictItem/': ['财务类'],
  'GET /sys/category/loadOne': { id: 'c2', name: '财务类', code: 'B01A02' },
  [NAMES]: ['审计类', '财务类'],
}

function office(more = {}) {
  const client = fakeClient({ ...answers, ...more })
  return { client, host: testHost({ client }) }
}

const open = async () => fireEvent.mouseDown(await screen.findByRole('combobox', { name: '字段' }))
const shown = (title: string) => screen.findByTitle(title)

async function unfold(title: string) {
  const opener = (await shown(title)).closest('.ant-select-tree-treenode')?.querySelector('.ant-select-tree-switcher')
  if (!opener) throw new Error('nothing to open')
  fireEvent.click(opener)
}

describe('a choice of categories', () => {
  it.each([
    ['c1', 'c1', 'c1'],
    ['c1, c2', 'c1,c2', 'c1,c2'],
    ['', '', null],
  ])('reads %o as "%s"', (wire, text, back) => {
    expect(faces(cellField('cat_tree'), wire)).toEqual([text, back])
  })

  it('loads the level below the category with the code, and one level at a time from there', async () => {
    const { client, host } = office()
    const { changes, user } = editCell(cellField('cat_tree', { pcode: 'B01' }), null, { host })
    await open()
    await unfold('审计类')
    await user.click(await shown('专项审计'))
    expect(changes).toEqual(['c11'])
    expect(client.calls.map(({ path, query }) => [path, query])).toEqual([
      ['/sys/category/loadTreeRoot', { async: true, pcode: 'B01' }],
      ['/sys/category/loadTreeChildren', { pid: 'c1' }],
    ])
  })

  it('begins below an id where one is given', async () => {
    const { client, host } = office()
    editCell(cellField('cat_tree', { pid: 'c1' }), null, { host })
    await open()
    await shown('专项审计')
    expect(client.calls.map(({ query }) => query)).toEqual([{ pid: 'c1' }])
  })

  it('asks with the condition where there is one', async () => {
    const { host } = office()
    editCell(cellField('cat_tree', { pcode: 'B01', condition: '{"hasChild":"0"}' }), null, { host })
    await open()
    expect(await shown('财务类')).toBeDefined()
  })

  it('says what is no condition', async () => {
    const { host } = office()
    editCell(cellField('cat_tree', { condition: 'x' }), null, { host })
    expect((await screen.findByRole('alert')).textContent).toContain('组件JTreeSelect-condition传值有误，需要一个json字符串!')
  })

  it('keeps codes where that is set, and asks for children by ids', async () => {
    const { client, host } = office()
    const { changes, user } = editCell(cellField('cat_tree', { pcode: 'B01', store: 'code' }), null, { host })
    await open()
    await unfold('审计类')
    await user.click(await shown('专项审计'))
    expect(changes).toEqual(['B01A01A01'])
    expect(client.calls.at(-1)?.query).toEqual({ pid: 'c1' })
  })

  it('gives the names to the field that wants them, and takes them away', async () => {
    const { host } = office()
    const others: unknown[] = []
    const { user } = editCell(cellField('cat_tree', { multiple: true, back: 'typeName' }), null, {
      host,
      setOthers: values => others.push(values),
    })
    await open()
    await user.click(await shown('财务类'))
    await user.click(await shown('审计类'))
    fireEvent.mouseDown(document.querySelector('.ant-select-clear') as Element)
    expect(others).toEqual([{ typeName: '财务类' }, { typeName: '财务类,审计类' }, { typeName: null }])
  })

  it('shows the name that the server sent, without asking', () => {
    const { client, host } = office()
    const { container } = showCell(cellField('cat_tree'), { it: 'c2', it_dictText: '财务类' }, { host })
    expect(container.textContent).toBe('财务类')
    expect(client.calls).toHaveLength(0)
  })

  it.each([
    ['id', 'c2', '/sys/category/loadDictItem/', { ids: 'c2' }],
    ['code', 'B01A02', '/sys/category/loadOne', { field: 'code', val: 'B01A02' }],
  ])('asks for the name of one stored %s by its own call', async (store, wire, path, query) => {
    const { client, host } = office()
    const { container } = showCell(cellField('cat_tree', { store }), { it: wire }, { host })
    await vi.waitFor(() => expect(container.textContent).toBe('财务类'))
    expect(client.calls.map(call => [call.path, call.query])).toEqual([[path, query]])
  })

  it('asks for the names of a whole page at once', async () => {
    const { client, host } = office()
    const field = cellField('cat_tree', { store: 'code' })
    const [one, two] = ['B01A01', 'B01A02'].map(it => showCell(field, { it }, { host }).container)
    await vi.waitFor(() => expect(two?.textContent).toBe('财务类'))
    expect(one?.textContent).toBe('审计类')
    expect(client.calls).toHaveLength(1)
  })

  it('asks one by one where the server does not give that table away', async () => {
    const { host } = office({ [NAMES]: new RequestError('无权', 500, false) })
    const field = cellField('cat_tree', { store: 'code' })
    const [, two] = ['B01A01', 'B01A02'].map(it => showCell(field, { it }, { host }).container)
    await vi.waitFor(() => expect(two?.textContent).toBe('财务类'))
  })
})
