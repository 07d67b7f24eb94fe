import { Checkbox } from 'antd'
import { translated } from '../../model/catalogue'
import type { CellEditorProps } from '../../model/cell-type'
import { TruthSelect } from '../shared/choice-select'
import { ariaProps } from '../shared/editor-props'
import type { CheckboxMetaSettings } from './schema'

/** A box; in a query bar a list of both, where nothing means all. */
export function Editor(props: CellEditorProps<boolean, CheckboxMetaSettings>) {
  const [on = '', off = ''] = props.settings.texts.map(text => translated(text))
  if (props.inQuery) return <TruthSelect {...props} on={on} off={off} />
  return (
    <Checkbox
      {...ariaProps(props)}
      {...(props.id === undefined ? {} : { id: props.id })}
      {...(props.onBlur === undefined ? {} : { onBlur: () => props.onBlur?.() })}
      checked={props.value === true}
      disabled={props.disabled}
      autoFocus={props.autoFocus === true}
      onChange={event => !props.readOnly && props.onChange(event.target.checked)}
    />
  )
}
