import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { CellEditorProps } from '../../model/cell-type'
import type { DateSettings } from './date-codec'
import { inputProps } from './editor-props'
import { texts } from './texts'
import { useEscape } from './use-escape'
import { useKeptText } from './use-kept-text'

/** A calendar for texts in the API's spelling; `showTime` adds the clock. */
export function DateEditor(props: CellEditorProps<string, DateSettings> & { readonly wireFormat: string; readonly showTime: boolean }) {
  const shown = props.value === null ? null : dayjs(props.value)
  const popup = useEscape(props.unfolded)
  const take = (date: Dayjs | null) => !props.readOnly && props.onChange(date?.isValid() ? date.format(props.wireFormat) : null)
  const { judged, picker } = useKeptText(props, { shown, format: props.settings.format, onTake: take, message: texts.notDate })
  return (
    <DatePicker
      {...inputProps({ ...props, ...judged })}
      {...picker}
      {...popup}
      placeholder={props.placeholder ?? texts.choose}
      value={shown}
      onChange={take}
      format={props.settings.format}
      showTime={props.showTime}
      inputReadOnly={props.readOnly}
      allowClear={!props.readOnly}
      style={{ width: '100%' }}
      defaultOpen={props.unfolded === true}
      {...(props.readOnly ? { open: false } : {})}
    />
  )
}
