import { translated } from '../../model/catalogue'
import type { CellEditorProps } from '../../model/cell-type'
import { Box } from '../shared/box'
import { TruthSelect } from '../shared/choice-select'
import type { CheckboxMetaSettings } from './schema'

/** A box; in a query bar a list of both, where nothing means all. */
export function Editor(props: CellEditorProps<boolean, CheckboxMetaSettings>) {
  const [on = '', off = ''] = props.settings.texts.map(text => translated(text))
  if (props.inQuery) return <TruthSelect {...props} on={on} off={off} />
  return (
    <Box
      label={props.field.title}
      invalid={props.invalid}
      readOnly={props.readOnly}
      {...(props.id === undefined ? {} : { id: props.id })}
      {...(props.describedBy === undefined ? {} : { describedBy: props.describedBy })}
      {...(props.onBlur === undefined ? {} : { onBlur: props.onBlur })}
      checked={props.value === true}
      disabled={props.disabled}
      autoFocus={props.autoFocus === true}
      onChange={on => !props.readOnly && props.onChange(on)}
    />
  )
}
