import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bombDocx,
  compoundFile,
  doc,
  docx,
  lockedPdf,
  odt,
  pdfOfObjects,
  ppt,
  pptx,
  ruledPage,
  scannedPage,
  scannedPdf,
  textPdf,
  tiff,
} from '../../../../tests/helpers/documents'
import { bombPng, pngOf } from '../../../../tests/helpers/pictures'
import { writeWorkbook } from '../../../sheets/workbook'
import { type ExtractLimits, extractText } from '.'

let folder: string
let count = 0
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-extract-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(
  name: string,
  bytes: Buffer | string,
  options: { limits?: Partial<ExtractLimits>; signal?: AbortSignal; onPage?: (done: number, of: number) => void } = {},
) {
  const path = join(folder, `${++count}`)
  writeFileSync(path, bytes)
  return extractText(path, name, options)
}

const textsOf = async (name: string, bytes: Buffer | string) => (await read(name, bytes)).pages.map(({ text }) => text)

/** 合同金额 in GBK. */
const GBK = Buffer.from([0xba, 0xcf, 0xcd, 0xac, 0xbd, 0xf0, 0xb6, 0xee])

describe('texts', () => {
  it.each([
    ['UTF-8', Buffer.from('合同金额')],
    ['UTF-8 with a mark', Buffer.from('\ufeff合同金额')],
    ['GBK', GBK],
    ['UTF-16 with a mark', Buffer.from('\ufeff合同金额', 'utf16le')],
    ['UTF-16 with a mark, the other way round', Buffer.from('\ufeff合同金额', 'utf16le').swap16()],
  ])('of %s are read', async (_, bytes) => {
    expect(await textsOf('a.txt', bytes)).toEqual(['合同金额'])
  })

  it('UTF-16 without a mark is told by the zeros of its letters and line ends', async () => {
    expect(await textsOf('a.txt', Buffer.from('合同 A 1\r\n金额\r\n', 'utf16le'))).toEqual(['合同 A 1\n金额'])
  })

  it('a form feed begins a page, and a long text is cut between paragraphs', async () => {
    expect(await textsOf('a.txt', '一\f二')).toEqual(['一', '二'])
    const pages = await textsOf('a.txt', Array.from({ length: 100 }, (_, index) => `第${index}段${'文'.repeat(60)}`).join('\n'))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.join('\n').split('\n')).toHaveLength(100)
  })

  it('titles of Chinese contracts and laws are found, sentences are not', async () => {
    const { pages, language } = await read('a.txt', '第一章 总则\n第一章所称合同，是指下列内容。\n一、范围')
    expect(pages[0]?.headings).toEqual([
      { level: 1, title: '第一章 总则', start: 0 },
      { level: 3, title: '一、范围', start: 23 },
    ])
    expect(language).toBe('zh')
  })

  it('Markdown and pages of the web lose what is no text', async () => {
    const { pages } = await read('a.md', '# 会议纪要\n\n**一致** 同意 <script>x()</script>')
    expect(pages[0]).toMatchObject({
      text: '会议纪要\n一致 同意 <script>x()</script>',
      headings: [{ level: 1, title: '会议纪要', start: 0 }],
    })
    const html =
      '<html><head><title>t</title><style>p{}</style></head><body><h2>标题</h2><p>A&amp;B<script>evil()</script></p><table><tr><td>甲</td><td>乙</td></tr></table><img src="http://x/y.png"></body></html>'
    expect(await textsOf('a.html', html)).toEqual(['标题\nA&B\n甲 乙'])
    expect(await textsOf('a.html', Buffer.concat([Buffer.from('<html><meta charset="gb2312"><p>'), GBK]))).toEqual(['合同金额'])
  })

  it('rich text: Chinese as bytes, as Unicode, and pages; fonts and pictures are no text', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg936{\fonttbl{\f0\fcharset134 \'cb\'ce\'cc\'e5;}}{\*\generator x;}\f0 \'ba\'cf\'cd\'ac\uc1\u37329?\u-26866?\par B\{C\}\page{\pict 0102}\'ba\'cf}`
    expect(await textsOf('a.rtf', rtf)).toEqual(['合同金\u970e\nB{C}', '合'])
  })
})

