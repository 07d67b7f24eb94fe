import type { CellFailure } from '../../engine/validation'
import type { GridFeature } from '../../surface/feature'
import { surfaceOf } from '../../surface/surface'
import { editingOf } from '../editing'
import { goToFirst } from './commands'
import { hoverCell, mountMessage } from './tip'

export { isMessageAbove } from './tip'

declare module '../../surface/props' {
  interface DataGridHandle {
    /** Validates every cell; goes to the first that fails, wherever it is. `signal` gives up rules that take their time. */
    validate(signal?: AbortSignal): Promise<readonly CellFailure[]>
  }
}

/** Messages of refused cells, and the way to the first of them. */
export const validation: GridFeature = {
  name: 'validation',
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
  }),
}
