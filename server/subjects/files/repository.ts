import { sql } from 'kysely'
import type { Row } from '../../db/tables'
import { insertRow, lockFor, type Trx } from '../../query'

export type { Trx } from '../../query'

export type StoredFile = Row<'sysFile'>

export interface NewFile {
  readonly name: string
  readonly biz: string
  readonly type: string
  readonly size: number
  readonly sha256: string
  readonly drawn?: boolean
  readonly folder?: string | null
}

export const add = (trx: Trx, file: NewFile): Promise<string> => insertRow(trx, 'sys_file', file)

/** Removes the rows of such files that were kept so many days ago; their ids. */
export async function removeOld(trx: Trx, biz: string, days: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`delete from sys_file where biz = ${biz} and tenant_id = weft.current_tenant()
    and create_time < now() - make_interval(days => ${days}) returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

export const find = (trx: Trx, id: string): Promise<StoredFile | undefined> =>
  trx.selectFrom('sysFile').selectAll().where('id', '=', id).executeTakeFirst()

/** Of every tenant, as the system tenant sees them. */
export async function tenantIds(trx: Trx): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`select id from sys_tenant order by id`.execute(trx)
  return [...new Set([0, ...found.rows.map(({ id }) => id)])]
}

/** A picture of the tenant that was kept before pictures were drawn anew; undefined when none is left. TIFF is kept as a document, with its pages. */
export const nextUndrawn = (trx: Trx): Promise<StoredFile | undefined> =>
  trx
    .selectFrom('sysFile')
    .selectAll()
    .where('tenantId', '=', sql<number>`weft.current_tenant()`)
    .where('drawn', 'is', null)
    .where('type', 'like', 'image/%')
    .where('type', '<>', 'image/tiff')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export async function markDrawn(
  trx: Trx,
  id: string,
  values: { readonly drawn: boolean; readonly type?: string; readonly size?: number; readonly sha256?: string },
): Promise<void> {
  await trx.updateTable('sysFile').set(values).where('id', '=', id).execute()
}

export interface FileUseRow {
  readonly place: string
  readonly recordId: string
  readonly field: string
}

/** Where records name the file. */
export const uses = (trx: Trx, id: string): Promise<FileUseRow[]> =>
  trx.selectFrom('sysFileUse').select(['place', 'recordId', 'field']).where('fileId', '=', id).execute()

/** Those of the files that another user has sent. */
export const foreign = (trx: Trx, ids: readonly string[], username: string): Promise<StoredFile[]> =>
  trx
    .selectFrom('sysFile')
    .selectAll()
    .where('id', 'in', ids)
    .where(({ eb }) => eb('createBy', 'is distinct from', username))
    .execute()

/** Lets records of this transaction name the files of any sender. */
export async function allow(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select weft.lend_files(${[...ids]}::text[])`.execute(trx)
}

/** Lets records of this transaction name these files, too, also when other users have sent them: those that the server has chosen itself. */
export async function lendFiles(trx: Trx, paths: readonly string[]): Promise<void> {
  const ids = paths.flatMap(path => FILE_ID.exec(path)?.[1] ?? [])
  await sql`select weft.lend_files(array_remove(string_to_array(coalesce(current_setting('weft.files', true), ''), ','), '')
    || ${ids}::text[])`.execute(trx)
}

export type Upload = Row<'sysUpload'>

export interface NewUpload {
  readonly id: string
  readonly name: string
  readonly biz: string
  readonly size: number
  readonly folder?: string | null
}

/** Those of the tenant that were begun longer ago; they are counted no more. */
export async function forgetOldUploads(trx: Trx, days: number): Promise<void> {
  await trx.deleteFrom('sysUpload').where('createTime', '<', sql<string>`now() - make_interval(days => ${days})`).execute()
}

/** How much a person has begun and not ended, and those of the tenant that are too old are forgotten; one at a time for each person. */
export async function openUploads(trx: Trx, username: string, days: number): Promise<{ readonly count: number; readonly bytes: number }> {
  await lockFor(trx, `uploads ${username}`)
  await forgetOldUploads(trx, days)
  const open = await trx
    .selectFrom('sysUpload')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.sum<string>('size').as('bytes')])
    .where('createBy', '=', username)
    .where('path', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(open.count), bytes: Number(open.bytes ?? 0) }
}

