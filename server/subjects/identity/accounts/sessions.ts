import { createHash } from 'node:crypto'
import { CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { Holder, Session, SessionSearch } from '../../../http/session'
import { dictionaryStateOf, type HeldRules, nameVariables, ruleVariables } from '../../../query'
import { inBatches } from '../../../util/in-batches'
import { heldOf } from './held'
import { isActiveTenant, placesOfPerson } from './places'

/** A call within this many seconds of the last noted one is not noted. */
const TOUCH_SECONDS = 60

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** What is stored of a token: a reader of the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a session, `s`, was used lately enough to go on. */
export const isInUse = sql<SqlBool>`s.last_seen > now() - make_interval(mins => s.idle_minutes)`

/** A user in the tenant where they work, and what names all rights as they are now. */
interface Place {
  readonly userId: string
  readonly username: string
  readonly realname: string
  readonly tenantId: number
  readonly orgCode: string | null
  readonly state: string
  readonly dictionaryState: string
  readonly position: string
}

interface Row extends Place {
  stale: boolean
  idleMinutes: number
  oneTimePassword: boolean
}

async function departCodes(database: Database, { userId, tenantId }: Place): Promise<string[]> {
  const { rows } = await sql<{ orgCode: string }>`select d.org_code from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
    where ud.user_id = ${userId} and ud.tenant_id = ${tenantId} order by d.org_code`.execute(database.auth)
  return rows.map(({ orgCode }) => orgCode)
}

/** The rules that a person holds, with what they name of the person. */
async function rowRulesOf(database: Database, place: Place, rules: HeldRules['rules']): Promise<HeldRules> {
  if (!nameVariables(rules)) return { rules, variables: {} }
  return { rules, variables: ruleVariables({ ...place, departCodes: await departCodes(database, place) }) }
}

/** Reads nothing, but fails where rights cannot be read: none is let in by those that are kept. */
const RIGHTS_ARE_THERE = sql`exists (select from sys_user_role, sys_role, sys_role_permission, sys_permission limit 0)`

/** A person `u` in the tenant of `own`. */
const PLACE = sql`u.id as user_id, u.username, u.realname, own.tenant_id, own.org_code,
    (select r.state from sys_rights_state r) as state, ${dictionaryStateOf(sql`own.tenant_id`)} as dictionary_state, pg_current_wal_lsn()::text as position,
    ${RIGHTS_ARE_THERE} as there`

/** Where a person `u` works: in the tenant that is wanted, or the first that works. */
const placeOf = (tenant: RawBuilder<unknown>) => sql`cross join lateral (
      select place.tenant_id, place.org_code from ${placesOfPerson} place left join sys_tenant t on t.id = place.tenant_id
      where (t.id is null or ${isActiveTenant}) and (${tenant} is null or place.tenant_id = ${tenant})
      order by place.rank, place.tenant_id limit 1
    ) own`

/** Sessions that are looked for in one statement at most, and milliseconds after which those that wait for one go beside it. */
const TOGETHER = { patience: 100, most: 100 }

/** A session that is looked for, in the tenant that is wanted. */
type Wanted = readonly [tokenHash: string, tenant: number | null]

/** Of each that goes on, by its number among the wanted. */
const livingRows = (wanted: readonly Wanted[]) => sql<Row & { no: number }>`
    select q.no, ${PLACE},
      s.last_seen < now() - make_interval(secs => ${sql.lit(TOUCH_SECONDS)}) as stale, s.idle_minutes, s.one_time_password
    from unnest(${wanted.map(([tokenHash]) => tokenHash)}::text[], ${wanted.map(([, tenant]) => tenant)}::integer[])
        with ordinality as q(token_hash, tenant, no)
      join sys_session s on s.token_hash = q.token_hash join sys_user u on u.id = s.user_id ${placeOf(sql`q.tenant`)}
    where s.expires > now() and ${isInUse} and u.status = 1 and u.del_flag = 0`

const readersOf = new WeakMap<Database, (wanted: Wanted) => Promise<Row | undefined>>()

/** The row of a session, read after it was asked for: with those of all calls that ask meanwhile. */
function readRow(database: Database, wanted: Wanted): Promise<Row | undefined> {
  const known = readersOf.get(database)
  if (known) return known(wanted)
  const text = livingRows([]).compile(database.auth).sql
  const read = inBatches<Wanted, Row | undefined>(async all => {
    const values = [all.map(([tokenHash]) => tokenHash), all.map(([, tenant]) => tenant)]
    const { rows } = await database.auth.executeQuery(CompiledQuery.raw(text, values) as CompiledQuery<Row & { no: number }>)
    const byNumber = new Map(rows.map(row => [row.no, row]))
    return all.map((_, index) => byNumber.get(index + 1))
  }, TOGETHER)
  readersOf.set(database, read)
  return read(wanted)
}

async function holderOf(database: Database, place: Place): Promise<Holder> {
  const { rules, ...held } = await heldOf(database, place)
  const { userId, username, realname, tenantId, orgCode, dictionaryState, position } = place
  return {
    userId,
    username,
    realname,
    tenantId,
    orgCode,
    dictionaryState,
    position,
    ...held,
    rowRules: await rowRulesOf(database, place, rules),
  }
}

/** What an account may do and see in a tenant now, without a session; undefined where it could not work there. */
export async function findHolder(database: Database, username: string, tenant: number): Promise<Holder | undefined> {
  const { rows } = await sql<Place>`select ${PLACE} from sys_user u ${placeOf(sql`${tenant}::integer`)}
    where u.username = ${username} and u.status = 1 and u.del_flag = 0`.execute(database.auth)
  return rows[0] && holderOf(database, rows[0])
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
  const row = await readRow(database, [tokenHash, tenant])
  if (!row) return null
  if (row.stale && active) await sql`update sys_session set last_seen = now() where token_hash = ${tokenHash}`.execute(database.auth)
  const { idleMinutes, oneTimePassword } = row
  return { ...(await holderOf(database, row)), tokenHash, idleMinutes, oneTimePassword }
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
