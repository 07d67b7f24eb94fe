import type { Kysely } from 'kysely'
import { NEWCOMER_ROLE } from '../../newcomer-role'
import { grant, menuId } from './menus'
import { seedId, seedRows } from './rows'

/** The role of newcomers, who see the home page until a user gives them more. */
export async function seedNewcomers<T>(db: Kysely<T>): Promise<void> {
  const id = seedId('role', NEWCOMER_ROLE)
  const row = { id, roleName: '临时角色', roleCode: NEWCOMER_ROLE, description: '自行注册或由第三方登录创建的新用户' }
  await seedRows(db, 'sys_role', [row])
  await grant(db, id, [menuId('/dashboard/analysis')])
}
