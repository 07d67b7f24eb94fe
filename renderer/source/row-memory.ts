import type { Row } from '../model/source'

/** Rows kept; more than any page shows, and a bound on what a long day of paging collects. */
const LIMIT = 2000

/** The rows that a source handed out last, by key: what a record is read from where the API has no call for one. */
export class RowMemory {
  private readonly rows = new Map<string, Row>()

  constructor(private readonly key: string) {}

  keep(rows: readonly Row[]): void {
    for (const row of rows) {
      const id = String(row[this.key] ?? '')
      this.rows.delete(id)
      this.rows.set(id, row)
      if (Array.isArray(row.children)) this.keep(row.children as Row[])
    }
    for (const id of this.rows.keys()) {
      if (this.rows.size <= LIMIT) break
      this.rows.delete(id)
    }
  }

  get(id: string): Row | undefined {
    return this.rows.get(id)
  }
}
