import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { workbook } from '../../../tests/helpers/workbook'

const KB = 1024
const MB = 1024 * KB
const ATTACHMENT = '/example/attachment'

/** 1 MB for each user, 3 MB for the tenant. */
let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true, env: { USER_STORAGE_MB: '1', TENANT_STORAGE_MB: '3' } })
  admin = await server.signIn()
})
afterEach(async () => {
  await server.sql('delete from weft.sys_upload; delete from weft.sys_file')
  await server.app.files.parts.clean(Number.MAX_SAFE_INTEGER)
})
afterAll(() => server?.close())

const person = (rights: readonly string[] = []) => makePerson(server, admin, rights)
const textOf = (size: number) => Buffer.alloc(size, 'x')
const upload = ({ caller }: { caller: Caller }, size: number) =>
  caller.upload('/sys/common/upload', { name: 'a.txt', content: textOf(size) }, { biz: 'document' })

async function kept(who: { caller: Caller }, size: number): Promise<string> {
  const { body } = await upload(who, size)
  expect(body.success, body.message).toBe(true)
  return body.message
}

const idOf = (path: string) => path.split('/')[1] ?? ''

interface Space {
  readonly used: number
  readonly limit: number | null
}
const usage = async ({ caller }: { caller: Caller }) =>
  (await caller.get<{ user: Space; tenant: Space | null }>('/sys/common/storage')).body.result
const used = async (who: { caller: Caller }) => (await usage(who)).user.used

interface Unused {
  readonly id: string
  readonly name: string
  readonly size: number
}
const unused = async ({ caller }: { caller: Caller }) => (await caller.get<Unused[]>('/sys/common/storage/unused')).body.result
const remove = async ({ caller }: { caller: Caller }, ...ids: string[]) =>
  (await caller.delete('/sys/common/storage/unused', { ids: ids.join() })).body

const bytesOf = (path: string) => join(server.dataDir, 'files', idOf(path).slice(0, 2), idOf(path))
const lying = (folder: string) => readdirSync(join(server.dataDir, 'files', folder))
/** Files that lie below their ids. */
const stored = () =>
  readdirSync(join(server.dataDir, 'files'))
    .filter(name => name.length === 2)
    .flatMap(lying)

const PARTS = '/sys/common/parts'
const base64 = (text: string) => Buffer.from(text).toString('base64')

function begin({ caller }: { caller: Caller }, size: number) {
  const about = `filename ${base64('a.txt')},biz ${base64('document')}`
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(size), 'upload-metadata': about }
  return caller.call('POST', PARTS, { headers })
}

async function sendAll({ caller }: { caller: Caller }, id: string, size: number) {
  const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  expect((await caller.call('PATCH', `${PARTS}/${id}`, { headers, payload: textOf(size) })).status).toBe(204)
}

const begunId = (answer: { headers: Record<string, unknown> }) => String(answer.headers.location).split('/').at(-1) ?? ''
const finish = ({ caller }: { caller: Caller }, id: string) => caller.post('/sys/common/uploadFinish', { id })

