/** Shorter pieces are repeated as they are. */
const SHORT = 40
/** Needs no brackets wherever it stands. */
const SIMPLE = /^(\w+|"\w+")$/

/**
 * Values that stand in an expression once and are used several times. Each gets a name in a select below that of its users: written out
 * in each place, the text of a statement would grow with the power of its depth.
 */
export class SharedValues {
  private readonly levels: string[][] = []
  private readonly levelOf = new Map<string, number>()

  /** What stands for the value. */
  share(sql: string): string {
    if (sql.length <= SHORT) return SIMPLE.test(sql) ? sql : `(${sql})`
    const name = `"v${this.levelOf.size + 1}"`
    const level = 1 + Math.max(-1, ...(sql.match(/"v\d+"/g) ?? []).map(used => this.levelOf.get(used) ?? -1))
    this.levelOf.set(name, level)
    const values = this.levels[level] ?? []
    values.push(`${sql} as ${name}`)
    this.levels[level] = values
    return name
  }

  /** The rows of `from`, which is what stands after the word, with the values beside their columns. */
  beside(from: string): string {
    return this.levels.reduce((rows, values) => `(select *, ${values.join(', ')} from ${rows})`, from)
  }
}
