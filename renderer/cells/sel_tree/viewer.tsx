import { useMemo } from 'react'
import type { CellViewerProps } from '../../model/cell-type'
import { LabelsText } from '../shared/labels-text'
import { fetchTreeLabels, treeLabels } from './nodes'
import type { TreeSettings } from './schema'

export function Viewer(props: CellViewerProps<string, TreeSettings>) {
  const { settings } = props
  const fetch = useMemo(() => fetchTreeLabels(settings), [settings])
  return <LabelsText {...props} what={treeLabels(settings)} fetch={fetch} />
}
