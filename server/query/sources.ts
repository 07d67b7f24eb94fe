import type { RawBuilder, SqlBool } from 'kysely'
import type { Reader } from './readable'
import { isSecret } from './secret'

/** A table that a dictionary triple `table,text,code` may read: its columns, and nothing else of it. */
export interface DeclaredSource {
  readonly table: string
  /** Where its list is read by the convention, such as `/sys/user`; absent: no field may choose out of it by that name. */
  readonly base?: string
  /** Columns that may be shown as text or taken as value. */
  readonly columns: readonly string[]
  /** Column of the parent's value, for trees; absent where rows form none. */
  readonly parent?: string
  /** Column that holds '1' for inner nodes. */
  readonly hasChild?: string
  /** Columns that a condition `{"status":"1"}` may test. Default: none. */
  readonly filters?: readonly string[]
  /** What hides rows: `{ del_flag: 0 }`. */
  readonly fixed?: Readonly<Record<string, string | number>>
  /** Which rows, called `t`, may be offered to a reader; undefined: all. Absent: all to everybody. A value that is known is told its text all the same. */
  readonly rows?: (reader: Reader) => RawBuilder<SqlBool> | undefined
}

/** A triple found in the registry. */
export interface FoundSource {
  readonly table: string
  readonly text: string
  readonly code: string
  readonly source: DeclaredSource
}

const sources = new Map<string, DeclaredSource>()

/** Declares a table for dictionary triples and tree loads. Secret columns cannot be declared. */
export function declareSource(source: DeclaredSource): void {
  const secret = [...source.columns, ...(source.filters ?? [])].find(isSecret)
  if (secret) throw new Error(`The column "${secret}" of "${source.table}" is secret and cannot be declared as a dictionary source.`)
  sources.set(source.table, source)
}

/** The declared source of that name; undefined when there is none. */
export function sourceOf(table: string): DeclaredSource | undefined {
  return sources.get(table.trim())
}

/** The declared source whose list stands there; undefined when there is none. */
export function sourceAt(base: string): DeclaredSource | undefined {
  return [...sources.values()].find(source => source.base === base)
}

/** Resolves `table,text,code`; null when any of the three is not declared, as for an unknown code. */
export function findSource(dict: string): FoundSource | null {
  const [table = '', text = '', code = '', ...rest] = dict.split(',').map(part => part.trim())
  const source = sources.get(table)
  if (!source || rest.length > 0 || !source.columns.includes(text) || !source.columns.includes(code)) return null
  return { table, text, code, source }
}

declareSource({
  table: 'sys_user',
  base: '/sys/user',
  columns: ['id', 'username', 'realname', 'work_no'],
  filters: ['sex', 'status', 'org_code'],
  fixed: { del_flag: 0 },
})
declareSource({ table: 'sys_role', base: '/sys/role', columns: ['id', 'role_name', 'role_code'] })
declareSource({
  table: 'sys_depart',
  base: '/sys/sysDepart',
  columns: ['id', 'depart_name', 'org_code'],
  parent: 'parent_id',
  filters: ['status', 'org_category'],
  fixed: { del_flag: '0' },
})
declareSource({
  table: 'sys_category',
  base: '/sys/category',
  columns: ['id', 'name', 'code'],
  parent: 'pid',
  hasChild: 'has_child',
})
declareSource({ table: 'sys_permission', columns: ['id', 'name'], parent: 'parent_id', fixed: { del_flag: 0 } })

/** The columns of every declared table that dictionaries may read. */
export const sourceColumns = (): readonly (readonly [table: string, columns: readonly string[]])[] =>
  [...sources.values()].map(({ table, columns, parent }) => [table, parent === undefined ? columns : [...columns, parent]])
