import { gridChanges, gridValues } from '../engine/output'
import { openCell } from '../features/editing/open-cell'
import { filterRows } from '../features/filtering/whole-rows'
import { findNext } from '../features/find/find'
import { addRows, idsOf } from '../features/row-menu/row-changes'
import { beginRow, insertAfter, moveBy, removeNamed } from '../features/row-menu/row-menu'
import { goToFirst } from '../features/validation/go-to-failure'
import { goBack } from '../surface/commands'
import type { GridDesk } from '../surface/desk'
import type { CellName, DataGridHandle } from '../surface/props'
import { texts } from '../surface/texts'

/** The grid as other rooms see it. */
export function gridHandle(desk: GridDesk, reload: (cell: CellName, text: string) => void, offer: DataGridHandle['offer']): DataGridHandle {
  const { grid } = desk
  const { store, validation } = grid
  const activate = (cell: CellName) => {
    const at = desk.placeOf(cell)
    if (at && desk.commit()) desk.go(at)
    return at
  }
  return {
    store,
    validation,
    focus: () => desk.focus(),
    commit: () => desk.commit(),
    async validate(signal) {
      desk.commit()
      grid.settle()
      const failures = await validation.validate(signal)
      if (signal?.aborted) return failures
      // Who waits for the verdict does not wait for the way to the cell as well.
      requestAnimationFrame(() => desk.painter && goToFirst(desk, failures))
      return failures
    },
    read: () => ({
      values: gridValues(store),
      deleteIds: gridChanges(store).removed,
      errors: validation.count,
      message: validation.count === 0 ? undefined : validation.all()[0]?.message,
    }),
    scrollTo(cell) {
      const at = desk.placeOf(cell)
      if (at) desk.reveal(at)
    },
    toTop: () => desk.painter?.toTop(),
    activate,
    open(cell) {
      const at = activate(cell)
      if (at) openCell(desk, at, 'key')
    },
    active: () => desk.nameOf(grid.active),
    editing: () => grid.editing,
    selected: () => grid.selection.ids,
    select(ids) {
      grid.selection.set(ids)
      grid.chosen.tell()
      grid.painted.tell()
    },
    add(rows) {
      desk.commit()
      const ids = addRows(grid, rows)
      if (ids.length > 0) desk.tell(texts.added(ids.length))
      if (ids.length > 0) beginRow(desk, grid.view.size - 1)
      return ids
    },
    insert: (after, row) => insertAfter(desk, grid.view.toShown(store.indexOf(after)), row),
    remove: ids => removeNamed(desk, idsOf(ids)),
    removeSelected: () => removeNamed(desk, grid.selection.ids),
    move: (id, by) => moveBy(desk, store.indexOf(id), by),
    undo: () => desk.commit() && goBack(desk, 'undo'),
    redo: () => desk.commit() && goBack(desk, 'redo'),
    openFind: () => desk.setFinding(true),
    find(sought) {
      const before = grid.active
      findNext(desk, sought)
      return grid.active !== before
    },
    setSorts: sorts => grid.setSorts(sorts),
    setFilters: filters => filterRows(desk, filters),
    reloaded: reload,
    offer,
  }
}
