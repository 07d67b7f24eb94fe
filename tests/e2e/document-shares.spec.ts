import type { Page } from '@playwright/test'
import { call, must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { menuRows, newPerson, roleWithEverything } from './support/newcomers'
import { button, dialog, form, input, message, okButton, openList } from './support/pages'
import { signIn } from './support/sign-in'

const DOCUMENTS = '/unstructur/documentdata/documentinformation'

/** A role that may do everything, and sees documents of its holders alone by a rule. */
async function ruledRole(admin: Page): Promise<string> {
  const { id: roleId, roleCode } = await roleWithEverything(admin)
  const permissionId = (await menuRows(admin)).find(({ perms }) => perms === 'documentinformation:list')?.id
  const ruleName = unique('本人')
  const rule = { permissionId, ruleName, ruleColumn: 'author', ruleConditions: '=', ruleValue: '#{sys_user_code}' }
  await must(admin, 'POST', '/sys/permission/addPermissionRule', rule)
  const query = `permissionId=${permissionId}&ruleName=${encodeURIComponent(ruleName)}`
  const [own] = await must<readonly { id: string }[]>(admin, 'GET', `/sys/permission/queryPermissionRule?${query}`)
  await must(admin, 'POST', '/sys/role/datarule', { permissionId, roleId, dataRuleIds: own?.id })
  return roleCode
}

async function countFound(page: Page, title: string): Promise<number> {
  const { result } = await call<{ readonly total: number }>(page, 'POST', '/unstructur/documentdata/search/list', { title })
  return result.total
}

test('a document is shared with a user, who finds and reads it until the share is withdrawn', { tag: '@whole' }, async ({
  admin,
  open,
}) => {
  const person = await newPerson(admin, { roleCode: await ruledRole(admin) })
  const name = unique('共享的合同')
  await must(admin, 'POST', `${DOCUMENTS}/add`, { name, secretLevel: '0' })
  const theirs = await open(null)
  await signIn(theirs, person)
  await expect.poll(() => countFound(admin, name)).toBe(1)
  expect(await countFound(theirs, name)).toBe(0)

  const list = await openList(admin, '/unstructur/documentinformation')
  await list.search('标题', name)
  await list.act(list.row(name), '共享')
  const shares = admin.getByRole('dialog', { name: `共享 ${name}` })
  await expect(shares.getByText('还没有共享给任何人')).toBeVisible()
  await button(shares, '新增共享').click()
  const given = admin.getByRole('dialog', { name: '新增共享' })
  await input(given, '用户').press('Enter')
  const users = admin.getByRole('dialog', { name: '选择用户' })
  await input(users, '账号').fill(person.username)
  await input(users, '账号').press('Enter')
  await users.getByRole('row').filter({ hasText: person.username }).click()
  await okButton(users).click()
  await button(given, '保存').click()
  await message(admin, '共享成功')
  await expect(shares.getByText('有效', { exact: true })).toBeVisible()

  expect(await countFound(theirs, name)).toBe(1)
  const seen = await openList(theirs, '/unstructur/documentinformation')
  await expect(seen.row(name)).toBeVisible()
  const { records } = await must<{ readonly records: readonly { readonly titile: string; readonly openPage: string }[] }>(
    theirs,
    'GET',
    '/sys/sysAnnouncementSend/getMyAnnouncementSend?pageNo=1&pageSize=100',
  )
  const told = records.filter(({ titile }) => titile.endsWith('与您共享了一条记录'))
  expect(told).toHaveLength(1)
  await theirs.goto(told[0]?.openPage ?? '')
  await expect(theirs.getByRole('heading', { name })).toBeVisible()

  await button(shares, '撤销').click()
  await okButton(dialog(admin)).click()
  await message(admin, '已撤销共享')
  expect(await countFound(theirs, name)).toBe(0)
  expect((await rowsOf(theirs, DOCUMENTS)).total).toBe(0)
})

test('a document is cited in a form by a search, and opened from there', { tag: '@whole' }, async ({ admin: page }) => {
  const [name, entry] = [unique('被引用的合同'), unique('引用')]
  await must(page, 'POST', `${DOCUMENTS}/add`, { name, secretLevel: '0' })
  await expect.poll(() => countFound(page, name)).toBe(1)
  await must(page, 'POST', '/unstructur/documentdata/knowledgebase/add', { name: entry, secretLevel: '0', fullTextContent: '<p>依据</p>' })

  const list = await openList(page, '/unstructur/knowledgebase')
  await list.search('标题', entry)
  await list.act(list.row(entry), '编辑')
  const edited = form(page, '编辑')
  await input(edited, '引用文档').press('Enter')
  const picker = page.getByRole('dialog', { name: '选择引用的文档' })
  await input(picker, '检索').fill(name)
  await input(picker, '检索').press('Enter')
  await picker.getByRole('row').filter({ hasText: name }).click()
  await okButton(picker).click()
  await button(edited, '保存').click()
  await message(page, /成功/)

  await list.act(list.row(entry), '详情')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})
