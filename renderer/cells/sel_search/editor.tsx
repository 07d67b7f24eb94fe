import { useDictionary } from '../../dictionary'
import type { CellEditorProps } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { ChoiceSelect } from '../shared/choice-select'
import type { SearchSettings } from './schema'

type Props = CellEditorProps<string, SearchSettings>

const SearchSelect = lazyPart<Props>(async () => (await import('./search-select')).SearchSelect)

/** A choice that is searched for: at the server, or among all where they are few. */
export function Editor(props: Props) {
  const { dict, async } = props.settings
  return async && dict.includes(',') ? <SearchSelect {...props} /> : <WholeSearch {...props} />
}

/** A dictionary by its code is small enough to be there as a whole. */
function WholeSearch(props: Props) {
  const { options } = useDictionary(props.settings.dict)
  return <ChoiceSelect {...props} options={options} />
}
