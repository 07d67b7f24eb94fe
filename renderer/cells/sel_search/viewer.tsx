import type { CellViewerProps } from '../../model/cell-type'
import { LabelsText } from '../shared/labels-text'
import { fetchLabels, labelsOf } from './labels'
import type { SearchSettings } from './schema'

export function Viewer(props: CellViewerProps<string, SearchSettings>) {
  const { dict } = props.settings
  return <LabelsText {...props} what={labelsOf(dict)} fetch={fetchLabels(dict)} />
}
