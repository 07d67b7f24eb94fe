import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import { call, must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { expectLoaded, expectScreen } from './support/menu-pages'
import { addUser } from './support/newcomers'
import {
  agree,
  button,
  choose,
  detail,
  dialog,
  grantBox,
  input,
  type List,
  menu,
  message,
  okButton,
  openList,
  openMaster,
  radio,
  refusal,
} from './support/pages'
import { type Credentials, fillLogin, pressLogin, signIn } from './support/sign-in'

const USERS = '/isystem/user'
const PASSWORD = 'Person-e2e-2026'

/** Adds a person past the screen; returns the account. */
async function addPerson(page: Page, roleCode?: string): Promise<string> {
  const username = unique('p')
  const roles = roleCode === undefined ? [] : (await rowsOf(page, '/sys/role', `roleCode=${roleCode}`)).records
  const selectedroles = roles.map(({ id }) => String(id)).join(',')
  await addUser(page, { username, password: PASSWORD, ...(selectedroles && { selectedroles }) })
  return username
}

/** Signs in with a password that the administrator has set: it has to be replaced before anything else. */
async function replacePassword(page: Page, given: Credentials, own: string): Promise<void> {
  await page.goto('/user/login')
  await fillLogin(page, given)
  await pressLogin(page)
  const form = dialog(page)
  await expect(form.getByText('您使用的是一次性密码，请先修改密码')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const entries = { 旧密码: given.password, 新密码: given.password, 确认新密码: given.password }
  for (const [name, value] of Object.entries(entries)) await form.getByLabel(name, { exact: true }).fill(value)
  await okButton(form).click()
  await message(page, '一次性密码不能继续使用，请设置新的密码')
  for (const name of ['新密码', '确认新密码']) await form.getByLabel(name, { exact: true }).fill(own)
  await okButton(form).click()
  await expect(page).toHaveURL(/\/user\/login/)
}

async function openPerson(page: Page, username: string): Promise<List> {
  const list = await openList(page, USERS)
  await list.search('用户账号', username)
  await expect(list.total).toHaveText('1-1 共1条')
  return list
}

test('adds a person with role and department, who then signs in and sees what the role may', async ({ admin, open }) => {
  const username = unique('new')
  const list = await openList(admin, USERS)
  await list.tool('新增')
  const form = dialog(admin)
  await button(form, '保存').click()
  for (const text of ['用户账号不能为空!', '用户姓名不能为空!', '登录密码不能为空!']) await expect(refusal(form, text)).toBeVisible()
  await input(form, '用户账号').fill('admin')
  await expect(refusal(form, '用户名已存在!')).toBeVisible()
  await input(form, '用户账号').fill(username)
  await input(form, '用户姓名').fill('新人')
  await form.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
  await radio(form, '性别', '女').check()
  await choose(form, '角色', '审计员', { typed: true })
  await admin.keyboard.press('Escape')
  await form.getByRole('button', { name: '选择部门 部门分配' }).click()
  const departs = dialog(admin)
  await expect(departs.getByText('选择部门', { exact: true }).first()).toBeVisible()
  await departs.getByRole('treeitem', { name: '审计一处' }).locator('.ant-tree-checkbox').click()
  await okButton(departs).click()
  await expect(input(form, '部门分配')).toHaveValue('审计一处')
  await button(form, '保存').click()
  await message(admin, '添加成功！')
  await list.search('用户账号', username)
  await expect(list.row(username)).toContainText('审计一处')
  await expect(list.row(username)).toContainText('正常')

  await list.act(list.row(username), '编辑')
  await expect(dialog(admin).getByText('审计员', { exact: true })).toBeVisible()
  await expect(input(dialog(admin), '部门分配')).toHaveValue('审计一处')
  await expect(input(dialog(admin), '用户账号')).not.toBeEditable()
  await input(dialog(admin), '工号').fill('9001')
  await radio(dialog(admin), '身份', '上级').check()
  await button(dialog(admin), '保存').click()
  await expect(refusal(dialog(admin), '负责部门不能为空!')).toBeVisible()
  await dialog(admin).getByRole('button', { name: '选择部门 负责部门' }).click()
  await dialog(admin).getByRole('treeitem', { name: '审计一处' }).locator('.ant-tree-checkbox').click()
  await okButton(dialog(admin)).click()
  await button(dialog(admin), '保存').click()
  await message(admin, '修改成功!')

  const [saved] = (await rowsOf(admin, '/sys/user', `username=${username}`)).records
  expect(saved, 'heads the department').toMatchObject({ userIdentity: 2, departIds_dictText: '审计一处' })

  const theirs = await open(null)
  await replacePassword(theirs, { username, password: PASSWORD }, 'Person-own-2026')
  await signIn(theirs, { username, password: 'Person-own-2026' })
  await menu(theirs).getByRole('menuitem', { name: '在线课程' }).click()
  await expect(menu(theirs).getByRole('link', { name: '讲师管理' })).toBeVisible()
  await expect(menu(theirs).getByRole('link', { name: '课程分类' })).toHaveCount(0)
})

test('a second person sees fewer entries and buttons, and the server refuses the rest', async ({ open, admin, watch }) => {
  watch.expect(/status of 403/)
  const auditor = await open('auditor')
  await auditor.goto('/')
  await expect(menu(auditor).getByRole('menuitem', { name: '在线课程' })).toBeVisible()
  await menu(auditor).getByRole('menuitem', { name: '系统管理' }).click()
  await expect(menu(auditor).getByRole('link', { name: '用户管理' })).toBeVisible()
  for (const hidden of ['角色管理', '菜单管理', '部门管理', '数据字典', '分类字典'])
    await expect(menu(auditor).getByRole('link', { name: hidden })).toHaveCount(0)

  const name = unique('看')
  await must(admin, 'POST', '/course/lecturer/add', { name, level: '1', external: 'N' })
  const lecturers = await openList(auditor, '/course/lecturer')
  await expect(lecturers.rows.first()).toBeVisible()
  for (const action of ['新增', '导入', '导出', '批量删除']) await expect(button(lecturers.toolbar, action)).toHaveCount(0)
  await lecturers.search('姓名', name)
  expect(await lecturers.actions(lecturers.row(name))).toEqual(['详情'])
  const comments = await openList(auditor, '/course/comment')
  await expect(button(comments.toolbar, '新增')).toBeVisible()
  await expect(button(comments.toolbar, '批量删除')).toHaveCount(0)

  const row = (await rowsOf(auditor, '/course/lecturer', `name=${encodeURIComponent(name)}`)).records[0]
  const refused = [
    ['POST', '/course/lecturer/add', { name: unique('越'), level: '1', external: 'N' }],
    ['PUT', '/course/lecturer/edit', { ...row, fee: 1 }],
    ['DELETE', `/course/lecturer/delete?id=${row?.id}`],
    ['DELETE', `/course/lecturer/deleteBatch?ids=${row?.id}`],
    ['GET', '/course/lecturer/exportXls'],
    ['POST', '/sys/user/add', { username: unique('p'), realname: '越权', password: PASSWORD }],
    ['GET', '/sys/role/list'],
    ['POST', '/sys/permission/saveRolePermission', { roleId: '1', permissionIds: '', lastpermissionIds: '' }],
    ['GET', '/course/category/rootList'],
  ] as const
  for (const [method, path, body] of refused) {
    const answer = await call(auditor, method, path, body)
    expect([path, answer.status, answer.success, answer.code, answer.message]).toEqual([
      path,
      403,
      false,
      510,
      '没有权限，请联系管理员授权',
    ])
  }
  expect((await rowsOf(admin, '/course/lecturer', `name=${encodeURIComponent(name)}`)).records[0]).toEqual(row)
  await auditor.goto('/isystem/roleUserList')
  await expect(auditor).toHaveURL(/\/404$/)
})

test('a frozen person is out at once, and in again when unfrozen', async ({ admin, open }) => {
  const username = await addPerson(admin, 'auditor')
  const theirs = await open(null)
  await signIn(theirs, { username, password: PASSWORD })
  const list = await openPerson(admin, username)
  await list.act(list.row(username), '冻结')
  await agree(admin, '提示', `确定冻结 ${username} 吗?`)
  await expect(list.row(username).getByText('冻结', { exact: true }).first()).toBeVisible()

  // Their page is told by its socket, without a click.
  await expect(dialog(theirs).getByText('很抱歉，登录已过期，请重新登录')).toBeVisible()
  await button(dialog(theirs), '重新登录').click()
  await expect(theirs).toHaveURL(/\/user\/login/)
  await fillLogin(theirs, { username, password: PASSWORD })
  await pressLogin(theirs)
  await expect(theirs.getByRole('alert').getByText('该用户已冻结')).toBeVisible()

  await list.act(list.row(username), '解冻')
  await agree(admin, `确定解冻 ${username} 吗?`)
  await expect(list.row(username)).toContainText('正常')
  await signIn(theirs, { username, password: PASSWORD })
})

test('a password that the administrator resets', { tag: '@whole' }, async ({ admin, open }) => {
  const username = await addPerson(admin, 'auditor')
  const list = await openPerson(admin, username)
  await list.act(list.row(username), '重置密码')
  const form = dialog(admin)
  await expect(form.getByLabel('用户账号', { exact: true })).toHaveValue(username)
  await form.getByLabel('登录密码', { exact: true }).fill('Another-2026-kiesel')
  await form.getByLabel('确认密码', { exact: true }).fill('Another-2027-kiesel')
  await button(form, '保存').click()
  await expect(refusal(form, '两次输入的密码不一样！')).toBeVisible()
  await form.getByLabel('确认密码', { exact: true }).fill('Another-2026-kiesel')
  await button(form, '保存').click()
  await expect(form).toBeHidden()
  const theirs = await open(null)
  await theirs.goto('/user/login')
  await fillLogin(theirs, { username, password: PASSWORD })
  await pressLogin(theirs)
  await expect(theirs.getByRole('alert').getByText('用户名或密码错误')).toBeVisible()
  await replacePassword(theirs, { username, password: 'Another-2026-kiesel' }, 'My-own-kiesel-2026')
  await signIn(theirs, { username, password: 'My-own-kiesel-2026' })
  await expect(dialog(theirs)).toHaveCount(0)
})

test('a role is granted menus and buttons, and another person sees them', { tag: '@whole' }, async ({ admin, open }) => {
  const [roleName, roleCode] = [unique('角色'), unique('r')]
  const list = await openMaster(admin, '/isystem/roleUserList')
  await list.tool('新增')
  await input(dialog(admin), '角色名称').fill(roleName)
  await input(dialog(admin), '角色编码').fill(roleCode)
  await button(dialog(admin), '保存').click()
  await message(admin, '添加成功！')
  const username = await addPerson(admin, roleCode)

  const withNothing = await open(null)
  await withNothing.goto('/user/login')
  await fillLogin(withNothing, { username, password: PASSWORD })
  await pressLogin(withNothing)
  await expect(withNothing.getByRole('heading', { name: '您还没有任何角色' }), 'a user without a role learns whom to ask').toBeVisible()
  await expect(menu(withNothing).getByRole('link')).toHaveCount(0)

  await list.search('角色编码', roleCode)
  const granting = detail(admin, '授权')
  const grant = async () => {
    await list.row(roleCode).click()
    await admin.getByRole('tab', { name: '授权' }).click()
    await button(granting, '展开所有').click()
    await granting.getByRole('switch', { name: '父子关联' }).click()
  }
  await grant()
  for (const title of ['首页', '在线课程', '讲师管理']) await grantBox(granting, title).click()
  await button(granting, '保存').click()
  await message(admin, '保存成功！')

  const withMenu = await open(null)
  await signIn(withMenu, { username, password: PASSWORD })
  const readable = await openList(withMenu, '/course/lecturer')
  expect(await readable.actions(readable.rows.first())).toEqual(['详情'])
  await expect(button(readable.toolbar, '新增')).toHaveCount(0)

  await expect(grantBox(granting, '讲师管理')).toBeChecked()
  await granting.getByRole('group', { name: '讲师管理' }).getByRole('checkbox', { name: '添加' }).check()
  await button(granting, '保存').click()
  await message(admin, '保存成功！')

  const withButton = await open(null)
  await signIn(withButton, { username, password: PASSWORD })
  const writable = await openList(withButton, '/course/lecturer')
  await expect(button(writable.toolbar, '新增')).toBeVisible()
  expect(await writable.actions(writable.rows.first())).toEqual(['详情', '复制'])
})

interface Entry {
  readonly path: string
  readonly children?: readonly Entry[] | null
}

const pagesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children }) => (children?.length ? pagesOf(children) : path.startsWith('/') ? [path] : []))

