import * as XLSX from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { workbookOf } from '../../../tests/helpers/workbook'

const BASE = '/example/order'
let server: TestServer
let admin: Caller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

type Sheets = { readonly [name: string]: unknown[][] }

/** The rows of each sheet from its header on. */
function sheetsOf(file: Buffer): Sheets {
  const { SheetNames, Sheets } = XLSX.read(file)
  const rows = (name: string) => XLSX.utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1, defval: '' }).slice(2)
  return Object.fromEntries(SheetNames.map(name => [name, rows(name)]))
}

interface Report {
  readonly totalCount: number
  readonly errorCount: number
  readonly fileUrl: string
}

async function take(sheets: Sheets, base = BASE) {
  const { body } = await admin.upload<Report | null>(`${base}/importExcel`, { name: 'a.xlsx', content: workbookOf(sheets) })
  const file = body.result?.fileUrl ? (await admin.get(body.result.fileUrl)).raw.toString('utf8') : ''
  return { ...body, lines: file.split('\r\n').filter(Boolean) }
}

interface Order {
  readonly id: string
  readonly customer: string
  readonly lines: readonly { readonly code: string; readonly quantity: number }[]
}

async function order(no: string): Promise<Order | undefined> {
  const [found] = (await admin.get<{ records: Order[] }>(`${BASE}/list`, { no })).body.result.records
  return found && (await admin.get<Order>(`${BASE}/queryById`, { id: found.id })).body.result
}

const HEAD = ['主表序号', '订单号', '客户', '订单日期']
const LINES = ['主表序号', '物料编码', '物料名称', '数量', '单价']

describe('a workbook with the rows of its rows', () => {
  it('comes in with them in their order, whatever stands between, and goes out the same', async () => {
    const taken = await take({
      订单: [
        HEAD,
        ['甲', 'WB1001', '审计局', '2026-03-01'],
        ['乙', 'WB1002', '财政局', '2026-03-02'],
        ['', 'WB1003', '无明细', '2026-03-03'],
      ],
      说明: [['随便写的']],
      订单明细: [['订单明细'], LINES, ['乙', 'M003', '纸', 3, 30], ['甲', 'M002', '笔', 2, 20], ['甲', 'M001', '夹', 1, 10]],
    })
    expect(taken).toMatchObject({ success: true, message: '共3行数据全部导入成功！' })
    expect((await order('WB1001'))?.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['M002', 2],
      ['M001', 1],
    ])
    expect((await order('WB1003'))?.lines).toEqual([])

    const { 示例订单数据: main = [], 订单明细: lines = [] } = sheetsOf(
      (await admin.get(`${BASE}/exportXls`, { no: '*WB100*', column: 'no', order: 'asc' })).raw,
    )
    expect(main.map(row => row.slice(0, 3))).toEqual([
      ['主表序号', '订单号', '客户'],
      ['1', 'WB1001', '审计局'],
      ['2', 'WB1002', '财政局'],
      ['3', 'WB1003', '无明细'],
    ])
    expect(lines.map(row => row.slice(0, 3))).toEqual([
      ['主表序号', '物料编码', '物料名称'],
      ['1', 'M002', '笔'],
      ['1', 'M001', '夹'],
      ['2', 'M003', '纸'],
    ])
    // What is computed goes out, and is left aside when it comes in.
    const amount = lines[0]?.indexOf('金额') ?? -1
    expect(lines.slice(1).map(row => row[amount])).toEqual([40, 10, 90])
  })

  it('takes what it gave', async () => {
    const exported = (await admin.get(`${BASE}/exportXls`, { no: 'WB1001' })).raw
    const again = Object.fromEntries(
      Object.entries(sheetsOf(exported)).map(([name, rows]) => [
        name,
        rows.map(row => row.map(cell => (cell === 'WB1001' ? 'WB2001' : cell))),
      ]),
    )
    expect((await take(again)).message).toBe('共1行数据全部导入成功！')
    expect((await order('WB2001'))?.lines.map(({ code }) => code)).toEqual(['M002', 'M001'])
  })

  it('offers both sheets in its template', async () => {
    const sheets = sheetsOf((await admin.get(`${BASE}/importTemplate`)).raw)
    expect(Object.keys(sheets)).toEqual(['示例订单', '订单明细'])
    expect(sheets.示例订单?.[0]?.slice(0, 2)).toEqual(['主表序号', '订单号'])
    expect(sheets.订单明细?.[0]?.slice(0, 2)).toEqual(['主表序号', '物料编码'])
    expect(sheets.订单明细?.[0]).not.toContain('金额')
  })

  it('names sheet and row of whatever is wrong, takes no record without its rows, and the others whole', async () => {
    const taken = await take({
      订单: [
        HEAD,
        ['1', 'WB3001', '好', '2026-03-01'],
        ['2', 'WB3002', '读不懂', '2026-03-01'],
        ['3', 'WB3003', '不合规则', '2026-03-01'],
        ['3', 'WB3004', '同号', '2026-03-01'],
        ['5', '错', '订单号不对', '2026-03-01'],
      ],
      订单明细: [
        LINES,
        ['1', 'M001', '笔', 1, 1],
        ['2', 'M001', '笔', '多', 1],
        ['3', 'M001', '笔', 1, 1],
        ['3', 'M001', '笔', 1, 1],
        ['9', 'M001', '笔', 1, 1],
        ['', 'M001', '笔', 1, 1],
      ],
    })
    expect(taken).toMatchObject({ code: 201, result: { totalCount: 5, errorCount: 4 } })
    expect(taken.lines).toEqual([
      '工作表“订单”第 3 行：明细有误，忽略导入。',
      '工作表“订单明细”第 3 行：数量：“多”无法识别，忽略导入。',
      '工作表“订单”第 4 行：明细有误，忽略导入。',
      expect.stringMatching(/^工作表“订单明细”第 4 行：物料编码.*，忽略导入。$/),
      expect.stringMatching(/^工作表“订单明细”第 5 行：物料编码.*，忽略导入。$/),
      '工作表“订单”第 5 行：主表序号“3”重复，忽略导入。',
      expect.stringMatching(/^工作表“订单”第 6 行：订单号.*，忽略导入。$/),
      '工作表“订单明细”第 6 行：主表序号“9”在第一张表中不存在，忽略导入。',
      '工作表“订单明细”第 7 行：主表序号不能为空!，忽略导入。',
    ])
    expect((await order('WB3001'))?.lines).toHaveLength(1)
    expect(await order('WB3003')).toBeUndefined()
  })

  it('is refused as a whole when a sheet of rows has no header', async () => {
    const taken = await take({ 订单: [HEAD, ['1', 'WB4001', '甲', '2026-03-01']], 订单明细: [['1', 'M001']] })
    expect(taken).toMatchObject({ success: false, message: expect.stringMatching(/^文件导入失败:工作表“订单明细”：未找到表头/) })
    expect(await order('WB4001')).toBeUndefined()
  })

  it('comes in without sheets of rows, where none are required', async () => {
    expect((await take({ 订单: [HEAD.slice(1), ['WB5001', '甲', '2026-03-01']] })).message).toBe('共1行数据全部导入成功！')
  })
})