describe('Office', () => {
  it('.docx: titles, breaks of pages', async () => {
    const { pages } = await read('a.docx', docx(['# 总则', '甲方 A&amp;B', '---', '第二页']))
    expect(pages).toMatchObject([
      { number: 1, text: '总则\n甲方 A&B', headings: [{ level: 1, title: '总则', start: 0 }], recognised: false },
      { number: 2, text: '第二页', headings: [], recognised: false },
    ])
  })

  it('.pptx in the order of its slides, .ppt, .odt, .doc', async () => {
    expect(await textsOf('a.pptx', pptx([['一', '内容'], ['二']]))).toEqual(['一\n内容', '二'])
    expect(await textsOf('a.ppt', ppt([['标题', '内容'], ['标题二']]))).toEqual(['标题\n内容', '标题二'])
    expect(await textsOf('a.odt', odt(['# 标题', '正文']))).toEqual(['标题\n正文'])
    expect(await textsOf('a.doc', doc('第一行\n第二行'))).toEqual(['第一行\n第二行'])
  })

  it('.xlsx: a page for each sheet, under its name', async () => {
    const sheet = (title: string) => ({
      title,
      subtitle: '',
      columns: [{ title: '单位' }, { title: '金额', number: true }],
      rows: [['水务集团', 1230000]],
    })
    const { pages } = await read('a.xlsx', await buffer(writeWorkbook(sheet('一季度'), sheet('二季度'))))
    expect(pages.map(({ text }) => text)).toEqual([expect.stringContaining('水务集团\t1230000'), expect.stringMatching(/^二季度\n/)])
    expect(pages[1]?.headings).toEqual([{ level: 1, title: '二季度', start: 0 }])
  })

  it('old programs save pages of the web as .doc', async () => {
    expect(await textsOf('a.doc', '<html><body><p>报告</p></body></html>')).toEqual(['报告'])
  })
})

describe('mail', () => {
  it('.eml: who, when, the text, and what is attached', async () => {
    const mail = [
      'From: =?UTF-8?B?546L6Iqz?= <wang@example.com>',
      'To: li@example.com',
      'Subject: =?GB2312?B?us/NrL3wtu4=?=',
      'Date: Thu, 1 Aug 2024 08:00:00 +0800',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain; charset=utf-8',
      '',
      '请查收。',
      '--x',
      'Content-Type: application/octet-stream',
      'Content-Disposition: attachment; filename="a.txt"',
      'Content-Transfer-Encoding: base64',
      '',
      GBK.toString('base64'),
      '--x--',
    ]
    const { pages } = await read('a.eml', mail.join('\r\n'))
    expect(pages[0]?.text).toBe(
      '合同金额\n发件人：王芳 <wang@example.com>\n收件人：<li@example.com>\n日期：2024-08-01 08:00\n附件：a.txt\n请查收。',
    )
    // A paragraph without a look of its own is shown too.
    expect(pages[0]?.layout?.at(-1)).toMatchObject({ as: 'p', end: pages[0]?.text.length })
    expect(pages[1]).toMatchObject({ text: '合同金额', headings: [{ title: 'a.txt' }] })
  })
})

it('.msg: subject, sender and text, in Unicode or as bytes of Chinese programs', async () => {
  const bytes = compoundFile({
    '__properties_version1.0': Buffer.alloc(32),
    '__substg1.0_0037001F': Buffer.from('采购通知', 'utf16le'),
    '__substg1.0_0C1A001F': Buffer.from('王芳', 'utf16le'),
    '__substg1.0_1000001E': GBK,
  })
  expect(await textsOf('a.msg', bytes)).toEqual(['采购通知\n发件人：王芳\n合同金额'])
})

