import { must } from './support/calls'
import { expect, test } from './support/fixtures'
import { newPerson, roleWithEverything } from './support/newcomers'
import { button, dialog, form, input, List, master, message, openMaster } from './support/pages'
import { signIn } from './support/sign-in'

test('holders of a role open the page first that 首页配置 names for it', { tag: '@whole' }, async ({ admin, open }) => {
  const { roleCode } = await roleWithEverything(admin)
  await must(admin, 'POST', '/sys/sysRoleIndex/add', { roleCode, url: '/isystem/dict', priority: 0, status: '1' })
  await openMaster(admin, '/isystem/roleUserList')
  await master(admin).tool('首页配置')
  const homes = new List(dialog(admin))
  await homes.act(homes.row('/isystem/dict'), '编辑')
  await input(form(admin, '编辑'), '首页路径').fill('/course/lecturer')
  await button(form(admin, '编辑'), '保存').click()
  await message(admin, /成功/)
  const theirs = await open(null)
  await signIn(theirs, await newPerson(admin, { roleCode }))
  await expect(theirs.getByRole('heading', { level: 1, name: '讲师管理' })).toBeVisible()
})
