import { type Kysely, sql } from 'kysely'
import type { Trx } from '../../db/database'
import type { LogSeal } from '../../generated/operations'
import { type ListSpec, listPage, type PageOf, type RawListQuery } from '../../query'

export type { Actor, Database, Trx } from '../../db/database'

/** The tables whose lines are chained. */
export const CHAINS = ['sys_log', 'sys_audit'] as const
export type Chain = (typeof CHAINS)[number]

const hex = (column: string) => sql<string>`encode(t.${sql.id(column)}, 'hex')`

const seals: ListSpec = {
  table: 'sys_log_seal',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'source', kind: 'text' },
    { name: 'day', kind: 'date' },
    { name: 'firstNo', kind: 'integer' },
    { name: 'lastNo', kind: 'integer' },
    { name: 'lines', kind: 'integer', column: sql`(t.last_no - t.first_no + 1)` },
    { name: 'hash', kind: 'text', column: hex('hash') },
    { name: 'before', kind: 'text', column: hex('before') },
    { name: 'seal', kind: 'text', column: hex('seal') },
    { name: 'sealed', kind: 'datetime' },
  ],
  sort: { name: 'day', order: 'desc' },
}

export const sealPage = (trx: Trx, query: RawListQuery): Promise<PageOf<LogSeal>> => listPage<LogSeal>(trx, seals, query)

const TIME = "'YYYY-MM-DD HH24:MI:SS'"
const china = (column: string, name = column) => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', ${TIME}) as "${name}"`)

/** How far a chain is, and what waits. */
export interface ChainState {
  readonly source: Chain
  readonly lines: number
  readonly waiting: number
  readonly oldest: string | null
  readonly chained: string | null
}

export async function chainStates(trx: Trx): Promise<readonly ChainState[]> {
  const { rows } = await sql<ChainState>`select source, no::double precision as lines, waiting, ${china('oldest')}, ${china('chained')}
    from weft.log_chains()`.execute(trx)
  return rows
}

/** Links the next lines; how many, or null where another server is at it. */
export async function chainLines<T>(db: Kysely<T>, chain: Chain, most: number): Promise<number | null> {
  const { rows } = await sql<{ linked: number | null }>`select weft.chain_lines(${chain}, ${most}) as linked`.execute(db)
  return rows[0]?.linked ?? null
}

/** A seal as copies of it are kept. */
export interface Seal {
  readonly id: string
  readonly seal: string
}

/** Seals of a day and later, the oldest first. */
export async function sealsSince(trx: Trx, day: string): Promise<readonly (Seal & { day: string })[]> {
  const { rows } = await sql<Seal & { day: string }>`select id, encode(seal, 'hex') as seal, day::text as day from weft.sys_log_seal
    where day >= ${day}::date order by day, id`.execute(trx)
  return rows
}

/** What was found when links were followed. */
export interface Followed {
  readonly checked: number
  /** Numbers between them that have no link. */
  readonly missing: number
  readonly last: number
  /** Hash of the last link, in hexadecimal digits. */
  readonly head: string
  readonly fault: 'gone' | 'changed' | 'unlinked' | null
  readonly line: string | null
  readonly time: string | null
}

export async function followLinks(trx: Trx, chain: Chain, after: number, head: string, most: number): Promise<Followed> {
  const { rows } = await sql<Followed>`select checked, missing::double precision as missing, last::double precision as last,
      encode(head, 'hex') as head, fault, line_id as line, ${china('line_time', 'time')}
    from weft.check_links(${chain}, ${after}::bigint, decode(${head}, 'hex'), ${most})`.execute(trx)
  return rows[0] ?? { checked: 0, missing: 0, last: after, head, fault: null, line: null, time: null }
}

/** Where the chain should end, and how many of its links were dropped with their parts. */
export async function chainEnd(trx: Trx, chain: Chain): Promise<{ no: number; hash: string; dropped: number }> {
  const { rows } = await sql<{ no: number; hash: string; dropped: number }>`select no::double precision as no, encode(hash, 'hex') as hash,
      dropped::double precision as dropped from weft.chain_end(${chain})`.execute(trx)
  return rows[0] ?? { no: 0, hash: '', dropped: 0 }
}

export async function partsOf(trx: Trx, chain: Chain): Promise<readonly string[]> {
  const { rows } = await sql<{ part: string }>`select part from weft.log_parts(${chain}) order by ends`.execute(trx)
  return rows.map(({ part }) => part)
}

/** The first line of a part that should have a link and has none. */
export async function lineWithoutLink(trx: Trx, chain: Chain, part: string): Promise<{ line: string; time: string } | undefined> {
  const { rows } = await sql<{
    line: string
    time: string
  }>`select line_id as line, ${china('line_time', 'time')} from weft.check_part(${chain}, ${part})`.execute(trx)
  return rows[0]
}

/** The first seal that is not what it should be. */
export async function brokenSeal(trx: Trx, chain: Chain): Promise<{ day: string; fault: 'changed' | 'unlinked' | 'other' } | undefined> {
  const { rows } = await sql<{
    day: string
    fault: 'changed' | 'unlinked' | 'other'
  }>`select day::text as day, fault from weft.check_seals(${chain})`.execute(trx)
  return rows[0]
}
