import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { call, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, dialog, form, input, message, openByMenu, refusal } from './support/pages'

const target = createServer((request, response) => response.end(`asked ${request.url}`))
const THEFT = "document.getElementById('said').textContent = JSON.stringify(localStorage) + document.cookie"
/** Answers pages that would take what they find on their origin, and scripts of workers. */
const hostile = createServer(({ url = '' }, response) => {
  const [type, body] = url.endsWith('.svg')
    ? ['image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><text id="said" y="20">untouched</text><script>${THEFT}</script></svg>`]
    : url.endsWith('.js')
      ? ['text/javascript', 'self.addEventListener("fetch", () => {})']
      : ['text/html', `<p id="said">untouched</p><script>${THEFT}</script><img src="x" onerror="${THEFT}">`]
  response.writeHead(200, { 'content-type': type, 'service-worker-allowed': '/' }).end(body)
})
for (const server of [target, hostile]) {
  test.beforeAll(() => new Promise<void>(done => server.listen(0, '127.0.0.1', done)))
  test.afterAll(() => new Promise<void>(done => server.close(() => done())))
}

test('a route is written, refused where it is wrong, tried, switched on and off', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('route')
  const address = `http://127.0.0.1:${(target.address() as AddressInfo).port}`
  await page.goto('/')
  const routes = await openByMenu(page, '系统管理', '路由网关')
  await routes.tool('新增')
  const adding = form(page, '新增')
  await input(adding, '路由名称').fill(name)
  await input(adding, '路径').fill('/sys/**')
  await input(adding, '目标地址').fill(address)
  await button(adding, '保存').click()
  await expect(refusal(adding, '路径 /sys/** 已由系统自身使用')).toBeVisible()
  await input(adding, '路径').fill(`/${name}/**`)
  await button(adding, '保存').click()
  await expect(
    adding
      .getByRole('alert')
      .getByText(/是本机地址，禁止转发/)
      .first(),
  ).toBeVisible()
  await input(adding, '允许的内部地址').fill('127.0.0.1')
  await button(adding, '保存').click()
  await expect(adding).toBeHidden()

  await routes.search('路由名称', name)
  const row = routes.row(name)
  await expect(row).toContainText('草稿')
  await routes.act(row, '试发')
  const trial = dialog(page)
  await input(trial, '请求路径').fill(`/${name}/x?y=1`)
  await button(trial, '发送').click()
  await expect(input(trial, '应答状态')).toHaveValue('200')
  await expect(input(trial, '应答内容')).toHaveValue(`asked /${name}/x?y=1`)
  await page.keyboard.press('Escape')
  await expect(trial.getByText('试发请求')).toBeHidden()

  await routes.act(row, '启用')
  await agree(page, `启用后所有服务器立即按“${name}”现在的内容转发，正在处理的请求不受影响。确定启用吗？`)
  await message(page, '已启用，所有服务器立即生效')
  await expect(row).toContainText('已启用')
  const asked = () => page.context().request.get(`/jeecg-boot/${name}/x`)
  await expect.poll(async () => (await asked()).status(), 'without a session').toBe(500)
  expect(await call(page, 'GET', `/${name}/x`).catch((error: Error) => error.message)).toContain('asked')

  await routes.act(row, '停用')
  await agree(page, `停用后“${name}”的路径不再转发，正在处理的请求不受影响。确定停用吗？`)
  await message(page, '已停用')
  await expect(row).toContainText('已停用')
  await expect.poll(async () => (await asked()).status()).toBe(404)
})

test('a page that a target answers reads nothing of this origin, and no worker comes from it', { tag: '@whole' }, async ({
  admin: page,
  browser,
  server,
}) => {
  const name = unique('route')
  const targets = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`
  await page.goto('/')
  const draft = { name, paths: `/${name}/**`, targets, internalAddresses: '127.0.0.1', rights: 'public' }
  await call(page, 'POST', '/sys/gatewayRoute/add', draft)
  const { result } = await call<{ records: { id: string }[] }>(page, 'GET', `/sys/gatewayRoute/page?name=${name}`)
  await call(page, 'POST', '/sys/gatewayRoute/publish', { id: result.records[0]?.id })
  const address = (path: string) => `${server.url}/jeecg-boot/${name}/${path}`
  const status = async (path: string, headers = {}) => (await page.context().request.get(address(path), { headers })).status()
  await expect.poll(() => status('page')).toBe(200)
  expect(await status('worker.js')).toBe(200)
  expect(await status('worker.js', { 'service-worker': 'script' })).toBe(403)

  // What is blocked is told in the console: a context that no watch looks at.
  const context = await browser.newContext()
  const opened = await context.newPage()
  await opened.goto(`${server.url}/user/login`)
  await opened.evaluate(() => localStorage.setItem('token', 'secret'))
  await opened.evaluate(src => {
    const frame = document.createElement('iframe')
    frame.src = src
    frame.id = 'hostile'
    document.body.append(frame)
  }, address('page'))
  await expect(opened.frameLocator('#hostile').locator('#said')).toHaveText('untouched')
  expect(await opened.evaluate(() => (document.querySelector('#hostile') as HTMLIFrameElement).contentDocument)).toBeNull()
  for (const path of ['page', 'picture.svg']) {
    await opened.goto(address(path))
    await expect(opened.locator('#said')).toHaveText('untouched')
  }
  await context.close()
})
