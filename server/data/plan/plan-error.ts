/** A column that a step names and that is not there, with the one that its name is nearest to. */
export interface MissingColumn {
  readonly name: string
  readonly nearest: string | undefined
}

/** A plan that cannot be run: which step it is, by its places in the plan and those taken in, and why, for people. */
export class PlanError extends Error {
  override readonly name = 'PlanError'
  constructor(
    message: string,
    readonly path: readonly (number | 'with')[],
    readonly missing?: MissingColumn,
  ) {
    super(message)
  }

  /** The same, seen from a step around it. */
  inside(...outer: readonly (number | 'with')[]): PlanError {
    return new PlanError(this.message, [...outer, ...this.path], this.missing)
  }
}
