import type { EntityModel } from '../../renderer/core'
import { auditColumns, type ListColumn, type ListSpec } from '../query'
import { columnKind, storedFields, TREE_COLUMNS } from './storage/statements'

const HOUSE_COLUMNS: readonly ListColumn[] = [{ name: 'id', kind: 'text' }, ...auditColumns, { name: 'sysOrgCode', kind: 'text' }]

/** What a list of the entity may read, filter, sort and export. */
export function listSpec(entity: EntityModel): ListSpec {
  const own = storedFields(entity).map((field): ListColumn => {
    const column = { name: field.name, column: field.storage.column, kind: columnKind(field) }
    const dict = field.dict ?? field.labels
    return dict ? { ...column, dict } : column
  })
  const names = new Set(own.map(column => column.name))
  const tree: readonly ListColumn[] = entity.tree ? TREE_COLUMNS.map(({ name, column }) => ({ name, column, kind: 'text' })) : []
  const house = [...HOUSE_COLUMNS, ...tree].filter(column => !names.has(column.name))
  return { table: entity.table, columns: [...house, ...own], sort: { name: entity.sort.field, order: entity.sort.order } }
}
