import { builtIn } from '../../renderer/built-in'
import { builtInCells, type ScreenRegistry } from '../../renderer/core'

/** The words that this application knows, without drawing anything. */
export const builtInRegistry: ScreenRegistry = {
  cells: builtInCells,
  kinds: builtIn.kinds.map(({ kind }) => kind),
  actions: builtIn.actions,
  // Registered by the application; see src/notices/step.ts.
  steps: ['announcement'],
  widgets: builtIn.widgets,
  sources: builtIn.sources.map(({ source }) => source),
}
