import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePerson, TEST_PASSWORD } from '../../../tests/helpers/people'
import { type Caller, makeCaller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { workbook } from '../../../tests/helpers/workbook'
import type { SysTenant } from '../../generated/operations'

let server: TestServer
let admin: Caller
let tenantId = 100
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())
beforeEach(async () => {
  tenantId++
  await admin.post('/sys/tenant/add', { id: tenantId, name: `租户${tenantId}`, userLimit: 2 })
})

const tenant = async () => (await admin.get<SysTenant>('/sys/tenant/queryById', { id: tenantId })).body.result
const letIn = async (...usernames: string[]) => (await admin.put('/sys/tenant/addUsers', { tenantId, usernames: usernames.join() })).body
const full = (limit = 2) => `租户【租户${tenantId}】的用户数已达上限（${limit} 人），请联系系统管理员调整上限或移出不再使用的用户`

async function addUser(more: object = {}): Promise<string> {
  const username = `limited${++count}`
  const { body } = await admin.post('/sys/user/add', { username, realname: username, password: TEST_PASSWORD, ...more })
  if (!body.success) throw new Error(body.message)
  return username
}

/** A user of the tenant, working in it. */
async function worker(manages = false): Promise<Caller> {
  const person = await makePerson(server, admin)
  await letIn(person.username)
  if (manages) await admin.put('/sys/tenant/manager', { tenantId, id: person.id, manager: true })
  const { token } = await server.signIn(person.username, TEST_PASSWORD)
  return makeCaller(server.app, token, { tenant_id: String(tenantId) })
}

describe('a tenant with a limit of users', () => {
  it('takes no more than that, says which limit it is, and lets none of those in who were asked for together', async () => {
    const [one, two, three] = [await addUser(), await addUser(), await addUser()]
    expect(await letIn(one, two, three)).toMatchObject({ success: false, message: full() })
    expect((await tenant()).users).toBe(0)
    expect(await letIn(one, two)).toMatchObject({ success: true })
    expect(await letIn(two)).toMatchObject({ success: true })
    expect(await letIn(three)).toMatchObject({ success: false, message: full() })
    expect((await tenant()).users).toBe(2)
  })

  it('takes one of two who are let in at once when there is room for one', async () => {
    await letIn(await addUser())
    const names = await Promise.all([addUser(), addUser(), addUser()])
    const answers = await Promise.all(names.map(name => letIn(name)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ success }) => !success).map(({ message }) => message)).toEqual([full(), full()])
    expect((await tenant()).users).toBe(2)
  })

  it('counts those whom it adds itself, in a workbook too, and those who come back from the recycle bin', async () => {
    const inside = await worker(true)
    const user = (username: string) => inside.post('/sys/user/add', { username, realname: username, password: TEST_PASSWORD })
    expect((await user(`inside${tenantId}a`)).body).toMatchObject({ success: true })
    expect((await user(`inside${tenantId}b`)).body).toMatchObject({ success: false, message: full() })
    const { body } = await inside.get<{ records: { id: string }[] }>('/sys/user/list', { username: `inside${tenantId}a` })
    const [{ id = '' } = {}] = body.result.records
    await inside.delete('/sys/user/delete', { id })
    expect((await tenant()).users).toBe(1)
    expect((await user(`inside${tenantId}b`)).body).toMatchObject({ success: true })
    expect((await inside.put('/sys/user/putRecycleBin', { userIds: id })).body).toMatchObject({ success: false, message: full() })
  })

  it('is not passed by an edit of the user', async () => {
    await letIn(await addUser(), await addUser())
    const username = await addUser()
    const { body } = await admin.get<{ records: { id: string }[] }>('/sys/user/list', { username })
    const id = body.result.records[0]?.id
    const edited = await admin.put('/sys/user/edit', { id, relTenantIds: String(tenantId) })
    expect(edited.body).toMatchObject({ success: false, message: full() })
  })

  it('keeps who is there when the limit falls below, and takes any number without one', async () => {
    await letIn(await addUser(), await addUser())
    const edit = async (values: object) => (await admin.put('/sys/tenant/edit', { id: tenantId, ...values })).body
    expect(await edit({ userLimit: 1 })).toMatchObject({ success: true })
    expect(await tenant()).toMatchObject({ users: 2, userLimit: 1 })
    expect(await letIn(await addUser())).toMatchObject({ success: false, message: full(1) })
    expect(await edit({ userLimit: null })).toMatchObject({ success: true })
    expect(await letIn(await addUser())).toMatchObject({ success: true })
  })

  it('refuses rows of a workbook that go beyond it', async () => {
    await admin.put('/sys/tenant/edit', { id: 0, userLimit: 10_000 })
    const { users = 0 } = (await admin.get<SysTenant>('/sys/tenant/queryById', { id: 0 })).body.result
    await admin.put('/sys/tenant/edit', { id: 0, userLimit: users })
    const file = workbook([
      ['用户账号', '用户姓名'],
      ['fromsheet', '表'],
    ])
    const { body } = await admin.upload<{ fileUrl: string }>('/sys/user/importExcel', { name: 'a.xlsx', content: file })
    await admin.put('/sys/tenant/edit', { id: 0, userLimit: null })
    expect((await admin.get(body.result.fileUrl)).raw.toString('utf8')).toContain(`的用户数已达上限（${users} 人）`)
    expect(await server.sql("select from weft.sys_user where username = 'fromsheet'")).toEqual([])
  })
})

describe('a tenant with a limit of storage', () => {
  it('keeps no more than that, whatever the installation allows, and shows what it keeps', async () => {
    await admin.put('/sys/tenant/edit', { id: tenantId, storageMb: 1 })
    const caller = await worker()
    const upload = async (size: number) =>
      (await caller.upload('/sys/common/upload', { name: 'a.txt', content: Buffer.alloc(size, 'x') }, { biz: 'document' })).body
    expect(await upload(700 * 1024)).toMatchObject({ success: true })
    expect(await upload(700 * 1024)).toMatchObject({ success: false, message: expect.stringContaining('租户') })
    expect((await tenant()).storageUsed).toBe(0.7)
  })
})
