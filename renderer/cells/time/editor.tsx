import { TimePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { inputProps } from '../../controls/base/editor-props'
import { texts } from '../../controls/base/texts'
import type { DateSettings } from '../../controls/date/date-codec'
import { useEscape } from '../../controls/date/use-escape'
import { useKeptText } from '../../controls/date/use-kept-text'
import type { CellEditorProps } from '../../model/cell-type'
import { onSomeDay, WIRE_FORMAT } from './definition'

export function Editor(props: CellEditorProps<string, DateSettings>) {
  const shown = props.value === null ? null : onSomeDay(props.value)
  const popup = useEscape(props.unfolded)
  const take = (time: Dayjs | null) => !props.readOnly && props.onChange(time?.isValid() ? time.format(WIRE_FORMAT) : null)
  const { inputState, picker } = useKeptText(props, { shown, format: props.settings.format, onTake: take, message: texts.notTime })
  return (
    <TimePicker
      {...inputProps({ ...props, ...inputState })}
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
