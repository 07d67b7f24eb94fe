import type { EntityField, EntityModel } from '../../../renderer/core'

/** A field whose rows are kept in a table of their own. */
export interface RowsField extends EntityField {
  readonly table: string
  readonly fields: readonly EntityField[]
}

export const rowFields = (entity: EntityModel): readonly RowsField[] =>
  entity.fields.filter((field): field is RowsField => field.kind === 'rows' && field.table !== undefined && field.fields !== undefined)

const plain = {
  settings: {},
  in: [],
  visible: true,
  required: true,
  disabled: false,
  readonly: false,
  rules: [],
  sortable: false,
  ellipsis: 0,
  statistics: [],
  span: 1,
} as const

/** Whose line it is. Names that begin with an underscore are kept for the system. */
const parent: EntityField = {
  ...plain,
  name: '_parent',
  title: '_parent',
  type: 'input',
  kind: 'text',
  storage: { column: '_parent', length: 64, precision: 0, scale: 0, unique: false, index: true, notNull: true },
}

/** Which line it is, from 1. */
const order: EntityField = {
  ...plain,
  name: '_order',
  title: '_order',
  type: 'inputNumber',
  kind: 'integer',
  storage: { column: '_order', length: 0, precision: 19, scale: 0, unique: false, index: false, notNull: true },
}

const entities = new WeakMap<RowsField, EntityModel>()

/** The lines of a field as an entity of their own, which knows whose they are. */
export function rowsEntity(entity: EntityModel, field: RowsField): EntityModel {
  const known = entities.get(field)
  if (known) return known
  const made: EntityModel = {
    id: `${entity.id}/${field.name}`,
    area: entity.area,
    title: field.title,
    table: field.table,
    base: `${entity.base}/${field.name}`,
    perm: entity.perm,
    // Unique among the lines of one record; a table of all of them cannot keep that while lines trade places.
    fields: [parent, order, ...field.fields.map(own => (own.storage ? { ...own, storage: { ...own.storage, unique: false } } : own))],
    sort: { field: '_order', order: 'asc' },
    unique: [],
    owned: false,
  }
  entities.set(field, made)
  return made
}
