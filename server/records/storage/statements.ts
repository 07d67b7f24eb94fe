import type { EntityField, EntityModel, EntityTree, FieldStorage } from '../../../renderer/core'
import type { ColumnKind } from '../../query'

/** A field that has a column of its own. */
export interface StoredField extends EntityField {
  readonly storage: FieldStorage
}

/** Fields kept in the entity's own table, in their order. */
export function storedFields(entity: EntityModel): readonly StoredField[] {
  return entity.fields.filter((field): field is StoredField => field.storage !== undefined)
}

const TYPES: Record<ColumnKind, (storage: FieldStorage) => string> = {
  text: storage => (storage.length > 0 ? `varchar(${storage.length})` : 'text'),
  integer: () => 'bigint',
  decimal: storage => `numeric(${storage.precision}, ${storage.scale})`,
  boolean: () => 'boolean',
  date: () => 'date',
  datetime: () => 'timestamptz',
  time: () => 'time(0)',
  json: () => 'jsonb',
}

/** How values of the field compare and are kept. Rows of a grid have no column. */
export function columnKind(field: EntityField): ColumnKind {
  return field.kind === 'rows' ? 'json' : field.kind
}

/** The type of a field's column, as PostgreSQL writes it. */
export function columnType(field: StoredField): string {
  return TYPES[columnKind(field)](field.storage)
}

/** `format_type` spells some types at length. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'time(0) without time zone': 'time(0)',
}

/** A type as `format_type` spells it, as `columnType` does. */
export function shortType(type: string): string {
  return SPELLINGS[type] ?? type.replace('character varying', 'varchar').replace(/numeric\((\d+),(\d+)\)/, 'numeric($1, $2)')
}

/** A column of a tree beside its fields. */
export interface TreeColumn {
  readonly name: string
  readonly column: string
  readonly definition: string
}

/** What both columns of a tree are: a text, `0` of a row at the top or without others below. */
export const TREE_DEFINITION = "text not null default '0'"

/** The column of the key of the row above, and that of the mark of rows with others below. */
export function treeColumns({ own }: EntityTree): readonly [parent: TreeColumn, hasChild: TreeColumn] {
  const { parent, hasChild } = own ?? { parent: 'pid', hasChild: 'has_child' }
  return [
    { name: parent, column: parent, definition: TREE_DEFINITION },
    { name: own?.hasChild ?? 'hasChild', column: hasChild, definition: TREE_DEFINITION },
  ]
}

/** The name of the key of the row above, which is that of its column. */
export const parentName = (tree: EntityTree): string => treeColumns(tree)[0].name

/** An index that an entity asks for. `columns` follow the tenant, which begins every index. */
export interface EntityIndex {
  readonly name: string
  readonly columns: readonly string[]
  readonly unique: boolean
  readonly descending?: boolean
  /** In the order in which lists show texts: empty ones first, of equal ones the newest, then by id. */
  readonly words?: boolean
  /** Columns that stand in it by their MD5, since their texts may be too long for an index. Default none. */
  readonly hashed?: readonly string[]
}

/** Characters that all texts of an index may have together: of four bytes each, they still fit into the third of a page that an index allows. */
const LONGEST_INDEXED = 500

/** Of the columns of one index, those whose texts may be too long for it. `lengthOf`: characters of a column's text at most, 0 for other types. */
export function tooLongToIndex(columns: readonly string[], lengthOf: (column: string) => number): readonly string[] {
  const total = columns.reduce((sum, column) => sum + lengthOf(column), 0)
  return total <= LONGEST_INDEXED ? [] : columns.filter(column => lengthOf(column) > LONGEST_INDEXED / columns.length)
}

/** Characters that a field's column may hold, 0 where its values are no texts. */
export function textLength(field: StoredField): number {
  const kind = columnKind(field)
  if (kind === 'json') return Number.POSITIVE_INFINITY
  if (kind !== 'text') return 0
  return field.storage.length || Number.POSITIVE_INFINITY
}

/** PostgreSQL cuts longer names in silence, and two could become one. */
const LONGEST_NAME = 63

function indexName(table: string, columns: readonly string[], unique: boolean): string {
  const name = `${unique ? 'ux' : 'ix'}_${table}_${columns.join('_')}`
  if (name.length <= LONGEST_NAME) return name
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xffffffff
  return `${name.slice(0, LONGEST_NAME - 9)}_${sum.toString(16).padStart(8, '0')}`
}

/** Texts by which lists of many rows are likely to be sorted. Those of dictionaries hold codes. */
function wordIndexes(entity: EntityModel): readonly EntityIndex[] {
  const sorted = (field: StoredField) =>
    field.name === entity.sort.field || field.storage.unique || field.storage.index || field.query !== undefined
  return storedFields(entity)
    .filter(field => columnKind(field) === 'text' && !field.dict && !field.options?.length && sorted(field))
    .map(({ storage: { column } }) => ({
      name: indexName(entity.table, [column, 'words', 'newest'], false),
      columns: [column],
      unique: false,
      words: true,
    }))
}

/** Indexes for the default sort, query inputs, texts that are sorted by, unique values and the children of a tree, whatever their lengths. */
function askedIndexes(entity: EntityModel): readonly EntityIndex[] {
  const { table } = entity
  const columnOf = new Map(storedFields(entity).map(field => [field.name, field.storage.column]))
  const index = (columns: readonly string[], unique: boolean) => ({ name: indexName(table, columns, unique), columns, unique })
  const found: EntityIndex[] = [{ ...index(['create_time', 'id'], false), descending: true }]
  for (const field of storedFields(entity)) {
    if (field.storage.unique) found.push(index([field.storage.column], true))
    else if (field.storage.index || field.query !== undefined) found.push(index([field.storage.column], false))
  }
  for (const names of entity.unique)
    found.push(
      index(
        names.map(name => columnOf.get(name) ?? name),
        true,
      ),
    )
  if (entity.tree) found.push(index([parentName(entity.tree)], false))
  found.push(...wordIndexes(entity))
  return found
}

function longColumns(entity: EntityModel): (index: EntityIndex) => readonly string[] {
  const lengths = new Map(storedFields(entity).map(field => [field.storage.column, textLength(field)]))
  return ({ columns }) => tooLongToIndex(columns, column => lengths.get(column) ?? 0)
}

/** The indexes of an entity. Long texts have none, since no list sorts by them and parts of them are found without; where they must be unique, their MD5 is. */
export function entityIndexes(entity: EntityModel): readonly EntityIndex[] {
  const longOf = longColumns(entity)
  return askedIndexes(entity).flatMap(index => {
    const hashed = longOf(index)
    if (hashed.length === 0) return [index]
    return index.unique ? [{ ...index, name: indexName(entity.table, [...index.columns, 'md5'], true), hashed }] : []
  })
}

/**
 * Names of indexes that earlier versions made: over long texts, in which a text of some thousand characters finds no room, and in an order in
 * which no list stands any more.
 */
export function outgrownIndexes(entity: EntityModel): readonly string[] {
  const longOf = longColumns(entity)
  const long = askedIndexes(entity).flatMap(index => (longOf(index).length > 0 ? [index.name] : []))
  return [...long, ...wordIndexes(entity).map(({ columns }) => indexName(entity.table, [...columns, 'words'], false))]
}
