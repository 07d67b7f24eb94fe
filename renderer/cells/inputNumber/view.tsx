import { type KeyboardEvent, useState } from 'react'
import { ownInputProps, TextInput } from '../../controls/text/text-input'
import { useTypedText } from '../../controls/text/use-typed-text'
import { isAmount } from '../../model/amount'
import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { definition, type NumberSettings, shownNumber } from './definition'
import { canBecomeNumber, commas, halfWidth, readNumber, settle, withoutCommas } from './numbers'
import './input-number.css'

/** Never cut: a number without its last digits is another number. */
function Viewer({ value, settings }: CellViewerProps<number, NumberSettings>) {
  return <>{shownNumber(value, settings)}</>
}

/** What is typed stays text until the cell is left; on the way, whatever is a number already is told. Commas may be deleted, never typed. */
function Editor(props: CellEditorProps<number, NumberSettings>) {
  const { value, settings, onChange, readOnly } = props
  const [draft, setDraft] = useState<string | null>(null)
  const stands = shownNumber(value, settings)
  // A draft whose number is no longer the value was overtaken from outside.
  const text = draft !== null && (readNumber(withoutCommas(draft)) ?? null) === value ? draft : stands
  const type = (raw: string) => {
    const next = halfWidth(raw)
    const plain = withoutCommas(next)
    if (!canBecomeNumber(plain) || commas(next) > commas(text)) return
    setDraft(next)
    onChange(readNumber(plain) ?? null)
  }
  const typed = useTypedText(text, type)
  const leave = () => {
    const number = readNumber(withoutCommas(text))
    const settled = number === undefined ? null : settle(number, settings)
    setDraft(null)
    if (settled !== value && !readOnly) onChange(settled)
    props.onBlur?.()
  }
  const step = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || readOnly || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setDraft(null)
    onChange(settle(Number(((value ?? 0) + direction * settings.step).toPrecision(15)), settings))
  }
  return (
    <TextInput
      {...ownInputProps(props)}
      {...typed}
      className={isAmount(settings) ? 'weft-amount' : undefined}
      invalid={props.invalid}
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      onKeyDown={step}
      onBlur={leave}
      {...spin(value, settings)}
    />
  )
}

/** Value and bounds for those who listen. */
function spin(value: number | null, { min, max }: NumberSettings) {
  return {
    ...(value === null ? {} : { 'aria-valuenow': value }),
    ...(typeof min === 'number' ? { 'aria-valuemin': min } : {}),
    ...(typeof max === 'number' ? { 'aria-valuemax': max } : {}),
  }
}

export const inputNumber: CellType<number, NumberSettings> = { ...definition, Viewer, Editor }
