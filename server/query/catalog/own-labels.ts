import type { FastifyBaseLogger } from 'fastify'
import type { Trx } from '../../db/database'
import { ServerError } from '../../util/errors'
import type { ListColumn } from '../types'
import type { Catalog } from '.'
import type { Texts } from './labels'
import { type Asking, type Reader, readerOf } from './readable'

/** Who asks for texts that depend on them, and what they read by. */
export interface Asker {
  readonly reader: Reader
  readonly readTenant: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
  readonly readReport: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
  readonly log: FastifyBaseLogger
  readonly catalog: Catalog
}

/** A call, as far as asking goes. */
interface AskingCall extends Omit<Asker, 'reader'>, Asking {}

/** Gives the texts of `values`, without them those of all that the reader may choose; undefined where they are the same for everybody. */
export type OwnLabelReader = (asker: Asker, rest: string, values: readonly string[] | undefined) => Promise<Texts | undefined>

/** What reads texts at `kind:rest` that are not the same for everybody, with the rights of the caller; by kind. */
export class OwnLabels {
  private readonly readers = new Map<string, OwnLabelReader>()

  declare(kind: string, read: OwnLabelReader): void {
    this.readers.set(kind, read)
  }

  reader(kind: string): OwnLabelReader | undefined {
    return this.readers.get(kind)
  }
}

const KIND = /^([a-z]+):(.*)$/

/** The texts that depend on who asks; undefined for all others. What they may not read has none. */
export async function ownTexts(call: AskingCall, labels: string, values?: readonly string[]): Promise<Texts | undefined> {
  const [, kind = '', rest = ''] = KIND.exec(labels) ?? []
  const read = call.catalog.ownLabels.reader(kind)
  if (read === undefined) return undefined
  const { readTenant, readReport, log, catalog } = call
  try {
    return await read({ reader: readerOf(call), readTenant, readReport, log, catalog }, rest, values)
  } catch (error) {
    if (error instanceof ServerError) return new Map()
    throw error
  }
}

const partsOf = (value: unknown) => (value === null || value === undefined || value === '' ? [] : String(value).split(','))

/** Adds `<name>_dictText` where the texts depend on who asks: part by part, and a part that they may not read as it is stored. */
export async function fillOwnTexts(
  call: AskingCall,
  columns: readonly ListColumn[],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (const { name, dict, parts } of columns) {
    if (parts !== undefined) await fillOwnTexts(call, parts, rows.map(row => row[name]).filter(isRecord))
    const values = [...new Set(rows.flatMap(row => (dict === undefined ? [] : partsOf(row[name]))))]
    const texts = dict === undefined || values.length === 0 ? undefined : await ownTexts(call, dict, values)
    if (texts === undefined || texts.size === 0) continue
    for (const row of rows) {
      const own = partsOf(row[name])
      if (own.length > 0) row[`${name}_dictText`] = own.map(part => texts.get(part.trim()) ?? part).join(',')
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
