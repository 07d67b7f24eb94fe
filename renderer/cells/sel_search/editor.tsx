import { useState } from 'react'
import { LIST_SEARCH_DELAY, useDictionary, useDictionarySearch } from '../../dictionary'
import type { CellEditorProps } from '../../model/cell-type'
import type { Option } from '../../model/option'
import { ChoiceSelect } from '../shared/choice-select'
import { useLabels } from '../shared/label-loader'
import { fetchLabels, labelsOf } from './labels'
import type { SearchSettings } from './schema'

type Props = CellEditorProps<string, SearchSettings>

/** A choice that is searched for: what is typed is asked of the server once the typing rests. Blank text asks nothing. */
export function Editor(props: Props) {
  return props.settings.dict.includes(',') ? <TableSearch {...props} /> : <CodeSearch {...props} />
}

/** A dictionary by its code is small enough to be there as a whole. */
function CodeSearch(props: Props) {
  const { options } = useDictionary(props.settings.dict)
  return <ChoiceSelect {...props} options={options} />
}

function TableSearch(props: Props) {
  const { settings, value } = props
  const [keyword, setKeyword] = useState('')
  const found = useDictionarySearch(settings.dict, keyword, LIST_SEARCH_DELAY)
  const labels = useLabels(labelsOf(settings.dict), value === null ? [] : [value], fetchLabels(settings.dict))
  const options = withChosen(found.options, value, labels)
  return <ChoiceSelect {...props} options={options} onSearch={setKeyword} loading={found.busy} />
}

/** The chosen one is always there, so that its text can be shown. */
function withChosen(found: readonly Option[], value: string | null, labels: ReadonlyMap<string, string>): readonly Option[] {
  if (value === null || found.some(option => option.value === value)) return found
  return [{ value, text: labels.get(value) ?? value }, ...found]
}
