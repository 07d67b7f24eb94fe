import { expect, type Locator, type Page } from '@playwright/test'
import { leave } from '../access'
import { agree, button, detail, dialog, form, input, List, master, number, openByMenu } from '../pages'
import { type familyTest, signInAs } from './fixtures'
import { grantSteps } from './grants'

/** A page where rows are kept: what its form wants, and by which field a row is found. */
interface Kept {
  readonly fields: Readonly<Record<string, string>>
  readonly shown: string
  /** What it is changed to. Default: 改 behind what it was. */
  readonly changed?: string
  /** The detail of a row stands beside the list. */
  readonly beside?: boolean
  /** Its calls or answers are not the same in both releases. */
  readonly differs?: boolean
  /** What else a new row wants. */
  readonly more?: (adding: Locator) => Promise<void>
}

const SYSTEM: Readonly<Record<string, Kept>> = {
  用户管理: {
    fields: { 用户账号: 'lisi', 用户姓名: '李四', 登录密码: 'Weft-2026-lisi' },
    shown: '用户姓名',
    differs: true,
    more: withPicture,
  },
  角色管理: { fields: { 角色名称: '审计员', 角色编码: 'auditor' }, shown: '角色名称', beside: true },
  菜单管理: { fields: { 菜单名称: '新菜单', 路径: '/new', 组件: 'layouts/RouteView' }, shown: '菜单名称' },
  部门管理: { fields: { 机构名称: '法规处' }, shown: '机构名称', beside: true },
  职务管理: { fields: { 职务编码: 'clerk', 职务名称: '文员' }, shown: '职务名称' },
  数据字典: { fields: { 字典名称: '颜色', 字典编号: 'color' }, shown: '字典名称', beside: true, differs: true },
  分类字典: { fields: { 类型名称: '工程' }, shown: '类型名称' },
  系统通告: { fields: { 标题: '放假通知' }, shown: '标题' },
  租户管理: { fields: { 租户编号: '2000', 租户名称: '分局' }, shown: '租户名称', beside: true },
  系统编码规则: { fields: { 规则名称: '底稿编号', 规则编码: 'paper_no' }, shown: '规则名称' },
  系统校验规则: { fields: { 规则名称: '长度', 规则编码: 'length_rule' }, shown: '规则名称', more: withRule },
}

/** Pages that only 3.x has. */
const CURRENT_SYSTEM: Readonly<Record<string, Kept>> = {
  查询白名单: { fields: { 表名: 'audit_item' }, shown: '表名', changed: 'audit_order' },
}

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** An upload, whose file is shown again from where it is stored. */
async function withPicture(adding: Locator): Promise<void> {
  await adding.locator('input[type=file]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(adding.getByRole('img', { name: 'face' })).toBeVisible()
}

async function withRule(adding: Locator): Promise<void> {
  const { keyboard } = adding.page()
  await button(adding, '新增').click()
  for (const text of ['*', '^.+$', '不能为空']) {
    await keyboard.type(text)
    await keyboard.press(text === '不能为空' ? 'Enter' : 'Tab')
  }
}

const save = (page: Page, title: '新增' | '编辑') => button(form(page, title), '保存').click()

/** Nothing says that something went wrong. */
async function expectCalm(page: Page): Promise<void> {
  const wrong = page.locator('.ant-message-error, .ant-message-warning, .ant-notification-notice, .weft-block-failure, .ant-alert-error')
  await expect(wrong.filter({ visible: true })).toHaveCount(0)
}

async function fill(adding: Locator, fields: Kept['fields']): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await expect(adding.getByLabel(name, { exact: true }).first()).toBeVisible()
    const place = (await number(adding, name).count()) > 0 ? number(adding, name) : input(adding, name)
    await place.fill(text)
  }
}

/** The page is there, and its rows come. */
async function look(page: Page, list: List): Promise<void> {
  await expect(button(list.toolbar.first(), '新增')).toBeVisible()
  await expect(list.rows.first()).toBeVisible()
  await expectCalm(page)
}

