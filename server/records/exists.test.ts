import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { workbook } from '../../tests/helpers/workbook'

const USED = '该名称已被使用！'
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  await admin.post('/example/material/add', { code: 'M001', name: '螺栓' })
})
afterAll(() => server?.close())

interface Rule {
  readonly id: string
  readonly version: number
  readonly fresh: string
}
const stored = async (code: string) => (await admin.get<{ records: Rule[] }>('/example/rule/list', { code })).body.result.records[0]
const refused = { success: false, message: `新物料名称：${USED}`, result: [{ field: 'fresh', message: `新物料名称：${USED}` }] }

describe('the call that an example asks', () => {
  it.each([
    ['螺栓', { success: true, message: USED, result: null }],
    [' 螺栓 ', { success: true, message: USED }],
    ['螺母', { success: false, message: '该名称可用！', code: 500 }],
  ])('says of %j %o', async (name, told) => {
    expect((await admin.get('/example/material/isExistName', { name })).body).toMatchObject(told)
  })
})

it('counts as other questions whether values are taken do', async () => {
  const left = async () =>
    Number((await server.sql<{ level: number }>("select level from weft.sys_allowance where kind = 'duplicate'"))[0]?.level ?? 20_000)
  await server.sql('update weft.sys_allowance set at = now()')
  const before = await left()
  for (const name of ['甲', '乙', '丙']) await admin.get('/example/material/isExistName', { name })
  expect(Math.round(before - (await left()))).toBeGreaterThan(0)
})

describe('a field whose rule asks a call of this server', () => {
  it('is refused when it is saved, whoever sends it', async () => {
    expect((await admin.post('/example/rule/add', { code: 'A', fresh: '螺栓' })).body).toMatchObject(refused)
    expect((await admin.post('/example/rule/add', { code: 'A', fresh: '螺母' })).body).toMatchObject({ success: true })
  })

  it('is refused in a change set, and may stay as it is', async () => {
    const { id, version } = (await stored('A')) as Rule
    const { body } = await admin.post('/example/rule/saveBatch', { changed: [{ id, version, fresh: '螺栓' }] })
    expect(body).toMatchObject({ success: false, message: `新物料名称：${USED}` })
    await admin.post('/example/material/add', { code: 'M002', name: '螺母' })
    expect((await admin.put('/example/rule/edit', { id, version, fresh: '螺母', text: '六个以上字符' })).body).toMatchObject({
      success: true,
    })
  })

  it('is refused for its own line of a workbook, and the others are taken', async () => {
    const content = workbook([
      ['编码', '新物料名称'],
      ['B1', '螺栓'],
      ['B2', '垫片'],
    ])
    const { body } = await admin.upload<{ fileUrl: string }>('/example/rule/importExcel', { name: 'a.xlsx', content })
    expect(body).toMatchObject({ code: 201, result: { totalCount: 2, errorCount: 1, successCount: 1 } })
    const { raw } = await admin.get(body.result.fileUrl)
    expect(raw.toString()).toContain(`第 2 行：新物料名称：${USED}，忽略导入。`)
    expect([await stored('B1'), (await stored('B2'))?.fresh]).toEqual([undefined, '垫片'])
  })

  it('is asked as who saves: what he may not call lets nothing pass', async () => {
    const { app } = server
    const call = { session: { rights: new Set() } } as never
    await expect(app.ownCall?.(call, undefined as never, '/sys/checkRule/list', {})).rejects.toMatchObject({ kind: 'noPermission' })
    await expect(app.ownCall?.(call, undefined as never, '/example/material/isExistName', {})).rejects.toMatchObject({ kind: 'badInput' })
    expect(await app.ownCall?.(call, undefined as never, '/of/another/server', {})).toBeUndefined()
  })
})
