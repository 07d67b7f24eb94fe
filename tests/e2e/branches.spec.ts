import { readFile } from 'node:fs/promises'
import * as XLSX from '@e965/xlsx'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, choose, dialog, input, message, openList, select } from './support/pages'

test('places, trees, cascades and searched choices: found, chosen, shown by name, written and read', async ({ admin }) => {
  const [name, read] = [unique('分局'), unique('支局')]
  const list = await openList(admin, '/example/branch')
  const place = (text: string) => admin.getByRole('menuitemcheckbox', { name: text }).filter({ visible: true })
  await expect(list.row('深圳分局')).toContainText('广东省/深圳市/南山区')
  await expect(list.row('深圳分局')).toContainText('财政审计')

  await select(list.query, '所在地区').click()
  await place('广东省').click()
  await admin.keyboard.press('Escape')
  await button(list.query, '查询').click()
  await expect(list.row('北京联络处')).toHaveCount(0)
  await expect(list.row('福田工作站')).toBeVisible()
  await button(list.query, '重置').click()

  await list.tool('新增')
  const form = dialog(admin)
  await input(form, '机构名称').fill(name)
  await select(form, '所在地区').click()
  await select(form, '所在地区').pressSequentially('szns')
  await place('南山区').click()
  await choose(form, '一级片区', '湖南省')
  await choose(form, '二级片区', '长沙市')
  await choose(form, '三级片区', '岳麓区')
  await choose(form, '一级片区', '广东省')
  await expect(form.getByText('长沙市'), 'what belonged to another region is gone').toHaveCount(0)
  await choose(form, '二级片区', '深圳市')
  await choose(form, '审计类型', '专项审计调查')
  await select(form, '负责人').click()
  const asked = admin.waitForRequest(/\/sys\/dict\/loadDict\//)
  await select(form, '负责人').pressSequentially('管理')
  expect(decodeURIComponent((await asked).url()), 'asked once, for the whole').toContain('keyword=管理')
  await admin.locator('.ant-select-dropdown:visible').getByText('管理员', { exact: true }).first().click()
  await button(form, '保存').click()
  await message(admin, '添加成功！')
  // Columns beyond the edge are not drawn; the export below has them.
  for (const text of ['广东省/深圳市/南山区', '广东省', '深圳市', '专项审计调查']) await expect(list.row(name)).toContainText(text)

  const [download] = await Promise.all([admin.waitForEvent('download'), list.tool('导出')])
  const book = XLSX.read(await readFile(await download.path()))
  const rows = XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
  expect(rows.find(row => row.includes(name))).toEqual(expect.arrayContaining(['广东省/深圳市/南山区', '深圳市', '专项审计调查', '管理员']))

  const sheet = XLSX.utils.aoa_to_sheet([
    ['机构名称', '所在地区', '所属片区', '一级片区', '审计类型'],
    [read, '湖南省长沙市岳麓区', '株洲市', '湖南省', '财政审计'],
  ])
  const given = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(given, sheet, '机构')
  await list.tool('导入')
  const buffer = XLSX.write(given, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  await dialog(admin).locator('input[type=file]').setInputFiles({ name: '机构.xlsx', mimeType: 'application/octet-stream', buffer })
  await button(dialog(admin), '开始上传').click()
  await expect(list.row(read)).toContainText('湖南省/长沙市/岳麓区')
  for (const text of ['株洲市', '湖南省', '财政审计']) await expect(list.row(read)).toContainText(text)
})

test('a dictionary that hangs on another offers what belongs to it, and forgets what did', { tag: '@whole' }, async ({ admin }) => {
  const list = await openList(admin, '/example/branch')
  await list.tool('新增')
  const form = dialog(admin)
  await select(form, '业务').click()
  await expect(admin.locator('.ant-select-dropdown:visible').getByText('请先选择上级')).toBeVisible()
  await admin.keyboard.press('Escape')
  await choose(form, '行业', '金融')
  await choose(form, '业务', '保险')
  await expect(form.getByTitle('保险', { exact: true })).toBeVisible()
  await choose(form, '行业', '工程')
  await expect(form.getByTitle('保险', { exact: true })).toHaveCount(0)
  await choose(form, '业务', '水利')
  await expect(form.getByTitle('水利', { exact: true })).toBeVisible()
})

test('a tree that is read level by level is searched as a whole', { tag: '@whole' }, async ({ admin }) => {
  const list = await openList(admin, '/example/branch')
  await list.tool('新增')
  const form = dialog(admin)
  await select(form, '所属片区').click()
  await select(form, '所属片区').pressSequentially('岳麓')
  const tree = admin.locator('.ant-select-dropdown:visible')
  await expect(tree.getByText('湖南省', { exact: true })).toBeVisible()
  await tree.getByText('岳麓区', { exact: true }).click()
  await expect(form.getByTitle('岳麓区', { exact: true })).toBeVisible()
})
