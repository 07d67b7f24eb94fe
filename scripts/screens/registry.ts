import { builtInActions } from '../../renderer/actions/built-in'
import { builtInCells, type ScreenRegistry } from '../../renderer/core'
import { dataSource } from '../../renderer/source/data-source'
import { restSource } from '../../renderer/source/rest-source'
import { grantTree } from '../../renderer/widgets/grant-tree'

/** The words that this application knows, without drawing anything. */
export const builtInRegistry: ScreenRegistry = {
  cells: builtInCells,
  kinds: ['list', 'tree', 'form', 'page'],
  actions: builtInActions,
  steps: [],
  widgets: [grantTree],
  sources: [restSource.source, dataSource.source],
}
