import { type Kysely, sql } from 'kysely'

/** What own buttons of online forms do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table weft.onl_form_button
  add column action_type text check (action_type in ('set', 'open', 'print', 'export')),
  add column action_values text,
  add column action_screen text,
  add column confirm_text text,
  add column choice text not null default 'many' check (choice in ('one', 'many', 'none'));
`)
    .execute(db)
}
