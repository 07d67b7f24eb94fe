import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { newPerson } from './support/newcomers'
import { button, form, grantBox, input, List, menu, message, openMaster } from './support/pages'
import { signIn } from './support/sign-in'

interface Depart {
  readonly id: string
  readonly departName: string
  readonly orgCode: string
}

test('a department is granted menus, keeps a role within them and gives it to a member', { tag: '@whole' }, async ({ admin, open }) => {
  const [name, code] = [unique('处'), unique('role')]
  await must(admin, 'POST', '/sys/sysDepart/add', { departName: name, parentId: '' })
  const { orgCode = '' } = (await must<Depart[]>(admin, 'GET', '/sys/sysDepart/listAll')).find(one => one.departName === name) ?? {}
  const person = await newPerson(admin, { departs: [orgCode] })

  const list = await openMaster(admin, '/isystem/depart')
  await list.act(list.row(name), '部门权限')
  const rights = admin.getByRole('dialog', { name: `部门权限 ${name}` })
  await button(rights, '展开所有').click()
  await grantBox(rights, '角色管理').click()
  await button(rights, '保存').click()
  await message(admin, '保存成功！')

  await list.act(list.row(name), '部门角色')
  const roles = new List(admin.getByRole('dialog', { name: `部门角色 ${name}` }))
  await roles.tool('新增')
  await input(form(admin, '新增'), '角色名称').fill('数据员')
  await input(form(admin, '新增'), '角色编码').fill(code)
  await button(form(admin, '新增'), '保存').click()
  await message(admin, '添加成功！')

  await roles.act(roles.row(code), '授权')
  const grant = admin.getByRole('dialog', { name: '部门角色授权 数据员' })
  await expect(grantBox(grant, '系统管理')).toBeVisible()
  await expect(grant.getByText('菜单管理'), 'what the department does not hold is not offered').toHaveCount(0)
  await button(grant, '全部勾选').click()
  await button(grant, '保存').click()
  await message(admin, '保存成功！')

  await roles.act(roles.row(code), '成员')
  const members = new List(admin.getByRole('dialog', { name: '角色成员 数据员' }))
  await members.act(members.row(person.username), '分配')
  await message(admin, '分配成功！')
  await expect(members.row(person.username)).toContainText('是')

  const theirs = await open(null)
  await signIn(theirs, person)
  await expect(menu(theirs).getByRole('menuitem', { name: '系统管理' })).toBeVisible()
  const own = await openMaster(theirs, '/isystem/roleUserList')
  await expect(own.row('auditor').first()).toBeVisible()
})
