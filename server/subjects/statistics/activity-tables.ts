import { type EntityModel, translated } from '../../../renderer/core'
import { isSecret } from '../../query'
import { texts } from './texts'

/** A kind of record of which the dashboard tells: where it is kept, what it is called, who may list it. */
export interface ActivityKind {
  readonly id: string
  /** In the language of the caller. */
  readonly title: () => string
  readonly table: string
  /** The right to list its records. */
  readonly right: string
  /** The component that the menu shows them with. */
  readonly component: string
  /** Column that names a record. */
  readonly label?: string | undefined
  /** Where its list is read, which decides whose records are counted and told; absent: all who hold the right see all of them. */
  readonly base?: string
}

/** What the administration keeps; its changes are told to a user who may list it. */
export const systemKinds: readonly ActivityKind[] = [
  system('user', 'sys_user', 'system/UserList', 'realname'),
  system('role', 'sys_role', 'system/RoleUserList', 'role_name'),
  system('depart', 'sys_depart', 'system/DepartList', 'depart_name'),
  system('permission', 'sys_permission', 'system/PermissionList', 'name'),
  system('dict', 'sys_dict', 'system/DictList', 'dict_name'),
  system('category', 'sys_category', 'system/SysCategoryList', 'name'),
]

function system(id: keyof typeof texts.tables, table: string, component: string, label: string): ActivityKind {
  return { id, title: () => texts.tables[id], table, right: `${id}:list`, component, label }
}

/** A business entity; its first text names a record. */
export function entityKind({ id, title, table, base, perm, fields }: EntityModel): ActivityKind {
  const label = fields.find(field => field.kind === 'text' && field.storage && !field.dict && !isSecret(field.storage.column))?.storage
    ?.column
  return {
    id,
    title: () => translated(title),
    table,
    right: `${perm}list`,
    component: `screens/${id}`,
    label,
    base,
  }
}
