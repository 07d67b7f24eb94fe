import type { Trx } from '../db/database'
import type { RawListQuery } from '../query'
import { type Column, csvLine, longSheet, XLSX_TYPE } from '../sheets'
import { defineJob, type JobContext, type MadeFile } from './define'
import { texts } from './texts'

interface ExportParams {
  readonly query: Readonly<Record<string, string>>
  readonly format: 'csv' | 'xlsx'
}

/** A list that is exported part by part, so that memory stays flat however long it is. */
export interface ExportSource<Row extends { readonly id: string }> {
  /** Name of the kind of job; one export of it at a time runs in a tenant. */
  readonly name: string
  /** What people read of the kind of job. */
  readonly title: () => string
  /** What is exported; the file is named so. */
  readonly subject: () => string
  /** Right of the call that asks for an export. */
  readonly right: string
  readonly columns: () => readonly Column[]
  /** How many rows the filters leave. */
  readonly count: (trx: Trx, query: RawListQuery) => Promise<number>
  /** The first rows after one, or of all, in an order that rows which come meanwhile do not change; so many at most. */
  readonly part: (trx: Trx, query: RawListQuery, after: string | undefined, most: number) => Promise<readonly Row[]>
}

type Source = ExportSource<{ readonly id: string }>

/** Rows that are read at once: what the export holds in memory. */
const PART = 5000

const fileTime = () => new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).replace(/\D/g, '')

/** All rows, part by part, with the progress of the run. */
async function* partsOf(source: Source, { params, withTenant, progress, signal }: JobContext<ExportParams>, total: number) {
  let done = 0
  let after: string | undefined
  for (let size = PART; size === PART; ) {
    signal.throwIfAborted()
    const part = await withTenant(trx => source.part(trx, params.query, after, PART))
    yield part
    size = part.length
    done += size
    after = part.at(-1)?.id
    progress(Math.min(done, total), total, texts.exported(done))
  }
}

type Parts = AsyncIterable<readonly object[]>

async function* csvOf(columns: readonly Column[], parts: Parts) {
  yield csvLine(
    columns.map(({ title }) => title),
    true,
  )
  for await (const part of parts) yield part.map(row => csvLine(columns.map(column => column.cell({ ...row })))).join('')
}

async function* rowsOf(parts: Parts) {
  for await (const part of parts) yield* part
}

function fileOf(source: Source, context: JobContext<ExportParams>, total: number): MadeFile {
  const [title, columns] = [source.subject(), source.columns()]
  const name = `${title}_${fileTime()}.${context.params.format}`
  const parts = () => partsOf(source, context, total)
  if (context.params.format === 'csv') return { name, type: 'text/csv; charset=utf-8', content: () => csvOf(columns, parts()) }
  const sheet = { title, columns, total, by: context.actor.username }
  return { name, type: XLSX_TYPE, content: () => longSheet({ ...sheet, rows: rowsOf(parts()) }) }
}

/** A job that writes what the filters of a list leave into a file of its owner, as text or as a workbook. Rows that come meanwhile are not in it. */
export function exportJob<Row extends { readonly id: string }>(source: ExportSource<Row>) {
  return defineJob<ExportParams>({
    name: source.name,
    title: source.title,
    right: source.right,
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: {
        query: { type: 'object', title: texts.exportFilters, additionalProperties: { type: 'string' } },
        format: { type: 'string', title: texts.exportFormat, enum: ['csv', 'xlsx'], default: 'csv' },
      },
      required: ['query'],
      additionalProperties: false,
    }),
    limits: { seconds: 4 * 3600, attempts: 3, pause: 30 },
    key: () => source.name,
    run: async context => {
      const total = await context.withTenant(trx => source.count(trx, context.params.query))
      const file = await context.keepFile(fileOf(source as unknown as Source, context, total))
      return { text: texts.exported(total), file }
    },
  })
}
