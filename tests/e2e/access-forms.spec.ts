import { beginAnew, chooseForSelf, expect, expectAccessible, expectForEverybody, leave, test } from './support/access'
import { addLecturers, LECTURERS } from './support/lecturers'
import { button, detail, dialog, openList, openMaster } from './support/pages'

/** Lists by the kinds of fields that their forms have. */
const FORMS = ['/isystem/user', '/isystem/permission', '/isystem/annountCement', LECTURERS] as const

test.describe('everybody can use, wide and narrow, light and dark,', () => {
  for (const path of FORMS) {
    test(`the form of ${path}, with what is wrong in it`, { tag: path === FORMS[0] ? [] : '@whole' }, async ({ desk: page }) => {
      const list = await openList(page, path)
      await list.tool('新增')
      await button(dialog(page), '保存').click()
      await expect(dialog(page).getByText('不能为空!').first()).toBeVisible()
      await expectForEverybody(page)
    })
  }

  test('a record', { tag: '@whole' }, async ({ desk: page }) => {
    const prefix = await addLecturers(page, 1)
    const list = await openList(page, LECTURERS)
    await list.search('姓名', prefix)
    await expect(list.rows).toHaveCount(1)
    await list.act(list.row(`${prefix}-01`), '详情')
    await expect(dialog(page).getByText('初级讲师')).toBeVisible()
    await expectForEverybody(page)
  })

  test('a dialog whose labels are heard by their words alone, without stars and colons', { tag: '@whole' }, async ({ desk: page }) => {
    await page.goto('/')
    await chooseForSelf(page, '修改密码')
    await expect(dialog(page).getByLabel('旧密码', { exact: true })).toBeFocused()
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.detach()
    const names = nodes.filter(({ role, ignored }) => !ignored && role?.value === 'textbox').map(({ name }) => name?.value)
    expect(names).toEqual(expect.arrayContaining(['旧密码', '新密码', '确认新密码']))
    await expectForEverybody(page)
  })

  test('the advanced query and the column settings', { tag: '@whole' }, async ({ desk: page }) => {
    const list = await openList(page, LECTURERS)
    await button(list.query, '高级查询').click()
    await expect(dialog(page).getByText('高级查询构造器')).toBeVisible()
    await expectForEverybody(page)
    await beginAnew(page)
    await leave(page)
    await button(list.toolbar, '列设置').click()
    await expect(page.getByRole('checkbox', { name: '显示 姓名' })).toBeVisible()
    await expectForEverybody(page)
  })

  test('the grants of a role, and what can be done with a tab or a row', { tag: '@whole' }, async ({ desk: page }) => {
    const roles = await openMaster(page, '/isystem/roleUserList')
    await roles.row('auditor').getByRole('button', { name: /^更多/ }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: '角色管理', selected: true }).click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: '关闭其他' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await roles.row('auditor').click()
    await page.getByRole('tab', { name: '授权' }).click()
    await expect(detail(page, '授权').getByRole('tree', { name: '菜单和按钮权限' })).toBeVisible()
    await expectForEverybody(page)
  })
})