/** Adds, changes and deletes a row, and sees each in the list. */
async function keep(page: Page, list: List, { fields, shown, changed, more }: Kept): Promise<void> {
  const [first, second] = [fields[shown] ?? '', changed ?? `${fields[shown]}改`]
  // Tables below the main one of an ERP list have tools too.
  await button(list.toolbar.first(), '新增').click()
  const adding = form(page, '新增')
  await fill(adding, fields)
  await more?.(adding)
  await save(page, '新增')
  await expect(adding).toBeHidden()
  await expect(list.row(first)).toBeVisible()
  await list.act(list.row(first), '编辑')
  await expect(input(form(page, '编辑'), shown)).toHaveValue(first)
  await input(form(page, '编辑'), shown).fill(second)
  await save(page, '编辑')
  await expect(form(page, '编辑')).toBeHidden()
  await expect(list.row(second)).toBeVisible()
  await list.act(list.row(second), '删除')
  await agree(page)
  await expect(list.row(second)).toHaveCount(0)
  await expectCalm(page)
}

/** The entries of a dictionary, one of which is read where there is no call for one row. */
async function keepItems(page: Page): Promise<void> {
  await openByMenu(page, '系统管理', '数据字典')
  await master(page).row('valid_status').click()
  await keep(page, new List(detail(page)), { fields: { 名称: '待定', 数据值: '9' }, shown: '名称' })
}

const bell = (page: Page) => page.getByRole('button', { name: /^消息(，|$)/ })

/** An announcement is released, arrives by the socket, and is read. */
async function announce(page: Page): Promise<void> {
  const list = await openByMenu(page, '系统管理', '系统通告')
  await list.tool('新增')
  await fill(form(page, '新增'), { 标题: '今日停机' })
  await save(page, '新增')
  await list.act(list.row('今日停机'), '发布')
  await agree(page)
  await expect(bell(page)).toHaveAccessibleName(/2条未读/)
  await bell(page).click()
  await page.getByRole('button', { name: '今日停机' }).click()
  await expect(dialog(page)).toContainText('今日停机')
  await leave(page)
  await expect(bell(page)).toHaveAccessibleName(/1条未读/)
  const mine = await openByMenu(page, '系统管理', '我的消息')
  await expect(mine.row('今日停机')).toContainText('已读')
  await mine.tool('全部标记已读')
  await agree(page)
  await expect(bell(page)).toHaveAccessibleName('消息')
  await expectCalm(page)
}

/** A report is written, looked at, and deleted; another is asked and taken away. */
async function report(page: Page): Promise<void> {
  const list = await openByMenu(page, '在线开发', 'Online报表配置')
  await list.tool('新增')
  const adding = form(page, '新增')
  await fill(adding, { 报表编码: 'roles', 报表名称: '角色报表', 报表SQL: 'select role_name, role_code from sys_role' })
  await button(adding, '解析SQL').click()
  await expect(adding.getByText('解析成功：2列，0个参数')).toBeVisible()
  await save(page, '新增')
  await expect(adding).toBeHidden()
  await list.act(list.row('角色报表'), '编辑')
  await expect(form(page, '编辑').getByRole('gridcell', { name: 'role_code' }).first()).toBeVisible()
  await input(form(page, '编辑'), '报表名称').fill('全部角色')
  await save(page, '编辑')
  await expect(form(page, '编辑')).toBeHidden()
  await list.act(list.row('全部角色'), '预览')
  await expect(new List(page.getByRole('main')).row('reader')).toBeVisible()
  await openByMenu(page, '在线开发', 'Online报表配置')
  await list.act(list.row('全部角色'), '删除')
  await agree(page)
  await expect(list.row('全部角色')).toHaveCount(0)
  await openByMenu(page, '在线业务', '人员报表')
  await list.search('账号', 'reader')
  await expect(list.rows).toHaveCount(1)
  await expect(list.row('reader')).toContainText('男')
  const download = page.waitForEvent('download')
  await list.tool('导出')
  await download
  await expectCalm(page)
}

/** Menu entries of online forms. */
const FORMS = ['审计事项', '审计分类', '审计订单', '审计订单ERP', '审计订单TAB', '审计订单内嵌'] as const

