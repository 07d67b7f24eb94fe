import type { SheetSource } from '../../../data/plan'
import { hideInDoubts, MAX_KEY, type Trx } from './repository'

/** What stands for each value of a column that is masked for some readers. */
const MASKED = '******'

const lineStart = (column: string): string => `${column}：`

type Value = string | number | boolean | null | undefined
type Shown = Pick<SheetSource['columns'][number], 'name' | 'hidden' | 'mask'>

/** On one line: each line of what is kept is one column. */
function textOf({ hidden, mask }: Shown, value: Value): string {
  if (value === null || value === undefined) return ''
  // Others may read the doubt: what is masked for them stands open for its owner alone.
  return hidden !== undefined && mask === undefined ? MASKED : String(value).replace(/\s+/g, ' ')
}

/** A row as a doubt keeps it, a line for each column, and the lines of its key columns. */
export function keptRow(columns: readonly Shown[], row: readonly Value[], keys: ReadonlySet<string>) {
  const lines = columns.map((column, at) => ({ name: column.name, line: lineStart(column.name) + textOf(column, row[at]) }))
  return {
    rowText: lines.map(({ line }) => line).join('\n'),
    rowKey: lines
      .flatMap(({ name, line }) => (keys.has(name) ? [line] : []))
      .join('\n')
      .slice(0, MAX_KEY),
  }
}

/** A column that is masked from now on is masked in the rows that doubts keep. */
export const hideColumn = (trx: Trx, sheetId: string, column: string) => hideInDoubts(trx, sheetId, lineStart(column), MASKED)
