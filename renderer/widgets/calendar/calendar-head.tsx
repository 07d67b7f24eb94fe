import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Radio, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { texts } from '../../ui/texts'

/** What a calendar shows at once: the days of a month, or the months of a year. */
export type CalendarUnit = 'month' | 'year'

export interface CalendarHeadProps {
  readonly value: Dayjs
  readonly onChange: (day: Dayjs) => void
  readonly unit: CalendarUnit
  readonly onUnit: (unit: CalendarUnit) => void
}

/** Years to choose from, before and after the one that is shown. */
const AROUND = 10

/** Year, month and unit, each with a name, and the way to the neighbours. */
export function CalendarHead({ value, onChange, unit, onUnit }: CalendarHeadProps) {
  const year = value.year()
  const years = Array.from({ length: 2 * AROUND + 1 }, (_, index) => option(year - AROUND + index))
  const months = Array.from({ length: 12 }, (_, index) => ({ value: index, label: value.month(index).format('MMM') }))
  const step = (by: number) => onChange(value.add(by, unit))
  return (
    <div className="weft-calendar-head">
      <Button type="text" aria-label={texts.calendarEarlier[unit]} icon={<LeftOutlined aria-hidden />} onClick={() => step(-1)} />
      <Select aria-label={texts.calendarYear} value={year} options={years} onChange={next => onChange(value.year(next))} />
      {unit === 'month' && (
        <Select aria-label={texts.calendarMonth} value={value.month()} options={months} onChange={next => onChange(value.month(next))} />
      )}
      <Button type="text" aria-label={texts.calendarLater[unit]} icon={<RightOutlined aria-hidden />} onClick={() => step(1)} />
      <Radio.Group
        aria-label={texts.calendarUnit}
        value={unit}
        onChange={({ target }) => onUnit(target.value as CalendarUnit)}
        optionType="button"
        options={[
          { value: 'month', label: texts.calendarUnits.month },
          { value: 'year', label: texts.calendarUnits.year },
        ]}
      />
    </div>
  )
}

const option = (year: number) => ({ value: year, label: String(year) })
