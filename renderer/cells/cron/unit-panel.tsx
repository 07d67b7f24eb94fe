import { Checkbox, Radio, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import type { CronPart, CronUnit } from '../../cron'
import { ModeRow } from './mode-row'
import { choicesOf, type DialogWidth, type Mode, modeOf, modesOf, startOf, valuesIn, valuesPart } from './modes'
import { texts } from './texts'

export interface UnitPanelProps {
  readonly unit: CronUnit
  readonly width: DialogWidth
  /** Undefined: what is written is wrong, and no mode is chosen. */
  readonly part: CronPart | undefined
  readonly disabled: boolean
  readonly onChange: (part: CronPart) => void
}

/** What one field can say, a mode a line. A user who comes back to a mode finds its numbers as they were. */
export function UnitPanel({ unit, width, part, disabled, onChange }: UnitPanelProps) {
  const [kept, setKept] = useState<ReadonlyMap<Mode, CronPart>>(new Map())
  const [thisYear] = useState(() => new Date().getFullYear())
  const mode = part === undefined ? undefined : modeOf(unit, part, width)
  const partOf = (each: Mode): CronPart => (each === mode && part) || (kept.get(each) ?? startOf(unit, each, width, thisYear))
  const choose = (next: Mode) => {
    if (mode !== undefined && part !== undefined) setKept(new Map(kept).set(mode, part))
    onChange(partOf(next))
  }
  const modes = mode === 'other' || kept.has('other') ? [...modesOf(unit, width), 'other' as const] : modesOf(unit, width)
  return (
    <div role="radiogroup" aria-label={texts.units[unit]}>
      <Radio.Group
        className="weft-cron-modes"
        value={mode ?? null}
        disabled={disabled}
        onChange={event => choose(event.target.value as Mode)}
      >
        {modes.map(each => (
          <div key={each} className="weft-cron-mode">
            <Radio value={each}>{nameOf(unit, each)}</Radio>
            <ModeRow unit={unit} mode={each} width={width} part={partOf(each)} disabled={disabled || each !== mode} onChange={onChange} />
            {each === 'specify' && mode === 'specify' && (
              <Specify unit={unit} part={partOf(each)} disabled={disabled} onChange={onChange} />
            )}
          </div>
        ))}
      </Radio.Group>
    </div>
  )
}

const nameOf = (unit: CronUnit, mode: Mode): ReactNode => (mode === 'every' ? texts.every[unit] : texts[mode])

type SpecifyProps = Pick<UnitPanelProps, 'unit' | 'disabled' | 'onChange'> & { readonly part: CronPart }

/** Values one by one; the last of them stays. */
function Specify({ unit, part, disabled, onChange }: SpecifyProps) {
  const values = valuesIn(part)
  const change = (chosen: readonly number[]) => chosen.length > 0 && onChange(valuesPart(chosen))
  const options = choicesOf(unit).map(value => ({ value, label: unit === 'week' ? texts.weekdays[value - 1] : String(value) }))
  const label = texts.part(texts.units[unit], texts.specify, texts.value)
  if (unit === 'year') {
    // A year that is not in the list was typed.
    const typed = values.filter(value => !options.some(option => option.value === value)).map(value => ({ value, label: String(value) }))
    return (
      <Select
        mode="multiple"
        className="weft-cron-years"
        aria-label={label}
        disabled={disabled}
        value={[...values]}
        options={[...typed, ...options]}
        onChange={change}
      />
    )
  }
  return (
    <fieldset className="weft-cron-group" aria-label={label}>
      <Checkbox.Group
        className="weft-cron-values"
        disabled={disabled}
        value={disabled ? [] : [...values]}
        options={options}
        onChange={change}
      />
    </fieldset>
  )
}
