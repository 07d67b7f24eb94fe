import { Switch } from 'antd'
import { ariaProps } from '../../controls/base/editor-props'
import { type TruthProps, truthEditor } from '../../controls/choice/truth-editor'
import { defined } from '../../model/defined'
import type { SwitchSettings } from './definition'

function Lever({ on, off, ...props }: TruthProps<SwitchSettings>) {
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

export const Editor = truthEditor(Lever)
