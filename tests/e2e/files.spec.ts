import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unique } from './support/calls'
import { expect, PEOPLE, test } from './support/fixtures'
import { button, dialog, form, input, message, openList } from './support/pages'
import { pdf } from './support/papers'
import { signIn } from './support/sign-in'

const ATTACHMENTS = '/example/attachment'
const MB = 1024 * 1024

const filesOf = (page: Page, title: string) => form(page, '新增').getByRole('group', { name: title, exact: true })

async function choose(page: Page, title: string, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]): Promise<void> {
  await filesOf(page, title).locator('input[type=file]').setInputFiles(files)
}

async function openForm(page: Page) {
  const list = await openList(page, ATTACHMENTS)
  await list.tool('新增')
  await expect(form(page, '新增')).toBeVisible()
  return list
}

/** A picture of the size, made by the browser. */
async function png(page: Page, width: number, height: number): Promise<Buffer> {
  const data = await page.evaluate(
    ([x, y]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: x, height: y })
      const context = canvas.getContext('2d')
      if (context) {
        context.fillStyle = '#1890ff'
        context.fillRect(0, 0, (x ?? 0) / 2, y ?? 0)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height],
  )
  return Buffer.from(data, 'base64')
}

test(
  'a large file goes on where it stopped, after a lost connection, a reload and a restart of the server',
  { tag: '@whole' },
  async ({ admin: page, server, watch }, info) => {
    watch.expect(/Failed to load resource/)
    const path = info.outputPath('底稿.zip')
    const content = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(18 * MB)])
    await writeFile(path, content)
    const offsets: number[] = []
    /** What becomes of the n-th part. */
    let fate: (index: number) => 'send' | 'lose' | 'hold' = () => 'send'
    await page.route('**/sys/common/parts/*', async route => {
      const request = route.request()
      if (request.method() !== 'PATCH') return route.continue()
      const offset = Number(request.headers()['upload-offset'])
      offsets.push(offset)
      const decided = fate(offsets.length)
      if (decided === 'lose') return route.abort('connectionreset')
      if (decided === 'send') return route.continue()
    })

    const before = await openForm(page)
    fate = index => (index === 2 ? 'lose' : index > 3 ? 'hold' : 'send')
    await choose(page, '审计资料', path)
    await expect.poll(() => offsets).toEqual([0, 4 * MB, 4 * MB, 8 * MB])
    // The connection was lost once; the fourth part hangs.
    await expect(filesOf(page, '审计资料').getByText(/^(?:上传中|连接中断，等待恢复)\(\d+%\)$/)).toBeVisible()
    await button(form(page, '新增'), '保存').click()
    await expect(form(page, '新增').getByText('文件尚未上传完成').first()).toBeVisible()

    await page.reload()
    // The restart comes behind the whole page: a menu that cannot be fetched signs out, and a script is not fetched twice.
    await expect(before.toolbar).toBeVisible()
    await page.waitForLoadState('networkidle')
    await server.restart()
    offsets.length = 0
    fate = () => 'send'
    const list = await openForm(page)
    await choose(page, '审计资料', path)
    await expect(filesOf(page, '审计资料').getByText('上传完成')).toBeVisible()
    expect(offsets).toEqual([8 * MB, 12 * MB, 16 * MB])

    const name = unique('大文件')
    await input(form(page, '新增'), '资料名称').fill(name)
    await button(form(page, '新增'), '保存').click()
    await message(page, '添加成功！')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      list.row(name).getByRole('button', { name: '下载 底稿.zip' }).click(),
    ])
    expect((await readFile(await download.path())).equals(content)).toBe(true)
  },
)

