import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { type Caller, OWNER_CONNECTION, type TestAnswer } from '../../helpers/server'
import { dial, type Listening } from '../../helpers/sockets'
import { workbook } from '../../helpers/workbook'
import { operations } from '../support/contracts'
import { accessOf, matrix } from '../support/matrix'
import { pathFor, send } from '../support/requests'
import { openWorld, world } from '../support/shared'
import { together } from '../support/together'
import type { World } from '../support/world'

openWorld()

const SECRET = '甲方机密'
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
/** What stands in messages of PostgreSQL, Node and our files, and in no answer. */
const INSIDE =
  /permission denied|relation |violates|SQLSTATE|\bselect\b|ECONN|ENOENT|EACCES|ENOTDIR|terminating|node_modules|\.ts:\d|\/work\/|\/tmp\/|weft_|Error:/i

let nobody: Caller
let plain: Caller
let tenant: World
let admin: pg.Client
let database: string
let roles: { owner: string; app: string; auth: string; report: string }
beforeAll(async () => {
  nobody = world.server.anonymous
  plain = (await world.person()).caller
  tenant = await world.tenant(7, SECRET)
  await tenant.usual('/course/lecturer')
  const url = new URL(world.server.databaseUrl)
  database = url.pathname.slice(1)
  url.pathname = '/postgres'
  admin = new pg.Client(url.href)
  await admin.connect()
  const inside = new pg.Client(world.server.databaseUrl)
  await inside.connect()
  const { rows } = await inside.query<{ prefix: string }>('select prefix from weft_setup.installation')
  await inside.end()
  const name = (role: string) => `${rows[0]?.prefix}_${role}`
  roles = { owner: name('owner'), app: name('app'), auth: name('auth'), report: name('report') }
})
afterAll(() => admin?.end())

/** The server works for honest callers; asked before and after each fault. */
async function works(): Promise<void> {
  await expect
    .poll(async () => (await world.admin.get<{ records: unknown[] }>('/sys/role/list')).body.success, { interval: 200 })
    .toBe(true)
  expect((await tenant.admin.get('/course/lecturer/list')).raw.toString('utf8')).toContain(SECRET)
  expect((await plain.get('/sys/role/list')).status).toBe(403)
  expect((await nobody.get('/sys/role/list')).body.message).toBe('Token失效，请重新登录')
}
beforeEach(works)

/** An answer of a fault: in the form of the contract, with a trace id and nothing of the inside. */
function checkAnswer(place: string, { headers, raw, body, status }: TestAnswer): void {
  const text = raw.toString('utf8')
  expect([place, INSIDE.exec(text)?.[0]]).toEqual([place, undefined])
  expect([place, headers['x-trace-id']]).toEqual([place, expect.stringMatching(/^[0-9a-f]{16}$/)])
  expect([place, text.includes(SECRET)]).toEqual([place, false])
  if (status >= 500) expect([place, typeof body.message]).toEqual([place, 'string'])
}

/** No caller gets past the guard of an operation without its right, and a user who gets there finds its answer in order. */
async function nothingOpens(callers: Readonly<Record<string, Caller>>): Promise<void> {
  for (const [name, caller] of Object.entries(callers)) {
    await together(
      operations.filter(({ auth }) => auth !== 'public'),
      async operation => {
        const answer = await caller.call(operation.method, `${pathFor(operation)}?twice=1&twice=2`)
        const place = `${operation.id} as ${name}: ${answer.status}`
        checkAnswer(place, answer)
        const column = name === 'nobody' ? 'nobody' : 'no role'
        const shut = matrix.get(operation.id)?.cells[column] !== 'in'
        // A broken parameter is looked at behind the guard alone.
        if (shut) expect([place, answer.status === 400 || answer.body.success === true]).toEqual([place, false])
        if (shut && answer.status < 500) expect([place, accessOf(answer)]).not.toEqual([place, 'in'])
      },
    )
  }
}

/** What the administrator asks fails, and says so. */
async function allFail(ids: readonly string[]): Promise<void> {
  for (const operation of operations.filter(({ id }) => ids.includes(id))) {
    const answer = await send(world.admin, operation, {})
    checkAnswer(operation.id, answer)
    expect([operation.id, answer.body.success ?? false]).toEqual([operation.id, false])
    expect([operation.id, answer.status]).toEqual([operation.id, expect.toBeOneOf([500, 503])])
  }
}
const LISTS = [
  'sysRoleList',
  'sysUserList',
  'sysDictList',
  'courseLecturerList',
  'sysPermissionList',
  'sysPermissionGetUserPermissionByToken',
]

