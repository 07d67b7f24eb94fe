import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvField } from '../../sheets/csv'
import { NO, YES } from './reading'
import { texts } from './texts'
import { type Encoding, ImportError } from './types'

const DESCRIPTION = 32
const END_OF_FIELDS = 0x0d
const DELETED = 0x2a
const MEMOS = 'MGP'
/** The day of Julius Caesar's calendar that 1970 begins on. */
const FIRST_DAY = 2_440_588
const DAY = 86_400_000

interface Field {
  readonly name: Buffer
  readonly type: string
  readonly length: number
}

interface Table {
  readonly fields: readonly Field[]
  readonly records: number
  readonly start: number
  readonly length: number
}

/** The table that the first bytes of a file describe; null where they are of no .dbf: the lengths of the fields have to be that of the record. */
export function tableOf(head: Buffer): Table | null {
  if (head.length < DESCRIPTION) return null
  const [records, start, length] = [head.readUInt32LE(4), head.readUInt16LE(8), head.readUInt16LE(10)]
  const fields: Field[] = []
  let at = DESCRIPTION
  for (; at + DESCRIPTION <= Math.min(start, head.length) && head[at] !== END_OF_FIELDS; at += DESCRIPTION) {
    const name = head.subarray(at, at + 11)
    const type = String.fromCharCode(head[at + 11] ?? 0)
    // A text longer than a byte can say has its other digits where decimals stand.
    const high = type === 'C' ? (head[at + 17] ?? 0) * 256 : 0
    fields.push({ name: name.subarray(0, [...name, 0].indexOf(0)), type, length: (head[at + 16] ?? 0) + high })
  }
  const total = fields.reduce((sum, field) => sum + field.length, 1)
  return fields.length > 0 && head[at] === END_OF_FIELDS && total === length ? { fields, records, start, length } : null
}

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')

function momentOf(bytes: Buffer): string {
  const day = bytes.readInt32LE(0)
  return day === 0 ? '' : isoOf((day - FIRST_DAY) * DAY + Math.round(bytes.readInt32LE(4) / 1000) * 1000)
}

function currencyOf(bytes: Buffer): string {
  const value = bytes.readBigInt64LE(0)
  const digits = String(value < 0n ? -value : value).padStart(5, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** A value as a text: numbers as they are written, days as people write them. */
function textOf(bytes: Buffer, { type, length }: Field, decode: (bytes: Buffer) => string): string {
  if (MEMOS.includes(type)) return ''
  if (type === 'I' && length === 4) return String(bytes.readInt32LE(0))
  if (type === 'Y' && length === 8) return currencyOf(bytes)
  if (type === 'T' && length === 8) return momentOf(bytes)
  if (type === 'B' && length === 8) return String(bytes.readDoubleLE(0))
  const text = decode(bytes).replace(/[\s\0]+$/, '')
  if (type === 'D') return text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  if (type === 'L') return /^[TtYy]$/.test(text) ? YES : /^[FfNn]$/.test(text) ? NO : ''
  return type === 'C' ? text : text.trim()
}

function decoderOf(encoding: Encoding): (bytes: Buffer) => string {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return bytes => {
    try {
      return decoder.decode(bytes)
    } catch {
      throw new ImportError(texts.badEncoding(encoding.toUpperCase()))
    }
  }
}

async function* recordsOf(path: string, { start, length, records }: Table): AsyncGenerator<Buffer> {
  let left = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { start, end: start + records * length - 1, highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([left, chunk as Buffer])
    const whole = bytes.length - (bytes.length % length)
    for (let at = 0; at < whole; at += length) yield bytes.subarray(at, at + length)
    left = bytes.subarray(whole)
  }
}

/** Writes a .dbf as delimited text with a head; records that are marked as deleted are left out. Tells what is not in the file, for people. */
export async function openDbf(
  path: string,
  to: string,
  table: Table,
  encoding: Encoding = 'gb18030',
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const { fields, records, start, length } = table
  if ((await stat(path)).size < start + records * length) throw new ImportError(texts.cutOff)
  const decode = decoderOf(encoding)
  const shown = fields.filter(({ type }) => type !== '0')
  let deleted = 0
  async function* lines() {
    yield `${shown.map(({ name }) => csvField(decode(name))).join(',')}\n`
    for await (const record of records === 0 ? [] : recordsOf(path, table)) {
      if (record[0] === DELETED) {
        deleted++
        continue
      }
      let at = 1
      const values: string[] = []
      for (const field of fields) {
        if (field.type !== '0') values.push(csvField(textOf(record.subarray(at, at + field.length), field, decode)))
        at += field.length
      }
      yield `${values.join(',')}\n`
    }
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(to, { mode: 0o600 }), { ...(signal && { signal }) })
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
  const memos = shown.filter(({ type }) => MEMOS.includes(type)).map(({ name }) => decode(name))
  return [...(deleted > 0 ? [texts.deleted(deleted)] : []), ...(memos.length > 0 ? [texts.memos(memos.join('、'))] : [])]
}
