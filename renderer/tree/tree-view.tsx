import { useMemo } from 'react'
import { RecordFrame } from '../list/record-frame'
import { useListController } from '../list/use-list-controller'
import type { KindProps } from '../model/kind'
import { useSource } from '../query'
import { useTreeRows } from './use-tree-rows'

/** Draws a screen of kind `tree`. */
export function TreeView(props: KindProps) {
  const source = useSource(props)
  const tree = useTreeRows(props, source)
  const desk = useListController({ props, source, read: tree.read, onFold: tree.fold })
  const closeDialog = (saved: boolean) => {
    const parent = desk.dialog?.dialog === 'form' ? desk.dialog.preset[props.screen.tree.parent] : undefined
    // What was just added below a row is to be seen.
    if (saved && typeof parent === 'string' && parent !== '') tree.expandNext(parent)
    desk.closeDialog(saved)
  }
  const { shown, expanded, setExpanded } = tree
  const rows = useMemo(() => shown(desk.state.rows), [shown, desk.state.rows])
  return <RecordFrame controller={{ ...desk, closeDialog, state: { ...desk.state, rows } }} tree={{ expanded, setExpanded }} />
}
