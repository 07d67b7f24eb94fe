import pg from 'pg'
import type { build } from '../../server/app/app'
import { sortIn } from '../../server/subjects/documents/index/repository'
import { takeIn } from '../../server/subjects/documents/index/take-in'
import { readTerms, refreshTerms } from '../../server/subjects/documents/index/terms/repository'
import type { Corpus } from './corpus'

export type App = Awaited<ReturnType<typeof build>>

const BATCH = 500
/** Whose transactions the bench uses: a user who may read all. */
const ACTOR = { tenantId: 0, username: 'admin', orgCode: null, clearance: '2' as const }

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function addSome(client: pg.Client, corpus: Corpus, from: number, count: number): Promise<number> {
  const made = Array.from({ length: count }, (_, at) => corpus.make(from + at))
  const pages = made.flatMap(({ id, pages: texts }) => texts.map((text, page) => ({ id, page: page + 1, text })))
  const began = performance.now()
  await client.query(
    `insert into weft.document (id, tenant_id, create_by, name, author, document_date, file_type, secret_level, browse_count, state)
     select id, 0, 'admin', name, person, date, 'pdf', '0', 0, 'ready'
     from unnest($1::text[], $2::text[], $3::text[], $4::date[]) as made (id, name, person, date)`,
    [made.map(({ id }) => id), made.map(({ title }) => title), made.map(({ person }) => person), made.map(({ date }) => date)],
  )
  await client.query(
    `insert into weft.document_page (tenant_id, source, record_id, page, text)
     select 0, 'document', id, page, text from unnest($1::text[], $2::integer[], $3::text[]) as made (id, page, text)`,
    [pages.map(({ id }) => id), pages.map(({ page }) => page), pages.map(({ text }) => text)],
  )
  return performance.now() - began
}

/**
 * Puts documents and their pages into the tables as their owner would, past what only one row at a time would meet; milliseconds of the
 * database for each.
 */
export const fill = (url: string, corpus: Corpus, count: number): Promise<number> =>
  withClient(url, async client => {
    const tables = ['document', 'document_page']
    for (const table of tables) await client.query(`alter table weft.${table} disable trigger user`)
    let time = 0
    for (let from = 0; from < count; from += BATCH) time += await addSome(client, corpus, from, Math.min(BATCH, count - from))
    for (const table of tables) await client.query(`alter table weft.${table} enable trigger user`)
    await client.query(`insert into weft.document_index_due (tenant_id, source, record_id) select 0, 'document', id from weft.document`)
    for (const table of tables) await client.query(`analyze weft.${table}`)
    return time / count
  })

export type InTenant = <T>(work: (trx: Parameters<typeof takeIn>[0]) => Promise<T>) => Promise<T>

export function tenantOf(app: App): InTenant {
  const { data } = app
  if (!data) throw new Error('The server has no database.')
  return work => data.withTenant(ACTOR, work)
}

/** Milliseconds for each document that is taken in, and of the processors. */
export async function takeInAll(inTenant: InTenant, ran: () => number): Promise<{ readonly wall: number; readonly cpu: number }> {
  const [began, before] = [performance.now(), ran()]
  let count = 0
  for (let some = await inTenant(takeIn); some > 0; some = await inTenant(takeIn)) count += some
  await inTenant(sortIn)
  const [wall, cpu] = [(performance.now() - began) / count, (ran() - before) / count]
  await inTenant(refreshTerms)
  while ((await inTenant(readTerms)) > 0);
  return { wall, cpu }
}
