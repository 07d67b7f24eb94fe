import { duckdb } from '../sql'
import type { Layout } from './types'

/** Bytes of one record; the engine holds many times as much for each thread. */
const LONGEST_RECORD = 1_000_000

export const nameAt = (at: number) => `c${at + 1}`

/** The records of a text file, all columns as texts; those that cannot be read go to the table of rejects. */
export function records(path: string, { delimiter, skip, head, names }: Layout): string {
  const columns = names.map((_, at) => `'${nameAt(at)}': 'VARCHAR'`).join(', ')
  const options = [
    'auto_detect = false',
    `header = ${head}`,
    `skip = ${skip}`,
    `delim = ${duckdb.string(delimiter)}`,
    `quote = '"'`,
    `escape = '"'`,
    `columns = {${columns}}`,
    'store_rejects = true',
    `max_line_size = ${LONGEST_RECORD}`,
  ]
  return `read_csv(${duckdb.string(path)}, ${options.join(', ')})`
}
