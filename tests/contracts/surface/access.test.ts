import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Data } from '../../../server/app/data'
import type { Operation } from '../../../server/http/contract'
import { publicOperations } from '../../../server/http/public-operations'
import { isAllowed } from '../../../server/http/session'
import { findSession } from '../../../server/subjects/identity'
import { permissionCases } from '../../helpers/permission-cases'
import type { Caller } from '../../helpers/server'
import { operationAt } from '../family/find'
import { isForm, operationOf, operations, permissions } from '../support/contracts'
import { pathFor, requestFor, send } from '../support/requests'
import { sampleOf } from '../support/samples'
import { openWorld, world } from '../support/shared'

openWorld()

let nobody: Caller
beforeAll(async () => {
  nobody = (await world.person()).caller
})
const REFUSED = { success: false, code: 510, message: '没有权限，请联系管理员授权', result: null }
/** Asked for within calls that everybody may make of what is their own. */
const ASKED_WITHIN = [
  'auditDoubt:all',
  'auditFinding:all',
  'auditFinding:review',
  'auditProject:advance',
  'auditProject:all',
  'course:publish',
  'dataRecipe:all',
  'dataSheet:all',
  'dataSheet:plain',
  'document:internal',
  'document:secret',
  'gatewayRoute:internal',
  'gatewayRoute:pages',
  'messageChannel:internal',
  'jobRun:again',
  'jobRun:cancel',
  'savedQuery:delete',
  'savedQuery:share',
  'storedScreen:delete',
  'storedScreen:edit',
  'storedScreen:share',
  'websiteArticle:reviewOwn',
]
const named = (list: readonly Operation[]) => list.map(operation => [operation.id, operation] as const)

/** What every operation refuses, but only once the guard has let the caller in: a body that is broken, a parameter that repeats. */
const knock = (caller: Caller, operation: Operation) =>
  caller.call(operation.method, `${pathFor(operation)}?twice=1&twice=2`, {
    ...(operation.body && { payload: '{', headers: { 'content-type': 'application/json' } }),
  })

describe('without a session', () => {
  it.each(named(operations.filter(({ auth }) => auth !== 'public')))('%s asks to sign in', async (_, operation) => {
    const path = pathFor(operation)
    const { status, body } = await send(world.server.anonymous, operation, {})
    expect(status).toBe(500)
    expect(body).toEqual({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      status: 500,
      error: 'Internal Server Error',
      message: 'Token失效，请重新登录',
      path: `/jeecg-boot${path}`,
    })
  })

  it.each(publicOperations)('%s answers', async id => {
    const isContent = operationOf(id).path.startsWith('/content/')
    const request = isContent
      ? await requestFor(world, operationOf(id))
      : { ...(operationOf(id).bodyRequired && { body: sampleOf(operationOf(id).body) }) }
    const { status, body } = await send(world.server.anonymous, operationOf(id), request)
    const page = operationOf(id).answer === null
    expect([status, typeof body.success]).toEqual([200, page ? 'undefined' : 'boolean'])
  })
})

describe('without any role', () => {
  const isReport = ({ path }: Operation) => /^\/online\/(?:api\/)?cgreport/.test(path)

  it.each(named(operations.filter(isReport)))('%s is refused to who may not read what the report stands on', async (_, operation) => {
    const answer = await send(nobody, operation, await requestFor(world, operation))
    expect([answer.status, answer.body]).toMatchObject([403, REFUSED])
  })

  it.each(named(operations.filter(isForm)))('%s is refused to who has no right of the form', async (_, operation) => {
    const answer = await send(nobody, operation, await requestFor(world, operation))
    expect([answer.status, answer.body]).toMatchObject([403, REFUSED])
  })

  it.each(named(operations.filter(one => one.auth === 'login' && !isReport(one) && !isForm(one))))('%s is open', async (_, operation) => {
    const request = await requestFor(world, operation)
    const answer = await send(request.as ?? nobody, operation, request)
    expect(answer.status).toBe(200)
    expect(answer.body.code).not.toBe(510)
  })
})

/** A user whose one role can be given other menu entries; their session goes on. */
class Holder {
  private constructor(
    readonly caller: Caller,
    private readonly role: string,
  ) {}

  static async make(): Promise<Holder> {
    const { id } = await world.make('/sys/role')
    return new Holder((await world.person([id])).caller, id)
  }

  /** Gives exactly these; what they have already stays untouched. */
  async hold(ids: readonly string[]): Promise<void> {
    const data = world.server.app.data as Data
    await data.withTenant({ tenantId: 0, username: 'test', orgCode: null }, async trx => {
      await sql`delete from sys_role_permission where role_id = ${this.role} and permission_id <> all(${[...ids]}::text[])`.execute(trx)
      await sql`insert into sys_role_permission (role_id, permission_id) select ${this.role}, id from unnest(${[...ids]}::text[]) id
        on conflict do nothing`.execute(trx)
    })
  }
}

describe('a right', () => {
  it('is granted by exactly one menu entry, and every entry grants one that a contract asks for', async () => {
    const seeded = (
      await world.rows<{ perms: string }>("select perms from sys_permission where perms <> '' and create_by is null")
    ).flatMap(({ perms }) => perms.split(','))
    expect(seeded.sort()).toEqual([...permissions, ...ASKED_WITHIN].sort())
  })
})

describe('when', () => {
  let holder: Holder
  let menu: string
  beforeAll(async () => {
    holder = await Holder.make()
    menu = (await world.rows("select id from sys_permission where url = '/course'"))[0]?.id ?? ''
  })

  it.each(permissionCases.map(one => [one.name, one] as const))(
    '%s, the server decides as the screens do',
    async (_, { action, auth, callable }) => {
      const ids: string[] = []
      for (const entry of auth) {
        const [row] = await world.server.sql<{ id: string }>(
          "insert into weft.sys_permission (parent_id, name, menu_type, perms, perms_type) values ($1, '试', 2, $2, $3) returning id",
          [menu, entry.action, entry.type],
        )
        ids.push(row?.id ?? '')
      }
      await holder.hold(ids)
      const session = await findSession(world.server.app.data as Data, holder.caller.token)
      expect(isAllowed(action, session)).toBe(callable)
      if (action === 'user:add') expect((await knock(holder.caller, operationOf('sysUserAdd'))).status === 403).toBe(!callable)
      await world.server.sql('delete from weft.sys_permission where id = any($1)', [ids])
    },
  )
})

describe('with the wrong method', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
  const paths = [...new Set(operations.map(({ path }) => path))]
  it.each(paths)('%s says which ones there are', async path => {
    const own = operations.filter(operation => operation.path === path)
    const [first] = own
    const called = first ? pathFor(first) : path
    // A word can be the name in another path, which has more methods.
    const allowed: string[] = METHODS.filter(method => own.some(operation => operation.method === method) || operationAt(method, called))
    for (const method of [...METHODS, 'PATCH' as const].filter(method => !allowed.includes(method))) {
      const answer = await world.admin.call(method, called)
      expect([answer.status, answer.body.success, answer.body.code]).toEqual([200, false, 405])
      expect(answer.body.message).toBe(`不支持${method}请求方法，支持以下${allowed.map(one => `${one}、`).join('')}`)
    }
  })

  it('an unknown path has the page of the family, with a session and without', async () => {
    for (const caller of [world.admin, world.server.anonymous]) {
      const { status, body } = await caller.get('/sys/nothing/here')
      expect([status, body]).toEqual([
        404,
        expect.objectContaining({ status: 404, error: 'Not Found', path: '/jeecg-boot/sys/nothing/here' }),
      ])
    }
  })
})
