import type { ForeignReader } from '../../db/foreign'
import type { Call } from '../../http/module'
import { fillDictText, type RawListQuery, type Trx } from '../../query'
import { fail, ServerError } from '../../util/errors'
import * as reports from './repository'
import type { Standing } from './standing'
import * as statements from './statement/repository'
import { texts } from './texts'

type Runs = Pick<Call, 'readTenant' | 'readReport' | 'log'>
type Row = Record<string, unknown>

const GIVEN_UP = '57014'
/** Of the bounded functions and of what watches a connection; of temporary files; of memory that there is not. */
const TOO_LARGE = new Set(['54000', '53400', '53200'])

/** Runs what a user wrote, on the database of the application or a data source: what PostgreSQL has against it is logged, and told as `told` says. */
export async function stated<T>(
  call: Runs,
  work: (trx: Trx) => Promise<T>,
  told: (why: string) => string,
  foreign?: ForeignReader,
): Promise<T> {
  try {
    // Statements of reports ask nothing of the application: a transaction elsewhere serves as well.
    return foreign ? await foreign(db => work(db as unknown as Trx)) : await call.readReport(work)
  } catch (error) {
    if (error instanceof ServerError) throw error
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
    // Only complaints about a statement have such codes: PostgreSQL's own, and of what watches it.
    if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) throw error
    call.log.warn({ code, message }, 'the statement of a report failed')
    if (TOO_LARGE.has(code)) return fail(texts.tooLarge)
    return fail(code === GIVEN_UP ? texts.tooSlow : told(String(message)))
  }
}

/** One page of a report. */
export async function pageOf(call: Runs, { spec, report, stated: own, foreign }: Standing, query: RawListQuery) {
  if (!own) return call.readTenant(trx => reports.page(trx, spec, query))
  const found = await stated(
    call,
    trx => statements.statementPage(trx, spec, query),
    () => texts.failed(report.name),
    foreign,
  )
  await call.readTenant(trx => fillDictText(trx, spec.columns, found.records))
  return found
}

/** Texts of one column of a statement by the values of another: of these values, or without them of all. */
export async function statedTexts(
  call: Runs,
  { spec, report, foreign }: Standing,
  names: reports.TextNames,
  values: readonly string[] | undefined,
): Promise<ReadonlyMap<string, string>> {
  return stated(
    call,
    trx => reports.textsOf(trx, spec, names, values),
    () => texts.failed(report.name),
    foreign,
  )
}

/** Every row of a report that the query asks for. */
export async function rowsOf(call: Runs, { spec, report, stated: own, foreign }: Standing, query: RawListQuery): Promise<Row[]> {
  if (!own) return call.readTenant(trx => reports.rows(trx, spec, query))
  const rows = await stated(
    call,
    trx => statements.statementRows(trx, spec, query),
    () => texts.failed(report.name),
    foreign,
  )
  await call.readTenant(trx => fillDictText(trx, spec.columns, rows))
  return rows
}
