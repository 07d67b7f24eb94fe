import { Switch } from 'antd'
import { ariaProps } from '../../controls/base/editor-props'
import { TruthSelect } from '../../controls/choice/choice-select'
import { translated } from '../../model/catalogue'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import type { SwitchSettings } from './definition'

/** A switch; in a query bar a list of both, where nothing means all. */
export function Editor(props: CellEditorProps<boolean, SwitchSettings>) {
  const [on = '', off = ''] = props.settings.texts.map(text => translated(text))
  if (props.inQuery) return <TruthSelect {...props} on={on} off={off} />
  return (
    <span {...(props.onBlur === undefined ? {} : { onBlur: () => props.onBlur?.() })}>
      <Switch
        {...ariaProps(props)}
        {...defined({ id: props.id })}
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
