import { actions, cellTypes, kinds, sources, steps, widgets } from '../registry'
import type { ScreenRegistry } from './registry-info'

/** The words that stand in the registry now. */
export function registeredWords(): ScreenRegistry {
  return {
    cells: cellTypes(),
    kinds: kinds().map(kind => kind.kind),
    actions: actions(),
    steps: steps().map(step => step.step),
    widgets: widgets(),
    sources: sources().map(source => source.source),
  }
}