export const addUpload = (trx: Trx, upload: NewUpload): Promise<string> => insertRow(trx, 'sys_upload', upload)

/** The upload that this user has begun; undefined when there is none. `lock`: no other transaction ends it meanwhile. */
export function findUpload(trx: Trx, id: string, username: string, lock = false): Promise<Upload | undefined> {
  const query = trx.selectFrom('sysUpload').selectAll().where('id', '=', id).where('createBy', '=', username)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export const endUpload = (trx: Trx, id: string, path: string) => trx.updateTable('sysUpload').set({ path }).where('id', '=', id).execute()

export const removeUpload = (trx: Trx, id: string) => trx.deleteFrom('sysUpload').where('id', '=', id).execute()

/** Bytes that are counted for the acting user and for the tenant. What this transaction has counted for, no other changes before it ends. */
export async function usage(trx: Trx): Promise<{ readonly user: number; readonly tenant: number }> {
  const rows = await trx
    .selectFrom('sysFileUsage')
    .select(['username', 'bytes'])
    .where('username', 'in', [sql<string>`current_setting('weft.user', true)`, ''])
    .execute()
  const of = (isTenant: boolean) => Number(rows.find(({ username }) => (username === '') === isTenant)?.bytes ?? 0)
  return { user: of(false), tenant: of(true) }
}

const MB = 1024 * 1024

/** Bytes that the tenant may keep by its own limit; undefined when it has none. */
export async function ownLimit(trx: Trx): Promise<number | undefined> {
  const row = await trx.selectFrom('sysTenant').select('storageMb').where('id', '=', sql<number>`weft.current_tenant()`).executeTakeFirst()
  return row?.storageMb ? row.storageMb * MB : undefined
}

/** Files of this user in this tenant. Pictures of guests are seen from other tenants, too, where nothing tells what names them. */
const ofUser = (trx: Trx, username: string) =>
  trx.selectFrom('sysFile').where('createBy', '=', username).where('tenantId', '=', sql<number>`weft.current_tenant()`)

const isUnnamed = sql<boolean>`not exists (select from sys_file_use u where u.file_id = sys_file.id)`

export type UnnamedFile = Pick<StoredFile, 'id' | 'name' | 'size' | 'createTime'>

/** Files of the user that no record names, the largest first. */
export const unnamed = (trx: Trx, username: string, most: number): Promise<UnnamedFile[]> =>
  ofUser(trx, username)
    .select(['id', 'name', 'size', 'createTime'])
    .where(isUnnamed)
    .orderBy('size', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

/** Removes those of the files that are the user's and named by no record, not even by one that is just being written; their ids. */
export async function removeUnnamed(trx: Trx, ids: readonly string[], username: string): Promise<readonly string[]> {
  const locked = await ofUser(trx, username).select('id').where('id', 'in', ids).forUpdate().skipLocked().execute()
  if (locked.length === 0) return []
  // A statement of its own: it sees what was named before the lock.
  const own = locked.map(({ id }) => id)
  const removed = await trx.deleteFrom('sysFile').where('id', 'in', own).where(isUnnamed).returning('id').execute()
  return removed.map(({ id }) => id)
}

/** What is told of a stored file. */
export interface StoredFileFacts {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
  /** The folders that it was chosen in. */
  readonly folder: string | null
  /** As records name it. */
  readonly path: string
}

const FILE_ID = /\/([0-9a-f]{32})\//

/** Stored files of the tenant by the paths that records name them by; what is not kept is left out. */
export async function describeFiles(trx: Trx, paths: readonly string[]): Promise<ReadonlyMap<string, StoredFileFacts>> {
  const ids = new Map(paths.map(path => [path, FILE_ID.exec(path)?.[1] ?? '']))
  if (ids.size === 0) return new Map()
  const found = await trx
    .selectFrom('sysFile')
    .select(['id', 'name', 'type', 'size', 'sha256', 'folder'])
    .where('id', 'in', [...new Set(ids.values())])
    .execute()
  const facts = new Map(found.map(file => [file.id, file]))
  return new Map([...ids].flatMap(([path, id]) => (facts.has(id) ? [[path, { ...(facts.get(id) as (typeof found)[number]), path }]] : [])))
}
