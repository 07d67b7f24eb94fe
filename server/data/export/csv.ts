import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { delimitedText } from '../../../renderer/core'
import { csvField } from '../../sheets/csv'
import { GbkWriter } from '../encodings'
import type { EngineCell } from '../engine'
import { NO, YES } from '../import'
import type { Column } from '../plan'
import type { Exported, Parts } from './types'

const BYTE_ORDER_MARK = '\uFEFF'

function fieldOf(value: EngineCell | undefined, type: Column['type']): string {
  if (value === null || value === undefined) return ''
  if (type === 'boolean') return value ? YES : NO
  // Numbers and dates are no texts: a minus before one is none of a formula.
  return csvField(type === 'text' ? delimitedText(String(value)) : String(value))
}

/** Rows as delimited text: UTF-8 with a mark, or GBK. */
export async function writeCsv(columns: readonly Column[], parts: Parts, path: string, gbk: boolean): Promise<Exported> {
  const writer = new GbkWriter()
  const encoded = (text: string) => (gbk ? writer.next(text) : text)
  let rows = 0
  async function* lines() {
    yield encoded(`${gbk ? '' : BYTE_ORDER_MARK}${columns.map(({ name }) => csvField(delimitedText(name))).join(',')}\r\n`)
    for await (const part of parts) {
      rows += part.length
      yield encoded(part.map(row => `${columns.map(({ type }, at) => fieldOf(row[at], type)).join(',')}\r\n`).join(''))
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }))
  return { rows, ...(writer.lacking > 0 && { lacking: { count: writer.lacking, signs: writer.named } }) }
}
