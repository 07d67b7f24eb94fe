import type { Trx } from '../../db/database'

/** Columns that may be read, by table; `*` stands for every column. */
export type AllowedColumns = ReadonlyMap<string, ReadonlySet<string>>

type LimitReader = (trx: Trx) => Promise<AllowedColumns | undefined>

/** What fields and statements that are made while the server runs may read of the tables that they could read otherwise. */
export class TableLimits {
  private reader: LimitReader = async () => undefined

  /** Says what reads the limits of the tenant at hand. */
  declare(reader: LimitReader): void {
    this.reader = reader
  }

  /** Undefined: no table is left out. */
  of(trx: Trx): Promise<AllowedColumns | undefined> {
    return this.reader(trx)
  }
}

const mayRead = (columns: ReadonlySet<string>, column: string) => columns.has('*') || columns.has(column)

/** The columns of a table that limits leave; undefined: they leave out the table. */
export function allowedColumns(allowed: AllowedColumns | undefined, table: string): ((column: string) => boolean) | undefined {
  if (!allowed) return () => true
  const columns = allowed.get(table)
  return columns && (column => mayRead(columns, column))
}

/** Whether a field that is made while the server runs may choose by `table,text,code`, as the database spells it. */
export async function isWithinLimits(trx: Trx, dict: string): Promise<boolean> {
  const [table = '', ...columns] = dict.split(',').map(part => part.trim())
  const isAllowed = allowedColumns(await trx.catalog.tableLimits.of(trx), table)
  return isAllowed !== undefined && columns.slice(0, 2).every(isAllowed)
}
