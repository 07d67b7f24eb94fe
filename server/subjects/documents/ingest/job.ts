import { existsSync } from 'node:fs'
import { extensionOf } from '../../../../renderer/core'
import { defineJob, type JobContext, type JobType } from '../../../jobs'
import type { Trx } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { describeFiles, type Files } from '../../files'
import { ExtractError, extractText } from '../extract'
import { INGEST } from './ask'
import { printOf } from './print'
import { findDocument, isStuck, nearText, removePages, replacePages, sameFile, setReading } from './repository'
import { texts } from './texts'

/** What the job reaches beside the transactions of its run. */
export type IngestServices = () => { readonly files: Pick<Files, 'bytes'> }

interface Params {
  readonly id: string
}

/** Documents of a tenant that are read at once; a kind of job may not take every place of a server. */
const LANES = 2
const LONGEST_REASON = 500

interface Found {
  readonly name: string
  readonly hash: string
  readonly place: string
}

/** Where the file lies, and that the document is at work; a word for people when there is none. */
async function begin({ params: { id }, withTenant }: JobContext<Params>, { files }: ReturnType<IngestServices>): Promise<Found | string> {
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
async function giveUp(trx: Trx, id: string, reason: string): Promise<void> {
  const document = await findDocument(trx, id)
  const [path = ''] = commaList(document?.file ?? '')
  const file = (await describeFiles(trx, [path])).get(path)
  if (!document || document.pageCount === null || file?.sha256 !== document.fileHash) await refuse(trx, id, reason)
  else await setReading(trx, id, { state: 'ready', stateReason: texts.keptText(reason).slice(0, LONGEST_REASON) })
}

async function read(context: JobContext<Params>, { name, hash, place }: Found): Promise<string> {
  const { params, signal, progress, withTenant } = context
  const { pages, language, unread } = await extractText(place, name, {
    signal,
    onPage: (done, of) => progress(done, of, texts.pages(done, of)),
  })
  const print = printOf(pages.map(({ text }) => text).join('\n'))
  await withTenant(async trx => {
    const same = await sameFile(trx, params.id, hash)
    const near = same === undefined && print !== null ? await nearText(trx, params.id, print) : undefined
    await replacePages(trx, params.id, pages, print)
    await setReading(trx, params.id, {
      state: 'ready',
      stateReason: unread > 0 ? texts.unread(unread) : ((same && texts.same(same)) ?? (near && texts.near(near)) ?? null),
      pageCount: pages.length,
      language,
      recognised: pages.some(({ recognised }) => recognised) ? 'Y' : 'N',
    })
  })
  return texts.read(pages.length)
}

/** Takes the text out of the file of a document. `services` is asked for at each run. */
export const documentIngest = (services: IngestServices): JobType =>
  defineJob<Params>({
    name: INGEST,
    title: () => texts.ingest,
    right: 'documentinformation:add,documentinformation:edit',
    follows: true,
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { id: { type: 'string', title: texts.document, minLength: 1, maxLength: 36 } },
      required: ['id'],
      additionalProperties: false,
    }),
    limits: { seconds: 5 * 3600, attempts: 2, pause: 30 },
    key: ({ id }) => `${INGEST} ${[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LANES}`,
    ended: async (trx, { id }, { error }) => {
      if (await isStuck(trx, INGEST, id)) await giveUp(trx, id, error)
    },
    run: async context => {
      const found = await begin(context, services())
      if (typeof found === 'string') return { text: found }
      try {
        return { text: await read(context, found) }
      } catch (error) {
        if (!(error instanceof ExtractError) || context.signal.aborted) throw error
        return { text: await context.withTenant(trx => refuse(trx, context.params.id, error.message)) }
      }
    },
  })
