import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../base/editor-props'
import { texts } from '../base/texts'
import { type DaySettings, shownFormat } from './date-codec'
import { useEscape } from './use-escape'
import { useKeptText } from './use-kept-text'

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
  const popup = useEscape(props.unfolded)
  const { picker: period } = props.settings
  const format = shownFormat(props.settings, props.wireFormat)
  const take = (date: Dayjs | null) => {
    const whole = period && date ? date.startOf(period) : date
    if (!props.readOnly) props.onChange(whole?.isValid() ? whole.format(props.wireFormat) : null)
  }
  const { inputState, picker } = useKeptText(props, { shown, format, onTake: take, message: texts.notDate })
  return (
    <DatePicker
      {...inputProps({ ...props, ...inputState })}
      {...picker}
      {...popup}
      placeholder={props.placeholder ?? texts.choose}
      value={shown}
      onChange={take}
      format={format}
      {...(period ? { picker: period } : {})}
      showTime={props.showTime}
      inputReadOnly={props.readOnly}
      allowClear={!props.readOnly}
      style={{ width: '100%' }}
      defaultOpen={props.unfolded === true}
      {...(props.readOnly ? { open: false } : {})}
    />
  )
}
