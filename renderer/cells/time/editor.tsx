import { TimePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../shared/editor-props'
import { texts } from '../shared/texts'
import { useEscape } from '../shared/use-escape'
import { useKeptText } from '../shared/use-kept-text'
import { onSomeDay } from './codec'
import { type TimeSettings, WIRE_FORMAT } from './schema'

export function Editor(props: CellEditorProps<string, TimeSettings>) {
  const shown = props.value === null ? null : onSomeDay(props.value)
  const popup = useEscape(props.unfolded)
  const take = (time: Dayjs | null) => !props.readOnly && props.onChange(time?.isValid() ? time.format(WIRE_FORMAT) : null)
  const { judged, picker } = useKeptText(props, { shown, format: props.settings.format, onTake: take, message: texts.notTime })
  return (
    <TimePicker
      {...inputProps({ ...props, ...judged })}
      {...picker}
      {...popup}
      placeholder={props.placeholder ?? texts.choose}
      value={shown}
      onChange={take}
      format={props.settings.format}
      inputReadOnly={props.readOnly}
      allowClear={!props.readOnly}
      style={{ width: '100%' }}
      defaultOpen={props.unfolded === true}
      {...(props.readOnly ? { open: false } : {})}
    />
  )
}
