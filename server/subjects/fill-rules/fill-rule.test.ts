import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField } from '../../../tests/helpers/form-caller'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

const BASE = '/sys/fillRule'
let server: TestServer
let admin: Caller
let forms: Forms
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  forms = new Forms(admin)
})
afterAll(() => server?.close())

async function makeRule(ruleCode: string, format: string, more: object = {}): Promise<void> {
  const { body } = await admin.post(`${BASE}/add`, {
    ruleName: ruleCode,
    ruleCode,
    ruleClass: 'format',
    ruleParams: JSON.stringify({ format, ...more }),
  })
  expect(body).toMatchObject({ success: true, message: '添加成功！' })
}
const execute = (code: string, formData: object = {}, who = admin) => who.put<string>(`${BASE}/executeRuleByCode/${code}`, formData)
const next = async (ruleCode: string) => (await admin.get<string>(`${BASE}/testFillRule`, { ruleCode })).body.result
const aDayLater = () => server.sql(`update weft.sys_fill_held set free_at = free_at - interval '25 hours'`)

const year = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 4)
const paper = (number: number) => `审〔${year}〕底稿-${String(number).padStart(4, '0')}`

describe('a fill rule', () => {
  it('gives each call a value of its own, one after the other', async () => {
    await makeRule('papers', '审〔{yyyy}〕底稿-{0000}')
    const answers = await Promise.all(Array.from({ length: 40 }, () => execute('papers')))
    expect(answers.map(({ body }) => body.result).sort()).toEqual(Array.from({ length: 40 }, (_, at) => paper(at + 1)))
  })

  it('says what comes next without taking it', async () => {
    await makeRule('shown', 'S{000}', { start: 5 })
    expect([await next('shown'), await next('shown')]).toEqual(['S005', 'S005'])
    expect((await execute('shown')).body.result).toBe('S005')
    expect(await next('shown')).toBe('S006')
  })

  it('counts each series by itself', async () => {
    await makeRule('kinds', '{form.kind}-{00}')
    const values = []
    for (const kind of ['甲', '甲', '乙', '甲']) values.push((await execute('kinds', { kind })).body.result)
    expect(values).toEqual(['甲-01', '甲-02', '乙-01', '甲-03'])
  })

  it('gives several values at once, all or none', async () => {
    await makeRule('batch', 'B{0}')
    await makeRule('after', 'A{0}-{form.kind}')
    const rules = [{ ruleCode: 'batch' }, { ruleCode: 'after', formData: { kind: '乙' } }, { ruleCode: 'batch' }]
    const { body } = await admin.put(`${BASE}/executeRuleByCodeBatch`, { rules, commonFormData: { kind: '甲' } })
    expect(body.result).toEqual([
      { ruleCode: 'batch', result: 'B1' },
      { ruleCode: 'after', result: 'A1-乙' },
      { ruleCode: 'batch', result: 'B2' },
    ])
    const refused = await admin.put(`${BASE}/executeRuleByCodeBatch`, { rules: [{ ruleCode: 'batch' }, { ruleCode: 'zzz' }] })
    expect(refused.body).toMatchObject({ success: false, message: '填值规则"zzz"不存在' })
    expect(await next('batch')).toBe('B3')
  })

  it('gives a number again that stayed without a record for a day', async () => {
    await makeRule('unused', 'U{0}')
    for (let count = 0; count < 3; count++) await execute('unused')
    expect(await next('unused')).toBe('U4')
    await aDayLater()
    expect(await next('unused')).toBe('U1')
    expect([(await execute('unused')).body.result, (await execute('unused')).body.result]).toEqual(['U1', 'U2'])
  })

  it('keeps a thousand numbers for a user at most', async () => {
    await makeRule('many', 'M{0}')
    const { username, caller } = await makePerson(server, admin)
    await server.sql(
      `insert into weft.sys_fill_held (rule_code, series, number, value, holder, free_at)
        select 'many', '', n, n::text, $1, clock_timestamp() + interval '1 hour' from generate_series(1, 1000) n`,
      [username],
    )
    expect((await execute('many', {}, caller)).body).toMatchObject({ success: false, message: expect.stringContaining('编号过多') })
    expect(await next('many')).toBe('M1')
  })

  it('is refused where it cannot be used', async () => {
    const wrong = { ruleName: '错', ruleCode: 'wrong', ruleClass: 'format', ruleParams: '{"format":"{x}"}' }
    const message = '编号格式中的 {x} 不能识别'
    expect((await admin.post(`${BASE}/add`, wrong)).body).toMatchObject({
      success: false,
      message,
      result: [{ field: 'ruleParams', message }],
    })
    expect((await execute('nothing')).body).toMatchObject({ success: false, message: '填值规则"nothing"不存在' })
  })

  it('may be shown by who sees the rules, and used by who has signed in', async () => {
    await makeRule('open', 'O{0}')
    const { caller } = await makePerson(server, admin)
    expect((await execute('open', {}, caller)).body.result).toBe('O1')
    expect((await caller.get(`${BASE}/testFillRule`, { ruleCode: 'open' })).body.success).toBe(false)
    expect((await execute('open', {}, server.anonymous)).status).toBe(500)
  })
})

