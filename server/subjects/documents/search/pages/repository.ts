import { sql } from 'kysely'
import type { ListSpec, Trx } from '../../../../query'
import { rowText } from '../../index/repository'
import { hasPages, type SourceName, sourceOf } from '../../index/sources'

interface Key {
  readonly source: SourceName
  readonly id: string
}

/** A page of a record. */
export interface FoundPage extends Key {
  readonly page: number
  readonly text: string
}

/** A page on which something stands, in normal form. */
export interface HitPage extends FoundPage {
  /** What goes over its end to the next page, of the texts that were looked for. */
  readonly over: readonly string[]
}

const keysSql = (keys: readonly Key[]) =>
  sql`unnest(${keys.map(({ source }) => source)}::text[], ${keys.map(({ id }) => id)}::text[]) as k (source, id)`

/** The first pages of found records on which one of the texts stands. */
export async function hitPages(trx: Trx, keys: readonly Key[], wanted: readonly string[], most: number): Promise<readonly HitPage[]> {
  if (keys.length === 0 || wanted.length === 0) return []
  // Finds a text in half the time of LIKE.
  const stands = wanted.map(text => sql`strpos(x.text, ${text}) > 0 or weft.goes_over(x.joint, x.joint_at, ${text})`)
  const over = sql`array(select w from unnest(${[...wanted]}::text[]) w where weft.goes_over(x.joint, x.joint_at, w))`
  const { rows } = await sql<HitPage>`select k.source, k.id, x.page, x.text, x.over from ${keysSql(keys)}
    cross join lateral (select page, text, ${over} as over from document_text x where x.source = k.source and x.record_id = k.id
      and (${sql.join(stands, sql` or `)}) order by page limit ${most}) x`.execute(trx.withoutPlugins())
  return rows
}

/** Pages as they are read, and those behind a page over whose end something goes; of rows of an entity, their texts. */
export async function originalPages(trx: Trx, pages: readonly OriginalPage[]): Promise<readonly FoundPage[]> {
  const known = new Set(pages.map(({ source, id, page }) => `${source} ${id} ${page}`))
  const behind = pages.filter(({ over }) => over && over.length > 0).map(({ page, ...key }) => ({ ...key, page: page + 1 }))
  const all = [...pages, ...behind.filter(({ source, id, page }) => !known.has(`${source} ${id} ${page}`))]
  const kept = all.filter(({ source }) => hasPages(source))
  const { rows } = await sql<FoundPage>`select p.source, p.record_id as id, p.page, p.text from document_page p
    join unnest(${kept.map(({ source }) => source)}::text[], ${kept.map(({ id }) => id)}::text[], ${kept.map(({ page }) => page)}::integer[])
      as k (source, id, page) on p.source = k.source and p.record_id = k.id and p.page = k.page`.execute(trx)
  const found = [...rows]
  for (const name of new Set(pages.map(({ source }) => source))) {
    const { table, row } = sourceOf(trx.catalog, name)
    if (row) found.push(...(await rowTexts(trx, name, table, row.body, pages)))
  }
  return found
}

type OriginalPage = Key & Pick<HitPage, 'page'> & Partial<Pick<HitPage, 'over'>>

async function rowTexts(trx: Trx, source: SourceName, table: string, columns: readonly string[], keys: readonly Key[]) {
  const ids = keys.flatMap(key => (key.source === source ? key.id : []))
  const { rows } = await sql<FoundPage>`select ${source} as source, t.id, 1 as page, ${rowText(columns)} as text
    from ${sql.table(table)} t where t.id = any(${ids}::text[])`.execute(trx)
  return rows
}

/** The page of the menu that grants a right, where a row is opened. */
export async function pagesOfRights(trx: Trx, rights: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (rights.length === 0) return new Map()
  const { rows } = await sql<{ right: string; url: string }>`select b.perms as right, p.url from sys_permission b
    join sys_permission p on p.id = case when b.menu_type = 2 then b.parent_id else b.id end
    where b.perms = any(${[...rights]}::text[]) and p.url <> '' and b.del_flag = 0 order by p.sort_no desc, p.id`.execute(trx)
  return new Map(rows.map(({ right, url }) => [right, url]))
}

/** In how many texts of the tenant each word stands; '' is all of them. */
export async function termCounts(trx: Trx, terms: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ term: string; documents: number }>`select term, documents from document_term
    where term = any(${['', ...terms]}::text[])`.execute(trx)
  return new Map(rows.map(({ term, documents }) => [term, documents]))
}

/** Whether the caller's list has a record. */
export async function isThere(trx: Trx, { table, where }: ListSpec, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} t where t.id = ${id} and ${where ?? sql`true`}`.execute(trx)
  return rows.length > 0
}

/** Whether the index has yet to take in a text as it is now. */
export async function isDue(trx: Trx, { source, id }: Key): Promise<boolean> {
  const { rows } = await sql`select from document_index_due where source = ${source} and record_id = ${id}`.execute(trx)
  return rows.length > 0
}
