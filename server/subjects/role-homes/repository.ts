import { type Kysely, sql } from 'kysely'
import { PREPARED } from '../../db/pools/prepared'
import type { RoleHome } from '../../generated/operations'
import type { Trx } from '../../query'

/** What stands for everybody whose roles have no home page. */
export const EVERYBODY = 'DEF_INDEX_ALL'

const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>

/** The row of a role, enabled or not; undefined where there is none. */
export async function homeOfRole(trx: Trx, roleCode: string): Promise<RoleHome | undefined> {
  const { rows } = await sql<RoleHome>`select id, role_code as "roleCode", url, component, priority::integer as priority, status
    from sys_role_index where role_code = ${roleCode}`.execute(plain(trx))
  return rows[0]
}

/** Paths of the pages of these roles, the one that counts first; that of everybody comes last. */
export async function homesOf(trx: Trx, roleCodes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ url: string }>`${sql.raw(PREPARED)} select url from sys_role_index
    where status = '1' and (role_code = any(${[...roleCodes]}::text[]) or role_code = ${EVERYBODY})
    order by role_code = ${EVERYBODY}, priority nulls last, role_code`.execute(plain(trx))
  return rows.map(({ url }) => url)
}

export async function setEverybodys(trx: Trx, url: string): Promise<void> {
  const changed = await sql`update sys_role_index set url = ${url}, status = '1' where role_code = ${EVERYBODY}`.execute(plain(trx))
  if (Number(changed.numAffectedRows) > 0) return
  await sql`insert into sys_role_index (role_code, url, priority, status) values (${EVERYBODY}, ${url}, 9999, '1')`.execute(plain(trx))
}
