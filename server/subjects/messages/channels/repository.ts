import { type SqlBool, sql } from 'kysely'
import type { MessageChannel } from '../../../generated/operations'
import {
  findRow,
  hiddenColumn,
  insertRow,
  type ListColumn,
  type ListSpec,
  listPage,
  type RawListQuery,
  rowsWhere,
  type Trx,
  updateRow,
} from '../../../query'
import { errors } from '../../../util/errors'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import type { Channel } from './channel'

export type { Trx } from '../../../query'

const TABLE = 'sys_message_channel'
const SHOWN = [
  'id',
  'code',
  'name',
  'kind',
  'status',
  'host',
  'security',
  'certificate',
  'username',
  'sender',
  'senderName',
  'okText',
  'mentions',
  'internalAddresses',
  'remark',
  'testError',
  'createBy',
] as const

const columns: readonly ListColumn[] = [
  ...SHOWN.map(name => ({ name, kind: 'text' }) as const),
  { name: 'url', kind: 'text', column: hiddenColumn('url') },
  { name: 'headers', kind: 'text', column: hiddenColumn('headers') },
  { name: 'body', kind: 'text', column: hiddenColumn('body') },
  { name: 'port', kind: 'integer' },
  { name: 'hasPassword', kind: 'boolean' },
  { name: 'hasSignKey', kind: 'boolean' },
  { name: 'testedTime', kind: 'datetime' },
  { name: 'createTime', kind: 'datetime' },
  { name: 'updateTime', kind: 'datetime' },
  { name: 'version', kind: 'integer' },
]

const channels: ListSpec = { table: TABLE, columns }

export const page = (trx: Trx, query: RawListQuery) => listPage<MessageChannel>(trx, channels, query)
export const find = (trx: Trx, id: string) => findRow<MessageChannel>(trx, channels, id)

/** Others that are on, of a kind; or that have a code. */
export const others = (trx: Trx, own: string, by: { readonly kind: string } | { readonly code: string }) =>
  rowsWhere<MessageChannel>(
    trx,
    channels,
    'kind' in by
      ? sql<SqlBool>`t.kind = ${by.kind} and t.status = '1' and t.id <> ${own}`
      : sql<SqlBool>`t.code = ${by.code} and t.id <> ${own}`,
  )

/** A channel as it is kept, its secrets sealed. */
export interface StoredChannel extends Omit<Channel, 'secrets'> {
  readonly sealed: string | null
}

const STORED = sql`id, kind, host, port, security, certificate, username, sender, sender_name, url, headers, body, ok_text, mentions,
  internal_addresses, sealed_secrets as sealed`

/** The channel of the installation that is on for a kind; of robots the one with that code. */
export async function channelOf(trx: Trx, kind: string, code?: string): Promise<StoredChannel | undefined> {
  const named = code === undefined ? sql`true` : sql`code = ${code}`
  const { rows } = await sql<StoredChannel>`select ${STORED} from sys_message_channel
    where tenant_id = ${SYSTEM_TENANT} and kind = ${kind} and status = '1' and ${named} limit 1`.execute(trx)
  return rows[0]
}

export async function storedChannel(trx: Trx, id: string): Promise<StoredChannel | undefined> {
  const { rows } = await sql<StoredChannel>`select ${STORED} from sys_message_channel where id = ${id}`.execute(trx)
  return rows[0]
}

export const add = (trx: Trx, values: object) => insertRow(trx, TABLE, values)

export async function save(trx: Trx, key: { id: string; version?: number | null | undefined }, values: object): Promise<void> {
  if (!(await updateRow(trx, TABLE, key, values))) throw errors.stale(await find(trx, key.id))
}

export async function noteTest(trx: Trx, id: string, error: string | null): Promise<void> {
  await sql`update sys_message_channel set tested_time = clock_timestamp(), test_error = ${error} where id = ${id}`.execute(trx)
}

export async function remove(trx: Trx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_message_channel where id = any(${[...ids]}::text[])`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
