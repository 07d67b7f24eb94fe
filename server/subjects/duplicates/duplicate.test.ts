import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import { workbook } from '../../../tests/helpers/workbook'
import { createQueryCatalog } from '../../query'

openServer()

const check = async (tableName: string, fieldName: string, fieldVal: string, dataId?: string, who = admin) =>
  (await who.get('/sys/duplicate/check', { tableName, fieldName, fieldVal, ...(dataId !== undefined && { dataId }) })).body
const free = { success: true, message: '该值可用！', code: 200, result: null }
const taken = { success: false, message: '该值不可用，系统中已存在！', code: 500 }

describe('the duplicate check', () => {
  it('tells a free value from a taken one, the own record left out', async () => {
    expect(await check('sys_user', 'username', 'nobody')).toMatchObject(free)
    expect(await check('sys_user', 'username', 'admin')).toMatchObject(taken)
    expect(await check('sys_role', 'roleCode', 'admin')).toMatchObject(taken)
    const [row] = await server.sql<{ id: string }>(`select id from weft.sys_user where username = 'admin'`)
    expect(await check('sys_user', 'username', 'admin', row?.id)).toMatchObject(free)
    expect(await check('sys_user', 'username', 'admin', '')).toMatchObject(taken)
    expect(await check('sys_user', 'phone', '')).toMatchObject(free)
  })

  it('answers many questions at once, each as it answers one', async () => {
    const [row] = await server.sql<{ id: string }>(`select id from weft.sys_user where username = 'admin'`)
    const questions: readonly [string, string, string, (string | undefined)?][] = [
      ['sys_user', 'username', 'nobody'],
      ['sys_user', 'username', 'admin'],
      ['sys_role', 'roleCode', 'admin'],
      ['sys_user', 'username', 'admin', row?.id],
      ['sys_user', 'username', 'admin', ''],
      ['sys_user', 'phone', ''],
      ['sys_user', 'password', 'admin'],
      ['pg_roles', 'rolname', 'postgres'],
      ['sys_user', "username) or ('1'='1", 'admin'],
    ]
    const one = await Promise.all(questions.map(question => check(...question)))
    const body = { questions: questions.map(([tableName, fieldName, fieldVal, dataId]) => ({ tableName, fieldName, fieldVal, dataId })) }
    const all = await admin.post('/sys/duplicate/checkBatch', body)
    expect(all.body.result).toEqual([false, true, true, false, true, false, false, false, false])
    expect(one.map(({ success }) => !success)).toEqual(all.body.result)
  })

  it('answers the same questions anew under the key of a call that was given up', async () => {
    const roleCode = 'again-and-again'
    const payload = { questions: [{ tableName: 'sys_role', fieldName: 'roleCode', fieldVal: roleCode }] }
    const headers = { 'idempotency-key': 'the-same-questions' }
    const ask = () => admin.call<boolean[]>('POST', '/sys/duplicate/checkBatch', { payload, headers })
    const atOnce = await Promise.all([ask(), ask(), ask(), ask()])
    expect(atOnce.map(({ body }) => body.result)).toEqual([[false], [false], [false], [false]])
    await admin.post('/sys/role/add', { roleCode, roleName: '再问' })
    expect((await ask()).body.result).toEqual([true])
  })

  it('takes five hundred questions, and no more, from who has signed in', async () => {
    const body = (count: number) => ({
      questions: Array.from({ length: count }, (_, at) => ({
        tableName: 'sys_role',
        fieldName: 'roleCode',
        fieldVal: at % 7 === 0 ? 'admin' : `n${at}`,
      })),
    })
    const { result } = (await admin.post('/sys/duplicate/checkBatch', body(500))).body
    expect((result as boolean[]).filter(Boolean)).toHaveLength(72)
    expect((await admin.post('/sys/duplicate/checkBatch', body(501))).body).toMatchObject({ success: false, code: 400 })
    expect((await server.anonymous.post('/sys/duplicate/checkBatch', body(1))).status).toBe(500)
  })

  it.each([
    ['sys_user', 'id'],
    ['sys_user', 'password'],
    ['sys_user_secret', 'user_id'],
    ['pg_roles', 'rolname'],
    ['sys_user; drop table sys_user', 'username'],
    ['sys_user', "username) or ('1'='1"],
    ['__proto__', 'constructor'],
  ])('answers %s.%s like a free value', async (table, field) => {
    expect(await check(table, field, 'admin')).toMatchObject(free)
  })

  it('refuses what no column can hold', async () => {
    expect(await check('sys_user', 'username', 'a\0b')).toMatchObject({
      success: false,
      code: 400,
      message: '参数错误：fieldVal含有无法保存的字符',
    })
  })

  it('answers those who may write the value; to others every value is free, as of a column that is none', async () => {
    const writer = await makePerson(server, admin, ['user:add'])
    const reader = await makePerson(server, admin, ['user:list', 'role:list'])
    expect(await check('sys_user', 'username', 'admin', undefined, writer.caller)).toMatchObject(taken)
    for (const [table, field] of [
      ['sys_user', 'username'],
      ['sys_role', 'roleCode'],
    ] as const) {
      expect(await check(table, field, 'admin', undefined, reader.caller)).toMatchObject(free)
    }
    const questions = [{ tableName: 'sys_role', fieldName: 'roleCode', fieldVal: 'admin' }]
    expect((await writer.caller.post('/sys/duplicate/checkBatch', { questions })).body.result).toEqual([false])
    expect(
      (await server.anonymous.get('/sys/duplicate/check', { tableName: 'sys_user', fieldName: 'username', fieldVal: 'admin' })).status,
    ).toBe(500)
  })

  it('gives nobody a telephone back that lists do not show: few questions, counted over the ways to ask them', async () => {
    const { caller } = await makePerson(server, admin, ['user:edit'])
    const question = (at: number) => ({ tableName: 'sys_user', fieldName: 'phone', fieldVal: `1380000${1000 + at}` })
    const batch = (from: number, count: number) => ({ questions: Array.from({ length: count }, (_, at) => question(from + at)) })
    expect((await caller.post('/sys/duplicate/checkBatch', batch(0, 500))).body).toMatchObject({ success: false, code: 429 })
    expect((await caller.post('/sys/duplicate/checkBatch', batch(0, 58))).body.success).toBe(true)
    expect((await caller.get('/sys/duplicate/check', question(58))).body.success).toBe(true)
    expect((await caller.get('/sys/user/checkOnlyUser', { phone: '13800001059' })).body).toMatchObject({ success: true })
    const refused = [
      await caller.get('/sys/duplicate/check', question(60)),
      await caller.get('/sys/user/checkOnlyUser', { phone: '13800001060' }),
      await caller.post('/sys/duplicate/checkBatch', batch(60, 1)),
    ]
    for (const { status, headers, body } of refused) {
      expect([status, body.code]).toEqual([429, 429])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    // What lists show is counted apart, and so are other users.
    expect(await check('sys_user', 'username', 'admin', undefined, caller)).toMatchObject(taken)
    expect((await admin.post('/sys/duplicate/checkBatch', batch(0, 500))).body.success).toBe(true)
    // As in another process, or an hour later.
    await server.sql("update weft.sys_allowance set at = at - interval '2 minutes'")
    expect((await caller.get('/sys/duplicate/check', question(60))).body.success).toBe(true)
  })

  it('counts what a save asks with the others: a refusal of a taken telephone tells as much', async () => {
    const { id, caller } = await makePerson(server, admin, ['user:add', 'user:edit', 'user:import'])
    const questions = Array.from({ length: 58 }, (_, at) => ({
      tableName: 'sys_user',
      fieldName: 'phone',
      fieldVal: `1370000${1000 + at}`,
    }))
    expect((await caller.post('/sys/duplicate/checkBatch', { questions })).body.success).toBe(true)
    const edited = () => caller.put('/sys/user/edit', { id, phone: '13700002001' })
    const person = (username: string, phone: string) => ({ username, phone, password: 'Long-enough-2026' })
    expect((await edited()).body.success).toBe(true)
    expect((await caller.post('/sys/user/add', person('asks1', '13700002002'))).body.success).toBe(true)
    // What stays as it is asks nothing.
    expect((await edited()).body.success).toBe(true)
    expect((await caller.put('/sys/user/edit', { id, phone: '13700002003' })).body).toMatchObject({ success: false, code: 429 })
    expect((await caller.post('/sys/user/add', person('asks2', '13700002004'))).body).toMatchObject({ success: false, code: 429 })
    expect((await caller.post('/sys/user/add', { ...person('asks3', ''), email: 'asks@example.org' })).body.code).toBe(429)
    const sheet = workbook([
      ['用户账号', '用户姓名', '手机号'],
      ['asks4', '问', '13700002005'],
    ])
    expect((await caller.upload('/sys/user/importExcel', { name: '用户.xlsx', content: sheet })).body).toMatchObject({ code: 201 })
    // Users who see telephones in their lists may save as many as they like.
    for (let at = 0; at < 3; at += 1)
      expect((await admin.post('/sys/user/add', person(`seen${at}`, `1370000300${at}`))).body.success).toBe(true)
  })

  it('lets only those ask by checkOnlyUser who may write users', async () => {
    const { caller } = await makePerson(server, admin, ['user:list'])
    expect((await caller.get('/sys/user/checkOnlyUser', { username: 'admin' })).body).toMatchObject({ success: true, result: true })
    expect((await admin.get('/sys/user/checkOnlyUser', { username: 'admin' })).body).toMatchObject({ success: false, result: true })
  })

  it('tells values that are free together from those that one other record holds', async () => {
    await admin.post('/sys/role/add', { roleCode: 'pair-one', roleName: '一' })
    const plus = async (tableName: string, condition: unknown, dataId?: string, who = admin) => {
      const text = typeof condition === 'string' ? condition : JSON.stringify(condition)
      return (await who.get('/sys/duplicate/checkPlus', { tableName, condition: text, ...(dataId && { dataId }) })).body
    }
    const [one] = await server.sql<{ id: string }>("select id from weft.sys_role where role_code = 'pair-one'")
    expect(await plus('sys_role', { role_code: 'pair-one' })).toMatchObject(taken)
    expect(await plus('sys_role', { role_code: 'pair-one' }, one?.id)).toMatchObject(free)
    expect(await plus('sys_role', { role_code: '' })).toMatchObject(free)
    expect(await plus('sys_user', { username: 'admin', phone: '13800000000' })).toMatchObject(free)
    await server.sql("update weft.sys_user set phone = '13800000000' where username = 'admin'")
    expect(await plus('sys_user', { username: 'admin', phone: '13800000000' })).toMatchObject(taken)
    expect(await plus('sys_user', { username: 'admin', password: 'x' })).toMatchObject(free)
    expect(await plus('sys_user', { "username) or ('1'='1": 'admin' })).toMatchObject(free)
    const reader = await makePerson(server, admin, ['user:list'])
    expect(await plus('sys_user', { username: 'admin' }, undefined, reader.caller)).toMatchObject(free)
    for (const wrong of ['', '[]', '{}', '{"a":{}}', '{"a":null}', "username = 'admin'"])
      expect((await plus('sys_user', wrong)).success, wrong).toBe(false)
  })

  it('never compares secrets', () => {
    expect(() => createQueryCatalog().checkable.declare('sys_user_secret', ['password_hash'], null)).toThrow(/secret/)
  })
})
