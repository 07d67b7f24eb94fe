import { expect, it, vi } from 'vitest'
import { DBFS } from '../../../tests/fixtures/awkward/dbfs'
import { brought, endedImport, imported, looked, workFiles } from '../../../tests/helpers/data-sheets'
import { zipped } from '../../../tests/helpers/documents'
import { encoded } from '../../../tests/helpers/encodings'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'
import { workbookOf } from '../../../tests/helpers/workbook'
import type { DataApart, DataRows, DataSheetContent, DataVersion } from '../../generated/operations'

openServer()

const PAYMENTS = `编号,单位,身份证号,金额,日期
001,甲公司,11010519491231002X,"1,234.50",2026-3-5
002,乙公司,440524188001010014,7.25,2026/3/6
003,甲公司,110105194912310038,100000000000000.01,20260307
004,丙公司,,无,2026-03-08
`

const open = async (caller: Caller, id: string, no?: number) =>
  (await caller.get<DataSheetContent>('/data/sheet/open', { id, ...(no !== undefined && { no }) })).body
const rows = async (caller: Caller, id: string, steps: readonly object[] = [], more: object = {}) =>
  (await caller.post<DataRows>('/data/sheet/rows', { id, steps, limit: 100, ...more })).body
const versions = async (id: string) =>
  (await admin.get<{ records: DataVersion[] }>('/data/version/list', { sheetId: id })).body.result.records

it('a file of GBK is looked at, brought in as a user says, and opened as a sheet', async () => {
  const found = await looked(admin, encoded(PAYMENTS, 'gb18030'))
  expect(found).toMatchObject({
    state: 'ready',
    fileName: '付款.csv',
    proposal: { encoding: 'gb18030', delimiter: ',', skip: 0, head: true, rows: 4 },
  })
  expect(found.proposal?.columns.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'text', 'date'])
  expect(found.proposal?.sample[0]).toEqual(['001', '甲公司', '11010519491231002X', '1,234.50', '2026-3-5'])

  const done = await imported(admin, encoded(PAYMENTS, 'gb18030'), { secretLevel: '1' }, { 金额: 'decimal' })
  expect(done).toMatchObject({ state: 'done', rows: 3, apart: 1, fault: null })
  const id = done.sheetId ?? ''
  const content = (await open(admin, id)).result
  expect(content).toMatchObject({ no: 1, current: true, rows: 3, apart: 1, origin: '导入文件“付款.csv”', mayEdit: true, by: 'admin' })
  expect(content.columns[3]).toMatchObject({
    name: '金额',
    type: 'decimal',
    digits: 2,
    filled: 3,
    distinct: 3,
    min: '7.25',
    max: '100000000000000.01',
  })
  expect(content.columns[1]).toMatchObject({
    distinct: 2,
    top: [
      { value: '甲公司', count: 2 },
      { value: '乙公司', count: 1 },
    ],
  })
  expect((await rows(admin, id)).result).toMatchObject({
    total: 3,
    rows: [
      ['001', '甲公司', '11010519491231002X', '1234.50', '2026-03-05'],
      ['002', '乙公司', '440524188001010014', '7.25', '2026-03-06'],
      ['003', '甲公司', '110105194912310038', '100000000000000.01', '2026-03-07'],
    ],
  })
  const apart = (await admin.get<DataApart>('/data/sheet/apart', { id })).body.result
  expect(apart).toMatchObject({ total: 1, rows: [{ record: 5, column: '金额', reason: '不是数值', text: '无' }] })
  const { body } = await admin.get<{ records: object[] }>('/data/sheet/list', { id })
  expect(body.result.records[0]).toMatchObject({ rowCount: 3, columnCount: 5, versionNo: 1, secretLevel: '1' })
})

