/**
 * What is asked of a database to make its objects anew: each query gives the schema, a key that names the object, and the statement that makes
 * it. `$1` are the schemas, `$2` the roles of the installation. Names come out with their schema, as nothing is on the search path.
 */
const NAMESPACE = 'n.nspname = any($1::text[]) and cardinality($2::text[]) > 0'
const RELATION = `from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${NAMESPACE}`
const PLACE = "format('%I.%I', n.nspname, c.relname)"

const collations = `select n.nspname as schema, 'collation ' || c.collname as key,
  format('create collation %I.%I (provider = %s, locale = %L, deterministic = %s)', n.nspname, c.collname,
    case c.collprovider when 'i' then 'icu' when 'b' then 'builtin' else 'libc' end,
    coalesce(to_jsonb(c) ->> 'colllocale', to_jsonb(c) ->> 'colliculocale', c.collcollate), case when c.collisdeterministic then 'true' else 'false' end) as sql
  from pg_collation c join pg_namespace n on n.oid = c.collnamespace where ${NAMESPACE} order by c.oid`

const enums = `select n.nspname as schema, 'type ' || t.typname as key,
  format('create type %I.%I as enum (%s)', n.nspname, t.typname,
    (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as sql
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${NAMESPACE} and t.typtype = 'e' order by t.oid`

const SEQUENCE = `format('as %s increment %s minvalue %s maxvalue %s start %s cache %s%s', format_type(s.seqtypid, null), s.seqincrement, s.seqmin,
  s.seqmax, s.seqstart, s.seqcache, case when s.seqcycle then ' cycle' else '' end)`

const sequences = `select n.nspname as schema, 'sequence ' || c.relname as key, format('create sequence %s %s', ${PLACE}, ${SEQUENCE}) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_sequence s on s.seqrelid = c.oid
  where ${NAMESPACE} and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
  order by c.oid`

const ownedSequences = `select n.nspname as schema, 'owned sequence ' || c.relname as key,
  format('alter sequence %s owned by %s.%I', ${PLACE}, d.refobjid::regclass, a.attname) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a'
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where ${NAMESPACE} and c.relkind = 'S' and d.refclassid = 'pg_class'::regclass order by c.oid`

/** Functions that take or give rows of a table come after the tables. */
const functions = (
  late: boolean,
) => `select n.nspname as schema, 'function ' || p.oid::regprocedure as key, pg_get_functiondef(p.oid) as sql
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${NAMESPACE} and p.prokind in ('f', 'p') and ${late ? '' : 'not '}exists (
    select from pg_type t left join pg_type e on e.oid = t.typelem where t.oid = any(p.proargtypes || p.prorettype || coalesce(p.proallargtypes, '{}'))
      and (t.typrelid <> 0 or e.typrelid <> 0)) order by p.oid`

const aggregates = `select n.nspname as schema, 'aggregate ' || p.oid::regprocedure as key,
  format('create aggregate %I.%I(%s) (sfunc = %s, stype = %s%s%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid),
    a.aggtransfn::regproc, format_type(a.aggtranstype, null), case when a.aggfinalfn <> 0 then ', finalfunc = ' || a.aggfinalfn::regproc else '' end,
    case when a.agginitval is not null then ', initcond = ' || quote_literal(a.agginitval) else '' end) as sql
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_aggregate a on a.aggfnoid = p.oid where ${NAMESPACE} order by p.oid`

/** Of a column that numbers itself; its sequence keeps its name. */
const IDENTITY = `(select format(' generated %s as identity (sequence name %s %s)', case a.attidentity when 'a' then 'always' else 'by default' end,
    s.seqrelid::regclass, substring(${SEQUENCE} from 'increment.*'))
  from pg_depend d join pg_sequence s on s.seqrelid = d.objid
  where d.classid = 'pg_class'::regclass and d.refobjid = c.oid and d.refobjsubid = a.attnum and d.deptype = 'i')`

const COLUMNS = `(select string_agg(format('%I %s%s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attcollation <> t.typcollation then format(' collate %I.%I', cn.nspname, co.collname) else '' end,
    case when a.attidentity <> '' then ${IDENTITY} else '' end,
    case when f.adbin is null then '' when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(f.adbin, c.oid))
      else ' default ' || pg_get_expr(f.adbin, c.oid) end,
    case when a.attnotnull then ' not null' else '' end), ', ' order by a.attnum)
  from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef f on f.adrelid = c.oid and f.adnum = a.attnum
    left join pg_collation co on co.oid = a.attcollation left join pg_namespace cn on cn.oid = co.collnamespace
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)`

const tables = `select n.nspname as schema, 'table ' || c.relname as key,
  format('create %stable %s (%s)%s%s', case c.relpersistence when 'u' then 'unlogged ' else '' end, ${PLACE}, ${COLUMNS},
    case c.relkind when 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end,
    case when c.reloptions is not null then format(' with (%s)', array_to_string(c.reloptions, ', ')) else '' end) as sql
  ${RELATION} and c.relkind in ('r', 'p') and not c.relispartition order by c.oid`

const partitions = `select n.nspname as schema, 'table ' || c.relname as key,
  format('create table %s partition of %s %s%s', ${PLACE}, i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid),
    case c.relkind when 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid
  where ${NAMESPACE} and c.relkind in ('r', 'p') and c.relispartition order by c.oid`

const views = `select n.nspname as schema, 'view ' || c.relname as key,
  format('create view %s%s as %s', ${PLACE}, case when c.reloptions is not null then format(' with (%s)', array_to_string(c.reloptions, ', ')) else '' end,
    pg_get_viewdef(c.oid)) as sql
  ${RELATION} and c.relkind = 'v' order by c.oid`

