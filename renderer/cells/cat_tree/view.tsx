import { useMemo } from 'react'
import { categoryTree } from '../../controls/tree/category-source'
import { TreeNames } from '../../controls/tree/tree-names'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { type CategorySettings, definition } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, CategorySettings>) {
  const { settings } = props
  const source = useMemo(() => categoryTree(settings), [settings])
  return <TreeNames {...props} source={source} />
}

export const catTree: CellType<string, CategorySettings> = { ...definition, Viewer, Editor }