it('a workbook comes in by the sheet that is chosen', async () => {
  const file = workbookOf({
    说明: [['制表单位', '财务部']],
    付款: [
      ['编号', '金额'],
      ['001', 12.5],
      ['002', 7],
    ],
  })
  const found = await looked(admin, file, '付款.xlsx')
  expect(found.proposal).toMatchObject({ kind: 'workbook', sheets: ['说明', '付款'], notes: ['另有工作表有内容，本次不读取：付款'] })
  await admin.post('/data/import/look', { id: found.id, sheet: '付款' })
  const again = await endedImport(admin, found.id)
  expect(again).toMatchObject({
    fault: null,
    proposal: {
      sheet: '付款',
      rows: 2,
      sample: [
        ['001', '12.5'],
        ['002', '7'],
      ],
    },
  })
  const { sheetId } = await brought(admin, again)
  expect((await rows(admin, sheetId ?? '')).result.rows).toEqual([
    ['001', '12.50'],
    ['002', '7.00'],
  ])
})

it('a file of an archive is chosen, and cut at the places that a user names', async () => {
  const archive = zipped({ '一月.csv': '编号,金额\n001,1.50\n', '二月.txt': '002张三 2.50\n003李四-1.25\n' })
  const { id, proposal } = await looked(admin, archive, '付款.zip')
  expect(proposal).toMatchObject({ kind: 'text', entry: '一月.csv', entries: ['一月.csv', '二月.txt'], cuts: [] })
  await admin.post('/data/import/look', { id, entry: '二月.txt', delimiter: 'fixed', cuts: [1, 4, 8], head: false })
  const again = await endedImport(admin, id)
  expect(again.proposal).toMatchObject({ kind: 'fixed', delimiter: 'fixed', entry: '二月.txt', cuts: [1, 4, 8], rows: 2 })
  const { sheetId } = await brought(admin, again)
  expect((await rows(admin, sheetId ?? '')).result.rows).toEqual([
    ['002', '张三', '2.50'],
    ['003', '李四', '-1.25'],
  ])
})

it('text of UTF-16, as spreadsheets save it, and a .dbf are taken', async () => {
  const text = await looked(admin, Buffer.from('\uFEFF编号\t金额\r\n001\t1.5\r\n', 'utf16le'), '付款.txt')
  expect(text.proposal).toMatchObject({ encoding: 'utf-16le', delimiter: '\t', rows: 1 })
  const [dbf] = DBFS.filter(({ message }) => message === undefined)
  expect((await looked(admin, Buffer.from(dbf?.bytes() ?? []), '付款.dbf')).proposal).toMatchObject({ kind: 'dbf' })
})

it('records of JSON become rows, and a line that is none is set apart', async () => {
  const found = await looked(admin, '{"编号":"001","金额":0.10}\n{"编号":\n', '付款.jsonl')
  expect(found.proposal).toMatchObject({ kind: 'json', columns: [{ name: '编号' }, { name: '金额', type: 'decimal' }] })
  const { sheetId, rows: count, apart } = await brought(admin, found)
  expect([count, apart]).toEqual([1, 1])
  const { result } = (await admin.get<DataApart>('/data/sheet/apart', { id: sheetId ?? '' })).body
  expect(result.rows).toMatchObject([{ record: 2, column: null, reason: '不是 JSON', text: '{"编号":' }])
})

