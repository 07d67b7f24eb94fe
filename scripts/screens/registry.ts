import { builtIn } from '../../renderer/built-in'
import { builtInCells, type ScreenRegistry } from '../../renderer/core'

/** The words that this application knows, without drawing anything. */
export const builtInRegistry: ScreenRegistry = {
  cells: builtInCells,
  kinds: builtIn.kinds.map(({ kind }) => kind),
  actions: builtIn.actions,
  steps: [],
  widgets: builtIn.widgets,
  sources: builtIn.sources.map(({ source }) => source),
}
