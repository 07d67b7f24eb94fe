import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Allowance } from '../db/allowances'
import type { Actor, Trx } from '../db/database'
import type { OwnerAccess, RoleNames } from '../db/owner'
import type { Binary, Operations } from '../generated/operations'
import type { Catalog } from '../query'
import type { Outgoing, Rows } from '../util/reach'
import type { Answer, FileAnswer, PageAnswer, PublicAnswer, RedirectAnswer } from './answers'
import type { PublicOperation } from './public-operations'
import type { Session } from './session'

/**
 * What subjects hand to every call besides the database: each adds its own keys by declaration merging, and the application gives
 * their values to `routeContracts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it
export interface SubjectServices {}

/** One call of an operation, as its handler sees it. */
export interface Call<Query = unknown, Params = unknown, Body = unknown, Who = Session> extends SubjectServices {
  /** Checked against the contract; of a list, still texts: hand them to `server/query`. */
  readonly query: Query
  readonly params: Params
  readonly body: Body
  /** Who acts. Null only in public operations called without a valid token. */
  readonly session: Who
  /** For headers, address and uploads (`request.file()`); never for deciding who acts. */
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** One transaction with the tenant of the session; audit columns and the audit table follow by themselves. */
  withTenant<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** The same for reading only; goes to the replica when there is one. */
  readTenant<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** The same for a statement that a user wrote: as the role that reads what lists show and nothing else, for ten seconds at most. */
  readReport<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** A transaction of the role that owns the tables of online forms and nothing else. */
  changeForms<T>(work: (trx: Trx, roles: RoleNames) => Promise<T>): Promise<T>
  /** A transaction for another actor than the session's: for signing in, before there is one, and for the house inside of its tenants. */
  withActor<T>(actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T>
  /** Lets a transaction name the files that a value names and the user may read; for values that are not in the body. */
  allowFiles(trx: Trx, given: unknown): Promise<void>
  /** Writes an audit row for what changes no row: an export, a grant, a download. */
  audit(entry: { table: string; recordId?: string; action: string; detail?: unknown }): Promise<void>
  /** Uses up a part of an allowance of the user's, in every process together; refuses with `tooOften` beyond it. */
  spend(allowance: Allowance, amount: number): Promise<void>
  /** What the modules of the application have declared. */
  readonly catalog: Catalog
  /** Whether the session holds a right such as `user:edit`. */
  can(permission: string): boolean
  readonly log: FastifyRequest['log']
}

/** What a handler may return: the payload, an answer with its own message, or a file. */
type Returned<Result> = Result extends Binary
  ? FileAnswer | PublicAnswer<FileAnswer>
  : Result | Answer<Result> | Answer<null> | PublicAnswer<Result> | PageAnswer | RedirectAnswer

export type CallOf<Id extends keyof Operations> = Call<
  Operations[Id]['query'],
  Operations[Id]['params'],
  Operations[Id]['body'],
  Id extends PublicOperation ? Session | null : Session
>

export type Handler<Id extends keyof Operations> = (call: CallOf<Id>) => Promise<Returned<Operations[Id]['result']>>

export type Handlers = { readonly [Id in keyof Operations]?: Handler<Id> }

/** A handler as the router calls it: the contract has already checked what the types promise. */
export type LooseHandler = (call: Call) => Promise<unknown>

/** One word for all operations of a module, or a word for each; `default` is that of those which are not named. */
export type Said<Word extends string, Id extends string = string> =
  | Word
  | ({ readonly default?: Word } & { readonly [operation in Id]?: Word })

export interface Module {
  readonly name: string
  readonly rows: Said<Rows>
  readonly outgoing: Said<Outgoing>
  readonly handlers: ReadonlyMap<string, LooseHandler>
  readonly declare?: Declare | undefined
  readonly prepare?: Prepare | undefined
}

/** Says what the module adds to the application: sources, choices, lists … Runs once for each application, before anything is asked. */
type Declare = (catalog: Catalog) => void

/** Runs at every start after the migrations, as the owner of the schema, one process at a time. */
type Prepare = (owner: OwnerAccess, catalog: Catalog) => Promise<void>

/**
 * A resource of the server: its handlers by operation id, whose rows they may give and how they call other machines. A name that no
 * contract has does not compile, and an operation of which one of the two is not said keeps the server from starting.
 *
 *     export const roles = defineModule({ name: 'role', rows: 'subject', outgoing: 'none', handlers: { sysRoleList: call => list(call) } })
 */
export function defineModule<Given extends Handlers>(parts: {
  name: string
  rows: Said<Rows, keyof NoInfer<Given> & string>
  outgoing: Said<Outgoing, keyof NoInfer<Given> & string>
  handlers: Given & { readonly [Id in Exclude<keyof Given, keyof Operations>]: never }
  declare?: Declare | undefined
  prepare?: Prepare | undefined
}): Module {
  const handlers = new Map(Object.entries(parts.handlers) as [string, LooseHandler][])
  return { ...parts, handlers }
}

/** The same for operations known only at run time: those of entities. */
export function defineDynamicModule(parts: {
  name: string
  rows: Said<Rows>
  outgoing: Said<Outgoing>
  handlers: ReadonlyMap<string, LooseHandler>
  declare?: Declare
  prepare?: Prepare
}): Module {
  return parts
}
