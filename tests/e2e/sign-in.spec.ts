import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import { expect, PEOPLE, test } from './support/fixtures'
import { menu } from './support/pages'
import { fillLogin, pressLogin } from './support/sign-in'

test.describe('the login page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/user/login')
  })

  test('is what a stranger sees, under a strict policy', async ({ page }) => {
    const answer = await page.goto('/')
    await expect(page).toHaveURL(/\/user\/login/)
    await expect(page).toHaveTitle('审计大数据治理与分析系统')
    const policy = answer?.headers()['content-security-policy'] ?? ''
    for (const part of ["default-src 'none'", "script-src 'self';", "require-trusted-types-for 'script'", "base-uri 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe-eval')
  })

  test('signs in with account, password and a slider dragged by mouse', async ({ page }) => {
    await page.getByLabel('账号', { exact: true }).fill(PEOPLE.admin.username)
    await page.getByLabel('密码', { exact: true }).fill(PEOPLE.admin.password)
    const slider = page.getByRole('slider', { name: '拖动滑块验证' })
    await expect(page.getByText('拖动滑块验证', { exact: true })).toBeVisible()
    const from = await slider.boundingBox()
    if (!from) throw new Error('The slider has no place.')
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 100, y, { steps: 4 })
    await expect(slider).not.toHaveAttribute('aria-valuenow', '0')
    await page.mouse.up()
    await expect(slider, 'let go before the end').toHaveAttribute('aria-valuenow', '0')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 600, y, { steps: 8 })
    await page.mouse.up()
    await expect(page.locator('.weft-slide-text')).toHaveText('验证通过')
    await pressLogin(page)
    await expect(page).toHaveURL(/\/dashboard\/analysis$/)
    await expect(menu(page)).toBeVisible()
  })

  test('signs in by keyboard alone', async ({ page }) => {
    await expect(page.getByLabel('账号', { exact: true })).toBeFocused()
    await page.keyboard.type(PEOPLE.admin.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PEOPLE.admin.password)
    await page.getByRole('slider').focus()
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
    await expect(page.locator('.weft-slide-text')).toHaveText('验证通过')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/analysis$/)
  })

  test('says what is missing', async ({ page }) => {
    await pressLogin(page)
    for (const text of ['请输入账号!', '请输入密码!', '请拖动滑块完成验证!']) await expect(page.getByText(text)).toBeVisible()
  })

  test('gives one answer for a wrong password and an unknown name', async ({ page }) => {
    for (const username of [PEOPLE.auditor.username, 'nobody-here']) {
      await fillLogin(page, { username, password: 'wrong-password' })
      await pressLogin(page)
      await expect(page.getByRole('alert').getByText('用户名或密码错误', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/user\/login/)
    }
  })

  test('asks for a captcha after three failures for one account', async ({ page }) => {
    const refused = await page.evaluate(async () => {
      const attempt = async () => {
        const body = JSON.stringify({ username: 'yangyong', password: 'wrong-password' })
        const answer = await fetch('/jeecg-boot/sys/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
        return ((await answer.json()) as { message: string }).message
      }
      const messages: string[] = []
      for (let i = 0; i < 10; i++) messages.push(await attempt())
      return messages
    })
    expect(refused).toEqual([...Array.from({ length: 3 }, () => '用户名或密码错误'), ...Array.from({ length: 7 }, () => '验证码无效')])
    await fillLogin(page, { username: 'yangyong', password: DEMO_PASSWORD })
    await pressLogin(page)
    await expect(page.getByRole('alert').getByText('登录失败次数较多，请输入验证码后登录', { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: '验证码图片，点击换一张' })).toBeVisible()
    await expect(page.getByText('无法辨认图片时，等待30秒后可不填验证码直接登录')).toBeVisible()
    await page.getByLabel('验证码', { exact: true }).fill('0000')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('alert').getByText('验证码错误', { exact: true })).toBeVisible()
  })

  test('refuses who is frozen', async ({ page }) => {
    await fillLogin(page, { username: 'xiaohong', password: DEMO_PASSWORD })
    await pressLogin(page)
    await expect(page.getByRole('alert').getByText('该用户已冻结', { exact: true })).toBeVisible()
  })

  test('goes back to where a stranger wanted to go, and nowhere else', async ({ page }) => {
    await page.goto('/course/lecturer?list.page=2')
    await expect(page).toHaveURL(/\/user\/login\?redirect=/)
    await fillLogin(page, PEOPLE.admin)
    await pressLogin(page)
    await expect(page).toHaveURL(/\/course\/lecturer/)
    await expect(page.getByRole('heading', { level: 1, name: '讲师管理' })).toBeVisible()
  })

  test('does not follow a redirect out of the house', async ({ page, server }) => {
    await page.goto('/user/login?redirect=https%3A%2F%2Fexample.org%2F')
    await fillLogin(page, PEOPLE.admin)
    await pressLogin(page)
    await expect(page).toHaveURL(`${server.url}/dashboard/analysis`)
  })
})

test('who is signed in does not see the login page', async ({ admin }) => {
  await admin.goto('/user/login')
  await expect(admin).toHaveURL(/\/dashboard\/analysis$/)
})
