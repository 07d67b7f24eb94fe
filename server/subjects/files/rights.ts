import type { Call } from '../../http/module'
import { mayFetch } from '../../jobs'
import { isReadable, type RecordField, readerOf } from '../../query'
import * as rows from './repository'
import { fileUse, RESULTS } from './uses'

/** Who asks for files. */
export type FileReader = Pick<Call, 'session' | 'can'>

/** Whether one of these values of a table is shown to the reader. */
export type ReadableCheck = (reader: FileReader, trx: rows.Trx, table: string, uses: readonly RecordField[]) => Promise<boolean>

const asList: ReadableCheck = (reader, trx, table, uses) => isReadable(trx, readerOf(reader), table, uses)

declare module '../../query' {
  interface Catalog {
    /** Who may read files that tables name which are no declared lists. */
    readonly filePlaces: FilePlaces
  }
}

/** Tables of an application, other than declared lists, whose readers may read the files that they name. */
export class FilePlaces {
  private readonly byPlace = new Map<string, ReadableCheck>()

  /** `place`: `<schema>.<table>`, or `<schema>.*` for all other tables of one. */
  declare(place: string, check: ReadableCheck): void {
    this.byPlace.set(place, check)
  }

  checkOf(schema: string, place: string): ReadableCheck {
    return this.byPlace.get(place) ?? this.byPlace.get(`${schema}.*`) ?? asList
  }
}

async function isNamedForReader(trx: rows.Trx, reader: FileReader, id: string): Promise<boolean> {
  const uses = await rows.uses(trx, id)
  for (const place of new Set(uses.map(use => use.place))) {
    const [schema = '', table = ''] = place.split('.')
    const here = uses.filter(use => use.place === place)
    if (await trx.catalog.filePlaces.checkOf(schema, place)(reader, trx, table, here)) return true
  }
  return false
}

/**
 * Whether the reader may have the bytes of a file: its sender, and readers of a record that names it. Of another tenant's files
 * only the pictures of guests are seen at all. What a run has made needs the right of the kind of job still.
 */
export async function mayReadFile(trx: rows.Trx, reader: FileReader, file: rows.StoredFile): Promise<boolean> {
  if (fileUse(file.biz)?.sealed) return false
  if (file.biz === RESULTS && !(await mayFetch(trx, readerOf(reader), file.id))) return false
  if (file.createBy === reader.session.username) return true
  if (fileUse(file.biz)?.ownOnly) return false
  return file.tenantId !== reader.session.tenantId || isNamedForReader(trx, reader, file.id)
}

const NAMED = /\/([0-9a-f]{32})(?=\/)/g

/** The ids of files that a request names, wherever it does. */
export function filesNamedIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part === 'string') for (const [, id = ''] of part.matchAll(NAMED)) found.add(id)
    else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) walk(inner)
  }
  walk(value)
  return found
}

/**
 * Lets records of a transaction name those of the files in a value that the reader may read although other users have sent them: the
 * database refuses all others. Once for each transaction.
 */
export function allowFilesIn(given: unknown): (trx: rows.Trx, reader: FileReader) => Promise<void> {
  let ids: ReadonlySet<string> | undefined
  return async (trx, reader) => {
    ids ??= filesNamedIn(given)
    if (ids.size > 0) await allowFiles(trx, reader, [...ids])
  }
}

async function allowFiles(trx: rows.Trx, reader: FileReader, ids: readonly string[]): Promise<void> {
  const lent: string[] = []
  for (const file of await rows.foreign(trx, ids, reader.session.username)) if (await mayReadFile(trx, reader, file)) lent.push(file.id)
  if (lent.length > 0) await rows.allow(trx, lent)
}
