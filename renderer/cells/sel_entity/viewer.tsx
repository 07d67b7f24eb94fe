import { useMemo } from 'react'
import type { CellViewerProps } from '../../model/cell-type'
import { LabelsText } from '../shared/labels-text'
import { entityLabels } from './labels'
import type { EntitySettings } from './schema'

export function Viewer(props: CellViewerProps<string, EntitySettings>) {
  const labels = useMemo(() => entityLabels(props.settings), [props.settings])
  return <LabelsText {...props} {...labels} />
}
