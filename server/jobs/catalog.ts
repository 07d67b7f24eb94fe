import type { JobType } from './define'

declare module '../query' {
  interface Catalog {
    /** Kinds of jobs that modules bring along. */
    readonly jobs: JobTypes
  }
}

/** The kinds of jobs of an application, by name. */
export class JobTypes {
  private readonly byName = new Map<string, JobType>()

  declare(type: JobType): void {
    this.byName.set(type.name, type)
  }

  of(name: string): JobType | undefined {
    return this.byName.get(name)
  }

  all(): readonly JobType[] {
    return [...this.byName.values()]
  }
}
