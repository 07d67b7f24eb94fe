import type { RawBuilder, SqlBool } from 'kysely'
import type { Trx } from '../db/database'
import { snakeCase } from './conditions'
import type { Asking, Reader } from './readable'
import { isSecret } from './secret'

/**
 * A table that fields may choose out of: the columns that they may name, and nothing else of it. What a caller is offered of it is
 * less: see `choices.ts`.
 */
export interface DeclaredSource {
  readonly table: string
  /** Where the table stands when that is not among those of the house, such as `weft_forms.plan`. */
  readonly from?: string
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
  /** Whether the caller may read its list anyway. Absent: nobody may. */
  readonly lists?: (asking: Asking, trx: Trx) => boolean | Promise<boolean>
  /** Which rows, called `t`, a reader may see; undefined: all. Absent: all to everybody. */
  readonly rows?: (reader: Reader) => RawBuilder<SqlBool> | undefined
}

/** A triple found in the registry. */
export interface FoundSource {
  /** As a statement names it, with its schema where it needs one. */
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

function foundIn(source: DeclaredSource, text: string, code: string): FoundSource | null {
  if (!source.columns.includes(text) || !source.columns.includes(code)) return null
  return { table: source.from ?? source.table, text, code, source }
}

/** Finds a table that was made while the server runs. */
type SourceFinder = (trx: Trx, table: string) => Promise<DeclaredSource | undefined>

let findMade: SourceFinder = async () => undefined

/** Says who knows the tables that are made while the server runs. */
export function declareSourceFinder(finder: SourceFinder): void {
  findMade = finder
}

/** A triple in the spelling of the database; settings of fields may spell columns as properties. */
export const spelled = (dict: string): string =>
  dict
    .split(',')
    .map(part => snakeCase(part.trim()))
    .join()

/** A declared source, or one that was made while the server runs. */
const sourceIn = async (trx: Trx, table: string): Promise<DeclaredSource | undefined> => sourceOf(table) ?? findMade(trx, table.trim())

/** Resolves `table,text,code`; null when any of the three is not declared, as for an unknown code. */
export async function findSourceIn(trx: Trx, dict: string): Promise<FoundSource | null> {
  const [table = '', text = '', code = '', ...rest] = dict.split(',').map(part => part.trim())
  const source = table === '' || rest.length > 0 ? undefined : await sourceIn(trx, table)
  return source ? foundIn(source, text, code) : null
}

const everyone = () => true

/** What the address book shows to every user; telephones and mail addresses are not in it. */
declareSource({
  table: 'sys_user',
  base: '/sys/user',
  columns: ['id', 'username', 'realname', 'work_no'],
  fixed: { del_flag: 0 },
  lists: everyone,
})
declareSource({ table: 'sys_role', base: '/sys/role', columns: ['id', 'role_name', 'role_code'], lists: everyone })
declareSource({
  table: 'sys_depart',
  base: '/sys/sysDepart',
  columns: ['id', 'depart_name', 'org_code'],
  parent: 'parent_id',
  fixed: { del_flag: '0' },
  lists: everyone,
})
declareSource({
  table: 'sys_category',
  base: '/sys/category',
  columns: ['id', 'name', 'code'],
  parent: 'pid',
  hasChild: 'has_child',
  lists: everyone,
})
declareSource({
  table: 'sys_permission',
  columns: ['id', 'name'],
  parent: 'parent_id',
  fixed: { del_flag: 0 },
  lists: ({ can }) => can('permission:list'),
})

/** The columns of every declared table that dictionaries may read. */
export const sourceColumns = (): readonly (readonly [table: string, columns: readonly string[]])[] =>
  [...sources.values()].map(({ table, columns, parent }) => [table, parent === undefined ? columns : [...columns, parent]])
