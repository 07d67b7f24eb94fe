import type { SysPermissionTree } from '../../generated/operations'
import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { commaList } from '../../util/comma-list'
import { errors, fail } from '../../util/errors'
import { branches, nest, treeOf } from '../../util/trees/nodes'
import { handOn, isAdministrator } from '../grants'
import { holdsKey, saveRolePermission } from './grants'
import * as menus from './repository'
import { menuNode, menuTree } from './stored'
import { texts } from './texts'
import { checkLink, checkPerms, parentOf, treeNode } from './tree'

export { openFacts } from './page-facts'
export { grant, menuId, rightId, seedMenus } from './seeds/menus'
export { menuTree } from './stored'
export { isExternal, pathOf } from './stored/path'
export { menuLeaves } from './stored/repository'

const takesRules = ({ catalog }: Pick<CallOf<'sysPermissionList'>, 'catalog'>, menu: menus.Menu) =>
  catalog.readable.ruledBy(commaList(menu.perms)) !== undefined

async function list(call: CallOf<'sysPermissionList'>): Promise<SysPermissionTree[]> {
  const rows = await call.readTenant(menus.allMenus)
  return nest(treeOf(rows), (menu, children: SysPermissionTree[] | null) => treeNode(menu, takesRules(call, menu), children))
}

/** Direct children of each id, '' for the top; they say whether something stands below, without drawing it. */
async function childrenOf(call: CallOf<'sysPermissionList'>, parents: readonly string[]): Promise<Map<string, SysPermissionTree[]>> {
  const tree = treeOf(await call.readTenant(menus.allMenus))
  const node = (menu: menus.Menu) => treeNode(menu, takesRules(call, menu), [], !tree.below.has(menu.id))
  return new Map(parents.map(id => [id, (tree.below.get(id) ?? []).map(node)]))
}

async function add(call: CallOf<'sysPermissionAdd'>) {
  const { body } = call
  checkLink(body.url)
  checkPerms(body.perms)
  await call.withTenant(async trx => {
    await menus.lock(trx)
    const parent = parentOf(await menus.allMenus(trx), body)
    await menus.add(trx, { ...body, menuType: body.menuType ?? (parent === null ? 0 : 1) }, parent)
    await menus.countLeaves(trx)
  })
  return answer({ message: texts.added })
}

/** The type of a right that only lifts a rule that disables; it opens nothing. */
const EXCEPTION = '2'

/** Data rules narrow the list that the right of their entry opens: another right would leave that list to all whom they bind. */
function checkRules({ catalog: { readable } }: CallOf<'sysPermissionEdit'>, stored: menus.Menu, perms: string | null | undefined): void {
  if (stored.ruleFlag !== 1) return
  if (readable.ruledBy(commaList(stored.perms)) !== readable.ruledBy(commaList(perms))) fail(texts.ruled)
}

/** Who changes what a button means changes what its holders may do: only to rights of their own. */
function checkRights(call: CallOf<'sysPermissionEdit'>, stored: menus.Menu): void {
  const { body, session } = call
  const perms = body.perms === undefined ? stored.perms : body.perms
  const status = body.status ?? stored.status
  const permsType = body.permsType ?? stored.permsType
  if (perms === stored.perms && status === stored.status && permsType === stored.permsType) return
  checkRules(call, stored, perms)
  if (holdsKey([stored]) && (status !== '1' || permsType === EXCEPTION || !holdsKey([{ perms: perms ?? null }]))) fail(texts.keyRight)
  if (isAdministrator(session) || commaList(perms).every(perm => session.rights.has(perm))) return
  throw errors.noPermission()
}

async function edit(call: CallOf<'sysPermissionEdit'>) {
  const { body } = call
  checkLink(body.url)
  checkPerms(body.perms)
  await call.withTenant(async trx => {
    await menus.lock(trx)
    const stored = await menus.find(trx, body.id)
    checkRights(call, stored)
    await menus.save(trx, body, parentOf(await menus.allMenus(trx), body, stored))
    await menus.countLeaves(trx)
  })
  return answer({ message: texts.edited })
}

async function remove(call: CallOf<'sysPermissionDelete'> | CallOf<'sysPermissionDeleteBatch'>, ids: readonly string[], message: string) {
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    await menus.lock(trx)
    const gone = branches(treeOf(await menus.allMenus(trx)), ids)
    if (holdsKey(gone)) fail(texts.keyRight)
    if (gone.length === 0) await menus.find(trx, ids[0] ?? '')
    await menus.remove(
      trx,
      gone.map(menu => menu.id),
    )
    await menus.countLeaves(trx)
  })
  return answer({ message })
}

async function children(call: CallOf<'sysPermissionQueryListAsync'>) {
  const tree = treeOf(await call.readTenant(menus.allMenus))
  const found = tree.below.get(call.query.pid ?? '') ?? []
  return found.length > 0 ? found.map(menu => menuNode(menu, null, !tree.below.has(menu.id))) : fail(texts.nothingBelow)
}

/** An entry that always shows may have the path of one below it, and no other two have the same. */
async function checkPath(call: CallOf<'sysPermissionCheckPermDuplication'>) {
  const { id, url, alwaysShow = false } = call.query
  const all = await call.readTenant(menus.allMenus)
  const taken = all.some(menu => menu.url === url && menu.id !== id && (menu.alwaysShow ?? false) === alwaysShow)
  return taken ? fail(texts.pathTaken) : answer({ message: texts.pathFree })
}

export const permission = defineModule({
  name: 'permission',
  rows: 'subject',
  outgoing: 'none',
  declare: menus.declareMenus,
  handlers: {
    sysPermissionList: list,
    sysPermissionGetSystemMenuList: async call => (await childrenOf(call, [''])).get('') ?? [],
    sysPermissionGetSystemSubmenu: async call => (await childrenOf(call, [call.query.parentId])).get(call.query.parentId) ?? [],
    sysPermissionGetSystemSubmenuBatch: async call => Object.fromEntries(await childrenOf(call, commaList(call.query.parentIds))),
    sysPermissionCheckPermDuplication: checkPath,
    sysPermissionQueryById: call => call.readTenant(trx => menus.find(trx, call.query.id)),
    sysPermissionAdd: add,
    sysPermissionEdit: edit,
    sysPermissionDelete: call => remove(call, commaList(call.query.id), texts.deleted),
    sysPermissionDeleteBatch: call => remove(call, commaList(call.query.ids), texts.deletedMany),
    sysPermissionQueryTreeList: call => call.readTenant(trx => menuTree(trx, call.session.tenantId)),
    sysPermissionQueryListAsync: children,
    sysPermissionQueryRolePermission: call => call.readTenant(trx => menus.grantedTo(trx, call.query.roleId)),
    sysPermissionSaveRolePermission: async call => {
      await handOn(call, call.body.roleId, await call.withTenant(trx => saveRolePermission(call, trx)))
      return answer({ message: texts.saved })
    },
  },
})
