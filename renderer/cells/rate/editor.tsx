import { Rate } from 'antd'
import { ariaProps, inputProps } from '../../controls/base/editor-props'
import { leaving } from '../../controls/choice/leaving'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { NumberBox } from '../../ui/input/number-box'
import type { RateSettings } from './definition'

const plain = { border: 0, margin: 0, padding: 0, minWidth: 0 }

/** Stars to be clicked, or set by the arrow keys; the number in a query, where nothing means all. */
export function Editor(props: CellEditorProps<number, RateSettings>) {
  const { settings, value, onChange } = props
  if (props.inQuery) {
    const step = settings.allowHalf ? 0.5 : 1
    return (
      <NumberBox
        {...inputProps(props)}
        min={0}
        max={settings.count}
        step={step}
        value={value}
        onChange={onChange}
        style={{ width: '100%' }}
      />
    )
  }
  return (
    <fieldset {...ariaProps(props)} {...defined({ id: props.id })} style={plain} onBlur={leaving(props.onBlur)}>
      <Rate
        count={settings.count}
        allowHalf={settings.allowHalf}
        disabled={props.disabled || props.readOnly}
        autoFocus={props.autoFocus === true}
        value={value ?? 0}
        // A click on the star that is given takes it back.
        onChange={next => onChange(next === 0 ? null : next)}
      />
    </fieldset>
  )
}
