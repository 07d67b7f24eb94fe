import { createReadStream } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readArchive } from '../../server/util/archive/tar'
import { archivesOf, ask, keysOf } from './backups'
import type { TestServer } from './server'

/** Tables of the database of which some row holds a text in any column; the administrator sees the rows of every tenant. */
export async function tablesHolding({ databaseUrl }: TestServer, text: string): Promise<readonly string[]> {
  const tables = await ask<{ name: string }>(
    databaseUrl,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const [found] = await ask<{ names: string[] }>(
    databaseUrl,
    `select array_agg(name) filter (where held) as names from (${tables
      .map(({ name }) => `select '${name}' as name, exists (select from ${name} t where position($1 in t::text) > 0) as held`)
      .join(' union all ')}) f`,
    [text],
  )
  return found?.names ?? []
}

const GZIP = Buffer.from([0x1f, 0x8b])

/** Parts of a fresh backup, without a passphrase, that hold a text. */
export async function archivePartsHolding(server: TestServer, text: string): Promise<readonly string[]> {
  const archives = archivesOf(server)
  const path = archives.path((await archives.make('')).name)
  const found: string[] = []
  for await (const { name, content } of readArchive(createReadStream(path), keysOf(server).key)) {
    const parts: Buffer[] = []
    for await (const part of content) parts.push(part)
    const bytes = Buffer.concat(parts)
    const plain = bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes
    if (plain.includes(text)) found.push(name)
  }
  return found
}
