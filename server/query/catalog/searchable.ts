/** Rows of an entity that the one search finds, as storage knows them. */
export interface SearchableRows {
  /** Where they are read by the list convention; who may read which of them, that list decides. */
  readonly base: string
  readonly table: string
  /** Column that names a row. */
  readonly title: string
  /** Columns whose texts are searched beside it. */
  readonly body: readonly string[]
  /** Column of the secrecy of a row; absent where nothing is secret. */
  readonly secrecy?: string | undefined
}

/** The entities of an application whose rows the one search finds. */
export class Searchable {
  private readonly byTable = new Map<string, SearchableRows>()

  declare(rows: SearchableRows): void {
    this.byTable.set(rows.table, rows)
  }

  all(): readonly SearchableRows[] {
    return [...this.byTable.values()]
  }
}
