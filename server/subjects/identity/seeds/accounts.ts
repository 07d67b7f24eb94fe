import { type Kysely, sql } from 'kysely'
import { seedId, seedRows } from '../../../db/seeds/rows'
import { StartError } from '../../../util/start-error'
import { grant, menuId } from '../../menus'
import { NEWCOMER_ROLE } from '../config'
import { weaknessOf } from '../password-strength'
import { hashPassword, randomPassword } from '../passwords'

export const ADMIN_ROLE = seedId('role', 'admin')
const ADMIN_USER = seedId('user', 'admin')

/** Gives a person a password unless there is one. One that is shown to a user is for one time. */
export async function seedPassword<T>(db: Kysely<T>, userId: string, passwordHash: string, oneTime = false): Promise<void> {
  await sql`insert into weft.sys_user_secret (user_id, password_hash, one_time)
    values (${userId}, ${passwordHash}, ${oneTime}) on conflict do nothing`.execute(db)
}

function checkGiven(password: string): void {
  const weakness = weaknessOf(password, { username: 'admin' })
  if (weakness === null) return
  throw new StartError(
    `ADMIN_PASSWORD is too easy to guess (${weakness}): at least 8 characters, letters and digits, without "admin", common words and dates.`,
  )
}

/** The role `admin` and, at the first start, its first member. Returns the password when this start made it. */
export async function seedAdministrator<T>(db: Kysely<T>, given: string | null): Promise<string | null> {
  await seedRows(db, 'sys_role', [{ id: ADMIN_ROLE, roleName: '管理员', roleCode: 'admin', description: '管理员' }])
  const fresh = await seedRows(db, 'sys_user', [{ id: ADMIN_USER, username: 'admin', realname: '管理员', userIdentity: 2 }])
  if (fresh.length === 0) return null
  await seedRows(db, 'sys_user_role', [{ id: seedId('member', ADMIN_USER, ADMIN_ROLE), userId: ADMIN_USER, roleId: ADMIN_ROLE }])
  if (given !== null) checkGiven(given)
  const password = given ?? randomPassword()
  await seedPassword(db, ADMIN_USER, await hashPassword(password), given === null)
  return given === null ? password : null
}

/** The role of newcomers, who see the home page until a user gives them more. */
export async function seedNewcomers<T>(db: Kysely<T>): Promise<void> {
  const id = seedId('role', NEWCOMER_ROLE)
  const row = { id, roleName: '临时角色', roleCode: NEWCOMER_ROLE, description: '自行注册或由第三方登录创建的新用户' }
  await seedRows(db, 'sys_role', [row])
  await grant(db, id, [menuId('/dashboard/analysis')])
}
