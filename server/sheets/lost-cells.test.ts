import * as XLSX from '@e965/xlsx'
import { expect, it } from 'vitest'
import { entity, field } from '../../tests/helpers/entities'
import { type LineSheet, readBook } from './lines'
import { sheetColumns } from './records/columns'
import { readWorkbook } from './workbook'

const columns = (...titles: readonly string[]) =>
  sheetColumns(entity(titles.map((title, at) => field({ name: `f${at}`, title }))), 'import', new Map())
const own = columns('姓名', '手机')
const lines: LineSheet = { name: 'items', title: '明细', names: ['明细'], columns: columns('物料', '数量') }

type Rows = readonly (readonly unknown[])[]

/** What an import reads of a workbook with these sheets, whose first one has these merged cells. */
async function readSheets(sheets: Readonly<Record<string, Rows>>, { merges = [], withLines = false } = {} as Wanted) {
  const book = XLSX.utils.book_new()
  Object.entries(sheets).forEach(([name, rows], at) => {
    const sheet = XLSX.utils.aoa_to_sheet(rows.map(row => [...row]))
    if (at === 0) sheet['!merges'] = merges.map(range => XLSX.utils.decode_range(range))
    XLSX.utils.book_append_sheet(book, sheet, name)
  })
  const content = Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }))
  return readBook(await readWorkbook(content), own, withLines ? [lines] : [])
}

interface Wanted {
  readonly merges?: readonly string[]
  readonly withLines?: boolean
}

const HEAD = ['姓名', '手机']
const messagesOf = (read: Awaited<ReturnType<typeof readSheets>>) =>
  'message' in read
    ? read.message
    : [...read.records.flatMap(({ row, messages }) => messages.map(cause => ({ row, cause }))), ...read.strays]

it.each([
  ['over rows', [HEAD, ['王芳', '1'], ['', '2']], ['A2:A3'], [{ row: 3, cause: expect.stringMatching(/姓名（A列）.*合并.*“王芳”/) }]],
  [
    'over rows, with an error',
    [HEAD, ['王芳', { t: 'e', v: 0x2a, w: '#N/A' }], ['李静', '']],
    ['B2:B3'],
    [
      { row: 2, cause: expect.stringMatching(/手机（B列）为“#N\/A”/) },
      { row: 3, cause: expect.stringMatching(/手机（B列）.*合并.*“#N\/A”/) },
    ],
  ],
  ['over columns', [HEAD, ['王芳', ''], ['李静', '2']], ['A2:B2'], [{ row: 2, cause: expect.stringMatching(/手机（B列）.*“王芳”/) }]],
  ['that are empty', [HEAD, ['王芳', ''], ['李静', '']], ['B2:B3'], []],
  ['in a title above the head', [['人员名单', ''], HEAD, ['王芳', '1']], ['A1:B1'], []],
])('names cells that are merged %s', async (_, rows, merges, wanted) => {
  expect(messagesOf(await readSheets({ 一: rows }, { merges }))).toEqual(wanted)
})

it('reads a head of two rows where a title is merged over both', async () => {
  const read = await readSheets(
    {
      一: [
        ['姓名', '联系方式'],
        ['', '手机'],
        ['王芳', '1'],
      ],
    },
    { merges: ['A1:A2'] },
  )
  expect('records' in read && read.records.map(({ record }) => ({ ...record }))).toEqual([{ f0: '王芳', f1: '1' }])
})

it.each([
  [
    'in one language',
    [
      ['姓名', '手机', '姓名'],
      ['王芳', '1', '李静'],
    ],
    '表头“姓名”重复（A、C列）',
  ],
  [
    'with a star',
    [
      ['姓名', '* 姓名'],
      ['王芳', '李静'],
    ],
    '（A、B列）',
  ],
  [
    'since its cell is merged',
    [
      ['姓名', ''],
      ['王芳', '李静'],
    ],
    '（A、B列）',
  ],
])('refuses a head that stands twice %s, with a value in both', async (_, rows, message) => {
  expect(messagesOf(await readSheets({ 一: rows }, { merges: rows[0]?.[1] === '' ? ['A1:B1'] : [] }))).toContain(message)
})

it('takes a head that stands twice where nothing stands below the second', async () => {
  expect(
    messagesOf(
      await readSheets({
        一: [
          ['姓名', '手机', '姓名'],
          ['王芳', '1', ''],
        ],
      }),
    ),
  ).toEqual([])
})

it('reads columns that are called the same in their order', async () => {
  const content = [
    { number: 1, cells: ['备注', '备注'] },
    { number: 2, cells: ['一', '二'] },
  ]
  const read = readBook([{ name: '一', rows: content }], columns('备注', '备注'), [])
  expect('records' in read && read.records.map(({ record }) => ({ ...record }))).toEqual([{ f0: '一', f1: '二' }])
})

it('names each row of a sheet that takes no part in the import', async () => {
  const sheets = { 一: [HEAD, ['王芳', '1']], 二: [HEAD, ['李静', '2']], 三: [] }
  expect(messagesOf(await readSheets(sheets))).toEqual([
    { sheet: '二', row: 1, cause: expect.stringContaining('A列“姓名”，B列“手机”') },
    { sheet: '二', row: 2, cause: expect.stringContaining('A列“李静”，B列“2”') },
  ])
})

it('names rows of a second sheet of the same lines', async () => {
  const items = [
    ['主表序号', '物料', '数量'],
    ['1', '纸', '2'],
  ]
  const sheets = {
    一: [
      ['主表序号', ...HEAD],
      ['1', '王芳', '1'],
    ],
    明细: items,
    ' 明细': [...items, ['1', '笔', '3']],
  }
  expect(messagesOf(await readSheets(sheets, { withLines: true }))).toMatchObject([1, 2, 3].map(row => ({ sheet: ' 明细', row })))
})

it.each([
  ['that explains', [['请逐行填写'], ['手机可不填']], 0],
  ['that goes on without a head', [['李静', '2']], 1],
  ['of one column that is known', [['姓名'], ['李静']], 2],
])('tells of a further sheet %s as it should', async (_, rows, count) => {
  expect(messagesOf(await readSheets({ 一: [HEAD, ['王芳', '1']], 说明: rows }))).toHaveLength(count)
})
