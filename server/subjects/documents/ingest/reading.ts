import { existsSync } from 'node:fs'
import { extensionOf } from '../../../../renderer/core'
import type { JobContext } from '../../../jobs'
import type { Trx } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { describeFiles, type Files } from '../../files'
import { ExtractError, extractText } from '../extract'
import { printOf } from './print'
import { findDocument, nearText, removePages, replacePages, sameFile, setReading } from './repository'
import { texts } from './texts'

/** What reading reaches beside the transactions of its run. */
export type IngestServices = () => { readonly files: Pick<Files, 'bytes'> }

/** What reading needs of its run; `progress` is told of pages. */
export type ReadingRun = Pick<JobContext<unknown>, 'withTenant' | 'signal' | 'progress'>

const LONGEST_REASON = 500

interface Found {
  readonly name: string
  readonly hash: string
  readonly place: string
}

/** Where the file lies, and that the document is at work; a word for people when there is none. */
async function begin({ withTenant }: ReadingRun, id: string, { files }: ReturnType<IngestServices>): Promise<Found | string> {
  return withTenant(async trx => {
    const document = await findDocument(trx, id)
    if (!document) return texts.gone
    const [path] = commaList(document.file ?? '')
    if (path === undefined) return texts.noFile
    const file = (await describeFiles(trx, [path])).get(path)
    const place = file && files.bytes.placeOf(file.id)
    if (!file || !place || !existsSync(place)) {
      await removePages(trx, id)
      await setReading(trx, id, { state: 'failed', stateReason: texts.fileGone })
      return texts.fileGone
    }
    // Pages of another file are not those of this one.
    const another = document.fileHash !== file.sha256
    if (another) await removePages(trx, id)
    const facts = { fileType: extensionOf(file.name), fileHash: file.sha256, ...(another && { pageCount: null }) }
    await setReading(trx, id, { state: 'working', stateReason: null, ...facts })
    return { name: file.name, hash: file.sha256, place }
  })
}

/** A document that cannot be read says why; the run itself has done what it could. */
async function refuse(trx: Trx, id: string, reason: string): Promise<string> {
  await removePages(trx, id)
  await setReading(trx, id, {
    state: 'failed',
    stateReason: reason.slice(0, LONGEST_REASON),
    pageCount: null,
    language: null,
    recognised: 'N',
  })
  return reason
}

/** A reading that was ended: what an earlier one has read of the same file stays. */
export async function giveUp(trx: Trx, id: string, reason: string): Promise<void> {
  const document = await findDocument(trx, id)
  const [path = ''] = commaList(document?.file ?? '')
  const file = (await describeFiles(trx, [path])).get(path)
  if (!document || document.pageCount === null || file?.sha256 !== document.fileHash) await refuse(trx, id, reason)
  else await setReading(trx, id, { state: 'ready', stateReason: texts.keptText(reason).slice(0, LONGEST_REASON) })
}

async function read({ signal, progress, withTenant }: ReadingRun, id: string, { name, hash, place }: Found): Promise<string> {
  const { pages, language, unread } = await extractText(place, name, {
    signal,
    onPage: (done, of) => progress(done, of, texts.pages(done, of)),
  })
  const print = printOf(pages.map(({ text }) => text).join('\n'))
  await withTenant(async trx => {
    const same = await sameFile(trx, id, hash)
    const near = same === undefined && print !== null ? await nearText(trx, id, print) : undefined
    await replacePages(trx, id, pages, print)
    await setReading(trx, id, {
      state: 'ready',
      stateReason: unread > 0 ? texts.unread(unread) : ((same && texts.same(same)) ?? (near && texts.near(near)) ?? null),
      pageCount: pages.length,
      language,
      recognised: pages.some(({ recognised }) => recognised) ? 'Y' : 'N',
    })
  })
  return texts.read(pages.length)
}

/** Takes the text out of the file of a document; a line for people. A file that cannot be read is no failure: its document says why. */
export async function readDocument(run: ReadingRun, id: string, services: IngestServices): Promise<string> {
  const found = await begin(run, id, services())
  if (typeof found === 'string') return found
  try {
    return await read(run, id, found)
  } catch (error) {
    if (!(error instanceof ExtractError) || run.signal.aborted) throw error
    return run.withTenant(trx => refuse(trx, id, error.message))
  }
}
