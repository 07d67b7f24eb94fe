import * as XLSX from '@e965/xlsx'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutOuterBlanks } from '../../renderer/core'
import { Forms, formField } from '../helpers/form-caller'
import { type Caller, startTestServer, type TestServer } from '../helpers/server'
import { rowsOf, workbook, workbookOf } from '../helpers/workbook'
import { runs } from './runs'
import { momentsOf, numbersOf, plain } from './written-values'

type Row = Record<string, unknown>

let server: TestServer
let admin: Caller
let forms: Forms
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  forms = new Forms(admin)
})
afterAll(() => server?.close())

const textsOf = (most: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: most + 2 })

/** Columns of an online form: how they are kept, and what is written into them. */
const COLUMNS: Readonly<Record<string, readonly [shape: object, values: fc.Arbitrary<unknown>]>> = {
  few: [{ dbType: 'BigDecimal', dbLength: 5, dbPointLength: 2 }, numbersOf(5, 2)],
  share: [{ dbType: 'BigDecimal', dbLength: 6, dbPointLength: 6 }, numbersOf(6, 6)],
  money: [{ dbType: 'BigDecimal', dbLength: 18, dbPointLength: 2 }, numbersOf(18, 2)],
  long: [{ dbType: 'double', dbLength: 30, dbPointLength: 8 }, numbersOf(30, 8)],
  count: [{ dbType: 'int' }, numbersOf(19, 0)],
  word: [{ dbType: 'string', dbLength: 8 }, textsOf(8)],
  story: [{ dbType: 'Text' }, textsOf(40)],
  day: [{ dbType: 'Date', fieldShowType: 'date' }, momentsOf(true)],
  moment: [{ dbType: 'Datetime', fieldShowType: 'datetime' }, momentsOf(false)],
}
const written = fc.constantFrom(...Object.keys(COLUMNS)).chain(name => fc.tuple(fc.constant(name), COLUMNS[name]?.[1] ?? fc.constant(null)))

it('what an online form takes is read as it was written, and what it refuses names its field', async () => {
  const fields = Object.entries(COLUMNS).map(([name, [shape]]) => formField(name, `列${name}`, shape))
  const form = await forms.made({ tableName: 'fuzz_values', tableTxt: '取值' }, [formField('name', '名称'), ...fields])
  await fc.assert(
    fc.asyncProperty(written, async ([name, value]) => {
      const added = await forms.add(form, { name: '甲', [name]: value })
      if (!added.success) {
        expect(added.message).toContain(`列${name}`)
        return
      }
      const read = (await forms.read(form, added.result))[name]
      const listed = (await forms.data(form, { pageSize: 1, column: 'createTime', order: 'desc', id: added.result })).result.records
      const both = [read, listed.find(({ id }) => id === added.result)?.[name]]
      const text = String(value)
      const accepted = name === 'word' || name === 'story' ? [text, text.trim()] : [plain(value)]
      for (const one of both) expect(accepted).toContain(name === 'word' || name === 'story' ? String(one ?? '') : plain(one))
    }),
    runs(60),
  )
})

/** Columns of the lines of an online form, with the titles of their sheet. */
const LINE = ['money', 'long', 'count', 'word', 'day', 'moment'] as const
const lineOf = fc.constantFrom(...LINE).chain(name => (COLUMNS[name]?.[1] ?? fc.constant(null)).map(value => ({ [name]: value })))

