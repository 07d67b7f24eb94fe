import { Select } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { joinValues, splitValues } from './comma'
import { inputProps } from './editor-props'
import { texts } from './texts'

/** Props of an editor of choices, whatever its settings are. */
export type ChoiceEditorProps = Omit<CellEditorProps<string, unknown>, 'settings'>

/** For options that come while somebody types. */
interface Searching {
  readonly onSearch?: (text: string) => void
  readonly loading?: boolean
}

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

/** Both states of a truth as a list, where nothing means all. */
export function TruthSelect({
  on,
  off,
  ...props
}: Omit<CellEditorProps<boolean, unknown>, 'settings'> & { readonly on: string; readonly off: string }) {
  return (
    <ChoiceSelect
      {...props}
      options={[
        { value: 'on', text: on },
        { value: 'off', text: off },
      ]}
      value={props.value === null ? null : props.value ? 'on' : 'off'}
      onChange={value => props.onChange(value === null ? null : value === 'on')}
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
