import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask } from '../../tests/helpers/backups'
import { keepGivenPassword, TEST_PASSWORD } from '../../tests/helpers/people'
import { ADMIN, makeTestDatabase } from '../../tests/helpers/server'
import { callAt, mustAt, type ServerProcess, signInAt, startServerProcess } from '../../tests/helpers/server-processes'
import { dial, type Listening } from '../../tests/helpers/sockets'
import { startTarget, type TestTarget } from '../../tests/helpers/targets'

/** Milliseconds in which the other server has to know of what it hears. */
const LONGEST = 200

let database: string
let servers: readonly ServerProcess[] = []
let here: string
let there: string
let token: string
let far: TestTarget
beforeAll(async () => {
  database = await makeTestDatabase(false)
  servers = await Promise.all([startServerProcess(database), startServerProcess(database)])
  ;[here = '', there = ''] = servers.map(({ url }) => url)
  token = (await signInAt(here, ADMIN.username, ADMIN.password)).token
  far = await startTarget((_, response) => response.end('fine'))
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()))
  await far?.close()
})

const sql = (text: string, values?: unknown[]) => ask(database, text, values)
const admin = <Result>(method: string, path: string, body?: object) => mustAt<Result>(here, token, method, path, body)
const firstId = async (path: string) => (await admin<{ records: { id: string }[] }>('GET', path)).records[0]?.id ?? ''
const idOf = async (text: string, values: unknown[]) => String((await sql(text, values))[0]?.id ?? '')

interface Person {
  readonly id: string
  readonly username: string
  readonly roleId: string
  readonly token: string
}

const grant = (roleId: string, ids: string, before: string) =>
  admin('POST', '/sys/permission/saveRolePermission', { roleId, permissionIds: ids, lastpermissionIds: before })
const menusOf = async (rights: readonly string[]) =>
  (await sql('select id from weft.sys_permission where perms = any($1)', [[...rights]])).map(({ id }) => id).join()

let made = 0
/** Makes a person of one role here, and signs them in there. */
async function person(rights: readonly string[]): Promise<Person> {
  const username = `two${++made}`
  await admin('POST', '/sys/role/add', { roleName: username, roleCode: username })
  const roleId = await firstId(`/sys/role/list?roleCode=${username}`)
  await grant(roleId, await menusOf(rights), '')
  await admin('POST', '/sys/user/add', { username, realname: username, password: TEST_PASSWORD, selectedroles: roleId })
  const id = await firstId(`/sys/user/list?username=${username}`)
  await keepGivenPassword({ sql: (text, values) => ask(database, text, values) }, id)
  return { id, username, roleId, token: (await signInAt(there, username, TEST_PASSWORD)).token }
}

/** What a person is answered at the other server. */
const askThere = async (who: Person, path: string) => (await callAt(there, who.token, 'GET', path)).body
const succeeds = (path: string) => async (who: Person) => (await askThere(who, path)).success === true
const total = (path: string) => async (who: Person) => ((await askThere(who, path)) as { result: { total: number } }).result.total

async function twoLecturers() {
  for (const name of ['甲甲', '乙乙'])
    await admin('POST', '/course/lecturer/add', { name, email: `${name === '甲甲' ? 'a' : 'b'}@weft.test`, gender: '1', level: '1' })
}

/** Has the rule hold for a role that its list is narrowed by. */
async function bind({ roleId }: Person) {
  const permissionId = await menusOf(['lecturer:list'])
  const rule = { permissionId, ruleName: '可见', ruleColumn: 'email', ruleConditions: '=', ruleValue: 'a@weft.test', status: '1' }
  await admin('POST', '/sys/permission/addPermissionRule', rule)
  const dataRuleIds = await idOf('select id from weft.sys_permission_data_rule where permission_id = $1', [permissionId])
  await admin('POST', '/sys/role/datarule', { permissionId, roleId, dataRuleIds })
}

