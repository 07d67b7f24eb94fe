import { builtInActions } from './actions/built-in'
import { registerCells } from './cells/register'
import { formKind } from './form/kind'
import { listKind } from './list/kind'
import { pageKind } from './page/kind'
import { defineAction, defineKind, defineSource, defineWidget } from './registry'
import { dataSource, restSource } from './source'
import { treeKind } from './tree/kind'
import { grantTree } from './widgets/grant-tree'

let registered = false

/** Makes the built-in cell types, actions, sources, widgets and kinds known. To be called before the first screen; more calls do nothing. */
export function registerBuiltIns(): void {
  if (registered) return
  registered = true
  registerCells()
  for (const action of builtInActions) defineAction(action)
  for (const source of [restSource, dataSource]) defineSource(source)
  defineWidget(grantTree)
  for (const kind of [listKind, treeKind, formKind, pageKind]) defineKind(kind)
}