async function count(table: string): Promise<number> {
  const [row] = await world.server.sql<{ n: number }>(`select count(*)::int as n from weft.${table}`)
  return row?.n ?? -1
}

/** Takes grants away for the time of `work`, as the owner of the schema. */
async function without(
  grants: readonly (readonly [right: string, table: string, role: string])[],
  work: () => Promise<void>,
): Promise<void> {
  for (const [right, table, role] of grants) await world.server.sql(`revoke ${right} on weft.${table} from "${role}"`)
  try {
    await work()
  } finally {
    for (const [right, table, role] of grants) await world.server.sql(`grant ${right} on weft.${table} to "${role}"`)
  }
}

describe('while the store of permissions fails', () => {
  it.each(['sys_session', 'sys_user_role', 'sys_role_permission', 'sys_permission', 'sys_role', 'sys_user', 'sys_tenant'])(
    'for %s cannot be read, nobody is let in',
    async table => {
      await without([['select', table, roles.auth]], async () => {
        await nothingOpens({ nobody, plain })
        await allFail(LISTS)
        const signIn = await nobody.post('/sys/login', { username: 'admin', password: 'Test-admin-2026' })
        checkAnswer('sysLogin', signIn)
        if (table !== 'sys_role_permission' && table !== 'sys_permission' && table !== 'sys_role')
          expect(signIn.body.success).not.toBe(true)
      })
      await works()
    },
  )

  it('for rights are gone, the administrator is refused as well', async () => {
    await world.server.sql('create table weft.kept as select * from weft.sys_role_permission')
    await world.server.sql('alter table weft.sys_role_permission disable trigger user')
    // Servers keep rights as long as nothing says that they are others.
    await world.server.sql('alter table weft.sys_role_permission enable trigger rights_change')
    await world.server.sql('delete from weft.sys_role_permission')
    try {
      expect((await world.admin.get('/sys/role/list')).status).toBe(403)
      await nothingOpens({ plain })
    } finally {
      await world.server.sql('insert into weft.sys_role_permission select * from weft.kept where tenant_id = 0')
      await world.server.sql('insert into weft.sys_role_permission select * from weft.kept where tenant_id = 7', [], 7)
      await world.server.sql('alter table weft.sys_role_permission enable trigger user')
      await world.server.sql('drop table weft.kept')
    }
    await works()
  })
})