const FORMS = '/online/cgform/api'
let form: string
async function makeForm() {
  const field = { dbType: 'string', dbLength: 100, fieldShowType: 'text', isShowList: 1, isShowForm: 1 }
  const fields = ['name', 'cost'].map(name => ({ ...field, dbFieldName: name, dbFieldTxt: name }))
  const head = { tableName: 'two_plan', tableTxt: '计划', tableType: 1 }
  form = await admin<string>('POST', `${FORMS}/addAll`, { head, fields, indexs: [] })
  await admin('POST', `${FORMS}/doDbSynch/${form}/normal`)
  for (const name of ['甲', '乙']) await admin('POST', `${FORMS}/form/${form}`, { name, cost: '1' })
  const parentId = await idOf("select id from weft.sys_permission where url = '/online'", [])
  const url = `/online/cgformList/${form}`
  await admin('POST', '/sys/permission/add', {
    name: '计划',
    menuType: 1,
    url,
    component: 'modules/online/cgform/auto/OnlCgformAutoList',
    parentId,
  })
}
async function formReader() {
  const who = await person([])
  await grant(who.roleId, await idOf('select id from weft.sys_permission where url = $1', [`/online/cgformList/${form}`]), '')
  return who
}
async function bindToForm({ roleId }: Person) {
  const rule = { cgformId: form, ruleName: '甲', ruleColumn: 'name', ruleOperator: '=', ruleValue: '甲', status: 1 }
  await admin('POST', `${FORMS}/authData`, rule)
  const id = await idOf('select id from weft.onl_form_rule where cgform_id = $1', [form])
  await admin('POST', `${FORMS}/roleDataAuth/${roleId}/${form}`, { authId: JSON.stringify([id]) })
}

interface Case {
  readonly make: () => Promise<Person>
  readonly look: (who: Person) => Promise<unknown>
  readonly before: unknown
  readonly withdraw: (who: Person) => Promise<unknown>
  readonly after: unknown
}

const holder =
  (...rights: string[]) =>
  () =>
    person(rights)
const ROLES = '/sys/role/list'
/** Read at each call, or kept under a state that is. */
const AT_ONCE: Readonly<Record<string, Case>> = {
  'a right of a role': {
    make: holder('role:list'),
    look: succeeds(ROLES),
    before: true,
    withdraw: async ({ roleId }) => grant(roleId, '', await menusOf(['role:list'])),
    after: false,
  },
  'a right in the menu that is kept': {
    make: holder('role:list'),
    look: async who =>
      ((await askThere(who, '/sys/permission/getPermCode')) as { result: { codeList: string[] } }).result.codeList.includes('role:list'),
    before: true,
    withdraw: async ({ roleId }) => grant(roleId, '', await menusOf(['role:list'])),
    after: false,
  },
  'a menu entry': {
    make: holder('position:list'),
    look: succeeds('/sys/position/list'),
    before: true,
    withdraw: () => sql("update weft.sys_permission set status = '0' where perms = 'position:list'"),
    after: false,
  },
  'a role of a user': {
    make: holder('role:list'),
    look: succeeds(ROLES),
    before: true,
    withdraw: async ({ id }) => admin('PUT', '/sys/user/edit', { id, selectedroles: (await person([])).roleId }),
    after: false,
  },
  'a role': {
    make: holder('role:list'),
    look: succeeds(ROLES),
    before: true,
    withdraw: ({ roleId }) => sql('delete from weft.sys_user_role where role_id = $1', [roleId]),
    after: false,
  },
  'a session': {
    make: holder('role:list'),
    look: succeeds(ROLES),
    before: true,
    withdraw: who => mustAt(here, who.token, 'POST', '/sys/logout'),
    after: false,
  },
  'an account': {
    make: holder('role:list'),
    look: succeeds(ROLES),
    before: true,
    withdraw: ({ id }) => admin('PUT', '/sys/user/frozenBatch', { ids: id, status: '2' }),
    after: false,
  },
  'what a data rule hides': {
    make: holder('lecturer:list'),
    look: total('/course/lecturer/list'),
    before: 2,
    withdraw: bind,
    after: 1,
  },
  'a column of an online form': {
    make: formReader,
    look: async who => JSON.stringify(await askThere(who, `${FORMS}/getData/${form}`)).includes('cost'),
    before: true,
    withdraw: () => admin('PUT', `${FORMS}/authColumn`, { cgformId: form, code: 'cost', status: 1 }),
    after: false,
  },
  'what a rule of an online form hides': {
    make: formReader,
    look: who => total(`${FORMS}/getData/${form}`)(who),
    before: 2,
    withdraw: bindToForm,
    after: 1,
  },
}

