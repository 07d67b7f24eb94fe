import type { Page } from '@playwright/test'
import { rowsOf, unique } from './support/calls'
import { addDocument, DOCUMENTS, textFile } from './support/documents'
import { expect, test } from './support/fixtures'
import { newPerson, roleWithEverything } from './support/newcomers'
import { button, dialog, form, input, message, openList } from './support/pages'
import { signIn } from './support/sign-in'

const noteOf = async (page: Page, name: string) => (await rowsOf(page, DOCUMENTS, `name=${encodeURIComponent(name)}`)).records[0]?.watchNote

test('a firm is listed, approved by a second user, found in a document and opened at its place', async ({ admin: page, open }) => {
  const firm = `${unique('示例恒润')}有限公司`
  const list = await openList(page, '/unstructur/watchlist')
  await list.tool('新增')
  const added = form(page, '新增')
  await input(added, '名称').fill(firm)
  await input(added, '列入原因').fill('围标串标')
  await button(added, '保存').click()
  await message(page, '添加成功！')
  await list.search('名称', firm)
  await list.act(list.row(firm), '提交')
  await message(page, '已提交，等待审批')
  await expect(list.row(firm)).toContainText('待审批')
  expect(await list.actions(list.row(firm))).not.toContain('审批')

  const { roleCode } = await roleWithEverything(page)
  const second = await newPerson(page, { roleCode })
  const other = await open(null)
  await signIn(other, second)
  const waiting = await openList(other, '/unstructur/watchlist')
  await waiting.search('名称', firm)
  await waiting.act(waiting.row(firm), '审批')
  await expect(input(dialog(other), '列入原因')).toHaveValue('围标串标')
  await button(dialog(other), '驳回').click()
  await message(other, '驳回时请填写审批意见')
  await button(dialog(other), '通过').click()
  await message(other, '已通过，名单即时生效')
  await expect(waiting.row(firm)).toContainText('生效')

  const name = unique('采购合同')
  await addDocument(page, name, textFile('合同.txt', `甲方：示例市水务集团\n乙方：${firm}（盖章）`))
  await expect.poll(() => noteOf(page, name)).toBe(`黑名单“${firm}”：围标串标`)

  await page.goto('/unstructur/search')
  const words = page.getByRole('combobox', { name: '检索内容' })
  await words.fill(name)
  await words.press('Enter')
  const found = page.getByRole('listitem').filter({ hasText: name })
  await found.getByRole('list', { name: '名单命中' }).getByRole('link', { name: firm }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('mark[aria-current="true"]').first()).toHaveText(firm)
  await expect(page.getByRole('list', { name: '名单命中' })).toContainText('围标串标（1处）')

  const companies = await openList(page, '/unstructur/companyinformation')
  await companies.tool('新增')
  const company = form(page, '新增')
  await input(company, '企业名称').fill(firm)
  await expect(company.getByText(`“${firm}”在黑名单中`)).toBeVisible()
  await button(company, '保存').click()
  await message(page, '添加成功！')
})
