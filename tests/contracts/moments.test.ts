import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../helpers/server'
import { workbook } from '../helpers/workbook'

let server: TestServer
let admin: Caller
let nth = 100
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const kept = async (query: string) => (await server.sql<{ moment: string }>(query))[0]?.moment

/** Doors of moments that no entity describes: what each says of one, and what it has kept. */
const DOORS: Readonly<Record<string, (moment: string) => Promise<string | undefined>>> = {
  'begin of a tenant': async beginDate => {
    const id = nth++
    const { body } = await admin.post('/sys/tenant/add', { id, name: `第${id}处`, beginDate })
    return body.success ? kept(`select begin_date::text as moment from weft.sys_tenant where id = ${id}`) : body.message
  },
  'end of a tenant': async endDate => {
    const id = nth++
    const { body } = await admin.post('/sys/tenant/add', { id, name: `第${id}处`, endDate })
    return body.success ? kept(`select end_date::text as moment from weft.sys_tenant where id = ${id}`) : body.message
  },
  'begin of an announcement': async startTime => {
    const titile = `公告${nth++}`
    const more = { msgContent: '文', msgCategory: '1', priority: 'L', msgType: 'ALL' }
    const { body } = await admin.post('/sys/annountCement/add', { titile, startTime, ...more })
    return body.success ? kept(`select start_time::text as moment from weft.sys_announcement where titile = '${titile}'`) : body.message
  },
}

it.each(Object.entries(DOORS))('the %s is kept as it is written, or refused with the reason', async (_, door) => {
  expect(await door('1988-04-17 02:30:00')).toMatch(/^(开始|结束)时间：该时间不存在：当日夏令时开始/)
  expect(await door('1941-03-15 00:30:00')).toContain('该时间不存在')
  for (const moment of ['2026-02-29 08:00:00', '2026-01-01 24:00:00', '2026-01-01 23:59:60', '0000-01-01 00:00:00'])
    expect(await door(moment)).toMatch(/^(开始|结束)时间/)
  // The hour that came twice is the one of the usual time.
  expect(await door('1988-09-11 01:30:00')).toBe('1988-09-11 01:30:00+08')
  expect(await door('\u30002028-02-29 23:59:59 ')).toBe('2028-02-29 23:59:59+08')
})

it.each([
  ['2000/2/29', '2000-02-29'],
  ['2000年2月29日', '2000-02-29'],
  ['20000229', '2000-02-29'],
  ['2001-2-29', '生日格式不正确'],
  ['今天', '生日格式不正确'],
])('a birthday in a workbook of users is read as in one of records: %s', async (written, want) => {
  const username = `person${nth++}`
  const content = workbook([
    ['用户账号', '用户姓名', '生日'],
    [username, '甲', written],
  ])
  const { body } = await admin.upload<{ fileUrl: string } | null>('/sys/user/importExcel', { name: 'a.xlsx', content })
  const refused = body.code === 200 ? undefined : (await admin.get(body.result?.fileUrl ?? '')).raw.toString('utf8')
  expect(refused ?? (await kept(`select birthday::text as moment from weft.sys_user where username = '${username}'`))).toContain(want)
})
