import { type Kysely, sql } from 'kysely'

/**
 * Sign-ins and visits of the sample people on the 29 days before the first start: most of them on working days, few at
 * weekends, each from an address of their own. What is drawn from the names is the same on every installation.
 */
export async function seedLog<T>(db: Kysely<T>): Promise<void> {
  const plain = db.withoutPlugins() as unknown as Kysely<unknown>
  await sql`
    with visits as (
      select u.id, u.username, d.day, n.nth, '10.1.' || (hashtext(u.org_code) & 15) || '.' || (hashtext(u.username) & 127) + 1 as ip,
        d.day + make_interval(hours => 8 + n.nth * 4, mins => hashtext(u.username || d.day || n.nth) & 127) as at
      from weft.sys_user u
      cross join generate_series(date_trunc('day', now()) - interval '29 days', date_trunc('day', now()) - interval '1 day', '1 day') d(day)
      cross join generate_series(0, 2) n(nth)
      where u.org_code is not null and u.status = 1
        and (hashtext(n.nth || u.username || d.day) & 127) < case when extract(isodow from d.day) > 5 then 8 else 88 - n.nth * 30 end
    )
    insert into weft.sys_log (log_content, userid, username, ip, method, log_type, operate_type, create_time)
    select '访问系统', id, username, ip, 'sysPermissionGetUserPermissionByToken', 2, 1, at from visits
    union all
    select '用户名: ' || username || ',登录成功！', id, username, ip, 'sysLogin', 1, null, at - interval '5 seconds' from visits
      where (hashtext(username || nth || day) & 127) < 56
    order by 8`.execute(plain)
}
