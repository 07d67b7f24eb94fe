import { sql } from 'kysely'
import { STORED } from '../../../../renderer/core'
import type { Trx } from '../../../db/database'
import { PREPARED } from '../../../db/pools/prepared'
import type { Row } from '../../../db/tables'
import type { SysUser } from '../../../generated/operations'
import type { Session } from '../../../http/session'
import { type ScreenReader, shownScreen } from '../../screens'
import { LOG_VISITED } from './texts'

/** A row of the menu: a menu or a right. */
export type PermissionRow = Row<'sysPermission'>

/** The menus and rights that a person holds through their roles, in menu order; switched-off ones included. */
export async function grantedRows(trx: Trx, userId: string): Promise<PermissionRow[]> {
  return trx
    .selectFrom('sysPermission')
    .selectAll()
    .where('delFlag', '=', 0)
    .where('id', 'in', query => query.selectFrom('sysUserPermission').select('permissionId').where('userId', '=', userId))
    .orderBy('sortNo')
    .orderBy('createTime')
    .orderBy('id')
    .execute()
}

/** The entries of stored screens that the reader is shown, with the groups around them. */
const shownEntries = (reader: ScreenReader) => sql`with recursive entry(id, parent_id) as (
    select p.id, p.parent_id from sys_permission p join sys_stored_screen s on p.component = ${STORED} || s.name
      where p.menu_type <> 2 and p.del_flag = 0 and ${shownScreen(reader)}
    union select p.id, p.parent_id from sys_permission p join entry e on p.id = e.parent_id
      where p.del_flag = 0 and coalesce(p.perms, '') = '') select id from entry`

/**
 * The menu of a person: what they hold, but entries of stored screens for exactly the screens that they are shown, whatever is granted.
 * What stands around such an entry comes with it, as long as it is a mere group: an entry grants nothing.
 */
export async function menuRows(trx: Trx, granted: readonly PermissionRow[], reader: ScreenReader): Promise<PermissionRow[]> {
  const { rows } = await sql<{ id: string }>`${shownEntries(reader)}`.execute(trx)
  const held = granted.filter(({ component }) => !component?.startsWith(STORED)).map(({ id }) => id)
  const ids = [...new Set([...held, ...rows.map(({ id }) => id)])]
  if (rows.length === 0) return granted.filter(({ id }) => ids.includes(id))
  return trx.selectFrom('sysPermission').selectAll().where('id', 'in', ids).orderBy('sortNo').orderBy('createTime').orderBy('id').execute()
}

/**
 * What the menu of a user is made of, in few bytes: all rights, which entries are granted, which screens are shown. Undefined where
 * rights are others by now than those of the session.
 */
export async function menuStamp(trx: Trx, { rightsState, granted, ...reader }: Session): Promise<string | undefined> {
  const { rows } = await sql<{ state: string; shown: string | null }>`${sql.raw(PREPARED)} select state,
    (select sum(hashtextextended(e.id, 1)) from (${shownEntries(reader)}) e)::text as shown from sys_rights_state`.execute(trx)
  return rows[0]?.state === rightsState ? [rightsState, granted, rows[0].shown].join(' ') : undefined
}

/** Every row that names rights. */
export async function rightRows(trx: Trx): Promise<PermissionRow[]> {
  return trx
    .selectFrom('sysPermission')
    .selectAll()
    .where('delFlag', '=', 0)
    .where('perms', '<>', '')
    .orderBy('sortNo')
    .orderBy('id')
    .execute()
}

export async function findOwn(trx: Trx, userId: string): Promise<SysUser> {
  return trx.selectFrom('sysUser').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
}

/** A user who opens the application again within this time, from the same address, is still on the same visit. */
const VISIT = '30 minutes'

/** Notes in the log that a person opens the application; see docs/decisions/13-visits.md. */
export async function noteVisit(trx: Trx, { userId, username }: { userId: string; username: string }, ip: string): Promise<void> {
  await sql`${sql.raw(PREPARED)} insert into sys_log (log_content, userid, username, ip, method, request_url, request_type, log_type, operate_type)
    select ${LOG_VISITED}, ${userId}, ${username}, ${ip}, 'sysPermissionGetUserPermissionByToken',
      '/sys/permission/getUserPermissionByToken', 'GET', 2, 1
    where not exists (select from sys_log where log_type = 2 and method = 'sysPermissionGetUserPermissionByToken' and refused is null
      and userid = ${userId} and ip = ${ip} and create_time > now() - ${VISIT}::interval)`.execute(trx)
}
