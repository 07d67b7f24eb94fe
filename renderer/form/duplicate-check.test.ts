import { describe, expect, it } from 'vitest'
import { fakeClient } from '../../tests/helpers/client'
import { RequestError } from '../model/client'
import { createRules } from '../rules'
import { codeCheck } from './duplicate-check'

const { signal } = new AbortController()
const call = 'GET /sys/checkRule/checkByCode'
const { validateValue } = createRules()

describe('the check by the code of a rule', () => {
  it.each([
    ['', 'ab'],
    ['code', ''],
  ])('passes without a call where code %j or value %j is missing', async (code, value) => {
    const client = fakeClient({})
    expect(await codeCheck(client, signal)(value, code)).toBeUndefined()
    expect(client.calls).toEqual([])
  })

  it('sends the value encoded once by itself, and passes when the server does', async () => {
    const client = fakeClient({ [call]: null })
    expect(await codeCheck(client, signal)('甲/1', 'asset_no')).toBeUndefined()
    expect(client.calls[0]?.query).toEqual({ ruleCode: 'asset_no', value: encodeURIComponent('甲/1') })
  })

  it('tells what the server says, or what the field says instead', async () => {
    const client = fakeClient({ [call]: new RequestError('前两位须为大写字母', 500, false) })
    const context = { title: '编号', byCode: codeCheck(client, signal) }
    expect(await validateValue('ab', [{ rule: 'check', code: 'asset_no' }], context)).toBe('前两位须为大写字母')
    expect(await validateValue('ab', [{ rule: 'check', code: 'asset_no', message: '编号不对' }], context)).toBe('编号不对')
    expect(await validateValue(null, [{ rule: 'check', code: 'asset_no' }], context)).toBeUndefined()
  })
})
