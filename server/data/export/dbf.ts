import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileText } from '../../../renderer/core'
import { GbkWriter } from '../encodings'
import type { DataEngine, EngineCell, EngineOptions } from '../engine'
import type { Column } from '../plan'
import { type Field, fieldsOf, type Width, widthColumns } from './dbf-fields'
import { texts } from './texts'
import { ExportError, type Exported, type Parts } from './types'

const DBASE = 0x03
/** What says that texts are GBK. */
const GBK_MARK = 0x7a
const DESCRIPTION = 32
const END_OF_FIELDS = 0x0d
const END_OF_FILE = 0x1a
const DAY = 'D'
/** Bytes of a file at most: readers count them in 32 bits with a sign. */
const MOST_BYTES = 2 ** 31 - 1

interface Plan {
  readonly columns: readonly Column[]
  readonly sql: string
  readonly reads: readonly string[]
}

function description(fields: readonly Field[], rows: number, today: Date, writer: GbkWriter): Buffer {
  const length = DESCRIPTION * (fields.length + 1) + 1
  const head = Buffer.alloc(length)
  head.set([DBASE, today.getFullYear() - 1900, today.getMonth() + 1, today.getDate()])
  head.writeUInt32LE(rows, 4)
  head.writeUInt16LE(length, 8)
  head.writeUInt16LE(recordLength(fields), 10)
  head[29] = GBK_MARK
  for (const [at, { name, type, width, digits }] of fields.entries()) {
    const from = DESCRIPTION * (at + 1)
    head.set(writer.next(name), from)
    head.write(type, from + 11, 'latin1')
    head.set([width, digits], from + 16)
  }
  head[length - 1] = END_OF_FIELDS
  return head
}

const recordLength = (fields: readonly Field[]) => fields.reduce((sum, { width }) => sum + width, 1)

/** A value as the text that stands in its field. */
function textOf(value: EngineCell | undefined, { type, width, digits }: Field): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (type === DAY) return text.replaceAll('-', '')
  if (type === 'L') return value === true ? 'T' : 'F'
  if (type !== 'N') return fileText(text)
  const [whole = '', fraction = ''] = text.split('.')
  return (digits > 0 ? `${whole}.${fraction.padEnd(digits, '0')}` : whole).padStart(width)
}

/** Width and kind of each column by all of its values, and how many rows there are. */
async function measured(engine: DataEngine, { columns, sql, reads }: Plan, options: EngineOptions) {
  const names = columns.map((_, at) => `c${at}`)
  const asked = `select count(*), ${widthColumns(columns).join(', ')} from (${sql}) as t(${names.join(', ')})`
  const [[rows = 0, ...widths] = []] = await engine.rows({ statements: [{ sql: asked }], reads }, options)
  return { rows: Number(rows), widths: columns.map((_, at) => widths.slice(at * 3, at * 3 + 3).map(Number) as unknown as Width) }
}

/** Values as they were measured. */
function readable({ columns, sql }: Plan): string {
  const names = columns.map((_, at) => `c${at}`)
  const values = columns.map(({ type }, at) => (type === 'boolean' ? `c${at}` : `cast(c${at} as varchar)`))
  return `select ${values.join(', ')} from (${sql}) as t(${names.join(', ')})`
}

/**
 * Rows as a .dbf in GBK, in the form of dBASE that all readers know. Looks at all rows for the widths first. Throws an `ExportError` where a text or the
 * whole is longer than such a file can hold: nothing is cut off.
 */
export async function writeDbf(
  engine: DataEngine,
  plan: Plan,
  path: string,
  options: EngineOptions,
  counted: (parts: Parts) => Parts,
): Promise<Exported> {
  const { rows, widths } = await measured(engine, plan, options)
  const { fields, notes } = fieldsOf(plan.columns, widths)
  if (rows * recordLength(fields) > MOST_BYTES) throw new ExportError(texts.tooManyBytes)
  const writer = new GbkWriter()
  const parts = counted(engine.parts({ statements: [{ sql: readable(plan) }], reads: plan.reads }, options))
  async function* bytes() {
    yield description(fields, rows, new Date(), writer)
    for await (const part of parts) {
      const out = Buffer.alloc(part.length * recordLength(fields), ' ')
      let to = 0
      for (const row of part) {
        to++
        for (const [at, field] of fields.entries()) {
          out.set(writer.next(textOf(row[at], field)), to)
          to += field.width
        }
      }
      yield out
    }
    yield Buffer.from([END_OF_FILE])
  }
  await pipeline(Readable.from(bytes()), createWriteStream(path, { mode: 0o600 }))
  return { rows, notes, ...(writer.lacking > 0 && { lacking: { count: writer.lacking, signs: writer.named } }) }
}
