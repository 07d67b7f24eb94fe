import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import { chooseForSelf, NARROW, userButton } from './support/access'
import { expect, test } from './support/fixtures'
import { button, dialog, menu, okButton } from './support/pages'
import { fillLogin, pressLogin, signIn } from './support/sign-in'

const root = (page: Page) => page.locator('html')
const header = (page: Page) => page.getByRole('banner')
const brand = (place: Locator) => place.getByRole('link', { name: '审计大数据治理与分析系统' })
const tabs = (page: Page) => page.getByRole('tablist', { name: '打开的页面' })
const primary = (page: Page) => root(page).evaluate(html => getComputedStyle(html).getPropertyValue('--weft-primary').trim())
const widthOf = async (place: Locator) => Math.round((await place.boundingBox())?.width ?? -1)

/** The drawer of the look, open. */
async function look(page: Page): Promise<Locator> {
  await chooseForSelf(page, '系统设置')
  await expect(dialog(page).getByText('整体风格设置')).toBeVisible()
  return dialog(page)
}

/** The input itself lies out of sight: what is pressed is its text, or its spot of colour. */
async function choose(drawer: Locator, group: string, name: string): Promise<void> {
  const choice = drawer
    .getByRole('radiogroup', { name: group })
    .locator('label')
    .filter({ has: drawer.page().getByRole('radio', { name, exact: true }) })
  await choice.click()
  await expect(choice.getByRole('radio')).toBeChecked()
}

test('every choice of the look holds at once, for its person alone, without loading anything', { tag: '@whole' }, async ({
  open,
  server,
}) => {
  const page = await open(null)
  const outside: string[] = []
  let loaded = 0
  page.on('request', request => new URL(request.url()).origin === server.url || outside.push(request.url()))
  await signIn(page, { username: 'zhangwei', password: DEMO_PASSWORD })
  await page.goto('/test/home')
  page.on('load', () => loaded++)
  const drawer = await look(page)
  const light = await root(page).evaluate(() => getComputedStyle(document.body).backgroundColor)
  await choose(drawer, '界面', '暗色')
  await expect(root(page)).toHaveAttribute('data-appearance', 'dark')
  await expect.poll(() => root(page).evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light)
  await expect(menu(page)).toHaveClass(/is-dark/)
  await choose(drawer, '菜单', '亮色菜单')
  await expect(menu(page)).toHaveClass(/is-light/)

  await expect(drawer.getByRole('radiogroup', { name: '主题色' }).getByRole('radio')).toHaveCount(8)
  await choose(drawer, '主题色', '酱紫')
  await expect.poll(() => primary(page)).toBe('#ab7ae1')
  await drawer.getByRole('switch', { name: '色弱模式' }).click()
  await expect(root(page)).toHaveAttribute('data-colours', 'weak')

  await expect(drawer.getByRole('switch', { name: '固定侧边菜单' })).toBeChecked()
  await choose(drawer, '菜单位置', '顶部菜单')
  await expect(header(page).getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(drawer.getByRole('switch', { name: '固定侧边菜单' })).toBeDisabled()
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 1800, height: 900 })
  expect(await widthOf(main)).toBeLessThan(1300)
  await drawer.getByRole('combobox', { name: '内容区域宽度' }).click({ force: true })
  await page.getByTitle('流式').click()
  await expect.poll(() => widthOf(main)).toBe(1800)

  await drawer.getByRole('switch', { name: '下滑时隐藏 Header' }).click()
  await drawer.getByRole('switch', { name: '固定 Header' }).click()
  await expect(drawer.getByRole('switch', { name: '下滑时隐藏 Header' })).not.toBeChecked()
  await expect(drawer.getByRole('switch', { name: '下滑时隐藏 Header' })).toBeDisabled()
  await expect(header(page)).not.toHaveCSS('position', 'sticky')
  await drawer.getByRole('switch', { name: '多页签模式' }).click()
  await expect(tabs(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: '测试页面' })).toBeVisible()
  expect(loaded, 'the page was never loaded again').toBe(0)

  await page.reload()
  await expect(header(page).getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-appearance', 'dark')
  await expect(tabs(page)).toHaveCount(0)
  await userButton(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await okButton(dialog(page)).click()
  await fillLogin(page, { username: 'zhaomin', password: DEMO_PASSWORD })
  await pressLogin(page)
  await expect(tabs(page)).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-appearance', 'light')
  expect(await primary(page)).toBe('#1890ff')
  expect(outside, 'nothing is asked of anywhere else').toEqual([])
})

for (const viewport of [{ width: 1440, height: 500 }, NARROW]) {
  test(`a header that may hide is away after 100 px of scrolling, back on the way up and for the keyboard, ${viewport.width} px`, {
    tag: '@whole',
  }, async ({ open }) => {
    const page = await open('admin', { viewport })
    const kept = JSON.stringify({ value: { hideHeader: true }, expire: null })
    await page.addInitScript(value => localStorage.setItem('weft:admin:theme', value), kept)
    await page.goto('/dashboard/analysis')
    await expect(page.getByRole('heading', { name: '最近动态' })).toBeVisible()
    const bottom = () => header(page).evaluate(one => Math.round(one.getBoundingClientRect().bottom))
    const scroll = (to: number) => page.evaluate(top => window.scrollTo(0, top), to)
    await scroll(100)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)
    expect(await bottom(), 'not yet').toBe(56)
    await scroll(101)
    await expect.poll(bottom).toBe(0)
    await scroll(90)
    await expect.poll(bottom).toBe(56)
    await scroll(300)
    await expect.poll(bottom).toBe(0)
    await userButton(page).focus()
    await expect.poll(bottom, 'whoever reaches it by the keyboard sees it').toBe(56)
  })
}

test('the menu is 208 wide, 80 when collapsed and gone with nothing in it; the name above a menu on top is 168, 208 from 1600 px on', {
  tag: '@whole',
}, async ({ open }) => {
  const page = await open('admin')
  await page.goto('/test/home')
  const side = page.locator('.weft-sider')
  await expect.poll(() => widthOf(side)).toBe(208)
  await button(page, '收起菜单').click()
  await expect.poll(() => widthOf(side)).toBe(80)
  await button(page, '展开菜单').click()
  await expect.poll(() => widthOf(side)).toBe(208)
  const drawer = await look(page)
  await choose(drawer, '菜单位置', '顶部菜单')
  await page.setViewportSize({ width: 1599, height: 900 })
  await expect.poll(() => widthOf(brand(header(page)))).toBe(168)
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect.poll(() => widthOf(brand(header(page)))).toBe(208)
})

test('windows up to 1087 px start with a collapsed menu and one page, up to 767 px with a drawer of 200', { tag: '@whole' }, async ({
  open,
}) => {
  const page = await open('admin', { viewport: { width: 1089, height: 800 } })
  await page.goto('/test/home')
  await expect(tabs(page)).toBeVisible()
  await expect.poll(() => widthOf(page.locator('.weft-sider'))).toBe(208)
  await page.setViewportSize({ width: 1087, height: 800 })
  await expect(tabs(page)).toHaveCount(0)
  await expect.poll(() => widthOf(page.locator('.weft-sider'))).toBe(80)
  await page.setViewportSize({ width: 769, height: 800 })
  await expect.poll(() => widthOf(page.locator('.weft-sider'))).toBe(80)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(page.locator('.weft-sider')).toHaveCount(0)
  await button(page, '展开菜单').click()
  await expect(page.locator('.weft-drawer .ant-drawer-content-wrapper')).toHaveCSS('width', '200px')
})
