import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { inHost } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { RequestError } from '../../model/client'
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

it('calls the box of an entry by its name', async () => {
  await draw()
  expect(screen.getByRole('checkbox', { name: /用户管理/ })).toBeTruthy()
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

const RULES = {
  rules: 'GET /rules/{permissionId}/{departId}/{roleId}',
  saveRules: 'POST /rules',
  within: 'departId',
}
const ruled = { ...user, ruleFlag: 1 }
const OWN = { id: 'own', ruleName: '本人', ruleColumn: 'createBy', ruleConditions: '=', ruleValue: '#{sys_user_code}' }
const HERE = { id: 'here', ruleName: '本部门', ruleColumn: 'sysOrgCode', ruleConditions: '=', ruleValue: '#{sys_org_code}' }

async function drawRuled(granted: readonly string[], answers: Parameters<typeof fakeClient>[0] = {}) {
  const client = fakeClient({
    'GET /tree': { treeList: [ruled] },
    'GET /granted': granted,
    'POST /save': { message: '保存成功!' },
    'GET /rules/user/d1/r1': { datarule: [OWN, HERE], drChecked: 'own' },
    'POST /rules': { message: '保存成功!' },
    ...answers,
  })
  const host = testHost({ client })
  const onClose = vi.fn()
  const values = { roleId: 'r1', departId: 'd1' }
  render(inHost(host, <GrantTree settings={{ ...settings, ...RULES }} values={values} onClose={onClose} />))
  await screen.findByText('添加')
  const posts = () => client.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  return { host, onClose, posts }
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name }) as Promise<HTMLInputElement>

it('asks which rules the grant of an entry carries, shows what changes, and saves them with it', async () => {
  const { onClose, posts } = await drawRuled(['user'])
  await userEvent.click(button('数据规则：用户管理'))
  expect((await box(/^本人/)).checked).toBe(true)
  expect(screen.getByText('createBy = #{sys_user_code}')).toBeTruthy()
  await userEvent.click(await box(/^本部门/))
  await userEvent.click(await box(/^本人/))
  await userEvent.click(button('确定'))
  expect(screen.getByText('未保存：新增 1 项，取消 1 项')).toBeTruthy()
  expect([screen.queryByText('+ 用户管理 / 本部门'), screen.queryByText('− 用户管理 / 本人')]).not.toContain(null)
  expect(posts()).toEqual([])
  await userEvent.click(button('保存'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posts()).toEqual([['/rules', { roleId: 'r1', permissionId: 'user', dataRuleIds: 'here' }]])
})

it('saves the grant before the rules that it is to carry, and sends no step twice', async () => {
  let fails = true
  const refuse = () => (fails ? new RequestError('不能取消限制自己的数据规则', 510, false) : { message: '保存成功!' })
  const { onClose, host, posts } = await drawRuled([], { 'POST /rules': refuse })
  await userEvent.click(button('全部勾选'))
  await userEvent.click(button('数据规则：用户管理'))
  await userEvent.click(await box(/^本部门/))
  await userEvent.click(button('确定'))
  await userEvent.click(button('保存'))
  await waitFor(() => expect(host.notices).toContain('error: 不能取消限制自己的数据规则'))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByText('未保存：新增 1 项，取消 0 项')).toBeTruthy()
  fails = false
  await userEvent.click(button('保存'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posts().map(([path]) => path)).toEqual(['/save', '/rules', '/rules'])
})

it('offers no rules of an entry that is not granted, and saves none of one that is taken away', async () => {
  const { onClose, posts } = await drawRuled(['user'])
  await userEvent.click(button('数据规则：用户管理'))
  await userEvent.click(await box(/^本部门/))
  await userEvent.click(button('确定'))
  await userEvent.click(button('取消全选'))
  await userEvent.click(button('数据规则：用户管理'))
  expect(await screen.findByText('请先勾选该菜单，再选择数据规则')).toBeTruthy()
  expect([(await box(/^本人/)).disabled, (button('确定') as HTMLButtonElement).disabled]).toEqual([true, true])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('保存'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posts().map(([path]) => path)).toEqual(['/save'])
})

it('says why rules cannot be read, and asks again', async () => {
  let fails = true
  const answer = () => (fails ? new RequestError('未找到权限配置信息', 500, false) : { datarule: [OWN] })
  await drawRuled(['user'], { 'GET /rules/user/d1/r1': answer })
  await userEvent.click(button('数据规则：用户管理'))
  expect(await screen.findByText('未找到权限配置信息')).toBeTruthy()
  fails = false
  await userEvent.click(button('重试'))
  expect((await box(/^本人/)).checked).toBe(false)
})

it('tells who would gain and lose what, and saves nothing before that is agreed to', async () => {
  const effect = ['租户【七处】：张三 将失去 用户管理 / 添加', '租户【八处】：没有用户受影响']
  const answers = {
    'GET /tree': { treeList: [user] },
    'GET /granted': ['user', 'add'],
    'POST /effect': effect,
    'POST /save': { message: '保存成功!' },
  }
  const client = fakeClient(answers)
  let agrees = false
  const host = testHost({ client })
  const confirm = async ({ content }: { content?: ReactNode }) => {
    render(content)
    return agrees
  }
  const onClose = vi.fn()
  const drawn = <GrantTree settings={{ ...settings, effect: 'POST /effect' }} values={{ roleId: 'r1' }} onClose={onClose} />
  render(inHost({ ...host, notify: { ...host.notify, confirm } }, drawn))
  await userEvent.click(await screen.findByRole('button', { name: '取消全选' }))
  await userEvent.click(button('保存'))
  await screen.findByText(effect[1] ?? '')
  expect(screen.getAllByRole('listitem').map(one => one.textContent)).toEqual(expect.arrayContaining(effect))
  expect(client.calls.at(-1)).toMatchObject({ path: '/effect', body: { roleId: 'r1', permissionIds: '', lastpermissionIds: 'add,user' } })
  agrees = true
  await userEvent.click(button('保存'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(client.calls.at(-1)?.path).toBe('/save')
})
