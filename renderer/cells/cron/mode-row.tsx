import { Checkbox, Select } from 'antd'
import { type CronPart, type CronUnit, printPart } from '../../cron'
import { NumberBox } from '../../ui/input/number-box'
import { type Bounds, beforeLimits, type DialogWidth, limitsOf, type Mode, nthLimits, rangeOf, rangePart, stepOf, stepPart } from './modes'
import { texts } from './texts'

export interface ModeRowProps {
  readonly unit: CronUnit
  readonly mode: Mode
  readonly width: DialogWidth
  readonly part: CronPart
  readonly disabled: boolean
  readonly onChange: (part: CronPart) => void
}

/** The numbers that belong to a mode, in a sentence; nothing for one that has none. */
export function ModeRow(props: ModeRowProps) {
  const { mode, part } = props
  if (mode === 'range') return <RangeRow {...props} />
  if (mode === 'step') return <StepRow {...props} />
  if (mode === 'other') return <code>{printPart(part)}</code>
  if (part.kind === 'nearest' && mode === 'workday') return <WorkdayRow {...props} day={part.day} />
  if (part.kind === 'last' && mode === 'before') return <BeforeRow {...props} last={part} />
  if (part.kind === 'lastWeekday') return <LastWeekdayRow {...props} week={part.week} />
  if (part.kind === 'nth') return <NthRow {...props} nth={part} />
  return null
}

function RangeRow({ unit, width, part, disabled, onChange }: ModeRowProps) {
  const [from, to] = rangeOf(unit, part)
  const limits = limitsOf(unit, width)
  const parts = { unit, mode: texts.range, disabled }
  return (
    <span className="weft-cron-row">
      {texts.from}
      <Value {...parts} what={texts.from} value={from} bounds={limits.from} onChange={next => onChange(rangePart(next, to))} />
      {texts.to}
      <Value {...parts} what={texts.to} value={to} bounds={limits.to} onChange={next => onChange(rangePart(from, next))} />
      {texts.ends[unit]}
    </span>
  )
}

function StepRow({ unit, width, part, disabled, onChange }: ModeRowProps) {
  const [start, every] = stepOf(unit, part)
  const limits = limitsOf(unit, width)
  const parts = { unit, mode: texts.step, disabled }
  return (
    <span className="weft-cron-row">
      {texts.from}
      <Value {...parts} what={texts.from} value={start} bounds={limits.start} onChange={next => onChange(stepPart(next, every))} />
      {texts.begins}
      <Count {...parts} what={texts.interval} value={every} bounds={limits.every} onChange={next => onChange(stepPart(start, next))} />
      {texts.counted[unit]}
    </span>
  )
}

function WorkdayRow({ unit, width, disabled, onChange, day }: ModeRowProps & { readonly day: number }) {
  const change = (next: number) => onChange({ kind: 'nearest', day: next })
  return (
    <span className="weft-cron-row">
      {texts.thisMonth}
      <Count
        unit={unit}
        mode={texts.workday}
        what={texts.value}
        disabled={disabled}
        value={day}
        bounds={limitsOf(unit, width).to}
        onChange={change}
      />
      {texts.nearest}
    </span>
  )
}

type Last = Extract<CronPart, { readonly kind: 'last' }>

function BeforeRow({ unit, disabled, onChange, last }: ModeRowProps & { readonly last: Last }) {
  return (
    <span className="weft-cron-row">
      <Count
        unit={unit}
        mode={texts.before}
        what={texts.value}
        disabled={disabled}
        value={last.before}
        bounds={beforeLimits}
        onChange={before => onChange({ ...last, before })}
      />
      {texts.daysBefore}
      <Checkbox disabled={disabled} checked={last.workday} onChange={event => onChange({ ...last, workday: event.target.checked })}>
        {texts.nearestToIt}
      </Checkbox>
    </span>
  )
}

function LastWeekdayRow({ unit, disabled, onChange, week }: ModeRowProps & { readonly week: number }) {
  const change = (next: number) => onChange({ kind: 'lastWeekday', week: next })
  return (
    <span className="weft-cron-row">
      <Weekday unit={unit} mode={texts.lastWeekday} what={texts.value} disabled={disabled} value={week} onChange={change} />
    </span>
  )
}

type Nth = Extract<CronPart, { readonly kind: 'nth' }>

function NthRow({ unit, disabled, onChange, nth }: ModeRowProps & { readonly nth: Nth }) {
  const [before, behind] = texts.nthOf
  const parts = { unit, mode: texts.nth, disabled }
  return (
    <span className="weft-cron-row">
      {before}
      <Count {...parts} what={texts.value} value={nth.nth} bounds={nthLimits} onChange={next => onChange({ ...nth, nth: next })} />
      {behind}
      <Weekday {...parts} what={texts.units.week} value={nth.week} onChange={week => onChange({ ...nth, week })} />
    </span>
  )
}

interface InputProps {
  readonly unit: CronUnit
  readonly mode: string
  /** What of the mode it is, for those who listen to it. */
  readonly what: string
  readonly disabled: boolean
  readonly value: number
  readonly onChange: (value: number) => void
}

type CountProps = InputProps & { readonly bounds: Bounds }

const labelOf = ({ unit, mode, what }: InputProps) => texts.part(texts.units[unit], mode, what)

/** A number, or the name of a weekday. */
function Value(props: CountProps) {
  return props.unit === 'week' ? <Weekday {...props} /> : <Count {...props} />
}

function Count(props: CountProps) {
  const { value, bounds, disabled, onChange } = props
  return (
    <NumberBox
      size="small"
      className="weft-cron-count"
      aria-label={labelOf(props)}
      disabled={disabled}
      // A number that was typed elsewhere is shown as it is.
      min={Math.min(bounds.min, value)}
      max={Math.max(bounds.max, value)}
      precision={0}
      value={value}
      onChange={next => next !== null && onChange(next)}
    />
  )
}

function Weekday(props: InputProps) {
  const { value, disabled, onChange } = props
  return (
    <Select
      size="small"
      className="weft-cron-weekday"
      aria-label={labelOf(props)}
      disabled={disabled}
      value={value}
      options={texts.weekdays.map((label, index) => ({ value: index + 1, label }))}
      onChange={onChange}
    />
  )
}
