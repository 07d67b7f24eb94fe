import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encoded } from '../../../tests/helpers/encodings'
import { DataEngine } from '../engine'
import { bringIn, ImportError, openText, proposeColumns } from '.'

type ChosenForm = NonNullable<Parameters<typeof openText>[2]>

let place: string
let engine: DataEngine
let nth = 0
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-import-'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 2 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

async function opened(content: string | Buffer, form?: ChosenForm) {
  const path = join(place, `file-${++nth}`)
  writeFileSync(path, content)
  return openText(path, `${path}.utf8`, form)
}

async function imported(
  content: string | Buffer,
  types: Readonly<Record<string, 'text' | 'whole' | 'decimal' | 'date'>> = {},
  form?: ChosenForm,
) {
  const file = await opened(content, form)
  const columns = (await proposeColumns(engine, file)).map(column => ({ ...column, type: types[column.name] ?? column.type }))
  const folder = join(place, `folder-${nth}`)
  mkdirSync(folder)
  const result = await bringIn(engine, file, columns, folder).catch(error => expect.fail(error.detail ?? error.message))
  const read = (path: string, what = '*') =>
    engine.rows({ statements: [{ sql: `select ${what} from read_parquet('${path}')` }], reads: [path] })
  return {
    ...result,
    file,
    columns,
    folder,
    data: await read(result.file),
    faults: result.apartFile === undefined ? [] : await read(result.apartFile, 'record, "column", reason, text'),
    fields: result.apartFile === undefined ? [] : await read(result.apartFile, 'fields'),
  }
}

const typesOf = ({ columns }: { readonly columns: readonly { readonly name: string; readonly type: string }[] }) =>
  Object.fromEntries(columns.map(({ name, type }) => [name, type]))

