import { CompiledQuery, type Kysely, type PostgresPool, sql } from 'kysely'
import type pg from 'pg'
import { StartError } from '../util/start-error'
import { connectionProblem } from './away'
import type { Actor, Database, ExplainedBy, TransactionContext, Trx } from './database'
import { noteFileUses } from './file-uses'
import { findInstallation, type Installation, readInstallation, resetPassword, withAdvisoryLock } from './installation'
import { type JobsDatabase, openJobs } from './jobs'
import { ListenConnection, type Listener } from './listen'
import { migrate } from './migrate'
import type { OwnerAccess } from './owner'
import { FairShares } from './pools/fair-shares'
import { opening } from './pools/opening'
import { bounded, isLocal, makePool, overPool, type PoolOptions, urlFor, WAITING_EACH } from './pools/pool'
import { PREPARED } from './pools/prepared'
import { preparing } from './pools/preparing'
import { type AnsweredStatement, type Hearing, timed } from './pools/timed'
import { type ConnectionLimits, watched } from './pools/watched'
import { replicaReads } from './replica'
import { FORMS_SCHEMA, REPORT_SCHEMA } from './schemas'
import { sealStored } from './seal-stored'
import type { Tables } from './tables'
import { enableTenancyAndAudit } from './tenancy-and-audit'
import { refreshWords } from './words'

export interface OpenOptions {
  /** A role that may create roles: of DATABASE_URL, or of the embedded database. */
  readonly url: string
  /** The setting or the file that names it, for messages. Default DATABASE_URL. */
  readonly from?: string | undefined
  /** Where reading goes; null: the same database. */
  readonly replicaUrl: string | null
  /** Adopted by a database that has none yet. */
  readonly secret: string
  readonly demo: boolean
  /** A server of the same files and settings has prepared the database: nothing is made, added or mended there. Default false. */
  readonly prepared?: boolean | undefined
  /** Hears of the installation before anything else is done with its database. Default: nothing does. */
  readonly onInstallation?: ((installation: Installation) => void) | undefined
  /** Adds rows that a system needs and does not have yet; the administrator's password when it made one. */
  readonly seed: (db: Kysely<Tables>) => Promise<string | null>
  /** What modules do as owner after the migrations. */
  readonly prepare: readonly ((owner: OwnerAccess) => Promise<void>)[]
  /** What every transaction carries. */
  readonly context: TransactionContext
  readonly log: (line: string) => void
  /** Connections of the app role at most. */
  readonly poolSize: number
  /** Milliseconds that a caller waits for a connection. Default 5 s. */
  readonly longestWait?: number | undefined
  /** Hears of each statement of the working roles, and whose plan can be asked for by which of ours. Default: nothing does. */
  readonly onStatement?: ((statement: AnsweredStatement, explained: ExplainedBy | undefined) => void) | undefined
}

export interface OpenDatabase extends Database {
  /** The administrator's password, when this start made one. */
  readonly firstPassword: string | null
  readonly keyFor: Installation['keyFor']
  /** Of the jobs: their own role, who sees every tenant. */
  readonly jobs: JobsDatabase
  /** How many transactions waited for a connection at once at most since this was last asked. */
  takeLongestLine(): number
  /** Hears what the database tells every process, until `close`. */
  listen(listener: Listener): Promise<void>
  close(): Promise<void>
}

interface Prepared {
  readonly installation: Installation
  readonly firstPassword: string | null
}

async function prepareAsOwner(db: Kysely<Tables>, options: OpenOptions): Promise<Prepared> {
  const plain = db as unknown as Kysely<unknown>
  return withAdvisoryLock(plain, async () => {
    const installation = await findInstallation(plain, options.secret)
    options.onInstallation?.(installation)
    const { roles } = installation
    await sql`set role ${sql.id(roles.owner)}`.execute(db)
    try {
      const done = await migrate(plain, roles)
      for (const name of done) options.log(`Migration ${name} done.`)
      const remade = await refreshWords(plain)
      if (remade > 0) options.log(`The order of words has changed with ICU: ${remade} indexes made anew.`)
      const firstPassword = await options.seed(db)
      for (const prepare of options.prepare)
        await prepare({
          db,
          roles,
          enableTenancyAndAudit: (table, tenancy) => enableTenancyAndAudit(db, roles, table, tenancy),
          asForms: work => asForms(db, roles, work),
          sealStored: tables => sealStored(plain, roles, tables),
          keyFor: installation.keyFor,
          demo: options.demo,
        })
      if (done.length > 0) await analyze(db)
      await noteFileUses(plain, work => asForms(db, roles, forms => work(forms as unknown as Kysely<unknown>)))
      return { installation, firstPassword }
    } finally {
      await sql`reset role`.execute(db)
    }
  })
}

/** Counts what the tables hold: autovacuum would come minutes later, and until then plans rest on guesses. */
async function analyze(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_catalog.pg_class
    where relnamespace = 'weft'::regnamespace and relkind in ('r', 'p') and not relispartition and pg_catalog.pg_has_role(relowner, 'usage')
  `.execute(db)
  if (rows.length > 0) await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(`weft.${name}`)))}`.execute(db)
}

