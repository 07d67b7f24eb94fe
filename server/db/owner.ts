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
