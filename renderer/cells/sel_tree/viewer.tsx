import { useMemo } from 'react'
import type { CellViewerProps } from '../../model/cell-type'
import { TreeNames } from '../shared/tree/tree-names'
import { sourceOf, type TreeSettings } from './tree-source'

export function Viewer(props: CellViewerProps<string, TreeSettings>) {
  const { settings } = props
  const source = useMemo(() => sourceOf(settings), [settings])
  return <TreeNames {...props} source={source} />
}
