import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ask } from '../../tests/helpers/backups'
import { keepGivenPassword, TEST_PASSWORD } from '../../tests/helpers/people'
import { type GivenPostgres, startGivenPostgres } from '../../tests/helpers/postgres'
import { ADMIN } from '../../tests/helpers/server'
import { callAt, listenAt, mustAt, type ServerProcess, signInAt, startServerProcess } from '../../tests/helpers/server-processes'
import type { Listening } from '../../tests/helpers/sockets'

let database: GivenPostgres
let servers: ServerProcess[] = []
let first: string
let second: string
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-two-'))
  chmodSync(folder, 0o755)
  database = await startGivenPostgres(folder)
  servers = await Promise.all([startServerProcess(database.url), startServerProcess(database.url)])
  first = servers[0]?.url ?? ''
  second = servers[1]?.url ?? ''
  await makeAuditor(await admin())
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()))
  await database?.stop()
})

/** The auditor at the second process. */
const listenThere = () => listenAt(second, 'auditor', TEST_PASSWORD)
const admin = async () => (await signInAt(first, ADMIN.username, ADMIN.password)).token
const notified = (there: Listening, frame: object) => vi.waitFor(() => expect(there.frames).toContainEqual(frame))

interface Rows {
  readonly records: readonly { readonly id: string; readonly [name: string]: unknown }[]
}

/** The id of the only row with a value. */
async function idOf(token: string, base: string, name: string, value: string): Promise<string> {
  const { records } = await mustAt<Rows>(first, token, 'GET', `${base}/list?${name}=${encodeURIComponent(value)}`)
  return records[0]?.id ?? ''
}

/** A user whose one role may open what the administrators may. */
async function makeAuditor(token: string): Promise<void> {
  await mustAt(first, token, 'POST', '/sys/role/add', { roleName: '审计员', roleCode: 'auditor' })
  const [roleId, administrators] = [
    await idOf(token, '/sys/role', 'roleCode', 'auditor'),
    await idOf(token, '/sys/role', 'roleCode', 'admin'),
  ]
  const granted = await mustAt<string[]>(first, token, 'GET', `/sys/permission/queryRolePermission?roleId=${administrators}`)
  await mustAt(first, token, 'POST', '/sys/permission/saveRolePermission', { roleId, permissionIds: granted.join(), lastpermissionIds: '' })
  const person = { username: 'auditor', realname: '沈审', password: TEST_PASSWORD, selectedroles: roleId }
  await mustAt(first, token, 'POST', '/sys/user/add', person)
  const id = await idOf(token, '/sys/user', 'username', 'auditor')
  await keepGivenPassword({ sql: (text, values) => ask(database.url, text, values) }, id)
}

async function release(token: string, titile: string): Promise<string> {
  await mustAt(first, token, 'POST', '/sys/annountCement/add', { titile })
  const id = await idOf(token, '/sys/annountCement', 'titile', titile)
  await mustAt(first, token, 'GET', `/sys/annountCement/doReleaseData?id=${id}`)
  return id
}

it('what is released, changed and signed out at one process reaches those who are connected to the other', async () => {
  const there = await listenThere()
  const token = await admin()
  const id = await release(token, '跨进程')
  await notified(there, { cmd: 'topic', msgId: id, msgTxt: '跨进程' })
  await mustAt(first, token, 'POST', '/sys/dict/add', { dictName: '跨进程', dictCode: 'across' })
  await notified(there, { cmd: 'dictionary', msgTxt: 'across' })
  await mustAt(first, there.token, 'POST', '/sys/logout')
  expect(await there.ended).toBe(4401)
})

it('what is granted and what the menu becomes is told to those whom it concerns, and a change of roles ends their sessions', async () => {
  const there = await listenThere()
  const token = await admin()
  const permission = { cmd: 'permission', msgTxt: '' }
  const roleId = await idOf(token, '/sys/role', 'roleCode', 'auditor')
  await mustAt(first, token, 'POST', '/sys/role/add', { roleName: '他人', roleCode: 'others' })
  const others = await idOf(token, '/sys/role', 'roleCode', 'others')
  const granted = await mustAt<string[]>(first, token, 'GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)
  const grant = (role: string, permissionIds: readonly string[], lastpermissionIds: readonly string[]) =>
    mustAt(first, token, 'POST', '/sys/permission/saveRolePermission', {
      roleId: role,
      permissionIds: permissionIds.join(),
      lastpermissionIds: lastpermissionIds.join(),
    })
  await grant(others, granted, [])
  await mustAt(first, token, 'POST', '/sys/dict/add', { dictName: '之后', dictCode: 'after' })
  await notified(there, { cmd: 'dictionary', msgTxt: 'after' })
  expect(there.frames, 'another role is not theirs').not.toContainEqual(permission)
  await grant(roleId, granted.slice(1), granted)
  await notified(there, permission)
  await grant(roleId, granted, granted.slice(1))
  there.frames.length = 0
  await mustAt(first, token, 'POST', '/sys/permission/add', { name: '新页', menuType: 0, url: '/new', component: 'layouts/RouteView' })
  await notified(there, permission)
  const userId = there.userInfo.id
  await mustAt(first, token, 'PUT', '/sys/user/edit', { id: userId, selectedroles: `${roleId},${others}` })
  expect(await there.ended).toBe(4401)
})

it('after a restart of the whole database both processes push again, and what they missed is read anew', async () => {
  const there = await listenThere()
  const token = await admin()
  await database.kill()
  await vi.waitFor(async () => expect((await callAt(first, token, 'GET', '/sys/user/getCurrentUserDeparts')).status).toBe(503))
  await database.start()
  const id = await vi.waitFor(() => release(token, '重启之间'))
  for (const frame of [
    { cmd: 'topic', msgTxt: '请重新加载消息' },
    { cmd: 'dictionary', msgTxt: '' },
    { cmd: 'permission', msgTxt: '' },
  ])
    await notified(there, frame)
  const mine = await mustAt<{ anntMsgList: { id: string }[] }>(second, there.token, 'GET', '/sys/annountCement/listByUser')
  expect(mine.anntMsgList.map(one => one.id)).toContain(id)
  const later = await release(token, '重启之后')
  await notified(there, { cmd: 'topic', msgId: later, msgTxt: '重启之后' })
  expect(there.socket.readyState).toBe(1)
})

it('a process that stops says good-bye to its sockets', async () => {
  const there = await listenThere()
  await servers[1]?.stop()
  expect(await there.ended).toBe(1001)
})
