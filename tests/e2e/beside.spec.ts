import type { Page } from '@playwright/test'
import { expectForEverybody } from './support/access'
import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, detail, dialog, input, List, message, okButton, openMaster } from './support/pages'

const ROLES = '/isystem/roleUserList'

const bar = (page: Page) => page.getByRole('separator', { name: '调整两部分的大小' })

async function roleOf(page: Page): Promise<{ readonly roleName: string; readonly roleCode: string }> {
  const role = { roleName: unique('角色'), roleCode: unique('r') }
  await must(page, 'POST', '/sys/role/add', role)
  return role
}

test('a role shows its members beside the list, who come and go there', async ({ admin }) => {
  const { roleName, roleCode } = await roleOf(admin)
  const list = await openMaster(admin, ROLES)
  await list.search('角色编码', roleCode)
  await list.row(roleCode).click()
  await expect(detail(admin).getByRole('heading', { name: roleName })).toBeVisible()
  // The row is coloured, and not its cells: a text that fades in one fades into the colour of the row.
  await expect(list.row(roleCode).getByRole('gridcell').filter({ hasText: roleCode })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const members = detail(admin, '成员')
  await expect(members.getByText('暂无数据')).toBeVisible()
  await detail(admin).getByRole('button', { name: '添加成员' }).click()
  const adding = dialog(admin)
  // Not one of the people whose sessions other tests keep: a change of roles ends them.
  await input(adding, '用户').press('Enter')
  const users = admin.getByRole('dialog', { name: '选择用户' })
  await input(users, '账号').fill('chenjing')
  await input(users, '账号').press('Enter')
  await users.getByRole('row').filter({ hasText: 'chenjing' }).click()
  await okButton(users).click()
  await button(adding, '保存').click()
  await message(admin, '添加成功！')
  const rows = new List(members)
  await expect(rows.row('陈静')).toBeVisible()
  await rows.act(rows.row('陈静'), '移出')
  await agree(admin)
  await expect(rows.row('陈静')).toHaveCount(0)
  await admin.getByRole('tab', { name: '基本信息' }).click()
  await expect(detail(admin, '基本信息')).toContainText(roleCode)
})

test('unsaved rights of a role are asked about before another role is shown', { tag: '@whole' }, async ({ admin }) => {
  const [first, second] = [await roleOf(admin), await roleOf(admin)]
  const list = await openMaster(admin, ROLES)
  await list.row(first.roleCode).click()
  await admin.getByRole('tab', { name: '授权' }).click()
  await detail(admin, '授权').getByRole('checkbox', { name: '首页' }).check()
  await list.row(second.roleCode).click()
  await button(dialog(admin), '取消').click()
  await expect(detail(admin).getByRole('heading', { name: first.roleName })).toBeVisible()
  await list.row(second.roleCode).click()
  await agree(admin)
  await expect(detail(admin).getByRole('heading', { name: second.roleName })).toBeVisible()
})

test('the bar between list and detail is moved by keys and by the mouse, and where it was left is remembered', { tag: '@whole' }, async ({
  admin,
}) => {
  await openMaster(admin, ROLES)
  await expect(bar(admin)).toHaveAttribute('aria-valuenow', '38')
  await bar(admin).focus()
  await admin.keyboard.press('ArrowRight')
  await expect(bar(admin)).toHaveAttribute('aria-valuenow', '40')
  await admin.keyboard.press('Shift+ArrowLeft')
  await expect(bar(admin)).toHaveAttribute('aria-valuenow', '30')
  const widthOf = async () => (await admin.locator('.weft-master').boundingBox())?.width ?? 0
  const before = await widthOf()
  await bar(admin).dragTo(admin.getByRole('main'), { targetPosition: { x: 700, y: 300 } })
  await expect.poll(widthOf).toBeGreaterThan(before + 50)
  const kept = await bar(admin).getAttribute('aria-valuenow')
  await admin.reload()
  await expect(bar(admin)).toHaveAttribute('aria-valuenow', String(kept))
  await bar(admin).press('Enter')
  await expect(bar(admin)).toHaveAttribute('aria-valuenow', '38')
})

test('on a phone the detail follows as a page, and the list comes back with its row', { tag: '@whole' }, async ({ admin }) => {
  await admin.setViewportSize({ width: 390, height: 844 })
  const list = await openMaster(admin, '/isystem/dict')
  await expect(detail(admin)).toHaveCount(0)
  await list.rows.first().click()
  await expect(list.toolbar).toHaveCount(0)
  await expect(new List(detail(admin)).rows.first()).toBeVisible()
  const name = await detail(admin).getByRole('heading').innerText()
  await expect(button(detail(admin), '返回列表')).toBeFocused()
  await button(detail(admin), '返回列表').click()
  await expect(list.row(name)).toBeVisible()
  await expect(detail(admin)).toHaveCount(0)
})

test('everybody can use a list with its detail, wide and narrow', { tag: '@whole' }, async ({ admin }) => {
  await admin.setViewportSize({ width: 1440, height: 900 })
  for (const path of [ROLES, '/isystem/depart', '/isys/tenant']) {
    const list = await openMaster(admin, path)
    await expect(list.rows.first()).toBeVisible()
    await expect(detail(admin)).toBeVisible()
    await expectForEverybody(admin)
    await admin.setViewportSize({ width: 1440, height: 900 })
  }
})
