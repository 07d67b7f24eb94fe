import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, dialog, List, openByMenu } from './support/pages'

test('a colleague is found by department and by pinyin, and reached by what stands there', { tag: '@whole' }, async ({ admin }) => {
  const [name, mail] = [unique('处'), `${unique('zw')}@example.org`]
  await must(admin, 'POST', '/sys/sysDepart/add', { departName: name, parentId: '' })
  const departs = await must<{ id: string; departName: string }[]>(admin, 'GET', '/sys/sysDepart/listAll')
  const username = unique('book')
  await must(admin, 'POST', '/sys/user/add', {
    username,
    realname: '欧阳询',
    password: 'Weft-first-2026',
    telephone: '010-6601',
    email: mail,
    selecteddeparts: departs.find(one => one.departName === name)?.id,
  })

  await admin.goto('/')
  await openByMenu(admin, '系统管理', '通讯录')
  const blocks = admin.locator('.weft-page-block').filter({ visible: true })
  const [tree, people] = [new List(blocks.first()), new List(blocks.last())]
  await tree.search('部门', name)
  await tree.row(name).click()
  await expect(people.row(mail)).toContainText('欧阳询')
  await expect(people.rows).toHaveCount(1)
  await tree.row(name).click()
  await people.search('姓名', 'ouyangx')
  await expect(people.row(mail)).toContainText('010-6601')
  await people.act(people.row(mail), '详情')
  await expect(dialog(admin).getByText(mail)).toBeVisible()
  await admin.keyboard.press('Escape')
  await people.search('姓名', 'ouyangxz')
  await expect(people.place.getByText('没有符合条件的数据，可更改或重置查询条件')).toBeVisible()
  await expect(button(people.toolbar, '导出')).toBeVisible()
})
