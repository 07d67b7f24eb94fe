import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, choose, dialog, input, message, openList, radio, select, typeDate } from './support/pages'

test('a form follows its other fields, sends what is saved, and is opened by a link', async ({ admin }) => {
  const [no, customer] = [`LK${String(Date.now()).slice(-8)}`, unique('客户')]
  const list = await openList(admin, '/example/linked')
  await list.tool('新增')
  const form = dialog(admin)
  await input(form, '订单号').fill(no)
  await input(form, '客户').fill(customer)
  await typeDate(form, '订单日期', '2026-05-06')
  await expect(form.getByText('大宗供货')).toHaveCount(0)
  await radio(form, '订单规模', '大宗').check()
  await expect(form.getByText('大宗供货')).toBeVisible()
  await choose(form, '包装方式', '托盘')
  await radio(form, '订单规模', '普通').check()
  await expect(form.getByText('托盘'), 'what is offered no more is gone').toHaveCount(0)
  await expect(form.getByText('大宗供货')).toHaveCount(0)
  await select(form, '包装方式').click()
  const offered = admin.locator('.ant-select-dropdown:visible .ant-select-item-option')
  await expect(offered).toHaveText(['纸箱'])
  await offered.click()
  await input(form, '经办账号').fill('admin')
  await expect(input(form, '经办人姓名'), 'a call fills it').toHaveValue('管理员')
  const sent = admin.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/example/order/add'))
  await button(form, '保存').click()
  const body: unknown = (await sent).postDataJSON()
  expect(body).toMatchObject({ no, customer })
  for (const name of ['scale', 'pack', 'account', 'handler', 'period', 'budget']) expect(body).not.toHaveProperty(name)
  await message(admin, '添加成功！')

  await button(list.row(customer), no).click()
  await expect(input(dialog(admin), '订单号')).toHaveValue(no)
})

test('a link that is pressed while rows move leads on when it is let go', { tag: '@whole' }, async ({ admin }) => {
  const list = await openList(admin, '/example/linked')
  await expect(list.rows.first()).toBeVisible()
  const [no, customer] = [`LP${String(Date.now()).slice(-8)}`, unique('客户')]
  await must(admin, 'POST', '/example/order/add', { no, customer, orderDate: '2026-05-06', lines: [] })
  await button(list.query, '查询').click()
  const link = button(list.row(customer), no)
  await link.hover()
  await admin.mouse.down()
  // Rows that came are put in their order a moment later.
  await admin.waitForTimeout(500)
  await admin.mouse.up()
  await expect(input(dialog(admin), '订单号')).toHaveValue(no)
})

test('rows of a row open on tabs inside of it', { tag: '@whole' }, async ({ admin }) => {
  const list = await openList(admin, '/example/linked')
  await list.search('订单号', 'DD2026001')
  await button(list.row('DD2026001'), '展开行').click()
  await expect(admin.getByRole('tab', { name: '订单明细' })).toBeVisible()
  await expect(admin.getByText('签字笔1号')).toBeVisible()
})

test('a tree opens and closes as a whole, and a new row begins with what the one above says', { tag: '@whole' }, async ({ admin }) => {
  const list = await openList(admin, '/example/region')
  await list.tool('全部展开')
  await expect(list.row('南山区')).toBeVisible()
  await list.tool('全部收起')
  await expect(list.row('南山区')).toHaveCount(0)
  await list.act(list.row('广东省'), '添加下级')
  await expect(input(dialog(admin), '地区编码')).toHaveValue('440000')
})
