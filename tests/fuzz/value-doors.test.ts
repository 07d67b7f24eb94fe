import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import * as XLSX from '@e965/xlsx'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { imported } from '../helpers/data-sheets'
import { type Caller, startTestServer, type TestServer } from '../helpers/server'
import { dial, type Listening } from '../helpers/sockets'
import { rowsOf, workbook, workbookOf } from '../helpers/workbook'
import { runs } from './runs'
import { momentsOf, numbersOf, plain } from './written-values'

const BASE = '/example/cell'
const TITLES = { count: '数字', begin: '日期', moment: '日期时间' } as const
type Field = keyof typeof TITLES
type Row = Record<string, unknown> & { readonly id: string; readonly version: number }

let server: TestServer
let admin: Caller
let table: Listening
/** Reports of the same rows: over an operation, and of a statement. */
let reports: readonly string[]
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  table = await openTable()
  reports = [
    await report('overRows', { source: BASE }),
    await report('ofStatement', { cgrSql: 'select name, count, begin, moment from example_cell' }),
  ]
})
afterAll(() => {
  table?.socket.terminate()
  return server?.close()
})

async function openTable(): Promise<Listening> {
  const [user] = await server.sql<{ id: string }>("select id from weft.sys_user where username = 'admin'")
  const { ticket } = (await admin.post<{ ticket: string }>('/sys/websocket/ticket')).body.result
  const { port } = server.app.server.address() as AddressInfo
  return dial(`ws://127.0.0.1:${port}/jeecg-boot/vxeSocket/${user?.id}/${randomUUID()}`, ticket)
}

async function report(code: string, of: { readonly source?: string; readonly cgrSql?: string }): Promise<string> {
  const kinds = { name: 'String', count: 'BigDecimal', begin: 'Date', moment: 'Datetime' }
  const items = Object.entries(kinds).map(([fieldName, fieldType]) => ({
    ...{ fieldName, fieldTxt: fieldName, fieldType },
    ...(of.source ? { isSearch: fieldName === 'name' ? '1' : '0' } : { isShow: 1, isSearch: fieldName === 'name' ? 1 : 0 }),
  }))
  const head = { code, name: code, ...of }
  const { body } = of.source
    ? await admin.post('/online/report/add', { ...head, sort: null, content: null, params: [], items })
    : await admin.post('/online/cgreport/head/add', { head, items, params: [] })
  expect(body, body.message).toMatchObject({ success: true })
  return (await admin.get<{ cgRpConfigId: string }>(`/online/cgreport/api/getRpColumns/${code}`)).body.result.cgRpConfigId
}

const listed = async (name: string) => (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0]
const saved = ({ body }: { readonly body: { readonly success: boolean } }) => (body.success ? undefined : JSON.stringify(body))

/** The doors through which a value comes in; each gives what is said of its refusal. */
const DOORS: Readonly<Record<string, (name: string, values: object) => Promise<string | undefined>>> = {
  form: async (name, values) => saved(await admin.post(`${BASE}/add`, { name, ...values })),
  edit: async (name, values) => {
    await admin.post(`${BASE}/add`, { name })
    const { id, version } = (await listed(name)) ?? {}
    return saved(await admin.put(`${BASE}/edit`, { id, version, ...values }))
  },
  'new line of the grid': async (name, values) =>
    saved(await admin.post(`${BASE}/saveBatch`, { added: [{ key: 'k', row: { name, ...values } }] })),
  'changed line of the grid': async (name, values) => {
    await admin.post(`${BASE}/add`, { name })
    const { id, version } = (await listed(name)) ?? {}
    return saved(await admin.post(`${BASE}/saveBatch`, { changed: [{ id, version, ...values }] }))
  },
  import: async (name, values) => {
    const heads = Object.keys(values).map(field => TITLES[field as Field])
    const content = workbook([
      ['文本', ...heads],
      [name, ...Object.values(values).map(String)],
    ])
    const { body } = await admin.upload<{ fileUrl: string } | null>(`${BASE}/importExcel`, { name: 'a.xlsx', content })
    return body.code === 200 ? undefined : (await admin.get(body.result?.fileUrl ?? '')).raw.toString('utf8')
  },
  'form that was a draft': async (name, values) => {
    const content = JSON.stringify({ values: { name, ...values } })
    const place = `example/cell|add|${name}`
    expect((await admin.post('/sys/formDraft/save', { place, content })).body).toMatchObject({ success: true })
    const draft = (await admin.get<{ content: string }>('/sys/formDraft/query', { place })).body.result
    expect(draft.content).toBe(content)
    await admin.delete('/sys/formDraft/delete', { place })
    return saved(await admin.post(`${BASE}/add`, JSON.parse(draft.content).values))
  },
}

