import { expect, type Locator, type Page } from '@playwright/test'
import type { Emulator } from '../../../emulator/emulator'
import { agree, button, detail, dialog, form, input, List, master, message, okButton, openByMenu } from '../pages'

const save = (page: Page) => button(form(page, '新增'), '保存').click()

/** The one on top: pressed by the mouse, since the focus went with the row that is gone. */
async function closeDrawer(page: Page): Promise<void> {
  await page.locator('.ant-drawer-close').filter({ visible: true }).last().click()
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
}

/** Grants all that a tree offers. */
async function grantAll(place: Locator): Promise<void> {
  await button(place, '全部勾选').click()
  await button(place, '保存').click()
  await message(place.page(), '保存成功！')
}

async function writeRule(page: Page): Promise<void> {
  const list = await openByMenu(page, '系统管理', '菜单管理')
  await list.search('菜单名称', '用户管理')
  await list.act(list.row('用户管理'), '数据规则')
  await button(dialog(page), '新增').click()
  for (const [name, text] of Object.entries({ 规则名称: '本人', 规则字段: 'createBy', 规则值: '#{sys_user_code}' }))
    await input(form(page, '新增'), name).fill(text)
  await save(page)
  await expect(new List(dialog(page)).row('本人')).toBeVisible()
}

async function grantRole(page: Page, emulator: Emulator): Promise<void> {
  await openByMenu(page, '系统管理', '角色管理')
  await master(page).row('reader').click()
  await detail(page).getByRole('tab', { name: '授权' }).click()
  const grants = detail(page, '授权')
  await button(grants, '数据规则：用户管理').click()
  const rule = page.getByRole('checkbox', { name: '本人' })
  await rule.click()
  await expect(rule).toBeChecked()
  await okButton(dialog(page)).click()
  await button(grants, '保存').click()
  await message(page, '保存成功!')
  expect(emulator.table('sys_grant_rule').rows).toMatchObject([{ grant: expect.stringMatching(/^role2 /) }])
}

async function grantDepartment(page: Page): Promise<void> {
  await openByMenu(page, '系统管理', '部门管理')
  const list = master(page)
  await list.act(list.row('数据处'), '部门权限')
  await grantAll(page.getByRole('dialog', { name: '部门权限 数据处' }))
  await list.act(list.row('数据处'), '部门角色')
  const roles = new List(page.getByRole('dialog', { name: '部门角色 数据处' }))
  await roles.tool('新增')
  await input(form(page, '新增'), '角色名称').fill('数据员')
  await input(form(page, '新增'), '角色编码').fill('data_clerk')
  await save(page)
  expect(await roles.actions(roles.row('data_clerk')), 'their members cannot be listed').not.toContain('成员')
  await roles.act(roles.row('data_clerk'), '授权')
  await grantAll(page.getByRole('dialog', { name: '部门角色授权 数据员' }))
}

interface Bin {
  readonly title: string
  readonly table: string
  readonly row: { readonly [name: string]: unknown }
  readonly shown: string
  readonly beside?: boolean
}

const BINS: readonly Bin[] = [
  { title: '用户管理', table: 'sys_user', row: { username: 'gone', realname: '离职', status: 1 }, shown: 'gone' },
  { title: '数据字典', table: 'sys_dict', row: { dictCode: 'gone', dictName: '旧字典' }, shown: 'gone', beside: true },
  { title: '租户管理', table: 'sys_tenant', row: { id: 3000, name: '旧分局', status: 1 }, shown: '旧分局', beside: true },
]

/** What stands in a bin is given back, and then deleted for good. */
async function useBin(page: Page, emulator: Emulator, { title, table, row, shown, beside }: Bin): Promise<void> {
  const { id } = emulator.table(table).add(row, 'admin')
  emulator.table(table).remove([String(id)])
  const whole = await openByMenu(page, '系统管理', title)
  const list = beside ? master(page) : whole
  await expect(list.rows.first()).toBeVisible()
  if (title !== '用户管理' && emulator.generation.release === '2.4.2') return expect(button(list.toolbar, '回收站')).toHaveCount(0)
  await list.tool('回收站')
  const bin = new List(dialog(page))
  await bin.act(bin.row(shown), '还原')
  await expect(bin.row(shown)).toHaveCount(0)
  await closeDrawer(page)
  await expect(list.row(shown)).toBeVisible()
  emulator.table(table).remove([String(id)])
  await list.tool('回收站')
  await bin.act(bin.row(shown), '彻底删除')
  await agree(page)
  await expect(bin.row(shown)).toHaveCount(0)
  await closeDrawer(page)
}

/** Home pages of roles are part of 3.x. */
async function setHome(page: Page, emulator: Emulator): Promise<void> {
  await openByMenu(page, '系统管理', '角色管理')
  const { toolbar } = master(page)
  await expect(button(toolbar, '新增')).toBeVisible()
  if (emulator.generation.release === '2.4.2') return expect(button(toolbar, '首页配置')).toHaveCount(0)
  await master(page).tool('首页配置')
  const homes = new List(dialog(page))
  await homes.tool('默认首页')
  await button(dialog(page), '保存').click()
  await message(page, /成功/)
}

/** What administrators do with rights and with what was deleted. */
export const grantSteps = (emulator: Emulator): Readonly<Record<string, (page: Page) => Promise<void>>> => ({
  'rules of an entry': writeRule,
  'grants of a role': page => grantRole(page, emulator),
  'grants of a department': grantDepartment,
  ...Object.fromEntries(BINS.map(bin => [`bin: ${bin.title}`, (page: Page) => useBin(page, emulator, bin)])),
  'home pages': page => setHome(page, emulator),
})
