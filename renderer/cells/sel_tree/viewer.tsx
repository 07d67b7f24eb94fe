import { useMemo } from 'react'
import type { CellViewerProps } from '../../model/cell-type'
import { tableTree } from '../shared/tree/table-source'
import { TreeNames } from '../shared/tree/tree-names'
import type { TreeSettings } from './schema'

export function Viewer(props: CellViewerProps<string, TreeSettings>) {
  const { settings } = props
  const source = useMemo(() => tableTree(settings), [settings])
  return <TreeNames {...props} source={source} />
}
