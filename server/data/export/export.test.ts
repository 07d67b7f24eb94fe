import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataEngine } from '../engine'
import { bringIn, openFile, proposeColumns } from '../import'
import { compilePlan, type Step } from '../plan'
import { type ExportFormat, exportRows } from '.'
import { writeWorkbook } from './workbook'

let place: string
let engine: DataEngine
let nth = 0
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-export-'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 2 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

const TABLE = `编号,身份证号,单位,金额,日期,时间,数量,已付
001,110105194912310021,"甲,""公司""",12345678901234567890.12,2026-03-05,2026-03-05 08:30:00,3,是
002,440524188001010014,=1+1,-7.00,0001-01-01,2026-12-31 23:59:59,-4,否
003,34052419800101001X,𠮷野家,0.10,,,123456789012345,
`

async function imported(path: string) {
  const folder = join(place, `sheet-${++nth}`)
  mkdirSync(folder)
  const file = await openFile(path, join(place, `text-${nth}`), {}, { engine })
  const columns = await proposeColumns(engine, file)
  const found = await bringIn(engine, file, columns, folder)
  return { columns: columns.map(({ name, type, digits }, at) => ({ name, type, digits, stored: `c${at + 1}` })), files: [found.file] }
}

async function source(content: string) {
  const path = join(place, `file-${++nth}`)
  writeFileSync(path, content)
  return imported(path)
}

async function exported(sheet: Awaited<ReturnType<typeof imported>>, format: ExportFormat, steps: readonly Step[] = []) {
  const plan = compilePlan({ sheet: 's', steps }, { sheet: () => sheet, now: new Date() })
  const folder = join(place, `out-${++nth}`)
  mkdirSync(folder)
  const path = join(folder, 'file')
  return { ...(await exportRows(engine, plan, path, format)), path }
}

const valuesOf = async ({ columns, files }: Awaited<ReturnType<typeof imported>>) =>
  engine.rows({
    statements: [
      { sql: `select ${columns.map(({ stored }) => `cast(${stored} as varchar)`).join(', ')} from read_parquet('${files[0]}')` },
    ],
    reads: files,
  })

it('text in UTF-8 has a mark, exact numbers, and no formulas', async () => {
  const { path, rows, lacking } = await exported(await source(TABLE), 'csv')
  expect(readFileSync(path, 'utf8')).toBe(`\uFEFF${TABLE.replace('=1+1', "'=1+1").replaceAll('\n', '\r\n')}`)
  expect([rows, lacking]).toEqual([3, undefined])
})

it('text in GBK says what it lacks', async () => {
  const { path, lacking } = await exported(await source(TABLE), 'csv-gbk')
  expect(new TextDecoder('gb18030', { fatal: true }).decode(readFileSync(path))).toContain('003,34052419800101001X,?野家,0.10')
  expect(lacking).toEqual({ count: 1, signs: ['𠮷'] })
})

it.each(['csv', 'xlsx', 'dbf'] as const)('values that go through a step and .%s come in again unchanged', async format => {
  const sheet = await source(TABLE.replace('=1+1', '乙公司').replace('𠮷', '吉'))
  const { path } = await exported(sheet, format, [{ do: 'sort', keys: [{ column: '编号' }] }])
  const again = await imported(path)
  expect(await valuesOf(again)).toEqual(await valuesOf(sheet))
})

it('a workbook has numbers with their formats, and texts where a spreadsheet would lose digits', async () => {
  const { path } = await exported(await source(TABLE), 'xlsx')
  const book = new ExcelJS.Workbook()
  await book.xlsx.readFile(path)
  const sheet = book.worksheets[0]
  const cells = (row: number) => Array.from({ length: 8 }, (_, at) => sheet?.getRow(row).getCell(at + 1).value)
  expect(cells(2)).toEqual([
    '001',
    '110105194912310021',
    '甲,"公司"',
    '12345678901234567890.12',
    new Date('2026-03-05T00:00:00Z'),
    new Date('2026-03-05T08:30:00Z'),
    3,
    '是',
  ])
  expect(cells(3).slice(2, 5)).toEqual(['=1+1', -7, '0001-01-01'])
  expect(sheet?.getRow(3).getCell(4).numFmt).toBe('#,##0.00')
})

it('a workbook goes on in a next sheet', async () => {
  async function* parts() {
    yield [['1'], ['2'], ['3']]
    yield [['4'], ['5']]
  }
  const path = join(place, 'split.xlsx')
  expect(await writeWorkbook([{ name: '数', type: 'whole' }], parts(), path, 3)).toEqual({ rows: 5 })
  const book = new ExcelJS.Workbook()
  await book.xlsx.readFile(path)
  expect(book.worksheets.map(sheet => [sheet.name, sheet.rowCount, sheet.getRow(1).getCell(1).value])).toEqual([
    ['数据1', 3, '数'],
    ['数据2', 3, '数'],
    ['数据3', 2, '数'],
  ])
})

