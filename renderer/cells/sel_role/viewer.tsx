import type { CellViewerProps } from '../../model/cell-type'
import { LabelsText } from '../shared/labels-text'
import { roleLabels } from './roles'
import type { RoleSettings } from './schema'

export function Viewer(props: CellViewerProps<string, RoleSettings>) {
  return <LabelsText {...props} {...roleLabels[props.settings.store]} />
}
