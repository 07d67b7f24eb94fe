import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** The names of the six roles of this installation. */
export interface RoleNames {
  readonly owner: string
  readonly app: string
  readonly report: string
  readonly auth: string
  /** Owns the tables of online forms and nothing else. */
  readonly forms: string
  /** Runs jobs: owns their queue, and sees schedules and runs of every tenant. */
  readonly jobs: string
}

/** Their names by what they begin with. */
export const rolesOf = (prefix: string): RoleNames => ({
  owner: `${prefix}_owner`,
  app: `${prefix}_app`,
  report: `${prefix}_report`,
  auth: `${prefix}_auth`,
  forms: `${prefix}_forms`,
  jobs: `${prefix}_jobs`,
})

/** The schema's owner at work, while every other starting process waits: migrations, seeds, tables of entities. */
export interface OwnerAccess {
  readonly db: Kysely<Tables>
  readonly roles: RoleNames
  /** Puts a table under the rules of the house; see `governTable`. */
  enableTenancyAndAudit(table: string, options?: TenancyOptions): Promise<void>
  /** Runs `work` as the role of online forms, which alone makes and changes their tables. */
  asForms<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** Seals what stands in clear in tables of every tenant; see `sealStored`. */
  sealStored(tables: readonly SecretTable[]): Promise<void>
  /** A key of the installation, one for each use. */
  readonly keyFor: (use: string) => Buffer
  /** Whether `npm start -- --demo` asked for sample data. */
  readonly demo: boolean
}

export interface TenancyOptions {
  /** Where the table stands. Default `weft`. */
  readonly schema?: string
  /** Rows of tenant 0 are read by every tenant. Default false. */
  readonly shared?: boolean
  /** Columns that the audit table must not show. */
  readonly secret?: readonly string[]
}

/** Columns of a row as texts. */
export type SecretRow = Readonly<Record<string, string | null>>

/** A table in whose columns secrets may stand in clear, from before they were sealed. */
export interface SecretTable {
  readonly table: string
  /** Columns that are read and written as text, and their types. */
  readonly columns: Readonly<Record<string, 'text' | 'jsonb'>>
  /** Rows to look at: a column, which is read besides, and its values. Default: all rows. */
  readonly only?: { readonly column: string; readonly values: readonly string[] }
  /** Rows are changed by the role of jobs, who sees every tenant, and stand in no log. One that has a sealed part is sealed. Default false. */
  readonly ofJobs?: boolean
  /** The columns of a row with their secrets sealed. */
  readonly seal: (row: SecretRow) => SecretRow
}
