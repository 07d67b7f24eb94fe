import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { makeEmptyDatabase, startAgain } from '../../tests/helpers/server'
import { findInstallation } from './installation'
import { migrate } from './migrate'
import { migrations } from './migrations'
import { makePool, overPool } from './pools/pool'

/** The last step of the first version that people worked with. */
const FIRST_VERSION = '11-uploads-in-parts'

/** A row or more of each kind that the first version had, and that later versions have other columns of. */
const ROWS = [
  "insert into weft.sys_tenant (id, name) values (7, '七局')",
  "insert into weft.sys_user (id, username, realname, org_code) values ('u', 'oldest', '老人', 'A01')",
  "insert into weft.sys_user_secret (user_id, password_hash) values ('u', 'x')",
  "insert into weft.sys_user_tenant (user_id) values ('u')",
  "insert into weft.sys_login_attempt (account, address) values ('oldest', '10.0.0.1')",
  "insert into weft.sys_role (id, role_name, role_code) values ('r', '审计员', 'auditor')",
  "insert into weft.sys_user_role (user_id, role_id) values ('u', 'r')",
  "insert into weft.sys_permission (id, name, menu_type) values ('p', '旧菜单', 1)",
  "insert into weft.sys_role_permission (role_id, permission_id) values ('r', 'p')",
  "insert into weft.sys_depart (id, depart_name, org_code) values ('d', '一处', 'A01')",
  "insert into weft.sys_depart (id, depart_name, org_code) values ('e', '二处', 'A02')",
  "delete from weft.sys_depart where id = 'e'",
  "insert into weft.sys_user_depart (user_id, dep_id) values ('u', 'd')",
  "insert into weft.sys_dict (id, dict_name, dict_code) values ('k', '旧字典', 'old_code')",
  "insert into weft.sys_dict_item (dict_id, item_text, item_value) values ('k', '旧项', '1')",
  "insert into weft.sys_log (log_content, log_type, ip) values ('登录', 1, '10.0.0.1')",
  "insert into weft.sys_file (id, name, biz, type, size, sha256) values ('f', '旧.txt', 'temp', 'text/plain', 1, 'x')",
  "insert into weft.sys_upload (name, biz, size) values ('半.txt', 'temp', 10)",
  "insert into weft.sys_announcement (id, titile, send_status, sender, send_time) values ('a', '旧通知', '1', 'admin', now())",
  "insert into weft.sys_announcement_send (annt_id, user_id) values ('a', 'u')",
  // Other roles end sessions.
  "insert into weft.sys_session (token_hash, user_id, expires) values ('t', 'u', now() + interval '1 day')",
  "insert into weft.sys_socket_ticket (ticket_hash, token_hash, expires, works_in) values ('s', 't', now() + interval '1 day', 0)",
]

/** What the first version left behind, without what its start would have seeded. */
async function fillAsFirstVersion(url: string): Promise<void> {
  const pool = makePool({ url, size: 1, name: 'weft test', statementTimeout: 0 })
  const admin: Kysely<unknown> = overPool(pool)
  await admin.connection().execute(async db => {
    const { roles } = await findInstallation(db, 'x'.repeat(64))
    await sql`set role ${sql.id(roles.owner)}`.execute(db)
    const last = migrations.findIndex(({ name }) => name === FIRST_VERSION)
    await migrate(db, roles, migrations.slice(0, last + 1))
    await db.transaction().execute(async trx => {
      await sql`select weft.begin_session(0, 'test', null, null)`.execute(trx)
      for (const row of ROWS) await sql.raw(row).execute(trx)
    })
  })
  await pool.end()
}

it('a server starts on the data of the first version, and keeps its rows', async () => {
  const databaseUrl = await makeEmptyDatabase()
  await fillAsFirstVersion(databaseUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'weft-test-'))
  await startAgain({ databaseUrl, dataDir })
  rmSync(dataDir, { recursive: true })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(`select
    (select realname from weft.sys_user where username = 'oldest') as person,
    (select r.role_code from weft.sys_user_role o join weft.sys_role r on r.id = o.role_id where o.user_id = 'u') as role,
    (select idle_minutes from weft.sys_session where user_id = 'u') as idle,
    (select i.item_text from weft.sys_dict d join weft.sys_dict_item i on i.dict_id = d.id where d.dict_code = 'old_code') as item,
    (select a.titile from weft.sys_announcement_send n join weft.sys_announcement a on a.id = n.annt_id where n.user_id = 'u') as notice,
    (select array_agg(code order by code) from weft.sys_given_code where kind = 'sys_depart' and code in ('A01', 'A02')) as codes`)
  const { rows: names } = await client.query<{ name: string }>('select name from weft.migration')
  await client.end()
  expect(rows).toEqual([{ person: '老人', role: 'auditor', idle: 1440, item: '旧项', notice: '旧通知', codes: ['A01', 'A02'] }])
  expect(names.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort())
})