/** Grants to the roles of the installation and to everybody; the owner has all without any. */
const granted = (kind: string, object: string, acl: string, owner: string, from: string) => `select n.nspname as schema,
  'grant ' || coalesce(r.rolname, 'public') || ' ${kind} ' || ${object} as key,
  format('grant %s on ${kind} %s to %s', string_agg(lower(g.privilege_type), ', ' order by g.privilege_type), ${object},
    coalesce(quote_ident(r.rolname), 'public')) as sql
  ${from} cross join lateral aclexplode(${acl}) g left join pg_roles r on r.oid = g.grantee
  where ${NAMESPACE} and g.grantee <> ${owner} and (g.grantee = 0 or r.rolname = any($2::text[])) group by 1, 2, ${object}, r.rolname order by 2`

const FROM_FUNCTIONS = 'from pg_proc p join pg_namespace n on n.oid = p.pronamespace'
const FROM_RELATIONS = 'from pg_class c join pg_namespace n on n.oid = c.relnamespace'

const closedFunctions = `select n.nspname as schema, 'closed ' || p.oid::regprocedure as key,
  format('revoke execute on function %s from public', p.oid::regprocedure) as sql ${FROM_FUNCTIONS}
  where ${NAMESPACE} and p.proacl is not null and not exists (select from aclexplode(p.proacl) g where g.grantee = 0) order by p.oid`

const columnGrants = `select n.nspname as schema, 'grant ' || r.rolname || ' columns ' || c.oid::regclass || ' ' || g.privilege_type as key,
  format('grant %s (%s) on table %s to %I', lower(g.privilege_type), string_agg(quote_ident(a.attname), ', ' order by a.attname), c.oid::regclass, r.rolname) as sql
  ${FROM_RELATIONS} join pg_attribute a on a.attrelid = c.oid cross join lateral aclexplode(a.attacl) g join pg_roles r on r.oid = g.grantee
  where ${NAMESPACE} and r.rolname = any($2::text[]) group by 1, 2, c.oid, g.privilege_type, r.rolname order by 2`

const constraints = (types: string) => `select n.nspname as schema, 'constraint ' || c.relname || '.' || o.conname as key,
  format('alter table %s add constraint %I %s', ${PLACE}, o.conname, pg_get_constraintdef(o.oid)) as sql
  from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${NAMESPACE} and o.contype in (${types}) and o.conparentid = 0 and o.conislocal order by o.oid`

/** Those of partitions come with those of their tables. */
const indexes = `select n.nspname as schema, 'index ' || c.relname as key, replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ') as sql
  ${RELATION} and c.relkind in ('i', 'I') and not c.relispartition
  and not exists (select from pg_constraint o where o.conindid = c.oid and o.contype in ('p', 'u', 'x')) order by c.oid`

const triggers = `select n.nspname as schema, 'trigger ' || c.relname || '.' || g.tgname as key, pg_get_triggerdef(g.oid) as sql
  from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${NAMESPACE} and not g.tgisinternal and g.tgparentid = 0 order by g.oid`

const security = `select n.nspname as schema, 'security ' || c.relname as key,
  format('alter table %s enable row level security', ${PLACE}) || case when c.relforcerowsecurity then format(', force row level security') else '' end as sql
  ${RELATION} and c.relrowsecurity order by c.oid`

const policies = `select n.nspname as schema, 'policy ' || c.relname || '.' || p.polname as key,
  format('create policy %I on %s as %s for %s to %s%s%s', p.polname, ${PLACE}, case when p.polpermissive then 'permissive' else 'restrictive' end,
    case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    (select string_agg(coalesce(quote_ident(r.rolname), 'public'), ', ' order by r.rolname) from unnest(p.polroles) u left join pg_roles r on r.oid = u),
    ' using (' || pg_get_expr(p.polqual, p.polrelid) || ')', ' with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')') as sql
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${NAMESPACE} order by p.oid`

const comments = `select n.nspname as schema, 'comment ' || c.relname || coalesce('.' || a.attname, '') as key,
  format('comment on %s is %L', case when a.attname is null then 'table ' || ${PLACE} else format('column %s.%I', ${PLACE}, a.attname) end, d.description) as sql
  from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and d.objsubid > 0
  where ${NAMESPACE} and c.relkind in ('r', 'p') order by c.oid, d.objsubid`

/** What stands before the rows come, in this order. */
export const BEFORE: readonly string[] = [
  granted('schema', 'quote_ident(n.nspname)', 'n.nspacl', 'n.nspowner', 'from pg_namespace n'),
  collations,
  enums,
  functions(false),
  sequences,
  tables,
  partitions,
  ownedSequences,
  functions(true),
  aggregates,
  views,
  closedFunctions,
  granted('function', 'p.oid::regprocedure::text', 'p.proacl', 'p.proowner', FROM_FUNCTIONS),
  granted('table', 'c.oid::regclass::text', "case when c.relkind <> 'S' then c.relacl end", 'c.relowner', FROM_RELATIONS),
  granted('sequence', 'c.oid::regclass::text', "case when c.relkind = 'S' then c.relacl end", 'c.relowner', FROM_RELATIONS),
  columnGrants,
]

/** What is made once they have come. */
export const AFTER: readonly string[] = [
  constraints("'p', 'u', 'x'"),
  indexes,
  constraints("'c'"),
  constraints("'f'"),
  triggers,
  security,
  policies,
  comments,
]
