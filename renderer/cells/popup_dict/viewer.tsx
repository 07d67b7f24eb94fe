import { useMemo } from 'react'
import type { CellViewerProps } from '../../model/cell-type'
import { LabelsText } from '../shared/labels-text'
import { reportLabels } from './report'
import type { PopupDictSettings } from './schema'

export function Viewer(props: CellViewerProps<string, PopupDictSettings>) {
  const labels = useMemo(() => reportLabels(props.settings), [props.settings])
  return <LabelsText {...props} {...labels} />
}
