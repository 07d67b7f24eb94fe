import { type SqlBool, sql } from 'kysely'
import { snakeCase } from '../util/snake-case'
import type { ListSpec } from './types'

/** Whom a record is shared with. */
export type ShareKind = 'user' | 'depart' | 'role'

/** Whether a share `s` still holds: its last day is not over. */
export const isInForce = sql<boolean>`(s.until is null or s.until >= (now() at time zone 'Asia/Shanghai')::date)`

/** Whether a share `s` is for an account `u`. */
export const isShareOf = sql<SqlBool>`(case s.kind
  when 'user' then s.target_id = u.id
  when 'role' then exists (select from sys_user_role ur where ur.user_id = u.id and ur.role_id = s.target_id)
  else exists (select from sys_user_depart ud join sys_depart d on d.id = ud.dep_id join sys_depart above on above.id = s.target_id
    where ud.user_id = u.id and starts_with(d.org_code, above.org_code)) end)`

/** Whether a share `s` is for a user: for the account, a role of it, or a department that it or one above it belongs to. */
const isFor = (username: string) => sql<SqlBool>`exists (select from sys_user u where u.username = ${username} and ${isShareOf})`

/** The list with the rows, too, that are shared with a user; as it is where nothing is kept from that user. */
export const withShared = (spec: ListSpec, username: string): ListSpec =>
  spec.where === undefined
    ? spec
    : {
        ...spec,
        where: sql<SqlBool>`(${spec.where} or t.id in (select s.record_id from sys_record_share s
          where s.table_name = ${snakeCase(spec.table)} and ${isInForce} and ${isFor(username)}))`,
      }
