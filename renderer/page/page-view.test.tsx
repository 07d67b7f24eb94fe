import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type RecordedCall, testHost } from '../../tests/helpers/client'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'

plainStyles()

const departs = {
  screen: 'list',
  title: '部门',
  source: '/depart',
  fields: { title: '部门名' },
  list: { selection: 'none', toolbar: [], row: [] },
}
const users = { ...departs, title: '用户', source: '/user', fields: { name: '姓名' } }
const page = {
  screen: 'page',
  title: '部门用户',
  body: [
    [
      { screen: 'demo/depart', name: 'depart', span: 8 },
      { screen: 'demo/user', params: { departId: '{{ depart.selected.id }}' } },
    ],
    [{ text: '选中：{{ depart.selected.title }}' }],
  ],
}
const answers = {
  'GET /depart/list': [{ id: 'd1', title: '数据处' }],
  'GET /user/list': ({ query }: RecordedCall) => [{ id: 'u', name: query?.departId === 'd1' ? '王' : '全部' }],
}

describe('a page', () => {
  it('filters one block by what is selected in another, and lets go again', async () => {
    drawScreen({ screens: { 'demo/page': page, 'demo/depart': departs, 'demo/user': users }, answers })
    expect(await screen.findByText('全部')).toBeTruthy()
    await userEvent.click(await screen.findByText('数据处'))
    expect(await screen.findByText('王')).toBeTruthy()
    expect(screen.getByText('选中：数据处')).toBeTruthy()
    await userEvent.click(screen.getByText('数据处'))
    expect(await screen.findByText('全部')).toBeTruthy()
  })

  it('shows a block that fails in its own place', async () => {
    drawScreen({ screens: { 'demo/page': page, 'demo/user': users }, answers })
    expect(await screen.findByText('页面不存在：demo/depart')).toBeTruthy()
    expect(await screen.findByText('全部')).toBeTruthy()
  })
})

const grant = {
  name: 'grant',
  title: '授权',
  do: [{ open: 'demo/grant', as: 'drawer', with: { roleId: '{{ id }}' } }, { message: '完' }],
}
const granting = {
  screens: {
    'demo/user': { ...users, list: { ...users.list, row: [grant] } },
    'demo/grant': { screen: 'page', title: '授权 {{ route.roleId }}', body: [[{ widget: 'grantTree' }]] },
  },
  answers: {
    ...answers,
    'GET /sys/role/queryTreeList': {
      treeList: [{ key: 'm1', title: '系统管理', children: [{ key: 'm2', slotTitle: '用户管理' }] }],
      ids: [],
    },
    'GET /sys/permission/queryRolePermission': ['m1'],
    'POST /sys/permission/saveRolePermission': { message: '保存成功！' },
  },
}

describe('a screen', () => {
  it('says where it is wrong', async () => {
    drawScreen({ screens: { 'demo/user': '{\n  "screen": "lst",\n  "title": "x"\n}' } })
    expect(await screen.findByText(/demo\/user\.json:2:\d+ SCREEN_/)).toBeTruthy()
  })

  it('is loaded again on demand', async () => {
    const loadScreen = vi.fn(async () => undefined as { file: string; text: string } | undefined)
    drawScreen({ screens: { 'demo/user': users }, answers, host: { loadScreen } })
    await screen.findByText('页面不存在：demo/user')
    loadScreen.mockResolvedValue({ file: 'x.json', text: JSON.stringify(users) })
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('全部')).toBeTruthy()
  })

  it('opens another over itself, and goes on when it has gone', async () => {
    const { client, host } = drawScreen(granting)
    await userEvent.click(await screen.findByRole('button', { name: '授权' }))
    expect(await screen.findByText('授权 u')).toBeTruthy()
    await screen.findByText('用户管理')
    await userEvent.click(screen.getByRole('button', { name: '全部勾选' }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(host.notices).toEqual(['success: 保存成功！', 'success: 完']))
    const body = { roleId: 'u', permissionIds: 'm1,m2', lastpermissionIds: 'm1' }
    expect(client.calls.find(call => call.method === 'POST')?.body).toEqual(body)
  })

  it('stays open while something in it is not saved', async () => {
    const asked: string[] = []
    const confirm = async ({ content }: { readonly content?: unknown }) => {
      asked.push(String(content))
      return asked.length > 1
    }
    drawScreen({ ...granting, host: { notify: { ...testHost().notify, confirm } } })
    await userEvent.click(await screen.findByRole('button', { name: '授权' }))
    await screen.findByText('用户管理')
    await userEvent.click(screen.getByRole('button', { name: '取消全选' }))
    await userEvent.click(screen.getByRole('button', { name: /Close|关闭/ }))
    await waitFor(() => expect(asked).toEqual(['有未保存的修改，确定离开吗?']))
    expect(screen.getByText('已勾选 0 / 2')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Close|关闭/ }))
    await waitFor(() => expect(screen.queryByText('已勾选 0 / 2')).toBeNull())
  })
})