it('Parquet keeps names, types and the order', async () => {
  const { path, rows } = await exported(await source(TABLE), 'parquet', [{ do: 'sort', keys: [{ column: '编号', descending: true }] }])
  const found = await engine.rows({ statements: [{ sql: `select "编号", "金额" from read_parquet('${path}')` }], reads: [path] })
  expect(found).toEqual([
    ['003', '0.10'],
    ['002', '-7.00'],
    ['001', '12345678901234567890.12'],
  ])
  expect(rows).toBe(3)
})

it('a .dbf has short names, numbers and days as such, and says what is other', async () => {
  const sheet = await source('收款单位名称,收款单位名册,金额,日期,𠮷\n甲,乙,12345678901234567890.12,2026-03-05,是\n,丁,-0.5,,\n')
  const { path, rows, notes, lacking } = await exported(sheet, 'dbf')
  expect([rows, notes, lacking]).toEqual([
    2,
    ['列名超过 10 字节，已缩短：收款单位名称→收款单位名、收款单位名册→收款单位_2', '数值超过 20 位，按文字写出：金额'],
    { count: 1, signs: ['𠮷'] },
  ])
  const bytes = readFileSync(path)
  expect([bytes[0], bytes.readUInt32LE(4), bytes[29], bytes.at(-1)]).toEqual([3, 2, 0x7a, 0x1a])
  const kinds = [0, 1, 2, 3, 4].map(at => `${String.fromCharCode(bytes[43 + 32 * at] ?? 0)}${bytes[48 + 32 * at]}`)
  expect(kinds).toEqual(['C2', 'C2', 'C23', 'D8', 'L1'])
  const again = await imported(path)
  expect(again.columns.map(({ name }) => name)).toEqual(['收款单位名', '收款单位_2', '金额', '日期', '?'])
  expect(await valuesOf(again)).toEqual(await valuesOf(sheet))
})

it('a float is a number in a .dbf where it needs no exponent', async () => {
  const sheet = await source('a\n1.5\n-20\n')
  const half = { do: 'derive', name: '半', value: 'a / 4' } as const
  const tiny = { do: 'derive', name: '微', value: 'a / 100000000' } as const
  const { path } = await exported(sheet, 'dbf', [half, tiny])
  const text = readFileSync(path, 'latin1')
  expect(text.slice(text.indexOf('\r') + 1)).toBe('   1.50 0.3751.5e-08 -20.00-5.000-2e-07 \x1a')
})

it.each([
  [
    'a text of more than 254 bytes',
    `a,b\n1,${'字'.repeat(128)}\n`,
    '“b”中有超过 254 字节的文字，.dbf 放不下，请改用其他格式，或先截取该列',
  ],
  [
    'more than 255 columns',
    `${Array.from({ length: 256 }, (_, at) => `n${at}`).join()}\n`,
    '列数超过 255，.dbf 放不下，请改用其他格式，或先减少列',
  ],
])('%s is refused by .dbf, and no file is left', async (_what, content, message) => {
  const before = nth
  await expect(exported(await source(content), 'dbf')).rejects.toThrow(message)
  expect(readdirSync(join(place, `out-${before + 3}`))).toEqual([])
})

it('how many rows are written is told', async () => {
  const sheet = await source(`数\n${Array.from({ length: 5000 }, (_, at) => at).join('\n')}\n`)
  const plan = compilePlan({ sheet: 's', steps: [] }, { sheet: () => sheet, now: new Date() })
  const told: number[] = []
  await exportRows(engine, plan, join(place, 'told'), 'csv', { onRows: done => told.push(done) })
  expect(told.at(-1)).toBe(5000)
})

it('money is summed to the last digit', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `${at % 7},${at}.${String(at % 100).padStart(2, '0')}`)
  const sheet = await source(`组,金额\n${lines.join('\n')}\n`)
  const { path } = await exported(sheet, 'csv', [{ do: 'group', by: [], measures: [{ name: '合计', measure: 'sum', column: '金额' }] }])
  const cents = Array.from({ length: 20_000 }, (_, at) => BigInt(at) * 100n + BigInt(at % 100)).reduce((sum, each) => sum + each, 0n)
  expect(readFileSync(path, 'utf8')).toBe(`\uFEFF合计\r\n${cents / 100n}.${String(cents % 100n).padStart(2, '0')}\r\n`)
})

it.each(['csv', 'xlsx', 'parquet', 'dbf'] as const)('an export to .%s that is cancelled leaves no file', async format => {
  const sheet = await source(`数\n${Array.from({ length: 50_000 }, (_, at) => at).join('\n')}\n`)
  const plan = compilePlan({ sheet: 's', steps: [] }, { sheet: () => sheet, now: new Date() })
  const folder = join(place, `cancelled-${format}`)
  mkdirSync(folder)
  const controller = new AbortController()
  const done = exportRows(engine, plan, join(folder, 'file'), format, { signal: controller.signal })
  setTimeout(() => controller.abort(), 5)
  await expect(done).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})
