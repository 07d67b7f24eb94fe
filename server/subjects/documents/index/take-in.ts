import type { Bounds } from '../../../util/processes/process-pool'
import { type Maker, makeBeside, type RecordPart, type TakenPart } from './beside'
import { wholeWords } from './dictionary'
import * as rows from './repository'
import { type IndexSource, sourcesOf } from './sources'

/** Records of one transaction. */
export const AT_ONCE = 100
/** Pages of a record that are read at once; the first ones are read with those of others. */
const PAGES = 20
/** Characters and records of which entries are made, and written, at once: neither holds up calls. */
const CHARACTERS = 200_000
const RECORDS = 10

/** Writes one after the other, while the caller has made what is written next. */
class Writes {
  private last: Promise<void> = Promise.resolve()

  add(write: () => Promise<void>): void {
    this.last = this.last.then(write)
    // What fails is told by `end`.
    this.last.catch(() => {})
  }

  end = (): Promise<void> => this.last
}

interface Part extends RecordPart {
  readonly record: rows.SourceRecord
}

class Taking {
  private readonly writes = new Writes()
  private parts: Part[] = []
  private texts: rows.PageText[] = []
  /** Of a page it is known with the next one what goes over its end. */
  private last: rows.PageText | undefined

  constructor(
    private readonly trx: rows.Trx,
    private readonly source: IndexSource,
    private readonly make: Maker,
    private readonly first: ReadonlyMap<string, rows.FirstPages>,
  ) {}

  async take(record: rows.SourceRecord): Promise<void> {
    const { title, keywords } = record
    const rich = !this.source.row && record.content !== null
    let head: RecordPart['head'] = { title, keywords }
    for await (const pages of this.pagesOf(record)) {
      this.parts.push({ record, head, pages, rich, ends: false })
      head = undefined
      if (this.isEnough()) await this.makeAndWrite()
    }
    this.parts.push({ record, head, pages: [], rich: false, ends: true })
  }

  async end(): Promise<void> {
    if (this.parts.length > 0) await this.makeAndWrite()
    await this.writes.end()
  }

  private isEnough(): boolean {
    const characters = this.parts.reduce((sum, { pages }) => sum + pages.reduce((all, { text }) => all + text.length, 0), 0)
    return characters >= CHARACTERS || this.parts.filter(({ ends }) => ends).length >= RECORDS
  }

  /** Pages of a record, few enough at once. */
  private async *pagesOf({ recordId, content }: rows.SourceRecord): AsyncGenerator<RecordPart['pages']> {
    if (content !== null) return yield [{ page: 1, text: content, heading: null }]
    let { pages, of } = this.first.get(recordId) ?? { pages: [], of: 0 }
    for (let read = 0; pages.length > 0; ) {
      for (const page of pages) yield [page]
      read += pages.length
      if (read >= of) return
      await this.writes.end()
      pages = await rows.pagesAfter(this.trx, { source: this.source.name, recordId }, pages.at(-1)?.page ?? 0, PAGES)
    }
  }

  private async makeAndWrite(): Promise<void> {
    const { parts, trx, source } = this
    this.parts = []
    const made = await this.make(parts.map(({ record: _, ...part }) => part))
    const entries = parts.flatMap(({ record }, at) => this.taken(record, made[at]))
    const { texts } = this
    this.texts = []
    if (texts.length > 0) this.writes.add(() => rows.addTexts(trx, texts))
    // After their texts, of which an entry keeps the hash.
    if (entries.length > 0) this.writes.add(() => rows.addEntries(trx, source.name, entries))
  }

  private taken({ recordId, hash }: rows.SourceRecord, made: TakenPart | undefined): rows.MadeEntry[] {
    for (const { page, text, joint } of made?.pages ?? []) {
      this.endPage(joint)
      this.last = { source: this.source.name, recordId, page, text, joint: undefined }
    }
    const { plain, entry } = made ?? {}
    if (plain !== undefined) this.writes.add(() => rows.keepPage(this.trx, recordId, plain))
    if (!entry) return []
    this.endPage(undefined)
    return [{ ...entry, recordId, hash }]
  }

  private endPage(joint: rows.PageText['joint']): void {
    if (this.last) this.texts.push({ ...this.last, joint })
    this.last = undefined
  }
}

async function takeInSource(trx: rows.Trx, source: IndexSource, ids: readonly string[], make: Maker): Promise<void> {
  if (ids.length === 0) return
  const { name } = source
  await rows.removeIndexed(trx, name, ids)
  const records = await rows.sourceRecords(trx, source, ids)
  const taking = new Taking(trx, source, make, await rows.firstPages(trx, name, ids, PAGES))
  try {
    for (const record of records) await taking.take(record)
  } finally {
    await taking.end()
  }
  const standing = new Set(records.map(({ recordId }) => recordId))
  const gone = ids.filter(id => !standing.has(id))
  if (gone.length > 0) await rows.removePages(trx, name, gone)
}

/**
 * Brings the index in step with records of the tenant that are due, the oldest first; how many. Search reads the index as it was until the
 * transaction is through. Throws a `ProcessFault` where a text takes more than it may.
 */
export async function takeIn(trx: rows.Trx, most = AT_ONCE, bounds: Partial<Bounds> = {}): Promise<number> {
  await rows.holdIndex(trx)
  const due = await rows.dueRecords(trx, most)
  if (due.length === 0) return 0
  await makeBeside(await wholeWords(trx), bounds, async make => {
    for (const source of sourcesOf(trx.catalog)) {
      const ids = due.filter(each => each.source === source.name).map(({ recordId }) => recordId)
      await takeInSource(trx, source, ids, make)
    }
  })
  await rows.forgetDue(trx, due)
  return due.length
}
