import { ChoiceSelect } from '../../controls/choice/choice-list'
import type { ChoiceEditorProps } from '../../controls/choice/choice-select'
import { useWords } from '../../controls/choice/use-words'
import { useDictionarySearch } from '../../dictionary'
import type { Option } from '../../model/option'
import type { SelectSettings } from './definition'

/** A table with this many rows has more of them than a server may have sent. */
export const BIG = 200

/** `table,text,code`, without a condition, which the search does not know. */
const isTriple = (dict: string | undefined): dict is string => dict?.split(',').length === 3

/** One of the options, or what is typed where that may be. It is also looked for on the server when they are rows of a big table. */
export function Editor({ settings, ...props }: ChoiceEditorProps & { readonly settings?: Pick<SelectSettings, 'allowInput'> }) {
  const { field, options } = props
  const free = settings?.allowInput === true
  const { words, onSearch, forget, around } = useWords()
  const triple = isTriple(field.dict) && options.length >= BIG ? field.dict : undefined
  const found = useDictionarySearch(triple, words)
  const searching = triple === undefined && !free ? {} : { onSearch, loading: triple !== undefined && found.busy, onClose: forget }
  const offered = triple === undefined ? options : joined(options, found.options)
  // One element whatever the options are: they may come while the list is open.
  return (
    <span {...around} style={{ display: 'contents' }}>
      <ChoiceSelect {...props} {...searching} options={free ? withTyped(offered, words) : offered} />
    </span>
  )
}

/** With what is typed where it is none of them; the list finds it by all that was typed. */
function withTyped(options: readonly Option[], words: string): readonly Option[] {
  const typed = words.trim()
  const known = typed === '' || options.some(({ value, text }) => value === typed || text === typed)
  return known ? options : [...options, { value: typed, text: words }]
}

function joined(options: readonly Option[], found: readonly Option[]): readonly Option[] {
  const known = new Set(options.map(({ value }) => value))
  return [...options, ...found.filter(({ value }) => !known.has(value))]
}