describe('while the database fails', () => {
  const kill = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name <> $2', [
      database,
      OWNER_CONNECTION,
    ])

  it('for its connections break in the middle of calls, nothing opens and nothing is half done', async () => {
    const before = await count('sys_role')
    let saved = 0
    let over = false
    const killing = (async () => {
      for (let n = 0; n < 12; n++) {
        await kill()
        await new Promise(done => setTimeout(done, 100))
      }
      over = true
    })()
    for (let n = 0; !over; n++) {
      const codes = [n, 1000 + n, 2000 + n]
      const answers = await Promise.all(codes.map(code => world.admin.post('/sys/role/add', { roleName: '断', roleCode: `cut${code}` })))
      for (const answer of answers) checkAnswer('sysRoleAdd', answer)
      saved += answers.filter(({ body }) => body.success === true).length
      const refused = await plain.get('/sys/user/recycleBin')
      checkAnswer('sysUserRecycleBin', refused)
      expect(refused.body.success ?? false).toBe(false)
    }
    await killing
    await works()
    // What was said to be saved is; what broke after the commit may be as well, and the caller was told to look.
    const now = await count('sys_role')
    expect(now - before).toBeGreaterThanOrEqual(saved)
    expect(saved).toBeGreaterThan(0)
  })

  it('for it takes no connections, every call says so, and it comes back', async () => {
    await admin.query(`alter database "${database}" allow_connections false`)
    try {
      await kill()
      await nothingOpens({ nobody, plain })
      await allFail(LISTS)
    } finally {
      await admin.query(`alter database "${database}" allow_connections true`)
    }
    await works()
  })

  it.each(['sys_role', 'course_lecturer', 'sys_user', 'sys_dict'])(
    'for %s cannot be read or written, its calls fail and say nothing',
    async table => {
      await without([['select, insert, update, delete', table, roles.app]], async () => {
        await nothingOpens({ plain })
        const ids = { sys_role: 'sysRoleList', course_lecturer: 'courseLecturerList', sys_user: 'sysUserList', sys_dict: 'sysDictList' }
        await allFail([ids[table as keyof typeof ids]])
        const add = await world.admin.post('/sys/role/add', { roleName: '断', roleCode: `denied-${table}` })
        checkAnswer('sysRoleAdd', add)
        expect(add.body.success).toBe(table !== 'sys_role')
      })
      const [found] = await world.server.sql<{ n: number }>('select count(*)::int as n from weft.sys_role where role_code = $1', [
        `denied-${table}`,
      ])
      expect(found?.n).toBe(table === 'sys_role' ? 0 : 1)
    },
  )

  it('for a change cannot be audited, the change is not made', async () => {
    await world.server.sql(
      'create function weft.broken() returns trigger language plpgsql as $$ begin raise exception $m$disk full$m$; end $$',
    )
    await world.server.sql('create trigger broken before insert on weft.sys_audit for each row execute function weft.broken()')
    try {
      const answer = await world.admin.post('/sys/role/add', { roleName: '断', roleCode: 'unaudited' })
      checkAnswer('sysRoleAdd', answer)
      expect([answer.status, answer.body.success]).toEqual([500, false])
    } finally {
      await world.server.sql('drop trigger broken on weft.sys_audit')
      await world.server.sql('drop function weft.broken()')
    }
    expect(await world.server.sql("select from weft.sys_role where role_code = 'unaudited'")).toEqual([])
  })

  it('for refused calls cannot be logged, they are refused all the same and logged later', async () => {
    await world.server.app.callLog?.flush(true)
    const lines = async () =>
      (await world.server.sql("select from weft.sys_log where refused = 'noPermission' and method = 'sysUserRecycleBin'")).length
    const before = await lines()
    await without([['insert', 'sys_log', roles.app]], async () => {
      expect((await plain.get('/sys/user/recycleBin')).status).toBe(403)
      await world.server.app.callLog?.flush(true)
      expect(await lines()).toBe(before)
    })
    await world.server.app.callLog?.flush(true)
    expect(await lines()).toBe(before + 1)
  })
})