/** The row as those hear it who have its table open. */
async function pushed(id: string): Promise<Row> {
  const request = randomUUID()
  table.socket.send(JSON.stringify({ type: 'update_vxe_table', data: { socketKey: BASE, args: [{ id }, request] } }))
  return vi.waitFor(
    () => {
      const found = table.frames.map(({ data }) => (data as { args?: [Row, string] } | null)?.args).find(args => args?.[1] === request)
      return found?.[0] ?? expect.fail('nothing was heard')
    },
    { timeout: 10_000, interval: 5 },
  )
}

/** What each reading says of the field. */
async function readings(name: string, field: Field): Promise<Readonly<Record<string, unknown>>> {
  const row = (await listed(name)) ?? expect.fail(name)
  const [, , head = [], cells = []] = rowsOf((await admin.get(`${BASE}/exportXls`, { name })).raw)
  const superQueryTree = JSON.stringify({ matchType: 'and', records: [{ field: 'name', rule: 'eq', val: name }] })
  const measures = [{ measure: 'max', field }]
  const asked = await admin.post<{ rows: { m0: unknown }[] }>('/sys/query/run', { source: BASE, measures, superQueryTree })
  const found: Record<string, unknown> = {
    list: row[field],
    record: (await admin.get<Row>(`${BASE}/queryById`, { id: row.id })).body.result[field],
    push: (await pushed(row.id))[field],
    export: cells[head.indexOf(TITLES[field])],
    query: asked.body.result.rows[0]?.m0,
  }
  for (const id of reports) {
    const page = await admin.get<{ records: Row[] }>(`/online/cgreport/api/getData/${id}`, { name })
    found[`report ${id}`] = page.body.result.records[0]?.[field]
    const [top = [], line = []] = rowsOf((await admin.get(`/online/cgreport/api/exportXls/${id}`, { name })).raw).slice(-2)
    found[`export of report ${id}`] = line[top.indexOf(field)]
  }
  return found
}

const written = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant<Field>('count'), numbersOf(18, 2)) },
  fc.tuple(fc.constant<Field>('begin'), momentsOf(true)),
  fc.tuple(fc.constant<Field>('moment'), momentsOf(false)),
)

it('what any door takes is read alike by list, record, push, export, query and reports', async () => {
  let nth = 0
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(DOORS)), written, async (door, [field, value]) => {
      const name = `值${nth++}号`
      const refused = await DOORS[door]?.(name, { [field]: value })
      if (refused !== undefined) {
        expect(refused).toContain(TITLES[field])
        return
      }
      accepted++
      const found = await readings(name, field)
      const alike = Object.fromEntries(Object.entries(found).map(([reading, one]) => [reading, plain(one)]))
      expect(alike).toEqual(Object.fromEntries(Object.keys(found).map(reading => [reading, plain(value)])))
    }),
    runs(20),
  )
  expect(accepted).toBeGreaterThan(0)
})

