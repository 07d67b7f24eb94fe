import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { definition } from './definition'

const table = { dict: 'doc_type,name,id', pidField: 'parent_id', hasChildField: 'has_child', pidValue: '0' }
const top = 'GET /sys/dict/loadTreeData?pid=0&pidField=parent_id&tableName=doc_type&text=name&code=id&hasChildField=has_child&condition='
const below = top.replace('pid=0', 'pid=t1')

const answers = {
  [top]: [
    { key: 't1', title: '制度', leaf: false, value: null },
    { key: 't2', title: '报告', leaf: 1, value: null },
  ],
  [below]: [{ key: 't11', title: '财务制度', leaf: true }],
  'GET /sys/dict/loadDictItem/doc_type%2Cname%2Cid': ['财务制度'],
}

function office() {
  const client = fakeClient(answers)
  return { client, host: testHost({ client }) }
}

async function open() {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '字段' }))
}

const shown = (title: string) => screen.findByTitle(title)

describe('a choice out of a tree', () => {
  it.each([
    ['t1', 't1', 't1'],
    [7, '7', '7'],
    ['', '', null],
  ])('reads %o as "%s"', (wire, text, back) => {
    expect(faces(cellField('sel_tree', table), wire)).toEqual([text, back])
  })

  it.each([[{ dict: 'one,two' }], [{ dict: "sys_user,realname,id,sex='2'" }], [{ other: 1 }]])('does not accept settings %o', settings => {
    expect(() => cellField('sel_tree', settings)).toThrow()
  })

  it('shows the name of a stored node of a table', async () => {
    const { client, host } = office()
    const { container } = showCell(cellField('sel_tree', table), { it: 't11' }, { host })
    await vi.waitFor(() => expect(container.textContent).toBe('财务制度'))
    expect(client.calls.at(-1)?.query).toEqual({ key: 't11', delNotExist: false })
  })

  it('loads one level at a time and gives the value', async () => {
    const { client, host } = office()
    const { changes, user } = editCell(cellField('sel_tree', table), null, { host })
    expect(await screen.findByText('请选择')).toBeDefined()
    expect(client.calls).toHaveLength(0)
    await open()
    const parent = (await shown('制度')).closest('.ant-select-tree-treenode')
    const opener = parent?.querySelector<HTMLElement>('.ant-select-tree-switcher')
    if (!opener) throw new Error('nothing to open')
    await user.click(opener)
    await user.click(await shown('财务制度'))
    expect(changes).toEqual(['t11'])
    expect(client.calls).toHaveLength(2)
  })

  it('joins several with commas', async () => {
    const { host } = office()
    const { changes, user } = editCell(cellField('sel_tree', { ...table, multiple: true }), 't11', { host })
    await open()
    await user.click(await shown('报告'))
    expect(changes).toEqual(['t11,t2'])
  })

  it.each([['status=1'], ['[1]'], ['"a"'], ['null'], ['{']])('says that %s is no condition', async condition => {
    const { client, host } = office()
    editCell(cellField('sel_tree', { ...table, condition }), null, { host })
    expect((await screen.findByRole('alert')).textContent).toContain('组件JTreeSelect-condition传值有误，需要一个json字符串!')
    expect(client.calls).toHaveLength(0)
  })

  it('says that it could not load, and tries again', async () => {
    let broken = true
    const client = fakeClient({ [top]: () => (broken ? new Error('断了') : answers[top]) })
    const report = vi.fn()
    const host = testHost({ client, report })
    editCell(cellField('sel_tree', table), null, { host })
    await open()
    expect(await screen.findByText('加载失败')).toBeDefined()
    expect(report).toHaveBeenCalledTimes(1)
    expect(host.notices).toEqual(['warning: 请求字典值【doc_type,name,id】失败！'])
    broken = false
    fireEvent.click(screen.getByRole('button', { name: /重\s*试/, hidden: true }))
    expect(await shown('制度')).toBeDefined()
  })

  it('says that it loads, and that there is nothing', async () => {
    let finish: (nodes: unknown) => void = () => {}
    const client = fakeClient({
      [top]: () =>
        new Promise(resolve => {
          finish = resolve
        }),
    })
    editCell(cellField('sel_tree', table), null, { host: testHost({ client }) })
    await open()
    expect((await screen.findByText('加载中…')).getAttribute('role')).toBe('status')
    finish([])
    expect(await screen.findByText('暂无数据')).toBeDefined()
  })

  it('has its list open from the beginning where that was asked for', async () => {
    const { client, host } = office()
    editCell(cellField('sel_tree', table), null, { host, unfolded: true })
    expect(await shown('制度')).toBeDefined()
    expect(client.calls).toHaveLength(1)
  })

  it('closes its list by Escape, and only then tells Escape on', async () => {
    const { host } = office()
    const restartTimer = vi.fn()
    editCell(cellField('sel_tree', table), null, { host })
    await open()
    await shown('制度')
    const input = screen.getByRole('combobox', { name: '字段' })
    document.addEventListener('keydown', restartTimer)
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 27 })
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(restartTimer).not.toHaveBeenCalled()
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 27 })
    expect(restartTimer).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', restartTimer)
  })

  it('gives its list 400 pixels', async () => {
    const { host } = office()
    editCell(cellField('sel_tree', table), null, { host, unfolded: true })
    await shown('制度')
    expect(document.querySelector<HTMLElement>('.ant-select-dropdown')?.style.maxHeight).toBe('400px')
  })

  it.each([
    ['制度', 't1'],
    ['t2', 't2'],
    ['制度，报告', 't1,t2'],
    ['总则', undefined],
    ['无', undefined],
  ])('reads "%s" of a workbook as %s, and no name that two nodes have', (text, value) => {
    const options = [
      { value: 't1', text: '制度' },
      { value: 't2', text: '报告' },
      { value: 't3', text: '总则' },
      { value: 't4', text: '总则' },
    ]
    expect(definition.codec.fromText(text, { settings: {} as never, options })).toBe(value)
  })

  it('stays closed when it is only to be read', async () => {
    const { client, host } = office()
    editCell(cellField('sel_tree', table), null, { host, readOnly: true })
    await open()
    expect(client.calls).toHaveLength(0)
  })
})

