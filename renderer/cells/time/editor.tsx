import { TimePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { texts } from '../../controls/base/texts'
import type { DateSettings } from '../../controls/date/date-codec'
import { usePicker } from '../../controls/date/use-picker'
import type { CellEditorProps } from '../../model/cell-type'
import { onSomeDay, WIRE_FORMAT } from './definition'

export function Editor(props: CellEditorProps<string, DateSettings>) {
  const shown = props.value === null ? null : onSomeDay(props.value)
  const take = (time: Dayjs | null) => !props.readOnly && props.onChange(time?.isValid() ? time.format(WIRE_FORMAT) : null)
  return <TimePicker {...usePicker(props, { shown, format: props.settings.format, onTake: take, message: texts.notTime })} />
}