describe('what is kept', () => {
  it('is counted, and no more when it is deleted', async () => {
    const who = await person()
    expect(await usage(who)).toEqual({ user: { used: 0, limit: MB }, tenant: null })
    const path = await kept(who, 300 * KB)
    await kept(who, 200 * KB)
    expect(await used(who)).toBe(500 * KB)
    expect(await remove(who, idOf(path))).toMatchObject({ success: true, message: '已删除 1 个文件' })
    expect(await used(who)).toBe(200 * KB)
    expect(existsSync(bytesOf(path))).toBe(false)
    expect((await who.caller.get(`/sys/common/static/${path}`)).status).toBe(404)
  })

  it('is not counted when its transaction fails', async () => {
    const who = await person()
    const actor = { tenantId: 0, username: who.username, orgCode: null }
    const { files } = server.app
    const content = { name: 'a.txt', biz: 'document', type: 'text/plain', content: textOf(100) }
    const failing = server.app.data?.withTenant(actor, async trx => {
      await files.saveFile(trx, content)
      expect((await files.space.usage(trx, false)).user.used).toBe(100)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await used(who)).toBe(0)
  })

  it('of the tenant is told to those who keep its users', async () => {
    const keeper = await person(['user:edit'])
    const before = (await usage(keeper)).tenant?.used ?? -1
    const path = await kept(keeper, 10 * KB)
    expect((await usage(keeper)).tenant).toEqual({ used: before + 10 * KB, limit: 3 * MB })
    await remove(keeper, idOf(path))
  })
})

describe('a user who has used up the limit', () => {
  it('is refused another file, with the numbers, and nothing of it stays', async () => {
    const who = await person()
    await kept(who, 924 * KB)
    const before = stored().length
    const { body } = await upload(who, 200 * KB)
    const message = '上传失败！个人存储空间不足：已用 924 KB，剩余 100 KB，本文件 200 KB。请在“存储空间”中清理未使用的文件'
    expect(body).toMatchObject({ success: false, message })
    expect([await used(who), stored().length, lying('arrivals')]).toEqual([924 * KB, before, []])
    await kept(who, 100 * KB)
    expect(await used(who)).toBe(MB)
  })

  it('does not get past it with two files at once', async () => {
    const who = await person()
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(who, 400 * KB)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(2)
    expect(await used(who)).toBe(800 * KB)
  })

  it('begins no file in parts that would be larger than what is left', async () => {
    const who = await person()
    await kept(who, 600 * KB)
    const refused = await begin(who, 500 * KB)
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('剩余 424 KB，本文件 500 KB')])
    expect(lying('parts')).toEqual([])
    const begun = await begin(who, 400 * KB)
    expect(begun.status).toBe(201)
    expect(await used(who)).toBe(1000 * KB)
    // What was announced is kept for it.
    expect((await upload(who, 100 * KB)).body.success).toBe(false)
    await sendAll(who, begunId(begun), 400 * KB)
    expect((await finish(who, begunId(begun))).body.success).toBe(true)
    expect(await used(who)).toBe(1000 * KB)
  })

  it('is refused the end of a file in parts that no longer fits, and its parts are gone', async () => {
    const who = await person()
    const id = begunId(await begin(who, 400 * KB))
    await sendAll(who, id, 400 * KB)
    // As after a restart with a lower limit.
    await server.sql('update weft.sys_file_usage set bytes = bytes + $2 where username = $1', [who.username, MB])
    expect((await finish(who, id)).body).toMatchObject({ success: false, message: expect.stringContaining('个人存储空间不足') })
    expect([lying('parts'), lying('arrivals')]).toEqual([[], []])
    expect(await used(who)).toBe(MB)
  })

  it('may keep files again when unfinished uploads have grown too old', async () => {
    const who = await person()
    await begin(who, 900 * KB)
    expect((await upload(who, 200 * KB)).body.success).toBe(false)
    await server.sql(
      `alter table weft.sys_upload disable trigger stamp;
       update weft.sys_upload set create_time = now() - interval '4 days' where create_by = '${who.username}';
       alter table weft.sys_upload enable trigger stamp`,
    )
    await kept(who, 200 * KB)
    expect(await used(who)).toBe(200 * KB)
  })

  it('imports no sheet with errors, for their list finds no room', async () => {
    const who = await person(['exampleAttachment:list', 'exampleAttachment:import'])
    await kept(who, MB)
    const name = `导入${randomBytes(3).toString('hex')}`
    const content = workbook([['资料名称', '说明'], [name], ['', '没有名称']])
    const { body } = await who.caller.upload(`${ATTACHMENT}/importExcel`, { name: 'a.xlsx', content })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('个人存储空间不足') })
    const { body: list } = await who.caller.get<{ total: number }>(`${ATTACHMENT}/list`, { name })
    expect([list.result.total, lying('arrivals')]).toEqual([0, []])
  })
})

