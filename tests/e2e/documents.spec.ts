import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { lockedPdf } from '../helpers/documents'
import { must, rowsOf, unique } from './support/calls'
import { addDocument, DOCUMENTS, textFile } from './support/documents'
import { expect, test } from './support/fixtures'
import { button, dialog, form, input, message, openList } from './support/pages'

/** A page of a contract as a scanner makes it: a picture. */
async function scan(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 700 })
    const context = canvas.getContext('2d')
    if (context === null) return ''
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 1000, 700)
    context.fillStyle = '#000'
    context.font = '36px "Noto Sans CJK SC", sans-serif'
    const lines = ['采购合同', '甲方：示例市水务集团有限公司', '合同总价为人民币壹佰贰拾叁万元整', '质保期为两年']
    for (const [index, line] of lines.entries()) context.fillText(line, 80, 120 + index * 110)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(data, 'base64')
}

/** 采购合同补充说明：本合同已终止。 in GBK. */
const GBK = Buffer.from('b2c9b9babacfcdacb2b9b3e4cbb5c3f7a3bab1bebacfcdacd2d1d6d5d6b9a1a3', 'hex')

async function statesOf(page: Page, name: string): Promise<readonly unknown[]> {
  const { records } = await rowsOf(page, DOCUMENTS, `name=${encodeURIComponent(`*${name}*`)}`)
  return records.map(({ state }) => state)
}

async function countFound(page: Page, fullTextContent: string): Promise<number> {
  const { total } = await must<{ readonly total: number }>(page, 'POST', '/unstructur/documentdata/search/list', { fullTextContent })
  return total
}

test('a scanned contract and a text in GBK are found, read at their place, and cited in a form', async ({ admin: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = unique('采购合同')
  await addDocument(page, `${name}扫描件`, { name: '合同.png', mimeType: 'image/png', buffer: await scan(page) })
  await addDocument(page, `${name}补充说明`, { name: '补充说明.txt', mimeType: 'text/plain', buffer: GBK })
  await expect.poll(() => statesOf(page, name)).toEqual(['ready', 'ready'])
  await expect.poll(() => countFound(page, `${name} 合同`)).toBe(2)

  await page.goto('/unstructur/search')
  const words = page.getByRole('combobox', { name: '检索内容' })
  await words.fill(`${name} 合同总价`)
  await words.press('Enter')
  const scanned = page.getByRole('listitem').filter({ hasText: `${name}扫描件` })
  await expect(scanned.getByText('识别文字')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `${name}补充说明` })).toHaveCount(0)
  await scanned.getByRole('link', { name: `${name}扫描件` }).click()

  await expect(page.getByRole('heading', { name: `${name}扫描件` })).toBeVisible()
  await expect(page.locator('mark[aria-current="true"]').first()).toBeInViewport()
  await expect(page.getByText(/^1 \/ \d+ 处$/)).toBeVisible()
  await button(page, '引用').click()
  await message(page, '引用已复制')
  await button(page, '返回检索结果').click()
  await words.fill(`${name} 终止`)
  await words.press('Enter')
  await page
    .getByRole('listitem')
    .filter({ hasText: `${name}补充说明` })
    .getByRole('link', { name: `${name}补充说明` })
    .click()
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('本合同已终止')
  await expect(page.locator('mark[aria-current="true"]').first()).toHaveText('终止')

  const companies = await openList(page, '/unstructur/companyinformation')
  await companies.tool('新增')
  const company = form(page, '新增')
  await input(company, '企业名称').fill(name)
  await input(company, '备注').press('Control+V')
  await expect(input(company, '备注')).toHaveValue(new RegExp(`合同.*（《${name}扫描件》第 1 页）$`))
  await button(company, '保存').click()
  await message(page, '添加成功！')
})

