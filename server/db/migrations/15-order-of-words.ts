import { type Kysely, sql } from 'kysely'

/**
 * The order in which lists show texts: Chinese by pinyin, numbers inside of texts by their size. A PostgreSQL without ICU orders
 * them by code points, as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create collation weft.words (provider = icu, locale = 'zh-u-kn-true');
  exception when feature_not_supported or invalid_parameter_value then
    create collation weft.words from "C";
  end $$`.execute(db)
}
