import { type Kysely, sql } from 'kysely'
import type { RoleNames, SecretRow, SecretTable } from './owner'

/** What is done around the changes of a table. */
type Around = (work: () => Promise<void>) => Promise<void>

async function readRows(db: Kysely<unknown>, { table, columns, only, ofJobs = false }: SecretTable): Promise<readonly SecretRow[]> {
  const names = Object.keys(columns)
  const read = [...names, ...(only ? [only.column] : [])].map(name => sql`${sql.id(name)}::text as ${sql.id(name)}`)
  const chosen = only ? sql`${sql.id(only.column)} = any(${[...only.values]}::text[])` : sql`true`
  const open = ofJobs
    ? sql`not (${sql.join(
        names.map(name => sql`${sql.id(name)}::text like '%sealed:%'`),
        sql` or `,
      )})`
    : sql`true`
  const { rows } = await sql<SecretRow>`select id, ${sql.join(read)} from ${sql.id('weft', table)} where ${chosen} and ${open}`.execute(
    db.withoutPlugins(),
  )
  return rows
}

async function sealTable(db: Kysely<unknown>, secrets: SecretTable, around: Around): Promise<void> {
  const { table, columns, seal } = secrets
  const names = Object.keys(columns)
  const rows = await readRows(db, secrets)
  const changes = rows.flatMap(row => {
    const sealed = seal(row)
    const changed = names.filter(name => sealed[name] !== row[name])
    return changed.length > 0 ? [{ id: row.id, set: changed.map(name => setTo(name, columns[name], sealed[name])) }] : []
  })
  if (changes.length === 0) return
  await around(async () => {
    for (const { id, set } of changes) await sql`update ${sql.id('weft', table)} set ${sql.join(set)} where id = ${id}`.execute(db)
  })
}

const setTo = (name: string, type = 'text', value: string | null = null) => sql`${sql.id(name)} = ${value}::${sql.raw(type)}`

/** The audit table would keep what is being taken away. */
const untracked =
  (db: Kysely<unknown>, table: string): Around =>
  async work => {
    await sql`alter table ${sql.id('weft', table)} disable trigger track`.execute(db)
    await work()
    await sql`alter table ${sql.id('weft', table)} enable trigger track`.execute(db)
  }

/**
 * Seals what stands in clear in tables of every tenant, each tenant all or nothing: a start that ends amid it is followed by one that goes on.
 * Runs at each start, one process at a time; what is sealed stays.
 */
export async function sealStored(db: Kysely<unknown>, roles: RoleNames, tables: readonly SecretTable[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`select 0 as id union select id from weft.sys_tenant`.execute(db)
  for (const { id } of rows)
    await db.transaction().execute(async trx => {
      await sql`select weft.begin_session(${id}::integer, 'system', null, 'seal')`.execute(trx)
      for (const each of tables) if (!each.ofJobs) await sealTable(trx, each, untracked(trx, each.table))
    })
  await db.transaction().execute(async trx => {
    await sql`set local role ${sql.id(roles.jobs)}`.execute(trx)
    for (const each of tables) if (each.ofJobs) await sealTable(trx, each, work => work())
  })
}
