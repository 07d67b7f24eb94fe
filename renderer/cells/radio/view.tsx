import { useId } from 'react'
import { ariaProps } from '../../controls/base/editor-props'
import { Box } from '../../controls/choice/box'
import type { ChoiceSettings } from '../../controls/choice/choice-codec'
import { ChoiceSelect, NoChoices } from '../../controls/choice/choice-select'
import { ChoiceViewer } from '../../controls/choice/choice-viewer'
import { leaving } from '../../controls/choice/leaving'
import type { CellEditorProps, CellType } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { definition } from './definition'

/** Dots for all options; in a query bar a list, where nothing means all. */
function Editor(props: CellEditorProps<string, ChoiceSettings>) {
  // Dots of one name let go of each other, wherever in the window they stand.
  const name = useId()
  if (props.inQuery) return <ChoiceSelect {...props} />
  return (
    <div role="radiogroup" {...ariaProps(props)} {...defined({ id: props.id })} onBlur={leaving(props.onBlur)}>
      {props.options.length === 0 && <NoChoices dict={props.field.dict} />}
      {props.options.map((option, index) => (
        <Box
          key={option.value}
          type="radio"
          name={name}
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

export const radio: CellType<string, ChoiceSettings> = { ...definition, Viewer: ChoiceViewer, Editor }
