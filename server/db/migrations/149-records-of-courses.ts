import { type Kysely, sql } from 'kysely'

/** What was learned of a course is forgotten with the course. The table is that of an entity, and stands when a course can be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create or replace function weft.forget_courses() returns trigger language plpgsql as $$
    begin
      delete from weft.course_chapter c using removed r where c.course_id = r.id;
      delete from weft.course_record c using removed r where c.course_id = r.id;
      return null;
    end $$;`)
    .execute(db)
}
