import dayjs, { type Dayjs } from 'dayjs'
import type { KeyboardEvent, ReactNode } from 'react'
import type { CalendarUnit } from './calendar-head'

export interface CalendarCellProps {
  readonly at: Dayjs
  /** `month`: the cell is a day; `year`: it is a month. */
  readonly unit: CalendarUnit
  /** The chosen day. */
  readonly day: Dayjs
  readonly children: ReactNode
}

/** A day of a month, or a month of a year: its number is a button, of which one alone is a tab stop. */
export function CalendarCell({ at, unit, day, children }: CalendarCellProps) {
  const kind = unit === 'month' ? 'day' : 'month'
  const chosen = at.isSame(day, kind)
  const today = at.isSame(dayjs(), kind) ? ' ant-picker-calendar-date-today' : ''
  return (
    <div className={`ant-picker-cell-inner ant-picker-calendar-date${today}`}>
      {/* A click reaches the cell around it, which chooses the day. */}
      <button
        type="button"
        className={`weft-calendar-number${chosen ? ' is-chosen' : ''}`}
        aria-label={at.format(kind === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM')}
        aria-pressed={chosen}
        tabIndex={chosen ? 0 : -1}
      >
        {at.format(kind === 'day' ? 'DD' : 'MMM')}
      </button>
      <div className="ant-picker-calendar-date-content">{children}</div>
    </div>
  )
}

/** Days, or months, that an arrow goes: a line of a month has seven days, one of a year three months. */
const STEPS: { readonly [unit in CalendarUnit]: { readonly [key: string]: number } } = {
  month: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 },
  year: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 },
}

/** Arrow keys choose another day, or month; the focus goes with it. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, unit: CalendarUnit, day: Dayjs, choose: (day: Dayjs) => void): void {
  const by = STEPS[unit][event.key]
  const { target, currentTarget } = event
  if (by === undefined || !(target as HTMLElement).matches('.weft-calendar-number')) return
  event.preventDefault()
  choose(day.add(by, unit === 'month' ? 'day' : 'month'))
  requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('.weft-calendar-number[aria-pressed=true]')?.focus())
}
