import { createHash } from 'node:crypto'
import { type Call, Done, type Handlers } from '../call'
import type { Emulator } from '../emulator'
import type { Row } from '../tables'

const BUTTON = 2

const byNumber = (left: Row, right: Row) => Number(left.sortNo ?? 0) - Number(right.sortNo ?? 0)
/** Menus and buttons in their order. */
export const rowsOf = (emulator: Emulator) => emulator.table('sys_permission').rows.toSorted(byNumber)

/** Menus and buttons that the roles of a user hold. */
function held(emulator: Emulator, user: Row): Row[] {
  const roles = String(user.selectedroles ?? '').split(',')
  const ids = new Set(
    roles
      .flatMap(role => emulator.table('sys_role_permission').rows.find(({ roleId }) => roleId === role)?.permissionIds ?? [])
      .flatMap(text => String(text).split(',')),
  )
  return rowsOf(emulator).filter(({ id }) => ids.has(String(id)))
}

/** Actions that a user may do. */
export const rightsOf = (emulator: Emulator, user: Row): readonly string[] =>
  held(emulator, user)
    .filter(({ menuType }) => menuType === BUTTON)
    .flatMap(({ perms }) => String(perms).split(','))

const isOutside = (url: string) => /^https?:|^\{\{/.test(url)

function nodeOf(row: Row, all: readonly Row[]): object {
  const url = String(row.url ?? '')
  const component = String(row.component ?? '')
  const children = all.filter(({ parentId, menuType }) => parentId === row.id && menuType !== BUTTON).map(child => nodeOf(child, all))
  return {
    id: row.id,
    path: isOutside(url) ? createHash('md5').update(url).digest('hex') : url,
    name: url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@'),
    component,
    route: row.route === false ? '0' : '1',
    ...(row.hidden === true && { hidden: true }),
    ...(!row.parentId && { redirect: row.redirect }),
    meta: {
      title: row.name,
      ...(row.icon ? { icon: row.icon } : {}),
      keepAlive: row.keepAlive === true,
      internalOrExternal: row.internalOrExternal === true,
      componentName: component.split('/').at(-1),
      ...(isOutside(url) && { url }),
    },
    ...(children.length > 0 && { children }),
  }
}

function permissions({ emulator, user }: Call): Done {
  const mine = held(emulator, user)
  const tops = mine.filter(({ parentId, menuType }) => !parentId && menuType !== BUTTON)
  const buttons = (rows: readonly Row[]) => rows.filter(({ menuType }) => menuType === BUTTON)
  const entry = ({ perms, permsType, name }: Row) => ({ action: perms, type: permsType, describe: name })
  const auth = buttons(mine)
    .filter(({ status }) => status === '1')
    .map(entry)
  const allAuth = buttons(rowsOf(emulator)).map(row => ({ ...entry(row), status: row.status }))
  const current = emulator.generation.release !== '2.4.2' && { codeList: auth.map(({ action }) => action), sysSafeMode: false }
  return new Done('查询成功', { menu: tops.map(row => nodeOf(row, mine)), auth, allAuth, ...current })
}

/** The whole tree for the administration of menus. */
function adminTree(emulator: Emulator, parent = ''): Row[] {
  return rowsOf(emulator)
    .filter(({ parentId }) => String(parentId ?? '') === parent)
    .map(row => {
      const children = adminTree(emulator, String(row.id))
      return { ...row, key: row.id, title: row.name, isLeaf: children.length === 0, ...(children.length > 0 && { children }) }
    })
}

export const menus: Handlers = {
  'GET /sys/permission/getUserPermissionByToken': permissions,
  'GET /sys/permission/list': ({ emulator }) => adminTree(emulator),
}