test(
  'an upload that was paused while the session ended says so, and goes on after signing in again',
  { tag: '@whole' },
  async ({ page, watch }, info) => {
    watch.expect(/Failed to load resource/)
    // A socket would tell of the end before any call does.
    await page.routeWebSocket(/\/websocket\//, socket => socket.close())
    await signIn(page, PEOPLE.admin)
    const path = info.outputPath('台账.zip')
    await writeFile(path, Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(14 * MB)]))
    const offsets: number[] = []
    let hold = true
    await page.route('**/sys/common/parts/*', async route => {
      const request = route.request()
      if (request.method() !== 'PATCH') return route.continue()
      offsets.push(Number(request.headers()['upload-offset']))
      if (!hold || offsets.length < 2) return route.continue()
    })
    await openForm(page)
    await choose(page, '审计资料', path)
    await expect.poll(() => offsets).toEqual([0, 4 * MB])
    await button(filesOf(page, '审计资料'), '暂停 台账.zip').click()
    await expect(filesOf(page, '审计资料').getByText(/^已暂停/)).toBeVisible()
    await page.evaluate(() => {
      const { value } = JSON.parse(localStorage.getItem('Access-Token') ?? '{}')
      const headers = { 'X-Access-Token': value, 'Content-Type': 'application/json' }
      return fetch('/jeecg-boot/sys/logout', { method: 'POST', headers, body: '{}' })
    })
    await button(filesOf(page, '审计资料'), '继续 台账.zip').click()
    const over = page.getByRole('dialog', { name: '登录已过期' })
    await expect(over).toBeVisible()
    await expect(page.getByText('请求失败')).toHaveCount(0)
    await button(over, '重新登录').click()
    await expect(page).toHaveURL(/\/user\/login/)
    await signIn(page, PEOPLE.admin)

    hold = false
    offsets.length = 0
    await openForm(page)
    await choose(page, '审计资料', path)
    await expect(filesOf(page, '审计资料').getByText('上传完成')).toBeVisible()
    expect(offsets[0]).toBe(4 * MB)
  },
)

test(
  'files are looked at in place: a PDF that is searched, a text of an older encoding, pictures cut and turned',
  { tag: '@whole' },
  async ({ admin: page }, info) => {
    await openForm(page)
    const report = pdf([
      { chinese: '审计报告', english: 'Annual report' },
      { chinese: '附件', english: 'Appendix' },
    ])
    await choose(page, '审计资料', [
      { name: '报告.pdf', mimeType: 'application/pdf', buffer: report },
      // 审计 in GB18030.
      { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from([0xc9, 0xf3, 0xbc, 0xc6]) },
    ])
    await expect(filesOf(page, '审计资料').getByText('上传完成')).toHaveCount(2)
    await choose(page, '封面', { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await message(page, '请上传图片')
    await choose(page, '封面', { name: '封面.png', mimeType: 'image/png', buffer: await png(page, 1000, 600) })
    const cropper = page.getByRole('dialog', { name: '图片裁剪' })
    await expect(cropper.getByText('裁剪后：410 × 150')).toBeVisible()
    await page.screenshot({ path: info.outputPath('crop.png') })
    await cropper.getByRole('button', { name: '确定' }).click()
    await expect(cropper).toBeHidden()
    await expect(filesOf(page, '封面').getByRole('img', { name: '封面.jpg' })).toBeVisible()
    await choose(page, '现场照片', [
      { name: '一.png', mimeType: 'image/png', buffer: await png(page, 300, 200) },
      { name: '二.png', mimeType: 'image/png', buffer: await png(page, 200, 300) },
    ])
    await button(filesOf(page, '现场照片'), '右移 一.png').click()
    const name = unique('资料')
    await input(form(page, '新增'), '资料名称').fill(name)
    await page.screenshot({ path: info.outputPath('form.png') })
    await button(form(page, '新增'), '保存').click()
    await message(page, '添加成功！')

    const row = (await openList(page, ATTACHMENTS)).row(name)
    await row.getByRole('button', { name: '预览 报告.pdf' }).click()
    await expect(dialog(page).getByText('审计报告')).toBeVisible()
    await dialog(page).getByRole('searchbox', { name: '在文档中查找' }).fill('appendix')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('1/1')).toBeVisible()
    await expect(dialog(page).locator('.weft-preview-hit')).toHaveText('Appendix')
    await page.screenshot({ path: info.outputPath('pdf.png') })
    await button(dialog(page), '下一个').click()
    await expect(dialog(page).getByRole('document', { name: '说明.txt 的内容' })).toHaveText('审计')
    await page.screenshot({ path: info.outputPath('text.png') })
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await row.getByRole('img', { name: '二.png' }).click()
    const stage = page.getByRole('group', { name: '二.png，100%' })
    await expect(stage).toBeFocused()
    await stage.hover()
    await page.mouse.wheel(0, -100)
    await page.keyboard.press('r')
    await expect(page.getByRole('group', { name: '二.png，110%' }).getByRole('img')).toHaveCSS('rotate', 'none')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('一.png (2/2)')).toBeVisible()
    await page.screenshot({ path: info.outputPath('picture.png') })
    await page.setViewportSize({ width: 390, height: 800 })
    await page.screenshot({ path: info.outputPath('narrow.png') })
  },
)
