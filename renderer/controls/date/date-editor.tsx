import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { CellEditorProps } from '../../model/cell-type'
import { texts } from '../base/texts'
import { type DaySettings, shownFormat } from './date-codec'
import { usePicker } from './use-picker'

interface DateEditorProps extends CellEditorProps<string, DaySettings> {
  readonly wireFormat: string
  readonly showTime: boolean
}

/** An editor of texts in the API's spelling `wireFormat`; `showTime` adds the clock. */
export function dateEditor(wireFormat: string, showTime: boolean) {
  return function Editor(props: CellEditorProps<string, DaySettings>) {
    return <DateEditor {...props} wireFormat={wireFormat} showTime={showTime} />
  }
}

function DateEditor(props: DateEditorProps) {
  const shown = props.value === null ? null : dayjs(props.value)
  const { picker: period } = props.settings
  const format = shownFormat(props.settings, props.wireFormat)
  const take = (date: Dayjs | null) => {
    const whole = period && date ? date.startOf(period) : date
    if (!props.readOnly) props.onChange(whole?.isValid() ? whole.format(props.wireFormat) : null)
  }
  const picker = usePicker(props, { shown, format, onTake: take, message: texts.notDate })
  return <DatePicker {...picker} {...(period ? { picker: period } : {})} showTime={props.showTime} />
}
