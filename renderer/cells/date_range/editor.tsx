import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { inputProps } from '../../controls/base/editor-props'
import { useEscape } from '../../controls/date/use-escape'
import type { CellEditorProps } from '../../model/cell-type'
import { type DateRangeSettings, daysOf, texts } from './definition'

/** Two days in one calendar. Until both are there, nothing has changed. */
export function Editor(props: CellEditorProps<string, DateRangeSettings>) {
  const { placeholder, ...common } = inputProps(props)
  const popup = useEscape(props.unfolded)
  const [begin, end] = daysOf(props.value).map(day => dayjs(day))
  const take = (days: readonly (Dayjs | null)[] | null) => {
    if (props.readOnly) return
    const [from, to] = days ?? []
    props.onChange(from && to ? `${from.format('YYYY-MM-DD')},${to.format('YYYY-MM-DD')}` : null)
  }
  return (
    <DatePicker.RangePicker
      {...common}
      {...popup}
      placeholder={[placeholder ?? texts.begin, texts.end]}
      value={begin && end ? [begin, end] : null}
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
