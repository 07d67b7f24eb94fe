import type { RawBuilder } from 'kysely'
import { fillDictText, type RawListQuery, type Trx } from '../../query'
import { fail, ServerError } from '../../util/errors'
import type { Run } from './foreign'
import * as reports from './repository'
import type { Asking, Standing } from './standing'
import * as statements from './statement/repository'
import { texts } from './texts'

type Runs = Pick<Asking, 'readTenant' | 'readReport' | 'log'>
type Row = Record<string, unknown>

const GIVEN_UP = '57014'
/** Of the bounded functions and of what watches a connection; of temporary files; of memory that there is not. */
const TOO_LARGE = new Set(['54000', '53400', '53200'])

/** What a statement is and where it runs: in the database of the application, or elsewhere. */
export interface Stated {
  readonly parts?: RawBuilder<unknown> | undefined
  readonly foreign?: Run | undefined
  /** Only what its columns are is asked. */
  readonly first?: boolean
}

/** Runs what a user wrote: what the database has against it is logged, and told as `told` says. */
export async function stated<T>(
  call: Runs,
  { parts, foreign, first }: Stated,
  work: (trx: Trx, parts: RawBuilder<unknown>) => Promise<T>,
  told: (why: string) => string,
): Promise<T> {
  try {
    if (foreign) return await foreign.run(call, work, first)
    if (!parts) throw new Error('A statement without parts runs elsewhere.')
    return await call.readReport(trx => work(trx, parts))
  } catch (error) {
    if (error instanceof ServerError) throw error
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
    // Only complaints about a statement have such codes: states of SQL, and of what watches it.
    if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) throw error
    call.log.warn({ code, message }, 'the statement of a report failed')
    if (TOO_LARGE.has(code)) return fail(texts.tooLarge)
    return fail(code === GIVEN_UP ? texts.tooSlow : told(String(message)))
  }
}

/** One page of a report. */
export async function pageOf(call: Runs, { spec, report, stated: own, ...source }: Standing, query: RawListQuery) {
  if (!own) return call.readTenant(trx => reports.page(trx, spec, query))
  const found = await stated(
    call,
    source,
    (trx, parts) => statements.statementPage(trx, { ...spec, with: parts }, query),
    () => texts.failed(report.name),
  )
  await call.readTenant(trx => fillDictText(trx, spec.columns, found.records))
  return found
}

/** Texts of one column of a statement by the values of another: of these values, or without them of all. */
export async function statedTexts(
  call: Runs,
  { spec, report, ...source }: Standing,
  names: reports.TextNames,
  values: readonly string[] | undefined,
): Promise<ReadonlyMap<string, string>> {
  return stated(
    call,
    source,
    (trx, parts) => reports.textsOf(trx, { ...spec, with: parts }, names, values),
    () => texts.failed(report.name),
  )
}

/** Every row of a report that the query asks for. */
export async function rowsOf(call: Runs, { spec, report, stated: own, ...source }: Standing, query: RawListQuery): Promise<Row[]> {
  if (!own) return call.readTenant(trx => reports.rows(trx, spec, query))
  const rows = await stated(
    call,
    source,
    (trx, parts) => statements.statementRows(trx, { ...spec, with: parts }, query),
    () => texts.failed(report.name),
  )
  await call.readTenant(trx => fillDictText(trx, spec.columns, rows))
  return rows
}
