import type { RawBuilder, SqlBool } from 'kysely'
import type { Trx } from '../../db/database'
import { snakeCase } from '../../util/snake-case'
import { readWhere, whereSql } from '../conditions/where'
import type { Asking, Reader } from './readable'
import { isSecret } from './secret'

/**
 * A table that fields may choose out of: the columns that they may name, and nothing else of it. What a caller is offered of it is
 * less: see `choices.ts`.
 */
export interface DeclaredSource {
  readonly table: string
  /** Where the table stands when that is not among those of the system, such as `weft_forms.plan`. */
  readonly from?: string
  /** Where its list is read by the convention, such as `/sys/user`; absent: no field may choose out of it by that name. */
  readonly base?: string
  /** Columns that may be shown as text or taken as value. */
  readonly columns: readonly string[]
  /** Column of the parent's value, for trees; absent where rows form none. */
  readonly parent?: string | undefined
  /** Column that holds '1' for inner nodes. */
  readonly hasChild?: string | undefined
  /** Columns that a condition `{"status":"1"}` may test. Default: none. */
  readonly filters?: readonly string[]
  /** Column of the colour in which a row is shown where it is chosen. Absent: rows have none. */
  readonly color?: string | undefined
  /** What hides rows: `{ del_flag: 0 }`. */
  readonly fixed?: Readonly<Record<string, string | number>>
  /** Whether the caller may read its list anyway. Absent: no caller may. */
  readonly lists?: (asking: Asking, trx: Trx) => boolean | Promise<boolean>
  /** Which rows, called `t`, a reader may see; undefined: all. Absent: all to everybody. */
  readonly rows?: ((reader: Reader) => RawBuilder<SqlBool> | undefined) | undefined
  /** True: a row out of sight keeps its name where others refer to it. Default false: it has none there, and the whole is offered to no reader. */
  readonly named?: boolean
}

/** Whether a row has no name for those who may not see it. */
export const isNameless = ({ rows, named }: DeclaredSource): boolean => rows !== undefined && named !== true

/** A triple found in the catalog. */
export interface FoundSource {
  /** As a statement names it, with its schema where it needs one. */
  readonly table: string
  readonly text: string
  readonly code: string
  readonly source: DeclaredSource
}

/** Finds a table that was made while the server runs. */
type SourceFinder = (trx: Trx, table: string) => Promise<DeclaredSource | undefined>

/** The tables of an application that dictionary triples and tree loads may name. */
export class Sources {
  private readonly byTable = new Map<string, DeclaredSource>()
  private readonly finders: SourceFinder[] = []

  /** Declares a table, in place of a former one of that name. Secret columns cannot be declared. */
  declare(source: DeclaredSource): void {
    const secret = [...source.columns, ...(source.filters ?? [])].find(isSecret)
    if (secret) throw new Error(`The column "${secret}" of "${source.table}" is secret and cannot be declared as a dictionary source.`)
    this.byTable.set(source.table, source)
  }

  /** Adds what knows tables that are made while the server runs. */
  declareFinder(finder: SourceFinder): void {
    this.finders.push(finder)
  }

  /** The declared source of that name; undefined when there is none. */
  of(table: string): DeclaredSource | undefined {
    return this.byTable.get(table.trim())
  }

  /** The declared source whose list stands there; undefined when there is none. */
  at(base: string): DeclaredSource | undefined {
    return [...this.byTable.values()].find(source => source.base === base)
  }

  /** A declared source, or one that was made while the server runs. */
  async find(trx: Trx, table: string): Promise<DeclaredSource | undefined> {
    const declared = this.of(table)
    if (declared) return declared
    for (const finder of this.finders) {
      const made = await finder(trx, table.trim())
      if (made) return made
    }
    return undefined
  }

  /** The columns of every declared table that dictionaries may read. */
  columns(): readonly (readonly [table: string, columns: readonly string[]])[] {
    return [...this.byTable.values()].map(({ table, columns, parent }) => [table, parent === undefined ? columns : [...columns, parent]])
  }
}

/** Columns that a condition of a field may test: those that can be read. */
export const testable = ({ columns, filters = [], parent }: DeclaredSource) =>
  new Set(['id', ...columns, ...filters, ...(parent ? [parent] : [])])

/** Whether all of these are such columns. */
export function mayTest(source: DeclaredSource, columns: readonly string[]): boolean {
  const known = testable(source)
  return columns.every(column => known.has(column))
}

/** The rows of a source of which a condition is true; null for one that cannot be read or tests what it may not. */
export function whereIn(source: DeclaredSource, text: string | undefined): RawBuilder<SqlBool> | undefined | null {
  if (text === undefined) return undefined
  const where = readWhere(text)
  return where &&
    mayTest(
      source,
      where.map(({ column }) => column),
    )
    ? whereSql(where)
    : null
}

function foundIn(source: DeclaredSource, text: string, code: string): FoundSource | null {
  if (!source.columns.includes(text) || !source.columns.includes(code)) return null
  return { table: source.from ?? source.table, text, code, source }
}

/** A triple in the spelling of the database; settings of fields may spell columns as properties. */
export const spelled = (dict: string): string =>
  dict
    .split(',')
    .map(part => snakeCase(part.trim()))
    .join()

/** Resolves `table,text,code`; null when any of the three is not declared, as for an unknown code. */
export async function findSourceIn(trx: Trx, dict: string): Promise<FoundSource | null> {
  const [table = '', text = '', code = '', ...rest] = dict.split(',').map(part => part.trim())
  const source = table === '' || rest.length > 0 ? undefined : await trx.catalog.sources.find(trx, table)
  return source ? foundIn(source, text, code) : null
}
