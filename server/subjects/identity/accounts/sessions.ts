import { createHash } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { Session, SessionSearch } from '../../../http/session'
import { type HeldRules, nameVariables, type RowRule, ruleVariables } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { isSystemRight, SYSTEM_TENANT } from '../../../util/system-tenant'
import { isActiveTenant, placesOfPerson } from './places'

/** A session ends after this long whatever happens, and earlier when it is idle; see `docs/decisions/47-idle-sessions.md`. */
export const SESSION_DAYS = 7
/** A call within this many seconds of the last noted one is not noted. */
const TOUCH_SECONDS = 60

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** What is stored of a token: a reader of the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a session, `s`, was used lately enough to go on. */
export const isInUse = sql<SqlBool>`s.last_seen > now() - make_interval(mins => s.idle_minutes)`

interface Row {
  userId: string
  username: string
  realname: string
  tenantId: number
  orgCode: string | null
  stale: boolean
  idleMinutes: number
  oneTimePassword: boolean
  roleCodes: string[]
  /** Of each granted entry, commas between; null: none. */
  perms: string | null
  rules: readonly (RowRule & { readonly perms: string })[] | null
}

/** The rules that grants of a person `u` carry in the tenant of `own`. */
const rulesOfPerson = sql`(select json_agg(distinct jsonb_build_object(
    'perms', p.perms, 'ruleColumn', r.rule_column, 'ruleOperator', r.rule_conditions, 'ruleValue', r.rule_value))
  from sys_user_permission held join sys_permission_data_rule r on r.id = any(held.data_rule_ids) and r.permission_id = held.permission_id
  join sys_permission p on p.id = r.permission_id
  where held.user_id = u.id and held.tenant_id = own.tenant_id and r.status = '1')`

async function departCodes(database: Database, { userId, tenantId }: Row): Promise<string[]> {
  const { rows } = await sql<{ orgCode: string }>`select d.org_code from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
    where ud.user_id = ${userId} and ud.tenant_id = ${tenantId} order by d.org_code`.execute(database.auth)
  return rows.map(({ orgCode }) => orgCode)
}

/** The rules that a person holds, by the rights of their menu entries. */
async function rowRulesOf(database: Database, row: Row): Promise<HeldRules> {
  const rules = (row.rules ?? []).flatMap(({ perms, ...rule }) => commaList(perms).map(right => ({ ...rule, right })))
  if (!nameVariables(rules)) return { rules, variables: {} }
  return { rules, variables: ruleVariables({ ...row, departCodes: await departCodes(database, row) }) }
}

async function readRow(database: Database, tokenHash: string, tenant: number | null): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select u.id as user_id, u.username, u.realname, own.tenant_id, own.org_code,
      s.last_seen < now() - make_interval(secs => ${TOUCH_SECONDS}) as stale, s.idle_minutes, s.one_time_password,
      array(select r.role_code from sys_user_role ur join sys_role r on r.id = ur.role_id where ur.user_id = u.id and ur.tenant_id = own.tenant_id) as role_codes,
      (select string_agg(p.perms, ',') from sys_user_permission held join sys_permission p on p.id = held.permission_id
        where held.user_id = u.id and held.tenant_id = own.tenant_id and p.status = '1' and p.del_flag = 0 and p.perms_type <> '2' and p.perms <> '') as perms,
      ${rulesOfPerson} as rules
    from sys_session s join sys_user u on u.id = s.user_id
    cross join lateral (
      select place.tenant_id, place.org_code from ${placesOfPerson} place left join sys_tenant t on t.id = place.tenant_id
      where (t.id is null or ${isActiveTenant}) and (${tenant}::integer is null or place.tenant_id = ${tenant}::integer)
      order by place.rank, place.tenant_id limit 1
    ) own
    where s.token_hash = ${tokenHash} and s.expires > now() and ${isInUse}
      and u.status = 1 and u.del_flag = 0`.execute(database.auth)
  return rows[0]
}

/** The session of a token; null when there is none, it is over, or its user may not act any more. */
export async function findSession(database: Database, token: unknown, search?: SessionSearch): Promise<Session | null> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null
  return findSessionByHash(database, hashToken(token), search)
}

/** The same by what is stored of the token. */
export async function findSessionByHash(
  database: Database,
  tokenHash: string,
  { tenant = null, active = true }: SessionSearch = {},
): Promise<Session | null> {
  const row = await readRow(database, tokenHash, tenant)
  if (!row) return null
  if (row.stale && active) await sql`update sys_session set last_seen = now() where token_hash = ${tokenHash}`.execute(database.auth)
  const { userId, username, realname, tenantId, orgCode, roleCodes, idleMinutes, oneTimePassword } = row
  const named = row.perms?.split(',').map(perm => perm.trim()) ?? []
  const rights = new Set(named.filter(right => tenantId === SYSTEM_TENANT || !isSystemRight(right)))
  const rowRules = await rowRulesOf(database, row)
  return { userId, username, realname, tenantId, orgCode, roleCodes, rights, rowRules, tokenHash, idleMinutes, oneTimePassword }
}

/** Where these sessions go on: in the tenants that their people may work in now. */
export async function livingPlaces(
  database: Database,
  tokenHashes: readonly string[],
): Promise<readonly Pick<Session, 'tokenHash' | 'tenantId'>[]> {
  const { rows } = await sql<Pick<Session, 'tokenHash' | 'tenantId'>>`
    select s.token_hash, place.tenant_id from sys_session s join sys_user u on u.id = s.user_id
    cross join lateral ${placesOfPerson} place left join sys_tenant t on t.id = place.tenant_id
    where s.token_hash = any(${[...tokenHashes]}::text[]) and s.expires > now()
      and ${isInUse} and u.status = 1 and u.del_flag = 0
      and (t.id is null or ${isActiveTenant})`.execute(database.auth)
  return rows
}
