import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Deleted online forms stay where they are, and the database shows them to their recycle bin alone (decision 165). */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(bin(app)).execute(db)
}

/** Settings are set by functions of the owner alone. */
const bin = (app: string) => `
alter table weft.onl_form_head add column deleted_time timestamptz, add column deleted_by text;
create index on weft.onl_form_head (tenant_id, deleted_time) where deleted_time is not null;
create policy not_in_bin on weft.onl_form_head as restrictive
  using (deleted_time is null or current_setting('weft.form_bin', true) = 'on');

create function weft.show_form_bin(shown boolean) returns void language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  perform set_config('weft.form_bin', case when shown then 'on' else 'off' end, true);
end $$;
revoke execute on function weft.show_form_bin(boolean) from public;
grant execute on function weft.show_form_bin(boolean) to "${app}";
`