describe('what is withdrawn at one server is withdrawn at the other, from its first call on:', () => {
  beforeAll(async () => {
    await twoLecturers()
    await makeForm()
  })

  it.each(Object.keys(AT_ONCE))('%s', async name => {
    const { make, look, before, withdraw, after } = AT_ONCE[name] as Case
    const who = await make()
    // Twice, so that whatever is kept is kept.
    expect([await look(who), await look(who)]).toEqual([before, before])
    await withdraw(who)
    expect(await look(who)).toEqual(after)
  })
})

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: LONGEST, interval: 10 })

describe('what a server hears of is known to it in time:', () => {
  it('a route that is off', async () => {
    const draft = { name: '共同', paths: '/shared/**', targets: far.url, internalAddresses: '127.0.0.1', rights: 'public' }
    await admin('POST', '/sys/gatewayRoute/add', draft)
    const id = await firstId('/sys/gatewayRoute/page')
    const status = async () => (await fetch(`${there}/jeecg-boot/shared/x`)).status
    await admin('POST', '/sys/gatewayRoute/publish', { id })
    await vi.waitFor(async () => expect(await status()).toBe(200))
    await admin('POST', '/sys/gatewayRoute/switchOff', { id })
    await soon(async () => expect(await status()).toBe(404))
  })

  it('an address that a setting names', async () => {
    const set = async (value: string) => {
      const { records } = await admin<{ records: { id: string; code: string; version: number }[] }>('GET', '/sys/setting/list?pageSize=200')
      const found = records.find(({ code }) => code === 'base.internalAddresses')
      await admin('PUT', '/sys/setting/edit', { id: found?.id, version: found?.version, given: { value } })
    }
    const source = {
      code: 'away',
      name: '远处',
      dbType: 'PostgreSQL',
      dbUrl: 'jdbc:postgresql://127.0.0.1:1/x',
      dbUsername: 'x',
      dbPassword: 'x',
    }
    await admin('POST', '/sys/dataSource/add', source)
    const id = await firstId('/sys/dataSource/list')
    const said = async () => (await callAt(there, token, 'POST', '/sys/dataSource/test', { id })).body.message
    const closed = await said()
    await set('127.0.0.1:1')
    await vi.waitFor(async () => expect(await said()).not.toBe(closed))
    await set('')
    await soon(async () => expect(await said()).toBe(closed))
  })

  const open = async (who: Person, place: string): Promise<Listening> => {
    const { ticket } = await mustAt<{ ticket: string }>(there, who.token, 'POST', '/sys/websocket/ticket', {})
    return dial(`${there.replace('http', 'ws')}/jeecg-boot/${place}`, ticket)
  }
  const within = <Result>(result: Promise<Result>) =>
    Promise.race([result, new Promise<'late'>(resolve => setTimeout(resolve, LONGEST, 'late'))])

  it.each([
    ['a right whose table a socket listens to', 4403, async ({ roleId }: Person) => grant(roleId, '', await menusOf(['lecturer:list']))],
    ['a data rule on such a table', 4403, bind],
    ['the session of such a socket', 4401, (who: Person) => mustAt(here, who.token, 'POST', '/sys/logout')],
  ])('%s', async (_, code, withdraw) => {
    const who = await person(['lecturer:list'])
    const socket = await open(who, `vxeSocket/${who.id}/page`)
    await withdraw(who)
    expect(await within(socket.ended)).toBe(code)
  })

  it('the session of a socket of messages', async () => {
    const who = await person([])
    const socket = await open(who, `websocket/${who.id}`)
    await mustAt(here, who.token, 'POST', '/sys/logout')
    expect(await within(socket.ended)).toBe(4401)
  })
})
