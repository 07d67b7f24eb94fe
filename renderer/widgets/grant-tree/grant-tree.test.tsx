import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { inHost } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { CloseGuardProvider, useCloseGuards } from '../../ui/guard/close-guard'
import { GrantTree } from './grant-tree'

plainStyles()

const settings = { tree: 'GET /tree', granted: 'GET /granted', save: 'POST /save', subject: 'roleId' }
const user = { key: 'user', title: '用户管理', children: [{ key: 'add', title: '添加', children: [] }] }

async function draw() {
  const client = fakeClient({ 'GET /tree': { treeList: [user] }, 'GET /granted': ['user'], 'POST /save': { message: '保存成功!' } })
  const host = testHost({ client })
  const onClose = vi.fn()
  const Window = () => {
    const guards = useCloseGuards()
    return (
      <CloseGuardProvider guards={guards}>
        <GrantTree settings={settings} values={{ roleId: 'r1' }} onClose={onClose} />
      </CloseGuardProvider>
    )
  }
  render(inHost(host, <Window />))
  await screen.findByText('添加')
  return { client, host, onClose }
}

const button = (name: string) => screen.getByRole('button', { name })

it('says that it is loading until it is there', () => {
  const host = testHost({ client: { ...fakeClient({}), request: () => new Promise(() => {}) } })
  render(inHost(host, <GrantTree settings={settings} values={{ roleId: 'r1' }} onClose={() => {}} />))
  expect(screen.getByRole('status', { name: '加载中...' })).toBeTruthy()
})

it('saves what was granted as the difference, and closes', async () => {
  const { client, onClose } = await draw()
  await userEvent.click(button('全部勾选'))
  expect(screen.getByText('未保存：新增 1 项，取消 0 项')).toBeTruthy()
  expect(screen.getByText('+ 用户管理 / 添加')).toBeTruthy()
  await userEvent.click(button('保存'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(client.calls.at(-1)?.body).toEqual({ roleId: 'r1', permissionIds: 'add,user', lastpermissionIds: 'user' })
})

it('shows what a search finds, with the way down to it', async () => {
  await draw()
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索菜单和按钮' }), '添')
  expect([screen.queryByText('用户管理') !== null, screen.queryByText('添加') !== null]).toEqual([true, true])
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索菜单和按钮' }), '无')
  await waitFor(() => expect(screen.queryByText('添加')).toBeNull())
})

it('has the actions of a page in one row below it, which are ticked with the page and for themselves', async () => {
  const actions = ['添加', '编辑'].map(title => ({ key: title, title, children: [] }))
  const page = { key: 'user', title: '用户管理', children: actions }
  const system = { key: 'system', title: '系统管理', children: [page] }
  const client = fakeClient({ 'GET /tree': { treeList: [system] }, 'GET /granted': [], 'POST /save': { message: '保存成功!' } })
  render(inHost(testHost({ client }), <GrantTree settings={settings} values={{ roleId: 'r1' }} onClose={() => {}} />))
  await userEvent.click(await screen.findByRole('button', { name: '展开所有' }))
  const row = within(screen.getByRole('group', { name: '用户管理' }))
  expect(row.getAllByRole('checkbox')).toHaveLength(2)
  await userEvent.click(row.getByRole('checkbox', { name: '添加' }))
  expect(screen.getByText('已勾选 3 / 4')).toBeTruthy()
  await userEvent.click(row.getByRole('checkbox', { name: '编辑' }))
  await userEvent.click(row.getByRole('checkbox', { name: '添加' }))
  await userEvent.click(button('保存'))
  await waitFor(() => expect(client.calls.at(-1)?.body).toEqual({ roleId: 'r1', permissionIds: 'system,user,编辑', lastpermissionIds: '' }))
})

it('asks before 取消 gives up what was granted', async () => {
  const { client, host, onClose } = await draw()
  await userEvent.click(button('全部勾选'))
  await userEvent.click(button('取消'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(host.notices.map(notice => notice.split(':')[0])).toEqual(['confirm'])
  expect(client.calls.map(call => call.path)).not.toContain('/save')
})

it('asks for the tree of a frame', async () => {
  const client = fakeClient({ 'GET /tree': { treeList: [user] }, 'GET /granted': ['user'] })
  const values = { roleId: 'r1', departId: 'd1' }
  render(inHost(testHost({ client }), <GrantTree settings={{ ...settings, within: 'departId' }} values={values} onClose={() => {}} />))
  await screen.findByText('添加')
  expect(client.calls.map(({ path, query }) => [path, query])).toEqual([
    ['/tree', { departId: 'd1' }],
    ['/granted', { roleId: 'r1' }],
  ])
})
