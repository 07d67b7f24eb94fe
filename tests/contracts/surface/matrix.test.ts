import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AccessCaller, accessRows, CALLERS } from '../../../generators/access'
import type { Data } from '../../../server/app/data'
import type { Operation } from '../../../server/http/contract'
import { isAllowed, type Session } from '../../../server/http/session'
import { NO_RULES } from '../../../server/query'
import { type Caller, makeCaller } from '../../helpers/server'
import { documents, operations, permissions } from '../support/contracts'
import { accessOf, matrix } from '../support/matrix'
import { pathFor } from '../support/requests'
import { openWorld, world } from '../support/shared'
import { together } from '../support/together'

openWorld()

const TENANT = 7
const cell = ({ id }: Operation, caller: AccessCaller) => matrix.get(id)?.cells[caller]
const rightsOf = ({ auth }: Operation) => (auth === 'public' || auth === 'login' ? [] : auth.split(','))

/** A call that an operation refuses in any case, but only once its guard has let the caller in: a broken body, a parameter that repeats. */
const knock = async (caller: Caller, operation: Operation, tenant?: number) =>
  accessOf(
    await caller.call(operation.method, `${pathFor(operation)}?twice=1&twice=2`, {
      headers: {
        ...(operation.body && { 'content-type': 'application/json' }),
        ...(tenant !== undefined && { tenant_id: String(tenant) }),
      },
      ...(operation.body && { payload: '{' }),
    }),
  )

/** Calls every operation and compares with a column of the matrix. */
async function walk(column: AccessCaller, caller: Caller, tenant?: number): Promise<void> {
  const found = new Map<string, string>()
  await together(operations, async operation => {
    found.set(operation.id, await knock(caller, operation, tenant))
  })
  const wrong = operations.filter(operation => found.get(operation.id) !== cell(operation, column))
  expect(wrong.map(operation => `${operation.id}: ${found.get(operation.id)}, not ${cell(operation, column)}`)).toEqual([])
  expect(found.size).toBe(matrix.size)
}

/** A person of the default tenant who is let into another one. */
async function member(roles: readonly string[]) {
  const { row, username } = await world.person(roles)
  const { body } = await world.admin.put('/sys/tenant/addUsers', { tenantId: TENANT, usernames: username })
  if (!body.success) throw new Error(body.message)
  return { id: row.id, signIn: () => world.signIn(username) }
}

/** A role of the default tenant with these menu entries. */
async function roleWith(ids: readonly string[]): Promise<string> {
  const { id } = await world.make('/sys/role')
  await grant(id, ids)
  return id
}

/** Makes exactly these entries the role's; the sessions of its holders go on. */
async function grant(role: string, ids: readonly string[]): Promise<void> {
  const data = world.server.app.data as Data
  await data.withTenant({ tenantId: 0, username: 'test', orgCode: null }, async trx => {
    await sql`delete from sys_role_permission where role_id = ${role} and permission_id <> all(${[...ids]}::text[])`.execute(trx)
    await sql`insert into sys_role_permission (role_id, permission_id) select ${role}, id from unnest(${[...ids]}::text[]) id
      on conflict do nothing`.execute(trx)
  })
}

let entries: Map<string, string>
beforeAll(async () => {
  entries = await world.rights()
  await world.admin.post('/sys/tenant/add', { id: TENANT, name: '甲', status: 1 })
})

it('has a row for every operation, and the rows say what the contracts say', () => {
  expect([...matrix.keys()].sort()).toEqual(operations.map(({ id }) => id).sort())
  expect([...matrix.values()]).toEqual(accessRows([...documents.values()]))
  expect(operations.filter(({ id, auth }) => matrix.get(id)?.auth !== auth).map(({ id }) => id)).toEqual([])
})

it('leaves no cell empty', () => {
  const known = ['sign in', 'refused', 'new password', 'in', '–']
  const odd = [...matrix.values()].filter(({ cells }) => CALLERS.some(caller => !known.includes(cells[caller])))
  expect(odd.map(({ id }) => id)).toEqual([])
})

/** `GET /jeecg-boot/sys/role/list` of every route below the prefix, read from the tree that the router prints. */
function routesBelow(prefix: string, tree: string): string[] {
  const open: string[] = []
  return tree.split('\n').flatMap(line => {
    const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    open.splice(indent.length / 4, open.length, part)
    const path = open.join('')
    return methods === '' || !path.startsWith(prefix) ? [] : methods.split(', ').map(method => `${method} ${path}`)
  })
}

it('there is no way in besides the contracts but those whose doors have tests of their own', () => {
  // The tree shows of a path that ends in anything nothing but that end.
  const named = operations.map(({ method, path, slashes }) => {
    return `${method} /jeecg-boot${slashes === null ? path.replace(/\{([^}]+)\}/g, ':$1') : '*'}`
  })
  const heads = named.filter(one => one.startsWith('GET ')).map(one => one.replace('GET', 'HEAD'))
  const known = new Set([...named, ...heads])
  const routes = routesBelow('/jeecg-boot', world.server.app.printRoutes({ commonPrefix: false }))
  expect(named.filter(one => !routes.includes(one))).toEqual([])
  expect(routes.filter(one => !known.has(one)).sort()).toEqual(
    [
      // Calls that no operation answers: the gateway's.
      ...['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE'].map(method => `${method} /jeecg-boot*`),
      'DELETE /jeecg-boot/sys/common/parts/:id',
      // Whether the server is there; no body.
      'HEAD /jeecg-boot',
      'HEAD /jeecg-boot/sys/common/parts/:id',
      'PATCH /jeecg-boot/sys/common/parts/:id',
      'POST /jeecg-boot/sys/common/parts',
      ...['GET', 'HEAD'].flatMap(method => [
        `${method} /jeecg-boot/actuator/httptrace`,
        `${method} /jeecg-boot/actuator/jeecghttptrace/:query`,
        `${method} /jeecg-boot/actuator/jeecghttptrace/:query/:field`,
        `${method} /jeecg-boot/actuator/jeecghttptrace/:query/:field/:order`,
        `${method} /jeecg-boot/actuator/metrics`,
        `${method} /jeecg-boot/actuator/metrics/:name`,
        `${method} /jeecg-boot/vxeSocket/:userId/:pageId`,
        `${method} /jeecg-boot/websocket/:userId`,
      ]),
    ].sort(),
  )
})

