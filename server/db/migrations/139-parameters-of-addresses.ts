import { type Kysely, sql } from 'kysely'

/**
 * Takes parameters out of the addresses of data sources that have no effect here and may have been an account or a key (decision 228), past
 * the change log, which would keep what is taken away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(cleaning).execute(db)
}

const NAMES = `ssl|sslmode|usessl|requiressl|currentschema|applicationname|useunicode|characterencoding|connectioncollation|servertimezone|connectiontimezone|usetimezone|zerodatetimebehavior|tinyint1isbit|allowpublickeyretrieval|autoreconnect|allowmultiqueries|rewritebatchedstatements|nullcatalogmeanscurrent|nulldatabasemeanscurrent|connecttimeout|sockettimeout|logintimeout|tcpkeepalive|stringtype|usecursorfetch|defaultfetchsize|readonly|useinformationschema|verifyservercertificate`

const cleaning = `
alter table weft.sys_data_source no force row level security;
alter table weft.sys_data_source disable trigger user;
update weft.sys_data_source set db_url = split_part(db_url, '?', 1) || coalesce('?' || (
    select string_agg(part, '&') from regexp_split_to_table(substr(db_url, strpos(db_url, '?') + 1), '&') part
      where part ~* '^(${NAMES})=([A-Za-z0-9_./:+, -]|%2[0BCF]|%3A){0,64}$'), '')
  where strpos(db_url, '?') > 0;
alter table weft.sys_data_source enable trigger user;
alter table weft.sys_data_source force row level security;
`
