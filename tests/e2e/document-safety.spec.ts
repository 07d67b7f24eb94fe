import { strToU8, zipSync } from 'fflate'
import { unique } from './support/calls'
import { addReadDocument, type TestFile, textFile } from './support/documents'
import { expect, test } from './support/fixtures'
import { button } from './support/pages'

/** Nothing answers there: a page that fetches it is seen by its request. */
const FAR = 'http://far.invalid'

const HOSTILE = `<h1>公告</h1><p onclick="window.ran = true">公开招标，见<a href="${FAR}/more">说明</a>和<a href="javascript:window.ran=true">点我</a></p>
<script>window.ran = true; fetch('${FAR}/script')</script>
<img src="${FAR}/picture.png" onerror="window.ran = true">
<svg onload="window.ran = true"><image href="${FAR}/svg.png"/></svg>
<style>@import url('${FAR}/style.css'); body { background: url('${FAR}/ground.png') }</style>
<link rel="stylesheet" href="${FAR}/link.css"><iframe src="${FAR}/frame"></iframe><object data="${FAR}/object"></object>`

const letter = `From: a@example.org
To: b@example.org
Subject: letter
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><body>${HOSTILE}</body></html>
`

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PARTS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A document of Word with a link elsewhere, one that runs, and a picture that lies elsewhere. */
function wordFile(): TestFile {
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
  const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`
  const related = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}" TargetMode="External"/>`
  const blip = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
  const buffer = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PARTS}"><Relationship Id="r0" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="${PARTS}">${related('r1', 'hyperlink', `${FAR}/more`)}${related('r2', 'hyperlink', 'javascript:window.ran=true')}${related('r3', 'image', `${FAR}/picture.png`)}</Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body><w:p>${run('公开招标，见')}${link('r1', '说明')}${run('和')}${link('r2', '点我')}</w:p><w:p><w:r><w:drawing><a:blip ${blip} r:link="r3"/></w:drawing></w:r></w:p><w:p>${run('&lt;script&gt;window.ran = true&lt;/script&gt;')}</w:p></w:body></w:document>`,
    ),
  })
  return { name: '公告.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) }
}

for (const file of [
  textFile('公告.html', `<!doctype html><html><body>${HOSTILE}</body></html>`, 'text/html'),
  textFile('来信.eml', letter, 'message/rfc822'),
  textFile(
    '公告.md',
    `公开招标，见[说明](${FAR}/more)和[点我](javascript:window.ran=true) ![图](${FAR}/picture.png)\n\n${HOSTILE}`,
    'text/markdown',
  ),
  wordFile(),
])
  test(`${file.name} runs nothing and fetches nothing where it is read, and its link is asked about`, {
    tag: file.name.endsWith('.html') ? [] : '@whole',
  }, async ({ admin: page }) => {
    const name = unique('外来文件')
    const id = await addReadDocument(page, name, file)
    const asked: string[] = []
    page.on('request', request => request.url().startsWith(FAR) && asked.push(request.url()))
    await page.goto(`/unstructur/reader?source=document&id=${id}`)
    const sheet = page.getByRole('region', { name: '第 1 页' })
    await expect(sheet).toContainText('公开招标')
    await expect(sheet.getByRole('link', { name: '点我' })).toHaveCount(0)
    await sheet.getByText('公开招标').first().click()

    const popups: string[] = []
    page.context().on('page', popup => popups.push(popup.url()))
    await sheet.getByRole('link', { name: '说明' }).first().click()
    const question = page.getByRole('dialog', { name: '本链接来自文档，将离开本系统，确定打开吗？' })
    await expect(question).toContainText(`${FAR}/more`)
    await button(question, '取消').click()
    await expect(question).toBeHidden()
    expect([asked, popups]).toEqual([[], []])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await page.goto(`/unstructur/search?text=${encodeURIComponent(name)}`)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    expect([asked, await page.evaluate(() => 'ran' in window)]).toEqual([[], false])
  })