test('a search goes on within its results, is saved, and tells what is added later', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('巡察')
  const add = (title: string) => must(page, 'POST', `${DOCUMENTS}/add`, { name: title, secretLevel: '0' })
  await add(`${name}工作报告`)
  await add(`${name}整改清单`)
  await expect.poll(() => countFound(page, name)).toBe(2)

  await page.goto(`/unstructur/search?text=${encodeURIComponent(name)}`)
  await expect(page.getByText('共找到 2 条')).toBeVisible()
  const further = page.getByRole('searchbox', { name: '在结果中检索' })
  await further.fill('整改')
  await further.press('Enter')
  await expect(page.getByText('共找到 1 条')).toBeVisible()
  await expect(page).toHaveURL(/within=/)

  await button(page, '保存当前检索').click()
  await page.getByRole('textbox', { name: '名称' }).fill(name)
  await page.getByRole('textbox', { name: '名称' }).press('Enter')
  await message(page, '保存成功！')
  await button(page, '取消“整改”').click()
  await expect(page.getByText('共找到 2 条')).toBeVisible()
  await button(page, '我的检索').click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByText('共找到 1 条')).toBeVisible()

  await add(`${name}整改情况`)
  interface Heard {
    readonly records: readonly { readonly titile: string }[]
  }
  const heard = async () =>
    (await must<Heard>(page, 'GET', '/sys/sysAnnouncementSend/getMyAnnouncementSend?pageNo=1&pageSize=50')).records.map(
      ({ titile }) => titile,
    )
  await expect.poll(heard).toContain(`检索“${name}”有 1 条新结果`)
})

test('a row of an entity is found beside documents, and opened; chosen documents go to one analysis', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const name = unique('管网')
  await must(page, 'POST', '/unstructur/documentdata/companyinformation/add', { name: `${name}测绘公司`, remark: '承接过普查' })
  for (const title of [`${name}普查报告`, `${name}普查底稿`])
    await must(page, 'POST', `${DOCUMENTS}/add`, { name: title, secretLevel: '0' })
  await expect.poll(() => countFound(page, name)).toBe(3)

  await page.goto(`/unstructur/search?text=${encodeURIComponent(name)}`)
  await expect(page.getByText('共找到 3 条')).toBeVisible()
  await page.getByRole('checkbox', { name: `选择“${name}普查报告”` }).check()
  await expect(page.getByText('再选一篇即可对比分析')).toBeVisible()
  await page.getByRole('checkbox', { name: `选择“${name}普查底稿”` }).check()
  await page.getByRole('link', { name: '分析所选' }).click()
  await expect(page).toHaveURL(/\/unstructur\/analysis\?documents=document/)
  await page.goBack()

  await page.getByRole('checkbox', { name: /^企业信息/ }).check()
  await expect(page.getByText('共找到 1 条')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '测绘公司' })
  await expect(row).toContainText('承接过普查')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/unstructur\/companyinformation\?/)
  await expect(dialog(page)).toContainText(`${name}测绘公司`)
})

test('a word of the dictionary is added where administrators keep them', { tag: '@whole' }, async ({ admin: page }) => {
  const word = unique('专名')
  const list = await openList(page, '/unstructur/searchword')
  await list.tool('新增')
  const added = form(page, '新增')
  await input(added, '词语').fill('有 空格')
  await button(added, '保存').click()
  await expect(added.getByText('请填写 2 到 40 个字符，不含空格')).toBeVisible()
  await input(added, '词语').fill(word)
  await button(added, '保存').click()
  await message(page, '添加成功！')
})

/** Chooses a text on the pages, as a mouse does. */
async function choose(page: Page, text: string): Promise<void> {
  await page
    .getByRole('document')
    .getByText(text)
    .first()
    .evaluate((element, part) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(part) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + part.length)
        window.getSelection()?.removeAllRanges()
        window.getSelection()?.addRange(range)
        return
      }
    }, text)
}

const MINUTES = `# 会议纪要

**合同金额**为一百万元，见[说明](https://example.com/more)。

| 单位 | 金额 |
|---|---|
| 水务集团 | 1000000 |

<script>document.title = '被改了'</script>
`

