import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, fadingIn, showCell } from '../../../tests/helpers/draw-cells'

const people = [
  { id: '1', username: 'zhao', realname: '赵敏', sex: 2, sex_dictText: '女', phone: '13800000000', orgCodeTxt: '审计局' },
  { id: '2', username: 'qian', realname: '钱多', sex: 1, sex_dictText: '男', phone: null, orgCodeTxt: null },
  { id: '3', username: 'sun', realname: '孙行', sex: null },
]

function list({ query = {} }: RecordedCall) {
  if (query.id !== undefined) return { records: people.filter(({ id }) => String(query.id).split(',').includes(id)), total: 1 }
  const username = String(query.username ?? '')
  const keys = username.endsWith(',') ? username.split(',') : undefined
  const found = people.filter(person => (keys ? keys.includes(person.username) : person.username.includes(username.replaceAll('*', ''))))
  return { records: keys ? found : found.slice(0, 2), total: found.length }
}

function office() {
  const client = fakeClient({
    'GET /sys/user/list': list,
    'GET /sys/user/queryUserByDepId': [people[2], null, { id: 'no account' }],
    'GET /sys/sysDepart/queryIdTree': [{ key: 'd1', title: '审计局', children: null }],
  })
  return { client, host: testHost({ client }) }
}

async function open(start: unknown, props: { readonly [name: string]: unknown } = {}) {
  const { client, host } = office()
  const drawn = editCell(cellField('sel_user', props), start, { host })
  await drawn.user.click(await screen.findByRole('button', { name: '选择用户 字段' }))
  const dialog = await screen.findByRole('dialog', { name: '选择用户' })
  await within(dialog).findByText('13800000000')
  return { ...drawn, client, dialog }
}

const accept = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /确\s*定/ })

describe('a choice of people', () => {
  it('asks for the names of a whole page at once', async () => {
    const { client, host } = office()
    const field = cellField('sel_user')
    const { container } = showCell(field, { it: 'zhao,gone' }, { host })
    await vi.waitFor(() => expect(container.textContent).toBe('赵敏,gone'))
    expect(client.calls.map(call => call.query)).toEqual([{ username: 'zhao,gone,', pageNo: 1, pageSize: 2 }])
  })

  it('does not ask again for those that it knows', async () => {
    const { client, host } = office()
    const first = showCell(cellField('sel_user'), { it: 'zhao' }, { host })
    await vi.waitFor(() => expect(first.container.textContent).toBe('赵敏'))
    const second = showCell(cellField('sel_user'), { it: 'zhao' }, { host })
    expect(second.container.textContent).toBe('赵敏')
    expect(client.calls).toHaveLength(1)
  })

  it('lets many names fade behind 25 characters', async () => {
    const { host } = office()
    const names = Array.from({ length: 10 }, (_, index) => `人员${index}`).join(',')
    const { container } = showCell(cellField('sel_user', {}, { ellipsis: 25 }), { it: 'x', it_dictText: names }, { host })
    expect(fadingIn(container)).toEqual([names, '25em'])
  })

  it('shows names and gives accounts, in the order of choosing', async () => {
    const { changes, user, dialog } = await open('sun')
    expect(dialog.closest<HTMLElement>('.ant-modal')?.style.width ?? dialog.style.width).toBe('1200px')
    await user.click(within(dialog).getByText('钱多'))
    await user.click(within(dialog).getByText('赵敏'))
    const chosen = within(within(dialog).getByRole('region', { name: '已选用户' }))
    expect(chosen.getAllByRole('listitem').map(item => item.firstChild?.textContent)).toEqual(['孙行', '钱多', '赵敏'])
    expect(chosen.getByText('3 项')).toBeDefined()
    await user.click(accept(dialog))
    expect(changes).toEqual(['sun,qian,zhao'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '字段' }).value).toBe('孙行,钱多,赵敏')
  })

  it('takes a choice back by the row and by its button', async () => {
    const { changes, user, dialog } = await open('zhao,sun')
    await user.click(within(dialog).getByRole('cell', { name: '赵敏' }))
    await user.click(within(dialog).getByRole('button', { name: '删除 孙行' }))
    await user.click(accept(dialog))
    expect(changes).toEqual([null])
  })

  it('asks for accounts that hold the text', async () => {
    const { client, user, dialog } = await open(null)
    await user.type(within(dialog).getByRole('textbox', { name: '账号' }), 'sun{Enter}')
    await within(dialog).findByText('孙行')
    expect(client.calls.at(-1)?.query).toMatchObject({ username: '*sun*', pageNo: 1, pageSize: 5 })
    await user.click(within(dialog).getByRole('button', { name: /重\s*置/ }))
    await within(dialog).findByText('赵敏')
  })

  it('says which rows of how many it shows', async () => {
    const { dialog } = await open(null)
    expect(within(dialog).getByText('1-3 共3条')).toBeDefined()
  })

  it('takes one person where only one is wanted', async () => {
    const { changes, user, dialog } = await open('sun', { multiple: false })
    await user.click(within(dialog).getByText('赵敏'))
    await user.click(within(dialog).getByRole('cell', { name: '钱多' }))
    await user.click(accept(dialog))
    expect(changes).toEqual(['qian'])
  })

  it('stores ids where they are wanted, and asks for the names by them', async () => {
    const { client, changes, user, dialog } = await open('3', { store: 'id' })
    expect(client.calls.some(({ query }) => query?.id === '3,')).toBe(true)
    await user.click(within(dialog).getByText('赵敏'))
    await user.click(accept(dialog))
    expect(changes).toEqual(['3,1'])
    await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '字段' }).value).toBe('孙行,赵敏'))
  })

  it('clears the whole choice', async () => {
    const { changes, user, dialog } = await open('zhao,sun')
    await user.click(within(within(dialog).getByRole('region', { name: '已选用户' })).getByRole('button', { name: '清空' }))
    await user.click(accept(dialog))
    expect(changes).toEqual([null])
  })

  it('is used by keyboard alone', async () => {
    const { changes, user, dialog } = await open(null)
    await vi.waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: '账号' })))
    const [first] = within(dialog)
      .getAllByRole('row')
      .filter(row => row.hasAttribute('data-row-key'))
    first?.focus()
    await user.keyboard(' {ArrowDown}{Enter}{Control>}{Enter}{/Control}')
    expect(changes).toEqual(['zhao,qian'])
  })

  it('takes the one that is pointed out twice', async () => {
    const { changes, user, dialog } = await open(null, { multiple: false })
    await user.dblClick(within(dialog).getByRole('cell', { name: '钱多' }))
    expect(changes).toEqual(['qian'])
  })

  it('opens at once where a grid opens it', async () => {
    const { host } = office()
    editCell(cellField('sel_user'), null, { host, unfolded: true } as never)
    expect(await screen.findByRole('dialog', { name: '选择用户' })).toBeDefined()
  })

  it('narrows the list down to a department', async () => {
    const { client, user, dialog } = await open(null, { departments: true })
    await user.click(await within(within(dialog).getByRole('tree', { name: '选择部门' }).parentElement ?? dialog).findByText('审计局'))
    await within(dialog).findByText('孙行')
    expect(client.calls.at(-1)?.query).toEqual({ id: 'd1' })
    expect(within(dialog).queryByText('赵敏')).toBeNull()
  })

  it('says why there are no people', async () => {
    const { user } = editCell(cellField('sel_user'), null, { host: testHost() })
    await user.click(await screen.findByRole('button', { name: '选择用户 字段' }))
    expect(await screen.findByText('加载失败')).toBeDefined()
  })
})
