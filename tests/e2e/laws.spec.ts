import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, choose, form, input, List, message, openList, typeDate } from './support/pages'

const text = (day: string, limit: string, third: string) => `采购办法
2019年1月5日发布
第一章　总则
第一条　为了规范采购。
第二条　${limit}以上的采购应当公开招标。
${third}自${day}起施行。`

test('a law is kept by versions, read into articles, compared, and found as it stood on a day', async ({ admin: page }) => {
  const name = unique('示例采购办法')
  const laws = await openList(page, '/audit/law')
  await laws.tool('新增')
  const law = form(page, '新增')
  await input(law, '名称').fill(name)
  await choose(law, '效力级别', '内部制度')
  await button(law, '保存').click()
  await message(page, '添加成功！')
  await laws.search('名称', name)
  await expect(laws.row(name)).toContainText('未录入')

  await laws.act(laws.row(name), '版本')
  const drawer = page.getByRole('dialog', { name: `法规版本 ${name}` })
  const versions = new List(drawer)
  const add = async (content: string) => {
    await versions.tool('新增')
    const version = form(page, '新增')
    await input(version, '正文').fill(content)
    await button(version, '保存').click()
    return version
  }
  const refused = await add('没有条文的说明')
  await expect(refused.getByRole('alert')).toHaveText('未识别出条文，请检查正文')
  await input(refused, '正文').fill(text('2019年2月1日', '五十万元', '第三条　'))
  await button(refused, '保存').click()
  await message(page, '添加成功！')
  await add(text('2023年7月1日', '三十万元', '第三条　不得拆分采购。\n第五条　'))
  await message(page, '添加成功！')
  await expect(versions.row('2019-02-01')).toContainText('已修改')
  await expect(versions.row('2023-07-01')).toContainText('第三条之后是第五条，中间缺少条文')

  for (const day of ['2019-02-01', '2023-07-01']) await versions.tick(versions.row(day))
  await versions.toolbar.getByRole('button', { name: /^批量操作/ }).click()
  await page.getByRole('menuitem', { name: '对比' }).click()
  const comparison = new List(page.getByRole('dialog', { name: '版本对比' }))
  await expect(comparison.row('三十万元')).toContainText('五十万元')
  await expect(comparison.row('不得拆分采购')).toContainText('新增')

  const articles = await openList(page, '/audit/lawarticle')
  await articles.search('关键词', `${name} 第二条`)
  await expect(articles.row(name)).toContainText('三十万元以上的采购应当公开招标。')
  await typeDate(page, '生效于', '2022-12-31')
  await articles.search('关键词', `《${name}》2`)
  await expect(articles.row(name)).toContainText('五十万元以上的采购应当公开招标。')
  await button(articles.row(name), '详情').click()
  await expect(page.getByRole('dialog').getByText('五十万元以上的采购应当公开招标。', { exact: true })).toBeVisible()
})
