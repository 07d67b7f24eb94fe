import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import type { Trx } from '../db/database'
import { ChosenValues } from '../query'

let server: TestServer
let admin: Caller
const ids: string[] = []
const BASE = '/course/comment'
const comment = (lecturer: string, parts: object = {}) => ({
  courseware: '课件',
  lecturer,
  content: '评论',
  score: 4,
  commentTime: '2026-01-02 03:04:05',
  status: '0',
  ...parts,
})

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  for (const name of ['陈国华', '李文静', '周晓明']) {
    await admin.post('/course/lecturer/add', { name, level: '1' })
    const { body } = await admin.get<{ records: { id: string }[] }>('/course/lecturer/list', { name })
    ids.push(body.result.records[0]?.id ?? '')
  }
})
afterAll(() => server?.close())

const find = async (content: string) =>
  (await admin.get<{ records: { id: string; version: number; lecturer: string }[] }>(`${BASE}/list`, { content })).body.result.records[0]

describe('values out of a table', () => {
  it('name rows that are there, with the field in the refusal', async () => {
    const { body } = await admin.post(`${BASE}/add`, comment('no-such-lecturer'))
    expect(body).toMatchObject({
      success: false,
      message: '讲师：“no-such-lecturer”不在可选范围内',
      result: [{ field: 'lecturer', message: '讲师：“no-such-lecturer”不在可选范围内' }],
    })
    expect((await admin.post(`${BASE}/add`, comment(ids[0] ?? ''))).body.success).toBe(true)
  })

  it('may stay when their row is gone, and no other record may take them', async () => {
    await admin.post(`${BASE}/add`, comment(ids[1] ?? '', { content: '留下的' }))
    await admin.delete('/course/lecturer/delete', { id: ids[1] ?? '' })
    const row = await find('留下的')
    expect((await admin.put(`${BASE}/edit`, { ...comment(ids[1] ?? ''), id: row?.id, content: '改过的' })).body.success).toBe(true)
    expect((await find('改过的'))?.lecturer).toBe(ids[1])
    expect((await admin.post(`${BASE}/add`, comment(ids[1] ?? ''))).body.success).toBe(false)
  })

  it('are refused for the row of a change set that names them, and nothing is saved', async () => {
    const { body } = await admin.post(`${BASE}/saveBatch`, {
      added: [
        { key: 'a', row: comment(ids[0] ?? '', { content: '批一' }) },
        { key: 'b', row: comment('stranger', { content: '批二' }) },
      ],
    })
    expect(body.success).toBe(false)
    expect(body.result).toMatchObject({
      rows: [
        { key: 'a', code: 200 },
        { key: 'b', errors: [{ field: 'lecturer' }] },
      ],
    })
    expect(await find('批一')).toBeUndefined()
  })

  it('of many records are asked for at once', async () => {
    const asked: string[] = []
    const count = (trx: Trx) =>
      new Proxy(trx, {
        get: (target, name) => {
          if (name === 'withoutPlugins') asked.push('')
          const value = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
    const data = server.app.data
    await data?.readTenant({ tenantId: 0, username: 'admin', orgCode: null }, async trx => {
      const chosen = new ChosenValues(count(trx))
      expect(await chosen.firstAbsent('course_lecturer,name,id', [ids[0] ?? '', ids[2] ?? ''])).toBeUndefined()
      expect(await chosen.firstAbsent('entity:/course/lecturer,name,id', [ids[2] ?? ''])).toBeUndefined()
      expect(await chosen.firstAbsent('course_lecturer,name,id', [ids[2] ?? ''])).toBeUndefined()
      expect(asked.length).toBe(2)
      expect(await chosen.firstAbsent('report:people,realname,id', ['x'])).toBeUndefined()
      expect(await chosen.firstAbsent('course_lecturer,name,id', [ids[0] ?? '', 'x'])).toBe('x')
    })
  })
})
