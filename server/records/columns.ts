import type { EntityModel } from '../../renderer/core'
import { auditColumns, hiddenColumn, type ListColumn, type ListLines, type ListSpec } from '../query'
import { rowFields, rowsEntity } from './storage/lines'
import { columnKind, type StoredField, storedFields, treeColumns } from './storage/statements'

const SYSTEM_COLUMNS: readonly ListColumn[] = [{ name: 'id', kind: 'text' }, ...auditColumns, { name: 'sysOrgCode', kind: 'text' }]

const specOf = new WeakMap<EntityModel, ListSpec>()

/** What a list of the entity may read, filter, sort and export; made once for an entity. */
export function listSpec(entity: EntityModel): ListSpec {
  const spec = specOf.get(entity) ?? makeSpec(entity)
  specOf.set(entity, spec)
  return spec
}

function makeSpec(entity: EntityModel): ListSpec {
  const own = storedFields(entity).map(ownColumn)
  const names = new Set(own.map(column => column.name))
  const tree: readonly ListColumn[] = entity.tree
    ? treeColumns(entity.tree).map(({ name, column }) => ({ name, column, kind: 'text' }))
    : []
  const systemColumns = [...SYSTEM_COLUMNS, ...tree].filter(column => !names.has(column.name))
  const lines = rowFields(entity).map((field): ListLines => {
    const columns = storedFields(rowsEntity(entity, field)).filter(line => !line.name.startsWith('_'))
    return { name: field.name, table: field.table, columns: columns.map(ownColumn) }
  })
  return {
    table: entity.schema ? `${entity.schema}.${entity.table}` : entity.table,
    ...(!entity.schema && { steady: true }),
    columns: [...systemColumns, ...own],
    ...(lines.length > 0 && { lines }),
    sort: { name: entity.sort.field, order: entity.sort.order },
  }
}

/** Of a field that names rows of a tree by their ids. */
function treeOf({ type, dict = '', settings }: StoredField): Pick<ListColumn, 'tree'> {
  const [table = '', , key] = dict.split(',')
  const { pidField } = settings as { readonly pidField?: string }
  return type === 'sel_tree' && key === 'id' && pidField ? { tree: { table, parent: pidField } } : {}
}

function ownColumn(field: StoredField): ListColumn {
  const place = field.storage.column
  const column = { name: field.name, column: field.secret ? hiddenColumn(place) : place, kind: columnKind(field) }
  const dict = field.dict ?? field.labels
  if (dict) return { ...column, dict, ...treeOf(field) }
  const parts = field.kind === 'json' ? (field.fields ?? []).filter(part => part.dict ?? part.labels) : []
  return parts.length > 0 ? { ...column, parts: parts.map(part => ownColumn(part as StoredField)) } : column
}
