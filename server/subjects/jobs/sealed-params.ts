import type { OwnerAccess, SecretTable } from '../../db/owner'
import { textFault, type WrittenParams } from '../../jobs'
import type { Catalog, Trx } from '../../query'
import { type GivenRecord, isRecord } from '../../records/check-context'
import { fail } from '../../util/errors'
import { MovedSecret } from '../../util/sealed-text'
import { findFlow } from './flows/repository'
import { findSchedule } from './repository'
import { texts } from './texts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const paramsIn = ({ jobClassName, parameter }: GivenRecord): WrittenParams => ({
  jobClassName: text(jobClassName),
  parameter: text(parameter),
})

/** A schedule or a step as it is kept. Refuses what was sealed for something else, at `field`, by the name `title`. */
function withSealed(trx: Trx, given: GivenRecord, stored: readonly WrittenParams[], field: string, title: string): GivenRecord {
  const { jobClassName, parameter } = paramsIn(given)
  const type = trx.catalog.jobs.of(jobClassName)
  // Where secrets stand in parameters that cannot be read is not known.
  const fault = type?.secrets && textFault(type, parameter)
  if (fault !== undefined) return fail(fault, 500, [{ field, message: fault }])
  try {
    const sealed = trx.catalog.jobs.sealed({ jobClassName, parameter }, stored)
    return sealed === parameter ? given : { ...given, parameter: sealed }
  } catch (error) {
    if (!(error instanceof MovedSecret)) throw error
    const message = texts.movedSecret(title)
    return fail(message, 500, [{ field, message }])
  }
}

/** A schedule with the secrets of its parameters sealed; `id`: of the one that is changed. */
export async function keptSchedule(trx: Trx, given: GivenRecord, id?: string): Promise<GivenRecord> {
  const stored = id === undefined ? undefined : await findSchedule(trx, id)
  if (given.parameter === undefined && given.jobClassName === undefined) return given
  const whole = { ...given, ...paramsIn({ ...stored, ...given }) }
  const sealed = withSealed(trx, whole, stored ? [stored] : [], 'parameter', texts.parameters)
  return sealed === whole ? given : sealed
}

/** A flow with the secrets of its steps sealed. What is kept is looked for in the step of the same name before the others. */
export async function keptFlow(trx: Trx, given: GivenRecord, id?: string): Promise<GivenRecord> {
  if (!Array.isArray(given.steps)) return given
  const stored = (id === undefined ? undefined : await findFlow(trx, { id }))?.steps ?? []
  const sealedStep = (step: GivenRecord) => {
    const name = text(step.name).trim()
    const nearest = stored.toSorted((one, other) => Number(other.name === name) - Number(one.name === name))
    return withSealed(trx, step, nearest, 'steps', texts.stepNamed(name))
  }
  return { ...given, steps: given.steps.map(step => (isRecord(step) ? sealedStep(step) : step)) }
}

/** Parameters that were moved by hand stay as they are, and fail when they run. */
function sealedOr(jobs: Catalog['jobs'], jobClassName: string, parameter: string | null): string | null {
  try {
    return jobs.sealed({ jobClassName, parameter })
  } catch (error) {
    if (error instanceof MovedSecret) return parameter
    throw error
  }
}

/** Seals secrets that schedules, flows and their runs have kept in clear. */
export async function sealStoredParams(owner: OwnerAccess, { jobs }: Pick<Catalog, 'jobs'>): Promise<void> {
  const values = jobs.all().flatMap(({ name, secrets }) => (secrets ? [name] : []))
  const kept = (table: string, column: string, type: 'text' | 'jsonb'): SecretTable => ({
    table,
    columns: { [column]: type },
    only: { column: 'job_class_name', values },
    seal: row => ({ ...row, [column]: sealedOr(jobs, row.job_class_name ?? '', row[column] ?? null) }),
  })
  const run = (table: string): SecretTable => ({ ...kept(table, 'params', 'jsonb'), ofJobs: true })
  const written = ['sys_quartz_job', 'sys_job_flow_steps'].map(table => kept(table, 'parameter', 'text'))
  await owner.sealStored([...written, run('sys_job_run'), run('sys_job_flow_step')])
}
