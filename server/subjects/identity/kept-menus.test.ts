import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

interface Menu {
  readonly auth: readonly { readonly action: string; readonly describe: string }[]
  readonly homePath: string | null
}

const menuOf = async ({ caller }: TestPerson) => (await caller.get<Menu>('/sys/permission/getUserPermissionByToken')).body.result
const rightsOf = async (person: TestPerson) => (await menuOf(person)).auth.map(({ action }) => action)
const RIGHT = "(select id from weft.sys_permission where perms = 'user:list')"
const grant = ({ roleId }: TestPerson) =>
  server.sql(`insert into weft.sys_role_permission (tenant_id, role_id, permission_id) select 0, $1, ${RIGHT}`, [roleId])
const revoke = ({ roleId }: TestPerson) =>
  server.sql(`delete from weft.sys_role_permission where role_id = $1 and permission_id = ${RIGHT}`, [roleId])

it('a menu that is kept follows what is granted, each time', async () => {
  const person = await makePerson(server, admin)
  const other = await makePerson(server, admin)
  for (const _ of [1, 2]) {
    expect(await rightsOf(person)).toEqual([])
    await grant(person)
    expect(await rightsOf(person)).toEqual(['user:list'])
    expect(await rightsOf(other)).toEqual([])
    await revoke(person)
  }
})

it('a menu that is kept follows its rows: renamed, switched off and on, and named as before', async () => {
  const person = await makePerson(server, admin, ['user:list'])
  const describe = async () => (await menuOf(person)).auth.map(right => right.describe)
  const [before] = await describe()
  const change = (set: string) => server.sql(`update weft.sys_permission set ${set} where perms = 'user:list'`)
  await change("name = '另一个名称'")
  expect(await describe()).toEqual(['另一个名称'])
  await change("status = '0'")
  expect(await describe()).toEqual([])
  await change("status = '1'")
  expect(await describe()).toEqual(['另一个名称'])
  await server.sql("update weft.sys_permission set name = $1 where perms = 'user:list'", [before])
  expect(await describe()).toEqual([before])
})

it('a menu that is kept follows the first page of the roles', async () => {
  const person = await makePerson(server, admin, ['user:list'])
  const { homePath } = await menuOf(person)
  await server.sql("insert into weft.sys_role_index (role_code, url, priority, status) values ($1, '/isystem/user', 1, '1')", [
    person.username,
  ])
  expect(homePath).toBeNull()
  expect((await menuOf(person)).homePath).toBe('/isystem/user')
})
