import * as XLSX from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField } from '../../tests/helpers/form-caller'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { rowsOf, workbook } from '../../tests/helpers/workbook'

type Row = Record<string, unknown> & { readonly id: string }

const BASE = '/example/cell'
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const listed = async (name: string) => (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0]
const reportOf = async (path: string) => (await admin.get(path)).raw.toString('utf8')

/** What a number becomes at the doors of an entity: the wire of its reading, or what its refusal says. Of columns of numeric(18, 2). */
const EDGES: readonly (readonly [given: number | string, read: number | RegExp])[] = [
  [0, 0],
  [-0.01, -0.01],
  ['12.50', 12.5],
  [99_999_999_999_999, 99_999_999_999_999],
  [9_999_999_999_999.99, 9_999_999_999_999.99],
  ['-9999999999999.99', -9_999_999_999_999.99],
  [1_234_567_890_123_456, 1_234_567_890_123_456],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [0.001, /2位小数/],
  [1e16, /16位整数/],
  ['9007199254740993', /15位有效数字/],
  ['1234567890123456.78', /15位有效数字/],
  [1_234_567_890_123_456.8, /15位有效数字/],
  ['1e400', /数字/],
  ['1e-400', /数字/],
]

/** The doors through which a number comes in; each gives the message of its refusal. */
const DOORS: Readonly<Record<string, (name: string, count: number | string) => Promise<string | undefined>>> = {
  add: async (name, count) => messageOf((await admin.post(`${BASE}/add`, { name, count })).body),
  edit: async (name, count) => {
    await admin.post(`${BASE}/add`, { name })
    const row = await listed(name)
    return messageOf((await admin.put(`${BASE}/edit`, { id: row?.id, version: row?.version, count })).body)
  },
  grid: async (name, count) => {
    const { body } = await admin.post<{ rows: unknown[] }>(`${BASE}/saveBatch`, { added: [{ key: 'k', row: { name, count } }] })
    return body.success ? undefined : JSON.stringify(body)
  },
  import: async (name, count) => {
    const content = workbook([
      ['文本', '数字'],
      [name, String(count)],
    ])
    const { body } = await admin.upload<{ fileUrl: string } | null>(`${BASE}/importExcel`, { name: 'a.xlsx', content })
    return body.code === 200 ? undefined : reportOf(body.result?.fileUrl ?? '')
  },
}
const messageOf = (body: { readonly success: boolean; readonly message: string }) => (body.success ? undefined : body.message)

/** One for each way in which a number can be refused, and the longest that are taken: what the first door does with all, the others do with these. */
const FEW = EDGES.filter(([given]) => [0.001, 1e16, '1234567890123456.78', 9_999_999_999_999.99, Number.MAX_SAFE_INTEGER].includes(given))

describe.each(Object.entries(DOORS))('numbers at their edges by the door %s', (door, write) => {
  it.each(door === 'add' ? EDGES : FEW)('%o is read as it was written, or refused with field and bound', async (given, want) => {
    const name = `${door} ${given}`
    const refused = await write(name, given)
    if (want instanceof RegExp) {
      expect(refused).toMatch(want)
      expect(refused).toMatch(/数字/)
      return
    }
    expect(refused).toBeUndefined()
    const row = await listed(name)
    expect(row?.count).toBe(want)
    expect((await admin.get<Row>(`${BASE}/queryById`, { id: row?.id ?? '' })).body.result.count).toBe(want)
  })
})

/** Digits that no double has, as a migration or another program writes them. */
const LONG = ['1234567890123456.78', '-9999999999999999.99']

describe('numbers of more than 15 digits', () => {
  const ids: string[] = []
  beforeAll(async () => {
    for (const [at, digits] of LONG.entries()) {
      await admin.post(`${BASE}/add`, { name: `长${at}`, begin: '2026-01-01' })
      await server.sql(`update weft.example_cell set count = ${digits} where name = '长${at}'`)
      ids.push((await listed(`长${at}`))?.id ?? '')
    }
  })

  it('travel whole as texts: list, record, export, sums and means', async () => {
    for (const [at, digits] of LONG.entries()) {
      expect((await listed(`长${at}`))?.count).toBe(digits)
      expect((await admin.get<Row>(`${BASE}/queryById`, { id: ids[at] ?? '' })).body.result.count).toBe(digits)
    }
    const [, , head = [], ...rows] = rowsOf((await admin.get(`${BASE}/exportXls`, { name: '长*' })).raw)
    expect(rows.map(row => row[head.indexOf('数字')]).toSorted()).toEqual(LONG.toSorted())
    const measures = ['sum', 'avg', 'min', 'max'].map(measure => ({ measure, field: 'count' }))
    const superQueryTree = JSON.stringify({ matchType: 'and', records: [{ field: 'name', rule: 'right_like', val: '长' }] })
    const { body } = await admin.post<{ rows: unknown[] }>('/sys/query/run', { source: BASE, measures, superQueryTree })
    expect(body.result.rows).toEqual([{ m0: '-8765432109876543.21', m1: '-4382716054938271.6050', m2: LONG[1], m3: LONG[0] }])
  })

  it('stay while another field is changed, also by a client that sends the whole record', async () => {
    const row = await listed('长0')
    expect((await admin.put(`${BASE}/edit`, { id: row?.id, version: row?.version, note: '改' })).body).toMatchObject({ success: true })
    const whole = { id: row?.id, version: Number(row?.version) + 1, name: '长0', count: row?.count, note: '再' }
    const { body } = await admin.post<{ rows: { row: Row }[] }>(`${BASE}/saveBatch`, { changed: [whole] })
    expect(body.result.rows[0]?.row).toMatchObject({ count: LONG[0], note: '再' })
  })
})