test('a text is read as its file lays it out, marked, noted, and found again by its note', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('会议纪要')
  await addDocument(page, name, textFile('纪要.md', MINUTES, 'text/markdown'))
  await expect.poll(() => statesOf(page, name)).toEqual(['ready'])
  const { records } = await rowsOf(page, DOCUMENTS, `name=${encodeURIComponent(name)}`)
  const address = `/unstructur/reader?source=document&id=${records[0]?.id}`
  await page.goto(address)
  const sheet = page.getByRole('region', { name: '第 1 页' })
  await expect(sheet.getByRole('heading', { name: '会议纪要' })).toBeVisible()
  await expect(sheet.getByRole('cell', { name: '水务集团' })).toBeVisible()
  await expect(sheet.getByText("<script>document.title = '被改了'</script>")).toBeVisible()
  await expect(sheet.getByRole('link', { name: '说明' })).toHaveAttribute('rel', /noopener/)

  await choose(page, '水务集团')
  await page.getByRole('toolbar', { name: '选中的文字' }).getByRole('button', { name: '绿色' }).click()
  await expect(sheet.locator('mark[data-color="green"]')).toHaveText('水务集团')
  await choose(page, '一百万元')
  await button(page.getByRole('toolbar', { name: '选中的文字' }), '批注').click()
  await page.getByRole('textbox', { name: '批注内容' }).fill('与合同核对')
  await page.getByRole('textbox', { name: '批注内容' }).press('Control+Enter')
  await expect(sheet.locator('mark[data-color="yellow"]')).toContainText('一百万元')

  await page.goto(address)
  await page.getByText('批注（2）').click()
  await page.getByRole('button', { name: '第 1 页 一百万元' }).click()
  await expect(sheet.locator('mark.weft-reader-note[aria-current="true"]')).toContainText('一百万元')
  const card = page.getByRole('listitem').filter({ hasText: '与合同核对' })
  await button(card, '删除').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确 ?定|确 ?认/ })
    .click()
  await expect(sheet.locator('mark[data-color="yellow"]')).toHaveCount(0)
  await expect(sheet.locator('mark[data-color="green"]')).toBeVisible()
})

test('an archive of mixed files becomes documents; what is broken, locked or there twice says so', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const name = unique('一批')
  const contract = Array.from({ length: 30 }, (_, index) => `第${index + 1}条 乙方应当按期交付第${index * 3}号设备。`).join('\n')
  const archive = zipSync({
    [`资料/${name}合同.txt`]: strToU8(contract),
    [`资料/${name}合同副本.txt`]: strToU8(contract),
    [`${name}说明.txt`]: GBK,
    [`${name}损坏.pdf`]: strToU8('%PDF-1.7 nothing'),
    [`${name}加密.pdf`]: lockedPdf(),
    [`${name}内层.zip`]: zipSync({ [`${name}内层纪要.txt`]: strToU8('会议纪要') }),
  })
  const list = await openList(page, '/unstructur/documentinformation')
  await list.tool('批量上传')
  const ingest = page.getByRole('dialog', { name: '批量上传文档' })
  await ingest
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles({ name: `${name}.zip`, mimeType: 'application/zip', buffer: Buffer.from(archive) })
  await expect(ingest.getByText('上传完成')).toBeVisible()
  await button(ingest, '开始处理').click()
  await expect.poll(async () => (await statesOf(page, name)).toSorted()).toEqual(['failed', 'failed', 'ready', 'ready', 'ready', 'ready'])

  // The files of the batch stand over the list.
  const batch = page.getByRole('dialog', { name: '批次文件' })
  await batch
    .getByRole('button', { name: /^(关闭|Close)$/ })
    .last()
    .click()
  await expect(batch).toBeHidden()
  await list.search('标题', name)
  const { records } = await rowsOf(page, DOCUMENTS, `name=${encodeURIComponent(`*${name}*`)}`)
  const reasons = records.map(({ stateReason }) => String(stateReason ?? ''))
  expect(reasons.filter(reason => reason.startsWith(`与文档“${name}合同`))).toHaveLength(1)
  expect(reasons.filter(reason => reason.includes('文件已加密'))).toHaveLength(1)
  await expect(list.row(`${name}内层纪要`)).toContainText('可检索')
  await list.act(list.row(`${name}损坏`), '详情')
  await expect(dialog(page)).toContainText('文件已损坏，无法读取')
})
