import { builtInActions } from './actions/built-in'
import { formKind } from './form/kind'
import { gridKind } from './grid/kind'
import { listKind } from './list/kind'
import { pageKind } from './page/kind'
import { queryKind } from './query/analysis/kind'
import { dataSource } from './source/data-source'
import { restSource } from './source/rest-source'
import { treeKind } from './tree/kind'
import { builtInWidgets } from './widgets/built-in'

/** All that comes with the renderer but its cell types; none of it is drawn before it is used. */
export const builtIn = {
  actions: builtInActions,
  sources: [restSource, dataSource],
  widgets: builtInWidgets,
  kinds: [listKind, treeKind, formKind, gridKind, queryKind, pageKind],
} as const
