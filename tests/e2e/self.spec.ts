import type { Page } from '@playwright/test'
import { chooseForSelf, userButton } from './support/access'
import { must, tokenOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { newPerson } from './support/newcomers'
import { agree, button, dialog, message, okButton } from './support/pages'
import { signIn } from './support/sign-in'

const NETWORK = /Failed to load resource|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE/

const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })

test('somebody with several departments works for another one; who chooses none is told so', { tag: '@whole' }, async ({ admin, open }) => {
  const person = await newPerson(admin, { departs: ['A01A02', 'A01A03'] })
  const page = await open(null)
  await signIn(page, person)
  const current = async () => (await must<{ orgCode: string }>(page, 'GET', '/sys/user/getCurrentUserDeparts')).orgCode
  const before = await current()
  await chooseForSelf(page, '切换部门')
  await expect(dialog(page)).toHaveAccessibleName('部门切换')
  await expect(page.locator('.ant-modal').last()).toHaveCSS('width', '450px')
  const chosen = dialog(page).locator('.ant-select-selection-item')
  const first = await chosen.innerText()
  await dialog(page).locator('.ant-select').hover()
  await dialog(page).locator('.ant-select-clear').click()
  await okButton(dialog(page)).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('请选择部门')
  await expect(field(page, '部门')).toHaveAttribute('aria-invalid', 'true')
  await field(page, '部门').click({ force: true })
  const other = page.locator('.ant-select-item-option').filter({ hasNotText: first })
  await other.click()
  await page.route('**/sys/selectDepart', route =>
    route.fulfill({ json: { success: false, code: 500, message: '部门已停用', result: null } }),
  )
  await okButton(dialog(page)).click()
  await message(page, '部门已停用')
  await expect(dialog(page), 'what was refused stays open').toBeVisible()
  await page.unroute('**/sys/selectDepart')
  await okButton(dialog(page)).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await current()).not.toBe(before)
})

test('who has no department is told so, and nothing opens', { tag: '@whole' }, async ({ admin, open }) => {
  const page = await open(null)
  await signIn(page, await newPerson(admin))
  await chooseForSelf(page, '切换部门')
  await message(page, '您尚未设置部门信息!')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the cache is cleared, or could not be', { tag: '@whole' }, async ({ open, watch }) => {
  watch.expect(/status of 500/)
  const page = await open('auditor')
  await page.goto('/test/home')
  const read = page.waitForResponse(/\/sys\/dict\/queryAllDictItems/)
  await chooseForSelf(page, '清除缓存')
  await read
  await message(page, '刷新缓存完成！')
  await page.route('**/sys/dict/refleshCache*', route =>
    route.fulfill({ status: 500, json: { success: false, code: 500, message: '坏了' } }),
  )
  await chooseForSelf(page, '清除缓存')
  await message(page, '刷新缓存失败！')
})

test('the storage shows what is used, and deletes a file that no record names', { tag: '@whole' }, async ({ admin, open }) => {
  const person = await newPerson(admin)
  const page = await open(null)
  await signIn(page, person)
  await page.goto('/test/home')
  await userButton(page).waitFor()
  const headers = { 'X-Access-Token': await tokenOf(page) }
  const file = { name: '旧稿.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2048, 'x') }
  await page.request.post('/jeecg-boot/sys/common/upload', { headers, multipart: { file, biz: 'document' } })
  await chooseForSelf(page, '存储空间')
  await expect(dialog(page).getByText('已用 2 KB / 限额 5 GB')).toBeVisible()
  await expect(dialog(page).getByRole('progressbar', { name: '个人空间' })).toBeVisible()
  await dialog(page).getByRole('button', { name: '删除 旧稿.txt' }).click()
  await expect(dialog(page).getByText('确定删除这 1 个文件吗?').last()).toBeVisible()
  await button(dialog(page), '删除').click()
  await message(page, '删除成功！')
  await expect(dialog(page).getByText('已用 0 B / 限额 5 GB')).toBeVisible()
  await expect(dialog(page).getByText('没有未使用的文件')).toBeVisible()
})

/** Comes to a field in the moment in which it is there, before its dialog has opened. */
function quicker(placeholder: string): void {
  new MutationObserver((_changes, observer) => {
    const input = document.querySelector<HTMLElement>(`input[placeholder="${placeholder}"]`)
    if (input === null) return
    observer.disconnect()
    input.focus()
  }).observe(document.body, { childList: true, subtree: true })
}

test('a password is changed in a dialog of 800 that says what is missing and keeps what was refused', { tag: '@whole' }, async ({
  admin,
  open,
}) => {
  const person = await newPerson(admin)
  const page = await open(null)
  await signIn(page, person)
  await page.evaluate(quicker, '请输入新密码')
  await chooseForSelf(page, '修改密码')
  await expect(page.locator('.ant-modal').last()).toHaveCSS('width', '800px')
  await expect(page.locator('.ant-zoom-appear, .ant-zoom-enter')).toHaveCount(0)
  await expect(field(page, '新密码')).toBeFocused()
  await okButton(dialog(page)).click()
  for (const text of ['请输入旧密码!', '请输入新密码!', '请确认新密码!']) await expect(dialog(page).getByText(text)).toBeVisible()
  await expect(field(page, '旧密码')).toBeFocused()
  await field(page, '旧密码').fill('not-the-old-one')
  await field(page, '新密码').fill('Weft-new-2026')
  await field(page, '确认新密码').fill('Weft-new-2027')
  await expect(dialog(page).getByText('两次输入的密码不一样！')).toBeVisible()
  await field(page, '确认新密码').fill('Weft-new-2026')
  await okButton(dialog(page)).click()
  await message(page, '旧密码输入错误!')
  await expect(field(page, '新密码')).toHaveValue('Weft-new-2026')
  await field(page, '旧密码').fill(person.password)
  await okButton(dialog(page)).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await signIn(page, { ...person, password: 'Weft-new-2026' })
})

test('signing out is done even when the server is gone, and says why it could not be told', { tag: '@whole' }, async ({
  admin,
  open,
  server,
  watch,
}) => {
  watch.expect(NETWORK)
  const page = await open(null)
  await signIn(page, await newPerson(admin))
  await page.goto('/test/home')
  await userButton(page).waitFor()
  // What asks and tells is there; without it the browser asks, which has a test of its own.
  await page.locator('.ant-app').waitFor({ state: 'attached' })
  await server.stop()
  await userButton(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await agree(page, '提示', '真的要注销登录吗 ?')
  await expect(page).toHaveURL(/\/user\/login/)
  await message(page, '无法连接服务器，请检查网络后重试')
  expect(await page.evaluate(() => localStorage.getItem('Access-Token'))).toBeNull()
  await server.start()
})
