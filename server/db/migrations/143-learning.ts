import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** What learners have watched of lessons, their notes, and what follows the removal of courses (decision 242). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(progress(roles.app)).execute(db)
  await sql.raw(notes).execute(db)
  await enableTenancyAndAudit(db, roles, 'course_note')
  await sql.raw(removals).execute(db)
}

/** One row for each learner and lesson. It says what users look at: no trace of it is kept. */
const progress = (app: string) => `
create table weft.course_progress (
  tenant_id integer not null default weft.current_tenant(),
  username text not null,
  lesson_id text not null,
  watched jsonb not null default '[]',
  covered numeric(10, 2) not null default 0,
  stopped_at numeric(10, 2) not null default 0,
  reported_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  primary key (tenant_id, username, lesson_id));
create index on weft.course_progress (tenant_id, lesson_id);
alter table weft.course_progress enable row level security;
alter table weft.course_progress force row level security;
create policy tenant on weft.course_progress using (tenant_id = (select weft.current_tenant()))
  with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.course_progress to "${app}";
`

const notes = `
create table weft.course_note (${TENANCY_COLUMNS},
  lesson_id text not null,
  second numeric(10, 2) not null check (second >= 0),
  note text not null check (length(note) between 1 and 1000));
create index on weft.course_note (tenant_id, create_by, lesson_id);
create index on weft.course_note (lesson_id);
`

const removals = `
create function weft.forget_courses() returns trigger language plpgsql as $$
begin
  delete from weft.course_chapter c using removed r where c.course_id = r.id;
  return null;
end $$;
create function weft.forget_course_chapters() returns trigger language plpgsql as $$
begin
  delete from weft.course_lesson l using removed r where l.chapter_id = r.id;
  return null;
end $$;
create function weft.forget_course_lessons() returns trigger language plpgsql as $$
begin
  delete from weft.course_progress p using removed r where p.lesson_id = r.id;
  delete from weft.course_note n using removed r where n.lesson_id = r.id;
  return null;
end $$;
`
