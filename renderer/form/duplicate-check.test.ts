import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeClient } from '../../tests/helpers/client'
import { type Answer, type Client, RequestError } from '../model/client'
import { createRules } from '../rules'
import { codeCheck, duplicateCheck, existsCheck } from './duplicate-check'

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

describe('the check for another record with the value', () => {
  const path = 'GET /sys/duplicate/check'
  const target = { table: 'course_lecturer', column: 'name' }

  it('names the record that is edited, so that it is no duplicate of itself', async () => {
    const client = fakeClient({ [path]: null })
    expect(await duplicateCheck(client, '7', signal)('甲', target)).toBeUndefined()
    expect(client.calls[0]?.query).toEqual({ tableName: 'course_lecturer', fieldName: 'name', fieldVal: '甲', dataId: '7' })
  })

  it('names none for a new record', async () => {
    const client = fakeClient({ [path]: null })
    await duplicateCheck(client, undefined, signal)(7, target)
    expect(client.calls[0]?.query).toEqual({ tableName: 'course_lecturer', fieldName: 'name', fieldVal: '7', dataId: undefined })
  })

  it('tells what the server says, and asks nothing where no table is named', async () => {
    const client = fakeClient({ [path]: new RequestError('该值不可用，系统中已存在！', 500, false) })
    expect(await duplicateCheck(client, '7', signal)('甲', target)).toBe('该值不可用，系统中已存在！')
    expect(await duplicateCheck(client, '7', signal)('甲', undefined)).toBeUndefined()
    expect(client.calls.length).toBe(1)
  })
})

/** Document types as the family keeps them: a call succeeds when the name exists. */
const TYPES = '/unstructur/documentdata/documenttype/isExistName'
let server: Server
let base = ''
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    asked.push(`${request.method} ${url.pathname} ${url.searchParams.get('name')}`)
    const exists = url.pathname === `/jeecg-boot${TYPES}` && url.searchParams.get('name') === '合同 & 协议'
    response.writeHead(url.searchParams.get('name') === '坏' ? 502 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: exists, code: exists ? 200 : 500, message: exists ? '' : '名称不存在', result: null }))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jeecg-boot`
})
afterAll(() => new Promise(done => server.close(done)))

/** Tells failures as the client of the application does: those of the way there were shown, refusals were not. */
const real: Pick<Client, 'answer'> = {
  async answer<Result>({ path, query = {}, signal }: Parameters<Client['answer']>[0]) {
    const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const response = await fetch(`${base}${path}?${words}`, { signal: signal ?? null })
    if (!response.ok) throw new RequestError('网络异常，请稍后再试', response.status, true)
    const body = (await response.json()) as Answer<Result>
    if (!body.success) throw new RequestError(body.message, body.code, false)
    return body
  },
}

describe('the check whether a name is used', () => {
  const rule = { rule: 'exists', path: TYPES, param: 'name' } as const
  const validateItem = (value: unknown, kept?: unknown, message?: string) =>
    validateValue(value, [{ ...rule, ...(message !== undefined && { message }) }], {
      title: '名称',
      exists: existsCheck({ ...fakeClient({}), ...real }, kept, signal),
    })

  it.each([
    ['合同 & 协议', '该名称已被使用！'],
    ['新类型', undefined],
    ['坏', '网络异常，请稍后再试'],
  ])('asks a server about %j and says %j', async (name, message) => {
    asked.length = 0
    expect(await validateItem(name)).toBe(message)
    expect(asked).toEqual([`GET /jeecg-boot${TYPES} ${name}`])
  })

  it('says what the field says instead', async () => {
    expect(await validateItem('合同 & 协议', undefined, '换个名称')).toBe('换个名称')
  })

  it.each([
    ['', undefined],
    [null, undefined],
    ['合同 & 协议', '合同 & 协议'],
  ])('passes without a call where %j was %j', async (name, kept) => {
    asked.length = 0
    expect(await validateItem(name, kept)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
