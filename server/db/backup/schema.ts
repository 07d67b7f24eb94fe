import type pg from 'pg'
import type { RoleNames } from '../owner'
import { FORMS_SCHEMA, JOBS_SCHEMA, REPORT_SCHEMA, SYSTEM_SCHEMA } from '../schemas'
import { AFTER, BEFORE } from './schema-queries'

/** Where all that an installation keeps stands; the queue of jobs goes with the runs that it delivers. */
export const SCHEMAS: readonly string[] = [SYSTEM_SCHEMA, FORMS_SCHEMA, JOBS_SCHEMA, REPORT_SCHEMA]

/** An object of the database: whose it is, what names it, and the statement that makes it. */
export interface SchemaObject {
  readonly schema: string
  readonly key: string
  readonly sql: string
}

/** What a schema holds, as it is made: objects that stand before the rows come, and those that are made behind them. */
export interface SchemaText {
  readonly before: readonly SchemaObject[]
  readonly after: readonly SchemaObject[]
}

export const roleOf = (roles: RoleNames, schema: string): string =>
  schema === FORMS_SCHEMA ? roles.forms : schema === JOBS_SCHEMA ? roles.jobs : roles.owner

async function ask(client: pg.Client, queries: readonly string[], roles: RoleNames): Promise<SchemaObject[]> {
  const found: SchemaObject[] = []
  for (const query of queries) found.push(...(await client.query<SchemaObject>(query, [SCHEMAS, Object.values(roles)])).rows)
  return found
}

/** The objects of the installation, within a transaction whose search path holds `pg_catalog` alone. */
export const readSchema = async (client: pg.Client, roles: RoleNames): Promise<SchemaText> => ({
  before: await ask(client, BEFORE, roles),
  after: await ask(client, AFTER, roles),
})

/** An object of an archive that the database does not take. */
export class ObjectFailed extends Error {
  constructor(
    readonly object: string,
    cause: Error,
  ) {
    super(cause.message, { cause })
  }
}

/** Makes them; each as the role that owns its schema. The server takes one statement at a time, whatever the text holds. */
export async function makeObjects(client: pg.Client, roles: RoleNames, objects: readonly SchemaObject[]): Promise<void> {
  let acting = ''
  for (const { schema, sql, key } of objects) {
    const role = roleOf(roles, schema)
    if (role !== acting) await client.query(`set local role "${role}"`)
    acting = role
    await client.query({ text: sql, queryMode: 'extended' } as pg.QueryConfig).catch((error: Error) => {
      throw new ObjectFailed(`${schema} ${key}`, error)
    })
  }
  await client.query('set local role none')
}

/** The first object that stands in one and not in the other, or, where texts of the same PostgreSQL are compared, is made otherwise. */
export function differenceOf(wanted: SchemaText, found: SchemaText, sameServer: boolean): string | null {
  const textOf = ({ before, after }: SchemaText) => new Map([...before, ...after].map(({ schema, key, sql }) => [`${schema} ${key}`, sql]))
  const [left, right] = [textOf(wanted), textOf(found)]
  for (const [key, sql] of left) if (!right.has(key) || (sameServer && right.get(key) !== sql)) return key
  for (const key of right.keys()) if (!left.has(key)) return key
  return null
}
