import { extensionOf } from '../../../../renderer/core'
import { defineJob, FinalError, type JobContext, type JobType } from '../../../jobs'
import type { Trx } from '../../../query'
import { openZipEntry, type ZipEntry, ZipError } from '../../../util/archive/zip'
import { errors, ServerError } from '../../../util/errors'
import { describeFiles, type Files, keepFile } from '../../files'
import { addDocument, addRefused, type Shared } from './add'
import { type Budget, entriesWithin, LIMITS, newBudget, reasonOf } from './archive'
import { addItem } from './batches/repository'
import { texts } from './texts'

/** What the job reaches beside the transactions of its run. */
export type UnpackServices = () => { readonly files: Files }

export interface UnpackParams {
  /** Stored path of the archive. */
  readonly file: string
  readonly shared: Shared
  /** The batch that it came with, and its place in it. Absent: none. */
  readonly batch?: { readonly id: string; readonly path: string }
}

export const UNPACK = 'documentUnpack'
/** Archives within archives that are unpacked; one below them is a document that says why it is none. */
const DEEPEST = 3

/** An archive on its way into documents. */
interface Level {
  readonly place: string
  /** Its number among those above it, which names its steps: '' for the first one. */
  readonly no: string
  /** The archives that it is in, each with a slash behind it. */
  readonly within: string
  readonly depth: number
}

const nameOf = ({ name }: ZipEntry) => name.slice(name.lastIndexOf('/') + 1)
const isArchive = (entry: ZipEntry) => extensionOf(nameOf(entry)) === 'zip'

async function placeOf({ params, withTenant }: JobContext<UnpackParams>, files: Files): Promise<string> {
  const file = (await withTenant(trx => describeFiles(trx, [params.file]))).get(params.file)
  if (!file) throw new FinalError(texts.fileGone)
  return files.bytes.placeOf(file.id)
}

/** One run of the job: what it has brought so far, and what it may bring. */
class Unpacking {
  private files = 0
  private refused = 0
  private done = 0
  private found = 0
  private readonly budget: Budget = newBudget()

  constructor(
    private readonly context: JobContext<UnpackParams>,
    private readonly kept: Files,
  ) {}

  async run() {
    const place = await placeOf(this.context, this.kept)
    try {
      await this.unpack({ place, no: '', within: '', depth: 1 })
    } catch (error) {
      throw error instanceof ZipError ? new FinalError(reasonOf(error)) : error
    }
    return {
      text: texts.unpacked(this.files + this.refused, this.refused),
      data: { documents: this.files, refused: this.refused },
    }
  }

  private async unpack(level: Level): Promise<void> {
    const entries = await entriesWithin(level.place, this.budget)
    this.found += entries.length
    for (const [index, entry] of entries.entries()) {
      this.context.signal.throwIfAborted()
      const no = `${level.no}${index + 1}`
      // Runs are listed to users who may not see what is secret.
      const shown = this.context.params.shared.secretLevel === '0' ? entry.name : texts.entry(this.done + 1)
      this.context.progress(this.done, this.found, shown)
      const reason = await this.keep(level, entry, no)
      this.done += 1
      if (reason !== undefined) this.context.log('warn', texts.refused(shown, reason))
    }
  }

  /** Keeps an entry as a document of its own, or what is in it. Why it could not be kept; undefined when it was. */
  private async keep(level: Level, entry: ZipEntry, no: string): Promise<string | undefined> {
    const former = await this.context.formerStep(`entry ${no}`)
    const reason = former === undefined ? await this.keepAnew(level, entry, no) : ((former as string | null) ?? undefined)
    if (reason !== undefined) this.refused += 1
    else if (!isArchive(entry)) this.files += 1
    return reason
  }

  private async keepAnew(level: Level, entry: ZipEntry, no: string): Promise<string | undefined> {
    const { step, params } = this.context
    const name = nameOf(entry)
    try {
      if (entry.encrypted) throw errors.refused(texts.encrypted)
      if (isArchive(entry)) await this.unpackWithin(level, entry, no)
      else {
        const received = await this.kept.receive(await openZipEntry(level.place, entry, LIMITS))
        await keepFile(this.kept, { received, name, biz: 'library' }, keep =>
          step(`entry ${no}`, async trx => this.note(trx, level, entry, await addDocument(trx, name, await keep(trx), params.shared))),
        )
      }
      return undefined
    } catch (error) {
      const reason = error instanceof ZipError ? reasonOf(error) : error instanceof ServerError ? error.message : undefined
      if (reason === undefined) throw error
      await step(`entry ${no}`, async trx => {
        await this.note(trx, level, entry, await addRefused(trx, name, reason, params.shared))
        return reason
      })
      return reason
    }
  }

  /** Notes a document among those of its batch. */
  private async note(trx: Trx, { within }: Level, { name }: ZipEntry, documentId: string): Promise<void> {
    const { batch } = this.context.params
    if (batch) await addItem(trx, { batchId: batch.id, path: `${batch.path}/${within}${name}`, documentId })
  }

  /** An archive within the archive; it is not kept, only what is in it. */
  private async unpackWithin(level: Level, entry: ZipEntry, no: string): Promise<void> {
    if (level.depth >= DEEPEST) throw errors.refused(texts.tooDeep(DEEPEST))
    const received = await this.kept.receive(await openZipEntry(level.place, entry, LIMITS))
    try {
      await this.unpack({ place: received.place(), no: `${no}.`, within: `${level.within}${entry.name}/`, depth: level.depth + 1 })
    } finally {
      await received.discard()
    }
  }
}

/** Makes a document of each file of an archive, and of those in it. What cannot be kept is a document that says why, and the rest goes on. */
export const documentUnpack = (services: UnpackServices): JobType =>
  defineJob<UnpackParams>({
    name: UNPACK,
    title: () => texts.unpack,
    scheduled: false,
    right: 'documentinformation:add',
    params: () => ({
      type: 'object',
      properties: {
        file: { type: 'string', title: texts.file },
        shared: { type: 'object', title: texts.document },
        batch: { type: 'object', title: texts.batch },
      },
      required: ['file', 'shared'],
      additionalProperties: false,
    }),
    limits: { seconds: 2 * 3600, attempts: 2, pause: 30 },
    key: () => UNPACK,
    run: context => new Unpacking(context, services().files).run(),
  })
