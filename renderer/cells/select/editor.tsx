import { useState } from 'react'
import { useDictionarySearch } from '../../dictionary'
import type { Option } from '../../model/option'
import { ChoiceSelect } from '../shared/choice-list'
import type { ChoiceEditorProps } from '../shared/choice-select'

/** A table with this many rows has more of them than a server may have sent. */
export const BIG = 200

/** `table,text,code`, without a condition, which the search does not know. */
const isTriple = (dict: string | undefined): dict is string => dict?.split(',').length === 3

/** One of the options. What is typed is also looked for on the server when they are rows of a big table. */
export function Editor(props: ChoiceEditorProps) {
  const { field, options } = props
  const [keyword, setKeyword] = useState('')
  const triple = isTriple(field.dict) && options.length >= BIG ? field.dict : undefined
  const found = useDictionarySearch(triple, keyword)
  if (triple === undefined) return <ChoiceSelect {...props} />
  return <ChoiceSelect {...props} options={joined(options, found.options)} onSearch={setKeyword} loading={found.busy} />
}

function joined(options: readonly Option[], found: readonly Option[]): readonly Option[] {
  const known = new Set(options.map(({ value }) => value))
  return [...options, ...found.filter(({ value }) => !known.has(value))]
}
