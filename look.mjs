import { chromium } from 'playwright'
import { spawn } from 'node:child_process'
const port = 18347
const server = spawn('node', ['dist/server/main.js', '--demo'], { cwd: '/tmp/w/tree', env: { ...process.env, DATA_DIR: '/tmp/w/tree-data', PORT: String(port), ADMIN_PASSWORD: 'Admin-2026-weft' } })
let log = ''
await new Promise((ok, no) => { const t = setTimeout(() => no(new Error(log)), 240000); const hear = d => { log += d; if (log.includes('Weft is ready')) { clearTimeout(t); ok() } }; server.stdout.on('data', hear); server.stderr.on('data', hear); server.on('exit', () => no(new Error(log))) })
console.log('ready')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
page.setDefaultTimeout(15000)
page.on('console', m => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)))
page.on('pageerror', e => console.log('PAGEERROR', e.message))
const shot = n => page.screenshot({ path: `/tmp/tree-look/${n}.png` })
const calls = []
page.on('request', r => r.url().includes('/jeecg-boot/') && calls.push(r.method() + ' ' + decodeURIComponent(r.url().split('/jeecg-boot')[1])))
page.on('request', r => /areas-/.test(r.url()) && console.log('AREAS LOADED'))
const step = async (n, f) => { try { await f() } catch (e) { console.log('FAILED', n, String(e.message).split('\n').slice(0,4).join(' | ')); await shot('failed-' + n) } }
try {
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.getByRole('textbox', { name: /账号|用户名|account/i }).first().fill('admin').catch(async () => { await page.locator('input').first().fill('admin') })
  await page.locator('input[type=password]').first().fill('Admin-2026-weft')
  await page.getByRole('slider').focus(); await page.keyboard.press('End'); for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /登\s*录/ }).first().click()
  await page.waitForURL(u => !/login/.test(u.pathname))
  calls.length = 0
  await page.goto(`http://127.0.0.1:${port}/example/branch`)
  await page.getByText('深圳分局').first().waitFor()
  await page.waitForTimeout(800)
  await shot('list')
  console.log(calls.filter(c => /dict|category|branch|loadDict/.test(c)).join('\n'))
  await step('query', async () => {
    await page.getByText('展开').first().click(); await page.waitForTimeout(300)
    await page.getByRole('combobox', { name: '所在地区' }).click()
    await page.getByRole('menuitemcheckbox', { name: '广东省' }).click()
    await page.waitForTimeout(400); await shot('query-area')
    await page.keyboard.press('Escape')
    calls.length = 0
    await page.getByRole('button', { name: '查询', exact: true }).click(); await page.waitForTimeout(1000)
    console.log(calls.join('\n')); await shot('query-result')
    console.log('北京 rows', await page.getByText('北京联络处').count())
    await page.getByRole('button', { name: '重置' }).click(); await page.waitForTimeout(800)
  })
  await step('add', async () => {
    await page.getByRole('button', { name: '新增' }).click()
    const d = page.getByRole('dialog').first()
    await d.getByRole('textbox', { name: '机构名称' }).fill('测试分局')
    await d.getByRole('combobox', { name: '所在地区' }).click()
    await page.waitForTimeout(500)
    await page.keyboard.type('szns'); await page.waitForTimeout(500); await shot('form-area-search')
    await page.keyboard.press('ArrowDown'); await page.keyboard.press('Enter'); await page.waitForTimeout(300)
    calls.length = 0
    await d.getByRole('combobox', { name: '所属片区' }).click(); await page.waitForTimeout(700); await shot('form-tree')
    await page.getByTitle('湖南省').last().click()
    await d.getByRole('combobox', { name: '二级片区' }).click(); await page.waitForTimeout(300); await shot('form-cascade-empty'); await page.keyboard.press('Escape')
    await page.waitForTimeout(200)
    console.log('dialog still open', await page.getByRole('dialog').count())
    await d.getByRole('combobox', { name: '一级片区' }).click(); await page.getByTitle('广东省').last().click()
    await d.getByRole('combobox', { name: '二级片区' }).click(); await page.waitForTimeout(500); await shot('form-cascade'); await page.locator('.ant-select-dropdown:visible').getByTitle('深圳市').click()
    await d.getByRole('combobox', { name: '三级片区' }).click(); await page.waitForTimeout(500); await page.locator('.ant-select-dropdown:visible').getByTitle('南山区').click()
    await shot('form-cascade-full')
    await d.getByRole('combobox', { name: '一级片区' }).click(); await page.locator('.ant-select-dropdown:visible').getByTitle('浙江省').click(); await page.waitForTimeout(300); await shot('form-cascade-cleared')
    await d.getByRole('combobox', { name: '审计类型' }).click(); await page.waitForTimeout(500); await page.locator('.ant-select-dropdown:visible').getByTitle('专项审计调查').click()
    await d.getByRole('combobox', { name: '负责人' }).click(); await page.waitForTimeout(300); await shot('form-search')
    await page.keyboard.type('王'); await page.waitForTimeout(400); await shot('form-searching'); await page.waitForTimeout(1200); await shot('form-searched')
    console.log(calls.join('\n'))
    const found = page.locator('.ant-select-dropdown:visible .ant-select-item-option'); console.log('found', await found.count()); if (await found.count()) await found.first().click()
    await shot('form-filled')
    calls.length = 0
    await d.getByRole('button', { name: '保存' }).click(); await page.waitForTimeout(1500); await shot('saved'); console.log(calls.join('\n'))
  })
  await step('details', async () => {
    await page.getByText('测试分局').first().dblclick().catch(() => {}); await page.waitForTimeout(800); await shot('details')
    await page.keyboard.press('Escape')
  })
  await step('region', async () => {
    await page.goto(`http://127.0.0.1:${port}/example/region`); await page.getByText('广东省').first().waitFor(); await page.waitForTimeout(500); await shot('region')
  })
  await step('phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 }); await page.goto(`http://127.0.0.1:${port}/example/branch`); await page.getByText('深圳分局').first().waitFor(); await page.waitForTimeout(500); await shot('phone-list')
    await page.getByRole('button', { name: '新增' }).click(); await page.waitForTimeout(800)
    await page.getByRole('combobox', { name: '所在地区' }).last().click(); await page.waitForTimeout(600); await page.getByRole('menuitemcheckbox', { name: '广东省' }).click(); await page.waitForTimeout(400); await shot('phone-area')
  })
} catch (e) { console.log('STOPPED', e.message); await shot('stopped') } finally { await browser.close(); server.kill('SIGTERM'); await new Promise(r => server.on('exit', r)) }
