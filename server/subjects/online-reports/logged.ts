import type { RawListQuery } from '../../query'
import { fail } from '../../util/errors'
import { noteRun, type RunOrigin } from '../log'
import type { Asking, Standing } from './standing'
import { texts } from './texts'

type Runs = Pick<Asking, 'log'> & RunOrigin & { readonly query: unknown }

interface LoggedRun<T> {
  readonly standing: Standing
  readonly rows: (found: T) => number
  /** Default false: the rows are shown, and not taken away as a file. */
  readonly exported?: boolean
}

/** Whether a report knows what it is asked by: a field, a range of one, or a parameter. */
function knows({ report, columns }: Standing): (key: string) => boolean {
  const known = new Set([...columns.map(({ item }) => item.fieldName), ...report.params.map(({ paramName }) => `self_${paramName}`)])
  return key => known.has(key.replace(/_(begin|end|MultiString)$/, ''))
}

/** Names of the report by which it was asked; the values stay out, and so does what the report does not know. */
function askedBy(standing: Standing, query: RawListQuery): string[] {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [key]))
  return given.filter(knows(standing)).sort()
}

/** Refuses filters that a report does not know: without them it would show more than was asked for. */
export function checkAsked(standing: Standing, query: RawListQuery): void {
  const isKnown = knows(standing)
  const unknown = Object.keys(query).find(key => !isKnown(key))
  if (unknown !== undefined) fail(texts.noFilter(standing.report.name, unknown))
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
