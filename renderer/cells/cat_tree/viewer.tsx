import { useMemo } from 'react'
import type { CellViewerProps } from '../../model/cell-type'
import { categoryTree } from '../shared/tree/category-source'
import { TreeNames } from '../shared/tree/tree-names'
import type { CategorySettings } from './schema'

export function Viewer(props: CellViewerProps<string, CategorySettings>) {
  const { settings } = props
  const source = useMemo(() => categoryTree(settings), [settings])
  return <TreeNames {...props} source={source} />
}
