import { Select, Spin } from 'antd'
import { useState } from 'react'
import { inputProps } from '../../controls/base/editor-props'
import { LoadFailed } from '../../controls/base/load-failed'
import { texts as shared } from '../../controls/base/texts'
import { useWords } from '../../controls/choice/use-words'
import { LIST_SEARCH_DELAY, SELECT_SEARCH_DELAY, useDictionarySearch } from '../../dictionary'
import { learnLabels, useLabels } from '../../dictionary/labels'
import type { CellEditorProps } from '../../model/cell-type'
import type { Option } from '../../model/option'
import { useHost } from '../../source/host-context'
import type { SearchSettings } from './definition'
import { chosenBefore, forgetChoice, rememberChoice } from './history'
import { namesOf } from './labels'
import { forgottenBy, Remembered } from './remembered'
import { texts } from './texts'

/** One row of a table: what is typed is asked of the server once the typing rests. Before anything is typed, what was chosen before is offered. */
export function SearchSelect(props: CellEditorProps<string, SearchSettings>) {
  const { settings, value, readOnly } = props
  const host = useHost()
  const { words, onSearch, forget, around } = useWords()
  const inList = props.compact === true || props.inQuery === true
  const found = useDictionarySearch(settings.dict, words, inList ? LIST_SEARCH_DELAY : SELECT_SEARCH_DELAY)
  const [before, setBefore] = useState(() => chosenBefore(host, settings.dict))
  const { what, fetch } = namesOf(settings.dict)
  const labels = useLabels(what, value === null ? [] : [value], fetch)
  const typed = words.trim()
  const choose = (chosen: Labelled | undefined) => {
    if (readOnly) return
    if (chosen !== undefined) {
      const option = { value: chosen.value, text: textOf(chosen.value, [...found.options, ...before]) }
      learnLabels(host, what, fetch, new Map([[option.value, option.text]]))
      setBefore(rememberChoice(host, settings.dict, option))
    }
    props.onChange(chosen?.value ?? null)
  }
  const unlearn = (key: string) => setBefore(forgetChoice(host, settings.dict, key))
  return (
    <span {...around} style={{ display: 'contents' }}>
      <Select<Labelled | undefined>
        {...inputProps(props)}
        placeholder={props.placeholder ?? shared.choose}
        labelInValue
        value={value === null ? undefined : { value, label: labels.get(value) ?? value }}
        onChange={choose}
        options={typed === '' ? remembered(before) : listed(found.options)}
        optionRender={({ value: key, label }) =>
          typed === '' && key !== undefined ? <Remembered text={String(label)} onForget={() => unlearn(String(key))} /> : label
        }
        onKeyDown={event => {
          const key = typed === '' && !readOnly ? forgottenBy(event) : undefined
          if (key === undefined || !before.some(option => option.value === key)) return
          event.preventDefault()
          unlearn(key)
        }}
        onOpenChange={open => open || forget()}
        // The server has decided what is found, by more than the text.
        filterOption={false}
        loading={found.busy}
        notFoundContent={<Nothing typed={typed} found={found} />}
        allowClear={!readOnly}
        defaultOpen={props.unfolded === true}
        style={{ width: '100%' }}
        {...(readOnly ? { open: false, showSearch: false } : { onSearch, showSearch: true })}
      />
    </span>
  )
}

interface Labelled {
  readonly value: string
  readonly label: string
}

const textOf = (value: string, options: readonly Option[]) => options.find(option => option.value === value)?.text ?? value

const listed = (options: readonly Option[]) => options.map(({ value, text }) => ({ value, label: text }))

const remembered = (options: readonly Option[]) => (options.length === 0 ? [] : [{ label: texts.before, options: listed(options) }])

function Nothing({ typed, found }: { readonly typed: string; readonly found: ReturnType<typeof useDictionarySearch> }) {
  if (typed === '') return <span role="status">{texts.typeToSearch}</span>
  if (found.failed) return <LoadFailed onRetry={found.retry} />
  if (found.busy || found.by !== typed)
    return (
      <span role="status">
        <Spin size="small" /> {texts.searching}
      </span>
    )
  return <span role="status">{shared.noData}</span>
}