describe('calls as', () => {
  it('nobody, for the headers alone', async () => {
    const guarded = operations.filter(({ method, auth }) => method === 'GET' && auth !== 'public')
    await together(guarded, async operation => {
      const answer = await world.server.app.inject({ method: 'HEAD', url: `/jeecg-boot${pathFor(operation)}` })
      expect([operation.id, answer.statusCode]).toEqual([operation.id, 500])
    })
  })

  it('nobody', () => walk('nobody', world.server.anonymous))
  it('nobody with a token that nobody was given', () => walk('nobody', makeCaller(world.server.app, 'x'.repeat(43))))
  it('nobody who names a tenant', () => walk('nobody', world.server.anonymous, TENANT))
  it('a person without a role', async () => walk('no role', (await world.person()).caller))
  it('the administrator', () => walk('administrator', world.admin))

  it('the manager of a tenant, who holds none of the rights of the system', async () => {
    const { id, signIn } = await member([])
    const { body } = await world.admin.put('/sys/tenant/manager', { tenantId: TENANT, id, manager: true })
    expect(body.message).toBe('操作成功！')
    await walk('manager of a tenant', await signIn(), TENANT)
  })

  it('a guest, whose rights stay at home', async () => {
    const { signIn } = await member([await roleWith([...entries.values()])])
    const caller = await signIn()
    await walk('administrator', caller)
    await walk('guest in a tenant', caller, TENANT)
  })

  it('a guest whose rights are those of the tenant, who has none at home', async () => {
    const { id, signIn } = await member([])
    await world.admin.put('/sys/tenant/manager', { tenantId: TENANT, id, manager: true })
    const caller = await signIn()
    await walk('manager of a tenant', caller, TENANT)
    await walk('other tenant', caller, 9)
    await world.admin.delete('/sys/tenant/removeUsers', { tenantId: TENANT, ids: id })
    // Who loses a role signs in anew.
    await walk('nobody', caller, TENANT)
  })

  it('an administrator whose password another user has set', async () => {
    const role = await roleWith([...entries.values()])
    await walk('one-time password', (await world.person([role], { oneTimePassword: true })).caller)
  })

  it('a person of another tenant with every right', async () => {
    const other = await world.tenant(8, '乙')
    await walk('other tenant', other.admin, TENANT)
  })
})

describe('the right', () => {
  let only: { role: string; caller: Caller }
  let others: { role: string; caller: Caller }
  const holder = async () => {
    const role = await roleWith([])
    return { role, caller: (await world.person([role])).caller }
  }
  beforeAll(async () => {
    only = await holder()
    others = await holder()
  })

  it.each(permissions)('%s opens its operations, and all others together do not', async right => {
    await grant(only.role, [entries.get(right) ?? ''])
    await grant(
      others.role,
      [...entries].filter(([perms]) => perms !== right).map(([, id]) => id),
    )
    const own = operations.filter(operation => rightsOf(operation).includes(right))
    const tags = new Set(own.map(({ tag }) => tag))
    const near = operations.filter(operation => tags.has(operation.tag) && rightsOf(operation).length > 0)
    await together(near, async operation => {
      const mine = own.includes(operation)
      const expected = mine ? cell(operation, 'each right alone') : 'refused'
      expect([operation.id, await knock(only.caller, operation)]).toEqual([operation.id, expected])
      if (operation.auth !== right) return
      expect([operation.id, await knock(others.caller, operation)]).toEqual([operation.id, cell(operation, 'all other rights')])
    })
  })

  it('each alone opens at the guard what the matrix says, and nothing of the rest', () => {
    const session = (rights: readonly string[]): Session => ({
      userId: 'u',
      username: 'u',
      realname: 'u',
      tenantId: 0,
      orgCode: null,
      roleCodes: [],
      idleMinutes: 120,
      oneTimePassword: false,
      rights: new Set(rights),
      rightsState: '',
      dictionaryState: '',
      granted: '',
      rowRules: NO_RULES,
      tokenHash: 't',
    })
    const rows = [...matrix.values()].map(({ id, auth }) => ({ id, auth, rights: auth.split(',') }))
    const wrong = permissions.flatMap(right => {
      const holder = session([right])
      return rows.flatMap(({ id, auth, rights }) => {
        const expected = auth === 'public' || auth === 'login' || rights.includes(right)
        return isAllowed(auth, holder) === expected ? [] : [`${right} ${id}`]
      })
    })
    expect(wrong).toEqual([])
    expect(permissions.length).toBeGreaterThan(150)
  })
})
