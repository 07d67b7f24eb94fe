import { Calendar, Spin } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useEffect, useMemo, useState } from 'react'
import { useNarrow } from '../../hooks/media-query'
import { useLatest } from '../../hooks/use-latest'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { readPage } from '../../source/read-page'
import { toneColour } from '../../ui/look/tones'
import { fieldText, RowText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import { monthOf, rowsByDay } from './days'
import type { CalendarSettings } from './definition'
import './calendar.css'
import { CalendarCell, moveByArrows } from './calendar-cell'
import { CalendarHead, type CalendarUnit } from './calendar-head'

const DAY = 'YYYY-MM-DD'
const MONTH = 7

/**
 * A month with its rows, and those of the chosen day in words below. Siblings, and the block's own source, see
 * `selected.day`, `selected.month`, `selected.begin` and `selected.end`.
 */
export function CalendarBlock({ settings, data, onSelect }: WidgetProps<CalendarSettings>) {
  const narrow = useNarrow()
  const [day, setDay] = useState(() => dayjs())
  const chosen = day.format(DAY)
  const tell = useLatest(onSelect)
  useEffect(() => tell.current?.({ day: chosen, ...monthOf(chosen) }), [chosen])
  const rows = useMemo(() => (data === undefined ? [] : readPage(data).rows), [data])
  const days = useMemo(() => rowsByDay(rows, settings), [rows, settings])
  const [unit, setUnit] = useState<CalendarUnit>('month')
  const marks = (at: Dayjs, of: string) =>
    of === 'month' ? (
      <MonthMark count={countIn(days, at)} />
    ) : (
      <DayMarks rows={days.get(at.format(DAY)) ?? []} settings={settings} narrow={narrow} />
    )
  return (
    <div className="weft-calendar" aria-busy={data === undefined}>
      <Spin spinning={data === undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons of the days inside are what has the focus. */}
        <div onKeyDown={event => moveByArrows(event, unit, day, setDay)}>
          <Calendar
            fullscreen={!narrow}
            mode={unit}
            value={day}
            onChange={setDay}
            onPanelChange={(_, next) => setUnit(next)}
            headerRender={({ value, onChange }) => <CalendarHead value={value} onChange={onChange} unit={unit} onUnit={setUnit} />}
            fullCellRender={(at, { type }) => (
              <CalendarCell at={at} unit={type === 'month' ? 'year' : 'month'} day={day}>
                {marks(at, type)}
              </CalendarCell>
            )}
          />
        </div>
      </Spin>
      <DayList title={chosen} rows={days.get(chosen) ?? []} settings={settings} />
    </div>
  )
}

function countIn(days: ReadonlyMap<string, readonly Row[]>, at: Dayjs): number {
  const month = at.format('YYYY-MM')
  return [...days].reduce((sum, [day, rows]) => (day.slice(0, MONTH) === month ? sum + rows.length : sum), 0)
}

function MonthMark({ count }: { readonly count: number }) {
  return count === 0 ? null : <span className="weft-calendar-count">{texts.calendarCount(count)}</span>
}

/** Lines of a day before the rest is only counted. */
const SHOWN = 3

interface MarksProps {
  readonly rows: readonly Row[]
  readonly settings: CalendarSettings
}

function DayMarks({ rows, settings, narrow }: MarksProps & { readonly narrow: boolean }) {
  if (rows.length === 0) return null
  if (narrow) return <span className="weft-calendar-dot" role="img" aria-label={texts.calendarCount(rows.length)} />
  return (
    <ul className="weft-calendar-day">
      <Marks rows={rows.slice(0, SHOWN)} settings={settings} />
      {rows.length > SHOWN && <li className="weft-calendar-count">{texts.calendarMore(rows.length - SHOWN)}</li>}
    </ul>
  )
}

function Marks({ rows, settings }: MarksProps) {
  const lines = rows.map((row, index) => ({ row, key: String(index) }))
  return lines.map(({ row, key }) => (
    <li key={key} title={fieldText(row, settings.text)}>
      <span className="weft-calendar-tone" style={{ background: toneColour(settings.tones, fieldText(row, settings.tone)) }} />
      <RowText row={row} text={settings.text} link={settings.link} />
    </li>
  ))
}

/** The day in words: what a small cell has no room for, and what is read out. */
function DayList({ title, ...props }: MarksProps & { readonly title: string }) {
  return (
    <div className="weft-calendar-list" role="status">
      <h3>{title}</h3>
      {props.rows.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul>
          <Marks {...props} />
        </ul>
      )}
    </div>
  )
}
