import { sql } from 'kysely'
import type { DocumentBatch, DocumentBatchItem } from '../../../../generated/operations'
import { insertRow, type ListSpec, listPage, type PageOf, type RawListQuery, type Trx } from '../../../../query'
import type { Shared } from '../add'
import { INGEST } from '../repository'

export type { Trx } from '../../../../query'

export async function addBatch(trx: Trx): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into document_batch default values returning id`.execute(trx)
  return rows[0]?.id ?? ''
}

export interface NewItem {
  readonly batchId: string
  /** Its name, with the folders and archives that it came from. */
  readonly path: string
  readonly documentId?: string
  readonly runId?: string
}

export async function addItem(trx: Trx, item: NewItem): Promise<void> {
  await insertRow(trx, 'document_batch_item', { ...item })
}

const STATE = sql`case when i.run_id is not null then
    case r.state when 'done' then 'ready' when 'waiting' then 'pending' when 'running' then 'working' else 'failed' end
  when d.id is null then 'gone' else d.state end`

/** Items of a batch, each with its document as far as the list shows it, or the run that unpacks it. */
const items = (
  list: ListSpec,
  batch = sql``,
) => sql`select i.id, i.batch_id, i.no, i.path, d.id as document_id, i.run_id, ${STATE} as state,
    case when i.run_id is null then d.state_reason else coalesce(r.error, r.result ->> 'text') end as state_reason,
    d.page_count, (i.run_id is null and d.file <> '') as readable
  from document_batch_item i
    left join lateral (select t.* from ${sql.table(list.table)} t where t.id = i.document_id ${list.where ? sql`and ${list.where}` : sql``}) d on true
    left join sys_job_run r on r.id = i.run_id ${batch}`

/** The batches of a user, the newest first. */
export function batchesOf(trx: Trx, list: ListSpec, username: string, query: RawListQuery): Promise<PageOf<DocumentBatch>> {
  const count = (where = sql`true`) => sql`count(*) filter (where ${where})::int`
  const spec: ListSpec = {
    table: 'batches',
    with: sql`with items as (${items(list)}), batches as (select b.id, b.time, ${count()} as total,
        ${count(sql`x.state = 'ready'`)} as ready, ${count(sql`x.state = 'failed'`)} as failed,
        ${count(sql`x.state in ('pending', 'working')`)} as waiting
      from document_batch b left join items x on x.batch_id = b.id where b.username = ${username} group by b.id, b.time)`,
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'time', kind: 'datetime' },
      { name: 'total', kind: 'integer' },
      { name: 'ready', kind: 'integer' },
      { name: 'failed', kind: 'integer' },
      { name: 'waiting', kind: 'integer' },
    ],
    sort: { name: 'time', order: 'desc' },
  }
  return listPage<DocumentBatch>(trx, spec, query)
}

export function itemsOf(trx: Trx, list: ListSpec, batch: string, query: RawListQuery): Promise<PageOf<DocumentBatchItem>> {
  const spec: ListSpec = {
    table: 'items',
    with: sql`with items as (${items(list, sql`where i.batch_id = ${batch}`)})`,
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'no', kind: 'integer' },
      { name: 'path', kind: 'text' },
      { name: 'documentId', kind: 'text' },
      { name: 'state', kind: 'text' },
      { name: 'stateReason', kind: 'text' },
      { name: 'pageCount', kind: 'integer' },
    ],
    sort: { name: 'no', order: 'asc' },
  }
  return listPage<DocumentBatchItem>(trx, spec, query)
}

/** Whether the batch is one of the user's. */
export async function isOwn(trx: Trx, id: string, username: string): Promise<boolean> {
  const { rows } = await sql`select from document_batch where id = ${id} and username = ${username}`.execute(trx)
  return rows.length > 0
}

/** Documents of a batch that have failed and have a file, as far as the list shows them. */
export async function failedDocuments(trx: Trx, list: ListSpec, batch: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select x.document_id as id from (${items(list, sql`where i.batch_id = ${batch}`)}) x
    where x.state = 'failed' and x.readable order by x.no`.execute(trx)
  return rows.map(({ id }) => id)
}

export interface FailedArchive {
  /** Of the item. */
  readonly id: string
  readonly runId: string
  readonly params: { readonly shared: Shared }
}

/** Archives of a batch that were not unpacked to their end. */
export async function failedArchives(trx: Trx, batch: string): Promise<readonly FailedArchive[]> {
  const { rows } = await sql<FailedArchive>`select i.id, i.run_id, r.params from document_batch_item i join sys_job_run r on r.id = i.run_id
    where i.batch_id = ${batch} and r.state in ('failed', 'cancelled') order by i.no`.execute(trx)
  return rows
}

/** The run that unpacks an archive from now on. */
export const setRun = async (trx: Trx, { id }: FailedArchive, runId: string): Promise<void> =>
  void (await sql`update document_batch_item set run_id = ${runId} where id = ${id}`.execute(trx))

/** Runs that read or unpack what is in a batch, and have not ended. */
export async function runsOf(trx: Trx, batch: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select r.id from sys_job_run r where r.state in ('waiting', 'running')
    and exists (select from document_batch_item i where i.batch_id = ${batch}
      and (i.run_id = r.id or r.job_class_name = ${INGEST} and r.params ->> 'id' = i.document_id))`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Removes batches that are older than so many days. */
export async function removeOldBatches(trx: Trx, days: number): Promise<void> {
  await sql`delete from document_batch where time < now() - make_interval(days => ${days})`.execute(trx)
}
