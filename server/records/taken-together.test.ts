import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EntityField } from '../../renderer/core'
import { Forms, formField } from '../../tests/helpers/form-caller'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { workbook } from '../../tests/helpers/workbook'
import { readDefinitions } from '../app/definitions'

type Row = Record<string, unknown> & { readonly id: string; readonly version: number }
type Told = { readonly message: string; readonly result: unknown }

const BASE = '/example/cell'
const ORDER = '/example/order'
/** Prices of the lines of an order have to differ, as their codes do. */
const uniquePrices = (field: EntityField): EntityField => ({
  ...field,
  ...(field.fields && {
    fields: field.fields.map(own => (own.name === 'price' ? { ...own, rules: [...own.rules, { rule: 'unique' as const }] } : own)),
  }),
})
const MESSAGE = '日期、只读文本：已有记录具有相同的组合'
let server: TestServer
let admin: Caller
beforeAll(async () => {
  const definitions = readDefinitions()
  const entities = definitions.entities.map(entity => {
    if (entity.base === BASE) return { ...entity, unique: [['begin', 'remark']] }
    return entity.base === ORDER ? { ...entity, fields: entity.fields.map(uniquePrices) } : entity
  })
  server = await startTestServer({ definitions: { ...definitions, entities } })
  admin = await server.signIn()
  await admin.post(`${BASE}/add`, { name: '先', ...HELD })
})
afterAll(() => server?.close())

const HELD = { begin: '2026-01-01', remark: '甲' }
const listed = async (name: string) => (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0]

async function standing(name: string) {
  await admin.post(`${BASE}/add`, { name, begin: HELD.begin, remark: name })
  const { id, version } = (await listed(name)) ?? expect.fail(name)
  return { id, version, remark: HELD.remark }
}

/** What each door says of values that another record has together; blanks around them are not part of them. */
const DOORS: Readonly<Record<string, () => Promise<Told>>> = {
  add: async () => (await admin.post(`${BASE}/add`, { name: '一', ...HELD, remark: '\u3000甲\u200b' })).body,
  edit: async () => (await admin.put(`${BASE}/edit`, await standing('二'))).body,
  'a new row of a change set': async () =>
    savedRow(await admin.post(`${BASE}/saveBatch`, { added: [{ key: 'k', row: { name: '三', ...HELD } }] })),
  'a changed row of a change set': async () => savedRow(await admin.post(`${BASE}/saveBatch`, { changed: [await standing('四')] })),
}
const savedRow = ({ body }: { readonly body: { readonly result: unknown } }): Told => {
  const [row] = (body.result as { readonly rows: readonly { readonly message: string; readonly errors: unknown }[] }).rows
  return { message: row?.message ?? '', result: row?.errors }
}

it.each(Object.entries(DOORS))('values that are unique together are refused at their fields by %s', async (_, door) => {
  const errors = ['begin', 'remark'].map(field => ({ field, message: MESSAGE }))
  expect(await door()).toMatchObject({ message: MESSAGE, result: errors })
})

it('an import names them with their row, and takes nothing for something', async () => {
  const content = workbook([
    ['文本', '日期', '只读文本'],
    ['五', '2026/1/1', ' 甲 '],
    ['六', '2026-01-01', ''],
    ['七', '2026-01-01', '　'],
  ])
  const { body } = await admin.upload<{ fileUrl: string }>(`${BASE}/importExcel`, { name: 'a.xlsx', content })
  const report = (await admin.get(body.result.fileUrl)).raw.toString('utf8')
  expect(report).toContain(`第 2 行：${MESSAGE}`)
  expect([await listed('六'), await listed('七')]).toMatchObject([{ remark: null }, { remark: null }])
})

it('an online form says so of the columns of an index, in its own words where it is one column', async () => {
  const forms = new Forms(admin)
  const fields = [formField('code', '编号'), formField('part', '分部'), formField('alone', '合同号')]
  const index = (indexName: string, indexField: string) => ({ indexName, indexField, indexType: 'unique' })
  const { body } = await admin.post<string>('/online/cgform/api/addAll', {
    head: { tableName: 'together_plan', tableTxt: '计划', tableType: 1 },
    fields,
    indexs: [index('both', 'code,part'), index('one', 'alone')],
  })
  expect(body, body.message).toMatchObject({ success: true })
  await admin.post(`/online/cgform/api/doDbSynch/${body.result}/normal`)
  expect(await forms.add(body.result, { code: 'A', part: '1', alone: 'x' })).toMatchObject({ success: true })
  const together = '编号、分部：已有记录具有相同的组合'
  expect(await forms.add(body.result, { code: 'A', part: ' 1', alone: 'y' })).toMatchObject({
    message: together,
    result: ['code', 'part'].map(field => ({ field, message: together })),
  })
  const taken = '合同号：该值不可用，系统中已存在！'
  expect(await forms.add(body.result, { code: 'B', part: '1', alone: 'x' })).toMatchObject({
    message: taken,
    result: [{ field: 'alone', message: taken }],
  })
})

it.each([
  ['code', 'M100', ' M100\u200b'],
  ['price', 1.5, '1.50'],
  ['price', '1.5', '15e-1'],
])('lines whose %s is %j and %j are two of one', async (field, one, other) => {
  const line = (code: string, price: number, more: object) => ({ code, name: code, quantity: 1, price, ...more })
  const lines = [line('M101', 1, { [field]: one }), line('M102', 2, { [field]: other })]
  const { body } = await admin.post(`${ORDER}/add`, { no: 'TT1001', customer: '甲', orderDate: '2026-01-01', lines })
  expect(body).toMatchObject({ success: false, message: expect.stringContaining('重复') })
  expect(body.result).toMatchObject([0, 1].map(row => ({ row, column: field })))
})
