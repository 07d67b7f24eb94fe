import type { FieldModel } from './field'
import type { Sort } from './source'

/** What storage needs of a field, beyond what every view knows. */
export interface FieldStorage {
  /** Column name in snake case. */
  readonly column: string
  /** Characters of a text; 0 means unbounded. */
  readonly length: number
  readonly precision: number
  readonly scale: number
  readonly unique: boolean
  readonly index: boolean
  readonly notNull: boolean
}

/** A field of an entity, with the column that keeps it. */
export interface EntityField extends FieldModel {
  /** Absent on computed fields and on rows, which are kept in a table of their own. */
  readonly storage?: FieldStorage
  /** The table of its rows, for a field of kind `rows`. */
  readonly table?: string
  readonly fields?: readonly EntityField[]
}

/** How rows stand below rows. */
export interface EntityTree {
  readonly label: string
  /** Columns, and names, of the key of the row above and of the mark of rows with others below. Default: `pid` and `has_child`. */
  readonly own?: { readonly parent: string; readonly hasChild: string }
}

/** What the one search finds rows by. */
export interface EntitySearch {
  readonly title: string
  readonly body?: readonly string[] | undefined
}

/** Whom rows belong to, beside who made them. */
export interface EntityOwners {
  /** Fields that name users. */
  readonly users?: readonly string[] | undefined
  /** A field with the id of a row of another entity: whom that row belongs to. */
  readonly through?: string | undefined
  /** The entity that `through` leads to; set where all entities are known. */
  readonly above?: EntityModel
}

/** The row of another entity that a row stands in. */
export interface EntityWithin {
  /** The field that holds its id. */
  readonly field: string
  /** The entity that the field leads to; set where all entities are known. */
  readonly above?: EntityModel
}

/** A kind of business object: table, fields, rules and rights, from a file or made at run time. */
export interface EntityModel {
  /** `course/lecturer`. */
  readonly id: string
  readonly area: string
  readonly title: string
  readonly table: string
  /** Where the table stands. Default: that of the house; online forms have one of their own. */
  readonly schema?: string
  /** Prefix of its operations, such as `/course/lecturer`. */
  readonly base: string
  readonly perm: string
  readonly fields: readonly EntityField[]
  /** Present on trees: rows have `pid` and `hasChild`, or columns of their own for both; the label is shown in pickers. */
  readonly tree?: EntityTree | undefined
  readonly sort: Sort
  /** Groups of fields whose values together are unique. */
  readonly unique: readonly (readonly string[])[]
  /** Rows belong to who made them: others than their owners need the right `<perm>all` to see or change them. */
  readonly owned: boolean
  /** Who else owns rows. Default: no other user. */
  readonly owners?: EntityOwners | undefined
  /** Whose rules for rows and owners hold for the rows as well. Default: rows stand by themselves. */
  readonly within?: EntityWithin | undefined
  /** Modules of the server alone write rows; callers list, read and export them. Default false. */
  readonly readonly?: boolean
  /** Rows may be shared with others, who then read what rules for rows or its owner keep from them. Default false. */
  readonly shared?: boolean
  /** Values by field that a row has to hold to be offered by a dictionary over its table. Default: all rows are. */
  readonly offered?: Readonly<Record<string, string>> | undefined
  /** Name of the field with the secrecy of a row, from `0` to `2`; the database hides what is above the clearance of the reader. Default: nothing is secret. */
  readonly secrecy?: string | undefined
  /** Rows are found by the one search: the field that names a row, and those that are searched beside it. Default: they are not. */
  readonly search?: EntitySearch | undefined
}

/** Fields that every entity has and no caller writes: set from the session in one place. */
export const AUDIT_FIELDS = ['createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode'] as const
