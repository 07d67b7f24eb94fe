import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { menuRows, newPerson, roleWithEverything } from './support/newcomers'
import { button, detail, dialog, form, input, List, message, okButton, openList, openMaster } from './support/pages'
import { signIn } from './support/sign-in'

test('a rule of a menu entry is chosen with the grant of a role, whose holders then see the rows alone that it leaves', {
  tag: '@whole',
}, async ({ admin, open }) => {
  const { id: roleId, roleCode } = await roleWithEverything(admin)
  const person = await newPerson(admin, { roleCode })
  const [own, other] = [unique('己'), unique('他')]
  const lecturer = { gender: '1', level: '1', email: `${person.username}@weft.test` }
  await must(admin, 'POST', '/course/lecturer/add', { ...lecturer, name: own })
  await must(admin, 'POST', '/course/lecturer/add', { ...lecturer, name: other, email: 'other@weft.test' })
  const entry = (await menuRows(admin)).find(({ perms }) => perms === 'lecturer:list')
  const rule = unique('本人')

  await test.step('the rule is written at the entry', async () => {
    const menus = await openList(admin, '/isystem/permission')
    await menus.search('菜单名称', '讲师管理')
    await menus.act(menus.row('讲师管理'), '数据规则')
    await button(dialog(admin), '新增').click()
    await input(form(admin, '新增'), '规则名称').fill(rule)
    await input(form(admin, '新增'), '规则字段').fill('email')
    await input(form(admin, '新增'), '规则值').fill('#{sys_user_code}@weft.test')
    await button(form(admin, '新增'), '保存').click()
    await message(admin, '添加成功！')
  })

  await test.step('the grant carries it', async () => {
    const roles = await openMaster(admin, '/isystem/roleUserList')
    await roles.search('角色编码', roleCode)
    await roles.row(roleCode).click()
    await detail(admin).getByRole('tab', { name: '授权' }).click()
    const grants = detail(admin, '授权')
    await grants.getByRole('searchbox').fill('讲师管理')
    await button(grants, '数据规则：讲师管理').click()
    await admin.getByRole('checkbox', { name: rule }).check()
    await okButton(dialog(admin)).click()
    await expect(grants.getByText('未保存：新增 1 项，取消 0 项')).toBeVisible()
    await button(grants, '保存').click()
    await message(admin, '保存成功!')
    const read = await must<{ drChecked?: string }>(admin, 'GET', `/sys/role/datarule/${entry?.id}/${roleId}`)
    expect(read.drChecked).toBeTruthy()
  })

  await test.step('its holders see their rows', async () => {
    const theirs = await open(null)
    await signIn(theirs, person)
    const list = await openList(theirs, '/course/lecturer')
    await expect(list.rows).toHaveCount(1)
    await expect(list.row(own)).toBeVisible()
  })
  expect((await rowsOf(admin, '/course/lecturer', `name=${other}`)).total, 'others see them').toBe(1)

  await test.step('the trial tells which rule holds, through which role, and what is seen', async () => {
    const users = await openList(admin, '/isystem/user')
    await users.search('用户账号', person.username)
    await users.act(users.row(person.username), '数据权限')
    const trial = new List(dialog(admin))
    // The list below it names the menu of each rule, too.
    const opened = trial.row('讲师管理').first()
    await expect(opened).toContainText(`邮箱等于“${person.username}@weft.test”`)
    await expect(opened).toContainText(/1 \/ [\d,]+ 条/)
    await opened.click()
    await expect(dialog(admin).getByRole('row').filter({ hasText: rule })).toContainText(`角色：`)
    await dialog(admin).getByRole('tab', { name: '可见数据' }).click()
    await expect(dialog(admin).getByRole('row').filter({ hasText: own })).toBeVisible()
    await expect(dialog(admin).getByText(other)).toHaveCount(0)
  })
})