for (const username of ['zhangwei', 'wangfang', 'lina', 'chenjing']) {
  test(`${username} of the sample data has a job: every entry of the menu opens without an error`, { tag: '@whole' }, async ({ open }) => {
    const page = await open(null)
    await signIn(page, { username, password: DEMO_PASSWORD })
    await expect(menu(page).getByRole('menuitem').first()).toBeVisible()
    const { menu: entries } = await must<{ menu: Entry[] }>(page, 'GET', '/sys/permission/getUserPermissionByToken')
    const paths = pagesOf(entries)
    expect(paths.length, 'more than the home page').toBeGreaterThan(1)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('tab', { selected: true }).first(), path).toBeVisible()
      // Parts of a page ask by themselves: a tree that is refused stands beside a list that came.
      await expectScreen(page)
      await page.waitForLoadState('networkidle')
      await expectLoaded(page)
      await expect(page.getByText(/加载失败|没有权限|拒绝访问|页面不存在/), path).toHaveCount(0)
    }
  })
}

test('nobody is deleted by mistake: deleting a person asks, and the person is gone', async ({ admin, page }) => {
  const username = await addPerson(admin)
  const list = await openPerson(admin, username)
  await list.act(list.row(username), '删除')
  await agree(admin, '确认删除', '是否删除选中数据?')
  await expect(list.row(username)).toHaveCount(0)
  await page.goto('/user/login')
  await fillLogin(page, { username, password: DEMO_PASSWORD })
  await pressLogin(page)
  await expect(page.getByRole('alert').getByText('用户名或密码错误')).toBeVisible()
})

