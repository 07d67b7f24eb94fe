import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import type { SavedRow } from './save-changes'

interface Material {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly version: number
}

const BASE = '/example/material'
let server: TestServer
let admin: Caller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const save = (changes: object, headers: Record<string, string> = {}, who = admin) =>
  who.call<{ rows: SavedRow[] }>('POST', `${BASE}/saveBatch`, { payload: changes, headers })
const row = (code: string, name = '纸') => ({ code, name })
const fresh = (...codes: string[]) => save({ added: codes.map(code => ({ key: code, row: row(code) })) })
const read = async (code: string) =>
  (await admin.get<{ records: Material[] }>(`${BASE}/list`, { code })).body.result.records.find(each => each.code === code)
const known = async (code: string): Promise<Material> => {
  const found = await read(code)
  if (!found) throw new Error(`no ${code}`)
  return found
}

describe('a change set', () => {
  it('adds, changes and removes at once, and answers each record as it is now', async () => {
    await fresh('M101', 'M102')
    const [changed, removed] = [await known('M101'), await known('M102')]
    const { body } = await save({
      added: [{ key: 'row1_1_temp', row: row('M103') }],
      changed: [{ id: changed.id, version: changed.version, name: '笔' }],
      removed: [{ id: removed.id, version: removed.version }],
    })
    expect(body).toMatchObject({ success: true, message: '保存成功！' })
    expect(body.result.rows).toMatchObject([
      { key: removed.id, code: 200, row: null },
      { key: changed.id, code: 200, row: { name: '笔', code: 'M101', version: changed.version + 1 } },
      { key: 'row1_1_temp', code: 200, row: { code: 'M103', unit: '件', version: 0 } },
    ])
    expect(await read('M102')).toBeUndefined()
  })

  it('takes thousands of wide rows at once, and says when a set is larger than any may be', async () => {
    const rows = (count: number, memo: string) => ({
      added: Array.from({ length: count }, (_, at) => ({ key: `k${at}`, row: { ...row(`M${200_000 + at}`), memo } })),
    })
    const wide = await save(rows(2500, '备'.repeat(400)))
    expect([wide.status, wide.body.message, wide.body.result.rows.length]).toEqual([200, '保存成功！', 2500])
    const huge = await save(rows(5000, '备'.repeat(1200)))
    expect([huge.status, huge.body.message]).toEqual([413, '请求内容过大'])
  })

  it('saves nothing when one record is refused, and tells about each', async () => {
    await fresh('M111')
    const old = await known('M111')
    const { body } = await save({
      added: [
        { key: 'a', row: row('M112') },
        { key: 'b', row: { code: 'wrong', name: '' } },
        { key: 'c', row: row('M111') },
      ],
      changed: [{ id: old.id, version: old.version, name: '墨' }],
    })
    expect(body).toMatchObject({ success: false, code: 500 })
    expect(body.result.rows.map(({ key, code }) => [key, code])).toEqual([
      [old.id, 200],
      ['a', 200],
      ['b', 500],
      ['c', 500],
    ])
    expect(body.result.rows[2]?.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'code' }), expect.objectContaining({ field: 'name' })]),
    )
    expect([(await known('M111')).name, await read('M112')]).toEqual(['纸', undefined])
  })

  it('refuses records that somebody else changed or removed, with the record as it is', async () => {
    await fresh('M121', 'M122')
    const [stale, gone] = [await known('M121'), await known('M122')]
    await save({ changed: [{ id: stale.id, version: stale.version, name: '他' }], removed: [{ id: gone.id }] })
    const { body } = await save({
      changed: [
        { id: stale.id, version: stale.version, name: '我' },
        { id: gone.id, version: gone.version, name: '我' },
      ],
    })
    expect(body).toMatchObject({ success: false, code: 409 })
    expect(body.result.rows).toMatchObject([
      { key: stale.id, code: 409, row: { name: '他', version: stale.version + 1 } },
      { key: gone.id, code: 404, message: '未找到对应实体' },
    ])
  })

  it('lets a unique value pass from one record to another', async () => {
    await fresh('M131')
    const old = await known('M131')
    const { body } = await save({ added: [{ key: 'a', row: row('M131', '新') }], removed: [{ id: old.id, version: old.version }] })
    expect([body.success, (await known('M131')).name]).toEqual([true, '新'])
  })

  it('acts once when it comes twice with the same key', async () => {
    const headers = { 'idempotency-key': 'grid-save-1' }
    const changes = { added: [{ key: 'a', row: row('M141') }] }
    const [first, second] = [await save(changes, headers), await save(changes, headers)]
    expect(second.body.result).toEqual(first.body.result)
    expect((await admin.get<{ total: number }>(`${BASE}/list`, { code: 'M141' })).body.result.total).toBe(1)
  })

  it('asks for the rights of everything that it does', async () => {
    const person = await makePerson(server, admin, ['exampleMaterial:list', 'exampleMaterial:edit'])
    await fresh('M151')
    const old = await known('M151')
    const who = person.caller
    expect((await save({ changed: [{ id: old.id, version: old.version, name: '改' }] }, {}, who)).body.success).toBe(true)
    expect((await save({ added: [{ key: 'a', row: row('M152') }] }, {}, who)).status).toBe(403)
    expect((await save({ removed: [{ id: old.id }] }, {}, who)).status).toBe(403)
  })
})
