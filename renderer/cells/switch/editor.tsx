import { Switch } from 'antd'
import { translated } from '../../model/catalogue'
import type { CellEditorProps } from '../../model/cell-type'
import { TruthSelect } from '../shared/choice-select'
import { ariaProps } from '../shared/editor-props'
import type { SwitchSettings } from './schema'

/** A switch; in a query bar a list of both, where nothing means all. */
export function Editor(props: CellEditorProps<boolean, SwitchSettings>) {
  const [on = '', off = ''] = props.settings.texts.map(text => translated(text))
  if (props.inQuery) return <TruthSelect {...props} on={on} off={off} />
  return (
    <span {...(props.onBlur === undefined ? {} : { onBlur: () => props.onBlur?.() })}>
      <Switch
        {...ariaProps(props)}
        {...(props.id === undefined ? {} : { id: props.id })}
        checked={props.value === true}
        disabled={props.disabled}
        autoFocus={props.autoFocus === true}
        checkedChildren={on}
        unCheckedChildren={off}
        onChange={checked => !props.readOnly && props.onChange(checked)}
      />
    </span>
  )
}
