import type { Page } from '@playwright/test'
import { must, rowsOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { addLecturers, LECTURERS } from './support/lecturers'
import { newPerson, roleWithEverything, withoutRights } from './support/newcomers'
import { button, dialog, form, input, List, master, menu, okButton, openByMenu, openList } from './support/pages'
import { fillLogin, pressLogin, signIn } from './support/sign-in'

const NETWORK = /Failed to load resource|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY|ERR_INCOMPLETE|WebSocket/

const tabs = (page: Page) => page.getByRole('tablist', { name: '打开的页面' }).getByRole('tab')

test('a dictionary that an administrator changes is shown anew in an open page of somebody else', { tag: '@whole' }, async ({
  admin,
  open,
}) => {
  const dictCode = 'lecturer_level'
  const prefix = await addLecturers(admin, 1)
  const auditor = await open('auditor')
  const list = await openList(auditor, `${LECTURERS}?f.name=${encodeURIComponent(`${prefix}*`)}`)
  await expect(list.rows).toHaveCount(1)
  const [before] = await list.column('级别')
  let loaded = 0
  auditor.on('load', () => loaded++)
  const dict = (await rowsOf(admin, '/sys/dict', `dictCode=${dictCode}`)).records[0]
  const item = (await rowsOf(admin, '/sys/dictItem', `dictId=${dict?.id}`)).records.find(({ itemText }) => itemText === before)
  const rename = (itemText: string) =>
    must(admin, 'PUT', '/sys/dictItem/edit', { id: item?.id, dictId: dict?.id, itemText, itemValue: item?.itemValue })
  await rename('首席')
  await expect.poll(() => list.column('级别')).toEqual(['首席'])
  expect(loaded).toBe(0)
  await rename(String(before))
  await expect.poll(() => list.column('级别')).toEqual([before])
})

test.describe(() => {
  // The part has not been loaded yet.
  test.use({ keepsWindow: false })

  test('a part that a deployment took away is offered again, and no form is lost by it', { tag: '@whole' }, async ({ admin, watch }) => {
    watch.expect(/status of 404|dynamically imported module|Unable to preload/)
    await admin.goto('/')
    await openByMenu(admin, '在线课程', '讲师管理')
    await new List(admin.getByRole('main')).tool('新增')
    await input(form(admin, '新增'), '姓名').fill('半个讲师')
    // As a server answers for a file whose name the next version has changed.
    await admin.route(/\/assets\/role[^/]*\.js/, route => route.fulfill({ status: 404, json: { code: 404, message: '资源不存在' } }))
    await menu(admin).getByRole('menuitem', { name: '系统管理' }).click()
    await menu(admin).getByRole('link', { name: '角色管理', exact: true }).click()
    const offer = admin.getByRole('status').filter({ hasText: '系统已更新' })
    const offered = () => expect(button(offer, '重新加载')).toBeVisible()
    await offered()
    await button(offer, '稍后').click()
    await tabs(admin).filter({ hasText: '讲师管理' }).click()
    await expect(input(form(admin, '新增'), '姓名')).toHaveValue('半个讲师')
    await tabs(admin).filter({ hasText: '角色管理' }).click()
    await button(admin.getByRole('tabpanel').first(), '重试').click()
    await offered()
    await admin.unroute(/\/assets\/role[^/]*\.js/)
    admin.on('dialog', question => question.accept())
    await button(offer, '重新加载').click()
    await expect(master(admin).toolbar).toBeVisible()
    await tabs(admin).filter({ hasText: '讲师管理' }).click()
    await new List(admin.getByRole('main')).tool('新增')
    await button(form(admin, '新增'), '恢复').click()
    await expect(input(form(admin, '新增'), '姓名')).toHaveValue('半个讲师')
  })
})

test('two windows of one person keep tabs of their own, and their session ends in both', { tag: '@whole' }, async ({
  admin,
  open,
  watch,
}) => {
  test.slow()
  watch.expect(/status of 500/)
  const { username, password } = await newPerson(admin)
  const first = await open(null)
  await signIn(first, { username, password })
  const second = await first.context().newPage()
  await second.goto(new URL('/course/comment', first.url()).href)
  await openByMenu(first, '在线课程', '讲师管理')
  await Promise.all([first.reload(), second.reload()])
  await expect(tabs(first)).toHaveText(['首页', '讲师管理'])
  await expect(tabs(second)).toHaveText(['首页', '课件评论'])
  const comments = new List(second.getByRole('main'))
  await comments.tool('新增')
  await input(form(second, '新增'), '评论内容').fill('半条评论')

  await first.getByRole('button', { name: '新人的账户菜单' }).click()
  await first.getByRole('menuitem', { name: '修改密码' }).click()
  const changed = `${password}-2`
  const entries = { 旧密码: password, 新密码: changed, 确认新密码: changed }
  for (const [name, value] of Object.entries(entries)) await dialog(first).getByLabel(name, { exact: true }).fill(value)
  await okButton(dialog(first)).click()
  for (const page of [first, second]) await expect(page).toHaveURL(/\/user\/login/)
  await fillLogin(second, { username, password: changed })
  await pressLogin(second)
  await comments.tool('新增')
  await button(form(second, '新增'), '恢复').click()
  await expect(input(form(second, '新增'), '评论内容')).toHaveValue('半条评论')
  await expect(first, 'who signs in in one window is signed in in the other').not.toHaveURL(/\/user\/login/)

  await must(admin, 'PUT', '/sys/user/changePassword', { username, password: `${password}-3` })
  const asked = (page: Page) => page.getByRole('dialog', { name: '登录已过期' })
  for (const page of [first, second]) await expect(asked(page)).toHaveCount(1)
  await button(asked(first), '重新登录').click()
  for (const page of [first, second]) await expect(page).toHaveURL(/\/user\/login/)
  await expect(asked(second)).toHaveCount(0)
})

test('a page that is taken away while it is open says so, keeps its form, and goes on when it is given back', { tag: '@whole' }, async ({
  admin,
  open,
  watch,
}) => {
  watch.expect(/status of 403/)
  const { roleCode, id } = await roleWithEverything(admin)
  const page = await open(null)
  await signIn(page, await newPerson(admin, { roleCode }))
  await openByMenu(page, '在线课程', '课程分类')
  await openByMenu(page, '在线课程', '讲师管理')
  await write(page, '姓名', '半个讲师')
  const giveBack = await withoutRights(admin, id, perms => perms.startsWith('lecturer:'))
  const said = page.getByRole('alert').filter({ hasText: '您的权限已变更' })
  await expect(said).toBeVisible()
  await expect(menu(page).getByRole('link', { name: '讲师管理' })).toHaveCount(0)
  await expect(written(page, '姓名')).toHaveValue('半个讲师')
  await tab(page, '课程分类').click()
  await tab(page, '讲师管理').click()
  await expect(written(page, '姓名')).toHaveValue('半个讲师')
  await giveBack()
  await expect(said).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: '讲师管理' })).toBeVisible()
  await expect(written(page, '姓名')).toHaveValue('半个讲师')
})

