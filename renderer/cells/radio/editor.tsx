import { Radio } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import type { ChoiceSettings } from '../shared/choice-codec'
import { ChoiceSelect } from '../shared/choice-select'
import { ariaProps } from '../shared/editor-props'
import { leaving } from '../shared/leaving'

/** Dots for all options; in a query bar a list, where nothing means all. */
export function Editor(props: CellEditorProps<string, ChoiceSettings>) {
  if (props.inQuery) return <ChoiceSelect {...props} />
  return (
    <div role="radiogroup" {...ariaProps(props)} {...(props.id === undefined ? {} : { id: props.id })} onBlur={leaving(props.onBlur)}>
      <Radio.Group
        name={props.id ?? props.field.name}
        disabled={props.disabled}
        value={props.value}
        onChange={event => !props.readOnly && props.onChange(event.target.value)}
      >
        {props.options.map((option, index) => (
          <Radio
            key={option.value}
            value={option.value}
            disabled={props.disabled || option.disabled === true}
            autoFocus={props.autoFocus === true && index === 0}
          >
            {option.text}
          </Radio>
        ))}
      </Radio.Group>
    </div>
  )
}
