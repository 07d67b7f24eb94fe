import { describe, expect, it } from 'vitest'
import { rolesOf } from '../owner'
import { checkObject } from './statements'

const ROLES = rolesOf('weft_0123abcd')

/** What is refused of an object; empty: nothing. */
const refused = (key: string, sql: string, schema = 'weft'): Promise<string> =>
  checkObject({ schema, key, sql }, new Set(Object.values(ROLES))).then(
    () => '',
    (error: Error) => error.message,
  )

describe('an object of an archive', () => {
  it.each([
    ['grant x', `grant select on table weft.a to "${ROLES.app}"`],
    ['grant x', 'grant usage on schema weft to public'],
    ['closed x', 'revoke execute on function weft.f(integer) from public'],
    ['collation words', "create collation weft.words (provider = icu, locale = 'zh-u-kn-true', deterministic = true)"],
    ['type state', "create type weft.state as enum ('a', 'b')"],
    ['sequence no', 'create sequence weft.no as bigint increment 1'],
    ['owned sequence no', 'alter sequence weft.no owned by weft.a.id'],
    [
      'table a',
      "create table weft.a (id text default replace((gen_random_uuid())::text, '-'::text, ''::text) not null, at timestamptz default now())",
    ],
    ['table b', "create table weft.b partition of weft.a for values from ('2026-01-01') to ('2026-02-01')"],
    [
      'function f()',
      "create or replace function weft.f() returns trigger language plpgsql set search_path to '' as $$ begin return new; end $$",
    ],
    ['aggregate g', 'create aggregate weft.g(text) (sfunc = weft.step, stype = text)'],
    ['view v', 'create view weft.v with (security_invoker=true) as with x as (select id from weft.a) select lower(x.id) as id from x'],
    ['constraint a.c', 'alter table weft.a add constraint c check (length(id) > 3)'],
    ['constraint a.f', 'alter table weft.a add constraint f foreign key (id) references weft_forms.b (id)'],
    ['index i', 'create index i on weft.a using btree (lower(id)) where at is not null'],
    ['trigger a.t', "create trigger t before insert on weft.a for each row when (new.id = 'x') execute function weft.f('y')"],
    ['security a', 'alter table weft.a enable row level security, force row level security'],
    ['policy a.p', `create policy p on weft.a as permissive for all to "${ROLES.owner}" using (tenant = (select weft.current_tenant()))`],
    ['comment a', "comment on table weft.a is 'a'"],
  ])('may be %s: %s', async (key, sql) => {
    expect(await refused(key, sql)).toBe('')
  })

  it.each([
    // Another statement than the key says, or more than one.
    ['table a', "copy weft.a from program 'id'", 'CopyStmt'],
    ['table a', "copy weft.a to program 'id'", 'CopyStmt'],
    ['table a', 'do $$ begin end $$', 'DoStmt'],
    ['table a', 'create event trigger e on ddl_command_end execute function weft.f()', 'CreateEventTrigStmt'],
    ['table a', 'create extension plpython3u', 'CreateExtensionStmt'],
    ['table a', "alter system set archive_command = 'id'", 'AlterSystemStmt'],
    ['table a', 'reset role', 'VariableSetStmt'],
    ['table a', 'set session authorization postgres', 'VariableSetStmt'],
    ['table a', 'create table weft.a as select 1', 'CreateTableAsStmt'],
    ['table a', 'create table weft.a (id text); reset role', '2 statements'],
    ['table a', "create table weft.a (id text); /* ; */ copy weft.a from program 'id' --", '2 statements'],
    ['table a', '/* create table weft.a (id text) */ reset role', 'VariableSetStmt'],
    ['table a', '-- nothing', '0 statements'],
    ['table a', '-- create table weft.a (id text)\nreset role', 'VariableSetStmt'],
    ['table a', "create table weft.a (id text default '\\'); reset role --')", '2 statements'],
    ['table a', '', 'empty'],
    ['table a', 'create table weft.a (id text)\0; reset role', 'text'],
    ['table a', 'create table weft.a (id text)\ud800', 'text'],
    ['table a', 'nonsense', /syntax/],
    ['other a', 'create table weft.a (id text)', 'other a'],
    ['view v', "create view weft.v as select pg_read_file('/etc/passwd')", 'pg_read_file()'],
    ['view v', "create view weft.v as select * from pg_catalog.pg_ls_dir('/') d", 'pg_catalog.pg_ls_dir()'],
    ['view v', 'create view weft.v as select rolpassword from pg_authid', 'pg_authid'],
    ['view v', 'create view weft.v as select rolpassword from pg_catalog.pg_authid', 'pg_catalog.pg_authid'],
    ['view v', 'create view weft.v as select secret from weft_setup.installation', 'weft_setup.installation'],
    ['view v', "create view weft.v as with x as (select 1) select * from x, (select lo_import('/etc/passwd')) y", 'lo_import()'],
    ['view v', "create view weft.v as select query_to_xml('select 1', true, true, '')", 'query_to_xml()'],
    // Expressions that run while rows come, or as soon as a row is read.
    ['table a', "create table weft.a (id text default pg_read_file('/etc/passwd'))", 'pg_read_file()'],
    ['table a', "create table weft.a (id text, o oid default lo_import('/etc/passwd'))", 'lo_import()'],
    [
      'table a',
      'create table weft.a (id text, b text generated always as (pg_catalog.pg_read_file(id)) stored)',
      'pg_catalog.pg_read_file()',
    ],
    ['table a', 'create table weft.a (id text check (public.f(id)))', 'public.f()'],
    ['table a', 'create table weft.a (like pg_catalog.pg_authid)', /TableLikeClause|pg_catalog.pg_authid/],
    ['table a', 'create table weft.a (id text) tablespace t', 'tablespacename'],
    ['table a', 'create table public.a (id text)', 'public.a'],
    ['table a', 'create table other.weft.a (id text)', 'other.weft.a'],
    ['table a', 'create table weft.a (id public.t)', 'public.t'],
    ['table a', 'create table weft.a () inherits (pg_catalog.pg_class)', 'pg_catalog.pg_class'],
    ['constraint a.c', "alter table weft.a add constraint c check (pg_read_file(id) <> '')", 'pg_read_file()'],
    ['constraint a.c', "alter table weft.a add constraint c check (id operator(public.=) 'x')", 'public.='],
    ['constraint a.c', 'alter table weft.a owner to postgres', 'AT_ChangeOwner'],
    ['constraint a.c', 'alter table weft.a add constraint c check (true), disable row level security', 'AT_DisableRowSecurity'],
    ['index i', 'create index i on weft.a (pg_read_file(id))', 'pg_read_file()'],
    ['index i', 'create index concurrently i on weft.a (id)', 'concurrent'],
    ['trigger a.t', 'create trigger t before insert on weft.a for each row execute function public.f()', 'public.f'],
    ['policy a.p', "create policy p on weft.a using (pg_read_file(id) = '')", 'pg_read_file()'],
    ['policy a.p', 'create policy p on weft.a to postgres using (true)', 'postgres'],
    ['function f()', "create function weft.f() returns int language c as '/tmp/x.so', 'f'", 'language c'],
    ['function f()', "create function weft.f() returns int language internal as 'int4in'", 'language internal'],
    ['function f()', "create function weft.f() returns text language plpython3u as 'import os'", 'language plpython3u'],
    ['function f()', 'create function weft.f() returns text language "SQL" as \'select 1\'', 'language SQL'],
    ['function f()', "create function weft.f() returns int as 'x', 'y' language sql", 'as'],
    ['function f()', "create function weft.f() returns text return pg_read_file('x')", 'sql_body'],
    ['function f()', "create function weft.f() returns int language sql leakproof as 'select 1'", 'leakproof'],
    ['function f()', "create function weft.f() returns int language sql set role to postgres as 'select 1'", 'set role'],
    ['function f()', "create function pg_catalog.f() returns int language sql as 'select 1'", 'pg_catalog.f'],
    ['function f()', "create function weft.f(a text default pg_read_file('x')) returns int language sql as 'select 1'", 'pg_read_file()'],
    ['aggregate g', 'create aggregate weft.g(text) (sfunc = pg_read_file, stype = text)', 'pg_read_file()'],
    ['aggregate g', 'create operator weft.= (function = weft.f, leftarg = text, rightarg = text)', 'OBJECT_OPERATOR'],
    ['collation c', 'create type weft.c (input = int4in, output = int4out)', 'OBJECT_TYPE'],
    ['grant x', `grant "${ROLES.owner}" to "${ROLES.app}"`, 'GrantRoleStmt'],
    ['grant x', 'grant execute on function pg_catalog.pg_read_file(text) to public', 'pg_catalog.pg_read_file'],
    ['grant x', 'grant select on table weft.a to postgres', 'postgres'],
    ['grant x', 'grant select on all tables in schema weft to public', 'ACL_TARGET_ALL_IN_SCHEMA'],
    ['grant x', 'grant usage on schema public to public', 'public'],
    ['grant x', 'grant usage on language plpgsql to public', 'OBJECT_LANGUAGE'],
    ['grant x', 'grant select on table weft.a to public with grant option', 'grant_option'],
    ['comment x', "comment on role postgres is 'x'", 'OBJECT_ROLE'],
  ])('is refused as %s: %s', async (key, sql, what) => {
    expect(await refused(key, sql)).toMatch(what)
  })

  it('stands in a schema of the installation, and is of a bounded size', async () => {
    expect(await refused('table a', 'create table weft.a (id text)', 'pg_catalog')).toBe('pg_catalog')
    expect(await refused('comment a', `comment on table weft.a is '${'x'.repeat(1_000_000)}'`)).toBe('text')
    expect(
      await refused('constraint a.c', `alter table weft.a add constraint c check (${'('.repeat(2000)}1${')+1'.repeat(2000)} > 0)`),
    ).not.toBe('')
  })
})
