import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { makeEmptyDatabase } from '../../tests/helpers/server'
import { createCatalog } from '../app/catalog'
import { seed } from '../app/seeds'
import type { Actor, Trx } from './database'
import { type OpenOptions, openDatabase } from './open'

const house: Actor = { tenantId: 0, username: 'tester', orgCode: 'A01', trace: 't1' }
const lines: string[] = []

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const options = (url: string, adminPassword: string | null = null): OpenOptions => ({
  url,
  replicaUrl: null,
  secret: randomBytes(32).toString('hex'),
  demo: false,
  seed: db => seed(db, { demo: false, adminPassword }),
  prepare: [],
  context: { catalog: createCatalog() },
  log: line => lines.push(line),
  poolSize: 3,
})

const rolePrefix = async (url: string) => (await query<{ prefix: string }>(url, 'select prefix from weft_setup.installation'))[0]?.prefix

let url: string
beforeAll(async () => {
  url = await makeEmptyDatabase()
})

it('is prepared once by two servers that start at the same moment, with one password for the administrator', async () => {
  const both = await Promise.all([openDatabase(options(url)), openDatabase(options(url))])
  expect(both.map(database => database.firstPassword).filter(Boolean)).toEqual([expect.stringMatching(/^[A-HJ-NP-Za-km-z2-9]{16}$/)])
  expect(await query(url, 'select one_time from weft.sys_user_secret')).toEqual([{ one_time: true }])
  expect(both[0].keyFor('x')).toEqual(both[1].keyFor('x'))
  expect(both[0].keyFor('x')).not.toEqual(both[0].keyFor('y'))
  for (const database of both) {
    const roles = await database.withTenant(house, trx => trx.selectFrom('sysRole').select('roleCode').orderBy('roleCode').execute())
    expect(roles).toEqual([{ roleCode: 'admin' }, { roleCode: 'newcomer' }])
    await database.close()
  }
})

it('knows what its tables hold from the first statement on, and plans none of them as one of seconds', async () => {
  const database = await openDatabase(options(url))
  const counts = await query<{ relname: string; reltuples: number }>(
    url,
    "select relname, reltuples from pg_class where relnamespace = 'weft'::regnamespace and relkind in ('r', 'p') and reltuples < 0",
  )
  expect(counts).toEqual([])
  const { jit } = await database.withTenant(house, async trx => (await sql<{ jit: string }>`show jit`.execute(trx)).rows[0] ?? { jit: '' })
  expect(jit).toBe('off')
  await database.close()
})

it('makes no first administrator with a password that is easy to guess, and one with a better password afterwards', async () => {
  const fresh = await makeEmptyDatabase()
  const open = (adminPassword: string) => openDatabase(options(fresh, adminPassword))
  for (const weak of ['Admin-keeper-42', 'Passw0rd2024', 'Weft@2026'])
    await expect(open(weak)).rejects.toThrow(/^ADMIN_PASSWORD is too easy/)
  await (await open('Kiesel-turm-42')).close()
  await (await open('Passw0rd2024')).close()
})

it('leaves deleted seeds deleted', async () => {
  const first = await openDatabase(options(url))
  await first.withTenant(house, trx => trx.deleteFrom('sysDict').where('dictCode', '=', 'online_graph_type').execute())
  await first.close()
  const second = await openDatabase(options(url))
  const left = await second.withTenant(house, trx =>
    trx.selectFrom('sysDict').select('id').where('dictCode', '=', 'online_graph_type').execute(),
  )
  expect(left).toEqual([])
  await second.close()
})

it.each<[string, (trx: Trx) => Promise<unknown>]>([
  ['a second session in one transaction', trx => sql`select weft.begin_session(5, 'x', null, null)`.execute(trx)],
  ['a row of another tenant', trx => sql`insert into sys_role (tenant_id, role_name, role_code) values (5, 'a', 'b')`.execute(trx)],
  ['reading passwords', trx => sql`select * from sys_user_secret`.execute(trx)],
  ['reading sessions', trx => sql`select * from sys_session`.execute(trx)],
  ['changing the audit table', trx => sql`update sys_audit set action = 'x'`.execute(trx)],
  ['emptying the audit table', trx => sql`delete from sys_audit`.execute(trx)],
  [
    'an audit row in the name of another',
    trx => sql`insert into sys_audit (who, table_name, action) values ('admin', 'a', 'b')`.execute(trx),
  ],
  ['the secret of the installation', trx => sql`select * from weft_setup.installation`.execute(trx)],
  ['making a table', trx => sql`create table weft.mine (id int)`.execute(trx)],
  ['switching row security off', trx => sql`alter table sys_user disable row level security`.execute(trx)],
])('refuses the app role %s', async (_name, work) => {
  const database = await openDatabase(options(url))
  await expect(database.withTenant(house, work)).rejects.toThrow(/permission denied|row-level security|is set already|must be owner/)
  await database.close()
})

