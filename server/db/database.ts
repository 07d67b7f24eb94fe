import type { Kysely, Transaction } from 'kysely'
import type { RoleNames } from './owner'
import type { AuthTables, Tables } from './tables'

/** What the application hands to every transaction; rooms above add to it by declaration merging. */
export interface TransactionContext {
  /** Who acts in it; absent in one of the owner. */
  readonly actor?: Actor
}

/** A transaction that carries nothing: of the owner, while the server starts. */
export type PlainTrx = Transaction<Tables>

/** A transaction of the app role in which the tenant and the person of the session are set. */
export type Trx = PlainTrx & TransactionContext

/** Up to which secrecy rows are seen: what everybody sees, what is internal, what is secret. */
export type Clearance = '0' | '1' | '2'

/** Who acts: all that the database has to know of a session. */
export interface Actor {
  readonly tenantId: number
  readonly username: string
  /** Code of the current department; null when the person has none. */
  readonly orgCode: string | null
  /** The most secret rows that are seen, of tables that keep a secrecy: `0`, `1` or `2`. Default `0`. */
  readonly clearance?: Clearance
  /** Id of the request, kept in the audit table; absent outside of requests. */
  readonly trace?: string
  /** How far the primary had written when the session was read: what reads at a replica waits for no less. Absent outside of calls. */
  readonly position?: string | undefined
}

/** The ways to PostgreSQL; no code gets a connection without going through one of them. */
/** Transactions in which PostgreSQL tells the plan of a statement as it was answered. */
export type ExplainedBy = 'withTenant' | 'readReport'

export interface Database {
  /** Runs `work` in one transaction with the tenant set; the only way to the rows of a tenant. */
  withTenant<T>(actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T>
  /** The same, read only; on the replica when there is one that has all that was written before the call. */
  readTenant<T>(actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T>
  /** The same for statements that people wrote: as a role that reads what lists show and nothing else, and not for long. */
  readReport<T>(actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T>
  /** One transaction of the role that owns the tables of online forms and nothing else: the only way to make and change them. */
  changeForms<T>(work: (trx: Trx, roles: RoleNames) => Promise<T>): Promise<T>
  /** The role that signs people in; used by the session plugin alone. */
  readonly auth: Kysely<
    AuthTables & Pick<Tables, 'sysUser' | 'sysUserRole' | 'sysRole' | 'sysRolePermission' | 'sysPermission' | 'sysTenant' | 'sysUserTenant'>
  >
}
