import type { EntityField, EntityModel, FieldStorage } from '../../renderer/core'
import type { StoredField } from '../../server/records/storage/statements'

/** A field with everything at its default; for tests of the engine. */
export function field({
  storage,
  ...parts
}: Omit<Partial<EntityField>, 'storage'> & { storage?: Partial<FieldStorage> } = {}): StoredField {
  const name = parts.name ?? 'name'
  return {
    name,
    title: '名称',
    type: 'input',
    kind: 'text',
    settings: {},
    in: ['list', 'form', 'details', 'import', 'export'],
    visible: true,
    required: false,
    disabled: false,
    readonly: false,
    rules: [],
    sortable: true,
    ellipsis: 0,
    statistics: [],
    span: 1,
    ...parts,
    storage: { column: name, length: 0, precision: 18, scale: 2, unique: false, index: false, notNull: false, ...storage },
  } as StoredField
}

/** An entity of the given fields; for tests of the engine. */
export function entity(fields: readonly EntityField[], parts: Partial<EntityModel> = {}): EntityModel {
  return {
    id: 'test/thing',
    area: 'test',
    title: '事物',
    table: 'test_thing',
    base: '/test/thing',
    perm: 'thing:',
    fields,
    sort: { field: 'createTime', order: 'desc' },
    unique: [],
    owned: false,
    ...parts,
  }
}
