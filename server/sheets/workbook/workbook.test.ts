import { buffer } from 'node:stream/consumers'
import * as XLSX from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileText } from '../../../renderer/core'
import { HOSTILE } from '../../../tests/helpers/hostile-texts'
import { readWorkbook, sheetNames, WORKBOOK_LIMITS, WorkbookError, writeWorkbook } from '.'

const book = (rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx') => {
  const workbook = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows, { UTC: true }), '一')
  return Buffer.from(XLSX.write(workbook, { type: 'buffer', bookType }))
}

/** The workbook as programs write it that do not compute: the formula has no kept result. */
function withoutResult(file: Buffer, formula: string): Buffer {
  const parts = unzipSync(file)
  const path = 'xl/worksheets/sheet1.xml'
  const text = strFromU8(parts[path] ?? new Uint8Array()).replace(new RegExp(`(<f>${formula.replace('+', '[+]')}</f>)<v>[^<]*</v>`), '$1')
  return Buffer.from(zipSync({ ...parts, [path]: strToU8(text) }))
}

describe('readWorkbook', () => {
  it.each(['xlsx', 'biff8'] as const)('reads texts, numbers and dates of %s with the numbers of their rows', async bookType => {
    const file = book([['姓名', '课酬', '日期'], [], ['王芳', 12.5, new Date(Date.UTC(2024, 1, 29))]], bookType)
    expect(await readWorkbook(file)).toEqual([
      {
        name: '一',
        rows: [
          { number: 1, cells: ['姓名', '课酬', '日期'] },
          { number: 3, cells: ['王芳', '12.5', '2024-02-29'] },
        ],
        spans: [],
      },
    ])
  })

  it.each(['xlsx', 'biff8'] as const)('reads numbers and times of %s as programs of sheets show them', async bookType => {
    const workbook = XLSX.utils.book_new()
    const hair = { t: 'n', v: 45_292 + (10 * 3600) / 86_400 - 1e-9, z: 'yyyy-mm-dd hh:mm:ss' }
    const sheet = {
      '!ref': 'A1:D1',
      A1: { t: 'n', v: 3.3000000000000003 },
      B1: { t: 'n', v: 4_503_599_627_370_497 },
      C1: hair,
      D1: { t: 'n', v: -0.1 - 0.2 },
    }
    XLSX.utils.book_append_sheet(workbook, sheet, '一')
    const [read] = await readWorkbook(Buffer.from(XLSX.write(workbook, { type: 'buffer', bookType })))
    expect(read?.rows[0]?.cells).toEqual(['3.3', '4503599627370497', '2024-01-01 10:00:00', '-0.3'])
  })

  it.each(['ods', 'sylk'] as const)('refuses %s, of which cells without a result would be lost', async bookType => {
    const workbook = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet([['姓名'], ['王芳']]), '一')
    const file = Buffer.from(XLSX.write(workbook, { type: 'buffer', bookType }))
    await expect(readWorkbook(file)).rejects.toThrow('文件不是有效的Excel文件，请使用 .xls 或 .xlsx 格式')
  })

  it('tells what holds no value from what is empty', async () => {
    const workbook = XLSX.utils.book_new()
    const sheet = {
      '!ref': 'A1:E2',
      A1: { t: 's', v: '姓名' },
      A2: { t: 'e', v: 42, w: '#N/A' },
      B2: { t: 'n', v: 1, f: 'A1+1' },
      C2: { t: 'n', v: 3, f: '1+2' },
      D2: { t: 's', v: '', f: '""' },
    }
    XLSX.utils.book_append_sheet(workbook, sheet, '一')
    const [read] = await readWorkbook(withoutResult(Buffer.from(XLSX.write(workbook, { type: 'buffer', bookType: 'xlsx' })), 'A1+1'))
    expect(read?.rows[1]).toMatchObject({ number: 2, faults: { 0: '#N/A', 1: '=A1+1' } })
    expect(read?.rows[1]?.cells.slice(0, 4)).toEqual(['', '', '3', ''])
  })

  it.each(['xlsx', 'biff8'] as const)('tells what merged cells of %s cover, and nothing of empty ones', async bookType => {
    const workbook = XLSX.utils.book_new()
    const sheet = XLSX.utils.aoa_to_sheet([
      ['联系方式', '', '姓名'],
      ['13800138000', '', '王芳'],
      ['13900139000', 'a@b.cn', ''],
      ['', '', '李静'],
    ])
    sheet['!merges'] = ['A1:B1', 'C2:C3', 'A4:B4'].map(range => XLSX.utils.decode_range(range))
    XLSX.utils.book_append_sheet(workbook, sheet, '一')
    const [read] = await readWorkbook(Buffer.from(XLSX.write(workbook, { type: 'buffer', bookType })))
    expect(read?.rows.map(({ merged }) => merged)).toEqual([{ 1: '联系方式' }, undefined, { 2: '王芳' }, undefined])
  })

  it.each([
    ['a text', Buffer.from('姓名,课酬\n')],
    ['a cut archive', book([['姓名']]).subarray(0, 200)],
    ['an archive of nothing', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(60)])],
    ['a compound file of nothing', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
  ])('refuses %s', async (_, file) => {
    await expect(readWorkbook(file)).rejects.toThrow(WorkbookError)
  })

  it('reads every text of its own as it was written, with the blanks around it', async () => {
    const texts = [
      ...HOSTILE,
      '甲 &amp; 乙',
      '&lt;b&gt;粗',
      '&#20013;',
      '_x0041_',
      '_x005F_x0041_',
      '😀',
      'a]]>b',
      '一\n二',
      '  缩进\n',
      '\u3000甲\u00a0',
    ]
    const held = texts.map(text => fileText(text)).filter(text => text.trim() !== '')
    const file = await buffer(writeWorkbook({ title: '一', subtitle: '', columns: [{ title: '列' }], rows: held.map(text => [text]) }))
    const [sheet] = await readWorkbook(file)
    expect(sheet?.rows.slice(2).map(({ cells: [text] }) => text)).toEqual(held)
  })

  it('reads texts that other programs write as references and as results of formulas', async () => {
    const texts = ['&#20013;&#x1F600;&#128512;甲', 'a &amp;amp; b', '_x005F_x0041_']
    const cells = (row: number, made: (text: string) => string) =>
      `<row r="${row}">${texts.map((text, at) => made(text).replace('<c ', `<c r="${'ABC'[at]}${row}" `)).join('')}</row>`
    const rows = [
      cells(1, text => `<c t="str"><v>${text}</v></c>`),
      cells(2, text => `<c s='0' t='str' ><f>"x"</f><v xml:space="preserve">${text}</v></c>`),
      cells(3, text => `<c t="inlineStr"><is><t>${text}</t></is></c>`),
      '<row r="4"><c r="A4" t="str"/><c r="B4"><v>5</v></c></row>',
    ]
    const parts = unzipSync(book([['']]))
    const xml = (prefix: string) =>
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`
        .replace(/<(\/?)(?=[a-z])/gi, `<$1${prefix}`)
        .replace('xmlns=', prefix === '' ? 'xmlns=' : 'xmlns:x=')
    for (const prefix of ['', 'x:']) {
      const file = Buffer.from(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(xml(prefix)) }))
      const [sheet] = await readWorkbook(file)
      const read = ['中😀😀甲', 'a &amp; b', '_x0041_']
      expect(sheet?.rows.map(({ cells }) => cells)).toEqual([read, read, read, ['', '5', '']])
    }
  })

  /** A workbook of numbers with formats, as other programs write them. */
  function formatted(cells: readonly (readonly [number: number, format: string, text: string])[], is1904: boolean): Buffer {
    const escaped = (text: string) => text.replaceAll('"', '&quot;')
    const formats = cells.map(([, format], at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(format)}"/>`)
    const styles = cells.map((_, at) => `<xf numFmtId="${200 + at}"/>`)
    const rows = cells.map(([number], at) => `<row r="${at + 1}"><c r="A${at + 1}" s="${at + 1}"><v>${number}</v></c></row>`)
    const parts = unzipSync(book([['']]))
    const whole = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).replace(/<workbookPr[^>]*\/>/, '')
    const head = whole.replace('<sheets>', `<workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>`)
    return Buffer.from(
      zipSync({
        ...parts,
        'xl/workbook.xml': strToU8(head),
        'xl/styles.xml': strToU8(
          `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
        ),
        'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
      }),
    )
  }

  it.each([
    [
      false,
      [
        [0.125, '0.0%', '12.5%'],
        [0.57, '0%', '57%'],
        [12, '0"%"', '12%'],
        [12.5, '0.0\\%', '12.5%'],
        [0.5, 'hh:mm', '12:00:00'],
        [1, 'hh:mm', '00:00:00'],
        [1, '[h]:mm', '24:00:00'],
        [1.25, '[h]:mm:ss', '30:00:00'],
        [1.25, 'h:mm AM/PM', '06:00:00'],
        [0.999999, 'hh:mm:ss', '00:00:00'],
        [61.5, '[hh]:mm', '1476:00:00'],
        [45_292.5, 'yyyy"年"m"月"d"日" hh:mm', '2024-01-01 12:00:00'],
        [45_292.99999999, 'yyyy-mm-dd hh:mm:ss', '2024-01-02'],
        [1, 'yyyy-mm-dd', '1900-01-01'],
        [61, 'm/d', '1900-03-01'],
        [-1, 'yyyy-mm-dd', '-1'],
        [2_958_466, 'yyyy-mm-dd', '2958466'],
      ],
    ],
    [
      true,
      [
        [0.5, 'hh:mm', '12:00:00'],
        [1.5, '[h]:mm', '36:00:00'],
        [0, 'yyyy-mm-dd', '1904-01-01'],
        [0.5, 'yyyy-mm-dd hh:mm', '1904-01-01 12:00:00'],
        [43_830, 'yyyy-mm-dd', '2024-01-01'],
        [-1, 'yyyy-mm-dd', '-1'],
      ],
    ],
  ] as const)('reads times, days and percentages as their formats show them, where 1904 is first: %s', async (is1904, cells) => {
    const [sheet] = await readWorkbook(formatted(cells, is1904))
    expect(sheet?.rows.map(({ cells: [text] }, at) => [...(cells[at]?.slice(0, 2) ?? []), text])).toEqual(cells)
  })

  it('refuses more rows, more columns and more bytes than the limits allow', async () => {
    const file = book([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ])
    await expect(readWorkbook(file, { ...WORKBOOK_LIMITS, rows: 2 })).rejects.toThrow('数据行数超过2行')
    await expect(readWorkbook(file, { ...WORKBOOK_LIMITS, columns: 1 })).rejects.toThrow('列数超过1列')
    await expect(readWorkbook(file, { ...WORKBOOK_LIMITS, bytes: 10 })).rejects.toThrow('10MB')
    await expect(readWorkbook(file, { ...WORKBOOK_LIMITS, unpacked: 100 })).rejects.toThrow('解压后过大')
    await expect(readWorkbook(file, { ...WORKBOOK_LIMITS, entries: 1 })).rejects.toThrow('内容过多')
  })

  it('reads every sheet, counts the rows of all, and leaves none out without a word', async () => {
    const file = await buffer(
      writeWorkbook(...['订单', '明细', '附件'].map(title => ({ title, subtitle: '', columns: [{ title: 'a' }], rows: [['1']] }))),
    )
    const names = async (limits: object) => (await readWorkbook(file, { ...WORKBOOK_LIMITS, ...limits })).map(({ name }) => name)
    expect(await names({})).toEqual(['订单', '明细', '附件'])
    expect(await names({ sheets: 3 })).toEqual(['订单', '明细', '附件'])
    await expect(names({ sheets: 2 })).rejects.toThrow('工作表超过2张')
    await expect(names({ rows: 8 })).rejects.toThrow('数据行数超过8行')
  })

  it('outlives a worker that dies for want of memory or takes too long, and reads the next one', async () => {
    const large = book(Array.from({ length: 20_000 }, (_, row) => Array.from({ length: 5 }, (_, column) => `${row}-${column}`)))
    await expect(readWorkbook(large, { ...WORKBOOK_LIMITS, memory: 8 })).rejects.toThrow('无法读取')
    await expect(readWorkbook(large, { ...WORKBOOK_LIMITS, time: 50 })).rejects.toThrow(WorkbookError)
    expect((await readWorkbook(large))[0]?.rows).toHaveLength(20_000)
  })

  it('refuses a part with a document type', async () => {
    const archive = XLSX.CFB.read(book([['a']]), { type: 'buffer' })
    const part = XLSX.CFB.find(archive, '/xl/workbook.xml')
    if (!part) throw new Error('no workbook part')
    const hostile = Buffer.from(
      String(Buffer.from(part.content as Uint8Array)).replace('<workbook', '<!DOCTYPE x [<!ENTITY a "b">]><workbook'),
    )
    part.content = hostile
    part.size = hostile.length
    const file = Buffer.from(XLSX.CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Uint8Array)
    await expect(readWorkbook(file)).rejects.toThrow('不允许的内容')
  })
})

describe('writeWorkbook', () => {
  it('writes two title rows, a header and rows that never become formulas', async () => {
    const columns = [
      { title: '姓名', required: true, note: '必填' },
      { title: '性别', choices: ['男', '女'] },
      { title: '课酬', number: true },
    ]
    const rows = [
      ['=1+1', '男', 12.5],
      ['@cmd', null, null],
    ]
    const file = await buffer(writeWorkbook({ title: '讲师/管理', subtitle: '说明', columns, rows }))
    const sheet = XLSX.read(file, { cellFormula: true }).Sheets['讲师 管理']
    expect(sheet?.A4).toMatchObject({ t: 's', v: '=1+1' })
    expect(sheet?.A4?.f).toBeUndefined()
    expect(sheet?.C4).toMatchObject({ t: 'n', v: 12.5 })
    expect((await readWorkbook(file))[0]?.rows.map(row => row.cells)).toEqual([
      ['讲师/管理', '', ''],
      ['说明', '', ''],
      ['姓名', '性别', '课酬'],
      ['=1+1', '男', '12.5'],
      ['@cmd', '', ''],
    ])
  })

  it('ends with an error when the rows fail', async () => {
    const rows = (async function* () {
      yield ['a']
      throw new Error('database gone')
    })()
    await expect(buffer(writeWorkbook({ title: 't', subtitle: '', columns: [{ title: 'a' }], rows }))).rejects.toThrow('database gone')
  })
})

it.each([
  [
    ['订单', '明细'],
    ['订单', '明细'],
  ],
  [
    ['Order', 'order', 'ORDER'],
    ['Order', 'order (2)', 'ORDER (3)'],
  ],
  [
    ['a/b', 'a:b'],
    ['a b', 'a b (2)'],
  ],
  [
    ['长'.repeat(40), '长'.repeat(41)],
    ['长'.repeat(31), `${'长'.repeat(26)} (2)`],
  ],
  [[''], ['Sheet1']],
])('calls the sheets of %o %o', (titles, names) => {
  expect(sheetNames(titles)).toEqual(names)
})