async function asForms<T>(db: Kysely<Tables>, roles: Installation['roles'], work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  await sql`set role ${sql.id(roles.forms)}`.execute(db)
  try {
    return await work(db)
  } finally {
    await sql`set role ${sql.id(roles.owner)}`.execute(db)
  }
}

/** Migrations and seeds through the given role; then the working roles prove that they can sign in. */
async function prepare(options: OpenOptions): Promise<Prepared> {
  const pool = makePool({ url: options.url, size: 1, name: 'weft setup', statementTimeout: 0 })
  try {
    const admin = overPool<Tables>(pool)
    const prepared = await admin.connection().execute(db => prepareAsOwner(db, options))
    const { roles } = prepared.installation
    for (const role of [roles.app, roles.auth, roles.report, roles.forms, roles.jobs])
      await proveLogin(options, prepared.installation, role, admin)
    return prepared
  } catch (error) {
    const problem = connectionProblem(options.url, error, options.from ?? 'DATABASE_URL')
    throw problem ? new StartError(problem) : error
  } finally {
    await pool.end()
  }
}

/** The installation of a database that is prepared. */
async function findPrepared({ url, onInstallation }: OpenOptions): Promise<Prepared> {
  const pool = makePool({ url, size: 1, name: 'weft setup', statementTimeout: 0 })
  try {
    const installation = await readInstallation(overPool<unknown>(pool))
    onInstallation?.(installation)
    return { installation, firstPassword: null }
  } finally {
    await pool.end()
  }
}

async function proveLogin(options: OpenOptions, installation: Installation, role: string, admin: Kysely<Tables>): Promise<void> {
  const attempt = async () => {
    const pool = makePool({
      url: urlFor(options.url, role, installation.passwordOf(role)),
      size: 1,
      name: 'weft probe',
      statementTimeout: 5000,
    })
    try {
      await pool.query('select 1')
    } finally {
      await pool.end()
    }
  }
  try {
    await attempt()
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') throw error
    await resetPassword(admin as unknown as Kysely<unknown>, installation, role)
    await attempt()
  }
}

/** Refuses to run under a role that row security does not bind, or over a table that lacks it. */
async function assertRowLevelSecurity(app: Kysely<Tables>, roles: Installation['roles'], log: OpenOptions['log']): Promise<void> {
  const { rows } = await sql<{ free: boolean; owns: boolean; open: string | null; sets: boolean }>`
    select (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as free,
      pg_has_role(current_user, ${roles.owner}, 'member')
        or exists (select from pg_class c where c.relowner = (select oid from pg_roles where rolname = current_user)) as owns,
      (select c.relnamespace::regnamespace::text || '.' || c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relnamespace in ('weft'::regnamespace, ${FORMS_SCHEMA}::regnamespace) and c.relkind in ('r', 'p') and not relispartition and not (c.relrowsecurity and c.relforcerowsecurity)
        limit 1) as open,
      has_function_privilege('pg_catalog.set_config(text, text, boolean)', 'execute') as sets`.execute(app)
  const found = rows[0]
  if (!found || found.free)
    throw new StartError(`The database role "${roles.app}" is a superuser or exempt from row-level security; Weft does not run so.`)
  if (found.owns)
    throw new StartError(`The database role "${roles.app}" owns tables or is a member of "${roles.owner}"; Weft does not run so.`)
  if (found.sets)
    log(
      'Everybody may call set_config in this database; let its superuser run: revoke execute on function set_config from public, and grant it to '.concat(
        `"${roles.owner}".`,
      ),
    )
  if (found.open) throw new StartError(`The table ${found.open} has a tenant but no forced row-level security; Weft does not run so.`)
}

/** A pool whose connections tenants share. */
interface SharedPool {
  readonly db: Kysely<Tables>
  readonly shares: FairShares
}

const sharedPool = (pool: pg.Pool, around: (pool: PostgresPool) => PostgresPool): SharedPool => ({
  db: overPool<Tables>(around(bounded(pool))),
  shares: new FairShares({
    size: pool.options.max,
    longest: pool.options.max * WAITING_EACH,
    patience: pool.options.connectionTimeoutMillis,
  }),
})

const BEGIN_SESSION = `${PREPARED} select weft.begin_session($1, $2, $3, $4, $5)`
const BEGIN_READING = `${PREPARED} select weft.begin_reading($1, $2, $3, $4, $5)`

