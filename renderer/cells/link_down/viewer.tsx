import { useMemo } from 'react'
import type { CellViewerProps } from '../../model/cell-type'
import { TreeNames } from '../shared/tree/tree-names'
import type { LinkSettings } from './schema'
import { treeOf } from './use-level'

export function Viewer(props: CellViewerProps<string, LinkSettings>) {
  const { settings } = props
  const source = useMemo(() => treeOf(settings), [settings])
  return <TreeNames {...props} source={source} />
}
