import { useMemo } from 'react'
import { tableTree } from '../../controls/tree/table-source'
import { TreeNames } from '../../controls/tree/tree-names'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type TreeSettings } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, TreeSettings>) {
  const { settings } = props
  const source = useMemo(() => tableTree(settings), [settings])
  return <TreeNames {...props} source={source} />
}

export const selTree: CellType<string, TreeSettings> = { ...definition, Viewer, Editor }
