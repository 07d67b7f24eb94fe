import { sql } from 'kysely'
import type { ListColumn, ListSpec } from '../../query'

export { runAnalysis, type Trx } from '../../query'

const created: readonly ListColumn[] = [
  { name: 'createBy', kind: 'text' },
  { name: 'createTime', kind: 'datetime' },
]

/** Tables of the administration, and the columns that a user who lists them may read. */
export const systemSpecs = {
  user: {
    table: 'sys_user',
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'username', kind: 'text' },
      { name: 'realname', kind: 'text' },
      { name: 'sex', kind: 'integer', dict: 'sex' },
      { name: 'status', kind: 'integer', dict: 'user_status' },
      { name: 'orgCode', kind: 'text' },
      { name: 'workNo', kind: 'text' },
      ...created,
    ],
    where: sql`t.del_flag = 0 and t.username <> '_reserve_user_external'`,
  },
  role: {
    table: 'sys_role',
    columns: [{ name: 'id', kind: 'text' }, { name: 'roleName', kind: 'text' }, { name: 'roleCode', kind: 'text' }, ...created],
  },
  depart: {
    table: 'sys_depart',
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'departName', kind: 'text' },
      { name: 'orgCode', kind: 'text' },
      { name: 'orgCategory', kind: 'text', dict: 'org_category' },
      ...created,
    ],
    where: sql`t.del_flag = '0'`,
  },
} satisfies Record<string, ListSpec>
