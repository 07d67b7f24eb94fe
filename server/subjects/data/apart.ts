import { duckdb } from '../../data/sql'

/** What files of former days do not have. */
const LACKING = ['names', '"fields"', 'keys'].map(name => `cast(null as varchar[]) as ${name}`)

/** Rows that were set apart, in their order: each with its number among them, from 1, as `at`. */
export function apartRelation(files: readonly string[]): string {
  const parts = files.map((file, part) => `select *, ${part} as part from ${duckdb.file(file)}`)
  const lacking = `select cast(null as varchar) as source, ${LACKING.join(', ')} where false`
  const all = [...parts, lacking].join(' union all by name ')
  return `(select * exclude (part, place, file_row_number), row_number() over (order by part, place) as "at" from (${all}))`
}

/** The text that a row has for a column of the sheet. */
export const fieldOf = (name: string) => `"fields"[list_position(names, ${duckdb.string(name)})]`
