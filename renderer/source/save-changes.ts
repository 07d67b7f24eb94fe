import { RequestError } from '../model/client'
import type { ChangeOutcome, ChangeSet, Row, RowOutcome, Source } from '../model/source'
import { isObject } from './read-page'
import { texts } from './texts'

const STALE = 409
const GONE = 404

/** What a change set is on the wire. */
export function changesToSend({ added, changed, removed }: ChangeSet, key: string): Row {
  const lock = (row: Row) => (row.version === undefined || row.version === null ? {} : { version: row.version })
  return { added, changed, removed: removed.map(row => ({ id: String(row[key] ?? ''), ...lock(row) })) }
}

/** What a server says of the rows of a change set. */
export function savedRows(result: unknown): readonly RowOutcome[] {
  const rows = isObject(result) && Array.isArray(result.rows) ? result.rows : []
  return rows.filter(isObject).map(row => {
    const errors = Array.isArray(row.errors) ? row.errors.filter(isObject) : []
    return {
      key: String(row.key ?? ''),
      outcome: row.code === STALE ? 'stale' : row.code === GONE ? 'gone' : row.code === 200 || row.code === 0 ? 'saved' : 'refused',
      message: String(row.message ?? ''),
      ...(isObject(row.row) && { row: row.row }),
      ...(errors.length > 0 && { fields: new Map(errors.map(({ field, message }) => [String(field), String(message)])) }),
    }
  })
}

/** The outcome of a refusal that tells about rows; anything else is thrown on. */
export function refusedRows(error: unknown): ChangeOutcome {
  const rows = error instanceof RequestError ? savedRows(error.result) : []
  if (rows.length === 0) throw error
  return { saved: false, message: (error as RequestError).message, rows }
}

/** Saves a change set where nothing does so at once: row by row, each with its own outcome. */
export async function saveOneByOne(source: Source, { added, changed, removed }: ChangeSet, key: string): Promise<ChangeOutcome> {
  const rows: RowOutcome[] = []
  for (const row of removed) rows.push(await one(String(row[key] ?? ''), () => source.remove([String(row[key] ?? '')])))
  for (const row of changed) rows.push(await one(String(row[key] ?? ''), () => source.update(row)))
  for (const { key: name, row } of added) rows.push(await one(name, () => source.create(row)))
  const refused = rows.find(({ outcome }) => outcome !== 'saved')
  return { saved: refused === undefined, message: refused?.message ?? texts.edited, rows }
}

async function one(key: string, work: () => Promise<string>): Promise<RowOutcome> {
  try {
    return { key, outcome: 'saved', message: await work() }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!(error instanceof RequestError)) return { key, outcome: 'refused', message }
    const row = error.code === STALE && isObject(error.result) ? { row: error.result } : {}
    return { key, outcome: error.code === STALE ? 'stale' : 'refused', message, ...row }
  }
}
