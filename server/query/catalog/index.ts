import { Checkable } from './checkable'
import { Choices } from './choices'
import { Labels } from './labels'
import { OwnLabels } from './own-labels'
import { ReadableLists } from './readable'
import { RecordLists } from './record-lists'
import { Searchable } from './searchable'
import { Sources } from './sources'
import { TableLimits } from './table-limits'

/** What modules declare of tables and lists. */
export interface QueryCatalog {
  /** Tables that fields may choose out of. */
  readonly sources: Sources
  /** How fields choose out of them, and who may use the fields. */
  readonly choices: Choices
  /** What callers may ask whether it is taken. */
  readonly checkable: Checkable
  /** Texts of stored values that come of no table. */
  readonly labels: Labels
  /** The same where they depend on who asks. */
  readonly ownLabels: OwnLabels
  /** Lists that reports may stand on. */
  readonly readable: ReadableLists
  /** Lists by which one record of a table is read. */
  readonly recordLists: RecordLists
  /** Entities whose rows the one search finds. */
  readonly searchable: Searchable
  /** What an administrator leaves of the tables to fields and statements that are made while the server runs. */
  readonly tableLimits: TableLimits
}

/**
 * What the modules of an application declare, `Module.declare` by `Module.declare`. Calls and transactions carry it; rooms above add what
 * they keep in it by declaration merging.
 */
export interface Catalog extends QueryCatalog {}

declare module '../../db/database' {
  interface TransactionContext {
    /** What the modules of the application have declared. */
    readonly catalog: Catalog
  }
}

/** Empty. */
export function createQueryCatalog(): QueryCatalog {
  const sources = new Sources()
  return {
    sources,
    choices: new Choices(sources),
    checkable: new Checkable(),
    labels: new Labels(),
    ownLabels: new OwnLabels(),
    readable: new ReadableLists(),
    recordLists: new RecordLists(),
    searchable: new Searchable(),
    tableLimits: new TableLimits(),
  }
}

/** What screens may name of tables: their columns for dictionaries and for duplicate checks. */
export function declaredTables({ sources, checkable }: QueryCatalog): ReadonlyMap<string, ReadonlySet<string>> {
  const tables = new Map<string, Set<string>>()
  for (const [table, columns] of [...sources.columns(), ...checkable.columns()])
    tables.set(table, new Set([...(tables.get(table) ?? []), ...columns]))
  return tables
}
