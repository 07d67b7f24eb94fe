import type { Row } from '../../../model/source'
import type { RowId } from '../../engine/temporary-id'
import { report } from '../../surface/announcer'
import type { GridFeature } from '../../surface/feature'
import { texts as common } from '../../surface/texts'
import { editingOf } from '../editing'
import { rowsOf } from '../selection'
import { beginRow, insertAfter, moveBy, openByPointer, openRowMenu, removeNamed, rowEntries } from './commands'
import { addRows, idsOf } from './row-changes'
import { handles, mountLine, pressHandle } from './row-drag'

declare module '../../surface/props' {
  interface DataGridHandle {
    /** Appends rows and scrolls to the end; gives back their ids. */
    add(rows?: readonly Row[]): readonly RowId[]
    /** Places one row after another, at most once in 1500 ms; undefined when too fast. */
    insert(after: RowId, row?: Row): RowId | undefined
    /** A text or a list of texts; anything else throws a `TypeError`. */
    remove(ids: RowId | readonly RowId[]): void
    removeSelected(): void
    move(id: RowId, by: number): void
  }
}

/** Rows come, go and move: by the menu of a row, by dragging, by others. */
export const rowMenu: GridFeature = {
  name: 'row menu',
  keys: [{ keys: ['Shift-F10', 'ContextMenu'], run: grid => openRowMenu(grid) }],
  press: pressHandle,
  contextMenu: openByPointer,
  rowMenu: rowEntries,
  lead: ({ dragSort, readOnly }) => (dragSort && !readOnly ? handles : undefined),
  mount: mountLine,
  handle: grid => ({
    add(rows) {
      editingOf(grid).commit()
      const ids = addRows(grid, rows)
      if (ids.length > 0) {
        report(grid, common.added(ids.length))
        beginRow(grid, grid.view.size - 1)
      }
      return ids
    },
    insert: (after, row) => insertAfter(grid, grid.view.toShown(grid.store.indexOf(after)), row),
    remove: ids => removeNamed(grid, idsOf(ids)),
    removeSelected: () => removeNamed(grid, rowsOf(grid).ids),
    move: (id, by) => moveBy(grid, grid.store.indexOf(id), by),
  }),
}