it('what lines of an online form take is read as it was written, and what they refuse names its field', async () => {
  const order = await forms.made({ tableName: 'fuzz_order', tableTxt: '订单', tableType: 2 }, [formField('no', '单号')])
  const key = formField('order_id', '订单', { mainTable: 'fuzz_order', mainField: 'id', isShowForm: '0', isShowList: '0' })
  const columns = LINE.map(name => formField(name, `列${name}`, COLUMNS[name]?.[0]))
  const subs = { tableName: 'fuzz_line', tableTxt: '明细', tableType: 3, relationType: 0, tabOrderNum: 1 }
  const sub = await forms.made(subs, [key, formField('item', '品名'), ...columns])
  const said = (body: { readonly success: boolean }) => (body.success ? undefined : JSON.stringify(body))
  const idOf = async (no: string) => String((await forms.data(order, { no })).result.records[0]?.id)
  const taken = async (id: string, content: Buffer, more: Record<string, string> = {}) => {
    const { body } = await admin.upload<{ fileUrl: string } | null>(`/online/cgform/api/importXls/${id}`, { name: 'a.xlsx', content }, more)
    return body.code === 200 ? undefined : (await admin.get(body.result?.fileUrl ?? '')).raw.toString('utf8')
  }
  const headsOf = (line: object) => Object.keys(line).map(name => `列${name}`)
  const cellsOf = (line: object) => Object.values(line).map(String)
  const doors: Readonly<Record<string, (no: string, line: object) => Promise<string | undefined>>> = {
    'new record': async (no, line) => said(await forms.add(order, { no, fuzz_line: [{ item: '纸', ...line }] })),
    'line of a record that stands': async (no, line) => {
      const { result: id } = await forms.add(order, { no, fuzz_line: [{ item: '纸' }] })
      const { version, fuzz_line: rows } = (await forms.read(order, id)) as { version: number; fuzz_line: object[] }
      return said(await forms.edit(order, { id, version, fuzz_line: [{ ...rows[0], ...line }] }))
    },
    'workbook of records': (no, line) =>
      taken(
        order,
        workbookOf({
          订单: [
            ['主表序号', '单号'],
            ['1', no],
          ],
          明细: [
            ['主表序号', '品名', ...headsOf(line)],
            ['1', '纸', ...cellsOf(line)],
          ],
        }),
      ),
    'workbook of lines': async (no, line) => {
      const { result: id } = await forms.add(order, { no })
      const content = workbook([
        ['品名', ...headsOf(line)],
        ['纸', ...cellsOf(line)],
      ])
      return taken(sub, content, { foreignKeys: JSON.stringify({ order_id: id }) })
    },
  }
  let nth = 0
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(doors)), lineOf, async (door, line) => {
      const no = `单${nth++}号`
      const refused = await doors[door]?.(no, line)
      if (refused !== undefined) {
        expect(refused).toContain(headsOf(line)[0])
        return
      }
      accepted++
      const id = await idOf(no)
      const [whole] = (await forms.read(order, id)).fuzz_line as Row[]
      const [listed] = (await admin.get<Row[]>(`/online/cgform/api/subform/list/fuzz_line/${id}`)).body.result
      const paramsStr = JSON.stringify({ no })
      const book = XLSX.read((await admin.get(`/online/cgform/api/exportXls/${order}`, { paramsStr })).raw)
      const [head = [], cells = []] = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets.明细 ?? {}, { header: 1, defval: '' }).slice(2)
      for (const [name, value] of Object.entries(line)) {
        const read = [whole?.[name], listed?.[name], cells[head.indexOf(`列${name}`)]]
        const want = name === 'word' ? withoutOuterBlanks(String(value)) : plain(value)
        expect(read.map(one => (name === 'word' ? String(one ?? '') : plain(one)))).toEqual(read.map(() => want))
      }
    }),
    runs(40),
  )
  expect(accepted).toBeGreaterThan(0)
})

const DOORS = {
  add: (name: string, count: unknown) => admin.post('/example/cell/add', { name, count }),
  grid: (name: string, count: unknown) => admin.post('/example/cell/saveBatch', { added: [{ key: 'k', row: { name, count } }] }),
}

it('what an entity takes is read as it was written by list, record, export and analysis', async () => {
  let nth = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<keyof typeof DOORS>('add', 'grid'), numbersOf(18, 2), async (door, value) => {
      const name = `数${nth++}`
      const { body } = await DOORS[door](name, value)
      if (!body.success) {
        expect(JSON.stringify(body)).toContain('数字')
        return
      }
      const [row] = (await admin.get<{ records: { id: string; count: unknown }[] }>('/example/cell/list', { name })).body.result.records
      const record = await admin.get<{ count: unknown }>('/example/cell/queryById', { id: row?.id ?? '' })
      const [, , head = [], cells = []] = rowsOf((await admin.get('/example/cell/exportXls', { name })).raw)
      const superQueryTree = JSON.stringify({ matchType: 'and', records: [{ field: 'name', rule: 'eq', val: name }] })
      const measures = [{ measure: 'sum', field: 'count' }]
      const { result } = (
        await admin.post<{ rows: { m0: unknown }[] }>('/sys/query/run', { source: '/example/cell', measures, superQueryTree })
      ).body
      const read = [row?.count, record.body.result.count, cells[head.indexOf('数字')], result.rows[0]?.m0]
      expect(read.map(plain)).toEqual(read.map(() => plain(value)))
    }),
    runs(30),
  )
})