it('a workbook without the sheet, and one of .xls, say what to do', async () => {
  const { id } = await looked(admin, workbookOf({ 付款: [['编号'], ['001']] }), '付款.xlsx')
  await admin.post('/data/import/look', { id, sheet: '没有' })
  expect(await endedImport(admin, id)).toMatchObject({ state: 'failed', fault: '工作簿中没有这张工作表，请重新选择' })
  const old = await looked(admin, Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex'), '旧.xls')
  expect(old).toMatchObject({ state: 'failed', fault: '不能读取 .xls 工作簿，请在表格软件中另存为 .xlsx 后再导入' })
})

it('rows are filtered, sorted, counted and cut by a plan, whose faults name their step', async () => {
  const { sheetId } = await imported(admin, PAYMENTS, {}, { 金额: 'decimal' })
  const id = sheetId ?? ''
  const filter = { do: 'filter', when: "单位 == '甲公司'" }
  const sort = { do: 'sort', keys: [{ column: '金额', descending: true }] }
  expect((await rows(admin, id, [filter, sort], { limit: 1 })).result).toMatchObject({
    total: 2,
    rows: [['003', '甲公司', '110105194912310038', '100000000000000.01', '2026-03-07']],
  })
  expect((await rows(admin, id, [filter], { skip: 1, limit: 5 })).result.rows.map(([first]) => first)).toEqual(['003'])
  const group = { do: 'group', by: ['单位'], measures: [{ name: '合计', measure: 'sum', column: '金额' }] }
  expect((await rows(admin, id, [group])).result).toMatchObject({
    total: 2,
    columns: [{ name: '单位' }, { name: '合计', type: 'decimal', digits: 2 }],
  })
  expect(await rows(admin, id, [filter, { do: 'sort', keys: [{ column: '金 额' }] }])).toMatchObject({
    success: false,
    message: '第2步：没有名为“金 额”的列，是否为“金额”？',
  })
  expect((await rows(admin, id, [], { sample: 2 })).result.total).toBe(2)
})

it('a file is read in another form, and in none that it has not', async () => {
  const found = await looked(admin, 'a;b\n1;2\n')
  expect(found.proposal).toMatchObject({ delimiter: ';', columns: [{ name: 'a' }, { name: 'b' }] })
  await admin.post('/data/import/look', { id: found.id, delimiter: ',', head: false })
  expect((await endedImport(admin, found.id)).proposal).toMatchObject({ delimiter: ',', head: false, rows: 2, columns: [{ name: '列1' }] })
  const { body } = await admin.post('/data/import/run', {
    id: found.id,
    name: '无',
    columns: [
      { name: 'a', type: 'text' },
      { name: 'b', type: 'text' },
    ],
  })
  expect(body.message).toBe('列与文件不符，请重新读取文件')
  const other = await looked(admin, encoded('单位,金额\n甲,1\n', 'gb18030'))
  await admin.post('/data/import/look', { id: other.id, encoding: 'utf-8' })
  expect(await endedImport(admin, other.id)).toMatchObject({ state: 'failed', fault: '文件内容不是 UTF-8 编码，请选择其他编码' })
})

it.each<[string, object, string]>([
  ['rows', { rows: 5 }, '控制总数不符：应有 5 行，文件中有 4 行，未导入'],
  [
    'a sum',
    { column: '金额', sum: '100000000001241.75' },
    '控制总数不符：“金额”合计应为 100000000001241.75，实际为 100000000001241.76，未导入',
  ],
  ['a column that is none', { column: '余额', sum: '1' }, '没有名为“余额”的列'],
  ['a column of texts', { column: '单位', sum: '1' }, '“单位”不是数值列，不能核对合计'],
])('a control total that differs keeps the file out: %s', async (_what, control, fault) => {
  expect(await imported(admin, PAYMENTS, { control }, { 金额: 'decimal' })).toMatchObject({ state: 'failed', fault, sheetId: null })
})

it('a sheet is replaced, added to and put back, and each version stays', async () => {
  const { sheetId } = await imported(admin, '编号,金额\n1,5\n', { control: { rows: 1, column: '金额', sum: '5.00' } })
  const id = sheetId ?? ''
  await imported(admin, '金额,编号\n7,2\n', { sheetId: id, mode: 'append' })
  expect((await rows(admin, id)).result.rows).toEqual([
    ['1', '5'],
    ['2', '7'],
  ])
  expect((await open(admin, id)).result).toMatchObject({ no: 2, rows: 2, origin: '追加文件“付款.csv”' })
  expect((await open(admin, id)).result.columns[1]).toMatchObject({ filled: 2, max: '7' })
  const other = await imported(admin, '编号,数量\n1,5\n', { sheetId: id, mode: 'append' })
  expect(other).toMatchObject({ state: 'failed', fault: '数据表中没有这些列，或类型、小数位数不同：数量' })
  await imported(admin, '名称,备注\n甲,乙\n', {
    sheetId: id,
    columns: [
      { name: '单位', type: 'text', off: false },
      { name: '备注', type: 'text', off: true },
    ],
  })
  expect((await rows(admin, id)).result).toMatchObject({ columns: [{ name: '单位' }], rows: [['甲']] })
  expect((await rows(admin, id, [], { no: 1 })).result.rows).toEqual([['1', '5']])
  const [, , first] = await versions(id)
  expect((await admin.post('/data/version/restore', { id: first?.id })).body.message).toBe('已恢复为第1版的数据')
  expect((await versions(id)).map(({ no, origin, current }) => [no, origin, current])).toEqual([
    [4, '恢复第1版', 'Y'],
    [3, '导入文件“付款.csv”', 'N'],
    [2, '追加文件“付款.csv”', 'N'],
    [1, '导入文件“付款.csv”', 'N'],
  ])
  expect((await rows(admin, id)).result.rows).toEqual([['1', '5']])
})

it('rows of a sheet are updated by a key, in their places, and new ones stand behind them', async () => {
  const { sheetId } = await imported(admin, '编号,单位,金额\n1,甲,5\n2,乙,6\n3,丙,7\n')
  const id = sheetId ?? ''
  await imported(admin, '编号,单位,金额\n4,丁,8\n', { sheetId: id, mode: 'append' })
  const update = { sheetId: id, mode: 'update', keys: ['编号'] }
  const done = await imported(admin, '金额,编号\n60,2\n,4\n90,9\n', update)
  expect(done).toMatchObject({ state: 'done', rows: 5, apart: 0 })
  expect((await rows(admin, id)).result.rows).toEqual([
    ['1', '甲', '5'],
    ['2', '乙', '60'],
    ['3', '丙', '7'],
    ['4', '丁', null],
    ['9', null, '90'],
  ])
  expect((await open(admin, id)).result).toMatchObject({ no: 3, rows: 5, origin: '按文件“付款.csv”更新' })
  expect((await versions(id))[0]).toMatchObject({ origin: '按文件“付款.csv”更新', rowCount: 5 })
  const [run] = (await admin.get<{ resultText: string }[]>('/sys/jobRun/mine')).body.result
  expect(run?.resultText).toBe('已更新 2 行，新增 1 行')
  const refused = async (content: string, more: object = {}) => (await imported(admin, content, { ...update, ...more })).fault
  expect(await refused('编号,金额\n1,5\n2,1\n1,6\n')).toBe('文件中有多行的对应列相同（如“1”），无法确定以哪行为准，未导入')
  expect(await refused('编号,金额\n1,5\n,6\n')).toBe('1 行的对应列为空，无法确定更新哪些行，未导入')
  expect(await refused('编号,数量\n1,5\n')).toBe('数据表中没有这些列，或类型、小数位数不同：数量')
  const asked = { id: (await looked(admin, '编号\n1\n')).id, ...update, columns: [{ name: '编号', type: 'whole' }] }
  expect((await admin.post('/data/import/run', { ...asked, keys: [] })).body.message).toBe('请选择对应列，以确定更新哪些行')
  expect((await admin.post('/data/import/run', { ...asked, keys: ['金额'] })).body.message).toBe('请选择对应列，以确定更新哪些行')
  expect((await open(admin, id)).result.no).toBe(3)
})

it('what a column holds is masked in the engine: in rows, filters, groups and figures', async () => {
  const { sheetId } = await imported(admin, PAYMENTS)
  const id = sheetId ?? ''
  const { caller, id: userId } = await makePerson(server, admin, ['dataSheet:list'])
  await admin.post('/sys/recordShare/add', { tableName: 'data_sheet', tableDataId: id, users: userId })
  expect((await rows(caller, id)).result.rows[0]?.[2]).toBe('11010519491231002X')
  expect((await admin.put('/data/sheet/mask', { id, column: '身份证号', kind: 'part' })).body.message).toBe('已保存脱敏设置')
  expect((await rows(caller, id)).result.rows.map(row => row[2])).toEqual([
    '110***********002X',
    '440***********0014',
    '110***********0038',
    null,
  ])
  expect((await rows(caller, id, [{ do: 'filter', when: "身份证号 == '11010519491231002X'" }])).result.total).toBe(0)
  expect((await rows(caller, id, [{ do: 'derive', name: '生日', value: 'slice(身份证号, 6, 14)' }])).result.rows[0]?.at(-1)).toBe(
    '********',
  )
  const [, , column] = (await open(caller, id)).result.columns
  expect(column).toMatchObject({ masked: true, mask: 'part', filled: 3, distinct: 3, top: [], patterns: [], lengths: null })
  expect(column).toMatchObject({ semantic: null, invalid: null })
  expect((await open(admin, id)).result.columns[2]).toMatchObject({ semantic: 'idCard', invalid: 0 })
  expect((await rows(admin, id)).result.rows[0]?.[2]).toBe('11010519491231002X')
  await admin.put('/data/sheet/mask', { id, column: '身份证号', kind: 'whole' })
  expect((await rows(caller, id)).result.rows[0]?.[2]).toBe('******')
  await admin.put('/data/sheet/mask', { id, column: '身份证号', kind: 'none' })
  expect((await rows(caller, id)).result.rows[0]?.[2]).toBe('11010519491231002X')
})

it('a user says what a column means, and its values are held against it, also in versions that come', async () => {
  const { sheetId } = await imported(admin, '代码,电话,金额\n11010519491231002X,13900001234,1.5\n440524188001010015,0571-8888,2.5\n')
  const id = sheetId ?? ''
  const meant = async () => (await open(admin, id)).result.columns.map(({ meaning, semantic, invalid }) => [meaning, semantic, invalid])
  const say = async (column: string, kind: string, caller = admin) =>
    (await caller.put('/data/sheet/meaning', { id, column, kind })).body.message
  expect(await meant()).toEqual([
    [null, 'idCard', 1],
    [null, 'mobile', 1],
    [null, null, null],
  ])
  expect(await say('代码', 'none')).toBe('已保存含义')
  expect(await say('电话', 'person')).toBe('已保存含义')
  const said = [
    ['none', null, null],
    ['person', 'person', 2],
    [null, null, null],
  ]
  expect(await meant()).toEqual(said)
  await imported(admin, '代码,电话,金额\n11010519491231002X,张三,3.5\n', { sheetId: id, mode: 'append' }, { 金额: 'decimal' })
  expect(await meant()).toEqual(said)
  expect(await say('电话', 'found')).toBe('已保存含义')
  expect((await meant())[1]?.[0]).toBeNull()
  expect(await say('金额', 'mobile')).toBe('“金额”不是文本或整数列，不能设置含义')
  expect(await say('余额', 'mobile')).toBe('没有名为“余额”的列')
  const { caller } = await makePerson(server, admin, ['dataSheet:list', 'dataSheet:edit'])
  expect(await say('代码', 'mobile', caller)).toBe('数据表不存在，或没有修改权限')
})

it('a sheet is exported with the masks of its reader, and not by who has lost it', async () => {
  const { sheetId } = await imported(admin, PAYMENTS)
  const id = sheetId ?? ''
  await admin.put('/data/sheet/mask', { id, column: '身份证号', kind: 'part' })
  const { caller, id: userId, username } = await makePerson(server, admin, ['dataSheet:list', 'dataSheet:export'])
  await admin.post('/sys/recordShare/add', { tableName: 'data_sheet', tableDataId: id, users: userId })
  const ask = { id, steps: [{ do: 'filter', when: "单位 == '甲公司'" }], format: 'csv' }
  expect((await caller.post('/data/sheet/exportFile', ask)).body.success).toBe(true)
  const file = await vi.waitFor(
    async () => {
      const [run] = (await caller.get<{ resultFile: string | null }[]>('/sys/jobRun/mine')).body.result
      expect(run?.resultFile).toBeTruthy()
      return run?.resultFile ?? ''
    },
    { timeout: 30_000, interval: 100 },
  )
  const text = (await caller.call('GET', `/sys/common/static/${encodeURI(file)}`)).raw.toString('utf8')
  expect(text).toBe(
    '\uFEFF编号,单位,身份证号,金额,日期\r\n001,甲公司,110***********002X,"1,234.50",2026-03-05\r\n003,甲公司,110***********0038,100000000000000.01,2026-03-07\r\n',
  )
  const [line] = await server.sql<{ who: string }>(
    `select who from weft.sys_audit where table_name = 'data_sheet' and action = 'export' and record_id = $1`,
    [id],
  )
  expect(line?.who).toBe(username)
})

it('a sheet is exported for programs of GBK and as a .dbf, and what was lost is told', async () => {
  const { sheetId } = await imported(admin, '编号,单位\n001,𠮷野家\n')
  const id = sheetId ?? ''
  const made = async (format: string) => {
    const { body } = await admin.post('/data/sheet/exportFile', { id, steps: [], format })
    expect(body, body.message).toMatchObject({ success: true })
    return vi.waitFor(
      async () => {
        const [run] = (await admin.get<{ resultFile: string | null; resultText: string }[]>('/sys/jobRun/mine')).body.result
        expect(run?.resultFile).toMatch(format === 'dbf' ? /\.dbf$/ : /\.csv$/)
        const { raw } = await admin.call('GET', `/sys/common/static/${encodeURI(run?.resultFile ?? '')}`)
        return { text: run?.resultText, raw: new TextDecoder('gb18030', { fatal: true }).decode(raw) }
      },
      { timeout: 30_000, interval: 100 },
    )
  }
  const lacking = '已导出 1 行；1 个字符 GBK 中没有，已写成“?”：𠮷'
  expect(await made('csv-gbk')).toEqual({ text: lacking, raw: '编号,单位\r\n001,?野家\r\n' })
  expect(await made('dbf')).toMatchObject({ text: lacking, raw: expect.stringContaining('001?野家') })
})

it('files of sheets are fetched by nobody, and go with their sheet', async () => {
  const { sheetId } = await imported(admin, PAYMENTS)
  const id = sheetId ?? ''
  const [version] = await server.sql<{ file: string }>('select file from weft.data_sheet_version where sheet_id = $1', [id])
  const path = version?.file ?? ''
  expect((await admin.get(`/sys/common/static/${encodeURI(path)}`)).status).toBe(404)
  await admin.delete('/data/sheet/delete', { id })
  const [plan] = await server.sql<{ id: string }>("select id from weft.sys_quartz_job where job_class_name = 'dataSheetCheck'")
  await admin.get('/sys/quartzJob/execute', { id: plan?.id ?? '' })
  await vi.waitFor(async () => expect(await server.sql('select id from weft.sys_file where id = $1', [path.split('/')[1]])).toEqual([]), {
    timeout: 20_000,
    interval: 100,
  })
  expect(await server.sql('select id from weft.data_sheet_version where sheet_id = $1', [id])).toEqual([])
})

it('nothing that was being written is left behind', async () => {
  await imported(admin, PAYMENTS)
  await imported(admin, PAYMENTS, { control: { rows: 9 } })
  expect(workFiles(server.dataDir)).toEqual([])
})