describe('PDF and pictures', () => {
  it('a text has the places of its pieces; a line that is full goes on with the next', async () => {
    const line = '甲方向乙方采购离心泵十二台合同总金额人民币一百二十三万元整含税'
    const told: string[] = []
    const { pages } = await read('a.pdf', textPdf([[line, '由乙方安装。', '', '附则'], ['第二页']]), {
      onPage: (done, of) => told.push(`${done}/${of}`),
    })
    expect(pages.map(({ text }) => text)).toEqual([`${line}由乙方安装。\n附则`, '第二页'])
    expect(told).toEqual(['1/2', '2/2'])
    expect(pages[0]?.places).toMatchObject({ width: 595, height: 842 })
    const [start, end, x, y] = pages[0]?.places?.runs[1] ?? []
    expect([start, end, x]).toEqual([line.length, line.length + 6, 0.121])
    expect(y).toBeCloseTo(0.095, 2)
  })

  it('a scanned page is recognised, with places, and a blank one is empty', async () => {
    const lines = ['设备采购合同', '合同编号：SW-2024-0137', '甲方：示例市水务集团有限公司']
    const { pages } = await read('a.pdf', scannedPdf([scannedPage(lines), scannedPage([])]))
    expect(pages[0]?.recognised).toBe(true)
    expect(pages[0]?.text).toContain('设备采购合同')
    expect(pages[0]?.text).toContain('SW-2024-0137')
    expect(pages[0]?.text).toContain('示例市水务集团有限公司')
    const [start = 0, end = 0, x = 0, y = 0] = pages[0]?.places?.runs[0] ?? []
    expect(pages[0]?.text.slice(start, end)).toBe('设备采购合同'.slice(0, end))
    expect(x).toBeCloseTo(180 / 1654, 1)
    expect(y).toBeCloseTo(230 / 2339, 1)
    expect(pages[1]).toMatchObject({ text: '', recognised: false })
  })

  it('each page of a .tiff is read', async () => {
    const lines = ['设备采购合同', '合同编号：SW-2024-0137', '甲方：示例市水务集团有限公司']
    const told: string[] = []
    const { pages } = await read('a.tif', tiff([lines, [...lines, '附件清单']]), { onPage: (done, of) => told.push(`${done}/${of}`) })
    expect(pages.map(({ text }) => [text.includes('示例市水务集团有限公司'), text.includes('附件清单')])).toEqual([
      [true, false],
      [true, true],
    ])
    expect(pages[1]).toMatchObject({ number: 2, recognised: true, places: { width: 1240, height: 800 } })
    expect(told).toEqual(['1/2', '2/2'])
  })

  it.each([0, 0.6])('a ruled table in a scan is read row by row, askew by %d degrees', async degrees => {
    const table = [
      ['名称', '规格型号', '数量', '金额（元）'],
      ['水泵', 'DN200', '40', '24,000.00'],
      ['配电柜', 'GGD', '3', '135,200.00'],
      ['合计', '', '655', '333,700.00'],
    ]
    const { pages } = await read('a.png', ruledPage('附表：设备采购清单', table, degrees))
    const lines = pages[0]?.text.split('\n') ?? []
    expect(lines[0]).toContain('设备采购清单')
    for (const [at, parts] of [
      ['规格型号', '数量'],
      ['DN200', '40', '24,000.00'],
      ['GGD', '135,200.00'],
      ['655', '333,700.00'],
    ].entries())
      for (const part of parts) expect(lines[at + 1]).toContain(part)
  })

  it('a picture that stands on its head is read, and its places are those of the picture', async () => {
    const { pages } = await read('a.png', scannedPage(['设备采购合同', '示例市水务集团有限公司'], { degrees: 180 }).png)
    expect(pages[0]?.text).toContain('设备采购合同')
    const [, , x = 0, y = 0] = pages[0]?.places?.runs[0] ?? []
    expect(x).toBeGreaterThan(0.6)
    expect(y).toBeGreaterThan(0.85)
  })
})

