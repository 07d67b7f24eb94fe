import type { Call } from '../../http/module'
import type { RawListQuery } from '../../query'
import { noteRun } from '../log'
import type { Standing } from './standing'

type Runs = Pick<Call, 'session' | 'request' | 'withTenant' | 'query' | 'log'>

interface LoggedRun<T> {
  readonly standing: Standing
  readonly rows: (found: T) => number
  /** Default false: the rows are shown, and not taken away as a file. */
  readonly exported?: boolean
}

/** Names of the report by which it was asked; the values stay out, and so does what the report does not know. */
function askedBy({ report, columns }: Standing, query: RawListQuery): string[] {
  const known = new Set([...columns.map(({ item }) => item.fieldName), ...report.params.map(({ paramName }) => `self_${paramName}`)])
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [key]))
  return given.filter(key => known.has(key.replace(/_(begin|end|MultiString)$/, ''))).sort()
}

/** Runs a report and leaves a line in the log; one that fails leaves one too. A run whose line cannot be written fails. */
export async function logged<T>(call: Runs, { standing, rows, exported = false }: LoggedRun<T>, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const { name, code } = standing.report
  const asked = askedBy(standing, call.query as RawListQuery)
  const note = (count: number | null) => noteRun(call, { name, code, asked, rows: count, cost: performance.now() - begun, exported })
  const found = await work().catch(async (error: unknown) => {
    await note(null).catch((lost: unknown) => call.log.warn({ err: lost }, 'a run of a report that failed has no line in the log'))
    throw error
  })
  await note(rows(found))
  return found
}
