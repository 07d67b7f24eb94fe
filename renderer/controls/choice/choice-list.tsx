import { Select } from 'antd'
import { dictionariesOf } from '../../dictionary'
import { useHost } from '../../source/host-context'
import { joinValues, splitValues } from '../base/comma'
import { inputProps } from '../base/editor-props'
import { texts } from '../base/texts'
import type { ChoiceEditorProps, Searching } from './choice-select'
import { NoChoices } from './no-choices'

/** One of the options, in a drop-down list that can be searched and cleared. */
export function ChoiceSelect({ onSearch, onClose, loading = false, empty, ...props }: ChoiceEditorProps & Searching) {
  const again = useAgain(props.field.dict)
  const searching = { loading, ...(onSearch && !props.readOnly ? { onSearch } : {}) }
  return (
    <Select<string>
      {...shared(props)}
      {...searching}
      onOpenChange={open => (open ? again() : onClose?.())}
      notFoundContent={empty ?? <NoChoices dict={props.options.length === 0 ? props.field.dict : undefined} />}
      value={props.value}
      onChange={value => !props.readOnly && props.onChange(value ?? null)}
    />
  )
}

/** Several of the options, as comma text in their order of choosing. */
export function ChoicesSelect(props: ChoiceEditorProps) {
  const again = useAgain(props.field.dict)
  return (
    <Select<string[]>
      {...shared(props)}
      mode="multiple"
      onOpenChange={open => open && again()}
      notFoundContent={<NoChoices dict={props.options.length === 0 ? props.field.dict : undefined} />}
      {...(props.compact ? { maxTagCount: 1, maxTagTextLength: 5 } : {})}
      value={[...splitValues(props.value)]}
      onChange={values => !props.readOnly && props.onChange(joinValues(values))}
    />
  )
}

/** Reads a dictionary again that could not be read: the keyboard does not reach the button in a list. */
function useAgain(dict: string | undefined): () => void {
  const store = dictionariesOf(useHost())
  return () => {
    if (dict !== undefined && store.snapshot(dict).state === 'failed') store.invalidate(dict)
  }
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