describe('a text file', () => {
  const PAYMENTS = `编号,身份证号,单位,金额,日期,数量
001,11010519491231002X,甲公司,"1,234.50",2026-3-5,3
002,440524188001010014,"乙,公司",（7.00）,2026/3/5,-4
003,340524198001010011,"丙""公司",￥100000000000000.01,20260305,0
004,,丁公司,,2026年3月5日,
`

  const UTF16 = Buffer.from(`\uFEFF${PAYMENTS}`, 'utf16le')

  it('of GBK comes in with its leading zeros, its numbers of persons, its money and its dates', async () => {
    const found = await imported(encoded(PAYMENTS, 'gb18030'))
    expect(found.file.encoding).toBe('gb18030')
    expect(typesOf(found)).toEqual({ 编号: 'text', 身份证号: 'text', 单位: 'text', 金额: 'decimal', 日期: 'date', 数量: 'whole' })
    expect(found.data).toEqual([
      ['001', '11010519491231002X', '甲公司', '1234.50', '2026-03-05', '3'],
      ['002', '440524188001010014', '乙,公司', '-7.00', '2026-03-05', '-4'],
      ['003', '340524198001010011', '丙"公司', '100000000000000.01', '2026-03-05', '0'],
      ['004', null, '丁公司', null, '2026-03-05', null],
    ])
    expect([found.rows, found.apart]).toEqual([4, 0])
    expect(readdirSync(found.folder)).toEqual(['rows.parquet'])
  })

  it.each([
    ['utf-8', Buffer.from(PAYMENTS)],
    ['utf-8', Buffer.from(`\uFEFF${PAYMENTS}`)],
    ['utf-16le', UTF16],
    ['utf-16be', Buffer.from(UTF16).swap16()],
    ['gb18030', encoded(PAYMENTS, 'gb18030')],
  ])('of %s is read as what it is', async (encoding, content) => {
    const { file, data } = await imported(content)
    expect(file.encoding).toBe(encoding)
    expect(file.layout.names[0]).toBe('编号')
    expect(data[1]?.[2]).toBe('乙,公司')
  })

  it('of Big5 is read where a user says so', async () => {
    const { data } = await imported(encoded('單位,金額\n資料庫,1\n', 'big5'), {}, { encoding: 'big5' })
    expect(data).toEqual([['資料庫', '1']])
  })

  it.each([
    [',', 'a,b,c\n1,2,3\n'],
    ['\t', 'a\tb\tc\n1\t2,5\t3\n'],
    [';', 'a;b;c\n1,5;2;3\n2,5;1;1\n'],
    ['|', 'a|b|c\r\n1|2|3\r\n'],
  ])('is cut at its delimiter: %j', async (delimiter, content) => {
    expect((await opened(content)).layout).toEqual({ delimiter, skip: 0, head: true, names: ['a', 'b', 'c'] })
  })

  it.each<[string, string, readonly string[], boolean]>([
    ['doubled and blank names', '金额,,金额,\n1,2,3,4\n', ['金额', '列2', '金额_2', '列4'], true],
    ['no head', '1,2026-01-01,x\n2,2026-01-02,y\n', ['列1', '列2', '列3'], false],
    ['a name over two lines', '"单位\n名称",b\n1,2\n', ['单位 名称', 'b'], true],
    ['one line', 'a,b', ['a', 'b'], true],
    ['one column', '名称\n甲\n乙\n', ['名称'], true],
  ])('names its columns: %s', async (_what, content, names, head) => {
    expect((await opened(content)).layout).toMatchObject({ names, head })
  })

  it('has titles above its table, as found or as a user says', async () => {
    const content = '示例市水务集团付款明细,,\n\n单位：元,,\n编号,单位,金额\n01,甲,1.5\n02,乙\n03,丙,无\n'
    const found = await imported(content, { 金额: 'decimal' })
    expect(found.file.layout).toMatchObject({ skip: 3, names: ['编号', '单位', '金额'] })
    expect(found.data).toEqual([['01', '甲', '1.50']])
    expect(found.faults.map(([, column, reason, text]) => [column, reason, text])).toEqual([
      [null, '列数不足', '02,乙'],
      ['金额', '不是数值', '无'],
    ])
    expect((await opened(content, { skip: 2 })).layout).toMatchObject({ skip: 2, head: true, names: ['单位：元', '列2', '列3'] })
  })

  it('with a head alone gives no rows', async () => {
    expect(await imported('编号,单位\n')).toMatchObject({ rows: 0, apart: 0, data: [] })
  })

  it('of more columns than are looked at in one pass comes in', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `n${at}`)
    const { data } = await imported(`${names.join()}\n${names.map((_, at) => at).join()}\n`)
    expect(data[0]?.[59]).toBe('59')
  })

  it.each<[string, string | Buffer, ChosenForm | undefined, string]>([
    ['empty', '', undefined, '文件是空的'],
    ['of blank lines', '\n\n', undefined, '文件是空的'],
    ['of bytes', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), undefined, '这不是文本文件'],
    ['of no encoding', Buffer.from([0x61, 0xff, 0xff, 0x0a]), undefined, '无法识别文件的编码，请选择编码后再试'],
    ['of another encoding', encoded('单位', 'gb18030'), { encoding: 'utf-8' }, '文件内容不是 UTF-8 编码，请选择其他编码'],
    ['of too many columns', `${'a,'.repeat(2000)}a\n`, undefined, '列数超过 2000，请检查分隔符'],
  ])('that is %s is refused with what to do', async (_what, content, form, message) => {
    const found = await opened(content, form).catch((error: unknown) => error)
    expect(found).toBeInstanceOf(ImportError)
    expect(found).toMatchObject({ message })
  })
})

describe('types of columns', () => {
  it.each<[string, readonly string[]]>([
    ['whole', ['1', '-2', '0', ' 7 ', '１２']],
    ['text', ['1', '007']],
    ['text', ['440524188001010014', '110105194912310021']],
    ['text', ['6222020200112233445']],
    ['text', ['13900001234', '18612345678']],
    ['whole', ['13900001234', '18612345678', '5']],
    ['decimal', ['1', '2.5', '1,234,567.00']],
    ['decimal', ['(5.00)', '￥3', '-0.5']],
    ['text', ['1,23', '4']],
    ['date', ['2026-3-5', '2026.03.05', '20260305', '2026年3月5日']],
    ['text', ['2026-02-30', '2026-02-28']],
    ['datetime', ['2026-3-5 8:30', '2026/03/05 08:30:15']],
    ['boolean', ['是', '否', '']],
    ['text', ['', '']],
    ['text', ['甲', '1']],
  ])('%s: %j', async (type, values) => {
    const file = await opened(`名称,x\n${values.map(value => `甲,"${value}"`).join('\n')}\n`)
    expect((await proposeColumns(engine, file))[1]).toMatchObject({ type })
  })

  it('are found by all rows, and what nearly fits is told with its strangest value', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `甲,${at === 4321 ? '见附注' : at}`)
    const file = await opened(`名称,金额\n${lines.join('\n')}\n`)
    expect((await proposeColumns(engine, file))[1]).toEqual({
      name: '金额',
      type: 'text',
      filled: 5000,
      nearly: { type: 'whole', others: 1, example: '见附注' },
    })
  })
})

