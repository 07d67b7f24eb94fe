import { sql } from 'kysely'
import type { DocumentVersion } from '../../../generated/operations'
import { insertRow, type ListSpec, listPage, type PageOf, type RawListQuery, type Trx } from '../../../query'

export type { Trx } from '../../../query'

const TABLE = 'document_version'

/** A file that a document had before. */
export interface FormerFile {
  readonly recordId: string
  readonly file: string
  readonly fileType: string | null
  readonly fileHash: string | null
  readonly pageCount: number | null
}

/** Keeps a file that is replaced, the text that was taken out of it, and the notes on that text. */
export async function keepFormer(trx: Trx, former: FormerFile): Promise<void> {
  const { recordId } = former
  const { rows } = await sql<{
    no: number
  }>`select coalesce(max(no), 0) + 1 as no from document_version where record_id = ${recordId}`.execute(trx)
  const id = await insertRow(trx, TABLE, { ...former, no: rows[0]?.no ?? 1 })
  await sql`insert into document_version_page (version_id, page, text, heading, recognised, places, headings, layout)
    select ${id}, page, text, heading, recognised, places, headings, layout from document_page
    where source = 'document' and record_id = ${recordId}`.execute(trx)
  await sql`update document_note set source = 'version', record_id = ${id} where source = 'document' and record_id = ${recordId}`.execute(
    trx,
  )
}

export interface StoredVersion extends FormerFile {
  readonly id: string
  readonly no: number
}

/** A file that a document had before; undefined when there is none. */
export async function findVersion(trx: Trx, id: string): Promise<StoredVersion | undefined> {
  const { rows } =
    await sql<StoredVersion>`select id, record_id, no, file, file_type, file_hash, page_count from document_version where id = ${id}`.execute(
      trx,
    )
  return rows[0]
}

/** Numbers of the files that documents have, by id; a document whose file was never replaced is left out: its file is the first. */
export async function fileNumbers(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; no: number }>`select record_id as id, max(no)::int + 1 as no from document_version
    where record_id = any(${[...ids]}::text[]) group by record_id`.execute(trx)
  return new Map(rows.map(({ id, no }) => [id, no]))
}

/** A file of a document, by its number. */
export interface FileOf {
  readonly id: string
  readonly no: number
}

/** Those of some files that their documents have no more; one that is the same by its content was put in place again. */
export async function replacedFiles(trx: Trx, files: readonly FileOf[]): Promise<readonly FileOf[]> {
  const { rows } = await sql<FileOf>`select f.id, f.no
    from unnest(${files.map(({ id }) => id)}::text[], ${files.map(({ no }) => no)}::integer[]) as f (id, no) join document d on d.id = f.id
    where f.no <= (select max(v.no) from document_version v where v.record_id = f.id)
      and not exists (select from document_version v where v.record_id = f.id and v.no = f.no and v.file_hash = d.file_hash)`.execute(trx)
  return rows
}

/** The documents whose former files these are. */
export async function recordsOf(trx: Trx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{
    recordId: string
  }>`select distinct record_id from document_version where id = any(${[...ids]}::text[])`.execute(trx)
  return rows.map(({ recordId }) => recordId)
}

/** The file that a document has, and those that it had before, the newest first; each with the notes on it that a user sees. */
export function filesOf(trx: Trx, recordId: string, username: string, query: RawListQuery): Promise<PageOf<DocumentVersion>> {
  const notes = (source: string) => sql`(select count(*)::int from document_note n where n.source = ${source} and n.record_id = f.id
    and n.parent_id is null and (n.shared or n.create_by = ${username}))`
  const spec: ListSpec = {
    table: 'document_files',
    with: sql`with document_files as (
      select f.id, f.no, f.file, f.file_type, f.page_count, 'N' as current, ${notes('version')} as notes
        from document_version f where f.record_id = ${recordId}
      union all select f.id, (select coalesce(max(v.no), 0) + 1 from document_version v where v.record_id = f.id), f.file, f.file_type,
        f.page_count, 'Y', ${notes('document')} from document f where f.id = ${recordId} and f.file <> '')`,
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'no', kind: 'integer' },
      { name: 'file', kind: 'text' },
      { name: 'fileType', kind: 'text' },
      { name: 'pageCount', kind: 'integer' },
      { name: 'current', kind: 'text' },
      { name: 'notes', kind: 'integer' },
      {
        name: 'createBy',
        column: sql`(select s.create_by from sys_file s where s.id = split_part(t.file, '/', 2))`,
        kind: 'text',
        dict: 'sys_user,realname,username',
      },
      { name: 'createTime', column: sql`(select s.create_time from sys_file s where s.id = split_part(t.file, '/', 2))`, kind: 'datetime' },
    ],
    sort: { name: 'no', order: 'desc' },
  }
  return listPage<DocumentVersion>(trx, spec, query)
}

/** Removes former files of documents that are gone; their notes go, too. */
export async function removeStrayVersions(trx: Trx): Promise<void> {
  await sql`delete from document_version v where not exists (select from document d where d.id = v.record_id)`.execute(trx)
  await sql`delete from document_note n where n.source = 'version' and not exists (select from document_version v where v.id = n.record_id)`.execute(
    trx,
  )
}
