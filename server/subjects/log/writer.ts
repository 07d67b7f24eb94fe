import { type Actor, addLines, type Database, type LogLine } from './repository'

/** A line and who it is about. */
export interface Row {
  readonly actor: Actor
  readonly line: LogLine
}

/** Rows that one transaction can write. */
function byActor(rows: readonly Row[]): [Row, ...Row[]][] {
  const found = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = `${row.actor.tenantId} ${row.actor.username}`
    const known = found.get(key)
    if (known) known.push(row)
    else found.set(key, [row])
  }
  return [...found.values()]
}

/** Writes lines behind the answers: while the database is away `most` of them wait, the oldest; `warn` is told how many could not be written. */
export class LineWriter {
  private waiting: Row[] = []
  private writing: Promise<void> = Promise.resolve()

  constructor(
    private readonly database: Pick<Database, 'withTenant'>,
    private readonly warn: (error: unknown, lines: number) => void,
    private readonly most: number,
  ) {}

  add(row: Row): void {
    this.waiting.push(row)
  }

  /** Writes what waits, after what is being written. Lines that cannot be written wait for the next time. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write())
    return this.writing
  }

  private async write(): Promise<void> {
    const left = byActor(this.waiting)
    this.waiting = []
    try {
      for (let [own] = left; own; [own] = left) {
        const lines = own.map(({ line }) => line)
        await this.database.withTenant(own[0].actor, trx => addLines(trx, lines))
        left.shift()
      }
    } catch (error) {
      const rows = left.flat()
      this.waiting = [...rows, ...this.waiting].slice(0, this.most)
      this.warn(error, rows.length)
    }
  }
}
