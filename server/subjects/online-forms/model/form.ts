import type { OnlineFormField, OnlineFormHead, OnlineFormIndex } from '../../../generated/operations'

/** What the database holds is a number where clients of the family may write a text too. */
type Plain<Row, Numbers extends keyof Row> = Omit<Row, Numbers> & { readonly [Name in Numbers]: number }

/** A form as it was configured. */
export type Head = Plain<OnlineFormHead, 'tableType' | 'copyType' | 'tableVersion' | 'scroll'> & {
  readonly relationType: number | null
  readonly version: number
}

/** A column of a form. */
export type Field = Plain<
  OnlineFormField,
  | 'dbLength'
  | 'dbPointLength'
  | 'dbIsKey'
  | 'dbIsNull'
  | 'dbIsPersist'
  | 'isShowForm'
  | 'isShowList'
  | 'isReadOnly'
  | 'isQuery'
  | 'fieldLength'
  | 'orderNum'
> & { readonly fieldShowType: string }

export type Index = OnlineFormIndex

/** A form with its columns in their order. */
export interface Form {
  readonly head: Head
  readonly fields: readonly Field[]
  readonly indexes: readonly Index[]
}

export const MAIN = 2
export const SUB = 3

/** Marks are 1 and 0, as numbers or as texts. */
export const isOn = (mark: unknown): boolean => String(mark ?? '') === '1'

/** The name of the table: a view has that of its form and a number. */
export const tableOf = (tableName: string): string => tableName.replace(/\$\d+$/, '')

/** Columns that every table has; a form may show them, and no caller writes them. */
export const GIVEN_COLUMNS: ReadonlySet<string> = new Set(['id', 'create_by', 'create_time', 'update_by', 'update_time', 'sys_org_code'])

/** Columns that the rows of a tree have: their parent, and whether something stands below them. */
export const PARENT = 'pid'
export const HAS_CHILD = 'has_child'

export const isTree = ({ isTree }: Pick<Head, 'isTree'>): boolean => isTree === 'Y'

type TreeHead = Pick<Head, 'isTree' | 'treeParentIdField' | 'treeIdField'>

/** Both columns of a tree as its form calls them; undefined for what is no tree. */
export const treeOf = (head: TreeHead): { readonly parent: string; readonly hasChild: string } | undefined =>
  isTree(head) ? { parent: head.treeParentIdField || PARENT, hasChild: head.treeIdField || HAS_CHILD } : undefined

export function isTreeColumn(head: TreeHead, column: string): boolean {
  const tree = treeOf(head)
  return tree !== undefined && (column === tree.parent || column === tree.hasChild)
}

/** Columns of the form's own: not those that its table has anyway. */
export const ownFields = ({ head, fields }: Form): readonly Field[] =>
  fields.filter(({ dbFieldName, dbIsPersist }) => dbIsPersist !== 0 && !GIVEN_COLUMNS.has(dbFieldName) && !isTreeColumn(head, dbFieldName))

/** The foreign key of a sub-table; undefined where it has none. */
export const foreignKey = ({ fields }: Pick<Form, 'fields'>, mainTable?: string): Field | undefined =>
  fields.find(field => field.mainTable && field.mainField && (mainTable === undefined || field.mainTable === mainTable))
