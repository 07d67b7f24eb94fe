import { decimalIn } from '../../model/decimal'
import type { Row } from '../../model/source'
import type { ColumnCells } from './column-cells'
import type { GridColumn } from './grid-column'
import { type ColumnSort, rowOrder } from './row-order'
import type { RowStore } from './row-store'

/** What the order of a grid's rows hangs on. */
interface Ordered {
  readonly store: RowStore
  readonly columns: readonly GridColumn[]
  readonly cellsOf: (column: GridColumn) => ColumnCells
  readonly sorts: readonly ColumnSort[]
  readonly filters: ReadonlyMap<string, string>
}

/** The places of the rows that are shown, in their order; undefined where all are shown as they stand. */
export function shownOrder({ store, columns, cellsOf, sorts, filters }: Ordered): readonly number[] | undefined {
  const read = <Read>(index: number, key: string, how: (cells: ColumnCells, row: Row) => Read): Read | undefined => {
    const [column, row] = [columns.find(column => column.key === key), store.at(index)]
    return column && row && how(cellsOf(column), row)
  }
  return rowOrder(
    {
      size: store.size,
      value: (index, key) => read(index, key, (cells, row) => sortable(cells, row, index)),
      text: (index, key) => read(index, key, (cells, row) => cells.text(row, index)) ?? '',
    },
    { sorts, filters },
  )
}

/** What a column is sorted by: numbers and texts as they are, choices by what users read. */
function sortable(cells: ColumnCells, row: Row, index: number): unknown {
  const wire = cells.wire(row, index)
  return cells.type?.choices || cells.names !== undefined || (typeof wire !== 'number' && typeof wire !== 'string')
    ? cells.text(row, index)
    : numeric(cells, wire)
}

/** Databases send long decimals as text. */
const numeric = (cells: ColumnCells, wire: unknown) => (cells.column.field.kind === 'decimal' ? (decimalIn(wire) ?? wire) : wire)
