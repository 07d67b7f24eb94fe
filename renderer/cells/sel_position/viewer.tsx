import type { CellViewerProps } from '../../model/cell-type'
import { LabelsText } from '../shared/labels-text'
import { positionLabels } from './positions'
import type { PositionSettings } from './schema'

export function Viewer(props: CellViewerProps<string, PositionSettings>) {
  return <LabelsText {...props} {...positionLabels[props.settings.store]} />
}
