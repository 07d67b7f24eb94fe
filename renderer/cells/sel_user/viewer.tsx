import type { CellViewerProps } from '../../model/cell-type'
import { LabelsText } from '../shared/labels-text'
import type { UserSettings } from './schema'
import { userLabels } from './users'

export function Viewer(props: CellViewerProps<string, UserSettings>) {
  return <LabelsText {...props} {...userLabels[props.settings.store]} />
}
