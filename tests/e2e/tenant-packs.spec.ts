import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { newPerson } from './support/newcomers'
import { button, choose, dialog, form, input, List, message, number, openMaster } from './support/pages'

test('a tenant is given a pack and a limit, and says who loses what before it is saved', { tag: '@whole' }, async ({ admin }) => {
  const [name, packName] = [unique('租户'), unique('套餐')]
  const [one, two] = [await newPerson(admin), await newPerson(admin)]
  await must(admin, 'POST', '/sys/tenant/add', { name })

  const list = await openMaster(admin, '/isys/tenant')
  await list.search('租户名称', name)
  await list.act(list.row(name), '编辑')
  await number(form(admin, '编辑'), '用户数上限').fill('1')
  await button(form(admin, '编辑'), '保存').click()
  await message(admin, '修改成功!')
  const id = Number((await rowsOf(admin, '/sys/tenant', `name=${encodeURIComponent(name)}`)).records[0]?.id)
  await must(admin, 'PUT', '/sys/tenant/addUsers', { tenantId: id, usernames: one.username })
  await expect(must(admin, 'PUT', '/sys/tenant/addUsers', { tenantId: id, usernames: two.username })).rejects.toThrow(
    `租户【${name}】的用户数已达上限（1 人）`,
  )
  await must(admin, 'PUT', '/sys/tenant/manager', { tenantId: id, id: one.id, manager: true })

  await list.tool('租户套餐')
  const packs = new List(admin.getByRole('dialog', { name: '租户套餐' }))
  await packs.tool('新增')
  await input(form(admin, '新增'), '套餐名称').fill(packName)
  await button(form(admin, '新增'), '保存').click()
  await message(admin, '添加成功！')
  await expect(packs.row(packName)).toContainText('启用')
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('dialog', { name: '租户套餐' })).toBeHidden()

  await list.act(list.row(name), '更换套餐')
  const choice = dialog(admin)
  await choose(choice, '套餐', packName, { typed: true })
  await expect(input(choice, '保存后的影响')).toHaveValue(new RegExp(`^租户【${name}】：新人 将失去 .+ 等 \\d+ 项$`))
  await button(choice, '保存').click()
  await message(admin, '保存成功！')
  await expect(list.row(name)).toContainText(packName)

  await list.tool('租户套餐')
  await packs.search('套餐名称', packName)
  await packs.act(packs.row(packName), '菜单和按钮')
  const rights = admin.getByRole('dialog', { name: `套餐的菜单和按钮 ${packName}` })
  await button(rights, '全部勾选').click()
  await button(rights, '保存').click()
  const effect = admin.getByRole('dialog', { name: '保存后的影响' })
  await expect(effect.getByRole('listitem')).toHaveText(new RegExp(`^租户【${name}】：新人 将得到 .+ 等 \\d+ 项$`))
  await button(effect, '保存').click()
  await message(admin, '保存成功！')
})