const PAGES = [
  ['在线课程', '讲师管理'],
  ['在线课程', '课程分类'],
  ['在线课程', '课件评论'],
  ['系统管理', '用户管理'],
  ['系统管理', '菜单管理'],
  ['系统管理', '部门管理'],
  ['系统管理', '数据字典'],
  ['系统管理', '分类字典'],
] as const

const WRITTEN = [
  ['角色管理', '角色名称', '半个角色'],
  ['讲师管理', '姓名', '半个讲师'],
  ['数据字典', '字典名称', '半个字典'],
] as const

const shown = (page: Page) => page.getByRole('tabpanel').first()
const tab = (page: Page, title: string) => page.getByRole('tab', { name: title, exact: true })
const written = (page: Page, field: string) => input(form(page, '新增'), field)

async function write(page: Page, field: string, text: string): Promise<void> {
  await button(shown(page), '新增').first().click()
  await written(page, field).fill(text)
}

test('a first day: a page is found, ten are open, three are edited, the connection goes twice, and everything is there', {
  tag: '@whole',
}, async ({ admin, open, server, watch }) => {
  test.slow()
  watch.expect(NETWORK)
  const page = await open(null)
  page.on('dialog', question => question.accept())
  await signIn(page, await newPerson(admin, await roleWithEverything(admin)))
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: '搜索菜单' }).pressSequentially('jsgl')
  await expect(page.getByRole('option', { name: /^角色管理/ })).toBeVisible()
  await page.getByRole('option', { name: /^角色管理/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: '搜索菜单' }).pressSequentially('讲师')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '讲师管理' })).toBeVisible()
  for (const [group, title] of PAGES) await openByMenu(page, group, title)
  const titles = ['首页', '角色管理', ...PAGES.map(([, title]) => title)]
  await expect(tabs(page)).toHaveText(titles)
  for (const [title, field, text] of WRITTEN) {
    await tab(page, title).click()
    await write(page, field, text)
  }
  await tab(page, '课件评论').click()
  const comments = new List(shown(page))
  await comments.search('课件', '张')
  await expect(page).toHaveURL(/\/course\/comment\?f\./)
  await page.keyboard.press('Alt+PageUp')
  await expect(page).toHaveTitle('课程分类 · 审计大数据治理与分析系统')
  await expect(page).toHaveURL(/\/course\/category/)
  await expect(page.getByRole('dialog'), 'a dialog goes with its tab').toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/course\/comment\?f\./)

  await tab(page, '讲师管理').click()
  await page.context().setOffline(true)
  await expect(page.getByText('网络已断开，正在重新连接…')).toBeVisible()
  await tab(page, '首页').click()
  await tab(page, '讲师管理').click()
  await button(form(page, '新增'), '保存').click()
  await expect(written(page, '姓名'), 'what could not be saved stays').toHaveValue('半个讲师')
  await page.context().setOffline(false)
  await expect(page.getByText('已重新连接服务器')).toBeVisible()
  await server.stop()
  await button(shown(page), '刷新').first().click({ force: true })
  await expect(page.getByText('无法连接服务器，正在重新连接…')).toBeVisible()
  await server.start()
  await expect(page.getByText('无法连接服务器，正在重新连接…')).toBeHidden()
  for (const [title, field, text] of WRITTEN) {
    await tab(page, title).click()
    await expect(written(page, field)).toHaveValue(text)
  }

  // The address follows once the page of the tab is painted: a reload before it opens the tab of before.
  await expect(page).toHaveURL(/\/isystem\/dict/)
  await page.reload()
  await expect(tabs(page)).toHaveText(titles)
  await expect(tab(page, '数据字典')).toHaveAttribute('aria-selected', 'true')
  for (const [title, field, text] of WRITTEN) {
    await tab(page, title).click()
    await button(shown(page), '新增').first().click()
    await button(form(page, '新增'), '恢复').click()
    await expect(written(page, field)).toHaveValue(text)
  }
  await tab(page, '课件评论').click()
  await expect(page).toHaveURL(/\/course\/comment\?f\./)
  await expect(input(new List(shown(page)).query, '课件')).toHaveValue('张')
})