describe('a search in a tree that is read level by level', () => {
  const found = `${top}&keyword=${encodeURIComponent('财务')}`
  const answer = [
    { key: 't1', title: '制度', leaf: false, parentId: '0' },
    { key: 't11', title: '财务制度', leaf: true, parentId: 't1' },
  ]
  const settings = { ...table, multiple: true }

  async function search(answers: Record<string, unknown>, words: string) {
    const client = fakeClient(answers)
    const host = testHost({ client })
    const drawn = editCell(cellField('sel_tree', settings), null, { host })
    await open()
    await shown('报告')
    await drawn.user.type(screen.getByRole('combobox'), words)
    return { client, ...drawn }
  }
  const searches = (client: { readonly calls: readonly { readonly path: string }[] }) =>
    client.calls.filter(({ path }) => path.includes('keyword'))

  it('finds what nobody has opened yet, with all above it, by one question', async () => {
    const { client, changes, user } = await search({ ...answers, [found]: answer }, '财务')
    expect(await shown('财务制度')).toBeDefined()
    expect(screen.getByTitle('制度')).toBeDefined()
    expect(screen.queryByTitle('报告')).toBeNull()
    expect(searches(client)).toHaveLength(1)
    await user.click(screen.getByTitle('财务制度'))
    expect(changes).toEqual(['t11'])
  })

  it('asks nothing for blanks', async () => {
    const { client } = await search(answers, '   ')
    await new Promise(done => setTimeout(done, 400))
    expect(searches(client)).toHaveLength(0)
  })

  it('says that nothing was found, and that the server refused', async () => {
    await search({ ...answers, [found]: [] }, '财务')
    expect(await screen.findByText('暂无数据')).toBeDefined()
  })

  it('offers to ask again where the server refused', async () => {
    await search(answers, '财务')
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined()
  })
})