describe('a tenant that has used up the limit', () => {
  it('keeps no more of anybody, whichever way it comes', async () => {
    for (let index = 0; index < 3; index++) await kept(await person(), 1000 * KB)
    const who = await person(['exampleAttachment:list', 'exampleAttachment:import'])
    const message = '上传失败！租户存储空间不足：剩余 72 KB，本文件 100 KB。请联系管理员'
    expect((await upload(who, 100 * KB)).body).toMatchObject({ success: false, message })
    expect((await begin(who, 100 * KB)).body).toMatchObject({ success: false, message })
    expect(await used(who)).toBe(0)
    await kept(who, 72 * KB)
    const sheet = { name: 'a.xlsx', content: workbook([['资料名称'], ['']]) }
    const { body } = await who.caller.upload(`${ATTACHMENT}/importExcel`, sheet)
    expect(body.success).toBe(false)
  })

  it('is not got past by several users at once', async () => {
    const people = [await person(), await person(), await person(), await person()]
    const answers = await Promise.all(people.map(each => upload(each, 900 * KB)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3)
  })

  it('waits, and does not fail, when transactions count for several users in opposite order', async () => {
    const people = [await person(), await person()]
    const { data, files } = server.app
    for (const each of people) await kept(each, 10)
    const [first = '', second = ''] = people.map(({ username }) => username)
    const keepAndRemove = async (username: string, other: string) =>
      data?.withTenant({ tenantId: 0, username, orgCode: null }, async trx => {
        await files.saveFile(trx, { name: 'a.txt', biz: 'document', type: 'text/plain', content: textOf(10) })
        await sleep(100)
        await trx.deleteFrom('sysFile').where('createBy', '=', other).where('size', '=', 10).execute()
      })
    await Promise.all([keepAndRemove(first, second), keepAndRemove(second, first)])
  })
})

describe('files that no record names', () => {
  const RIGHTS = ['list', 'add', 'edit', 'delete'].map(right => `exampleAttachment:${right}`)

  it('are listed to their sender, the largest first', async () => {
    const [who, other] = [await person(RIGHTS), await person()]
    const [small, large, named] = [await kept(who, 10), await kept(who, 20), await kept(who, 30)]
    await kept(other, 40)
    expect((await who.caller.post(`${ATTACHMENT}/add`, { name: '引用', papers: named })).body.success).toBe(true)
    const found = await unused(who)
    expect(found.map(({ id, name, size }) => [id, name, size])).toEqual([
      [idOf(large), 'a.txt', 20],
      [idOf(small), 'a.txt', 10],
    ])
  })

  it('are all that is deleted', async () => {
    const [who, other] = [await person(RIGHTS), await person()]
    const [loose, named, foreign] = [await kept(who, 10), await kept(who, 20), await kept(other, 30)]
    await who.caller.post(`${ATTACHMENT}/add`, { name: '引用', papers: named })
    const refused = { success: false, message: '文件已被使用或不存在，未删除任何文件' }
    expect(await remove(who, idOf(named))).toMatchObject(refused)
    expect(await remove(who, idOf(foreign))).toMatchObject(refused)
    expect((await remove(who, idOf(loose), idOf(named), idOf(foreign))).message).toBe('已删除 1 个文件')
    expect([loose, named, foreign].map(path => existsSync(bytesOf(path)))).toEqual([false, true, true])
    expect([await used(who), await used(other)]).toEqual([20, 30])
  })

  it('are not deleted while a record that names them is being written', async () => {
    const who = await person()
    const path = await kept(who, 10)
    const actor = { tenantId: 0, username: who.username, orgCode: null }
    await server.app.data?.withTenant(actor, async trx => {
      await trx.updateTable('sysUser').set({ avatar: path }).where('username', '=', who.username).execute()
      expect((await remove(who, idOf(path))).success).toBe(false)
    })
    expect((await who.caller.get(`/sys/common/static/${path}`)).status).toBe(200)
    expect(await unused(who)).toEqual([])
  })

  it('of a guest in another tenant are not shown there', async () => {
    const who = await person()
    const avatar = await kept(who, 10)
    await server.app.data?.withTenant({ tenantId: 0, username: who.username, orgCode: null }, trx =>
      trx.updateTable('sysUser').set({ avatar }).where('username', '=', who.username).execute(),
    )
    await admin.post('/sys/tenant/add', { id: 41, name: '客户', status: 1 })
    await server.sql(`update weft.sys_user set rel_tenant_ids = '41' where id = $1`, [who.id])
    const guest = await server.signIn(who.username, 'Long-enough-2026')
    const there = await guest.call('GET', '/sys/common/storage/unused', { headers: { tenant_id: '41' } })
    expect(there.body.result).toEqual([])
  })
})

it('without limits everything is kept', async () => {
  const open = await startTestServer({ env: { USER_STORAGE_MB: '0', TENANT_STORAGE_MB: '0' } })
  try {
    const caller = await open.signIn()
    expect((await upload({ caller }, 2 * MB)).body.success).toBe(true)
    expect(await usage({ caller })).toEqual({ user: { used: 2 * MB, limit: null }, tenant: { used: 2 * MB, limit: null } })
  } finally {
    await open.close()
  }
})
