import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField } from '../../tests/helpers/form-caller'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'

let server: TestServer
let admin: Caller
let forms: Forms
let id: string
const TABLE = 'same_value'
const only = { fieldValidType: 'only' }
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  forms = new Forms(admin)
  id = await forms.made({ tableName: TABLE, tableTxt: '唯一' }, [
    formField('code', '编号', only),
    formField('amount', '金额', { dbType: 'BigDecimal', dbLength: 18, dbPointLength: 4, ...only }),
    formField('share', '比例', { dbType: 'double', dbLength: 10, dbPointLength: 2, ...only }),
    formField('day', '日期', { dbType: 'Date', fieldShowType: 'date', ...only }),
    formField('moment', '时间', { dbType: 'Datetime', fieldShowType: 'datetime', ...only }),
  ])
  const row = { code: '1.50', amount: 1.5, share: '2.0', day: '2026-01-31', moment: '2026-01-31 08:30:00' }
  expect(await forms.add(id, row)).toMatchObject({ success: true })
})
afterAll(() => server?.close())

/** Values that are the one that is there, however they are written, and values that only look alike. */
const SAME = [
  ['amount', '1.50', true],
  ['amount', 1.5, true],
  ['amount', '+1.5000', true],
  ['amount', '15e-1', true],
  ['amount', '1.5001', false],
  ['share', '2', true],
  ['share', 2.0, true],
  ['day', '2026-01-31', true],
  ['day', '2026-01-31 00:00:00', true],
  ['moment', '2026-01-31 08:30:00', true],
  ['moment', '2026-01-31T08:30', true],
  ['moment', '2026-01-31 08:31:00', false],
  ['code', '1.50', true],
  ['code', '\u30001.50 ', true],
  ['code', '1.5', false],
] as const

describe.each(SAME)('%s of %j', (field, value, isTaken) => {
  it('is held by the record, or free, for who asks while it is typed', async () => {
    const asked = { tableName: TABLE, fieldName: field, fieldVal: String(value) }
    const { body } = await admin.get('/sys/duplicate/check', asked)
    expect(body.success, body.message).toBe(!isTaken)
    const { body: many } = await admin.post<unknown[]>('/sys/duplicate/checkBatch', { questions: [asked] })
    expect(many.result).toEqual([isTaken])
    const condition = JSON.stringify({ code: '1.50', [field]: value })
    expect((await admin.get('/sys/duplicate/checkPlus', { tableName: TABLE, condition })).body.success).toBe(!isTaken)
  })

  it('is so for a save', async () => {
    const { success, message, result } = await forms.add(id, { [field]: value })
    expect(success, message).toBe(!isTaken)
    if (success) await admin.delete(`/online/cgform/api/form/${id}/${result}`)
    else expect(message).toContain('已存在')
  })
})
