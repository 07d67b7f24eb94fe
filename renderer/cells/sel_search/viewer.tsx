import { useDictionary } from '../../dictionary'
import type { CellViewerProps } from '../../model/cell-type'
import { ChoiceViewer } from '../shared/choice-viewer'
import { LabelsText } from '../shared/labels-text'
import { namesOf } from './labels'
import type { SearchSettings } from './schema'

type Props = CellViewerProps<string, SearchSettings>

export function Viewer(props: Props) {
  return props.settings.dict.includes(',') ? <FromTable {...props} /> : <FromCode {...props} />
}

function FromTable(props: Props) {
  const { dict } = props.settings
  return <LabelsText {...props} {...namesOf(dict)} />
}

function FromCode(props: Props) {
  const { options } = useDictionary(props.settings.dict)
  return <ChoiceViewer {...props} settings={{}} options={options} />
}
