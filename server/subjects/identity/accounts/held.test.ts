import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../../tests/helpers/people'

openServer()

let person: TestPerson
beforeAll(async () => {
  person = await makePerson(server, admin, ['lecturer:list'])
})

const say = (sql: string, ...values: unknown[]) => server.sql(sql, values)
const state = async () => (await server.sql<{ state: string }>('select state from weft.sys_rights_state'))[0]?.state

/** Whether the person may read the list now. */
const mayRead = async () => (await person.caller.get('/course/lecturer/list')).body.success

const GRANT = "permission_id = (select id from weft.sys_permission where perms = 'lecturer:list')"

describe('rights that are kept', () => {
  it.each<[change: string, away: string, back: string]>([
    [
      'a grant of the role',
      `delete from weft.sys_role_permission where ${GRANT} and role_id = $1`,
      "insert into weft.sys_role_permission (role_id, permission_id) select $1, id from weft.sys_permission where perms = 'lecturer:list'",
    ],
    [
      'the entry of the menu, disabled',
      "update weft.sys_permission set status = '0' where perms = 'lecturer:list' and $1 <> ''",
      "update weft.sys_permission set status = '1' where perms = 'lecturer:list' and $1 <> ''",
    ],
  ])('are gone in the next call when another process takes %s, and come back with it', async (_change, away, back) => {
    expect(await mayRead()).toBe(true)
    await say(away, person.roleId)
    expect(await mayRead()).toBe(false)
    await say(back, person.roleId)
    expect(await mayRead()).toBe(true)
  })

  it('follow the rules for rows in the next call', async () => {
    await admin.post('/course/lecturer/add', { name: '王一', gender: '1', level: '1' })
    const rows = async () => (await person.caller.get<{ total: number }>('/course/lecturer/list')).body.result.total
    expect(await rows()).toBe(1)
    await say(`insert into weft.sys_permission_data_rule (permission_id, rule_name, rule_column, rule_conditions, rule_value)
      select id, '无', 'name', '=', '没有' from weft.sys_permission where perms = 'lecturer:list'`)
    await say(
      `update weft.sys_role_permission set data_rule_ids = (select array_agg(id) from weft.sys_permission_data_rule where rule_name = '无')
        where ${GRANT} and role_id = $1`,
      person.roleId,
    )
    expect(await rows()).toBe(0)
    await say("update weft.sys_permission_data_rule set status = '0' where rule_name = '无'")
    expect(await rows()).toBe(1)
  })
})

describe('the state of rights', () => {
  it('is another after each transaction that changes some, the same after one that is rolled back or changes none', async () => {
    const before = await state()
    await say("update weft.sys_role set description = 'x' where id = $1", person.roleId)
    await expect(
      say('with changed as (update weft.sys_role set role_code = id returning 1) select 1 / (count(*) - count(*)) from changed'),
    ).rejects.toThrow()
    expect(await state()).toBe(before)
    await say('update weft.sys_role set role_code = role_code where id = $1', person.roleId)
    expect(await state()).not.toBe(before)
  })

  it('is named anew by every table that the rights of a user are read from', async () => {
    const rows = await server.sql<{ table: string; names: boolean }>(
      `with recursive reads(id) as (
        select 'weft.sys_user_permission'::regclass::oid union
        select d.refobjid from reads r join pg_rewrite w on w.ev_class = r.id
          join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refclassid = 'pg_class'::regclass)
      select c.relname as table, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'rights_change') as names
      from reads join pg_class c on c.oid = reads.id and c.relkind = 'r' order by 1`,
    )
    expect(rows.map(({ table }) => table)).toContain('sys_depart_role_user')
    expect(rows.filter(({ names }) => !names)).toEqual([])
  })
})
