import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import { isDoor, isRefused, operations, propertiesOf } from '../support/contracts'
import { requestFor, send } from '../support/requests'
import { sampled } from '../support/sample'
import { World } from '../support/world'

let world: World
beforeAll(async () => {
  // As an installation runs: unknown keys are dropped.
  world = await World.open({ env: { STRICT_INPUT: 'off' } })
})
afterAll(() => world?.close())

const NUMBER = 987_654
const TEXT = 'planted'

interface Column {
  readonly name: string
  readonly type: string
}

/** Keys of the family that are no columns here. */
const THEIRS = { password: TEXT, salt: TEXT, tenantId: NUMBER, tenant_id: NUMBER, perms: TEXT, roles: [TEXT], username: TEXT }

/** Every column of every table of the application, in both spellings, with a value that nothing else has. */
async function plantedValues(): Promise<Record<string, unknown>> {
  const columns = await world.server.sql<Column>(
    `select distinct column_name as name, data_type as type from information_schema.columns where table_schema = 'weft'`,
  )
  const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const valueFor = ({ type }: Column) => {
    if (/int|numeric|double/.test(type)) return NUMBER
    if (type === 'boolean') return true
    return /date|time/.test(type) ? '1999-09-09 09:09:09' : TEXT
  }
  const own = columns.flatMap(column => [column.name, camel(column.name)].map(name => [name, valueFor(column)] as const))
  return { ...Object.fromEntries(own), ...THEIRS }
}

/** The body with every key that the contract does not name planted, at every depth. */
function planted(value: unknown, schema: unknown, keys: Readonly<Record<string, unknown>>): unknown {
  const named = new Map(propertiesOf(schema))
  const { items } = (schema ?? {}) as { items?: unknown }
  if (Array.isArray(value)) return value.map(one => planted(one, items, keys))
  if (typeof value !== 'object' || value === null || named.size === 0) return value
  const known = Object.entries(value).map(([name, one]) => [name, planted(one, named.get(name), keys)] as const)
  const more = Object.entries(keys).filter(([name]) => !named.has(name))
  return Object.fromEntries([...more, ...known])
}

interface AuditRow {
  readonly tableName: string
  readonly after: Readonly<Record<string, unknown>> | null
}

const PLANTED = new RegExp(`${TEXT}|${NUMBER}|1999-09-09`)
const lastAudit = async () =>
  (await world.server.sql<{ id: string }>('select coalesce(max(id), 0) as id from weft.sys_audit'))[0]?.id ?? '0'
/** Also of the tenant that was planted, whose rows no other one sees. */
async function auditSince(id: string): Promise<AuditRow[]> {
  const rows = (tenant: number) =>
    world.server.sql<AuditRow>('select table_name as "tableName", after from weft.sys_audit where id > $1 order by id', [id], tenant)
  return [...(await rows(0)), ...(await rows(NUMBER))]
}

/** Columns of changed rows that hold a planted value. */
const plantedIn = (rows: readonly AuditRow[]) =>
  rows.flatMap(({ tableName, after }) =>
    Object.entries(after ?? {}).flatMap(([column, value]) => (PLANTED.test(JSON.stringify(value) ?? '') ? [`${tableName}.${column}`] : [])),
  )

const passwords = () =>
  world.server.sql<{ userId: string; hash: string }>('select user_id as "userId", password_hash as hash from weft.sys_user_secret')

/** Operations whose one purpose is to set a password. */
const SETS_PASSWORDS = /Password|^sysUserPasswordChange|^sysThirdLogin|^sysTotp|^sysUserRegister/

/** Columns of an online form are not named by the contract: which of them may be written is asked of the form, and tried there. */
const isOpen = ({ body }: Operation) => body?.additionalProperties === true

const writing = sampled(operations).filter(({ body, method, reads }) => body !== null && method !== 'GET' && !reads)

describe('a body with every column of every table beside its own keys', () => {
  let keys: Record<string, unknown>
  beforeAll(async () => {
    keys = await plantedValues()
    expect(Object.keys(keys)).toEqual(expect.arrayContaining(['id', 'createBy', 'delFlag', 'status', 'passwordHash', 'version']))
  })

  it.each(writing.filter(operation => !isOpen(operation)).map(operation => [operation.id, operation] as const))(
    'changes by %s nothing that its contract does not name',
    async (_, operation) => {
      const request = await requestFor(world, operation)
      const body = planted(request.body ?? {}, operation.body, keys) as Record<string, unknown>
      const [since, secrets] = [await lastAudit(), await passwords()]
      const { status, body: answer } = await send(request.as ?? world.admin, operation, { ...request, body })
      expect([status, answer.message]).toEqual([200, answer.message])
      // A refusal changes nothing anyway: it may only come where the sample itself is refused.
      if (!isDoor(operation) && !isRefused(operation)) expect(answer.success, answer.message).toBe(true)
      expect(plantedIn(await auditSince(since))).toEqual([])
      if (SETS_PASSWORDS.test(operation.id)) return
      const now = new Map((await passwords()).map(({ userId, hash }) => [userId, hash]))
      expect(secrets.filter(({ userId, hash }) => now.has(userId) && now.get(userId) !== hash)).toEqual([])
    },
  )
})