describe('a record whose rows are required', () => {
  const REPORT = '/online/report'
  const head = ['主表序号', '报表编码', '报表名称', '数据源']

  it('is imported with them, and not without', async () => {
    const sheets = {
      报表: [head, ['1', 'booked', '角色', '/sys/role'], ['2', 'empty', '空', '/sys/role']],
      报表列: [
        ['主表序号', '字段', '列名'],
        ['1', 'roleName', '名称'],
        ['1', 'roleCode', '编码'],
      ],
    }
    const taken = await take(sheets, REPORT)
    expect(taken).toMatchObject({ code: 201, result: { totalCount: 2, errorCount: 1 } })
    expect(taken.lines).toEqual(['工作表“报表”第 3 行：报表列不能为空!，忽略导入。'])
    const { body } = await admin.get<{ columns: { title: string }[] }>('/online/cgreport/api/getRpColumns/booked')
    expect(body.result.columns.map(({ title }) => title)).toEqual(['名称', '编码'])
  })
})

interface Preview {
  readonly totalCount: number
  readonly errorCount: number
  readonly columns: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[]; readonly cause: string | null }[]
  readonly others: readonly string[]
}

const preview = async (sheets: Sheets) =>
  (await admin.upload<Preview>(`${BASE}/importPreview`, { name: 'a.xlsx', content: workbookOf(sheets) })).body

describe('the preview of a workbook', () => {
  it('says by row what would be refused, and saves nothing', async () => {
    const sheets = {
      订单: [
        HEAD,
        ['甲', 'PV1001', '审计局', '2026-03-01'],
        ['乙', 'PV1002', '', '2026-03-02'],
        ['丙', 'PV1001', '财政局', '2026-03-03'],
        ['丁', 'PV1004', '财政局', '2026-03-03'],
      ],
      订单明细: [LINES, ['甲', 'M001', '水泵', 2, 10], ['丁', 'M002', '阀门', '许多', 10], ['戊', 'M003', '管材', 1, 1]],
    }
    const { result } = await preview(sheets)
    expect(result).toMatchObject({ totalCount: 4, errorCount: 3, columns: HEAD })
    expect(result.rows.map(({ row, cells, cause }) => [row, cells[1], cause === null])).toEqual([
      [2, 'PV1001', true],
      [3, 'PV1002', false],
      [4, 'PV1001', false],
      [5, 'PV1004', false],
    ])
    expect(result.rows[1]?.cause).toContain('客户')
    expect(result.rows[3]?.cause).toMatch(/^明细有误；工作表“.+”第 3 行：/)
    expect(result.others).toEqual([expect.stringMatching(/第 4 行：主表序号“戊”在第一张表中不存在$/)])
    expect(await order('PV1001')).toBeUndefined()
  })

  it('shows the first rows of many, and every one that would be refused', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => ['', `PM${1000 + at}`, at === 50 ? '' : '审计局', '2026-03-01'])
    const { result } = await preview({ 订单: [HEAD, ...rows] })
    expect([result.totalCount, result.errorCount]).toEqual([60, 1])
    expect(result.rows.map(({ row }) => row)).toEqual([...Array.from({ length: 20 }, (_, at) => at + 2), 52])
  })

  it('refuses a file that is none as an import does', async () => {
    const { success, message } = await preview({ 订单: [['什么'], ['1']] })
    expect([success, message]).toEqual([false, expect.stringContaining('文件导入失败:未找到表头')])
  })
})
