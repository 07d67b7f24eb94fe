import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doc, docx, pptx } from '../../../../tests/helpers/documents'
import { writeWorkbook } from '../../../sheets/workbook'
import { type ExtractedPage, extractText } from '.'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-layout-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(name: string, bytes: Buffer | string): Promise<readonly ExtractedPage[]> {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return (await extractText(path, name)).pages
}

/** Each paragraph as what it is and its text; cells and letters that look otherwise in brackets. */
function shown({ text, layout = [] }: ExtractedPage): string[] {
  const at = ([from, to]: readonly [number, number]) => text.slice(from, to)
  return layout.map(({ as, start, end, level, depth, mark, first, cells, letters = [] }) => {
    const inner = cells
      ? cells.map(
          ([from, to, columns, rows, head]) => `[${at([from, to])}${columns * rows > 1 ? ` ${columns}x${rows}` : ''}${head ? '!' : ''}]`,
        )
      : [at([start, end])]
    const looks = letters.map(([look, from, to, href]) => ` (${look}:${at([from, to])}${href ? ` ${href}` : ''})`)
    return `${as}${level ?? ''}${depth ?? ''}${mark ?? ''}${first ? '1' : ''} ${inner.join('')}${looks.join('')}`
  })
}
const layoutOf = async (name: string, bytes: Buffer | string) => (await read(name, bytes)).flatMap(shown)

it('of a page of the web: titles, lists, tables, letters, and what goes elsewhere', async () => {
  const html = `<html><h2>通知</h2><p>请 <b>各单位<i>按期</i></b>  报送，见<a href="https://example.com/a?b=1&amp;c=2">说明</a>。</p>
    <ol><li>甲</li><li><p>乙</p><ul><li>丙</li></ul></li></ol><blockquote>原话</blockquote><pre>一行
    二行</pre><table><tr><th>单位</th><th colspan="2">金额</th></tr><tr><td rowspan="2"><p>水务</p><p>集团</p></td><td></td><td>1,000</td></tr></table><p>完</p>`
  expect(await layoutOf('a.html', html)).toEqual([
    'h2 通知',
    'p 请 各单位按期 报送，见说明。 (i:按期) (b:各单位按期) (a:说明 https://example.com/a?b=1&c=2)',
    'li11. 甲',
    'li12. 乙',
    'li2• 丙',
    'quote 原话',
    'pre 一行\n    二行',
    'row1 [单位!][金额 2x1!]',
    'row [水务 集团 1x2][][1,000]',
    'p 完',
  ])
})

it('rows of a table are rows of the text', async () => {
  const [page] = await read('b.html', '<html><table><tr><td>甲</td><td><table><tr><td>内</td></tr></table>外</td></tr></table>')
  expect(page?.text).toBe('甲 内 外')
  expect(shown(page as ExtractedPage)).toEqual(['row1 [甲][内 外]'])
})

it.each([
  ['scripts', '<p onclick="x()">甲<script>alert(1)</script><img src=x onerror=alert(1)></p>'],
  ['addresses that run', '<p><a href="javascript:alert(1)">甲</a><a href="data:text/html,x"></a><a href="//evil.example">　</a></p>'],
  ['addresses within this application', '<p><a href="/sys/logout">甲</a></p>'],
  ['styles and frames', '<style>@import url(//evil.example)</style><p style="position:fixed">甲</p><iframe src="//evil.example"></iframe>'],
  ['pictures', '<p>甲<svg><image href="http://evil.example/x.png" onload="alert(1)"/></svg></p><img src="http://evil.example/y.png">'],
  ['marks that are cut off', '<p>甲<a href="https://evil.example'],
  ['forms', '<form action="//evil.example"><p>甲</p><input name=a><button>　</button></form>'],
])('of hostile pages nothing is left of %s', async (_, body) => {
  const pages = await read('c.html', `<html><body>${body}</body></html>`)
  expect(pages.map(({ text }) => text.replace(/\s/g, ''))).toEqual(['甲'])
  expect(JSON.stringify(pages)).not.toMatch(/alert|evil|javascript|data:|logout|style|import/)
})

/** What a letter or a page may hold to run, to fetch or to lead away. */
const HOSTILE = [
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/a.css"><body background="https://evil.example/b.png">',
  '<script src="https://evil.example/c.js"></script><object data="https://evil.example/d"></object><embed src="https://evil.example/e">',
  '<img src="https://evil.example/f.png" srcset="https://evil.example/g.png 2x"><video poster="https://evil.example/h"></video>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="java&#10;script:alert(1)">甲</a><a href=" &#1;javascript:alert(1)">乙</a><a href="vbscript:alert(1)">丙</a>',
].join('')

it.each([
  ['a letter', 'e.eml', `Subject: s\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html>${HOSTILE}</html>`],
  ['a page of the web', 'e.html', `<html>${HOSTILE}</html>`],
  ['an old page of Word', 'e.doc', `<html>${HOSTILE}</html>`],
])('nothing of %s runs, is fetched or leads away', async (_, name, bytes) => {
  const pages = await read(name, bytes)
  expect(pages.map(({ text }) => text).join()).toMatch(/甲\s?乙\s?丙/)
  const looks = pages.flatMap(({ layout = [] }) => layout.flatMap(({ letters = [] }) => letters))
  expect(JSON.stringify(looks)).not.toMatch(/alert|evil|script/)
  expect(pages.map(({ text }) => text).join()).not.toMatch(/evil|<[a-z]/i)
})

