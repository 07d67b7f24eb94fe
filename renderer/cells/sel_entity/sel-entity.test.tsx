import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'

const LIST = 'GET /course/lecturer/list'
const people = Array.from({ length: 12 }, (_, index) => ({
  id: `l${index + 1}`,
  name: `讲师${index + 1}`,
  level: String(index % 2),
  level_dictText: index % 2 ? '教授' : '讲师',
}))

const definition = {
  title: '讲师',
  perm: 'lecturer:',
  fields: {
    name: { title: '姓名', query: 'like' },
    level: { title: '级别', type: 'select', dict: 'lecturer_level', query: true },
    joined: { title: '入职日期', type: 'date', query: 'range' },
    resume: { title: '简历', in: 'form' },
  },
}

function office(all = people) {
  const list = ({ query = {} }: RecordedCall) => {
    const { id, pageNo, pageSize } = query
    const found = typeof id === 'string' ? all.filter(row => id.split(',').includes(row.id)) : all
    const from = (Number(pageNo) - 1) * Number(pageSize)
    return { records: found.slice(from, from + Number(pageSize)), total: String(found.length) }
  }
  const client = fakeClient({ [LIST]: list, 'GET /sys/dict/getDictItems/lecturer_level': [] })
  const text = JSON.stringify(definition)
  return {
    client,
    host: testHost({ client, loadEntity: async base => (base === '/course/lecturer' ? { file: 'e.json', text } : undefined) }),
  }
}

const lists = (client: { readonly calls: readonly RecordedCall[] }) => client.calls.filter(({ path }) => path === '/course/lecturer/list')

async function open(start: unknown = null, props: object = {}, parts = office()) {
  const field = cellField('sel_entity', { source: '/course/lecturer', ...props })
  const drawn = editCell(field, start, { host: parts.host })
  await drawn.user.click(await screen.findByRole('button', { name: '选择字段 字段' }))
  const dialog = await screen.findByRole('dialog', { name: '选择字段' })
  await within(dialog).findByRole('group', { name: '查询' })
  return { ...drawn, ...parts, dialog, accept: () => drawn.user.click(within(dialog).getByRole('button', { name: /确\s*定/ })) }
}

describe('a choice of business objects', () => {
  it('shows the texts of a whole page by one call', async () => {
    const { client, host } = office()
    const field = cellField('sel_entity', { source: '/course/lecturer' })
    const first = showCell(field, { it: 'l1,l3' }, { host })
    const second = showCell(field, { it: 'l2,gone' }, { host })
    await vi.waitFor(() => expect([first.container.textContent, second.container.textContent]).toEqual(['讲师1,讲师3', '讲师2,gone']))
    expect(client.calls.map(({ query }) => query)).toEqual([{ id: 'l1,l3,l2,gone,', pageNo: 1, pageSize: 4 }])
  })

  it('has the columns and the search that the entity describes, 900 wide, five rows at first', async () => {
    const { client, dialog } = await open()
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map(head => head.textContent?.trim())
        .filter(Boolean),
    ).toEqual(['姓名', '级别', '入职日期'])
    expect(dialog.closest<HTMLElement>('.ant-modal')?.style.width ?? dialog.style.width).toBe('900px')
    expect(within(dialog).getByRole('textbox', { name: '姓名' })).toBeDefined()
    expect(within(dialog).getByLabelText('入职日期起')).toBeDefined()
    expect(lists(client).at(-1)?.query).toMatchObject({ pageNo: 1, pageSize: 5 })
    expect(within(dialog).getByText('1-5 共12条')).toBeDefined()
  })

  it('keeps what is chosen from page to page, beside the rows', async () => {
    const { changes, user, dialog, accept } = await open('l12')
    const chosen = within(dialog).getByRole('region', { name: '已选字段' })
    expect(await within(chosen).findByText('讲师12')).toBeDefined()
    await user.click(await within(dialog).findByText('讲师2'))
    await user.click(within(dialog).getByRole('button', { name: '第 2 页' }))
    await user.click(await within(dialog).findByText('讲师7'))
    await user.click(within(chosen).getByRole('button', { name: '删除 讲师12' }))
    await accept()
    expect(changes).toEqual(['l2,l7'])
  })

  it('is a choice among radios where one is wanted: another takes the place of the first', async () => {
    const { dialog, user, accept, changes } = await open(null, { multiple: false })
    await within(dialog).findByText('讲师1')
    const radios = within(dialog).getAllByRole<HTMLInputElement>('radio')
    for (const at of [0, 2]) await user.click(radios[at] as HTMLElement)
    expect([radios.map(({ checked }) => checked), within(dialog).queryAllByRole('checkbox')]).toEqual([
      [false, false, true, false, false],
      [],
    ])
    await accept()
    expect(changes).toEqual(['l3'])
  })

  it('asks by the operators of the entity', async () => {
    const { client, user, dialog } = await open()
    await user.type(within(dialog).getByRole('textbox', { name: '姓名' }), '3{Enter}')
    await vi.waitFor(() => expect(lists(client).at(-1)?.query).toMatchObject({ name: '*3*', pageNo: 1 }))
  })

  it('remembers the size of a page', async () => {
    const parts = office()
    const { client, host } = parts
    host.settings.set('picker.pageSize./course/lecturer', 20)
    await open(null, {}, parts)
    await vi.waitFor(() => expect(lists(client).at(-1)?.query).toMatchObject({ pageSize: 20 }))
  })

  it('steps back from a page that has no records any more', async () => {
    const all = [...people]
    const { client, user, dialog } = await open(null, {}, office(all))
    await within(dialog).findByText('讲师1')
    all.length = 4
    await user.click(within(dialog).getByRole('button', { name: '第 2 页' }))
    await vi.waitFor(() =>
      expect(
        lists(client)
          .slice(-2)
          .map(({ query }) => query?.pageNo),
      ).toEqual([2, 1]),
    )
    expect(await within(dialog).findByText('1-4 共4条')).toBeDefined()
  })

  it('says that there is nothing, and why there is nothing', async () => {
    const empty = await open(null, {}, office([]))
    expect((await within(empty.dialog).findAllByText('暂无数据')).length).toBeGreaterThan(0)
    empty.unmount()
    const broken = await open(null, {}, {
      ...office(),
      client: fakeClient({}),
      host: { ...office().host, client: fakeClient({}) },
    } as never)
    expect(await within(broken.dialog).findByText('加载失败')).toBeDefined()
  })

  it('takes the columns that the settings name where no entity describes the rows', async () => {
    const client = fakeClient({ 'GET /sys/user/list': { records: [{ username: 'zhao', realname: '赵敏' }], total: 1 } })
    const props = {
      source: '/sys/user',
      valueField: 'username',
      textField: 'realname',
      columns: { username: '账号', realname: '姓名' },
      multiple: false,
    }
    const { changes, user } = editCell(cellField('sel_entity', { ...props, name: '人员', params: { status: '1' } }), null, {
      host: testHost({ client }),
    })
    await user.click(await screen.findByRole('button', { name: '选择人员 字段' }))
    const dialog = await screen.findByRole('dialog', { name: '选择人员' })
    await user.click(await within(dialog).findByText('赵敏'))
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
    expect([changes, client.calls[0]?.query]).toEqual([['zhao'], { status: '1', pageNo: 1, pageSize: 5 }])
  })
})
