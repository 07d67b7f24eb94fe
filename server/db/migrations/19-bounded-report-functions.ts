import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Bytes by which one call may make a text longer. */
const MOST_GROWTH = 200_000
/** Exponents of exact numbers at most, either way, and bytes of such a number that is raised. */
const HIGHEST_POWER = 1000
const LONGEST_BASE = 100

/**
 * Functions of PostgreSQL whose results outgrow what they are given, with a limit. They stand before those of PostgreSQL in the search
 * path of reports. The refusals are stable, not immutable, so that no plan runs them for a branch that is not taken.
 */
const statements = (report: string): readonly string[] => [
  `grant usage on schema weft_report to "${report}"`,
  `create function weft_report.refuse() returns boolean language plpgsql stable set search_path = pg_catalog as $$
    begin raise exception using errcode = '54000', message = 'a value of the statement is too large'; end $$`,
  `create function weft_report.replace(whole text, part text, other text) returns text language plpgsql stable as $$
    begin
      if part <> '' and octet_length(other) > octet_length(part) and octet_length(whole)::bigint * octet_length(other) > ${MOST_GROWTH}
        and (octet_length(whole) - octet_length(pg_catalog.replace(whole, part, '')))::bigint / octet_length(part)
          * (octet_length(other) - octet_length(part)) > ${MOST_GROWTH}
      then perform weft_report.refuse(); end if;
      return pg_catalog.replace(whole, part, other);
    end $$`,
  `create function weft_report.power(base numeric, exponent numeric) returns numeric language plpgsql stable as $$
    begin
      if abs(exponent) > ${HIGHEST_POWER} or pg_column_size(base) > ${LONGEST_BASE} then perform weft_report.refuse(); end if;
      return pg_catalog.power(base, exponent);
    end $$`,
  `create function weft_report.string_agg_step(state text, value text, delimiter text) returns text language plpgsql stable as $$
    begin
      if value is null then return state; end if;
      if state is null then return value; end if;
      if octet_length(state) + octet_length(value) > ${MOST_GROWTH} then perform weft_report.refuse(); end if;
      return concat(state, delimiter, value);
    end $$`,
  'create aggregate weft_report.string_agg(text, text) (sfunc = weft_report.string_agg_step, stype = text)',
  `grant execute on all functions in schema weft_report to "${report}"`,
]

export async function up(db: Kysely<unknown>, { report }: RoleNames): Promise<void> {
  for (const statement of statements(report)) await sql.raw(statement).execute(db)
}
