import { createHash } from 'node:crypto'
import { columnType, type StoredField, textLength, tooLongToIndex } from '../../../records/storage/statements'
import { type Form, foreignKey, ownFields, SUB, tableOf, treeOf } from './form'
import { kindOf, sizeOf } from './kinds'

/** A column of a form's own in its table. */
export interface TableColumn {
  readonly name: string
  /** Its name when the table was last made or changed; null when it was not there. */
  readonly former: string | null
  /** As PostgreSQL writes it. */
  readonly type: string
  readonly notNull: boolean
  /** What rows that are there already get; null: nothing. */
  readonly given: string | null
}

/** A column that every tree has, and its name when the table was last made or changed. */
export type TreeColumn = Pick<TableColumn, 'name' | 'former'>

export interface TableIndex {
  readonly name: string
  /** As people called it. */
  readonly title: string
  /** They follow the tenant, which begins every index. */
  readonly columns: readonly string[]
  readonly unique: boolean
  /** Columns that stand in it by their MD5. */
  readonly hashed: readonly string[]
}

/** The table of a form: the one thing that statements which change the database are made from. */
export interface TableModel {
  readonly table: string
  /** Columns of a tree: the key of the row above, and the mark of rows with others below. */
  readonly tree?: { readonly parent: TreeColumn; readonly hasChild: TreeColumn } | undefined
  readonly columns: readonly TableColumn[]
  readonly indexes: readonly TableIndex[]
}

const LONGEST_NAME = 63

/** Another index has another name: of the same name nothing has changed. */
function indexOf(table: string, title: string, columns: readonly string[], unique: boolean, hashed: readonly string[] = []): TableIndex {
  const sum = createHash('md5')
    .update(JSON.stringify([table, title, columns, unique, ...(hashed.length > 0 ? [hashed] : [])]))
    .digest('hex')
    .slice(0, 8)
  return { name: `${`ix_${table}_${title}`.slice(0, LONGEST_NAME - sum.length - 1)}_${sum}`, title, columns, unique, hashed }
}

const parts = (list: string) =>
  list
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** The table that a form asks for. */
export function tableModel(form: Form): TableModel {
  const { head } = form
  const table = tableOf(head.tableName)
  const fields = ownFields(form)
  const tree = treeOf(head)
  const former = (name: string) => form.fields.find(({ dbFieldName }) => dbFieldName === name)?.dbFieldNameOld ?? null
  const treeColumn = (name: string): TreeColumn => ({ name, former: former(name) })
  const key = head.tableType === SUB ? foreignKey(form) : undefined
  const implied = [
    indexOf(table, 'create_time', ['create_time', 'id'], false),
    ...(tree ? [indexOf(table, tree.parent, [tree.parent], false)] : []),
    ...(key ? [indexOf(table, key.dbFieldName, [key.dbFieldName], false)] : []),
  ]
  const stored = fields.map(field => ({ name: field.dbFieldName, kind: kindOf(field), storage: sizeOf(field) }) as StoredField)
  const lengths = new Map(stored.map(field => [field.name, textLength(field)]))
  const asked = form.indexes.flatMap(({ indexName, indexField, indexType }) => {
    const columns = parts(indexField)
    const unique = indexType === 'unique'
    const long = tooLongToIndex(columns, column => lengths.get(column) ?? 0)
    return unique || long.length === 0 ? [indexOf(table, indexName, columns, unique, long)] : []
  })
  return {
    table,
    tree: tree && { parent: treeColumn(tree.parent), hasChild: treeColumn(tree.hasChild) },
    columns: fields.map(field => ({
      name: field.dbFieldName,
      former: field.dbFieldNameOld ?? null,
      type: columnType({ kind: kindOf(field), storage: sizeOf(field) } as StoredField),
      notNull: field.dbIsNull === 0,
      given: field.dbDefaultVal || null,
    })),
    indexes: [...implied, ...asked],
  }
}

/** Whether both ask for the same table, under the same names. */
export const sameTable = (one: Form, other: Form): boolean => signature(one) === signature(other)

function signature(form: Form): string {
  const { columns, tree, ...table } = tableModel(form)
  const names = tree && [tree.parent.name, tree.hasChild.name]
  return JSON.stringify({ ...table, tree: names, columns: columns.map(({ former: _, given: __, ...column }) => column) })
}
