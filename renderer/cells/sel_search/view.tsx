import { ChoiceSelect } from '../../controls/choice/choice-select'
import { ChoiceViewer } from '../../controls/choice/choice-viewer'
import { LabelsText } from '../../controls/choice/labels-text'
import { useDictionary } from '../../dictionary'
import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type SearchSettings } from './definition'
import { namesOf } from './labels'

type Shown = CellViewerProps<string, SearchSettings>

function Viewer(props: Shown) {
  return props.settings.dict.includes(',') ? <FromTable {...props} /> : <FromCode {...props} />
}

function FromTable(props: Shown) {
  const { dict } = props.settings
  return <LabelsText {...props} {...namesOf(dict)} />
}

function FromCode(props: Shown) {
  const { options } = useDictionary(props.settings.dict)
  return <ChoiceViewer {...props} settings={{}} options={options} />
}

type Props = CellEditorProps<string, SearchSettings>

const SearchSelect = lazyPart<Props>(async () => (await import('./search-select')).SearchSelect)

/** A choice that is searched for: at the server, or among all where they are few. */
function Editor(props: Props) {
  const { dict, async } = props.settings
  return async && dict.includes(',') ? <SearchSelect {...props} /> : <WholeSearch {...props} />
}

/** A dictionary by its code is small enough to be there as a whole. */
function WholeSearch(props: Props) {
  const { options } = useDictionary(props.settings.dict)
  return <ChoiceSelect {...props} options={options} />
}

export const selSearch: CellType<string, SearchSettings> = { ...definition, Viewer, Editor }
