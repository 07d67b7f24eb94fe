import type { CellName } from '../../engine/shown-row'
import type { CellFailure } from '../../engine/validation'
import type { GridFeature } from '../../surface/feature'
import { surfaceOf } from '../../surface/surface'
import { editingOf } from '../editing'
import { goToFailure, goToFirst, goToNext } from './commands'
import { hoverCell, mountMessage } from './tip'

export { isMessageAbove } from './tip'

declare module '../../surface/props' {
  interface DataGridHandle {
    /** Validates every cell; goes to the first that fails, wherever it is. `signal` gives up rules that take their time. */
    validate(signal?: AbortSignal): Promise<readonly CellFailure[]>
    /** Goes to a refused cell and opens it. */
    goToFailure(cell: CellName): void
    /** Goes to the next refused cell. */
    goToNext(): void
  }
}

/** Messages of refused cells, and the way from one to the next. */
export const validation: GridFeature = {
  name: 'validation',
  keys: [{ keys: ['F8', 'Shift-F8'], modes: ['closed', 'typed', 'open'], run: (grid, { shiftKey }) => goToNext(grid, shiftKey) }],
  hover: hoverCell,
  mount: mountMessage,
  handle: grid => ({
    async validate(signal) {
      editingOf(grid).commit()
      editingOf(grid).discardDraftRow()
      const failures = await grid.validation.validate(signal)
      if (signal?.aborted) return failures
      // The result does not wait for the way to the cell as well.
      requestAnimationFrame(() => surfaceOf(grid).painter && goToFirst(grid, failures))
      return failures
    },
    goToFailure: ({ id, key }) => void goToFailure(grid, { id, field: key }),
    goToNext: () => void goToNext(grid, false),
  }),
}
