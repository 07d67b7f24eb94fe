import type { MenuTree, TreeModel } from '../../../generated/operations'
import { namesSystemRightsOnly, SYSTEM_TENANT } from '../../../util/system-tenant'
import { nest, treeOf } from '../../../util/trees/nodes'
import { allMenus, type Menu, type Trx } from './repository'

/** A menu as role forms show it (api-contract §10). */
export function menuNode(menu: Menu, children: TreeModel[] | null, isLeaf = children === null): TreeModel {
  const title = menu.name ?? ''
  return {
    key: menu.id,
    title,
    slotTitle: title,
    isLeaf,
    icon: menu.icon ?? null,
    ruleFlag: menu.ruleFlag ?? 0,
    scopedSlots: { title: 'hasDatarule' },
    parentId: menu.parentId,
    label: null,
    value: menu.id,
    children: children ?? [],
  }
}

/** Every menu and button to grant from in a tenant, or those of them that `only` names, and the ids of all of them. */
export async function menuTree(trx: Trx, tenantId: number, only?: ReadonlySet<string>): Promise<MenuTree> {
  const menus = (await allMenus(trx)).filter(
    ({ id, perms }) => (tenantId === SYSTEM_TENANT || !namesSystemRightsOnly(perms)) && (only === undefined || only.has(id)),
  )
  return {
    treeList: nest(treeOf(menus), (menu, children: TreeModel[] | null) => menuNode(menu, children)),
    ids: menus.map(menu => menu.id),
  }
}
