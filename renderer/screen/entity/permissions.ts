import type { EntityModel } from '../../model/entity'
import { texts } from '../texts'

/** A right that a menu entry can grant. */
export interface EntityPermission {
  /** Complete with prefix, such as `lecturer:add`. */
  readonly right: string
  /** As it is called in the tree of menus. */
  readonly title: string
}

const READING: ReadonlySet<string> = new Set(['list', 'export', 'all'])

/** Every right that an entity's operations ask for; `all` only where rows belong to who made them. */
export function entityPermissions(entity: EntityModel): EntityPermission[] {
  const rights = Object.entries({ ...texts.rights, ...(entity.owned && { all: texts.all }) })
  return rights.filter(([right]) => !entity.readonly || READING.has(right)).map(([right, title]) => ({ right: entity.perm + right, title }))
}
