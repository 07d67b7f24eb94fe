import type { Choices } from '../query'
import { sealSecrets } from '../util/sealed-text'
import { StartError } from '../util/start-error'
import type { JobType } from './define'
import { paramsFault, paramsOf } from './params'

declare module '../query' {
  interface Catalog {
    /** Kinds of jobs that modules bring along. */
    readonly jobs: JobTypes
  }
}

/** Who writes parameters: schedules and steps of flows. */
const WRITES_PARAMS = ['quartzJob:add', 'quartzJob:edit', 'jobFlow:add', 'jobFlow:edit']

/** The triples that parameters are chosen by. */
const triplesOf = ({ params }: JobType): readonly string[] =>
  Object.values(params().properties).flatMap(({ dict }: { readonly dict?: string }) => (dict?.includes(',') ? [dict] : []))

/** Parameters that the kind can be run with, defaults filled in: a secret may be bound to one. */
function readable(type: JobType, text: string | null): unknown {
  const params = paramsOf(text)
  return paramsFault(type, params) === undefined ? params : undefined
}

/** Parameters as a schedule or a step of a flow has them: of which kind of job, and their text. */
export interface WrittenParams {
  readonly jobClassName: string
  readonly parameter: string | null
}

/** The kinds of jobs of an application, by name. What their parameters are chosen from is offered to who writes those. */
export class JobTypes {
  private readonly byName = new Map<string, JobType>()
  private key: Buffer | undefined
  private readMaxWaiting: () => number = () => Number.POSITIVE_INFINITY

  constructor(private readonly choices: Pick<Choices, 'declareTriple'>) {}

  declare(type: JobType): void {
    if (![type.right].flat().some(Boolean)) throw new StartError(`The kind of job “${type.name}” names no right.`)
    this.byName.set(type.name, type)
    if (type.scheduled !== false) for (const dict of triplesOf(type)) this.choices.declareTriple(dict, WRITES_PARAMS)
  }

  /** Says how many runs of one tenant may wait; read each time. Default: as many as are asked for. */
  limitWaiting(most: () => number): void {
    this.readMaxWaiting = most
  }

  /** Runs of one tenant that may wait. */
  get maxWaiting(): number {
    return this.readMaxWaiting()
  }

  /** Sets the key of the installation that `sealed` seals by. */
  sealBy(key: Buffer): void {
    this.key = key
  }

  /**
   * Parameters with their secrets sealed; what readers get in their place stands for what `stored` has for the same use. Text that cannot be
   * read stays as it is. Throws `MovedSecret`.
   */
  sealed({ jobClassName, parameter }: WrittenParams, stored: readonly WrittenParams[] = []): string | null {
    const type = this.of(jobClassName)
    const params = type?.secrets && readable(type, parameter)
    if (!type?.secrets || params === undefined) return parameter
    if (!this.key) throw new Error('There is no key to seal by.')
    const former = stored.flatMap(each => (each.jobClassName === jobClassName ? (readable(type, each.parameter) ?? []) : []))
    const given = JSON.stringify(params)
    const kept = JSON.stringify(sealSecrets(this.key, type.secrets, params, former))
    return kept === given ? parameter : kept
  }

  of(name: string): JobType | undefined {
    return this.byName.get(name)
  }

  all(): readonly JobType[] {
    return [...this.byName.values()]
  }
}
