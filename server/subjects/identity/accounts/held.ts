import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { Holder } from '../../../http/session'
import type { HeldRules, RowRule } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { keep } from '../../../util/keep'
import { isSystemRight, SYSTEM_TENANT } from '../../../util/system-tenant'

/** What a user holds in a tenant. */
interface Held extends Pick<Holder, 'roleCodes' | 'rights' | 'rightsState' | 'granted'> {
  readonly rules: HeldRules['rules']
}

interface HeldRow {
  readonly state: string
  readonly roleCodes: string[]
  /** Of each granted entry, commas between; null: none. */
  readonly perms: string | null
  readonly rules: readonly (RowRule & { readonly perms: string })[] | null
  readonly granted: string | null
}

/** Users and sets of rights that are kept of a database at most. */
const MOST_USERS = 5000
const MOST_RIGHTS = 200

const keptBy = new WeakMap<Database, Map<string, Held>>()
const keptRights = new Map<string, ReadonlySet<string>>()

/** The rights that these lists name in a tenant. The same lists give the same set: what is worked out of it need not be anew for each call. */
function rightsOf(perms: string, tenantId: number): ReadonlySet<string> {
  const system = tenantId === SYSTEM_TENANT
  const key = `${system} ${perms}`
  return keep(
    keptRights,
    MOST_RIGHTS,
    key,
    keptRights.get(key) ?? new Set(commaList(perms).filter(right => system || !isSystemRight(right))),
  )
}

/** All of it in one statement, so that it is what the state beside it names. */
async function readHeld(database: Database, userId: string, tenantId: number): Promise<HeldRow | undefined> {
  const held = sql`sys_user_permission held join sys_permission p on p.id = held.permission_id`
  const theirs = sql`held.user_id = ${userId} and held.tenant_id = ${tenantId}`
  const { rows } = await sql<HeldRow>`select state,
      array(select r.role_code from sys_user_role ur join sys_role r on r.id = ur.role_id
        where ur.user_id = ${userId} and ur.tenant_id = ${tenantId}) as role_codes,
      (select string_agg(p.perms, ',') from ${held}
        where ${theirs} and p.status = '1' and p.del_flag = 0 and p.perms_type <> '2' and p.perms <> '') as perms,
      (select json_agg(distinct jsonb_build_object(
          'perms', p.perms, 'ruleColumn', r.rule_column, 'ruleOperator', r.rule_conditions, 'ruleValue', r.rule_value))
        from ${held} join sys_permission_data_rule r on r.id = any(held.data_rule_ids) and r.permission_id = held.permission_id
        where ${theirs} and r.status = '1') as rules,
      (select sum(distinct hashtextextended(held.permission_id, 0))::text from sys_user_permission held where ${theirs}) as granted
    from sys_rights_state`.execute(database.auth)
  return rows[0]
}

/**
 * What a user holds in a tenant. It is kept in the process under the state of all rights, which the session was read with: any change of roles,
 * menus, grants or rules is another state, in the transaction of the change, so that no call goes by what was taken from its user.
 */
export async function heldOf(database: Database, asked: { userId: string; tenantId: number; state: string }): Promise<Held> {
  const { userId, tenantId, state } = asked
  const kept = keptBy.get(database) ?? new Map<string, Held>()
  keptBy.set(database, kept)
  const key = `${tenantId} ${userId}`
  const found = kept.get(key)
  if (found?.rightsState === state) return keep(kept, MOST_USERS, key, found)
  const row = await readHeld(database, userId, tenantId)
  return keep(kept, MOST_USERS, key, {
    roleCodes: row?.roleCodes ?? [],
    rights: rightsOf(row?.perms ?? '', tenantId),
    rules: (row?.rules ?? []).flatMap(({ perms, ...rule }) => commaList(perms).map(right => ({ ...rule, right }))),
    rightsState: row?.state ?? '',
    granted: row?.granted ?? '',
  })
}
