import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { RoleNames } from '../owner'
import { urlFor } from '../pools/pool'
import { connect } from './backup'
import { roleOf, SCHEMAS } from './schema'
import { texts } from './texts'
import { BackupError } from './verify'

/** Minutes within which the role of a restore signs in. */
const SIGN_IN_MINUTES = 10

export interface PlainOwnerOptions {
  /** Signed in as the administrator. */
  readonly admin: pg.Client
  readonly url: string
  readonly from?: string | undefined
  /** Of the installation that is restored; they are there. */
  readonly roles: RoleNames
}

interface SchemaOwner {
  readonly schema: string
  readonly role: string
  readonly plain: boolean
}

/** Who owns the schemas that a restore replaces; refuses one who administers the cluster. */
async function formerOwners(admin: pg.Client): Promise<readonly string[]> {
  const { rows } = await admin.query<SchemaOwner>(
    `select n.nspname::text as schema, r.rolname::text as role,
       not (r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls) as plain
     from pg_namespace n join pg_roles r on r.oid = n.nspowner where n.nspname = any($1)`,
    [SCHEMAS],
  )
  const strong = rows.find(({ plain }) => !plain)
  if (strong) throw new BackupError(texts.ownerNotPlain(strong.schema, strong.role))
  return rows.map(({ role }) => role)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Runs `work` over a connection that has signed in as a role which is made for it and removed again: a member of those that own the schemas, and
 * nothing else. Whatever an archive brings to run, by whatever way, runs as one of them; giving up a role that was taken leads back to this
 * one, and to no administrator.
 */
export async function asPlainOwner<T>({ admin, url, from, roles }: PlainOwnerOptions, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const [name, password] = [`weft_restore_${randomBytes(5).toString('hex')}`, randomBytes(24).toString('base64url')]
  const owners = new Set([...(await formerOwners(admin)), ...SCHEMAS.map(schema => roleOf(roles, schema))])
  const [{ database = '', until = '' } = {}] = (
    await admin.query<{ database: string; until: string }>(
      `select quote_ident(current_database()) as database, (now() + interval '${SIGN_IN_MINUTES} minutes')::text as until`,
    )
  ).rows
  await admin.query(`create role "${name}" login noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls
    connection limit 1 password '${password}' valid until '${until}'`)
  try {
    await admin.query(`grant ${[...owners].map(quoted).join(', ')} to "${name}"`)
    await admin.query(`grant connect, create, temporary on database ${database} to "${name}"`)
    await admin.query(`grant usage on schema weft_setup to "${name}"; grant insert, delete on weft_setup.installation to "${name}"`)
    return await overConnection(urlFor(url, name, password), from, work)
  } finally {
    await admin.query(`revoke all on database ${database} from "${name}"; revoke all on weft_setup.installation from "${name}";
      revoke all on schema weft_setup from "${name}"; drop role "${name}"`)
  }
}

async function overConnection<T>(url: string, from: string | undefined, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url, from)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
