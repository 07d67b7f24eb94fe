import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'
import type { AddressEntry, SysDepart } from '../../generated/operations'

let server: TestServer
let admin: Caller
let reader: TestPerson
let above: string
let below: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = await makePerson(server, admin, ['addressBook:list'])
  await admin.post('/sys/position/add', { code: 'chief', name: '处长', postRank: '1' })
  above = await departId('审计局', '')
  below = await departId('数据处', above)
  await add('zhangwei', '张伟', { post: 'chief', telephone: '010-6601', phone: '13800001111', email: 'zw@example.org' }, below)
  await add('zenghua', '曾华', { workNo: '0777', userIdentity: 2, departIds: above }, above)
  await add('li', '李宁', {})
})
afterAll(() => server?.close())

async function departId(departName: string, parentId: string): Promise<string> {
  await admin.post('/sys/sysDepart/add', { departName, parentId })
  const all = (await admin.get<SysDepart[]>('/sys/sysDepart/listAll')).body.result
  return all.find(one => one.departName === departName)?.id ?? ''
}

async function add(username: string, realname: string, more: object, selecteddeparts = ''): Promise<void> {
  const { body } = await admin.post('/sys/user/add', { username, realname, password: 'Person-2026-x', selecteddeparts, ...more })
  if (!body.success) throw new Error(body.message)
}

const entries = async (query: Record<string, string>, who: Caller = reader.caller) =>
  (await who.get<{ records: AddressEntry[] }>('/sys/user/queryByOrgCodeForAddressList', query)).body.result.records
const namesOf = async (query: Record<string, string>) => (await entries(query)).map(({ realname }) => realname)
const codeOf = async (id: string) => (await admin.get<SysDepart>('/sys/sysDepart/queryById', { id })).body.result.orgCode ?? ''

describe('an address book', () => {
  it('tells who may read it telephones, mail, post, departments and who heads them', async () => {
    expect((await entries({ realname: '张伟' }))[0]).toMatchObject({
      post_dictText: '处长',
      telephone: '010-6601',
      phone: '13800001111',
      email: 'zw@example.org',
      departName: '数据处',
      headOf: null,
    })
    expect((await entries({ realname: '曾华' }))[0]).toMatchObject({ departName: '审计局', headOf: '审计局' })
    const stranger = await makePerson(server, admin)
    expect((await stranger.caller.get('/sys/user/queryByOrgCodeForAddressList')).body.code).toBe(510)
  })

  it('is read by department, with those below it', async () => {
    expect(await namesOf({ orgCode: await codeOf(above) })).toEqual(['曾华', '张伟'])
    expect(await namesOf({ orgCode: await codeOf(below) })).toEqual(['张伟'])
  })

  it.each([
    ['*zhangwei*', ['张伟']],
    ['zengh', ['曾华']],
    ['ZW', ['张伟']],
    ['李', ['李宁']],
    ['0777', ['曾华']],
    ['6601', ['张伟']],
    ['nobody at all', []],
  ])('is searched by %s', async (realname, want) => {
    expect(await namesOf({ realname })).toEqual(want)
  })

  it('goes out as a workbook of what was searched for who may take it', async () => {
    const { raw } = await admin.get('/sys/addressBook/exportXls', { realname: 'zhangw' })
    const rows = rowsOf(raw)
    expect(rows.slice(2).map(([first]) => first)).toEqual(['姓名', '张伟'])
    expect(rows[3]).toEqual(['张伟', '', '数据处', '处长', '', '13800001111', '010-6601', 'zw@example.org'])
    expect((await reader.caller.get('/sys/addressBook/exportXls')).body.code).toBe(510)
  })
})
