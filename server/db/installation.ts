import { createHmac, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { StartError } from '../util/start-error'
import { type RoleNames, rolesOf } from './owner'
import { FORMS_SCHEMA, JOBS_SCHEMA, REPORT_SCHEMA } from './schemas'

/**
 * What one database knows of itself, in a table that only the role of DATABASE_URL reads: the names of its six roles and
 * the secret from which their passwords are derived. So any number of servers, on any machine, that may administer the
 * database can also work on it, and nothing has to be copied between their data folders.
 */
export interface Installation {
  readonly roles: RoleNames
  readonly passwordOf: (role: string) => string
  /** Derives a key of its own for each use. */
  readonly keyFor: (use: string) => Buffer
}

const OLDEST_VERSION = 150_000
/** One name for all processes that start on the same database. */
const LOCK = 7_336_482_910

interface Row {
  prefix: string
  secret: string
}

async function checkServer(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ version: number; encoding: string; superuser: boolean; may: boolean; name: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      rolsuper as superuser, rolcreaterole or rolsuper as may, current_user::text as name
    from pg_roles where rolname = current_user`.execute(db)
  const found = rows[0]
  if (!found || found.version < OLDEST_VERSION) throw new StartError('DATABASE_URL: Weft needs PostgreSQL 15 or later.')
  if (found.encoding !== 'UTF8') throw new StartError(`DATABASE_URL: the database must be encoded in UTF8, not ${found.encoding}.`)
  if (!found.may) throw new StartError(`DATABASE_URL: the role "${found.name}" must be allowed to create roles (CREATEROLE).`)
  return found.superuser
}

async function readRow(db: Kysely<unknown>, secret: string): Promise<Row> {
  await makeRecord(db)
  await sql`insert into weft_setup.installation (prefix, secret)
    values (${`weft_${randomBytes(4).toString('hex')}`}, ${secret}) on conflict do nothing`.execute(db)
  return findRow(db)
}

async function findRow(db: Kysely<unknown>): Promise<Row> {
  const { rows } = await sql<Row>`select prefix, secret from weft_setup.installation`.execute(db)
  const row = rows[0]
  if (!row) throw new StartError('DATABASE_URL: the table weft_setup.installation cannot be read.')
  return row
}

async function makeRoles(db: Kysely<unknown>, { roles, passwordOf }: Installation): Promise<void> {
  const { rows } = await sql<{
    name: string
  }>`select rolname::text as name from pg_roles where rolname = any(${Object.values(roles)})`.execute(db)
  const present = new Set(rows.map(row => row.name))
  const flags = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  if (!present.has(roles.owner)) {
    await sql.raw(`create role "${roles.owner}" nologin ${flags}`).execute(db)
    await sql.raw(`grant "${roles.owner}" to current_user`).execute(db)
  }
  for (const role of [roles.app, roles.report, roles.auth, roles.forms, roles.jobs]) {
    if (present.has(role)) continue
    await sql.raw(`create role "${role}" login noinherit ${flags} password '${passwordOf(role)}'`).execute(db)
  }
}

/** Of the temporary files of one connection of reports; only a superuser may set it. */
const REPORT_FILES = '1GB'

async function makeSchema(db: Kysely<unknown>, roles: RoleNames, superuser: boolean): Promise<void> {
  const { rows } = await sql<{ present: boolean }>`select to_regnamespace('weft') is not null as present`.execute(db)
  if (!rows[0]?.present) await sql`create schema weft authorization ${sql.id(roles.owner)}`.execute(db)
  await makeFormsSchema(db, roles)
  await makeJobsSchema(db, roles.jobs)
  await sql`create schema if not exists ${sql.id(REPORT_SCHEMA)} authorization ${sql.id(roles.owner)}`.execute(db)
  // Functions of monitoring show what every role of the installation does, and end its sessions; a role that may not grant it does less.
  for (const right of ['pg_read_all_stats', 'pg_signal_backend'])
    await sql
      .raw(
        `do $$ begin grant ${right} to "${roles.owner}"; exception when insufficient_privilege or invalid_grant_operation then null; end $$`,
      )
      .execute(db)
  if (!superuser) return
  await sql`alter role ${sql.id(roles.report)} set temp_file_limit = ${sql.lit(REPORT_FILES)}`.execute(db)
  // Only its owner can take this right from everybody.
  await sql`revoke execute on function pg_catalog.set_config(text, text, boolean) from public`.execute(db)
  await sql`grant execute on function pg_catalog.set_config(text, text, boolean) to ${sql.id(roles.owner)}`.execute(db)
}

/** The role of online forms may make tables there and nowhere else. */
async function makeFormsSchema(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  const { rows } = await sql<{ present: boolean }>`select to_regnamespace(${FORMS_SCHEMA}) is not null as present`.execute(db)
  if (rows[0]?.present) return
  await sql.raw(`grant "${roles.forms}" to current_user`).execute(db)
  await sql`create schema ${sql.id(FORMS_SCHEMA)} authorization ${sql.id(roles.forms)}`.execute(db)
  await sql`set role ${sql.id(roles.forms)}`.execute(db)
  await sql`grant usage on schema ${sql.id(FORMS_SCHEMA)} to ${sql.id(roles.app)}, ${sql.id(roles.owner)}`.execute(db)
  await sql`reset role`.execute(db)
}

/** The role of jobs makes the tables of its queue there, and nowhere else. */
async function makeJobsSchema(db: Kysely<unknown>, role: string): Promise<void> {
  const { rows } = await sql<{ present: boolean }>`select to_regnamespace(${JOBS_SCHEMA}) is not null as present`.execute(db)
  if (rows[0]?.present) return
  await sql.raw(`grant "${role}" to current_user`).execute(db)
  await sql`create schema ${sql.id(JOBS_SCHEMA)} authorization ${sql.id(role)}`.execute(db)
}

function installationOf({ prefix, secret }: Row): Installation {
  const derive = (use: string) => createHmac('sha256', secret).update(use).digest()
  return {
    roles: rolesOf(prefix),
    passwordOf: role => derive(`role:${role}`).toString('base64url'),
    keyFor: use => derive(`key:${use}`),
  }
}

/** Makes the record of an installation where a database has none; it stays empty. */
export async function makeRecord(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists weft_setup`.execute(db)
  await sql`create table if not exists weft_setup.installation
    (one boolean primary key default true check (one), prefix text not null, secret text not null)`.execute(db)
}

/** Makes the roles of an installation that the cluster lacks, for an administrator who may become their owner. */
export const makeInstallationRoles = (db: Kysely<unknown>, row: Row): Promise<void> => makeRoles(db, installationOf(row))

/** Makes or finds the installation: its record, its roles and its schema. */
export async function findInstallation(db: Kysely<unknown>, secret: string): Promise<Installation> {
  const superuser = await checkServer(db)
  const installation = installationOf(await readRow(db, secret))
  await makeRoles(db, installation)
  await makeSchema(db, installation.roles, superuser)
  return installation
}

/** The installation of a database that has one. */
export const readInstallation = async (db: Kysely<unknown>): Promise<Installation> => installationOf(await findRow(db))

/** Gives a role its derived password again, after a restore into another cluster or a change by hand. */
export async function resetPassword(db: Kysely<unknown>, installation: Installation, role: string): Promise<void> {
  await sql.raw(`alter role "${role}" password '${installation.passwordOf(role)}'`).execute(db)
}

/** Runs `work` while every other process that starts on this database waits. */
export async function withAdvisoryLock<T>(db: Kysely<unknown>, work: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_lock(${LOCK})`.execute(db)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(db)
  }
}
