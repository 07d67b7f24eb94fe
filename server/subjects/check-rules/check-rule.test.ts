import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'

const BASE = '/sys/checkRule'
openServer()

const letters = { digits: '2', pattern: '^[A-Z]+$', message: '前两位须为大写字母' }
const rules = [letters, { digits: '*', pattern: '^.{6}$', message: '须为6位' }]
const rule = (ruleCode: string, content: unknown = rules) => ({ ruleName: `规则${ruleCode}`, ruleCode, ruleJson: JSON.stringify(content) })

const check = async (ruleCode: string, value: string, who = admin) => (await who.get(`${BASE}/checkByCode`, { ruleCode, value })).body
const stored = async (ruleCode: string) =>
  (await admin.get<{ records: { id: string; version: number; ruleJson: string }[] }>(`${BASE}/list`, { ruleCode })).body.result.records[0]

describe('the rules that are kept under a code', () => {
  it('judge a value as the first of them that refuses says', async () => {
    expect((await admin.post(`${BASE}/add`, rule('asset'))).body).toMatchObject({ success: true, message: '添加成功！' })
    expect(await check('asset', 'AB1234')).toMatchObject({ success: true, code: 200, result: null })
    expect(await check('asset', 'ab1234')).toMatchObject({
      success: false,
      code: 500,
      message: '前两位须为大写字母',
      result: { ...letters, beginIndex: 0, endIndex: 2, checkValue: 'ab', passed: false },
    })
    expect(await check('asset', 'AB12')).toMatchObject({ success: false, message: '须为6位', result: { digits: '*', checkValue: 'AB12' } })
    expect(await check('asset', '')).toMatchObject({ success: true })
  })

  it('decode the value once more than usual', async () => {
    await admin.post(`${BASE}/add`, rule('han', [{ digits: '*', pattern: '^甲/\\d%$', message: '不符' }]))
    expect(await check('han', encodeURIComponent('甲/1%'))).toMatchObject({ success: true })
    // What cannot be decoded is taken as it is.
    expect(await check('han', '甲/1%')).toMatchObject({ success: true })
  })

  it('of no such code refuse', async () => {
    expect(await check('nothing', 'AB1234')).toMatchObject({ success: false, code: 500, message: '该编码不存在', result: null })
  })

  it('are open to who has signed in, and to nobody else', async () => {
    const { caller } = await makePerson(server, admin)
    expect(await check('asset', 'ab1234', caller)).toMatchObject({ message: '前两位须为大写字母' })
    expect((await caller.get(`${BASE}/list`)).body).toMatchObject({ success: false })
    expect((await server.anonymous.get(`${BASE}/checkByCode`, { ruleCode: 'asset', value: 'AB' })).status).toBe(500)
  })
})

describe('keeping rules', () => {
  it('says 编辑成功!, and the change holds at once', async () => {
    await admin.post(`${BASE}/add`, rule('later'))
    const { id, version } = (await stored('later')) ?? {}
    const given = { id, version, ruleJson: JSON.stringify([{ digits: '*', pattern: '[a-z]+', message: '只能是小写字母' }]) }
    expect((await admin.put(`${BASE}/edit`, given)).body).toMatchObject({ success: true, message: '编辑成功!' })
    expect(await check('later', 'ABCDEF')).toMatchObject({ message: '只能是小写字母' })
  })

  it.each([
    ['no array', '{}', '规则内容须为JSON数组，每项含位数(digits)、正则表达式(pattern)和提示(message)'],
    ['a pattern that is none', JSON.stringify([{ ...letters, pattern: '[' }]), expect.stringContaining('第1条规则的正则表达式不能使用')],
    ['digits that are none', JSON.stringify([{ ...letters, digits: 'x' }]), '第1条规则的位数须为1到999的整数，或表示整个值的 *'],
  ])('refuses %s where it stands', async (_, ruleJson, message) => {
    const { body } = await admin.post(`${BASE}/add`, { ruleName: '错', ruleCode: 'wrong', ruleJson })
    expect(body).toMatchObject({ success: false, message, result: [{ field: 'ruleJson', message }] })
  })

  it('refuses a code twice', async () => {
    await admin.post(`${BASE}/add`, rule('twice'))
    expect((await admin.post(`${BASE}/add`, rule('twice'))).body).toMatchObject({ success: false, result: [{ field: 'ruleCode' }] })
  })
})

describe('a record whose field has such a rule', () => {
  const record = (code: string, asset: string) => ({ code, asset })

  it('is judged by it when it is saved, whoever sends it', async () => {
    await admin.post(`${BASE}/add`, rule('asset_no'))
    expect((await admin.post('/example/rule/add', record('C1', 'AB1234'))).body).toMatchObject({ success: true })
    const { body } = await admin.post('/example/rule/add', record('C2', 'ab1234'))
    expect(body).toMatchObject({ success: false, result: [{ field: 'asset', message: '资产编号：前两位须为大写字母' }] })
  })
})
