import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Forms, formField } from '../helpers/form-caller'
import { type Caller, startTestServer, type TestServer } from '../helpers/server'
import { rowsOf } from '../helpers/workbook'
import { runs } from './runs'
import { momentsOf, numbersOf, plain } from './written-values'

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
