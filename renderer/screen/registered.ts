import type { Renderer } from '../registry'
import type { ScreenRegistry } from './registry-info'

/** The words of a renderer, for those who read screens. */
export function wordsOf({ cells, kinds, actions, steps, widgets, sources }: Renderer): ScreenRegistry {
  return {
    cells: cells.all,
    kinds: kinds.names,
    actions: actions.all,
    steps: steps.names,
    widgets: widgets.all,
    sources: sources.names,
  }
}