describe('while a parser fails', () => {
  const deep = (open: string, close: string, n: number) => `${open.repeat(n)}1${close.repeat(n)}`
  it.each([
    ['a body that ends early', '{"roleName":"断","roleCode":"parse1"'],
    ['a body that is no JSON', 'roleName=断'],
    ['a body of another kind', '[]'],
    ['a body nested beyond measure', `{"roleName":${deep('[', ']', 200_000)},"roleCode":"parse2"}`],
    ['a body that reaches for prototypes', '{"roleName":"断","roleCode":"parse3","__proto__":{"admin":true}}'],
    ['half a character', '{"roleName":"\\ud800","roleCode":"parse4"}'],
  ])('at %s, nothing is done', async (_, payload) => {
    const before = await count('sys_role')
    const headers = { 'content-type': 'application/json' }
    for (const caller of [nobody, plain, world.admin]) {
      const answer = await caller.call('POST', '/sys/role/add', { payload, headers })
      checkAnswer('sysRoleAdd', answer)
      expect([answer.body.success ?? false, accessOf(answer)]).toEqual([
        false,
        caller === nobody ? 'sign in' : caller === plain ? 'refused' : 'in',
      ])
    }
    expect(await count('sys_role')).toBe(before)
  })

  it.each([
    ['that is none', 'selec'],
    ['with another behind it', 'select 1; drop table sys_user'],
    ['nested beyond measure', `select ${deep('(', ')', 5000)}`],
    ['with a parameter of PostgreSQL', 'select $1'],
    ['that ends in a text', "select '\\ud800"],
    ['over what no list shows', 'select * from pg_authid'],
    ['beyond the length', `select ${'x'.repeat(9000)}`],
  ])('at a statement %s, it is not run', async (_, statement) => {
    const answer = await world.admin.get('/online/cgreport/head/parseSql', { sql: statement, dbKey: '' })
    expect(answer.body.success).toBe(false)
    expect(answer.headers['x-trace-id']).toMatch(/^[0-9a-f]{16}$/)
    expect(answer.raw.toString('utf8')).not.toMatch(/ECONN|ENOENT|node_modules|\.ts:\d|\/work\/|\/tmp\//)
  })

  it.each([
    ['is no workbook', Buffer.from('PK\u0003\u0004 but nothing else')],
    [
      'ends early',
      workbook([
        ['角色名称', '角色编码'],
        ['断', 'sheet1'],
      ]).subarray(0, 900),
    ],
    [
      'has bytes of chance in it',
      Buffer.concat([
        workbook([
          ['角色名称', '角色编码'],
          ['断', 'sheet2'],
        ]).subarray(0, 600),
        Buffer.alloc(2000, 7),
      ]),
    ],
  ])('at a file that %s, nothing is imported', async (_, content) => {
    const before = await count('sys_role')
    const answer = await world.admin.upload('/sys/role/importExcel', { name: 'rows.xlsx', content })
    checkAnswer('sysRoleImportExcel', answer)
    expect(answer.body.success).toBe(false)
    expect(await count('sys_role')).toBe(before)
    const good = workbook([['角色'], ['说明'], ['角色名称', '角色编码'], ['好', `after-${before}-${content.length}`]])
    const next = await world.admin.upload('/sys/role/importExcel', { name: 'rows.xlsx', content: good })
    expect(next.body.success, next.body.message).toBe(true)
  })
})

describe('while the store of files fails', () => {
  const upload = (caller = world.admin) => caller.upload('/sys/common/upload', { name: '点.png', content: PNG }, { biz: 'temp' })

  it('for its folder is gone or is none, an upload fails and leaves no row, and nobody gets a file', async () => {
    const { message: path } = (await upload()).body
    const folder = join(world.server.dataDir, 'files')
    expect(existsSync(folder)).toBe(true)
    const before = await count('sys_file')
    renameSync(folder, `${folder}.away`)
    writeFileSync(folder, 'no folder')
    try {
      const answer = await upload()
      checkAnswer('sysCommonUpload', answer)
      expect(answer.body.success).toBe(false)
      for (const caller of [nobody, plain, tenant.admin, world.admin]) {
        const read = await caller.get(`/sys/common/static/${path}`)
        checkAnswer('sysCommonStatic', read)
        expect(read.status).toBeGreaterThanOrEqual(400)
        expect(read.raw.includes(PNG)).toBe(false)
      }
    } finally {
      rmSync(folder)
      renameSync(`${folder}.away`, folder)
    }
    expect(await count('sys_file')).toBe(before)
    expect((await world.admin.get(`/sys/common/static/${path}`)).status).toBe(200)
    expect((await upload()).body.success).toBe(true)
  })

  it('for its rows cannot be written, no bytes stay behind', async () => {
    await without([['insert', 'sys_file', roles.app]], async () => {
      const answer = await upload()
      checkAnswer('sysCommonUpload', answer)
      expect(answer.body.success).toBe(false)
    })
    expect((await upload()).body.success).toBe(true)
  })
})

describe('while sockets fail', () => {
  const ticket = async (caller: Caller) => caller.post<{ ticket: string }>('/sys/websocket/ticket')
  const open: Listening[] = []
  let port: number
  beforeAll(async () => {
    await world.server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (world.server.app.server.address() as AddressInfo).port
  })
  afterAll(() => {
    for (const { socket } of open) socket.terminate()
  })

  async function connect(id: string, token: string): Promise<Listening> {
    const one = await dial(`ws://127.0.0.1:${port}/jeecg-boot/websocket/${id}`, token)
    open.push(one)
    return one
  }

  it('for tickets can be neither kept nor taken, none is given and none opens', async () => {
    const { row, caller } = await world.person()
    const early = (await ticket(caller)).body.result.ticket
    await without([['select, insert, delete', 'sys_socket_ticket', roles.auth]], async () => {
      const answer = await ticket(caller)
      checkAnswer('ticket', answer)
      expect(answer.body.success).toBe(false)
      const refused = await connect(row.id, early)
      expect(await refused.ended).toBe(500)
    })
    const { body } = await ticket(caller)
    expect((await connect(row.id, body.result.ticket)).socket.readyState).toBe(WebSocket.OPEN)
  })

  it('for the server hears nothing of the database, a session that ends meanwhile loses its socket', async () => {
    const { row, caller } = await world.person()
    const one = await connect(row.id, (await ticket(caller)).body.result.ticket)
    expect(one.socket.readyState).toBe(WebSocket.OPEN)
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'weft listener' and datname = $1", [
      database,
    ])
    await world.server.sql('alter table weft.sys_session disable trigger user')
    await world.server.sql('delete from weft.sys_session where user_id = $1', [row.id])
    await world.server.sql('alter table weft.sys_session enable trigger user')
    expect(await one.ended).toBe(4401)
  })
})