it('addresses of Markdown that run are no links, and its markup stays text', async () => {
  const pages = await read(
    'e.md',
    '[甲](javascript:alert(1)) [乙](https://example.com/a) ![丙](https://evil.example/p.png)\n\n<img src=x onerror=alert(1)>',
  )
  const links = pages.flatMap(({ layout = [] }) => layout.flatMap(({ letters = [] }) => letters.flatMap(([, , , href]) => href ?? [])))
  expect(links).toEqual(['https://example.com/a'])
  expect(pages[0]?.text).toContain('<img src=x onerror=alert(1)>')
})

it('markup in a text stays text', async () => {
  const [page] = await read('d.docx', docx(['甲 &lt;script&gt;alert(1)&lt;/script&gt; 乙']))
  expect(shown(page as ExtractedPage)).toEqual(['p 甲 <script>alert(1)</script> 乙'])
})

it('of a workbook: cells where they stand, up to the last that holds something', async () => {
  const columns = [{ title: '单位' }, { title: '金额', number: true }, { title: '备注' }]
  const rows = [
    ['水务集团', 1230000, ''],
    ['', 5, '末'],
  ]
  const file = await buffer(writeWorkbook({ title: '一季度', subtitle: '', columns, rows }))
  const lines = await layoutOf('a.xlsx', file)
  expect(lines[0]).toBe('h1 一季度')
  expect(lines.slice(-2)).toEqual(['row [水务集团][1230000]', 'row [][5][末]'])
})

it('of slides, Markdown and letters', async () => {
  expect(await layoutOf('a.pptx', pptx([['一', '内容']]))).toEqual(['h1 一', 'p 内容'])
  expect(await layoutOf('a.md', '# 会议\n\n1. **同意**\n2. 反对\n\n| 甲 | 乙 |\n|---|---|\n| 1 | 2 |\n')).toEqual([
    'h1 会议',
    'li11. 同意 (b:同意)',
    'li12. 反对',
    'row1 [甲!][乙!]',
    'row [1][2]',
  ])
  const mail =
    'From: a@example.com\r\nSubject: x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>请<b>查收</b></p><img src="http://evil.example/1.gif">'
  expect((await layoutOf('a.eml', mail)).at(-1)).toBe('p 请查收 (b:查收)')
})

/** As LibreOffice and Word write them: cells and rows end, paragraphs say that they are in a table and how deep they stand as titles. */
const RTF = String.raw`{\rtf1\ansi\ansicpg936\deff0{\fonttbl{\f0\fcharset134 x;}}
\pard\plain\outlinelevel0{\u24635?\u21017?}\par \pard\plain{\u31532?\line B}\par
\trowd\cellx1000\cellx2000\pard\intbl {\u21517?\u31216?}\cell{\pard\intbl Nr\par 2\cell}\row
\trowd\cellx1000\cellx2000\pard\intbl\cell {1,200.00}\cell\row\pard
\trowd\pard\intbl {last}\row\pard\plain\outlinelevel1 {\u38468?}\par\pard\outlinelevel9 {Z}\page {\*\nesttableprops\cell} W}`

it('of a rich text: titles, rows of tables with empty cells, and paragraphs within cells', async () => {
  const [first, second] = await read('a.rtf', RTF)
  expect(shown(first as ExtractedPage)).toEqual([
    'h1 总则',
    'p 第',
    'p B',
    'row1 [名称][Nr 2]',
    'row [][1,200.00]',
    'row [last]',
    'h2 附',
    'p Z',
  ])
  expect([first?.text, second?.text]).toEqual(['总则\n第\nB\n名称 Nr 2\n 1,200.00\nlast\n附\nZ', 'W'])
  expect(first?.headings.map(({ level, title }) => [level, title])).toEqual([
    [1, '总则'],
    [2, '附'],
  ])
})

it('of a .doc: rows of tables, and nothing else that has tabs', async () => {
  // As what reads the file hands rows over: a tab ends each cell.
  const row = (...cells: string[]) => `${cells.map(cell => `${cell}\t`).join('')}\n`
  const text = `第一章 总则\n甲方\t乙方\n${row('名称', '金额')}${row('', '300')}结束\n${row('另表', '一')}`
  const [page] = await read('t.doc', doc(text))
  expect(shown(page as ExtractedPage)).toEqual([
    'p 第一章 总则',
    'p 甲方\t乙方',
    'row1 [名称][金额]',
    'row [][300]',
    'p 结束',
    'row1 [另表][一]',
  ])
  expect(page?.headings).toMatchObject([{ level: 1, title: '第一章 总则' }])
})

it.each([
  ['groups that never end', '{\\rtf1 {{{{甲\\cell'],
  ['ends without a beginning', '{\\rtf1 }}}}\\row\\cell\\row\\cell\\page\\row a\\cell\\row'],
])('a rich text of %s is read as far as it goes', async (_, rtf) => {
  expect((await read('broken.rtf', Buffer.from(rtf, 'latin1'))).length).toBeGreaterThan(0)
})
