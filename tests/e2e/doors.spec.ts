import { must } from './support/calls'
import { expect, test } from './support/fixtures'
import { newPerson } from './support/newcomers'
import { button, menu } from './support/pages'
import { fillLogin, pressLogin } from './support/sign-in'

const TENANT = 4711

test('somebody of several tenants and departments says for which one he works, in the order of the steps', async ({ admin, open }) => {
  await must(admin, 'POST', '/sys/tenant/add', { id: TENANT, name: '派出机构', status: 1 })
  const person = await newPerson(admin, { departs: ['A01A02', 'A01A03'], tenants: [TENANT] })
  const page = await open(null)
  await page.goto('/user/login?redirect=%2Fcourse%2Flecturer')
  await fillLogin(page, person)
  await pressLogin(page)
  await expect(page.getByRole('heading', { level: 1, name: '选择租户' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('Access-Token')), 'not in yet').toBeNull()
  await expect(page.getByRole('radio')).toHaveCount(2)
  const chosen = page.getByRole('radio', { checked: true })
  await expect(chosen, 'the last one is offered first').toHaveAccessibleName('默认租户')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveAccessibleName('派出机构')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '选择部门' })).toBeVisible()
  await expect(chosen, 'the current one is offered first').toHaveCount(1)
  await expect(chosen).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const other = await page.getByRole('radio', { checked: true }).getAttribute('value')
  const sent = page.waitForRequest(request => request.url().includes('/sys/permission/getUserPermissionByToken'))
  await page.keyboard.press('Enter')
  expect((await sent).headers()).toMatchObject({ tenant_id: '0' })
  await expect(page).toHaveURL(/\/course\/lecturer$/)
  await expect(menu(page)).toBeVisible()
  expect((await must<{ orgCode: string }>(page, 'GET', '/sys/user/getCurrentUserDeparts')).orgCode).toBe(other)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('TENANT_ID') ?? '{}').value)).toBe('0')
})

test('whoever goes back from a step begins anew, and is not in', { tag: '@whole' }, async ({ admin, open }) => {
  const person = await newPerson(admin, { departs: ['A01A02', 'A01A03'] })
  const page = await open(null)
  await page.goto('/user/login')
  await fillLogin(page, person)
  await pressLogin(page)
  await expect(page.getByRole('heading', { level: 1, name: '选择部门' })).toBeVisible()
  await button(page, '返回登录').click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await page.goto('/course/lecturer')
  await expect(page).toHaveURL(/\/user\/login\?redirect=/)
})

test('the single sign-on leads in with its ticket, once, to where the person wanted to go', async ({ open, cas, server }) => {
  const page = await open(null)
  await page.goto('/course/comment')
  await expect(page).toHaveURL(/\/user\/login\?redirect=/)
  const service = `${server.url}/user/login`
  const door = page.getByRole('link', { name: '统一身份认证' })
  await expect(door).toHaveAttribute('href', `${cas.url}/login?service=${encodeURIComponent(service)}`)
  const ticket = cas.ticketFor('zhangwei', service)
  await page.goto(`/user/login?ticket=${ticket}`)
  await expect(page.getByRole('button', { name: '张伟的账户菜单' })).toBeVisible()
  await expect(page).toHaveURL(/\/course\/comment$/)

  const other = await open(null)
  await other.goto(`/user/login?ticket=${ticket}`)
  await expect(other.getByRole('alert').first()).toBeVisible()
  await expect(other, 'the address forgets it').not.toHaveURL(/ticket/)
  await expect(other.getByLabel('账号', { exact: true })).toBeVisible()
})
