import { askRun } from '../../../jobs'
import type { Trx } from '../../../query'
import { lendFiles } from '../../files'
import { keepFormer } from '../versions/repository'
import { findDocument, INGEST, INGEST_MANY, removePages, type StoredDocument, setPending, setReading } from './repository'
import { texts } from './texts'

/** Runs are listed to users who may not see what is secret: they do not name it. */
const runName = ({ name, secretLevel }: StoredDocument) => (secretLevel === '0' ? texts.ingestOf(name).slice(0, 100) : texts.ingest)

/** Has the file of a document read, once the transaction is through. A document without one can be found at once, by what else it says. */
export async function askReading(trx: Trx, id: string): Promise<void> {
  const document = await findDocument(trx, id)
  if (!document) return
  if (document.file) {
    await setPending(trx, id)
    await askRun(trx, { type: INGEST, name: runName(document), params: { id }, tells: '' })
    return
  }
  await removePages(trx, id)
  await setReading(trx, id, {
    state: 'ready',
    stateReason: null,
    fileType: null,
    fileHash: null,
    pageCount: null,
    language: null,
    recognised: 'N',
  })
}

/** Has the files of many documents read by one run, once the transaction is through: those that no user waits for. */
export async function askReadings(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) await setPending(trx, id)
  await askRun(trx, { type: INGEST_MANY, params: { ids }, tells: '' })
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Of a document that was written: when its file is another one, the former is kept as a version, and this one is read. */
export async function documentWritten(trx: Trx, id: string, before?: Readonly<Record<string, unknown>>): Promise<void> {
  const file = (await findDocument(trx, id))?.file || null
  if (before === undefined) return askReading(trx, id)
  const former = textOf(before.file)
  if (former === file) return
  if (former !== null) {
    const { fileType, fileHash, pageCount } = before
    await lendFiles(trx, [former])
    const facts = { fileType: textOf(fileType), fileHash: textOf(fileHash), pageCount: pageCount == null ? null : Number(pageCount) }
    await keepFormer(trx, { recordId: id, file: former, ...facts })
  }
  await askReading(trx, id)
}