describe('fonts that name radicals', () => {
  /** A PDF whose font says what its letters mean, one after the other from A. */
  function pdfMeaning(meaning: string): Buffer {
    const letters = [...meaning].map((_, index) => String.fromCharCode(65 + index)).join('')
    const pairs = [...meaning].map((letter, index) => `<${(65 + index).toString(16)}> <${letter.charCodeAt(0).toString(16)}>`)
    const meanings = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
${pairs.length} beginbfchar ${pairs.join('\n')} endbfchar endcmap end`
    return pdfOfObjects([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 6 0 R>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 5 0 R>>',
      ['<<>>', Buffer.from(meanings)],
      ['<<>>', Buffer.from(`BT /F1 12 Tf 72 770 Td (${letters}) Tj ET`)],
    ])
  }

  it('are read as characters, of the same length', async () => {
    const { pages } = await read('a.pdf', pdfMeaning('⼈⺠⽇报⻚⼗⼆，⼭⻔⻢'))
    expect(pages[0]).toMatchObject({ text: '人民日报页十二，山门马', recognised: false })
    expect(pages[0]?.places?.runs.at(-1)?.[1]).toBe(11)
  })
})

describe('what cannot be read says why', () => {
  it.each<[string, string, Buffer | string]>([
    ['文件是空的', 'a.pdf', ''],
    ['文件已损坏，无法读取', 'a.pdf', '%PDF-1.7\nnothing'],
    ['文件已损坏，无法读取', 'a.docx', docx(['x']).subarray(0, 300)],
    ['文件已加密', 'a.pdf', lockedPdf()],
    ['文件已加密', 'a.docx', compoundFile({ EncryptedPackage: Buffer.alloc(5000) })],
    ['文件已加密', 'a.doc', doc('锁', true)],
    ['文件内容与扩展名不符', 'a.docx', 'plain text'],
    ['文件内容与扩展名不符', 'a.exe', Buffer.from('MZ\0\0')],
    ['无法识别文本的编码', 'a.txt', Buffer.from([0xff, 0x00, 0x00, 0x81, 0x00, 0xff, 0x20])],
    ['文件中没有可识别的文字', 'a.txt', ' \n '],
    ['文件解压后过大', 'a.docx', bombDocx(50)],
    ['XML文档类型声明', 'a.docx', docx(['&a;'], '<!DOCTYPE x [<!ENTITY a "b">]>')],
    ['图片尺寸过大', 'a.png', bombPng(30_000, 30_000)],
    ['文件已损坏，无法读取', 'a.tif', Buffer.concat([tiff([['页']]).subarray(0, 90), Buffer.alloc(9)])],
    ['文件已损坏，无法读取', 'a.png', pngOf(40, 20).subarray(0, 60)],
  ])('%s (%s)', async (reason, name, bytes) => {
    await expect(read(name, bytes)).rejects.toThrow(reason)
  })

  it('too many bytes, pages or characters', async () => {
    await expect(read('a.txt', 'x'.repeat(2 * 1024 * 1024), { limits: { bytes: 1024 * 1024 } })).rejects.toThrow('文件超过1MB')
    await expect(read('a.pdf', textPdf([['一'], ['二'], ['三']]), { limits: { pages: 2 } })).rejects.toThrow('页数超过2页')
    await expect(read('a.txt', '一二三四', { limits: { characters: 3 } })).rejects.toThrow('文字过多')
    await expect(read('a.pdf', textPdf([['一'], ['二三四五六']]), { limits: { pageCharacters: 4 } })).rejects.toThrow('文字过多')
  })

  it('more scanned pages than are recognised are told, and the others are read', async () => {
    const scans = [scannedPage(['设备采购合同']), scannedPage(['验收报告']), scannedPage(['付款申请'])]
    const { pages, unread } = await read('a.pdf', scannedPdf(scans), { limits: { recognised: 1 } })
    expect([unread, pages.map(({ recognised }) => recognised)]).toEqual([2, [true, false, false]])
    const faxes = await read('a.tif', tiff([['设备采购合同'], ['验收报告']]), { limits: { recognised: 1 } })
    expect([faxes.unread, faxes.pages.map(({ recognised }) => recognised)]).toEqual([1, [true, false]])
    await expect(read('a.pdf', scannedPdf(scans), { limits: { recogniseTime: -1 } })).rejects.toThrow('没有可识别的文字')
  })

  it('a picture that takes more memory than a process may have ends that process alone', async () => {
    await expect(read('a.png', scannedPage(['文字']).png, { limits: { resident: 100 } })).rejects.toThrow('内存不足或意外中止')
    expect(await textsOf('a.txt', '合同')).toEqual(['合同'])
  })

  it('one that takes too long, that is cancelled or that bursts is ended, and the next one is read', async () => {
    await expect(read('a.pdf', textPdf([['一']]), { limits: { pageTime: 1 } })).rejects.toThrow('处理超时')
    const control = new AbortController()
    const cancelled = read('a.png', scannedPage(['文字']).png, { signal: control.signal })
    control.abort()
    await expect(cancelled).rejects.toThrow('处理已取消')
    await expect(read('a.txt', '文'.repeat(20_000_000), { limits: { memory: 24, characters: 1e9 } })).rejects.toThrow('内存不足或意外中止')
    expect(await textsOf('a.txt', '合同')).toEqual(['合同'])
  })
})
