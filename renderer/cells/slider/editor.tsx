import { Slider } from 'antd'
import { inputProps } from '../../controls/base/editor-props'
import type { CellEditorProps } from '../../model/cell-type'
import { NumberBox } from '../../ui/input/number-box'
import type { SliderSettings } from './definition'

/** A handle on its rail and the number beside it, which can be typed and emptied; the number alone in grids and queries. */
export function Editor(props: CellEditorProps<number, SliderSettings>) {
  const { settings, value, onChange, disabled, readOnly, field } = props
  const { min, max, step, suffix } = settings
  const alone = props.compact === true || props.inQuery === true
  const number = (
    <NumberBox
      {...inputProps(props)}
      min={min}
      max={max}
      step={step}
      readOnly={readOnly}
      value={value}
      onChange={onChange}
      {...(suffix ? { suffix } : {})}
      style={{ width: alone ? '100%' : 110, flex: 'none' }}
    />
  )
  if (alone) return number
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Slider
        min={min}
        max={max}
        step={step}
        disabled={disabled || readOnly}
        value={value ?? min}
        onChange={onChange}
        ariaLabelForHandle={field.title}
        tooltip={{ formatter: each => `${each ?? ''}${suffix ?? ''}` }}
        style={{ flex: 1, margin: '8px 6px' }}
      />
      {number}
    </div>
  )
}
