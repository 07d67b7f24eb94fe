import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { menuRows, newPerson, roleWithEverything, withoutRights } from './support/newcomers'
import { button, input, List, menu, openByMenu, openList } from './support/pages'
import { signIn } from './support/sign-in'

const FRAME = 'layouts/IframePageView'
const GROUP = 'layouts/RouteView'

/** Adds an entry to the menu past the screen; returns its id. */
async function addEntry(admin: Page, name: string, values: object): Promise<string> {
  await must(admin, 'POST', '/sys/permission/add', { name, menuType: 1, ...values })
  const id = (await menuRows(admin)).find(row => row.name === name)?.id
  if (id === undefined) throw new Error(`${name} is not in the menu.`)
  return id
}

interface Entry {
  readonly name: string
  readonly [key: string]: unknown
}

/** A group with entries below it, and a user who sees all of them. */
async function menuWith(admin: Page, entries: readonly Entry[], group: object = {}) {
  const [title, path] = [unique('目录'), `/${unique('dir')}`]
  const parentId = await addEntry(admin, title, { menuType: 0, url: path, component: GROUP, ...group })
  for (const { name, ...values } of entries) await addEntry(admin, name, { parentId, ...values })
  const role = await roleWithEverything(admin)
  return { title, path, role, person: await newPerson(admin, role) }
}

test('entries of other places open beside the application or in a frame, with the placeholders of a closed list alone', {
  tag: '@whole',
}, async ({ admin, open }) => {
  const [outside, framed, wrong] = [unique('外链'), unique('看板'), unique('坏链')]
  const { title, person } = await menuWith(admin, [
    { name: outside, url: 'https://outside.test/{username}', component: FRAME, internalOrExternal: true },
    { name: framed, url: 'https://board.test/of?who={userId}', component: FRAME },
    { name: wrong, url: 'https://board.test/{token}', component: FRAME },
  ])
  await must(admin, 'POST', '/sys/frameOrigin/add', { origin: 'https://board.test' })
  const page = await open(null)
  const allowed = async () => (await page.request.get('/')).headers()['content-security-policy']
  await expect.poll(allowed, 'within seconds').toContain("frame-src 'self' https://board.test;")
  // It is that of the page's answer.
  await page.reload()
  const elsewhere = { contentType: 'text/html; charset=utf-8', body: '<p>别处的看板</p>' }
  await page.context().route(/^https:\/\/\w+\.test\//, route => route.fulfill(elsewhere))
  await signIn(page, person)
  await menu(page).getByRole('menuitem', { name: title }).click()
  const link = menu(page).getByRole('link', { name: outside })
  await expect(link).toHaveAttribute('href', `https://outside.test/${person.username}`)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')

  await menu(page).getByRole('link', { name: framed, exact: true }).click()
  await expect(page.getByRole('tab', { name: framed })).toHaveAttribute('aria-selected', 'true')
  const frame = page.locator(`iframe[title="${framed}"]`)
  await expect(frame).toHaveAttribute('src', `https://board.test/of?who=${person.id}`)
  await expect(frame.contentFrame().getByText('别处的看板')).toBeVisible()

  await menu(page).getByRole('link', { name: wrong, exact: true }).click()
  await expect(page.getByText('未知的占位符：token')).toBeVisible()

  for (const [name, url] of [
    [outside, `https://outside.test/${person.username}`],
    [framed, `https://board.test/of?who=${person.id}`],
  ] as const) {
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox', { name: '搜索菜单' }).fill(name)
    await expect(page.getByRole('option', { selected: true })).toContainText(name)
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
    await expect(opened).toHaveURL(url)
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    await opened.close()
  }
})

test('a component that does not exist says in its tab what is missing; a route of "0" has no page; hidden entries open but are not listed', {
  tag: '@whole',
}, async ({ admin, open }) => {
  const [lost, unrouted, hidden] = [unique('缺失'), unique('无路由'), unique('隐藏')]
  const paths = { lost: `/${unique('lost')}`, unrouted: `/${unique('none')}`, hidden: `/${unique('hid')}` }
  const { title, path, person } = await menuWith(admin, [
    { name: lost, url: paths.lost, component: 'modules/none/Nothing' },
    { name: unrouted, url: paths.unrouted, component: 'system/DictList', route: false },
    { name: hidden, url: paths.hidden, component: 'system/DictList', hidden: true },
  ])
  const page = await open(null)
  await signIn(page, person)
  await menu(page).getByRole('menuitem', { name: title }).click()
  await expect(menu(page).getByRole('link', { name: hidden })).toHaveCount(0)
  await menu(page).getByRole('link', { name: lost, exact: true }).click()
  await expect(page.getByRole('tab', { name: lost })).toHaveAttribute('aria-selected', 'true')
  for (const text of ['modules/none/Nothing', paths.lost]) await expect(page.getByText(text, { exact: true })).toBeVisible()
  await page.goto(paths.hidden)
  await expect(page.getByRole('heading', { level: 1, name: hidden })).toBeVisible()
  await page.goto(paths.unrouted)
  await expect(page).toHaveURL(/\/404$/)
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('link', { name: lost })).toBeVisible()
})

