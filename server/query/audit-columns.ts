import type { ListColumn } from './types'

/** What the database says of who wrote a row, and its version; every governed table has them. */
export const auditColumns: readonly ListColumn[] = [
  { name: 'createBy', kind: 'text' },
  { name: 'createTime', kind: 'datetime' },
  { name: 'updateBy', kind: 'text' },
  { name: 'updateTime', kind: 'datetime' },
  { name: 'version', kind: 'integer' },
]
