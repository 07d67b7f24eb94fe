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
const AUDITOR = seedId('role', 'auditor')

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
  const members = list.filter(person => person.roles.includes('auditor'))
  const links = members.map(({ username }) => ({ id: seedId('member', username, 'auditor'), userId: userId(username), roleId: AUDITOR }))
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

/** Sample departments, categories, thirty people, announcements, and a role with few rights: it reads people and lecturers, and writes comments. */
export async function seedDemo<T>(db: Kysely<T>): Promise<void> {
  await seedRows(db, 'sys_depart', departRows(departs, null, 1))
  await seedRows(db, 'sys_category', categoryRows(categories, '0'))
  await seedRows(db, 'sys_role', [{ id: AUDITOR, roleName: '审计员', roleCode: 'auditor', description: '只读人员与讲师，可填写课件评论' }])
  const menus = ['/dashboard/analysis', '/isystem', '/isystem/user', '/course', '/course/lecturer', '/course/comment']
  await grant(db, AUDITOR, [...menus.map(menuId), ...['courseComment:add', 'courseComment:edit'].map(rightId)])
  await seedPeople(db, people)
  await seedRows(db, 'sys_announcement', announcementRows(departId))
}