/** A form is made with a column, synchronised, opened and deleted. */
async function configure(page: Page): Promise<void> {
  const heads = await openByMenu(page, '在线开发', 'Online表单开发')
  await heads.tool('新增')
  const builder = page.getByRole('main').locator('.weft-form-page')
  await input(builder, '表名').fill('audit_note')
  await input(builder, '表描述').fill('审计便签')
  await expect(builder.getByRole('grid', { name: '字段' }).getByRole('gridcell', { name: 'sys_org_code' })).toBeVisible()
  await button(builder, '新增').click()
  for (const key of ['name', 'Tab', '名称', 'Enter']) await (/^[A-Z]/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
  await button(builder, '保存').click()
  await expect(heads.row('audit_note')).toContainText('未同步')
  await heads.act(heads.row('audit_note'), '同步数据库')
  await agree(page)
  await expect(heads.row('audit_note')).toContainText('已同步')
  await heads.act(heads.row('audit_note'), '功能测试')
  await expect(page.getByRole('heading', { level: 1, name: '审计便签' })).toBeVisible()
  await expect(button(new List(page.getByRole('main')).toolbar, '新增')).toBeVisible()
  const again = await openByMenu(page, '在线开发', 'Online表单开发')
  await again.act(again.row('audit_note'), '删除')
  await agree(page)
  await expect(again.row('audit_note')).toHaveCount(0)
  await expectCalm(page)
}

/** What users do every day, before a server of the family. */
export function walkFamily(test: ReturnType<typeof familyTest>): void {
  test('people, roles, menus and the like are added, changed and deleted', { tag: '@whole' }, async ({ signedIn, served }) => {
    await expectCalm(signedIn)
    const current = served.emulator.generation.release === '3.9.3'
    for (const [title, one] of Object.entries({ ...SYSTEM, ...(current && CURRENT_SYSTEM) })) {
      await test.step(title, async () => {
        const opened = await openByMenu(signedIn, '系统管理', title)
        const list = one.beside ? master(signedIn) : opened
        // Where both releases are asked and answer alike, one of them shows how rows are kept.
        await (current || one.differs ? keep(signedIn, list, one) : look(signedIn, list))
      })
    }
    await test.step('字典项', () => keepItems(signedIn))
  })

  test('records of online forms are kept in every kind of list; reports are written, and notices arrive', { tag: '@whole' }, async ({
    signedIn,
  }) => {
    for (const title of FORMS) {
      await test.step(title, async () => {
        const list = await openByMenu(signedIn, '在线业务', title)
        await expect(list.rows.first()).toBeVisible()
        await keep(signedIn, list, { fields: { 名称: `新${title}` }, shown: '名称' })
      })
    }
    await test.step('configuration', () => configure(signedIn))
    await test.step('reports', () => report(signedIn))
    await test.step('notices', () => announce(signedIn))
  })

  test('roles and departments are granted rights with their rules; what was deleted comes back', { tag: '@whole' }, async ({
    signedIn,
    served,
  }) => {
    for (const [title, step] of Object.entries(grantSteps(served.emulator))) await test.step(title, () => step(signedIn))
    await expectCalm(signedIn)
  })

  test('a right that is ruled is wanted, another is left to the server; what it lacks is not offered', { tag: '@whole' }, async ({
    page,
    served,
  }) => {
    await signInAs(page, 'reader', served.emulator.nextCaptcha)
    const roles = await openByMenu(page, '系统管理', '角色管理')
    await expect(roles.rows.first()).toBeVisible()
    await expect(button(roles.toolbar, '新增')).toHaveCount(0)
    await openByMenu(page, '系统管理', '租户管理')
    const tenants = master(page)
    await expect(button(tenants.toolbar, '新增')).toBeVisible()
    await tenants.rows.first().click()
    await expect(detail(page)).toBeVisible()
    await expect(detail(page).getByRole('tab', { name: '成员' })).toHaveCount(0)
    await page.getByRole('button', { name: /的账户菜单$/ }).click()
    await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeVisible()
    for (const name of ['动态口令', '账号绑定', '存储空间']) await expect(page.getByRole('menuitem', { name })).toHaveCount(0)
  })
}
