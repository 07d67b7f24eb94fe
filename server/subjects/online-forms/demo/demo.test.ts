import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { problemsOf } from '../admin/check'
import { fieldsValues, headValues, indexValues, wouldBe } from '../admin/given'
import { readSamples } from './samples'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

type Row = Record<string, unknown>
const samples = readSamples()
const idOf = async (tableName: string) =>
  String((await admin.get<{ records: Row[] }>('/online/cgform/head/list', { tableName })).body.result.records[0]?.id)

it.each(samples.map(sample => [sample.head.tableName, sample] as const))(
  'the sample %s is a form that could be saved',
  (_, { head, fields, indexs }) => {
    const mains = new Map([['demo_contract', new Set(['id'])]])
    expect(problemsOf(wouldBe(headValues(head), fieldsValues(fields), indexs.map(indexValues)), { mains })).toEqual([])
  },
)

it.each(samples.map(({ head, rows }) => [head.tableName, rows.length] as const))(
  'the sample %s runs with its %d rows',
  async (table, count) => {
    const { body } = await admin.get<{ total: number; records: Row[] }>(`/online/cgform/api/getData/${await idOf(table)}`, {
      pageSize: -521,
    })
    expect(body).toMatchObject({ success: true, result: { total: count } })
  },
)

it('a sample with sub-tables is read as one', async () => {
  const { body } = await admin.get<Row>(`/online/cgform/api/form/${await idOf('demo_contract')}/demo_contract_1`)
  expect(body.result).toMatchObject({
    no: 'HT2026001',
    demo_contract_payment: [{ stage: '预付款' }, {}, {}],
    demo_contract_contact: [{ person: '周建国' }],
  })
})

it('tells the digits of amounts in the rows of a sample', async () => {
  const { body } = await admin.get<{ schema: { properties: Row } }>(`/online/cgform/api/getFormItem/${await idOf('demo_contract')}`)
  expect(body.result.schema.properties.demo_contract_payment).toMatchObject({
    columns: expect.arrayContaining([expect.objectContaining({ key: 'sum', type: 'inputNumber', decimals: 2, wholeDigits: 12 })]),
  })
})

it('every page of a sample stands in the menu', async () => {
  const { menu } = (await admin.get<{ menu: Row[] }>('/sys/permission/getUserPermissionByToken')).body.result
  const text = JSON.stringify(menu)
  for (const { head, menus } of samples)
    for (const { page } of menus) expect(text).toContain(`/online/${page}/${await idOf(head.tableName)}`)
})
