import { randomBytes } from 'node:crypto'
import type { Caller, TestServer } from './server'

/** A person of a test, signed in. */
export interface TestPerson {
  readonly id: string
  readonly username: string
  readonly roleId: string
  readonly caller: Caller
}

export const TEST_PASSWORD = 'Long-enough-2026'

interface Page<Row> {
  records: Row[]
}

/** The password that was given to an account counts as the user's own: sessions that begin with it may do everything. */
export async function keepGivenPassword(server: Pick<TestServer, 'sql'>, userId: string): Promise<void> {
  await server.sql('update weft.sys_user_secret set one_time = false where user_id = $1', [userId])
}

/** Makes a person whose one role holds exactly these rights, such as `user:list`, and signs them in. */
export async function makePerson(server: TestServer, admin: Caller, rights: readonly string[] = []): Promise<TestPerson> {
  const username = `p${randomBytes(5).toString('hex')}`
  await admin.post('/sys/role/add', { roleName: username, roleCode: username })
  const roles = await admin.get<Page<{ id: string }>>('/sys/role/list', { roleCode: username })
  const roleId = roles.body.result.records[0]?.id ?? ''
  const rows = await server.sql<{ id: string }>('select id from weft.sys_permission where perms = any($1)', [[...rights]])
  if (rows.length !== rights.length) throw new Error(`Some of these rights have no row: ${rights.join(', ')}`)
  await admin.post('/sys/permission/saveRolePermission', { roleId, permissionIds: rows.map(row => row.id).join(), lastpermissionIds: '' })
  const made = await admin.post('/sys/user/add', { username, realname: username, password: TEST_PASSWORD, selectedroles: roleId })
  if (!made.body.success) throw new Error(`The person ${username} cannot be made: ${made.body.message}`)
  const people = await admin.get<Page<{ id: string }>>('/sys/user/list', { username })
  const id = people.body.result.records[0]?.id ?? ''
  await keepGivenPassword(server, id)
  return { id, username, roleId, caller: await server.signIn(username, TEST_PASSWORD) }
}
