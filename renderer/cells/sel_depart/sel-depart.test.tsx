import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { RequestError } from '../../model/client'

const call = 'GET /sys/sysDepart/queryIdTree'
const tree = [
  { key: 'd1', value: 'd1', title: '审计局', children: [{ key: 'd2', value: 'd2', title: '数据处', children: null }] },
  { key: 'd3', value: 'd3', title: '办公室', children: [] },
]

function office() {
  const client = fakeClient({ [call]: tree })
  return { client, host: testHost({ client }) }
}

async function open(start: unknown, props: { readonly [name: string]: unknown } = {}) {
  const { client, host } = office()
  const drawn = editCell(cellField('sel_depart', props), start, { host })
  await drawn.user.click(await screen.findByRole('button', { name: '选择部门 字段' }))
  const dialog = await screen.findByRole('dialog', { name: '选择部门' })
  await within(dialog).findByText('审计局')
  return { ...drawn, client, dialog }
}

const box = (dialog: HTMLElement, name: string) => within(dialog).getByRole('checkbox', { name: `Select ${name}` })

describe('a choice of departments', () => {
  it.each([
    ['d1,d2', 'd1,d2', 'd1,d2'],
    [['d1'], 'd1', 'd1'],
    ['', '', null],
  ])('reads %o as "%s"', (wire, shown, back) => {
    expect(faces(cellField('sel_depart'), wire)).toEqual([shown, back])
  })

  it('shows the names that the server sent without asking', () => {
    const { client, host } = office()
    const { container } = showCell(cellField('sel_depart'), { it: 'd1', it_dictText: '审计局' }, { host })
    expect(container.textContent).toBe('审计局')
    expect(client.calls).toHaveLength(0)
  })

  it('asks once for the names of all cells', async () => {
    const { client, host } = office()
    const first = showCell(cellField('sel_depart'), { it: 'd2,d9' }, { host })
    const second = showCell(cellField('sel_depart'), { it: 'd3' }, { host })
    await vi.waitFor(() => expect([first.container.textContent, second.container.textContent]).toEqual(['数据处,d9', '办公室']))
    expect(client.calls.length).toBeLessThanOrEqual(2)
  })

  it('shows the values when the names cannot be had, and reports it', async () => {
    const report = vi.fn()
    const { container } = showCell(cellField('sel_depart'), { it: 'd2' }, { host: testHost({ report }) })
    await vi.waitFor(() => expect(report).toHaveBeenCalled())
    expect(container.textContent).toBe('d2')
  })

  it('ticks what is chosen and gives the ids in the order of choosing', async () => {
    const { changes, user, dialog } = await open('d3')
    expect(box(dialog, '办公室').getAttribute('aria-checked')).toBe('true')
    await user.click(box(dialog, '数据处'))
    await user.click(box(dialog, '审计局'))
    await user.click(box(dialog, '办公室'))
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
    expect(changes).toEqual(['d2,d1'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '字段' }).value).toBe('数据处,审计局')
  })

  it('is 450 wide and called 选择部门', async () => {
    const { dialog } = await open(null)
    expect(dialog.closest<HTMLElement>('.ant-modal')?.style.width ?? dialog.style.width).toBe('450px')
    expect(within(dialog).getByText('选择部门', { selector: '.ant-modal-title' })).toBeDefined()
  })

  it('changes nothing when it is cancelled', async () => {
    const { changes, user, dialog } = await open('d3')
    await user.click(box(dialog, '审计局'))
    await user.click(within(dialog).getByRole('button', { name: /取\s*消/ }))
    expect(changes).toEqual([])
  })

  const search = 'GET /sys/sysDepart/searchBy'
  const node = (id: string, title: string) => ({
    key: id,
    value: id,
    title,
    id,
    parentId: 'd1',
    departName: title,
    isLeaf: true,
    children: null,
  })

  async function searched(answer: unknown) {
    const client = fakeClient({ [call]: tree, [search]: answer })
    const drawn = editCell(cellField('sel_depart'), null, { host: testHost({ client }) })
    await drawn.user.click(await screen.findByRole('button', { name: '选择部门 字段' }))
    const dialog = await screen.findByRole('dialog', { name: '选择部门' })
    await within(dialog).findByText('审计局')
    await drawn.user.type(within(dialog).getByRole('textbox', { name: '请输入部门名称' }), ' 数据')
    return { ...drawn, client, dialog }
  }

  it('has the server search once the typing rests, and shows what it finds with those above, and what is new', async () => {
    const { client, dialog, user, changes } = await searched([node('d2', '数据处'), node('d9', '数据新处')])
    await vi.waitFor(() => expect(within(dialog).queryByText('办公室')).toBeNull())
    expect(await within(dialog).findByText('数据新处')).toBeDefined()
    expect(within(dialog).getByText('审计局')).toBeDefined()
    expect(client.calls.filter(({ path }) => path.endsWith('searchBy')).map(({ query }) => query)).toEqual([{ keyWord: '数据' }])
    await user.click(box(dialog, '数据新处'))
    await user.clear(within(dialog).getByRole('textbox', { name: '请输入部门名称' }))
    expect(await within(dialog).findByText('办公室')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
    expect(changes).toEqual(['d9'])
  })

  it('says that nothing is found, which is no failure', async () => {
    const { dialog } = await searched(new RequestError('未查询匹配数据！', 500, false))
    expect(await within(dialog).findByText('暂无部门')).toBeDefined()
  })

  it('says why a search failed, and searches again', async () => {
    let broken = true
    const { dialog, user } = await searched(() => {
      if (broken) throw new RequestError('断了', 0, false)
      return [node('d2', '数据处')]
    })
    expect(await within(dialog).findByText('断了')).toBeDefined()
    broken = false
    await user.click(within(dialog).getByRole('button', { name: /重\s*试/ }))
    expect(await within(dialog).findByText('数据处')).toBeDefined()
  })

  it('takes one department where only one is wanted', async () => {
    const { changes, user, dialog } = await open('d3', { multiple: false })
    await user.click(within(dialog).getByText('审计局'))
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
    expect(changes).toEqual(['d1'])
  })

  it('says why there is no tree and tries again', async () => {
    let broken = true
    const client = fakeClient({ [call]: () => (broken ? new Error('断了') : tree) })
    const { user } = editCell(cellField('sel_depart'), null, { host: testHost({ client }) })
    await user.click(await screen.findByRole('button', { name: '选择部门 字段' }))
    expect(await screen.findByText('断了')).toBeDefined()
    broken = false
    await user.click(screen.getByRole('button', { name: /重\s*试/ }))
    expect(await screen.findByText('审计局')).toBeDefined()
  })

  it('opens by keyboard and is cleared by its button', async () => {
    const { host } = office()
    const { changes, user } = editCell(cellField('sel_depart'), 'd1', { host })
    await user.click(await screen.findByRole('button', { name: '清空 字段' }))
    expect(changes).toEqual([null])
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('textbox', { name: '字段' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it.each([[{ disabled: true }], [{ readOnly: true }]])('stays closed when it is %o', async state => {
    const { host } = office()
    const { user } = editCell(cellField('sel_depart'), 'd1', { host, ...state })
    await user.click(await screen.findByRole('textbox', { name: '字段' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '选择部门 字段' }).disabled).toBe(true)
  })
})