test('two windows that change one role: both sides are shown and none is lost', { tag: '@whole' }, async ({ open }) => {
  const [mine, theirs] = [await open('admin'), await open('admin')]
  const roleCode = unique('r')
  await must(mine, 'POST', '/sys/role/add', { roleName: '原名', roleCode })
  const edit = async (page: Page) => {
    const list = await openMaster(page, '/isystem/roleUserList')
    await list.search('角色编码', roleCode)
    await list.act(list.row(roleCode), '编辑')
    await expect(input(dialog(page), '角色名称')).toHaveValue('原名')
    return list
  }
  const list = await edit(mine)
  await edit(theirs)
  await input(dialog(theirs), '角色名称').fill('对方的名')
  await button(dialog(theirs), '保存').click()
  await message(theirs, '修改成功!')

  await input(dialog(mine), '角色名称').fill('我的名')
  await input(dialog(mine), '备注').fill('我的备注')
  await button(dialog(mine), '保存').click()
  const conflict = dialog(mine)
  await expect(conflict.getByText('数据已被他人修改', { exact: true })).toBeVisible()
  for (const text of ['我的名', '对方的名']) await expect(conflict.getByText(text)).toBeVisible()
  await conflict.getByRole('radio', { name: '角色名称 对方的内容' }).check()
  await button(conflict, '再次保存').click()
  await message(mine, '修改成功!')
  await expect(list.row(roleCode)).toContainText('对方的名')
  expect((await rowsOf(mine, '/sys/role', `roleCode=${roleCode}`)).records).toMatchObject([
    { roleName: '对方的名', description: '我的备注' },
  ])
})
