import { Select, Spin } from 'antd'
import { dictionariesOf, useDictionaryState } from '../../dictionary'
import { useHost } from '../../source/host-context'
import type { ChoiceEditorProps, Searching } from './choice-select'
import { joinValues, splitValues } from './comma'
import { inputProps } from './editor-props'
import { LoadFailed } from './load-failed'
import { texts } from './texts'

/** One of the options, in a drop-down list that can be searched and cleared. */
export function ChoiceSelect({ onSearch, loading = false, empty, ...props }: ChoiceEditorProps & Searching) {
  const searching = { loading, ...(onSearch && !props.readOnly ? { onSearch } : {}) }
  return (
    <Select<string>
      {...shared(props)}
      {...searching}
      notFoundContent={empty ?? <Nothing dict={props.options.length === 0 ? props.field.dict : undefined} />}
      value={props.value}
      onChange={value => !props.readOnly && props.onChange(value ?? null)}
    />
  )
}

/** Several of the options, as comma text in their order of choosing. */
export function ChoicesSelect(props: ChoiceEditorProps) {
  return (
    <Select<string[]>
      {...shared(props)}
      mode="multiple"
      notFoundContent={<Nothing dict={props.options.length === 0 ? props.field.dict : undefined} />}
      {...(props.compact ? { maxTagCount: 1, maxTagTextLength: 5 } : {})}
      value={[...splitValues(props.value)]}
      onChange={values => !props.readOnly && props.onChange(joinValues(values))}
    />
  )
}

function shared(props: ChoiceEditorProps) {
  return {
    ...inputProps(props),
    placeholder: props.placeholder ?? texts.choose,
    options: props.options.map(option => ({ value: option.value, label: option.text, disabled: option.disabled === true })),
    optionFilterProp: 'label',
    allowClear: !props.readOnly,
    showSearch: !props.readOnly,
    style: { width: '100%' },
    defaultOpen: props.unfolded === true,
    ...(props.readOnly ? { open: false } : {}),
  } as const
}

/** Why the list is empty: its dictionary is on its way, could not be read, or has nothing. */
function Nothing({ dict }: { readonly dict: string | undefined }) {
  const store = dictionariesOf(useHost())
  const { state } = useDictionaryState(dict)
  if (dict !== undefined && state === 'failed') return <LoadFailed onRetry={() => store.invalidate(dict)} />
  if (state === 'loading')
    return (
      <span role="status">
        <Spin size="small" /> {texts.loading}
      </span>
    )
  return <span role="status">{texts.noData}</span>
}