it('shows nothing without a tenant, and sets audit columns whatever is written', async () => {
  const database = await openDatabase(options(url))
  const made = await database.withTenant(house, async trx => {
    await sql`insert into sys_role (role_name, role_code, create_by, create_time, version) values ('甲', 'stamp', 'forged', '2001-01-01', 9)`.execute(
      trx,
    )
    return trx.selectFrom('sysRole').selectAll().where('roleCode', '=', 'stamp').executeTakeFirst()
  })
  expect(made).toMatchObject({ createBy: 'tester', version: 0, tenantId: 0, updateBy: null })
  expect(made?.createTime).not.toContain('2001')
  const changed = await database.withTenant(house, trx =>
    trx.updateTable('sysRole').set({ roleName: '乙' }).where('roleCode', '=', 'stamp').returningAll().executeTakeFirst(),
  )
  expect(changed).toMatchObject({ roleName: '乙', version: 1, updateBy: 'tester' })
  const trail = await database.withTenant(house, trx =>
    trx
      .selectFrom('sysAudit')
      .select(['who', 'action', 'trace'])
      .where('recordId', '=', made?.id ?? '')
      .orderBy('id')
      .execute(),
  )
  expect(trail).toEqual([
    { who: 'tester', action: 'insert', trace: 't1' },
    { who: 'tester', action: 'update', trace: 't1' },
  ])
  await database.close()
})

it('reads in a transaction that cannot write', async () => {
  const database = await openDatabase(options(url))
  await expect(database.readTenant(house, trx => trx.deleteFrom('sysRole').execute())).rejects.toThrow('read-only transaction')
  await database.close()
})

it('gives a statement of a report ten seconds, and each of its steps little memory', async () => {
  const database = await openDatabase(options(url))
  const setting = (name: string) => sql<string>`current_setting(${name})`
  const { rows } = await database.readReport(house, trx =>
    sql`select ${setting('statement_timeout')} as time, ${setting('work_mem')} as memory`.execute(trx),
  )
  expect(rows).toEqual([{ time: '10s', memory: '8MB' }])
  await database.close()
})

it('gives its roles their passwords again when somebody changed them', async () => {
  const installation = await rolePrefix(url)
  await query(url, `alter role "${installation}_app" password 'other'`)
  const database = await openDatabase(options(url))
  await expect(database.withTenant(house, async () => 'open')).resolves.toBe('open')
  await database.close()
})

it('makes indexes in the order of words anew when ICU is another one', async () => {
  await query(url, 'create index words_of_roles on weft.sys_role (role_name collate weft.words)')
  const stamp = "select collversion from pg_collation where collname = 'words'"
  const [before] = await query<{ collversion: string }>(url, stamp)
  const nodeOf = "select relfilenode from pg_class where relname = 'words_of_roles'"
  const [old] = await query<{ relfilenode: number }>(url, nodeOf)
  await query(url, "update pg_collation set collversion = '1.2' where collname = 'words'")
  lines.length = 0
  await (await openDatabase(options(url))).close()
  expect(lines).toContain('The order of words has changed with ICU: 1 indexes made anew.')
  expect(await query(url, stamp)).toEqual([before])
  const fresh = await query<{ relfilenode: number }>(url, nodeOf)
  expect(fresh[0]?.relfilenode).not.toBe(old?.relfilenode)
  lines.length = 0
  await (await openDatabase(options(url))).close()
  expect(lines.filter(line => line.includes('order of words'))).toEqual([])
})

it('refuses a role that row security does not bind, and a table without it', async () => {
  const role = `${await rolePrefix(url)}_app`
  const may = await query<{ superuser: boolean }>(url, 'select rolsuper as superuser from pg_roles where rolname = current_user')
  if (may[0]?.superuser) {
    await query(url, `alter role "${role}" bypassrls`)
    await expect(openDatabase(options(url))).rejects.toThrow('is a superuser or exempt from row-level security; Weft does not run so.')
    await query(url, `alter role "${role}" nobypassrls`)
  }
  await query(url, `grant "${role.replace(/_app$/, '_owner')}" to "${role}"`)
  await expect(openDatabase(options(url))).rejects.toThrow(/owns tables or is a member of/)
  await query(url, `revoke "${role.replace(/_app$/, '_owner')}" from "${role}"`)
  const open = {
    ...options(url),
    prepare: [
      async ({ db }: Parameters<OpenOptions['prepare'][number]>[0]) => void (await sql`create table weft.bare (tenant_id int)`.execute(db)),
    ],
  }
  await expect(openDatabase(open)).rejects.toThrow('The table weft.bare has a tenant but no forced row-level security')
})

it.each([
  ['postgres://nobody:x@127.0.0.1:1/weft', 'DATABASE_URL: the database at 127.0.0.1:1 cannot be reached (ECONNREFUSED).'],
  ['postgres://nobody:geheim@no-such-host.invalid/weft', 'DATABASE_URL: the database at no-such-host.invalid:5432 cannot be reached'],
])('says in one line that %s cannot be used, without its password', async (bad, line) => {
  await expect(openDatabase(options(bad))).rejects.toThrow(line)
  await expect(openDatabase(options(bad))).rejects.not.toThrow('geheim')
})

it('refuses a database of a later version', async () => {
  const later = await makeEmptyDatabase()
  await (await openDatabase(options(later))).close()
  await query(later, `set role "${await rolePrefix(later)}_owner"; insert into weft.migration (name) values ('99-future')`)
  await expect(openDatabase(options(later))).rejects.toThrow('The database was made by a later version (it has the migration "99-future")')
})