describe('rows that do not fit', () => {
  it('are set apart with their places, columns, reasons and texts', async () => {
    const content =
      '编号,金额,日期\n01,1.5,2026-01-01\n02,未定,2026-01-02\n03,2\n04,3,2026-01-04,多\n05,4.123,2026-13-01\n06,5,2026-01-06\n'
    const found = await imported(content, { 金额: 'decimal', 日期: 'date' })
    expect(found.data).toEqual([
      ['01', '1.50', '2026-01-01'],
      ['06', '5.00', '2026-01-06'],
    ])
    expect(found.faults).toEqual([
      ['3', '金额', '不是数值', '未定'],
      ['4', null, '列数不足', '03,2'],
      ['5', null, '列数过多', '04,3,2026-01-04,多'],
      ['6', '金额', '不是数值', '4.123'],
    ])
    expect(found.fields.flat()).toEqual([
      ['02', '未定', '2026-01-02'],
      ['03', '2'],
      ['04', '3', '2026-01-04', '多'],
      ['05', '4.123', '2026-13-01'],
    ])
    expect([found.rows, found.apart]).toEqual([2, 4])
    expect(readdirSync(found.folder).sort()).toEqual(['apart.parquet', 'rows.parquet'])
  })

  it('keep the fields of a line with quotes and blank ones', async () => {
    const { fields } = await imported('编号;单位;值\n01;"甲;""乙""";1\n02;"丙;丁";;;多\n', { 值: 'whole' })
    expect(fields.flat()).toEqual([['02', '丙;丁', null, null, '多']])
  })

  it('do not hide: rows and those set apart are all records', async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => (at % 7 === 0 ? `${at},x` : at % 11 === 0 ? `${at}` : `${at},${at}`))
    const found = await imported(`编号,数\n${lines.join('\n')}\n`, { 数: 'whole' })
    expect(found.rows + found.apart).toBe(2000)
    expect(found.faults.find(([record]) => record === '13')).toEqual(['13', null, '列数不足', '11'])
    expect(found.faults.find(([record]) => record === '1990')).toEqual(['1990', '数', '不是整数', 'x'])
  })

  it.each<[string, (at: number) => string, object]>([
    [
      'a text after many numbers',
      at => (at === 1800 ? '见附注' : String(at)),
      { type: 'text', filled: 2000, nearly: { type: 'whole', others: 1, example: '见附注' } },
    ],
    ['decimals after many whole numbers', at => (at > 1500 ? `${at}.125` : String(at)), { type: 'decimal', digits: 3, filled: 2000 }],
    ['a value after many empty ones', at => (at === 1999 ? '2026年3月5日' : ''), { type: 'date', filled: 1 }],
    ['a blank among numbers', at => (at === 1700 ? '　' : String(at)), { type: 'whole', filled: 1999 }],
  ])('types are those of all rows, beyond the first thousand: %s', async (_what, value, wanted) => {
    const rows = Array.from({ length: 2000 }, (_, at) => `甲,${value(at)}`)
    const file = await opened(`单位,值\n${rows.join('\n')}\n`)
    expect((await proposeColumns(engine, file))[1]).toEqual({ name: '值', ...wanted })
  })

  it('stand in their places between lines that cannot be read', async () => {
    const lines = ['x,1', 'a', 'b', 'x,no', 'c', 'x,2', 'x,no', 'd', 'e', 'x,no']
    const found = await imported(`编号,数\n${lines.join('\n')}\n`, { 数: 'whole' })
    expect(found.faults.map(([record]) => Number(record))).toEqual([3, 4, 5, 6, 8, 9, 10, 11])
    expect(found.rows).toBe(2)
  })
})
