import { type Kysely, sql } from 'kysely'

/** What jobs find in a record is no change of it: a form that is open meanwhile can still be saved. The trigger names the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(keeping).execute(db)
}

const keeping = `
create function weft.keep_version() returns trigger language plpgsql as $$
declare found text[] := tg_argv || array['version', 'update_by', 'update_time'];
begin
  if to_jsonb(new) - found is not distinct from to_jsonb(old) - found then
    new.version := old.version;
    new.update_by := old.update_by;
    new.update_time := old.update_time;
  end if;
  return new;
end $$;
`
