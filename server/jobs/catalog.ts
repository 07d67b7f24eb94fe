import type { Choices } from '../query'
import { StartError } from '../util/start-error'
import type { JobType } from './define'

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

/** The kinds of jobs of an application, by name. What their parameters are chosen from is offered to who writes those. */
export class JobTypes {
  private readonly byName = new Map<string, JobType>()

  constructor(private readonly choices: Pick<Choices, 'declareTriple'>) {}

  declare(type: JobType): void {
    if (![type.right].flat().some(Boolean)) throw new StartError(`The kind of job “${type.name}” names no right.`)
    this.byName.set(type.name, type)
    if (type.scheduled !== false) for (const dict of triplesOf(type)) this.choices.declareTriple(dict, WRITES_PARAMS)
  }

  of(name: string): JobType | undefined {
    return this.byName.get(name)
  }

  all(): readonly JobType[] {
    return [...this.byName.values()]
  }
}
