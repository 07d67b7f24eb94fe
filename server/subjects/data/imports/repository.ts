import { sql } from 'kysely'
import type { ChosenForm } from '../../../data/import'
import type { DataImportProposal, DataImportRun } from '../../../generated/operations'
import { insertRow, type Trx, updateRow } from '../../../query'
import type { TableOrigin } from '../tables/origin'

export type { Trx } from '../../../query'

const TABLE = 'data_import'

export type ImportState = 'looking' | 'ready' | 'running' | 'done' | 'failed'
/** What a user has chosen for the rows of the file. */
export type ChosenImport = Omit<DataImportRun, 'id'>

/** A table whose rows are brought in, in place of a file. */
export interface ImportOrigin extends TableOrigin {
  /** The sheet that they go on for; empty: none. */
  readonly sheetId: string
  /** The greatest value of the column that they go on by. */
  readonly reached: string | null
}

export interface StoredImport {
  readonly id: string
  /** Empty as long as a table was not read. */
  readonly file: string
  readonly fileName: string
  readonly state: ImportState
  readonly form: ChosenForm
  readonly proposal: DataImportProposal | null
  readonly chosen: ChosenImport | null
  readonly origin: ImportOrigin | null
  readonly runId: string | null
  readonly fault: string | null
  readonly sheetId: string | null
  readonly versionNo: number | null
  readonly createBy: string | null
}

const FIELDS = sql`id, file, file_name, state, form, proposal, chosen, origin, run_id, fault, sheet_id, version_no, create_by`

export const addImport = (trx: Trx, file: string, fileName: string): Promise<string> =>
  insertRow(trx, TABLE, { file, fileName, state: 'looking' })

export const addTableImport = (trx: Trx, fileName: string, origin: ImportOrigin): Promise<string> =>
  insertRow(trx, TABLE, { file: '', fileName, state: 'looking', origin: JSON.stringify(origin) })

export async function findImport(trx: Trx, id: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`select ${FIELDS} from data_import where id = ${id}`.execute(trx)
  return rows[0]
}

/** One that a user has begun; locked, so that it is not changed by two calls at once. */
export async function ownImport(trx: Trx, id: string, username: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`select ${FIELDS} from data_import where id = ${id} and create_by = ${username}
    for update`.execute(trx)
  return rows[0]
}

export interface ImportChange {
  readonly file?: string
  readonly origin?: ImportOrigin
  readonly state?: ImportState
  readonly form?: ChosenForm
  readonly proposal?: DataImportProposal
  readonly chosen?: ChosenImport
  readonly runId?: string
  readonly fault?: string | null
  readonly sheetId?: string
  readonly versionNo?: number
}

export async function changeImport(trx: Trx, id: string, { form, proposal, chosen, origin, ...others }: ImportChange): Promise<void> {
  const json = (value: object | undefined) => (value === undefined ? undefined : JSON.stringify(value))
  await updateRow(trx, TABLE, { id }, { ...others, form: json(form), proposal: json(proposal), chosen: json(chosen), origin: json(origin) })
}

export interface RunFacts {
  readonly share: number | null
  readonly text: string | null
}

/** How far a run is. */
export async function progressOf(trx: Trx, runId: string): Promise<RunFacts> {
  const { rows } = await sql<RunFacts>`select done::double precision / nullif(total, 0) as share, progress_text as text
    from sys_job_run where id = ${runId}`.execute(trx)
  return rows[0] ?? { share: null, text: null }
}

/** Removes imports that were begun so many days ago; what came of them stays. */
export async function removeOldImports(trx: Trx, days: number): Promise<void> {
  await sql`delete from data_import where create_time < now() - make_interval(days => ${days}) and state not in ('looking', 'running')`.execute(
    trx,
  )
}
