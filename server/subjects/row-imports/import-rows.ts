import { defined, type EntityModel, translated } from '../../../renderer/core'
import type { Database } from '../../db/database'
import type { OwnCall } from '../../http/contract'
import type { Call } from '../../http/module'
import { readingFor } from '../../http/reading'
import { clearanceOf } from '../../http/session'
import { defineJob, FinalError, type JobContext, type JobResult, RUNS_JOBS } from '../../jobs'
import type { Catalog } from '../../query'
import { csvLine } from '../../sheets'
import { sheetColumns } from '../../sheets/records/columns'
import { ServerError } from '../../util/errors'
import { findHolder } from '../identity'
import { checkExport } from '../online-reports'
import { fieldsFault } from './matching'
import { originFault, type Reader, readOrigin } from './origin'
import { type Params, paramsSchema, targetsOf } from './params'
import { type Outcome, saveRows } from './save-rows'
import { texts } from './texts'

/** What imports reach outside of calls. */
export interface RowImportServices {
  readonly database: Database
  readonly catalog: Catalog
  readonly dataSourceKey: Buffer
  readonly log: Call['log']
  readonly ownCall: OwnCall | undefined
}

/** Refused rows that stand in the log of the run; all of them are in its file. */
const LINES = 50
const READS = 'dataSource:use'

/** The right that an account lacks for an import; undefined: it has all. */
function lackingRight(can: Call['can'], { report, keys }: Params, { perm, title }: EntityModel): string | undefined {
  if (!report && !can(READS)) return texts.noUse
  if (!can(`${perm}import`)) return texts.noImport(translated(title))
  return keys?.trim() && !can(`${perm}edit`) ? texts.noEdit(translated(title)) : undefined
}

async function reportFault(call: Call, { report }: Params): Promise<string | undefined> {
  if (!report) return undefined
  try {
    await checkExport(call, report, {})
    return undefined
  } catch (error) {
    if (error instanceof ServerError) return error.message
    throw error
  }
}

/** Whom a run works for, with the rights of now. */
async function ownerOf({ actor, withTenant }: JobContext<Params>, services: RowImportServices): Promise<Reader> {
  const holder = await findHolder(services.database, actor.username, actor.tenantId)
  if (!holder) throw new FinalError(texts.noOwner(actor.username))
  const { dataSourceKey, log } = services
  return { ...readingFor(services, holder, actor), dataSourceKey, log, withTenant }
}

async function* refusedLines({ columns, refused }: Outcome) {
  yield csvLine([texts.rowHead, ...columns, texts.causeHead], true)
  for (const { row, cells, cause } of refused) yield csvLine([row, ...cells, cause])
}

/** What was refused, in the log and in the file of the run; its path, undefined where nothing was. */
async function tellRefused({ log, keepFile }: JobContext<Params>, title: string, outcome: Outcome): Promise<string | undefined> {
  const { refused, counts, leftOut } = outcome
  if (leftOut.length > 0) log('info', texts.leftOut(leftOut))
  for (const { row, cause } of refused.slice(0, LINES)) log('warn', texts.refusedRow(row, cause))
  if (counts.refused > LINES) log('warn', texts.moreRefused(counts.refused - LINES))
  if (counts.refused === 0) return undefined
  return keepFile({ name: texts.refusedFile(title), type: 'text/csv; charset=utf-8', content: () => refusedLines(outcome) })
}

const STEP = 'rows'

async function run(context: JobContext<Params>, services: RowImportServices, entity: EntityModel): Promise<JobResult> {
  const { params, log, step, formerStep } = context
  const fault = originFault(params)
  if (fault !== undefined) throw new FinalError(fault)
  const reader = await ownerOf(context, services)
  const lacking = lackingRight(reader.can, params, entity)
  if (lacking !== undefined) throw new FinalError(lacking)
  const title = translated(entity.title)
  let outcome = (await formerStep(STEP)) as Outcome | undefined
  if (outcome === undefined) {
    const origin = await readOrigin(context, reader)
    log('info', texts.read(origin.rows.length))
    // All rows at once: an attempt after a lost server adds none a second time.
    const saving = { context, entity, reader, ownCall: services.ownCall }
    outcome = await step(STEP, trx => saveRows(trx, saving, origin), clearanceOf(reader.session))
  }
  const { counts, refused } = outcome
  const [first] = refused
  if (first && counts.added + counts.changed + counts.same === 0) throw new FinalError(texts.allRefused(counts.refused, first.cause))
  const file = await tellRefused(context, title, outcome)
  return { text: texts.done(title, counts), ...defined({ file }), data: counts }
}

/**
 * Brings the rows of a table of a data source, or of a report, into an entity: as who owns the run might import a workbook, by the same
 * rules. With key fields it changes the records that it finds again.
 */
export function importRows(entities: readonly EntityModel[], services: () => RowImportServices) {
  const targets = targetsOf(entities)
  /** What only a call can judge, no run can. */
  const targetOf = ({ target }: Params, { entities: hooks }: Catalog) =>
    targets.find(({ base }) => base === target && hooks.of(base).validate === undefined)
  return defineJob<Params>({
    name: 'import',
    title: () => texts.title,
    right: RUNS_JOBS,
    key: ({ target }) => `import ${target}`,
    params: () => paramsSchema(targets),
    mayAsk: async (params, call) => {
      const entity = targetOf(params, call.catalog)
      if (!entity) return texts.noTarget(params.target)
      const fields = sheetColumns(entity, 'import', new Map())
      return (
        originFault(params) ?? lackingRight(call.can, params, entity) ?? fieldsFault(params, fields) ?? (await reportFault(call, params))
      )
    },
    limits: { seconds: 3600, attempts: 3, pause: 60 },
    run: async context => {
      const entity = targetOf(context.params, services().catalog)
      if (!entity) throw new FinalError(texts.noTarget(context.params.target))
      return run(context, services(), entity)
    },
  })
}
