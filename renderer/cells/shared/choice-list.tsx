import { Select } from 'antd'
import type { ChoiceEditorProps, Searching } from './choice-select'
import { joinValues, splitValues } from './comma'
import { inputProps } from './editor-props'
import { texts } from './texts'

/** One of the options, in a drop-down list that can be searched and cleared. */
export function ChoiceSelect({ onSearch, loading = false, ...props }: ChoiceEditorProps & Searching) {
  const searching = { loading, ...(onSearch && !props.readOnly ? { onSearch } : {}) }
  return (
    <Select<string>
      {...shared(props)}
      {...searching}
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
