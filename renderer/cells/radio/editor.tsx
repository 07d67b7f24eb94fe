import type { CellEditorProps } from '../../model/cell-type'
import { Box } from '../shared/box'
import type { ChoiceSettings } from '../shared/choice-codec'
import { ChoiceSelect, NoChoices } from '../shared/choice-select'
import { ariaProps } from '../shared/editor-props'
import { leaving } from '../shared/leaving'

/** Dots for all options; in a query bar a list, where nothing means all. */
export function Editor(props: CellEditorProps<string, ChoiceSettings>) {
  if (props.inQuery) return <ChoiceSelect {...props} />
  return (
    <div role="radiogroup" {...ariaProps(props)} {...(props.id === undefined ? {} : { id: props.id })} onBlur={leaving(props.onBlur)}>
      {props.options.length === 0 && <NoChoices dict={props.field.dict} />}
      {props.options.map((option, index) => (
        <Box
          key={option.value}
          type="radio"
          name={props.id ?? props.field.name}
          checked={props.value === option.value}
          disabled={props.disabled || option.disabled === true}
          autoFocus={props.autoFocus === true && index === 0}
          onChange={() => !props.readOnly && props.onChange(option.value)}
        >
          {option.text}
        </Box>
      ))}
    </div>
  )
}