function tenantTransaction({ db, shares }: SharedPool, context: TransactionContext, reading: boolean) {
  return <T>(actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T> =>
    shares.run(actor.tenantId, () => {
      const transaction = reading ? db.transaction().setAccessMode('read only') : db.transaction()
      return transaction.execute(async trx => {
        const { tenantId, username, orgCode, trace = null, clearance = '0' } = actor
        await trx.executeQuery(CompiledQuery.raw(reading ? BEGIN_READING : BEGIN_SESSION, [tenantId, username, orgCode, trace, clearance]))
        return work(Object.assign(trx, context, { actor }))
      })
    })
}

/** Statements that people wrote: how many run at once, and for how many milliseconds at most. */
const REPORTS_AT_ONCE = 2
const LONGEST_REPORT = 10_000
/** What one report may cost, its count and its page together. */
const REPORT_LIMITS: ConnectionLimits = { memory: 512, time: 2 * LONGEST_REPORT, answers: 64 }
/**
 * Connections of reports find bounded functions before those of PostgreSQL, and plans in which the memory of every step is bounded by
 * `work_mem`: tables of hashes are not where many rows have one key, or groups grow.
 */
const REPORT_SETTINGS = {
  search_path: `${REPORT_SCHEMA},weft,pg_catalog`,
  work_mem: '8MB',
  hash_mem_multiplier: 1,
  enable_hashjoin: 'off',
  enable_hashagg: 'off',
  enable_memoize: 'off',
  max_parallel_workers_per_gather: 0,
}

/** Statements of sessions find few rows by keys, whatever their values are: to plan them anew for each call takes longer than to run them. */
const AUTH_SETTINGS = { plan_cache_mode: 'force_generic_plan' }

/** Connections that jobs are planned, sent and followed by. */
const JOBS_AT_ONCE = 3

/** Tables of online forms that are changed at once. */
const FORMS_AT_ONCE = 1
/** Milliseconds that one statement may take: a large table is written anew. */
const LONGEST_CHANGE = 100_000

/** A transaction that works on a table is waited for, but not for long: everybody else waits behind. */
function formsTransaction(db: Kysely<Tables>, context: TransactionContext, roles: Installation['roles']) {
  return async <T>(work: (trx: Trx, roles: Installation['roles']) => Promise<T>): Promise<T> =>
    db.transaction().execute(async trx => {
      await sql`set local lock_timeout = '5s'`.execute(trx)
      return work(Object.assign(trx, context), roles)
    })
}

/** Prepares the database and opens its pools; see `OpenOptions`. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { installation, firstPassword } = await (options.prepared ? findPrepared(options) : prepare(options))
  const { roles } = installation
  const poolFor = (url: string, role: string, size: number, statementTimeout = 30_000, more: Partial<PoolOptions> = {}) =>
    makePool({
      url: urlFor(url, role, installation.passwordOf(role)),
      size,
      name: 'weft',
      statementTimeout,
      longestWait: options.longestWait,
      ...more,
    })
  const appPoolAt = (url: string) => poolFor(url, roles.app, options.poolSize, undefined, { pipelined: true })
  const appPool = appPoolAt(options.url)
  const authPool = poolFor(options.url, roles.auth, Math.max(2, Math.ceil(options.poolSize / 2)), undefined, { settings: AUTH_SETTINGS })
  const replicaPool = options.replicaUrl ? appPoolAt(options.replicaUrl) : null
  const reportUrl = options.replicaUrl ?? options.url
  const reportPool = poolFor(reportUrl, roles.report, REPORTS_AT_ONCE, LONGEST_REPORT, { settings: REPORT_SETTINGS })
  const endingPool = poolFor(reportUrl, roles.report, 1, LONGEST_REPORT)
  const formsPool = poolFor(options.url, roles.forms, FORMS_AT_ONCE, LONGEST_CHANGE)
  const jobsPool = poolFor(options.url, roles.jobs, JOBS_AT_ONCE)
  const pools = [appPool, authPool, reportPool, endingPool, formsPool, jobsPool, ...(replicaPool ? [replicaPool] : [])]
  const notifications = new ListenConnection(urlFor(options.url, roles.app, installation.passwordOf(roles.app)), options.log)
  const close = async () => {
    await Promise.all([notifications.close(), ...pools.map(pool => pool.end())])
  }
  try {
    await assertRowLevelSecurity(overPool(bounded(appPool)), roles, options.log)
  } catch (error) {
    await close()
    throw error
  }
  const { onStatement } = options
  const hearing = (explained?: ExplainedBy): Hearing | undefined => onStatement && (statement => onStatement(statement, explained))
  const hear = hearing()
  const opened = (pool: PostgresPool) => opening(pool, hearing('withTenant'))
  const app = sharedPool(appPool, opened)
  const readPrimary = tenantTransaction(app, options.context, true)
  return {
    firstPassword,
    keyFor: installation.keyFor,
    // Every request reads its session: the same few statements again and again.
    auth: overPool(preparing(bounded(authPool), hear)),
    withTenant: tenantTransaction(app, options.context, false),
    takeLongestLine: () => app.shares.takeLongestLine(),
    changeForms: formsTransaction(overPool(timed(bounded(formsPool), hear)), options.context, roles),
    readReport: tenantTransaction(
      sharedPool(reportPool, pool => timed(watched(pool, REPORT_LIMITS, isLocal(reportUrl), endingPool), hearing('readReport'))),
      options.context,
      true,
    ),
    readTenant: replicaPool
      ? replicaReads(readPrimary, tenantTransaction(sharedPool(replicaPool, opened), options.context, true))
      : readPrimary,
    jobs: openJobs(overPool(timed(bounded(jobsPool), hear)), urlFor(options.url, roles.jobs, installation.passwordOf(roles.jobs))),
    listen: listener => notifications.add(listener),
    close,
  }
}