describe('a field of an online form with a fill rule', () => {
  const numbers = async (head: string) =>
    (await forms.data(head, { pageSize: 500 })).result.records.map(({ no }) => String(no)).sort((left, right) => left.localeCompare(right))
  const made = (tableName: string, rule: string) =>
    forms.made({ tableName, tableTxt: tableName }, [
      formField('no', '编号', { fieldDefaultValue: `\${${rule}}`, fieldMustInput: '1' }),
      formField('name', '名称', { fieldValidType: '*2-10' }),
    ])

  it('is numbered when a record is saved: without gaps or doubles, whatever is refused in between', async () => {
    await makeRule('form_no', 'F{000}')
    const head = await made('fill_load', 'form_no')
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => forms.add(head, { name: at % 3 === 0 ? 'x' : `名称${at}`, no: 'F999' })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(40)
    expect(await numbers(head)).toEqual(Array.from({ length: 40 }, (_, at) => `F${String(at + 1).padStart(3, '0')}`))
  })

  it('keeps the number that its caller was given before, and no other', async () => {
    await makeRule('held_no', 'H{0}')
    const head = await made('fill_held', 'held_no')
    const { result: held } = (await execute('held_no')).body
    const { caller } = await makePerson(server, admin)
    const { result: theirs } = (await execute('held_no', {}, caller)).body
    expect([held, theirs]).toEqual(['H1', 'H2'])
    await forms.add(head, { name: '自己', no: held })
    await forms.add(head, { name: '他人', no: theirs })
    await forms.add(head, { name: '重复', no: held })
    expect(await numbers(head)).toEqual(['H1', 'H3', 'H4'])
    await aDayLater()
    await forms.add(head, { name: '补缺' })
    expect(await numbers(head)).toEqual(['H1', 'H2', 'H3', 'H4'])
  })

  it('does not change when a record is edited, and is shown as what the server fills', async () => {
    await makeRule('kept_no', 'K{0}')
    const head = await made('fill_kept', 'kept_no')
    const { result: id } = await forms.add(head, { name: '甲乙' })
    expect(await forms.edit(head, { id, name: '丙丁', no: 'K9' })).toMatchObject({ success: true })
    expect(await forms.read(head, id)).toMatchObject({ name: '丙丁', no: 'K1' })
    const { schema } = (await admin.get<{ schema: object }>(`/online/cgform/api/getFormItem/${head}`)).body.result
    expect(schema).toMatchObject({ required: [], properties: { no: { numberedOnSave: true, ui: { widgetattrs: { disabled: true } } } } })
  })
})
