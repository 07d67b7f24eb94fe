import { askRun, defineJob, type JobContext, type JobType, RUNS_JOBS } from '../../../jobs'
import { wholeWords } from '../index/dictionary'
import { type TenantServices, tenantsOf } from '../index/jobs'
import { normalOf } from '../index/normal'
import { taughtNames } from '../index/repository'
import { analyseBeside, type KnownNames, ProcessFault } from './beside'
import * as rows from './repository'
import { texts } from './texts'

/** Name of the kind of job. */
export const ANALYSIS = 'documentAnalysis'

/** Pages that are in memory at once. */
const PAGES = 50

type InTenant = <T>(work: (trx: rows.Trx) => Promise<T>) => Promise<T>

/** The pages of a text, each part of them by a statement of its own, so that no transaction waits. */
async function* pagesOf(inTenant: InTenant, record: rows.TextRecord) {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last
    const pages = await inTenant(trx => rows.pagesAfter(trx, record, after, PAGES))
    yield pages
    last = pages.length < PAGES ? undefined : pages.at(-1)?.page
  }
}

/** Why a text could not be looked at, as people read it. */
function faultOf(error: unknown): string {
  if (!(error instanceof ProcessFault)) return texts.failed
  return error.fault === 'slow' ? texts.slow : texts.burst
}

/** Looks at a text that waits. One that cannot be looked at says so and holds up no other. */
export async function analyseDue(
  inTenant: InTenant,
  due: rows.DueText,
  known: KnownNames,
  { signal, log }: Pick<JobContext<unknown>, 'signal' | 'log'>,
): Promise<void> {
  try {
    const { analysis, tables } = await analyseBeside(
      { pages: pagesOf(inTenant, due), known, corpusOf: words => inTenant(trx => rows.corpusOf(trx, words)) },
      { signal },
    )
    await inTenant(async trx => {
      if (await rows.forgetDue(trx, due)) await rows.keepAnalysis(trx, due, analysis, tables)
    })
  } catch (error) {
    if (signal.aborted) throw error
    log('error', `${due.source} ${due.recordId}: ${error instanceof Error ? error.message : String(error)}`)
    await inTenant(async trx => {
      if (await rows.forgetDue(trx, due)) await rows.keepFault(trx, due, faultOf(error))
    })
  }
}

/** Firms of the tenant, and the words by which its texts are cut. */
export const knownNames = (inTenant: InTenant): Promise<KnownNames> =>
  inTenant(async trx => {
    const firms = new Set((await taughtNames(trx)).map(normalOf).filter(name => name.length > 1))
    return { firms, words: [...new Set([...(await (await wholeWords(trx)).words()), ...firms])] }
  })

async function analyseTenant(inTenant: InTenant, context: JobContext<unknown>, before: number): Promise<number> {
  const of = await inTenant(rows.countDue)
  if (of === 0) return before
  const known = await knownNames(inTenant)
  let count = 0
  for (let due = await inTenant(rows.firstDue); due !== undefined; due = await inTenant(rows.firstDue)) {
    await analyseDue(inTenant, due, known, context)
    count += 1
    context.progress(before + count, before + Math.max(of, count), texts.done(before + count))
    context.signal.throwIfAborted()
  }
  return before + count
}

/** Finds key words, sentences that sum up and entities in texts that came or changed since. */
export const documentAnalysisJob = (services: TenantServices): JobType =>
  defineJob<Record<string, never>>({
    name: ANALYSIS,
    title: () => texts.job,
    right: RUNS_JOBS,
    follows: true,
    params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
    limits: { attempts: 3, pause: 30, seconds: 6 * 3600 },
    key: () => ANALYSIS,
    run: async context => {
      let count = 0
      for (const inTenant of await tenantsOf(context, services)) count = await analyseTenant(inTenant, context, count)
      return { text: texts.done(count), data: { count } }
    },
  })

/** A run, unless one waits already that will find the same. */
export async function askAnalysis(trx: rows.Trx): Promise<void> {
  if (!(await rows.isRunWaiting(trx, ANALYSIS))) await askRun(trx, { type: ANALYSIS, tells: '' })
}