test('a group leads on, unless it is always shown; one whose pages are all hidden is hidden', { tag: '@whole' }, async ({
  admin,
  open,
}) => {
  const child = () => ({ name: unique('子页'), url: `/${unique('page')}`, component: 'system/DictList' })
  const [led, stays, gone] = [child(), child(), child()]
  const leading = await menuWith(admin, [led], { redirect: led.url })
  const staying = await menuWith(admin, [stays], { redirect: stays.url, alwaysShow: true })
  const { title, person } = await menuWith(admin, [{ ...gone, hidden: true }])
  const page = await open(null)
  await signIn(page, person)
  await expect(menu(page).getByRole('menuitem', { name: staying.title })).toBeVisible()
  await expect(menu(page).getByRole('menuitem', { name: title })).toHaveCount(0)
  await page.goto(leading.path)
  await expect(page).toHaveURL(new RegExp(`${led.url}$`))
  await page.goto(staying.path)
  await expect(page.getByRole('heading', { level: 1, name: staying.title })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${staying.path}$`))
  await page.goto(gone.url)
  await expect(page.getByRole('heading', { level: 1, name: gone.name })).toBeVisible()
})

test('rights that come and go while pages are open take along an entry of the menu, a button of a toolbar and a part of a page', async ({
  admin,
  open,
}) => {
  const lost = unique('缺失')
  const { title, role, person } = await menuWith(admin, [{ name: lost, url: `/${unique('lost')}`, component: 'modules/none/Nothing' }])
  const page = await open(null)
  await signIn(page, person)
  let loaded = 0
  page.on('load', () => loaded++)
  await openByMenu(page, '在线课程', '讲师管理')
  const list = new List(page.getByRole('tabpanel').first())
  await expect(button(list.toolbar, '新增')).toBeVisible()
  await input(list.query, '姓名').fill('半个条件')
  const entry = menu(page).getByRole('link', { name: '课件评论', exact: true })
  await expect(entry).toBeVisible()
  await menu(page).getByRole('menuitem', { name: title }).click()
  await menu(page).getByRole('link', { name: lost, exact: true }).click()
  const part = page.getByRole('main').getByRole('link', { name: '打开菜单管理' })
  await expect(part).toBeVisible()

  const taken = ['lecturer:add', 'permission:edit', 'courseComment:list']
  const giveBack = await withoutRights(admin, role.id, perms => taken.includes(perms))
  await expect(part).toHaveCount(0)
  await expect(entry).toHaveCount(0)
  await page.getByRole('tab', { name: '讲师管理' }).click()
  await expect(button(list.toolbar, '新增')).toHaveCount(0)
  await expect(button(list.toolbar, '导出')).toBeVisible()

  await giveBack()
  await expect(button(list.toolbar, '新增')).toBeVisible()
  await expect(entry).toBeVisible()
  await expect(input(list.query, '姓名')).toHaveValue('半个条件')
  await page.getByRole('tab', { name: lost }).click()
  await expect(part).toBeVisible()
  expect(loaded, 'nothing was loaded again').toBe(0)
})

test('the list of online reports and a report by its code are built-in pages of the menu', { tag: '@whole' }, async ({
  admin,
  open,
  watch,
}) => {
  watch.expect(/报表不存在/)
  const [heads, byCode, unknown] = [unique('报表'), unique('看报表'), unique('无报表')]
  const paths = { heads: `/${unique('heads')}`, dir: `/${unique('report')}` }
  const { records } = await rowsOf(admin, '/online/report')
  const [report] = records
  const { person } = await menuWith(admin, [
    { name: heads, url: paths.heads, component: 'modules/online/cgreport/OnlCgreportHeadList' },
    { name: byCode, url: `${paths.dir}/${report?.code}`, component: 'modules/online/cgreport/auto/OnlCgreportAutoList' },
    { name: unknown, url: `${paths.dir}/nobody-knows`, component: 'modules/online/cgreport/auto/OnlCgreportAutoList' },
  ])
  const page = await open(null)
  await signIn(page, person)
  await page.goto(paths.heads)
  await expect(new List(page.getByRole('main')).row(String(report?.name))).toBeVisible()
  await page.goto(`${paths.dir}/${report?.code}`)
  const list = new List(page.getByRole('tabpanel').first())
  await expect(page.getByRole('heading', { level: 1, name: byCode })).toBeVisible()
  await expect(list.rows.first()).toBeVisible()
  const { columns } = await must<{ columns: { title: string }[] }>(admin, 'GET', `/online/cgreport/api/getRpColumns/${report?.code}`)
  for (const { title } of columns) await expect(list.place.getByRole('columnheader', { name: title })).toBeVisible()
  for (const action of ['新增', '批量删除']) await expect(button(list.toolbar, action)).toHaveCount(0)
  await expect(button(list.toolbar, '导出')).toBeVisible()
  await page.goto(`${paths.dir}/nobody-knows`)
  await expect(page.getByText('报表不存在')).toBeVisible()
})

test('an icon of an entry is chosen by a Chinese word and drawn in the list; one that is none is said there and in the form', {
  tag: '@whole',
}, async ({ admin }) => {
  const [known, strange] = [unique('图标'), unique('异名')]
  await addEntry(admin, strange, { menuType: 0, url: `/${unique('strange')}`, component: GROUP, icon: 'ion:none' })
  const list = await openList(admin, '/isystem/permission')
  await list.tool('新增')
  const form = admin.getByRole('dialog', { name: '新增菜单' })
  await input(form, '菜单名称').fill(known)
  await input(form, '路径').fill(`/${unique('icon')}`)
  await input(form, '组件').fill(GROUP)
  const icons = form.getByRole('combobox', { name: '图标' })
  await icons.fill('没有这种')
  await expect(admin.getByText('没有这样的图标', { exact: false })).toBeVisible()
  await icons.fill('审批')
  await expect(admin.getByRole('option', { name: 'audit' })).toBeAttached()
  await icons.press('Enter')
  await expect(form.locator('.weft-named-icon', { hasText: 'audit' })).toBeVisible()
  await button(form, '保存').click()
  await expect(form).toBeHidden()
  await expect(list.row(known).getByText('audit', { exact: true })).toBeVisible()
  await expect(list.row(strange)).toContainText('未知图标')
  await list.act(list.row(strange), '编辑')
  await expect(admin.getByRole('dialog').getByRole('status')).toHaveText('没有名为 ion:none 的图标，菜单将显示默认图标')
})
