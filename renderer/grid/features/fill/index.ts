import type { GridFeature } from '../../surface/feature'
import { propsOf } from '../../surface/view-props'
import { fillDown } from './commands'
import { mountHandle, pressHandle } from './handle'
import { fillTargetState } from './state'

export { fillTargetOf } from './state'

/** Fills cells from others: by a handle that is dragged, or downwards by a key. */
export const fill: GridFeature = {
  name: 'fill',
  states: [fillTargetState],
  keys: [
    {
      keys: ['Mod-d'],
      run: grid => {
        if (!propsOf(grid).readOnly) fillDown(grid)
        return true
      },
    },
  ],
  press: pressHandle,
  mount: mountHandle,
}
