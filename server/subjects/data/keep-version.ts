import { type ColumnProfile, profileSheet } from '../../data/profile'
import { FinalError, type JobContext } from '../../jobs'
import { commaList } from '../../util/comma-list'
import { lendFiles } from '../files'
import { meaningsOf } from './meanings/repository'
import type { KeptQuality } from './quality/kept'
import type { DataServices } from './services'
import { placesOf } from './sources'
import { texts } from './texts'
import { addSheet, addVersion, findVersion, lockSheet, type Origin, type StoredColumn, type Trx, type Version } from './versions/repository'

const SECONDS = 3600

/** Rows that have been written and belong to no sheet yet. */
interface Made {
  /** Of its Parquet file. */
  readonly file: string
  readonly rows: number
  readonly apart: number
  readonly apartFile?: string | undefined
  readonly columns: readonly StoredColumn[]
  readonly origin: Origin
  /** How the rows keep the rules that they were held against. */
  readonly quality?: KeptQuality | undefined
  /** The version whose rows stand before these. */
  readonly former?: Version | undefined
  /** The version whose rows that were set apart stay so, beside those of these. */
  readonly aside?: Version | undefined
  /** The version that was read for these rows: no other may have come since. */
  readonly based?: Version | undefined
  /** Id of a sheet, or a new one. */
  readonly sheet: string | Parameters<typeof addSheet>[1]
  /** Further work of the transaction that adds the version. */
  readonly kept: (trx: Trx, of: KeptVersion) => Promise<void>
}

export interface KeptVersion {
  readonly sheetId: string
  readonly no: number
}

export function originText(origin: Origin): string {
  if (origin.kind === 'version') return texts.fromVersion(origin.no)
  if (origin.kind === 'recipe') return texts.fromRecipe(origin.name)
  if (origin.kind === 'mend') return texts.fromMend(origin.rows)
  if (origin.kind === 'table') return texts.tables[origin.mode](origin.table)
  return texts.origins[origin.mode](origin.file)
}

/** What another run has added to the sheet since would be lost. */
async function checkBase(trx: Trx, { based }: Made): Promise<void> {
  if (!based) return
  await lockSheet(trx, based.sheetId)
  if ((await findVersion(trx, based.sheetId))?.no !== based.no) throw new FinalError(texts.newerVersion)
}

/** What the columns of the whole sheet hold, with the rows that stand before the new ones. */
async function profiled(
  context: JobContext<unknown>,
  services: DataServices,
  { columns, file, former, sheet }: Made,
): Promise<readonly ColumnProfile[]> {
  const files = [...(former ? placesOf(services, former.file) : []), file]
  const onColumn = (done: number) =>
    context.progress(50 + Math.round((40 * done) / columns.length), 100, texts.profiling(done, columns.length))
  const meanings = typeof sheet === 'string' ? await context.withTenant(trx => meaningsOf(trx, sheet)) : new Map()
  return profileSheet(
    services.engine,
    { files, columns },
    { signal: context.signal, seconds: SECONDS, background: true, onColumn, meanings },
  )
}

async function store(trx: Trx, { files }: DataServices, received: Received, name: string): Promise<string> {
  return files.keepUpload(trx, { received, name, biz: 'sheets', type: 'application/vnd.apache.parquet' })
}

type Received = Awaited<ReturnType<DataServices['files']['bytes']['adopt']>>

/** Keeps rows as the newest version of a sheet, in one transaction: what ends before leaves the sheet as it was, and its files nowhere. */
export async function keepVersion(context: JobContext<unknown>, services: DataServices, made: Made): Promise<KeptVersion> {
  const profile = await profiled(context, services, made)
  context.progress(92, 100, texts.keeping)
  const rows = await services.files.bytes.adopt(made.file)
  const apart = made.apartFile === undefined ? undefined : await services.files.bytes.adopt(made.apartFile)
  try {
    return await context.step('version', async trx => {
      await checkBase(trx, made)
      const sheetId = typeof made.sheet === 'string' ? made.sheet : await addSheet(trx, made.sheet)
      const path = await store(trx, services, rows, 'rows.parquet')
      const ownApart = apart ? await store(trx, services, apart, 'apart.parquet') : ''
      const { former, aside } = made
      const lent = commaList(`${former?.file ?? ''},${aside?.apartFile ?? ''}`)
      if (lent.length > 0) await lendFiles(trx, lent)
      const version = {
        ...{ sheetId, profile, columns: made.columns, origin: made.origin, quality: made.quality ?? null },
        apartFile: commaList(`${aside?.apartFile ?? ''},${ownApart}`).join(',') || null,
        apartCount: made.apart + (aside?.apartCount ?? 0),
        file: former ? `${former.file},${path}` : path,
        rowCount: made.rows + (former?.rowCount ?? 0),
        byteCount: rows.size + (former?.byteCount ?? 0),
      }
      const kept = { sheetId, no: await addVersion(trx, version, originText(made.origin)) }
      await made.kept(trx, kept)
      return kept
    })
  } catch (error) {
    await rows.discard()
    await apart?.discard()
    throw error
  }
}
