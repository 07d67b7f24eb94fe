import type { EntityModel } from '../../model/entity'

/** A right that a menu entry can grant. */
export interface EntityPermission {
  /** Complete with prefix, such as `lecturer:add`. */
  readonly right: string
  /** As it is called in the tree of menus. */
  readonly title: string
}

const titles: { readonly [right: string]: string } = {
  list: '查询',
  add: '新增',
  edit: '编辑',
  delete: '删除',
  import: '导入',
  export: '导出',
}

/** Every right that an entity's operations ask for; `all` only where rows belong to who made them. */
export function entityPermissions(entity: EntityModel): EntityPermission[] {
  const rights = Object.entries({ ...titles, ...(entity.owned && { all: '查看全部' }) })
  return rights.map(([right, title]) => ({ right: entity.perm + right, title }))
}