/** Doors of an order with one line; each gives what is said of its refusal. */
const LINE_DOORS: Readonly<Record<string, (no: string, line: Record<string, unknown>) => Promise<string | undefined>>> = {
  'new record': async (no, line) => saved(await admin.post('/example/order/add', { ...ORDER, no, lines: [line] })),
  'line of a record that stands': async (no, line) => {
    await admin.post('/example/order/add', { ...ORDER, no, lines: [{ ...line, price: 1, quantity: 1, due: null }] })
    const { id, version, lines } = await orderOf(no)
    return saved(await admin.put('/example/order/edit', { id, version, lines: [{ ...line, id: lines[0]?.id }] }))
  },
  import: async (no, { code, name, quantity, price, due }) => {
    const content = workbookOf({
      订单: [
        ['主表序号', '订单号', '客户', '订单日期'],
        [1, no, ORDER.customer, ORDER.orderDate],
      ],
      订单明细: [['主表序号', '物料编码', '物料名称', '数量', '单价', '交货日期'], [1, code, name, quantity, price, due].map(String)],
    })
    const { body } = await admin.upload<{ fileUrl: string } | null>('/example/order/importExcel', { name: 'a.xlsx', content })
    return body.code === 200 ? undefined : (await admin.get(body.result?.fileUrl ?? '')).raw.toString('utf8')
  },
  'changed line of a grid of orders': async (no, line) => {
    await admin.post('/example/order/add', { ...ORDER, no })
    const { id, version } = await orderOf(no)
    return saved(await admin.post('/example/order/saveBatch', { changed: [{ id, version, lines: [line] }] }))
  },
  'form that was a draft': async (no, line) => {
    const content = JSON.stringify({ values: { ...ORDER, no, lines: [line] } })
    await admin.post('/sys/formDraft/save', { place: 'example/order|add|', content })
    const draft = (await admin.get<{ content: string }>('/sys/formDraft/query', { place: 'example/order|add|' })).body.result
    expect(draft.content).toBe(content)
    return saved(await admin.post('/example/order/add', JSON.parse(draft.content).values))
  },
}
const ORDER = { customer: '甲', orderDate: '2026-01-01' }
const orderOf = async (no: string) => {
  const [row] = (await admin.get<{ records: Row[] }>('/example/order/list', { no })).body.result.records
  return (await admin.get<Row & { readonly lines: readonly Row[] }>('/example/order/queryById', { id: row?.id ?? no })).body.result
}
/** Hundredths of an amount. */
const cents = (value: unknown) => {
  const [whole = '', fraction = ''] = plain(value).split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

it('what lines of a record take is read as it was written, also on paper of sheets, and their product has all digits', async () => {
  let nth = 1000
  let accepted = 0
  const prices = numbersOf(15, 2).filter(value => !String(value).startsWith('-') && !/e/.test(String(value)))
  const lines = fc.record({ quantity: fc.integer({ min: 0, max: 10 ** 9 }), price: prices, due: momentsOf(true) })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(LINE_DOORS)), lines, async (door, values) => {
      const no = `AB${nth++}`
      const refused = await LINE_DOORS[door]?.(no, { code: 'M100', name: '纸', ...values })
      if (refused !== undefined) {
        expect(refused).toContain('单价')
        return
      }
      accepted++
      const [line] = (await orderOf(no)).lines
      const book = XLSX.read((await admin.get('/example/order/exportXls', { no })).raw)
      const [, , head = [], cells = []] = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets.订单明细 ?? {}, { header: 1, defval: '' })
      const onSheet = Object.fromEntries(head.map((title, at) => [title, cells[at]]))
      for (const read of [line, { quantity: onSheet.数量, price: onSheet.单价, due: onSheet.交货日期 }])
        expect([read?.quantity, read?.price, read?.due].map(plain)).toEqual([values.quantity, values.price, values.due].map(plain))
      const product = BigInt(values.quantity) * cents(values.price)
      expect([cents(line?.amount), cents(onSheet.金额)]).toEqual([product, product])
    }),
    runs(20),
  )
  expect(accepted).toBeGreaterThan(0)
})

/** The text of a sheet's export, once it is there; `known` are the files of former ones. */
async function exportedText(id: string, known: Set<string>): Promise<string> {
  const { body } = await admin.post('/data/sheet/exportFile', { id, steps: [], format: 'csv' })
  expect(body, body.message).toMatchObject({ success: true })
  const file = await vi.waitFor(
    async () => {
      const [run] = (await admin.get<{ resultFile: string | null }[]>('/sys/jobRun/mine')).body.result
      const found = run?.resultFile ?? ''
      if (found === '' || known.has(found)) expect.fail('not there yet')
      return found
    },
    { timeout: 30_000, interval: 50 },
  )
  known.add(file)
  return (await admin.call('GET', `/sys/common/static/${encodeURI(file)}`)).raw.toString('utf8')
}

it('what a file between commas brings into a sheet of data leaves it in such a file as it was written', async () => {
  const known = new Set<string>()
  // Digits without a point are a code from 16 on, and set apart.
  const amounts = numbersOf(27, 2).filter(value => typeof value === 'string' && !/\.\d{3}|^-?\d{16,}$/.test(value))
  const row = fc.tuple(amounts, momentsOf(true), momentsOf(false))
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 30, maxLength: 30 }), async rows => {
      const lines = rows.map((cells, at) => `n${at},${cells.join(',')}`)
      const types = { 金额: 'decimal', 日期: 'date', 时刻: 'datetime' }
      const done = await imported(admin, `编号,金额,日期,时刻\n${lines.join('\n')}\n`, {}, types)
      expect(done).toMatchObject({ state: 'done', rows: rows.length, apart: 0, fault: null })
      const [, ...read] = (await exportedText(done.sheetId ?? '', known)).trim().split('\r\n')
      expect(read.map(line => line.split(',').map(plain))).toEqual(lines.map(line => line.split(',').map(plain)))
    }),
    // A file takes too long to be made smaller.
    { ...runs(3), endOnFailure: true },
  )
})
