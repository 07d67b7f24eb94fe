import type { Kysely } from 'kysely'
import { type SeedRow, seedId, seedRows } from '../../../db/seeds/rows'
import { hashPassword, seedPassword } from '../../../subjects/identity'
import { grant, menuId, rightId } from '../../../subjects/menus'
import { announcementRows } from './announcements'
import categories from './categories.json'
import departs from './departs.json'
import { seedLog } from './log'
import { DEMO_PASSWORD } from './password'
import people from './people.json'
import roles from './roles.json'

interface DemoDepart {
  readonly orgCode: string
  readonly departName: string
  readonly orgCategory: string
  readonly children?: readonly DemoDepart[]
}

interface DemoPerson {
  readonly username: string
  readonly realname: string
  readonly sex: number
  readonly status?: number
  readonly phone: string
  readonly workNo: string
  readonly orgCodes: readonly string[]
  readonly roles: readonly string[]
}

const departId = (orgCode: string) => seedId('depart', orgCode)
const userId = (username: string) => seedId('user', username)
const roleId = (code: string) => seedId('role', code)

function departRows(list: readonly DemoDepart[], parent: DemoDepart | null, level: number): SeedRow[] {
  return list.flatMap((depart, index) => [
    {
      id: departId(depart.orgCode),
      parentId: parent ? departId(parent.orgCode) : '',
      departName: depart.departName,
      departOrder: index,
      orgCategory: depart.orgCategory,
      orgType: String(level),
      orgCode: depart.orgCode,
    },
    ...departRows(depart.children ?? [], depart, level + 1),
  ])
}

async function seedPeople<T>(db: Kysely<T>, list: readonly DemoPerson[]): Promise<void> {
  const rows = list.map(({ orgCodes, roles, ...person }) => ({ ...person, id: userId(person.username), orgCode: orgCodes[0] }))
  const fresh = await seedRows(db, 'sys_user', rows)
  if (fresh.length === 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const { username } of list) await seedPassword(db, userId(username), passwordHash)
  const belongs = list.flatMap(({ username, orgCodes }) =>
    orgCodes.map(code => ({ id: seedId('belongs', username, code), userId: userId(username), depId: departId(code) })),
  )
  await seedRows(db, 'sys_user_depart', belongs)
  const links = list.flatMap(({ username, roles }) =>
    roles.map(code => ({ id: seedId('member', username, code), userId: userId(username), roleId: roleId(code) })),
  )
  await seedRows(db, 'sys_user_role', links)
  await seedLog(db)
}

interface DemoCategory {
  readonly code: string
  readonly name: string
  readonly children?: readonly DemoCategory[]
}

function categoryRows(list: readonly DemoCategory[], pid: string): SeedRow[] {
  return list.flatMap(({ code, name, children = [] }) => {
    const id = seedId('category', code)
    return [{ id, pid, code, name, hasChild: children.length > 0 ? '1' : '0' }, ...categoryRows(children, id)]
  })
}

async function seedRoles<T>(db: Kysely<T>): Promise<void> {
  const rows = roles.map(({ code, name, description }) => ({ id: roleId(code), roleName: name, roleCode: code, description }))
  await seedRows(db, 'sys_role', rows)
  for (const { code, menus, rights } of roles) await grant(db, roleId(code), [...menus.map(menuId), ...rights.map(rightId)])
}

/** Sample departments, categories, announcements, and thirty people with the roles of their jobs; one of them is away and has none. */
export async function seedDemo<T>(db: Kysely<T>): Promise<void> {
  await seedRows(db, 'sys_depart', departRows(departs, null, 1))
  await seedRows(db, 'sys_category', categoryRows(categories, '0'))
  await seedRoles(db)
  await seedPeople(db, people)
  await seedRows(db, 'sys_announcement', announcementRows(departId))
}