it('lines of a record keep long numbers, and what is computed of them keeps all digits', async () => {
  const line = { code: 'M100', name: '纸', quantity: 3, price: 1.5 }
  const order = { no: 'AB12345', customer: '甲', orderDate: '2026-01-01' }
  const refused = await admin.post('/example/order/add', { ...order, lines: [{ ...line, price: '12345678901234.56' }] })
  expect(JSON.stringify(refused.body)).toMatch(/单价.*15位有效数字/)
  expect((await admin.post('/example/order/add', { ...order, lines: [line] })).body).toMatchObject({ success: true })
  await server.sql(`update weft.example_order_lines set price = 1234567890123456.78 where code = 'M100'`)
  const read = async () => {
    const [row] = (await admin.get<{ records: Row[] }>('/example/order/list', { no: order.no })).body.result.records
    return (await admin.get<Row & { lines: Row[] }>('/example/order/queryById', { id: row?.id ?? '' })).body.result
  }
  const whole = await read()
  expect(whole.lines).toMatchObject([{ price: '1234567890123456.78', amount: '3703703670370370.34' }])
  const { id, version, lines } = whole
  const sent = lines.map(({ id: key, code, name, quantity, price }) => ({ id: key, code, name, quantity, price }))
  expect((await admin.put('/example/order/edit', { id, version, memo: '改', lines: sent })).body).toMatchObject({ success: true })
  expect((await read()).lines).toMatchObject([{ price: '1234567890123456.78', amount: '3703703670370370.34' }])
})

describe('other programs’ numbers in workbooks', () => {
  const imported = async (cells: readonly (string | XLSX.CellObject)[]) => {
    const sheet = XLSX.utils.aoa_to_sheet([['文本', '数字']])
    cells.forEach((cell, at) => {
      sheet[`A${at + 2}`] = { t: 's', v: `外${at}` }
      sheet[`B${at + 2}`] = typeof cell === 'string' ? { t: 's', v: cell } : cell
    })
    sheet['!ref'] = `A1:B${cells.length + 1}`
    const book = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(book, sheet, '一')
    const content = Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }))
    const { body } = await admin.upload<{ fileUrl: string } | null>(`${BASE}/importExcel`, { name: 'a.xlsx', content })
    return { body, report: body.code === 201 ? await reportOf(body.result?.fileUrl ?? '') : '' }
  }

  it('are read as those show them, and refused with place and text where they could mean two things', async () => {
    const percent: XLSX.CellObject = { t: 'n', v: 0.1, z: '0.00%' }
    const amount: XLSX.CellObject = { t: 'n', v: 1234.56, z: '#,##0.00' }
    const { report } = await imported([
      '1,234.56',
      '￥1,234.56',
      '(1,234.56)',
      '１２３，４５６．７８',
      '12-',
      percent,
      amount,
      '1,23',
      '10%',
    ])
    expect(report).toMatch(/第 9 行：数字：“1,23”无法识别/)
    const read = await Promise.all([0, 1, 2, 3, 4, 5, 6, 8].map(async at => (await listed(`外${at}`))?.count))
    expect(read).toEqual([1234.56, 1234.56, -1234.56, 123_456.78, -12, 0.1, 1234.56, 0.1])
  })
})

describe('numbers of online forms', () => {
  it.each([
    ['amount', 99_999_999_999_999, 99_999_999_999_999],
    ['amount', '1234567890123456.78', /15位有效数字/],
    ['amount', 0.001, /小数/],
    ['days', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['days', '9007199254740993', /15位有效数字/],
    ['days', 1.5, /整数/],
  ])('%s %o is read as it was written, or refused', async (field, given, want) => {
    const form = await edgeForm()
    const added = await form.forms.add(form.id, { name: '甲', [field]: given })
    if (want instanceof RegExp) return expect(added).toMatchObject({ success: false, message: expect.stringMatching(want) })
    expect((await form.forms.read(form.id, added.result))[field]).toBe(want)
    const { result } = await form.forms.data(form.id, {})
    expect(result.records.find(({ id }) => id === added.result)?.[field]).toBe(want)
  })

  let made: Promise<string> | undefined
  async function edgeForm() {
    const forms = new Forms(admin)
    made ??= forms.made({ tableName: 'edge_form', tableTxt: '边界' }, [
      formField('name', '名称'),
      formField('amount', '金额', { dbType: 'BigDecimal', dbLength: 18, dbPointLength: 2 }),
      formField('days', '天数', { dbType: 'int' }),
    ])
    return { forms, id: await made }
  }
})
