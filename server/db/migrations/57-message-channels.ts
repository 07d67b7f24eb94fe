import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Channels by which messages go out, kept by the system tenant and read for messages of every tenant; what is on its way through one. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(channels).execute(db)
  await sql.raw(sending).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_message_channel', { shared: true, secret: ['sealed_secrets'] })
  await enableTenancyAndAudit(db, roles, 'sys_message_sending')
}

const channels = `
create table weft.sys_message_channel (${TENANCY_COLUMNS},
  code text not null,
  name text not null,
  kind text not null,
  status text not null default '1',
  host text,
  port integer,
  security text,
  certificate text,
  username text,
  sender text,
  sender_name text,
  url text,
  headers text,
  body text,
  ok_text text,
  mentions text,
  internal_addresses text,
  remark text,
  sealed_secrets text,
  has_password boolean not null default false,
  has_sign_key boolean not null default false,
  tested_time timestamptz,
  test_error text,
  unique (tenant_id, code));
`

/** The id is that of the message: what stands here was handed to a channel, and nothing has been heard of it. */
const sending = `create table weft.sys_message_sending (${TENANCY_COLUMNS});`
