import { sql } from 'kysely'
import type { Trx } from '../../db/database'
import type { OwnerAccess } from '../../db/owner'

export type { Trx } from '../../db/database'

export interface Template {
  readonly templateName: string
  readonly templateType: string
  readonly templateContent: string
}

export async function findTemplate(trx: Trx, code: string): Promise<Template | undefined> {
  const { rows } = await sql<Template>`select template_name, template_type, template_content from sys_message_template
    where template_code = ${code}`.execute(trx)
  return rows[0]
}

/** A message as it is delivered. */
export interface MessageRow {
  readonly id: string
  readonly esTitle: string
  readonly esType: string
  readonly esReceiver: string
  readonly esContent: string
  readonly esSendStatus: string
}

export async function findMessage(trx: Trx, id: string): Promise<MessageRow | undefined> {
  const { rows } =
    await sql<MessageRow>`select id, es_title, es_type, es_receiver, es_content, coalesce(es_send_status, '0') as es_send_status
    from sys_message where id = ${id} for update`.execute(trx)
  return rows[0]
}

export type NewMessage = Omit<MessageRow, 'id' | 'esSendStatus'> & { readonly esParam: string | null }

/** Its id. */
export async function addMessage(trx: Trx, { esTitle, esType, esReceiver, esParam, esContent }: NewMessage): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`insert into sys_message (es_title, es_type, es_receiver, es_param, es_content, es_send_status, es_send_num)
    values (${esTitle}, ${esType}, ${esReceiver}, ${esParam}, ${esContent}, '0', 0) returning id`.execute(trx)
  return rows[0]?.id ?? ''
}

/** The note of a file goes with its message, however that is deleted. Since the table of messages is that of an entity, it is tied at a start. */
export async function tieFilesToMessages(db: OwnerAccess['db']): Promise<void> {
  const { rows } = await sql`select where to_regclass('weft.sys_message') is not null and not exists (
    select from pg_constraint where conname = 'file_of_message' and conrelid = 'weft.sys_message_file'::regclass)`.execute(db)
  if (rows.length === 0) return
  await removeStrayNotes(db)
  await sql`alter table weft.sys_message_file add constraint file_of_message
    foreign key (id) references weft.sys_message (id) on delete cascade`.execute(db)
}

/** Notes from before, whose message is gone. */
async function removeStrayNotes(db: OwnerAccess['db']): Promise<void> {
  const tenants = await sql<{ id: number }>`select id from weft.sys_tenant`.execute(db)
  for (const { id } of tenants.rows)
    await db.transaction().execute(async trx => {
      await sql`select weft.begin_session(${id}, '', null, 'files')`.execute(trx)
      await sql`delete from weft.sys_message_file f where not exists (select from weft.sys_message m where m.id = f.id)`.execute(trx)
    })
}

/** Notes the file that goes out with a message, by its stored path. */
export const addFile = async (trx: Trx, id: string, path: string): Promise<void> =>
  void (await sql`insert into sys_message_file (id, path) values (${id}, ${path})`.execute(trx))

/** Stored path of the file that goes out with a message; undefined when there is none. */
export async function fileOf(trx: Trx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ path: string }>`select path from sys_message_file where id = ${id}`.execute(trx)
  return rows[0]?.path
}

const LONGEST_RESULT = 255

/** Notes that it was sent, or why it was not; without a cause it was. */
export const noteAttempt = async (trx: Trx, id: string, cause?: string): Promise<void> =>
  void (await sql`update sys_message set es_send_status = ${cause === undefined ? '1' : '2'}, es_send_num = coalesce(es_send_num, 0) + 1,
    es_send_time = now(), es_result = ${cause?.slice(0, LONGEST_RESULT) ?? null} where id = ${id}`.execute(trx))

export const markWaiting = async (trx: Trx, id: string): Promise<void> =>
  void (await sql`update sys_message set es_send_status = '0', es_result = null where id = ${id}`.execute(trx))

/** A user of the tenant, by account. */
export async function userBy(trx: Trx, username: string) {
  const users = trx.selectFrom('sysUser').select(['id', 'email', 'phone'])
  return users.where('username', '=', username).where('delFlag', '=', 0).executeTakeFirst()
}

/** Notes that a message is handed to a channel; false when it is noted already: what became of that is not known. */
export async function markSending(trx: Trx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into sys_message_sending (id) values (${id}) on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0) > 0
}

export const unmarkSending = async (trx: Trx, id: string): Promise<void> =>
  void (await sql`delete from sys_message_sending where id = ${id}`.execute(trx))

/** Whether a message was handed to a channel so lately that its run may still wait for an answer. */
export async function isSending(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select from sys_message_sending where id = ${id} and create_time > now() - interval '5 minutes'`.execute(trx)
  return rows.length > 0
}
