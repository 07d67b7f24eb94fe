import type { Setting } from '../../server/generated/operations'
import type { Caller, TestServer } from './server'

/** Gives the log a part for March 2020, with its links; two lines in it. In one transaction: lines that the server writes meanwhile wait. */
export async function addOldPart(server: TestServer): Promise<void> {
  const [former] = await server.sql<{ ends: string }>("select ends::text from weft.log_parts('sys_audit') where part = 'sys_audit_former'")
  const made = ['sys_log', 'sys_log_link'].map(
    table => `alter table weft.${table} detach partition weft.${table}_former;
      create table weft.${table}_2020_03 partition of weft.${table} for values from ('2020-03-01+08') to ('2020-04-01+08');
      alter table weft.${table} attach partition weft.${table}_former for values from ('2020-04-01+08') to ('${former?.ends}');`,
  )
  await server.sql(`${made.join('')} select weft.guard_log_part('sys_log_2020_03')`)
  await server.sql("insert into weft.sys_log (log_type, create_time) values (2, '2020-03-05 00:00:00+08'), (2, '2020-03-06 00:00:00+08')")
}

/** What the server writes behind its answers holds up the chain until it is written. */
export async function linkAll(server: TestServer, admin: Caller): Promise<void> {
  await server.app.callLog?.flush(true)
  const chains = async () => (await admin.get<{ logWaiting: number; changeWaiting: number }>('/sys/logSeal/chains')).body.result
  for (let pass = 0; pass < 300; pass++) {
    await server.app.logChain?.run()
    const now = await chains()
    if (now.logWaiting + now.changeWaiting === 0) return
  }
  throw new Error(
    `lines still wait: ${JSON.stringify(await chains())} ${JSON.stringify(await server.sql('select * from weft.sys_log_chain, pg_current_snapshot()'))}`,
  )
}

/** As if a day had ended. */
export const sealAll = (server: TestServer) =>
  server.sql(`insert into weft.sys_log_seal (id, source, day, first_no, last_no, hash, before, seal)
    select 'sys_log ' || s.day + 1, 'sys_log', s.day + 1, s.last_no + 1, c.no, c.hash, s.seal,
      weft.seal_hash('sys_log', s.day + 1, s.last_no + 1, c.no, c.hash, s.seal)
    from weft.sys_log_chain c, (select * from weft.sys_log_seal where source = 'sys_log' order by day desc limit 1) s where c.source = 'sys_log'`)

/** Sets for how many months the log is kept, as an administrator does. */
export async function setLogRule(admin: Caller, months: number) {
  const { body } = await admin.get<{ records: Setting[] }>('/sys/setting/list', { pageSize: 200 })
  const rule = body.result.records.find(({ code }) => code === 'log.months')
  return (await admin.put('/sys/setting/edit', { id: rule?.id, version: rule?.version, given: { value: months } })).body
}

/** As if a day had gone by since the rule was set. */
export const ageLogRule = (server: TestServer) =>
  server.sql(`alter table weft.sys_setting disable trigger stamp;
    update weft.sys_setting set update_time = now() - interval '25 hours' where code = 'log.months';
    alter table weft.sys_setting enable trigger stamp`)
